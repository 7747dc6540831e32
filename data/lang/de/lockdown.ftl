### Nemesis: Lockdown. Jeder Satz ist unser eigener.

lockdown-name = Nemesis: Lockdown

## Wörter

# Eingesetzte Wörter stehen im Nominativ; darum stehen sie in den Sätzen meist nach einem Doppelpunkt.
lockdown-token-blank = Leeres Plättchen
lockdown-token-larva = Larve
lockdown-token-creeper = Kriecher
lockdown-token-adult = Jäger
lockdown-token-breeder = Brutbestie
lockdown-token-queen = Königin
lockdown-section-s01 = S-01
lockdown-section-s02 = S-02
lockdown-section-s03 = S-03
lockdown-section-elevator = Aufzug
lockdown-step-turns = Züge
lockdown-step-launch_css = FVS-Start
lockdown-step-advance_time = Zeit
lockdown-step-remove_noise = Geräusche
lockdown-step-xeno_attacks = Angriffe
lockdown-step-fire_damage = Feuer
lockdown-step-event_card = Ereignis
lockdown-step-bag_development = Ausbreitung
lockdown-result-hidden = verdeckt
lockdown-result-a = Kapsel A
lockdown-result-b = Kapsel B
lockdown-result-c = Kapsel C
lockdown-result-all = alle Kapseln
lockdown-result-none = keine Kapsel
lockdown-result-1 = 1
lockdown-result-2 = 2
lockdown-result-3 = 3
lockdown-result-4 = 4
lockdown-result-silence = Stille
lockdown-result-danger = Gefahr
lockdown-colour-red = rot
lockdown-colour-blue = blau
lockdown-wound-light = Leichte Wunde
lockdown-wound-serious = Schwere Wunde
lockdown-side-inactive = inaktiv (rot)
lockdown-side-active = aktiv (blau)
lockdown-side-yellow = gelb
lockdown-side-red = rot
lockdown-using-rover = Rover
lockdown-using-suit = Schutzanzug
lockdown-exit-isolation = Isolationsraum
lockdown-exit-bunker = Bunker
lockdown-place-facility = Anlage
lockdown-place-bunker = Bunker
lockdown-place-bag = Beutel
lockdown-place-supply = Vorrat
lockdown-cause-swept = Anlage gesäubert
lockdown-cause-destroyed = Anlage zerstört
lockdown-status-larva = Larve
lockdown-status-slime = Schleim
lockdown-status-signal = Signal
lockdown-standing-in_play = im Spiel
lockdown-standing-in_pod = in einer Kapsel
lockdown-standing-isolated = eingeschlossen
lockdown-standing-bunker = im Bunker
lockdown-standing-escaped = entkommen
lockdown-standing-dead = tot
lockdown-marker-fire = Feuer
lockdown-marker-malfunction = Fehlfunktion
lockdown-pod-a = Kapsel A
lockdown-pod-b = Kapsel B
lockdown-pod-c = Kapsel C
lockdown-mode-standard = semi-kooperativ
lockdown-mode-solo = solo
lockdown-mode-coop = voll kooperativ
lockdown-xenos-night_stalkers = Nachtpirscher
lockdown-xenos-intruders = Xenos aus Nemesis
lockdown-board-standard = Standardseite
lockdown-board-surface = Oberflächenseite
lockdown-runs-app = App
lockdown-runs-table = Tisch
lockdown-runs-off = ohne App
lockdown-modes = Beutel: { $bag }, Ereignisse: { $events }, Angriffe: { $attacks }, Geräusche: { $noise }
lockdown-arrangement = S-01 { $s01 }, S-02 { $s02 }, S-03 { $s03 }, Aufzug { $elevator }
lockdown-phase-setup = Aufbau
lockdown-phase-player = Spielerphase
lockdown-phase-event = Ereignisphase
lockdown-phase-over = Spielende
lockdown-yes = ja
lockdown-no = nein
lockdown-nothing = nichts
lockdown-is = { $value }
lockdown-card = { $card } { $title }
lockdown-slot-and-side = { $slot ->
    [0] letztes Feld, { $side }
   *[other] Feld { $slot }, { $side }
}

lockdown-character-survivor = Überlebende
lockdown-character-lab_rat = Laborratte
lockdown-character-hacker = Hacker
lockdown-character-xenobiologist = Xenobiologin
lockdown-character-sentry = Wache
lockdown-character-janitor = Hausmeister
lockdown-character-captain = Captain
lockdown-character-pilot = Pilotin
lockdown-character-scientist = Wissenschaftler
lockdown-character-scout = Aufklärerin
lockdown-character-soldier = Soldat
lockdown-character-mechanic = Mechaniker

lockdown-headline-setup = Aufbau
lockdown-headline-player = Runde { $round }, Spielerphase, Zeit { $time }
lockdown-headline-event = Runde { $round }, Ereignisphase, Zeit { $time }
lockdown-headline-over = Ende in Runde { $round }: { $cause }

## Werte, die man korrigieren kann

