### Der Touchscreen: was alle Spiele zu Hause, in den Einstellungen und in der Hilfe gemeinsam haben.

screen-app = TABLE COMPANION
screen-app-about = Führt Buch neben eurem Brettspiel

## Der Start

screen-bad-size = Die Größe „{ $size }“ ist nicht lesbar, deshalb ging kein Fenster auf. Gebt Breite und Höhe in Pixeln an, zum Beispiel --size 800x480.
screen-no-display = Es wurde kein Bildschirm gefunden, deshalb läuft der Rundgang auf einem virtuellen.
screen-tour-at = Die Bilder des Rundgangs liegen in { $folder }.
screen-no-window = Das Fenster ließ sich nicht öffnen. Startet das Programm auf einem Desktop oder mit angeschlossenem Bildschirm; companion run --text zeigt den Tisch hier im Terminal.
help-run-size = Größe des Fensters in Pixeln, zum Beispiel 800x480
help-run-simulate = Lampen und Summer auf dem Bildschirm zeigen
help-run-tour = jede Seite besuchen und von jeder ein Bild in DIR speichern
help-run-text = der Tisch hier im Terminal statt in einem Fenster

## Am Tisch

screen-undo = Zurück: { $what }
screen-disk-retry = Noch einmal
screen-disk-play-on = Ungespeichert weiter
screen-unsaved = { $count ->
    [one] 1 Eingabe noch nicht gespeichert
   *[other] { $count } Eingaben noch nicht gespeichert
}

## Zu Hause

screen-continue = Weiterspielen
screen-new-game = Neues Spiel
screen-saved-games = Spielstände
screen-settings = Einstel­lungen
screen-help = Hilfe
screen-language = Sprache
screen-ways-out = Verlassen
screen-which-game = Welches Spiel?
screen-reading = Wird gelesen …
screen-no-saves = Noch ist kein Spiel gespeichert.

## Spielstände

screen-delete = Löschen
screen-delete-title = Dieses Spiel löschen?
screen-delete-said =
    { $what }
    Es verschwindet aus der Liste. Die Datei { $file } wird nicht vernichtet: Sie bleibt im Ordner der Spiele unter einem Namen, der auf „deleted“ endet.
screen-deleted = Nicht mehr in der Liste. Die Datei heißt jetzt { $file }.
screen-damaged-title = Beschädigter Spielstand
screen-damaged-whole = Der letzte heile Stand: { $stands }.
screen-damaged-kept = Spielt ihr von dort weiter, bleibt die beschädigte Datei daneben erhalten.
screen-damaged-recover = Von dort weiterspielen
screen-damaged-leave = So lassen

## Wege hinaus

screen-leave = Programm verlassen
screen-restart = Neu starten
screen-shut-down = Herunter­fahren
screen-ways-out-note = Alle Spiele sind schon gespeichert und warten auf euch.
screen-restart-title = Gerät neu starten?
screen-restart-said = Der Bildschirm wird für eine Minute dunkel, dann geht es hier weiter. Alle Spiele sind gespeichert.
screen-restart-now = Neustart …
screen-shut-down-title = Gerät herunterfahren?
screen-shut-down-said = Wartet, bis der Bildschirm dunkel ist, bevor ihr den Stecker zieht. Alle Spiele sind gespeichert.
screen-shut-down-now = Fährt herunter …
screen-power-refused = Das Gerät hat nicht gehorcht. Nichts wurde ausgeschaltet, und alle Spiele sind gespeichert. Verlasst das Programm und schaltet das Gerät dort aus.
screen-power-simulated = Das ist die Simulation: Nichts wird ausgeschaltet.

## Einstellungen

screen-on = An
screen-off = Aus
screen-never = Nie
screen-inches = { $tenths ->
    [0] { $whole } Zoll
   *[other] { $whole },{ $tenths } Zoll
}
screen-text-normal = Normal
screen-text-large = Groß
screen-text-largest = Riesig
screen-setting-language = Sprache
screen-setting-text-size = Schriftgröße
screen-setting-high-contrast = Hoher Kontrast
screen-setting-panel-inches = Bildschirmgröße
screen-setting-panel-inches-note = Diagonale; danach richten sich Schrift und Knöpfe.
screen-setting-volume = Lautstärke
screen-setting-muted = Stumm
screen-setting-brightness = Helligkeit
screen-setting-dim-minutes = Abdunkeln
screen-setting-dim-minutes-note = Nach so vielen Minuten ohne Berührung.
screen-setting-gentle = Sanfter Modus
screen-setting-gentle-note = Nichts blinkt, weder Bildschirm noch Lampen.
screen-setting-motion = Bewegung
screen-setting-motion-note = Plättchen gleiten, Lampen verlöschen sanft.
screen-setting-lock = Bildschirmsperre für Vorführungen
screen-setting-lock-code = Euer Code entsperrt.
screen-setting-lock-open = Ohne Code: Vier gezeigte Ziffern entsperren.
screen-set-code = Code festlegen
screen-remove-code = Code löschen
screen-lock-now = Jetzt sperren

## Die Sperre

