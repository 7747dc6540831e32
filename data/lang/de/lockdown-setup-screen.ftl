### Lockdown auf dem Touchscreen: Aufbau, Checkliste, Ende. Jeder Satz ist unser eigener.

## Aufbau

lockdown-prepare-step-players = Spieler
lockdown-prepare-step-game = Partie
lockdown-prepare-step-runs = Wer macht was
lockdown-prepare-step-power = Strom
lockdown-prepare-next = Weiter: { $step }
lockdown-prepare-start = Tisch aufbauen
lockdown-prepare-redo = Wiederholen: { $what }
lockdown-prepare-clockwise = Im Uhrzeigersinn; Spieler 1 beginnt. Tippt zum Ändern auf einen Namen oder Charakter.
lockdown-prepare-add = Noch jemand
lockdown-prepare-exchange = jetzt: { $name }
lockdown-prepare-same-colour = Farbe hat { $name }
lockdown-prepare-mode-standard = Zusammen überleben, allein gewinnen; geheime Ziele.
lockdown-prepare-mode-coop = Zusammen gewinnen oder verlieren; offene Ziele.
lockdown-prepare-mode-solo = Allein, mit zwei Zielen und halb so vielen Gegenständen.
lockdown-prepare-xenos-night_stalkers = Die Xenos dieser Schachtel. Die App kennt ihre Karten.
lockdown-prepare-xenos-intruders = Aus dem ersten Nemesis. Ihre Karten bleiben am Tisch.
lockdown-prepare-board-standard = Die Anlage im Untergrund.
lockdown-prepare-board-surface = Mit Marsoberfläche. Die App nimmt dieselbe Zeitleiste an.
lockdown-prepare-share-usual = Wie üblich
lockdown-prepare-share-app = App zieht alles
lockdown-prepare-share-table = Tisch zieht alles
lockdown-prepare-by-app = Die App
lockdown-prepare-by-table = Der Tisch
lockdown-prepare-by-off = Ohne App
lockdown-prepare-bag-app = Die App zieht aus dem Beutel.
lockdown-prepare-bag-table = Ihr zieht aus dem Beutel und sagt es der App.
lockdown-prepare-bag-off = Ihr zieht; die App sagt nur, wann.
lockdown-prepare-events-app = Die App zieht Ereigniskarten.
lockdown-prepare-events-table = Ihr zieht Ereigniskarten und sagt es der App.
lockdown-prepare-events-off = Ereigniskarten: Die App sagt nur, wann.
lockdown-prepare-attacks-app = Die App zieht Angriffskarten.
lockdown-prepare-attacks-table = Ihr zieht Angriffskarten und sagt es der App.
lockdown-prepare-attacks-off = Angriffskarten bleiben bei euch.
lockdown-prepare-noise-app = Die App würfelt Geräusche.
lockdown-prepare-noise-table = Ihr würfelt Geräusche und sagt es der App.
lockdown-prepare-noise-off = Geräuschwürfel bleiben bei euch.
lockdown-prepare-unknown-events = Ereigniskarten bleiben bei euch: Die der Xenos aus Nemesis kennt die App nicht.
lockdown-prepare-unknown-attacks = Angriffskarten bleiben bei euch: Die der Xenos aus Nemesis kennt die App nicht.
lockdown-prepare-power-dealt = Die App verteilt
lockdown-prepare-power-dealt-note = Zufällig; die Checkliste sagt, was wohin kommt.
lockdown-prepare-power-told = Ihr verteilt
lockdown-prepare-power-told-note = Plättchen mischen und auslegen; tippt an, was wo liegt.
lockdown-prepare-power-later = Vier Stromplättchen für drei Sektionen und den Aufzug: 1 und 2 beginnen mit Strom, 3 und 4 im Dunkeln.
lockdown-prepare-power-missing = Tippt alle vier Stromplättchen an

## Checkliste

lockdown-check-title = Tisch: { $done } von { $count }
lockdown-check-done = An den Tisch
lockdown-check-tokens = { $count } × { $token }
lockdown-check-and = { $first }, { $then }
lockdown-check-below =
    { $first }
    { $then }
