### Lockdown als Text gezeichnet, und sein Aufbau als Fragen.

## Aufbau

lockdown-setup-players = Wie viele spielen mit?
lockdown-setup-players-n = { $count ->
    [one] Spieler
   *[other] Spieler
}
lockdown-setup-name = Name von Spieler { $seat }?
lockdown-setup-name-usual = Spieler { $seat }
lockdown-setup-character = { $name } spielt …
lockdown-setup-mode = Welcher Modus?
lockdown-setup-xenos = Welche Xenos?
lockdown-setup-runs = Wer zieht und würfelt?
lockdown-setup-runs-usual = Die App zieht aus dem Beutel, der Tisch macht den Rest
lockdown-setup-runs-app = Die App zieht und würfelt, was sie kann
lockdown-setup-runs-table = Der Tisch zieht und sagt es der App
lockdown-setup-runs-each = Einzeln wählen …
lockdown-setup-bag = Wer zieht aus dem Beutel?
lockdown-setup-events = Wer zieht die Ereigniskarten?
lockdown-setup-attacks = Wer zieht die Angriffskarten?
lockdown-setup-noise = Wer würfelt Geräusche?
lockdown-setup-by-app = Die App
lockdown-setup-by-table = Der Tisch, und sagt es der App
lockdown-setup-by-off = Der Tisch; die App sagt nur, wann
lockdown-setup-power = Wer verteilt die Stromplättchen?
lockdown-setup-power-dealt = Die App, zufällig
lockdown-setup-power-told = Der Tisch: eingeben, was wo liegt
lockdown-setup-power-token = Welches Stromplättchen liegt bei { $section }?

## Der gezeichnete Tisch

lockdown-table-empty = Hier ist noch nichts aufgebaut.
lockdown-table-round = RUNDE { $round }
lockdown-table-phase-player = SPIELERPHASE
lockdown-table-phase-event = EREIGNISPHASE
lockdown-table-phase-over = SPIELENDE
lockdown-table-turn = { $name } ist dran
lockdown-table-step = { $number }/{ $count }
lockdown-table-time = ZEIT { $time }
lockdown-table-last-field = S
lockdown-table-mark-css = FVS
lockdown-table-mark-isolation = ISO
lockdown-table-mark-alert = ALM
lockdown-table-mark-yellow = SZ
lockdown-table-mark-red = SZ!
lockdown-table-on = STROM
lockdown-table-dark = DUNKEL
lockdown-table-markers = Marker
lockdown-table-fires = Feuer
lockdown-table-malfunctions = Fehlfunktion
lockdown-table-eggs = Eier
lockdown-table-blank = leer
lockdown-table-bag = Beutel · { $count }
lockdown-table-on-board = Auf dem Plan
lockdown-table-gate-open = Tor OFFEN
lockdown-table-gate-shut = Tor zu
lockdown-table-rover-facility = Rover hier
lockdown-table-rover-bunker = Rover am Bunker
lockdown-table-isolation-open = Isolation OFFEN
lockdown-table-isolation-shut = Isolation zu
lockdown-table-light = L
lockdown-table-serious = S
lockdown-table-knowledge = W
lockdown-table-passed = gepasst
lockdown-table-first = Startspieler
lockdown-table-survivors = Am Leben vor der Siegprüfung: { $names }
lockdown-table-no-survivors = Niemand ist entkommen.
lockdown-table-warn-yellow = { $rounds ->
    [one] Die Selbstzerstörung wird diese Runde rot. Noch lässt sie sich stoppen.
   *[other] Die Selbstzerstörung wird in { $rounds } Runden rot. Noch lässt sie sich stoppen.
}
lockdown-table-warn-red = { $rounds ->
    [one] Selbstzerstörung: Die Anlage wird diese Runde zerstört!
   *[other] Selbstzerstörung: Die Anlage wird in { $rounds } Runden zerstört.
}
lockdown-table-warn-alert = { $rounds ->
    [one] Alarm: Diese Runde endet alles!
   *[other] Alarm: In { $rounds } Runden endet alles.
}
lockdown-table-warn-time = { $rounds ->
    [one] Letzte Runde: An ihrem Ende ist die Zeit um!
   *[other] In { $rounds } Runden ist die Zeit um.
}
lockdown-table-warn-alert-destroyed = { $rounds ->
    [one] Alarm bei Selbstzerstörung: Die Anlage wird diese Runde zerstört, auch Isolierte sterben!
   *[other] Alarm bei Selbstzerstörung: Die Anlage wird in { $rounds } Runden zerstört, auch Isolierte sterben.
}
lockdown-table-warn-time-destroyed = { $rounds ->
    [one] Letzte Runde bei Selbstzerstörung: Die Anlage wird zerstört, auch Isolierte sterben!
   *[other] In { $rounds } Runden ist die Zeit um, bei Selbstzerstörung: Auch Isolierte sterben dann.
}
lockdown-table-warn-fire = Kein Feuermarker ist übrig: Das nächste Feuer zerstört die Anlage!
lockdown-table-warn-malfunction = Kein Fehlfunktionsmarker ist übrig: Der nächste zerstört die Anlage!

lockdown-table-odds-token = { $percent } %  { $token }  ({ $exact })
lockdown-table-odds-surprise-lit = Überraschungsangriff im Hellen: { $percent } %  ({ $exact })
lockdown-table-odds-surprise-dark = Überraschungsangriff im Dunkeln: { $percent } %  ({ $exact })

lockdown-table-help =
    Zeitleiste: [ ] ist jetzt · ! rote Leistungsschwelle, zählt bei inaktivem Zeitplättchen · !! blaue Schwelle, zählt immer
    FVS-Plättchen verdeckt; = und ein Buchstabe: aufgedeckt · ISO: hier öffnet der Isolationsraum · SZ Selbstzerstörung, SZ! rot · ALM Alarm
    Spieler: L leichte Wunden ● · S schwere Wunden ◆, verbunden ◈ · W Wissen, * Archiv benutzt
