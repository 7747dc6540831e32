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
internal-error = Das ging durch einen Fehler im Programm schief. Der Tisch ist wie zuvor, Näheres steht im Log; versucht es auf anderem Weg.
output-failed = Die Ausgabe konnte nicht geschrieben werden ({ $reason }), deshalb endet das Programm. Was vorher beantwortet wurde, ist gesichert.
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
history-anew = { $what } (noch einmal, nach Rückgängig)

## Spielstände

save-recovered = { $kept ->
    [one] 1 ganzer Eintrag blieb erhalten.
   *[other] { $kept } ganze Einträge blieben erhalten.
} Die beschädigte Datei gibt es noch als { $aside }.
save-offer = Der letzte ganze Stand ist: { $headline }. Von dort geht es weiter mit: companion play { $game } --save { $file } --recover
save-not-understood = Eintrag { $row } in diesem Spielstand ist von einer Art, die diese Version nicht kennt. Die Datei blieb, wie sie ist; eine neuere Version kann sie vielleicht öffnen.

save-today = heute { $time }
save-yesterday = gestern { $time }
save-open-elsewhere = gerade anderswo geöffnet
save-is-damaged = beschädigt
save-in-use = { $file } ist in einem anderen Fenster oder Programm offen. Schließt es dort und versucht es dann noch einmal.
save-damaged = { $kept ->
    [0] { $file } ist beschädigt, kein ganzer Eintrag war darin zu finden. Die Datei blieb, wie sie ist. Ihr könnt sie beiseitelegen und neu anfangen.
    [one] { $file } ist beschädigt. Die Datei blieb, wie sie ist; der erste Eintrag ist ganz. Ihr könnt die beschädigte Datei beiseitelegen und von dort weiterspielen.
   *[other] { $file } ist beschädigt. Die Datei blieb, wie sie ist; die ersten { $kept } Einträge sind ganz. Ihr könnt die beschädigte Datei beiseitelegen und von dort weiterspielen.
}
save-tail-left-out = Beim letzten Mal brach { $file } mitten in einem Eintrag ab. Dieser Eintrag fehlt, alles davor ist da. Vergleicht bitte den letzten Schritt mit dem Tisch.
save-foreign = { $file } ist kein Spielstand von Table Companion. Die Datei blieb, wie sie ist. Wählt bitte eine andere.
save-empty = { $file } ist leer: Es ist keine Partie darin. Die Datei blieb, wie sie ist. Löscht sie oder wählt eine andere.
save-newer = { $file } stammt von einer neueren Version von Table Companion. Die Datei blieb, wie sie ist. Aktualisiert bitte die App, um sie zu öffnen.
save-other-game = { $file } ist ein Spielstand von { $game }. Die Datei blieb, wie sie ist. Startet jenes Spiel, um damit weiterzuspielen.
save-no-permission = { $file } darf von diesem Benutzer nicht gelesen werden. Die Datei blieb, wie sie ist. Ändert ihre Zugriffsrechte und versucht es dann noch einmal.
save-not-read = { $file } ließ sich nicht lesen ({ $reason }). Nichts wurde geändert. Prüft den Datenträger oder die Speicherkarte und versucht es dann noch einmal.
save-missing = Eine Datei { $file } gibt es nicht. Prüft den Namen und den Ordner.
save-import-foreign = { $file } ist keine exportierte Partie. Nichts wurde importiert. Wählt bitte eine Datei, die mit „export“ entstanden ist.
save-import-cut = { $kept ->
    [one] { $file } ist unvollständig: Nach 1 Eintrag ist Schluss, und die letzte Zeile fehlt. Nichts wurde importiert. Kopiert oder exportiert die Datei bitte noch einmal.
   *[other] { $file } ist unvollständig: Nach { $kept } Einträgen ist Schluss, und die letzte Zeile fehlt. Nichts wurde importiert. Kopiert oder exportiert die Datei bitte noch einmal.
}
save-import-changed = { $file } wurde nach dem Export verändert (aufgefallen in Zeile { $line }). Nichts wurde importiert. Nehmt bitte die ursprüngliche Datei.
storage-full = Der Datenträger ist voll: { $file } ließ sich nicht schreiben. Alles bis hierher ist gesichert. Schafft Platz und versucht es dann noch einmal.
storage-read-only = { $file } lässt sich nicht schreiben: Datei, Ordner oder Datenträger ist schreibgeschützt. Alles bis hierher ist gesichert. Erlaubt das Schreiben und versucht es dann noch einmal.
storage-taken = Ein anderes Programm hat { $file } geöffnet oder geändert. Nichts wurde überschrieben. Schließt das andere Programm und öffnet die Partie neu.
storage-exists = { $file } gibt es schon; die Datei wurde nicht überschrieben. Wählt bitte einen anderen Namen.
storage-failed = { $file } ließ sich nicht schreiben ({ $reason }). Alles bis hierher ist gesichert. Prüft den Datenträger oder die Speicherkarte und versucht es dann noch einmal.