lockdown-figure-of-player = { $name }: { $figure }
lockdown-figure-power-on = { $section }: Strom an
lockdown-figure-power-token = { $section }: Stromplättchen
lockdown-figure-css = { $slot ->
    [0] FVS-Plättchen auf dem letzten Feld
   *[other] FVS-Plättchen auf Feld { $slot }
}
lockdown-figure-bag = Beutel: { $token }
lockdown-figure-supply = Vorrat: { $token }
lockdown-figure-on_board = Auf dem Spielplan: { $token }
lockdown-figure-round = Runde
lockdown-figure-time = Zeit
lockdown-figure-time_token = Zeitplättchen
lockdown-figure-autodestruction = Selbstzerstörung
lockdown-figure-alert = Alarm
lockdown-figure-main_gate_open = Haupttor offen
lockdown-figure-eggs = Eier im Nest
lockdown-figure-fires = Feuer
lockdown-figure-fire_supply = Feuermarker im Vorrat
lockdown-figure-malfunctions = Fehlfunktionen
lockdown-figure-malfunction_supply = Fehlfunktionsmarker im Vorrat
lockdown-figure-rover = Rover
lockdown-figure-first_encounter = erste Begegnung war schon
lockdown-figure-first_player = Startspieler
lockdown-figure-active_player = am Zug
lockdown-figure-name = Name
lockdown-figure-character = Charakter
lockdown-figure-status = Status
lockdown-figure-passed = gepasst
lockdown-figure-light_wounds = Leichte Wunden
lockdown-figure-serious_wounds = Schwere Wunden
lockdown-figure-dressed_wounds = verbundene Wunden
lockdown-figure-larva = Larve
lockdown-figure-slime = Schleim
lockdown-figure-signal = Signal abgesetzt
lockdown-figure-knowledge = Wissen
lockdown-figure-knowledge_active = Wissensplättchen aktiv
lockdown-figure-pod = Kapsel

## Gruppen von Möglichkeiten

lockdown-group-turn = Jetzt
lockdown-group-encounters = Begegnungen und Angriffe
lockdown-group-characters = Wunden und Charaktere
lockdown-group-exits = Fluchtwege
lockdown-group-markers = Feuer, Fehlfunktionen, Eier
lockdown-group-power = Strom
lockdown-group-alarms = Alarm und FVS
lockdown-group-xenos = Xenos und Plättchen
lockdown-group-setup = Aufbau

## Knöpfe

lockdown-act-setup = Partie aufbauen
lockdown-act-end_turn = { $name }: Zug beenden
lockdown-act-pass_turn = { $name }: passen
lockdown-act-next_step = Fertig: { $step }
lockdown-act-reveal_css = FVS-Plättchen aufdecken
lockdown-act-draw_token = Aus dem Beutel ziehen
lockdown-act-draw_token-nest_occupied = Aus dem Beutel ziehen: Im Nest ist ein Charakter
lockdown-act-draw_token-told = Gezogenes Plättchen melden
lockdown-act-draw_token-queen = Gezogene Königin melden
lockdown-act-draw_token-queen_meets = Königin melden und wen sie im Nest trifft
lockdown-act-event_card = Ereigniskarte ziehen
lockdown-act-event_card-told = Ereigniskarte melden
lockdown-act-start_autodestruction = Selbstzerstörung starten
lockdown-act-stop_autodestruction = Selbstzerstörung stoppen
lockdown-act-trigger_alert = Alarm auslösen
lockdown-act-restore_power = { $open ->
    [0] Strom wiederherstellen, Plättchen bleiben
   *[other] Strom wiederherstellen und neu verteilen
}
lockdown-act-flip_power = Strom in einer Sektion umschalten
lockdown-act-swap_power = Zwei Stromplättchen tauschen: { $a } und …
lockdown-act-flip_time_token = Zeitplättchen umdrehen: { $side }
lockdown-act-place_fire = Feuer platzieren
lockdown-act-remove_fire = Feuer löschen
lockdown-act-place_malfunction = Fehlfunktion platzieren
lockdown-act-remove_malfunction = Fehlfunktion reparieren
lockdown-act-lose_markers = 1 Feuer und 1 Fehlfunktion aus dem Vorrat nehmen
lockdown-act-lay_egg = 1 Ei mehr im Nest
lockdown-act-destroy_egg = 1 Ei weniger im Nest
lockdown-act-encounter = Begegnung: App zieht
lockdown-act-encounter-hand = Begegnung: App zieht und vergleicht die Hand
lockdown-act-encounter-told = Begegnung: Plättchen melden
lockdown-act-xeno_placed = Ein Xeno erscheint
lockdown-act-xeno_removed = Ein Xeno verlässt den Spielplan
lockdown-act-xeno_changed = { $from } wird zu …
lockdown-act-add_token = Ein Plättchen kommt in den Beutel
lockdown-act-infest = { $name }: Larve greift an
lockdown-act-wound = { $name }: Wunde
lockdown-act-dress = { $name }: Schwere Wunden verbinden
lockdown-act-heal = { $name } heilt: { $kind }
lockdown-act-kill = { $name } stirbt
lockdown-act-revive = { $name } wiederbeleben
lockdown-act-enter_pod = { $name } steigt in eine Kapsel
lockdown-act-leave = { $name } rettet sich: { $by }
lockdown-act-gain_knowledge = { $name }: Wissen
lockdown-act-gain_knowledge-archive = { $name }: Archiv
lockdown-act-set_status-larva_on = { $name } bekommt eine Larve
lockdown-act-set_status-larva_off = { $name } ist die Larve los
lockdown-act-set_status-slime_on = { $name } bekommt Schleim
lockdown-act-set_status-slime_off = { $name } ist den Schleim los
lockdown-act-set_status-signal_on = { $name } setzt das Signal ab
lockdown-act-set_status-signal_off = { $name }: Signal zurücknehmen
# ja und nein sind die Wörter von lockdown-yes und lockdown-no.
lockdown-act-move_css = { $from ->
    [0] FVS-Plättchen vom letzten Feld verschieben
   *[other] FVS-Plättchen von Feld { $from } verschieben
}
lockdown-act-move_rover = Rover versetzen: { $to }
lockdown-act-open_main_gate = Haupttor öffnen
lockdown-act-attack = Xeno greift an: App zieht
lockdown-act-attack-told = Xeno greift an: Karte melden
lockdown-act-noise_roll = Geräuschprobe: App würfelt
lockdown-act-noise_roll-told = Geräuschprobe: Wurf melden
lockdown-act-check_injury = Schaden prüfen: { $type }