lockdown-check-nobody = niemand
lockdown-check-power-blue = { $section }: { $token }, blaue Seite oben
lockdown-check-power-red = { $section }: { $token }, rote Seite oben
lockdown-check-board = { $board ->
    [surface] Spielplan: Oberflächenseite
   *[standard] Spielplan: Standardseite
}
lockdown-check-board-note = In die Mitte; ringsum bleibt Platz für Stapel und Marker.
lockdown-check-rooms = Drei offene Räume
lockdown-check-rooms-note = Isolationsraum (Seite ohne Aktion oben), Depot und Notstromaggregat, jeder auf seinem Feld.
lockdown-check-room-tiles = Verdeckte Raumteile
lockdown-check-room-tiles-note = 2er und 1er getrennt verdeckt mischen: auf jedes Feld mit 2 ein 2er, auf jedes mit 1 ein 1er. Der Rest kommt ungesehen in die Schachtel.
lockdown-check-exploration = Erkundungsplättchen
lockdown-check-exploration-note = Die des Untergrunds verdeckt mischen: eines auf jedes verdeckte Raumteil. Der Rest kommt ungesehen in die Schachtel.
lockdown-check-surface = Marsoberfläche
lockdown-check-surface-note = In Gebäuden und auf Kreuzungen nehmt ihr Erkundungsplättchen der Oberfläche. Neben den Spielplan kommen der Marsoberfläche-Stapel und sein Würfel (W12).
lockdown-check-gate = Aufzug, Haupttor, Rover
lockdown-check-gate-note = Auf ihre Plätze auf dem Spielplan. Das Tor ist zu.
lockdown-check-power = Stromplättchen
lockdown-check-power-note = { $power }
lockdown-check-css = { $slots } von { $css } FVS-Plättchen
lockdown-check-css-note = Verdeckt mischen; eines auf jedes FVS-Feld der Zeitleiste, das letzte ungesehen in die Schachtel.
lockdown-check-laboratory = { $xenos ->
    [intruders] Labor-Tafel der Xenos
   *[night_stalkers] Labor-Tafel der Nachtpirscher
}
lockdown-check-laboratory-note = { $eggs } Eier auf ihr Nestfeld.
lockdown-check-weaknesses = 3 Schwäche-Karten
lockdown-check-weaknesses-note = { $xenos ->
    [intruders] Zufällig, ohne die beiden zu Feuer und Phosphat; alle verdeckt an die Labor-Tafel.
   *[night_stalkers] Zufällig an die Labor-Tafel: die linke offen, zwei verdeckt.
}
lockdown-check-bag = Beutel: { $tokens } Plättchen
lockdown-check-bag-note = { $bag }. Die übrigen liegen neben dem Spielplan bereit.
lockdown-check-decks = Sieben Stapel mischen
lockdown-check-decks-note = { $xenos ->
    [intruders] Rote, gelbe und grüne Gegenstände, Xeno-Ereignisse (diese Schachtel), Xeno-Angriffe (erstes Nemesis), Kontamination, Schwere Wunden. Daneben hergestellte Gegenstände und Scanner.
   *[night_stalkers] Rote, gelbe und grüne Gegenstände, Ereignisse, Angriffe, Kontamination, Schwere Wunden. Daneben hergestellte Gegenstände und Scanner.
}
lockdown-check-computer = Computer-Aktionen
lockdown-check-computer-note = Mischen, auf ihr Feld legen, oberste Karte aufdecken. Ist es „Lockdown“, die nächste aufdecken und „Lockdown“ wieder einmischen.
lockdown-check-markers = Marker und Würfel
lockdown-check-markers-note = { $fires } Feuer, { $malfunctions } Fehlfunktionen, Geräusch, Munition, Status, Türen, Leichen, Kadaver; je 2 Würfel für Kampf, Vorteil und Geräusch.
lockdown-check-alarms = Drei Plättchen bereitlegen
lockdown-check-alarms-note = Alarm, Selbstzerstörung und Entlüftung, neben den Spielplan.
lockdown-check-time = Zeitplättchen auf { $time }
lockdown-check-time-note = Inaktive Seite (rot) oben.
lockdown-check-overviews = { $players ->
    [one] Übersichtskarte 1
   *[other] Übersichtskarten 1 bis { $players }
}
lockdown-check-overviews-note = Karte 1 an den Startspieler, die übrigen zufällig; dazu je den Inventarhalter mit derselben Zahl, eine Karte zu Eindämmungsprotokollen und eine zu Xenos.
lockdown-check-objectives = Je 2 Ziele
lockdown-check-objectives-note = Karten für mehr als { $players } Spieler aussortieren. Alle bekommen geheim ein persönliches Ziel und ein Unternehmensziel.
lockdown-check-objectives-solo = 2 Solo-Ziele
lockdown-check-objectives-solo-note = Vom Solo-/Koop-Stapel. Die Zahl der Gegenstände in Räumen wird halbiert und aufgerundet.
lockdown-check-objectives-coop = { $players ->
    [one] 1 offenes Ziel
   *[other] { $players } offene Ziele
}
lockdown-check-objectives-coop-note = Vom Solo-/Koop-Stapel, offen ausgelegt. Alle müssen erfüllt werden.
lockdown-check-contingency = Eindämmungsprotokolle
lockdown-check-contingency-note = { $players ->
    [2] Geheim je zwei verteilen. Eines verdeckt ans Ende der Zeitleiste: Es ist aktiv. Der Rest liegt verdeckt neben der Sicherheitszentrale.
   *[other] Geheim je eines verteilen. Eines verdeckt ans Ende der Zeitleiste: Es ist aktiv. Der Rest liegt verdeckt neben der Sicherheitszentrale.
}
lockdown-check-contingency-solo = Eindämmungsprotokolle
lockdown-check-contingency-solo-note = Eines verdeckt ans Ende der Zeitleiste: Es ist aktiv. Der Rest liegt verdeckt neben der Sicherheitszentrale; nimm dir zwei davon.
lockdown-check-contingency-coop = Eindämmungsprotokolle
lockdown-check-contingency-coop-note = Eines verdeckt ans Ende der Zeitleiste: Es ist aktiv. Der Rest liegt verdeckt neben der Sicherheitszentrale; deckt eines davon auf.
lockdown-check-characters = Charaktertafeln
lockdown-check-characters-note = Aktionsstapel gemischt nach links; Start-Gegenstand, falls vorhanden, mit Munition; Aufgaben-Gegenstand quer, noch nicht aktiv.
lockdown-check-figures = Figuren auf den Spielplan
lockdown-check-figures-note = Isolationsraum: { $survivors }. Depot: { $staff }.
lockdown-check-knowledge = Wissensplättchen
lockdown-check-knowledge-note = Auf die Labor-Tafel, leerer Kolben oben. Auf 3: { $survivors }. Auf 1: { $staff }.
lockdown-check-first-player = Es beginnt: { $first }
lockdown-check-first-player-note = und bekommt das Startspielerplättchen.

