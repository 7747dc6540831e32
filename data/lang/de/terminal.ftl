### Der Tisch im Terminal, und was die Befehlszeile sagt.

terminal-app = TABLE COMPANION

## Fragen

terminal-enter-back = Enter: zurück
terminal-back = <: zurück
terminal-enter-usual = Enter: { $usual }   ·   <: zurück
terminal-enter-older = Enter: ältere   ·   irgendetwas und Enter: zurück
terminal-no-such-option = „{ $said }“ steht nicht zur Wahl.
terminal-too-long = Bitte höchstens { $longest } Zeichen.
terminal-which-language = Welche Sprache?
terminal-more = { $key }: mehr

## Anfang

terminal-continue = Weiter: { $game }
terminal-new-game = Neues Spiel
terminal-saved-games = { $count ->
    [0] Gespeicherte Spiele (noch keine)
   *[other] Gespeicherte Spiele ({ $count })
}
terminal-language = Sprache
terminal-leave = Verlassen
terminal-which-game = Welches Spiel?
terminal-new-game-of = Neues Spiel · { $game }
terminal-damaged-title = Dieser Spielstand ist beschädigt
terminal-damaged-offer = Der letzte heile Stand: { $stands }.
terminal-damaged-recover = Von dort weiterspielen (die beschädigte Datei bleibt daneben erhalten)
terminal-damaged-leave-it = Alles lassen, wie es ist

## Am Tisch

terminal-resumed = Zuletzt: { $what }
terminal-set-up = Tisch aufbauen
terminal-undo = Zurück: { $what }
terminal-redo = Wieder: { $what }
terminal-undone = Zurückgenommen: { $what }
terminal-redone = Wiederholt: { $what }
terminal-history = Verlauf
terminal-everything = Ganzer Tisch
terminal-history-of = { $count ->
    [one] Verlauf · 1 Eintrag
   *[other] Verlauf · { $count } Einträge
}
terminal-set-right = Korrigieren
terminal-set-right-hint = Nummer eingeben, oder einen Teil des Namens zum Suchen. Enter: zurück
terminal-set-right-more = { $count } Angaben. Nummer eingeben, oder einen Teil des Namens zum Suchen. Enter: mehr   ·   <: zurück
terminal-nothing-to-set-right = Gerade gibt es nichts zu korrigieren.
terminal-it-is-now = Jetzt: { $value }
terminal-odds = Chancen
terminal-leave-lost = { $count ->
    [one] 1 Eingabe ist nirgends gespeichert und ginge verloren.
   *[other] { $count } Eingaben sind nirgends gespeichert und gingen verloren.
}
terminal-stay = Am Tisch bleiben
terminal-leave-anyway = Trotzdem verlassen

## Der Datenträger

terminal-not-kept = Dieses Spiel wird nicht aufbewahrt. Mit Speichern: companion play … --save DATEI
terminal-unsaved = { $count ->
    [one] NICHT GESPEICHERT: 1 Eingabe wartet auf den Datenträger.
   *[other] NICHT GESPEICHERT: { $count } Eingaben warten auf den Datenträger.
}
terminal-disk-title = Das Spiel konnte nicht gespeichert werden
terminal-disk-retry = Noch einmal versuchen
terminal-disk-play-on = Ungespeichert weiterspielen; geschrieben wird, sobald es wieder geht
terminal-disk-not-now = Die letzte Eingabe fallen lassen und die Ursache suchen

## Hilfe

terminal-help-title = Hilfe
terminal-help =
    Eingeben, was vor der Wahl steht, dann Enter. Zahlen sind das, was das Spiel jetzt fragt; Buchstaben öffnen weitere Menüs.
    In Listen genügt auch der Anfang eines Wortes. Enter allein, oder <, geht zurück.
    u nimmt die letzte Eingabe zurück, r bringt sie wieder; alles lässt sich zurücknehmen, darum fragt nichts zweimal nach.
    s korrigiert jede Angabe, wenn Tisch und Bildschirm sich unterscheiden. h zeigt alles, was getan wurde.
    q verlässt den Tisch. Das Spiel ist nach jeder Eingabe gespeichert und wartet.

## Ausgeben und einlesen

terminal-no-saves = Es gibt noch kein gespeichertes Spiel.
terminal-no-such-save = Das gespeicherte Spiel „{ $game }“ gibt es nicht. Es gibt: { $games }.
terminal-recover-what = Sag mit --save DATEI, welches Spiel gerettet werden soll.
terminal-exported = { $count ->
    [one] { $game } steht jetzt in { $file }, 1 Eingabe.
   *[other] { $game } steht jetzt in { $file }, { $count } Eingaben.
}
terminal-imported = { $count ->
    [one] Eingelesen als { $game }, 1 Eingabe: { $stands }. Weiterspielen mit companion.
   *[other] Eingelesen als { $game }, { $count } Eingaben: { $stands }. Weiterspielen mit companion.
}

## --help

help-companion = Table Companion führt Buch neben einem echten Brettspiel.
help-verb = was zu tun ist; ohne Angabe run. Jedes hat sein eigenes --help
help-version = sagt, welche Version das ist
help-lang = Sprache aller Texte: en, de oder es
help-run = Die App für den Touchscreen: ein Fenster mit dem ganzen Tisch.
help-run-example =
    Beispiele:
      companion run --simulate --size 800x480 --lang de
      companion run --tour pictures --size 720x1280
help-play = Ein Tisch ohne Bildschirm: JSON-Zeilen hinein, JSON-Zeilen heraus.
help-play-example =
    Beispiele:
      companion play lockdown --text --save freitag.save
      echo '{"{"}"do": "offers"{"}"}' | companion play lockdown
help-play-game = welches Spiel, zum Beispiel lockdown
help-play-save = das Spiel in dieser Datei aufbewahren und fortsetzen, was darin steht
help-play-seed = legt die Ziehungen der App fest
help-play-commands = gibt das JSON-Schema aller Befehle aus
help-play-text = hier im Terminal spielen, mit Menüs und gezeichnetem Tisch
help-play-recover = einen beschädigten Spielstand beiseitelegen und vom letzten heilen Stand weiterspielen
help-export = Ein gespeichertes Spiel in eine lesbare Datei schreiben.
help-export-example =
    Beispiele:
      companion export freitag.jsonl
      companion export --game lockdown-2 freitag.jsonl
help-export-game = welches gespeicherte Spiel, mit dem Namen aus der Liste; ohne Angabe das zuletzt gespielte
help-export-file = die neue Datei
help-import = Aus einer ausgegebenen Datei ein gespeichertes Spiel machen.
help-import-example =
    Beispiel:
      companion import freitag.jsonl
help-import-file = eine Datei, die companion export geschrieben hat