lockdown-ask-player = Wer?
lockdown-ask-token = Welches Plättchen?
lockdown-ask-type = Welcher Xeno?
lockdown-ask-to = Wohin oder wozu?
lockdown-ask-kind = Welche Art von Wunde?
lockdown-ask-count = Wie viele?
lockdown-ask-section = Welche Sektion?
lockdown-ask-b = Und womit?
lockdown-ask-result = Was kam heraus?
lockdown-ask-card = Welche Karte?
lockdown-ask-hand = Wie viele Handkarten, Kontamination mitgezählt?
lockdown-ask-dark = Im Dunkeln?
lockdown-ask-nest_occupied = Ist ein Charakter im Nest?
lockdown-ask-adults_in_combat = Wie viele Jäger sind im Kampf?
lockdown-ask-amount = Wie viel?
lockdown-ask-pod = Welche Kapsel?
lockdown-ask-burning = Brennt es im FVS-Raum?
lockdown-ask-using = Womit?
lockdown-ask-arrangement = Welches Plättchen wohin?
lockdown-ask-wounds = Wie viel Schaden hat der Xeno?
lockdown-ask-mode = Welcher Modus?
lockdown-ask-modes = Wer macht was?

## Wie Befehle heißen, im Verlauf und beim Rückgängigmachen

lockdown-did-setup = { $count ->
    [one] Aufbau für 1 Person
   *[other] Aufbau für { $count } Personen
}
lockdown-did-end_turn = { $name } beendet den Zug
lockdown-did-pass_turn = { $name } passt
lockdown-did-next_step = Ereignisphase: { $step }
lockdown-did-next_round = Runde { $round } beginnt
lockdown-did-reveal_css = FVS-Plättchen: { $result }
lockdown-did-draw_token = Xeno-Ausbreitung: { $token }
lockdown-did-event_card = Ereignis { $card }: { $title }
lockdown-did-start_autodestruction = Selbstzerstörung gestartet
lockdown-did-stop_autodestruction = Selbstzerstörung gestoppt
lockdown-did-trigger_alert = Alarm ausgelöst
lockdown-did-restore_power = Strom wiederhergestellt
lockdown-did-flip_power = { $section }: Strom umgeschaltet
lockdown-did-swap_power = { $a } und { $b }: Stromplättchen getauscht
lockdown-did-flip_time_token = Zeitplättchen umgedreht: { $side }
lockdown-did-place_fire = Feuer platziert
lockdown-did-remove_fire = Feuer gelöscht
lockdown-did-place_malfunction = Fehlfunktion platziert
lockdown-did-remove_malfunction = Fehlfunktion repariert
lockdown-did-lose_markers = Marker aus dem Vorrat genommen
lockdown-did-lay_egg = Ei gelegt
lockdown-did-destroy_egg = Ei aus dem Nest entfernt
lockdown-did-encounter = { $name } trifft auf: { $token }
lockdown-did-xeno_placed = { $type } erscheint
lockdown-did-xeno_removed = { $type } verlässt den Spielplan
lockdown-did-xeno_changed = { $from } wird zu: { $to }
lockdown-did-add_token = In den Beutel: { $token }
lockdown-did-infest = Larve greift { $name } an
lockdown-did-wound = { $count ->
    [one] { $name }: { $kind }
   *[other] { $name }: { $count } Mal { $kind }
}
lockdown-did-dress = { $name }: Wunden verbunden
lockdown-did-heal = { $count ->
    [one] { $name }: { $kind } geheilt
   *[other] { $name }: { $count } Mal { $kind } geheilt
}
lockdown-did-kill = { $name } stirbt
lockdown-did-revive = { $name } lebt wieder
lockdown-did-enter_pod = { $name } steigt in Kapsel { $pod }
lockdown-did-leave = { $name } rettet sich: { $by }
lockdown-did-gain_knowledge = { $name }: Wissen +{ $amount }
lockdown-did-move_css = FVS-Plättchen von { $from } nach { $to } verschoben
lockdown-did-move_rover = Rover versetzt: { $to }
lockdown-did-open_main_gate = Haupttor geöffnet
lockdown-did-attack = { $type } greift { $name } an
lockdown-did-noise_roll = Geräuschprobe von { $name }: { $result }
lockdown-did-check_injury = Schaden geprüft: { $type }
lockdown-did-correct = Korrigiert: { $figure }, vorher { $old }, jetzt { $value }

## Was geschah, und was Hände tun müssen

