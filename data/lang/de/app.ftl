### Table Companion: was alle Spiele gemeinsam haben.

language-name = Deutsch

## Ablehnungen und Fehler: was geschah, was erhalten blieb, was zu tun ist

bad-json = Diese Zeile ist kein einzelnes JSON-Objekt. Nichts wurde geändert.
bad-arguments-do = Ein Befehl braucht seinen Namen als Text unter „do“. Nichts wurde geändert.
bad-arguments = { $command }: Was bei „{ $where }“ steht, passt nicht. Nichts wurde geändert; companion play --commands zeigt, was jeder Befehl annimmt.
unknown-command = Einen Befehl „{ $command }“ gibt es nicht. Nichts wurde geändert; companion play --commands zeigt alle, die es gibt.
unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Diese Spiele gibt es: { $games }.
stale = Der Tisch ist schon weiter (jetzt bei { $length }), darum wurde das nicht ausgeführt. Schaut noch einmal hin und wiederholt es, wenn ihr es noch wollt.
table-closed = Dieser Tisch ist geschlossen, darum wurde das nicht ausgeführt.
nothing-to-undo = Es gibt nichts rückgängig zu machen.
nothing-to-redo = Es gibt nichts zurückzuholen.
internal-error = Das ging durch einen Fehler im Programm schief. Der Tisch ist wie zuvor, Näheres steht im Protokoll; versucht es auf anderem Weg.
settings-unreadable = Die Einstellungen in { $file } sind nicht lesbar; es gelten die üblichen. Die Datei blieb, wie sie ist.
settings-unwritable = Die Einstellungen ließen sich nicht in { $file } speichern; sie gelten, bis ihr das Programm verlasst. Prüft den Datenträger und wählt noch einmal.

## Verlauf

history-undo = { $count ->
    [one] Rückgängig: { $what }
   *[other] Rückgängig, { $count } Schritte bis vor: { $what }
}
history-redo = { $count ->
    [one] Zurückgeholt: { $what }
   *[other] Zurückgeholt, { $count } Schritte bis: { $what }
}
history-untold = Ein Befehl ohne Namen
history-anew = { $what } (neu, nach einem Rückgängig)

## Spielstände

save-recovered = { $kept ->
    [one] 1 ganzer Eintrag blieb erhalten.
   *[other] { $kept } ganze Einträge blieben erhalten.
} Die beschädigte Datei gibt es noch als { $aside }.
save-offer = Der letzte ganze Stand ist: { $headline }. Von dort geht es weiter mit: companion play { $game } --save { $file } --recover
save-not-understood = Eintrag { $row } in diesem Spielstand ist von einer Art, die diese Version nicht kennt. Die Datei blieb, wie sie ist; eine neuere Version kann sie vielleicht öffnen.
