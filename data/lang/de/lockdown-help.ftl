### Nemesis: Lockdown: kurze Erinnerungen an die Regeln, in eigenen Worten. Die Regel entscheidet.

lockdown-help-1 = Die Runde
lockdown-help-1-text =
    Spielerphase: Alle ziehen auf 5 Karten nach, das Startspielerplättchen wandert weiter (nicht in Runde 1). Dann Zug um Zug: je 2 Aktionen oder passen. Wer nur eine Aktion macht, muss danach passen.
    Wer seinen Zug in einem brennenden Raum beendet oder dort passt, erleidet eine Leichte Wunde.
    Haben alle gepasst, folgt die Ereignisphase in dieser Reihenfolge: FVS-Start, Zeit, Geräusche, Angriffe, Feuer, Ereignis, Xeno-Ausbreitung.
    Geräusche: In Sektionen mit Strom verschwinden sie aus Korridoren, die an keinen Raum mit einem Charakter grenzen. Die Wartungskorridore behalten ihren Marker.
    Angriffe: Jeder Xeno, der mit Charakteren im Raum ist, greift dort den mit den wenigsten Aktionskarten an. Feuer: Jeder Xeno in einem brennenden Raum bekommt 1 Schaden, ein brennendes Nest verliert ein Ei.
lockdown-help-2 = Strom und Zeit
lockdown-help-2-text =
    Jede Sektion und der Aufzug haben ein Stromplättchen. Zu Beginn sind 1 und 2 an, 3 und 4 aus.
    Überschreitet die Zeit eine Leistungsschwelle, geht von den Plättchen, die noch an sind, das mit der höchsten Zahl aus. Blaue Schwellen gelten immer, rote nur, solange das Zeitplättchen rot (inaktiv) ist.
    Mit Strom laufen die Computer, ihr schießt mit dem Vorteilswürfel, und Geräusche verschwinden. Im Dunkeln gilt die zweite, höhere Zahl der Nachtpirscher-Plättchen, und Dunkelheitseffekte auf Karten treten ein.
    Ab Feld 8 ist der Isolationsraum offen, beim Alarm sofort.
lockdown-help-3 = Geräusch, Begegnung
lockdown-help-3-text =
    Trifft eine Geräuschprobe einen Korridor, in dem schon ein Geräusch liegt, kommt es zur Begegnung: Entfernt die Geräusche aus allen Korridoren des Raums (bei einem Eingang auch aus den Wartungskorridoren) und zieht ein Plättchen.
    Stellt die Figur auf, die das Plättchen zeigt. Vergleicht die Zahl mit allen Handkarten, auch Kontamination: im Hellen die erste Zahl, im Dunkeln die zweite. Bei weniger Karten gibt es sofort einen Überraschungsangriff. Das Plättchen kommt in den Vorrat.
    Leeres Plättchen: kein Xeno, dafür Geräusche in alle Korridore des Raums; es kommt zurück in den Beutel. War es das letzte darin, kommt ein Jäger dazu.
    Wer einen Raum betritt, in dem schon ein Xeno steht, hat keine Begegnung: Der Kampf hat schon begonnen.
lockdown-help-4 = Der Beutel
lockdown-help-4-text =
    Am Ende der Ereignisphase wird ein Plättchen gezogen.
    Larve: Sie geht, ein Jäger kommt hinein. Kriecher: Er geht, eine Brutbestie kommt hinein.
    Jäger oder Brutbestie: zurück in den Beutel; dann macht jeder Charakter, der nicht im Kampf ist, der Reihe nach eine Geräuschprobe.
    Königin: Ist jemand im Nest, erscheint sie dort, und es kommt zur Begegnung mit ihr. Sonst kommt das Plättchen zurück, und das Nest bekommt ein Ei.
    Leer: Ein Jäger kommt hinein, wenn der Vorrat einen hat; das leere Plättchen kommt zurück.
lockdown-help-5 = Wunden
lockdown-help-5-text =
    Die dritte Leichte Wunde wird zu einer Schweren. Mehrere Wunden werden einzeln abgehandelt.
    Wer mit 3 Schweren Wunden, verbunden oder nicht, noch irgendeine Wunde erleidet, stirbt. Nur verbundene Schwere Wunden lassen sich heilen.
    Der erste Tod öffnet das Haupttor.
lockdown-help-6 = Wie es endet
lockdown-help-6-text =
    Erreicht die Zeit das letzte Feld oder verlässt sie das Feld des Alarms, wird die Anlage gesäubert: Wer weder im Isolationsraum eingeschlossen noch fort ist, stirbt.
    Die Selbstzerstörung beginnt 3 Felder voraus, gelb, und lässt sich noch stoppen. Verlässt die Zeit dieses Feld, rückt das Plättchen 3 weiter und wird rot: Nichts hält sie mehr auf, und das Haupttor öffnet sich. Verlässt die Zeit das rote Feld, ist die Anlage zerstört und mit ihr alle darin, auch die Eingeschlossenen.
    Endet das Spiel, solange dieses Plättchen auf der Zeitleiste liegt, wird die Anlage ebenfalls zerstört.
    Zerstört wird sie auch, wenn ein Feuer- oder Fehlfunktionsmarker gelegt werden muss und der Vorrat leer ist.
    Ist niemand mehr im Spiel oder in einer Kapsel, springt die Zeit zum Selbstzerstörungsplättchen, ohne dieses zum Alarm, sonst auf das letzte Feld. Wer lebt, prüft dann Eindämmungsprotokoll, Kontamination und Ziele.