lockdown-tells-game_set_up = Alles ist bereit.
lockdown-tells-round_began = Runde { $round } beginnt. Startspielerplättchen: { $name }.
lockdown-tells-turn_began = { $name } ist am Zug: zwei Aktionen oder passen.
lockdown-tells-css_revealed = { $slot ->
    [0] FVS-Plättchen auf dem letzten Feld: { $result }.
   *[other] FVS-Plättchen auf Feld { $slot }: { $result }.
}
lockdown-tells-css_moved = { $slot ->
    [0] Verschiebt das FVS-Plättchen vom letzten Feld auf Feld { $to }.
   *[other] { $to ->
        [0] Verschiebt das FVS-Plättchen von Feld { $slot } auf das letzte Feld.
       *[other] Verschiebt das FVS-Plättchen von Feld { $slot } auf Feld { $to }.
    }
}
lockdown-tells-time_advanced = { $time ->
    [0] Die Zeit ist um. Das Zeitplättchen kommt auf das letzte Feld.
   *[other] Neue Zeit: { $time }. Rückt das Zeitplättchen weiter.
}
lockdown-tells-threshold_crossed = Leistungsschwelle überschritten: { $colour }.
lockdown-tells-threshold_spared = Rote Leistungsschwelle, aber der Notstrom läuft: Es geht kein Strom verloren.
lockdown-tells-isolation_opened = Der Isolationsraum ist offen. Dreht sein Raumteil um.
lockdown-tells-gate_opened = Das Haupttor geht auf. Nehmt es vom Spielplan.
lockdown-tells-autodestruction_started = { $slot ->
    [0] Die Selbstzerstörung läuft! Legt ihr Plättchen auf das letzte Feld, gelbe Seite oben.
   *[other] Die Selbstzerstörung läuft! Legt ihr Plättchen auf Feld { $slot }, gelbe Seite oben.
}
lockdown-tells-autodestruction_turned_red = { $slot ->
    [0] Die Selbstzerstörung ist rot, niemand kann sie mehr stoppen. Legt ihr Plättchen auf das letzte Feld, rote Seite oben.
   *[other] Die Selbstzerstörung ist rot, niemand kann sie mehr stoppen. Legt ihr Plättchen auf Feld { $slot }, rote Seite oben.
}
lockdown-tells-autodestruction_stopped = Die Selbstzerstörung ist gestoppt. Nehmt ihr Plättchen von der Zeitleiste.
lockdown-tells-alert_triggered = { $slot ->
    [0] Alarm! Legt das Alarmplättchen auf das letzte Feld. Dort endet die Partie.
   *[other] Alarm! Legt das Alarmplättchen auf Feld { $slot }. Verlässt die Zeit dieses Feld, ist die Partie aus.
}
lockdown-tells-power_on = { $section }: Strom an. Dreht Stromplättchen { $token } auf Blau.
lockdown-tells-power_off = { $section }: Strom aus. Dreht Stromplättchen { $token } auf Rot.
lockdown-tells-power_arranged = Stromplättchen, jedes auf seiner Seite: S-01 { $s01 }, S-02 { $s02 }, S-03 { $s03 }, Aufzug { $elevator }
lockdown-tells-time_token_turned = Dreht das Zeitplättchen um: { $side }.
lockdown-tells-token_drawn = Aus dem Beutel gezogen: { $token }.
lockdown-tells-token_into_bag = Aus dem Vorrat in den Beutel: { $token }.
lockdown-tells-token_into_supply = Aus dem Beutel in den Vorrat: { $token }.
lockdown-tells-token_missing = Im Vorrat fehlt dieses Plättchen ({ $token }): In den Beutel kommt keins.
lockdown-tells-surprise_attack = { $hand ->
    [0] { $token }, und keine Karte auf der Hand: Überraschungsangriff!
    [one] { $token }, und nur 1 Karte auf der Hand: Überraschungsangriff!
   *[other] { $token }, und nur { $hand } Karten auf der Hand: Überraschungsangriff!
}
lockdown-tells-no_surprise = { $hand ->
    [0] { $token }, ohne Karten auf der Hand: kein Überraschungsangriff.
    [one] { $token }, mit 1 Karte auf der Hand: kein Überraschungsangriff.
   *[other] { $token }, mit { $hand } Karten auf der Hand: kein Überraschungsangriff.
}
lockdown-tells-compare_hand = { $lit ->
    [0] { $token }: Überraschungsangriff nur im Dunkeln, { $dark ->
        [1] ohne Handkarten
       *[other] bei weniger als { $dark } Handkarten
    }.
    [1] { $token }: Überraschungsangriff ohne Handkarten{ $dark ->
        [1] {""}
       *[other] , im Dunkeln bei weniger als { $dark }
    }.
   *[other] { $token }: Überraschungsangriff bei weniger als { $lit } Handkarten, im Dunkeln bei weniger als { $dark }.
}
lockdown-tells-compare_token = { $token }: Vergleicht die Zahl auf dem Plättchen, im Dunkeln die höhere, mit allen Handkarten, auch den Kontaminationskarten. Bei weniger Karten ist es ein Überraschungsangriff.
lockdown-tells-first_encountered = Der erste Xeno ist auf dem Spielplan!
lockdown-tells-figure_placed = Stellt eine Figur auf: { $token }.
lockdown-tells-figure_removed = Nehmt eine Figur vom Spielplan: { $token }.
lockdown-tells-figure_missing = Alle Figuren dieser Art sind im Einsatz ({ $token }): Es kommt keine dazu.
lockdown-tells-adults_withdrew = { $count ->
    [one] 1 Jäger, der nicht kämpft, verlässt den Spielplan.
   *[other] { $count } Jäger, die nicht kämpfen, verlassen den Spielplan.
}
lockdown-tells-egg_laid = 1 Ei mehr im Nest. Legt es auf die Labor-Tafel.
lockdown-tells-egg_missing = Im Nest liegen schon alle Eier: Es kommt keins dazu.
lockdown-tells-egg_destroyed = 1 Ei weniger im Nest. Nehmt es von der Labor-Tafel.
lockdown-tells-fire_placed = { $left ->
    [0] Feuer. Der Vorrat ist leer: Das nächste in einem Raum ohne Feuer zerstört die Anlage!
    [one] Feuer. Noch 1 Marker im Vorrat.
   *[other] Feuer. Noch { $left } Marker im Vorrat.
}
lockdown-tells-fire_removed = Ein Feuer ist gelöscht. Der Marker kommt in den Vorrat.
lockdown-tells-malfunction_placed = { $left ->
    [0] Fehlfunktion. Der Vorrat ist leer: Die nächste in einem Raum ohne Fehlfunktion zerstört die Anlage!
    [one] Fehlfunktion. Noch 1 Marker im Vorrat.
   *[other] Fehlfunktion. Noch { $left } Marker im Vorrat.
}
lockdown-tells-malfunction_removed = Eine Fehlfunktion ist repariert. Der Marker kommt in den Vorrat.
lockdown-tells-marker_stayed = In Raum { $room } liegt so ein Marker schon: Nichts passiert.
lockdown-tells-markers_ran_out = Ein weiterer Marker war nötig ({ $marker }), und der Vorrat ist leer.
lockdown-tells-markers_lost = Aus dem Vorrat in die Schachtel: Feuer { $fires }, Fehlfunktion { $malfunctions }.
lockdown-tells-light_wound_suffered = { $name } erleidet eine Leichte Wunde.
lockdown-tells-light_wounds_turned_serious = { $name }: Aus der dritten Leichten Wunde wird eine Schwere. Nimm den Marker weg und zieh die Karte.
lockdown-tells-serious_wound_suffered = { $name } erleidet eine Schwere Wunde. Zieh die Karte dazu.
lockdown-tells-wounds_dressed = { $count ->
    [one] { $name }: 1 Schwere Wunde verbunden. Dreh die Karte um.
   *[other] { $name }: { $count } Schwere Wunden verbunden. Dreh die Karten um.
}
lockdown-tells-wounds_healed = { $count ->
    [one] { $name } heilt: { $kind }.
   *[other] { $name } heilt { $count } Mal: { $kind }.
}
lockdown-tells-character_died = { $name } ist tot. Legt ein Leichenplättchen in den Raum. Getragene Objekte bleiben dort, Gegenstände kommen verdeckt aus dem Spiel (kooperativ bleiben sie), Eindämmungsprotokolle in den neutralen Vorrat.
lockdown-tells-character_revived = { $name } ist zurück, in der Erste-Hilfe-Station: Leichte Wunden geheilt, Schwere verbunden.
lockdown-tells-character_boarded = { $name } ist in Kapsel { $pod }. Leg alle Handkarten ab. Bis zum Start kann dir hier nichts passieren.
lockdown-tells-character_escaped = Kapsel { $pod } ist weg: { $name } ist entkommen!
lockdown-tells-character_returned = Kapsel { $pod } startet nicht: { $name } ist zurück im FVS-Raum.
lockdown-tells-character_isolated = Die Geräuschprobe brachte keinen Xeno: { $name } ist im Isolationsraum eingeschlossen und nicht mehr im Spiel.
lockdown-tells-bunker_by_rover = { $name } hat den Bunker mit dem Rover erreicht und ist in Sicherheit.
lockdown-tells-bunker_by_suit = Die Geräuschprobe brachte keinen Xeno: { $name } hat den Bunker zu Fuß erreicht und ist in Sicherheit.
lockdown-tells-rover_moved = Der Rover steht jetzt hier: { $to }.
lockdown-tells-knowledge_gained = { $name } hat jetzt { $knowledge } Wissen.
lockdown-tells-knowledge_activated = { $name }: Dreh dein Wissensplättchen um, es ist jetzt aktiv. Sieh dir ein Eindämmungsprotokoll an, nur nicht das aktive.
lockdown-tells-larva_on = { $name } trägt eine Larve. Stell sie auf die Charaktertafel.
lockdown-tells-larva_off = { $name } ist die Larve los.
lockdown-tells-slime_on = { $name } ist voller Schleim.
lockdown-tells-slime_off = { $name } ist den Schleim los.
lockdown-tells-signal_on = { $name } hat das Signal abgesetzt.
lockdown-tells-signal_off = { $name }: Signal zurückgenommen.
lockdown-tells-event_card = Ereignis { $card }: { $title }
lockdown-tells-event_moves = { $count ->
    [one] Durch Korridor { $corridor } ziehen, wenn kein Charakter bei ihnen ist: { $xeno1 }, { $xeno2 }{ $movers ->
        [3] , { $xeno3 }
       *[other] {""}
    }. Eine geschlossene Tür wird stattdessen zerstört; wer in einen Wartungskorridor kommt, verschwindet in den Beutel.
   *[other] Durch Korridor { $corridor } und dann { $then } ziehen, solange kein Charakter bei ihnen ist: { $xeno1 }, { $xeno2 }{ $movers ->
        [3] , { $xeno3 }
       *[other] {""}
    }. Eine geschlossene Tür wird stattdessen zerstört; wer in einen Wartungskorridor kommt, verschwindet in den Beutel.
}
lockdown-tells-retreat = { $count ->
    [one] Der Rückzug geht durch Korridor { $corridor }. Eine geschlossene Tür wird stattdessen zerstört; in einen Wartungskorridor verschwindet der Xeno vom Spielplan.
   *[other] Der Rückzug geht durch Korridor { $corridor }, dann { $then }. Eine geschlossene Tür wird stattdessen zerstört; in einen Wartungskorridor verschwindet der Xeno vom Spielplan.
}
lockdown-tells-event_card_removed = Diese Karte kommt aus dem Spiel; Ereignisstapel und Ablagestapel werden zusammengemischt.
lockdown-tells-attack_hits = { $token } greift { $name } an: { $card }. Treffer!
lockdown-tells-attack_misses = { $token } greift { $name } an: { $card }. Daneben.
lockdown-tells-injury_checked = { $blood ->
    [0] { $token }: { $outcome }.
   *[other] { $token }, Schaden { $wounds } gegen { $blood }: { $outcome }.
}
lockdown-tells-noise_rolled = { $name } würfelt: { $result }. Es zählt: { $counts_as }.
lockdown-tells-figure_corrected = Korrigiert: { $figure }, vorher { $old }, jetzt { $value }.
lockdown-tells-swept = Die Anlage ist gesäubert. Wer weder eingeschlossen noch entkommen ist, ist tot. Die Xenos leben.
lockdown-tells-destroyed = Die Anlage ist zerstört. Nur wer im Bunker oder weit weg ist, lebt. Die Xenos und ihr Nest sind vernichtet.
lockdown-tells-survivors = Am Leben, bevor ihr die Sieger ermittelt: { $names }.
lockdown-tells-no_survivors = Niemand hat es geschafft.