screen-locked = Bildschirm gesperrt
screen-lock-enter = Gebt den Code ein
screen-lock-tap = Tippt diese Ziffern der Reihe nach
screen-lock-wrong = Das war es nicht. Noch einmal.
screen-lock-code = Code für die Sperre
screen-lock-four = Vier Ziffern
screen-lock-keep = Diesen Code nehmen

## Hilfe: so geht es

screen-help-first-game = Das erste Spiel
screen-help-first-game-text =
    Tippt auf „Neues Spiel“. Sagt, wer mit welchem Charakter spielt und wer zieht: Beutel, Ereigniskarten, Angriffskarten und Geräuschwürfel übernimmt entweder die App oder euer Tisch.
    Die Liste danach sagt, was bei eurer Spielerzahl wo auf den Spielplan gehört. Hakt ab, was liegt.
    Von da an fragt der Bildschirm immer nur nach einer Sache. Der orange Knopf ist stets das, was als Nächstes kommt.
    Zum Anfangen müsst ihr nichts einstellen. Schriftgröße und Lautstärke lassen sich jederzeit ändern, auch mitten im Spiel.
screen-help-at-the-table = Am Tisch
screen-help-at-the-table-text =
    Die App führt die Zahlen, ihr führt die Figuren. Handkarten, Bewegung und Kämpfe bleiben auf dem Spielplan; sagt der App nur, was eine ihrer Zahlen ändert.
    Wer am Zug ist, spielt; danach tippt jemand auf „Zug beenden“ oder „Passen“.
    Unter „Aktionen“ steht alles, was eine Zahl ändert: Wunden, Feuer, Fehlfunktionen, Fluchtwege, eine Begegnung. Die Suche findet es mit einem Teil des Namens.
    Zeit, Phase, dunkle Sektionen und Gefahren sind so groß, dass man sie quer über den Tisch liest.
screen-help-event-phase = Die Ereignisphase
screen-help-event-phase-text =
    Ein Schritt nach dem anderen: oben, was die App getan hat; darunter, was eure Hände auf dem Spielplan tun. Ist das geschehen, tippt auf „Fertig“.
    Wo euer Tisch zieht, fragt die App, was kam, und bietet nur an, was möglich ist.
    War auf dem Spielplan etwas anders, sagt es gleich mit „Es war anders“.
screen-help-undo = Zurück und Korrigieren
screen-help-undo-text =
    „Zurück“ nimmt die letzte Eingabe zurück und sagt, welche. Das geht beliebig oft, bis zum Aufbau; „Wiederholen“ bringt sie wieder.
    Der Verlauf zeigt alles nach Runden. Tippt auf eine Zeile, um zu diesem Moment zurückzugehen.
    „Korrigieren“ ändert einen einzelnen Wert, ohne etwas zurückzunehmen. Der alte Wert steht daneben.
    Kaum etwas fragt nach, denn alles lässt sich zurücknehmen.
screen-help-differ = Wenn es nicht stimmt
screen-help-differ-text =
    Der Tisch hat recht. Was auf dem Spielplan liegt, gilt, und die App richtet sich danach.
    Schaut zuerst in den Verlauf: Wurde etwas vergessen oder doppelt getippt? Dann nehmt es zurück.
    Lässt sich das nicht klären, zählt auf dem Spielplan nach und tragt es unter „Korrigieren“ ein. Von dort geht das Spiel weiter.
screen-help-saving = Speichern
screen-help-saving-text =
    Jede Eingabe ist gespeichert, bevor ihr das Ergebnis seht. Einen Knopf dafür gibt es nicht, und ein Stromausfall kostet nichts, was schon zu sehen war.
    Verlasst den Tisch, wann ihr wollt; „Weiterspielen“ auf der Startseite führt euch zum selben Schritt zurück.
    Weigert sich der Datenträger, sagt es die App, und nichts geht verloren. Versucht es noch einmal oder spielt ungespeichert weiter: Geschrieben wird, sobald es wieder geht.
    Ein beschädigter Spielstand wird so weit geöffnet, wie er heil ist. Die beschädigte Datei bleibt erhalten.

## Hilfe: Lizenzen und Hinweise

screen-help-notices = Lizenzen und Hinweise
screen-help-notices-text =
    Dies ist ein inoffizielles Fanprojekt. Es wird von Awaken Realms, Rebel oder anderen Verlagen von Nemesis, Nemesis: Lockdown oder Theseus weder hergestellt noch gebilligt oder unterstützt; die Namen gehören ihren Eigentümern.
    Es enthält weder Texte aus Regeln und Karten noch Bilder des Spiels und ersetzt keinen Teil davon: Wer die Schachtel besitzt, spielt mit der Schachtel.
    Table Companion: © 2026 the Table Companion authors, MIT-Lizenz. Der Wortlaut steht in der Datei LICENSE.
    Schrift B612: © 2012 Airbus, 2012–2019 Laurent Spaggiari, 2019 Thomas Paillot, SIL Open Font License 1.1. Das nächste Kapitel enthält ihren Wortlaut.
    Kivy, das die Fenster zeichnet: © the Kivy team and other contributors, MIT-Lizenz.
    Texte mit Project Fluent (Apache-Lizenz 2.0), Daten mit msgspec (BSD-Lizenz) und tomli-w (MIT-Lizenz).
screen-help-font-licence = Lizenz der Schrift
