### Der Tisch auf dem Touchscreen. Ferne Wörter liest man aus 1,5 m: Sie müssen kurz bleiben.

## Über den Tisch gelesen: Großbuchstaben, kurz

lockdown-screen-phase-player = SPIELER
lockdown-screen-phase-event = EREIGNISSE
lockdown-screen-elevator = LIFT
lockdown-screen-danger-yellow = SELBST{ "\u00AD" }ZERSTÖRUNG
lockdown-screen-danger-red = SELBST{ "\u00AD" }ZERSTÖRUNG
lockdown-screen-danger-alert = ALARM
lockdown-screen-danger-time = { $rounds ->
    [one] LETZTE RUNDE
   *[other] LETZTE RUNDEN
}
lockdown-screen-danger-fire = FEUER
lockdown-screen-danger-malfunction = FEHL{ "\u00AD" }FUNKTION

## Hinter der Zahl der Runden oder der Marker: kurz und lang

lockdown-screen-short-yellow = { $rounds ->
    [one] Runde, dann rot
   *[other] Runden, dann rot
}
lockdown-screen-short-red = { $rounds ->
    [one] Runde noch
   *[other] Runden noch
}
lockdown-screen-short-alert = { $rounds ->
    [one] Runde noch
   *[other] Runden noch
}
lockdown-screen-short-time = { $rounds ->
    [one] Runde noch
   *[other] Runden noch
}
lockdown-screen-short-alert-destroyed = { $rounds ->
    [one] Runde, dann zerstört
   *[other] Runden, dann zerstört
}
lockdown-screen-short-time-destroyed = { $rounds ->
    [one] Runde, dann zerstört
   *[other] Runden, dann zerstört
}
lockdown-screen-short-fire = Marker übrig
lockdown-screen-short-malfunction = Marker übrig
lockdown-screen-long-yellow = { $rounds ->
    [one] Runde, dann wird sie rot. Noch könnt ihr sie stoppen.
   *[other] Runden, dann wird sie rot. Noch könnt ihr sie stoppen.
}
lockdown-screen-long-red = { $rounds ->
    [one] Runde noch, und nichts hält sie auf. Raus hier!
   *[other] Runden noch, und nichts hält sie auf. Raus hier!
}
lockdown-screen-long-alert = { $rounds ->
    [one] Runde noch. Nur wer isoliert oder fort ist, überlebt.
   *[other] Runden noch. Nur wer isoliert oder fort ist, überlebt.
}
lockdown-screen-long-time = { $rounds ->
    [one] Runde noch. Nur wer isoliert oder fort ist, überlebt.
   *[other] Runden noch. Nur wer isoliert oder fort ist, überlebt.
}
lockdown-screen-long-alert-destroyed = { $rounds ->
    [one] Runde, dann zerstört. Nur wer fort ist, lebt.
   *[other] Runden, dann zerstört. Nur wer fort ist, lebt.
}
lockdown-screen-long-time-destroyed = { $rounds ->
    [one] Runde, dann zerstört. Nur wer fort ist, lebt.
   *[other] Runden, dann zerstört. Nur wer fort ist, lebt.
}
lockdown-screen-long-fire = Marker übrig. Das nächste Feuer zerstört die Anlage.
lockdown-screen-long-malfunction = Marker übrig. Die nächste Fehlfunktion zerstört die Anlage.

## Nah

lockdown-screen-round = Runde
lockdown-screen-time = ZEIT
lockdown-screen-turn = am Zug
lockdown-screen-actions = Aktionen
lockdown-screen-encounter = Begegnung
lockdown-screen-pass = Passen

## Was der Summer sagt

lockdown-cue-alert = Alarm
lockdown-cue-autodestruction-started = Selbstzerstörung läuft
lockdown-cue-autodestruction-closer = Selbstzerstörung rückt näher
lockdown-cue-autodestruction-red = Selbstzerstörung ist rot
lockdown-cue-autodestruction-stopped = Selbstzerstörung gestoppt
lockdown-cue-isolation-open = Isolationsraum öffnet
lockdown-cue-gate-open = Haupttor öffnet
lockdown-cue-encounter = Begegnung
lockdown-cue-surprise_attack = Überraschungsangriff
lockdown-cue-token-drawn = Plättchen gezogen
lockdown-cue-next_player = nächster Zug
lockdown-cue-round = neue Runde
lockdown-cue-first_death = erster Todesfall
lockdown-cue-death = Todesfall
lockdown-cue-blackout = alles dunkel
lockdown-cue-power-lost = Strom weg
lockdown-cue-power-restored = Strom wieder da
lockdown-cue-css-launch = Kapsel gestartet
lockdown-cue-threshold-ahead = Schwelle voraus
lockdown-cue-swept = Anlage gesäubert
lockdown-cue-destroyed = Anlage zerstört