lockdown-outcome-dies = stirbt. Legt ein Kadaverplättchen in den Raum, außer bei einer Larve
lockdown-outcome-lives = lebt weiter
lockdown-outcome-retreats = zieht sich zurück

## Schritte der Ereignisphase

lockdown-do-launch_css = FVS-Start. Liegt ein FVS-Plättchen unter dem Zeitplättchen, dreht es um und meldet, was es zeigt. Sonst weiter.
lockdown-do-advance_time = Die Zeit läuft weiter.
lockdown-do-remove_noise = Geräusche. Nehmt in Sektionen mit Strom die Marker aus jedem Korridor, der an keinen Raum mit einem Charakter grenzt. Die Wartungskorridore behalten ihren.
lockdown-do-xeno_attacks = Angriffe. Jeder Xeno, der mit Charakteren im Raum ist, greift den mit den wenigsten Aktionskarten auf der Hand an. Bei Gleichstand trifft es den, der in der Reihenfolge zuerst kommt. Eine Larve befällt stattdessen.
lockdown-do-fire_damage = Feuer. Wo es brennt, bekommt jeder Xeno 1 Schaden. In jedem brennenden Raum mit Eiern, die niemand trägt, wird eins zerstört.
lockdown-do-event_card = Ereignis. Zieht die Ereigniskarte: Zuerst bewegen sich die gezeigten Xenos, bei denen kein Charakter ist, dann kommt ihr Effekt. In Treppenhäusern ist es immer dunkel.
lockdown-do-bag_development = Xeno-Ausbreitung. Ein Plättchen kommt aus dem Beutel.