## Ende

lockdown-ended-swept = GESÄUBERT
lockdown-ended-destroyed = ZERSTÖRT
lockdown-ended-swept-note = Es lebt nur, wer eingeschlossen oder fort ist.
lockdown-ended-destroyed-note = Es lebt nur, wer fort ist.
lockdown-ended-nobody = Niemand hat es geschafft.
lockdown-ended-alive = { $count ->
    [one] 1 am Leben
   *[other] { $count } am Leben
}
lockdown-ended-before-check = vor der Siegprüfung
lockdown-ended-check = Sieger ermitteln
lockdown-ended-check-1 = Aktives Eindämmungsprotokoll aufdecken.
lockdown-ended-check-2 = Kontamination scannen. Infiziert oder mit Larve? Alle Karten mischen, vier ziehen: Ist Kontamination dabei, heißt das Tod.
lockdown-ended-check-3 = Ziele vergleichen.
lockdown-ended-overview = Übersicht
lockdown-ended-statistics = Statistik
lockdown-ended-save = Sichern
lockdown-ended-stick = USB-Stick
lockdown-ended-home = Zum Start
lockdown-ended-title = Ende in Runde { $round }

## Statistik

lockdown-stats-time = Zeit
lockdown-stats-power = Sektionen mit Strom
lockdown-stats-bag = Plättchen im Beutel
lockdown-stats-all = alle
lockdown-stats-encounters = Begegnungen
lockdown-stats-surprises = Überrascht
lockdown-stats-attacks = Angriffe
lockdown-stats-drawn = Gezogen
lockdown-stats-noise = Geräuschproben
lockdown-stats-wounds = Wunden
lockdown-stats-deaths = Tote
lockdown-stats-fires = Feuer
lockdown-stats-malfunctions = Fehlfunktionen
lockdown-stats-blackouts = Stromausfälle
lockdown-stats-eggs = Eier gelegt
lockdown-stats-undone = Rückgängig
lockdown-stats-round = Runde { $round }: Zeit { $time }, Sektionen mit Strom { $power }, Plättchen im Beutel { $bag }
lockdown-stats-counted = { $what }: { $count }

## Aufheben

lockdown-kept = Gesichert in { $folder }
lockdown-kept-stick = Auf dem Stick { $stick }, in { $folder }. Ihr könnt ihn jetzt abziehen.
lockdown-kept-no-stick = Kein USB-Stick gefunden. Steckt einen ein, wartet kurz und tippt noch einmal.
lockdown-kept-stick-full = Der Stick { $stick } ist voll. Das Ergebnis liegt in { $folder }. Schafft Platz oder nehmt einen anderen Stick.
lockdown-kept-stick-read-only = Der Stick { $stick } ist schreibgeschützt. Das Ergebnis liegt in { $folder }. Nehmt einen anderen Stick.
lockdown-kept-stick-failed = Das Kopieren auf den Stick { $stick } ist misslungen. Das Ergebnis liegt in { $folder }. Versucht es noch einmal oder nehmt einen anderen Stick.
lockdown-kept-not = Das Ergebnis ließ sich nicht sichern ({ $reason }). Das Spiel selbst bleibt erhalten. Prüft den Datenträger und tippt noch einmal.

lockdown-menu-odds = Beutel und Chancen
lockdown-menu-checklist = Checkliste zum Aufbau
