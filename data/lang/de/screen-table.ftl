### Seiten, die der Tisch jedes Spiels hat: Aktionen, Formulare, Verlauf, Korrigieren, die Tastatur.

screen-actions = Aktionen
screen-everything = Alles
screen-search = Suchen
screen-search-hint = Ein Wort tippen …
screen-nothing-found = Nichts gefunden.
screen-offer-gone = Am Tisch ging es weiter: Das geht jetzt nicht mehr.
screen-form-missing = Noch offen: { $what }

screen-confirm-no = Nein, zurück
screen-ok = Fertig
screen-type = Eintippen

## Die Tastatur

# Tastenreihen von oben, dazwischen ein Leerzeichen.
screen-keyboard-rows = 1234567890 qwertzuiopü asdfghjklöä yxcvbnmß
screen-keyboard-space = Leer

## Verlauf

screen-history = Verlauf
screen-history-round = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
}
screen-history-now = JETZT
screen-history-undone = Zurückgenommen: Antippen bringt es wieder
screen-redo = Wieder: { $what }
screen-redo-short = Wiederholen
screen-nothing-to-undo = Nichts zurückzunehmen
screen-nothing-to-redo = Nichts zu wiederholen
screen-jump-title = Weit zurückgehen?
screen-jump-said = { $count ->
    [one] 1 Schritt wird zurückgenommen, bis gleich nach: { $what }.
   *[other] { $count } Schritte werden zurückgenommen, bis gleich nach: { $what }.
} Das lässt sich wiederholen, bis etwas Neues geschieht.
screen-jump-yes = { $count ->
    [one] 1 Schritt zurück
   *[other] { $count } Schritte zurück
}

## Korrigieren

screen-set-right = Korrigieren
screen-set-right-note = Wenn es am Tisch anders ist
screen-set-right-table = Tisch
screen-set-right-now = Jetzt
screen-set-right-was = war { $value }
screen-set-right-pick = Die richtige Zahl wählen
screen-set-right-set = Korrigieren: aus { $was } wird { $value }
screen-set-right-nothing = Gerade gibt es nichts zu korrigieren.

## Menü

screen-menu = Menü
screen-menu-settings = Einstellungen
screen-menu-help = Hilfe
screen-menu-lock = Bildschirm sperren
screen-menu-leave = Tisch verlassen
screen-leave-kept = Das Spiel ist gespeichert
screen-leave-lost = Nicht gespeichert: { $count }
screen-leave-title = Ungespeichert verlassen?
screen-leave-said = { $count ->
    [one] 1 Eingabe ist nirgends gespeichert und ginge verloren.
   *[other] { $count } Eingaben sind nirgends gespeichert und gingen verloren.
}
screen-leave-yes = Trotzdem verlassen