lockdown-remember-draw_cards = Alle ziehen auf fünf Karten nach, im Isolationsraum ohne Fehlfunktion auf sechs.
lockdown-remember-fire = Brennt es bei { $name } im Raum: eine Leichte Wunde.
lockdown-remember-fire_before_boarding = Brennt es im FVS-Raum, erleidet { $name } vorher eine Leichte Wunde.
lockdown-remember-vent = Liegt das Entlüftungsplättchen noch in einem Raum, stirbt dort jetzt als Erstes alles; dann nehmt es weg. Eier im Nest überleben.
lockdown-remember-choose_objective = Alle behalten jetzt ein Ziel und nehmen das andere ungesehen aus dem Spiel.
lockdown-remember-contamination = { $name } nimmt eine Kontaminationskarte auf den eigenen Ablagestapel.
lockdown-remember-noise_rolls = Das Plättchen ist wieder im Beutel. In Reihenfolge machen alle, die nicht im Kampf sind, eine Geräuschprobe.
lockdown-remember-token_back = Das gezogene Plättchen ist wieder im Beutel.
lockdown-remember-noise_everywhere = Das leere Plättchen: Legt Geräusche in jeden Korridor am Raum von { $name }, bei einem Eingang auch in die Wartungskorridore. Das Plättchen ist wieder im Beutel.
lockdown-remember-remove_noise = Nehmt alle Geräusche aus den Korridoren am Raum von { $name }. Gibt es dort einen Eingang, auch aus den Wartungskorridoren.
lockdown-remember-remove_noise_nest = Nehmt alle Geräusche aus den Korridoren am Nest, bei einem Eingang auch aus den Wartungskorridoren.
lockdown-remember-attack_again = Die neue Brutbestie greift { $name } sofort an.
lockdown-remember-follows = War { $name } auf der Flucht, folgt der Xeno in den nächsten Raum.
lockdown-remember-retreat_card = Zieht eine Ereigniskarte für den Korridor des Rückzugs und legt sie ab.
lockdown-remember-victory_check = Sieger ermitteln: Deckt das aktive Eindämmungsprotokoll auf. Scannt dann eure Kontaminationskarten: Wer infiziert ist oder eine Larve trägt, mischt alle Karten und zieht vier; ist eine Kontaminationskarte dabei, heißt das Tod. Zuletzt kommen die Ziele.

## Ablehnungen

lockdown-no-table-yet = Hier ist noch keine Partie aufgebaut.
lockdown-no-second-setup = Hier läuft schon eine Partie. Macht alles bis zum Anfang rückgängig oder öffnet für eine neue einen anderen Spielstand.
lockdown-no-more-moves = Die Partie ist vorbei. Rückgängig geht noch.
lockdown-no-turn-now = Gerade ist niemand am Zug.
lockdown-no-event-phase-yet = Die Ereignisphase hat noch nicht begonnen: Es haben noch nicht alle gepasst.
lockdown-no-css-unrevealed = Unter dem Zeitplättchen liegt ein FVS-Plättchen. Dreht es zuerst um und meldet, was es zeigt.
lockdown-no-event-card-missing = Die Ereigniskarte dieser Runde fehlt. Zieht oder meldet sie zuerst.
lockdown-no-token-missing = Das Plättchen dieser Xeno-Ausbreitung fehlt. Zieht oder meldet es zuerst.
lockdown-no-css-now = FVS-Plättchen werden nur beim FVS-Start in der Ereignisphase aufgedeckt.
lockdown-no-css-here = Bei Zeit { $time } liegt kein verdecktes FVS-Plättchen.
lockdown-no-css-to-move = Auf Feld { $slot } liegt kein verdecktes FVS-Plättchen.
lockdown-no-css-under-time = Das FVS-Plättchen unter dem Zeitplättchen lässt sich nicht verschieben.
lockdown-no-css-so-far = Ein FVS-Plättchen wandert auf der Zeitleiste genau ein Feld weit.
lockdown-no-css-onto-another = Auf Feld { $slot } liegt schon ein anderes FVS-Plättchen.
lockdown-no-development-now = Die Xeno-Ausbreitung kommt nur in ihrem eigenen Schritt der Ereignisphase.
lockdown-no-development-again = Die Xeno-Ausbreitung dieser Runde war schon.
lockdown-no-token-told = Den Beutel führt der Tisch: Meldet, welches Plättchen gezogen wurde.
lockdown-no-token-in-bag = Der Beutel ist leer.
lockdown-no-such-token-in-bag = Nach unserer Zählung ist so ein Plättchen nicht im Beutel ({ $token }). Ist es bei euch anders, korrigiert zuerst den Beutel.
lockdown-no-token-in-supply = Im Vorrat ist kein solches Plättchen: { $token }.
lockdown-no-event-card-now = Die Ereigniskarte kommt nur in ihrem eigenen Schritt der Ereignisphase.
lockdown-no-event-card-again = Die Ereigniskarte dieser Runde liegt schon auf dem Tisch.
lockdown-no-event-card-told = Die Ereigniskarten zieht der Tisch: Meldet, welche es war.
lockdown-no-event-deck-known = Die App hat den Ereignisstapel der Xenos aus Nemesis nicht. Meldet einzeln, was die Karten tun.
lockdown-no-attack-card-told = Die Angriffskarten zieht der Tisch: Meldet, welche es war.
lockdown-no-attack-deck-known = Die App hat den Angriffsstapel der Xenos aus Nemesis nicht. Meldet die Wunden selbst.
lockdown-no-injury-here = Die Angriffskarten zieht der Tisch: Zieht dort für den verletzten Xeno und meldet es, wenn er stirbt.
lockdown-no-noise-told = Geräuschproben würfelt der Tisch: Meldet, was der Würfel zeigt.
lockdown-no-deck-of-intruders = Die App hat weder Ereignis- noch Angriffsstapel der Xenos aus Nemesis: Überlasst beide dem Tisch.
lockdown-no-map-yet = Den Plan der Anlage gibt es in dieser Version noch nicht. Lasst ihn ausgeschaltet.
lockdown-no-solo-for-many = Solo ist für eine Person.
lockdown-no-character-twice = Jeder Charakter und jede Farbe kann nur einmal mitspielen.
lockdown-no-such-seat = Auf Platz { $seat } sitzt niemand.
lockdown-no-report-gone = { $name } ist nicht mehr im Spiel.
lockdown-no-report-in-pod = { $name } ist in einer Kapsel; bis zum Start kann dort nichts passieren.
lockdown-no-wound-to-dress = So viele unverbundene Schwere Wunden hat { $name } nicht.
lockdown-no-light-wound-to-heal = So viele Leichte Wunden hat { $name } nicht.
lockdown-no-dressed-wound-to-heal = Nur verbundene Schwere Wunden können heilen, und so viele hat { $name } nicht.
lockdown-no-reviving-here = Tote wiederbeleben geht nur im voll kooperativen Modus.
lockdown-no-dead-to-revive = { $name } ist nicht tot.
lockdown-no-larva-figure-left = Alle Larvenfiguren sind im Einsatz.
lockdown-no-status-so-already = { $name }: Das ist schon so.
lockdown-no-archive-again = { $name } hat das Archiv schon benutzt.
lockdown-no-pod-now = Einsteigen geht in der Spielerphase, solange das Zeitplättchen auf einem FVS-Plättchen liegt. Die Zeit steht auf { $time }.
lockdown-no-pod-launched = Die Kapseln dieser Runde sind schon gestartet.
lockdown-no-pod-free = Kapsel { $pod } ist besetzt.
lockdown-no-isolation-open = Der Isolationsraum ist zu: Er öffnet sich bei Zeit { $slot } oder durch den Alarm.
lockdown-no-gate-open = Das Haupttor ist zu: Der Weg zum Bunker ist versperrt.
lockdown-no-gate-open-already = Das Haupttor ist schon offen.
lockdown-no-rover-here = Der Rover ist nicht bei der Anlage.
lockdown-no-rover-there-already = Der Rover ist schon dort.
lockdown-no-autodestruction-runs = Die Selbstzerstörung läuft schon.
lockdown-no-autodestruction-idle = Die Selbstzerstörung läuft nicht.
lockdown-no-autodestruction-red = Die Selbstzerstörung ist rot: Niemand kann sie mehr stoppen.
lockdown-no-alert-runs = Der Alarm ist schon ausgelöst.
lockdown-no-swap-same = Zum Tauschen braucht es zwei verschiedene Plätze.
lockdown-no-time-token-so-already = Das Zeitplättchen zeigt diese Seite schon.
lockdown-no-fire-to-remove = Da brennt nichts.
lockdown-no-malfunction-to-remove = Da ist keine Fehlfunktion.
lockdown-no-markers-to-lose = Der Vorrat an Feuer- und Fehlfunktionsmarkern ist schon leer.
lockdown-no-egg-left = Im Nest liegen schon alle Eier.
lockdown-no-egg-to-destroy = Im Nest ist kein Ei mehr.
lockdown-no-figure-on-board = So ein Xeno ist nicht auf dem Spielplan: { $token }.
lockdown-no-figure-left = Alle Figuren dieser Art sind im Einsatz: { $token }.
lockdown-no-change-to-same = Von dieser Art ist er schon.
lockdown-no-value-possible = Diesen Wert kann „{ $path }“ nicht haben.
lockdown-bad-figure = Einen Wert „{ $path }“, den man korrigieren kann, gibt es nicht.
lockdown-bad-value = „{ $path }“ braucht eine andere Art von Wert.
lockdown-bad-name = Ein Name hat 1 bis 24 druckbare Zeichen.
lockdown-bad-character = Einen Charakter „{ $character }“ gibt es nicht.
lockdown-bad-arrangement = Eine Verteilung legt jedes der Stromplättchen 1 bis 4 auf einen der Plätze s01, s02, s03 und elevator.
lockdown-bad-status = Gebt mindestens eins an: larva, slime oder signal.
lockdown-bad-archive = Das Archiv gibt { $amount } Wissen.
lockdown-bad-using = Rover und Schutzanzug führen nur zum Bunker.
lockdown-bad-attack-card = Eine Angriffskarte „{ $card }“ gibt es nicht.
lockdown-bad-larva-card = Für eine Larve zieht man keine Angriffskarte.
lockdown-bad-odds = Für die Chance eines Überraschungsangriffs gebt an, wie viele Karten auf der Hand sind.

## Angriffskarten

lockdown-attack-blood_chase = Blutjagd
lockdown-attack-blood_rage = Blutrausch
lockdown-attack-cut = Schnitt
lockdown-attack-evolve = Weiterentwicklung
lockdown-attack-infecting_the_host = Den Wirt infizieren
lockdown-attack-perched_in_the_dark = In der Dunkelheit lauernd
lockdown-attack-piercing_the_heart = Stich ins Herz

## Ereigniskarten

lockdown-event-1-title = Offene Schotten
lockdown-event-1-effect = Alle Türen gehen auf, außer den zerstörten.
lockdown-event-1-dark = Im Dunkeln: Geräusche in jeden stillen Korridor an Räumen mit einem Charakter.
lockdown-event-leaving-the-shell-title = Raus aus der Hülle
lockdown-event-leaving-the-shell-effect = Wer eine Larve trägt, nimmt eine Kontaminationskarte und scannt sie: Infiziert heißt Tod und ein Kriecher im Raum, sonst wird sie abgelegt. Alle anderen ziehen vier Karten und scannen die Kontaminationskarten darunter: Ist eine infiziert, gibt das eine Larve. Dann die vier ablegen.
lockdown-event-3-title = Nest
lockdown-event-3-effect = Ist das Nest erkundet: Geräusche in jeden seiner stillen Korridore.
lockdown-event-3-dark = Im Dunkeln: auch Geräusche in jeden stillen Korridor an Räumen mit einem Charakter.
lockdown-event-4-title = Feuer im Schacht
lockdown-event-4-effect = Feuer in FVS A, B und C. Charaktere dort ohne Aktionskarten erleiden eine Schwere Wunde.
lockdown-event-5-title = Kühlmittelleck
lockdown-event-5-effect = Hat das Kühlsystem eine Fehlfunktion, startet die Selbstzerstörung. Hat es keine, bekommt es eine.
lockdown-event-6-title = Schlüpfen
lockdown-event-6-effect = Das Nest verliert ein Ei, wenn es eins hat. Charaktere im Nest ohne Aktionskarten bekommen eine Larve; bekommt niemand eine, kommt ein Larven-Plättchen in den Beutel.
lockdown-event-6-dark = Im Dunkeln: Charaktere außerhalb des Nests ohne Aktionskarten bekommen eine Larve.
lockdown-event-blood-trace-title = Blutspur
lockdown-event-blood-trace-effect = In jeder Sektion gehen Xenos, die nicht im Kampf sind, in den Raum eines Charakters mit unverbundener Schwerer Wunde und ohne Aktionskarten; bei Gleichstand in den mit der niedrigsten Nummer.
lockdown-event-blood-trace-dark = Im Dunkeln: Auch Charaktere mit Aktionskarten zählen.
lockdown-event-8-title = Verzehrendes Feuer
lockdown-event-8-effect = In brennenden Räumen gibt es keine Gegenstände mehr. Dann greift das Feuer auf Nachbarräume über, aber nicht durch geschlossene Türen oder Wartungskorridore.
lockdown-event-9-title = Lauernde Gefahr
lockdown-event-9-effect = Xenos ohne Charakter im Raum verlassen den Spielplan; ihre Plättchen kommen in den Beutel.
lockdown-event-9-dark = Im Dunkeln: Jeder Xeno im Kampf greift an.
lockdown-event-10-title = Ausfall der Sanitäranlagen
lockdown-event-10-effect = Eine Fehlfunktion in jeden erkundeten grünen Raum.
lockdown-event-11-title = Geräusche in den Korridoren
lockdown-event-11-effect = Ein Geräusch in die Wartungskorridore. War dort schon eins, verliert der Vorrat einen Feuer- und einen Fehlfunktionsmarker.
lockdown-event-11-dark = Im Dunkeln: Charaktere in Räumen mit Eingang zu den Wartungskorridoren erleiden eine Leichte Wunde.
lockdown-event-12-title = Überspannung
lockdown-event-12-effect = Das Zeitplättchen zeigt seine inaktive, rote Seite.
lockdown-event-14-title = Schäden
lockdown-event-14-effect = Eine Fehlfunktion in jeden Raum mit einem Jäger, einer Brutbestie oder der Königin.
lockdown-event-14-dark = Im Dunkeln: auch eine Fehlfunktion in jeden Raum mit einem Charakter.
lockdown-event-15-title = Bluescreen
lockdown-event-15-effect = Eine Fehlfunktion in den erkundeten Computerraum mit der niedrigsten Nummer in einer Sektion mit Strom.
lockdown-event-16-title = Panik
lockdown-event-16-effect = Charaktere ohne Aktionskarten verlieren zwei Munition. Wer nicht so viel hat, verliert einen Gegenstand.
lockdown-event-16-dark = Im Dunkeln: auch Charaktere mit Aktionskarten.
lockdown-event-17-title = Schutz der Eier
lockdown-event-17-effect = Eine Begegnung für jeden Charakter, der im Nest ist oder ein Ei trägt.
lockdown-event-17-dark = Im Dunkeln: Jeder Charakter bekommt eine Kontaminationskarte.
lockdown-event-19-title = Blutgeruch
lockdown-event-19-effect = Geräusche in jeden stillen Korridor an Räumen, in denen ein Charakter eine unverbundene Schwere Wunde hat.
lockdown-event-19-dark = Im Dunkeln: Bei jedem von ihnen erscheint ein Jäger, außer im Kampf.
lockdown-event-20-title = Kurzschluss
lockdown-event-20-effect = Feuer in jeden erkundeten Computerraum in Sektionen mit Strom.
lockdown-event-21-title = Ganz schön heiß
lockdown-event-21-effect = Feuer ins Notstromaggregat und in den Generatorraum.
lockdown-event-22-title = Kickstopper
lockdown-event-22-effect = Der Aufzug hat keinen Strom. Eine Fehlfunktion in jeden Aufzugsraum.
