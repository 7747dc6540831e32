### Lockdown auf dem Bildschirm: Ereignisphase, Begegnung, Chancen.

## Die sieben Schritte

lockdown-now-step-launch_css = FVS
lockdown-now-step-advance_time = Zeit
lockdown-now-step-remove_noise = Geräusche
lockdown-now-step-xeno_attacks = Angriffe
lockdown-now-step-fire_damage = Feuer
lockdown-now-step-event_card = Ereignis
lockdown-now-step-bag_development = Beutel

## Der Fuß der Seite

lockdown-now-next = Fertig, weiter: { $step }
lockdown-now-next-round = Fertig: Runde { $round } beginnt
lockdown-now-draw = Plättchen ziehen
lockdown-now-draw-card = Ereigniskarte ziehen
lockdown-now-tap = Tippt an, was es war
lockdown-now-not-yet = Zurück
lockdown-now-different = Es war anders
lockdown-now-different-how = Nichts geht verloren: Nehmt die letzte Meldung zurück oder ändert einzelne Werte.
lockdown-now-take-back = Zurücknehmen
lockdown-now-set-right = Einen Wert korrigieren
lockdown-now-set-right-note = Zeit, Strom, Beutel, Wunden und alles andere

## FVS-Start

lockdown-now-vent = Liegt das Entlüftungsplättchen in einem Raum, stirbt dort zuerst alles, außer Eiern im Nest; dann nehmt es weg.
lockdown-now-css-ask = Deckt das FVS-Plättchen auf.
lockdown-now-css-seated = { $name } sitzt in Kapsel { $pod }.
lockdown-now-css-a = Kapsel A startet.
lockdown-now-css-b = Kapsel B startet.
lockdown-now-css-c = Kapsel C startet.
lockdown-now-css-all = Alle Kapseln starten.
lockdown-now-css-none = Keine Kapsel startet.
lockdown-now-css-nobody = Niemand war an Bord. Das Plättchen bleibt aufgedeckt liegen.
lockdown-now-css-still = Kein Start in dieser Runde.
lockdown-now-css-still-hands = Unter dem Zeitplättchen liegt kein FVS-Plättchen: weiter.
lockdown-now-pod-a = Kapsel A
lockdown-now-pod-b = Kapsel B
lockdown-now-pod-c = Kapsel C
lockdown-now-pod-all = Alle Kapseln
lockdown-now-pod-none = Keine Kapsel

## Zeit

lockdown-now-time = Die Zeit läuft.
lockdown-now-time-token = { $time ->
    [0] Zeitplättchen auf das letzte Feld.
   *[other] Zeitplättchen auf { $time }.
}
lockdown-now-dark = { $section } ohne Strom.
lockdown-now-dark-hands = Dreht Stromplättchen { $token } ({ $section }) auf Rot.
lockdown-now-dark-already = Leistungsschwelle, aber es ist kein Strom mehr da.
lockdown-now-blackout = Blackout! Alles dunkel.
lockdown-now-red = Rot. Unaufhaltsam.
lockdown-now-red-hands = { $slot ->
    [0] Selbstzerstörungsplättchen auf das letzte Feld, rote Seite oben.
   *[other] Selbstzerstörungsplättchen auf { $slot }, rote Seite oben.
}
lockdown-now-gate-hands = Das Haupttor ist offen: Nehmt es vom Spielplan.
lockdown-now-isolation = Der Isolationsraum öffnet sich.
lockdown-now-isolation-hands = Dreht das Raumteil des Isolationsraums um.
lockdown-now-spared = Der Notstrom hält.
lockdown-now-spared-hands = Rote Leistungsschwelle, aber das Zeitplättchen ist aktiv: Keine Sektion wird dunkel.

## Geräusche

lockdown-now-noise = Nehmt Geräusche weg.
lockdown-now-noise-hands = { $count ->
    [one] Nur in { $lit1 }: aus jedem Korridor, der an keinen Raum mit einem Charakter grenzt.
    [2] In { $lit1 } und { $lit2 }: aus jedem Korridor, der an keinen Raum mit einem Charakter grenzt.
   *[other] In { $lit1 }, { $lit2 } und { $lit3 }: aus jedem Korridor, der an keinen Raum mit einem Charakter grenzt.
}
lockdown-now-noise-technical = Die Wartungskorridore behalten ihren Marker.
lockdown-now-noise-none = Alle Geräusche bleiben.
lockdown-now-noise-none-hands = Keine der drei Sektionen hat Strom: Kein Marker verlässt seinen Korridor.

## Angriffe

lockdown-now-attacks = { $count ->
    [one] Der Xeno greift an.
   *[other] Die Xenos greifen an.
}
lockdown-now-attacks-hands = Jeder, der mit Charakteren im Raum ist, greift dort den mit den wenigsten Aktionskarten an; bei Gleichstand den, der zuerst an der Reihe ist.
lockdown-now-attacks-larva = Eine Larve zieht keine Karte: Sie befällt. Tippt an, wen es traf.
lockdown-now-attacks-none = Kein Xeno greift an.
lockdown-now-attacks-none-hands = Nach meiner Zählung ist keiner auf dem Spielplan. Doch einer da? Er greift in seinem Raum den mit den wenigsten Aktionskarten an.
lockdown-now-draw-attack = Angriffskarte ziehen
lockdown-now-attack-hits = Treffer: { $card }
lockdown-now-attack-misses = Daneben: { $card }
lockdown-now-wounded = { $name }: Was ist passiert?
lockdown-now-wound-light = Leichte Wunde
lockdown-now-wound-serious = Schwere Wunde
lockdown-now-wound-larva = Larvenbefall
lockdown-now-wound-dies = Stirbt
lockdown-now-nothing = Abbrechen

## Feuer

lockdown-now-fire = { $count ->
    [one] Es brennt in 1 Raum.
   *[other] Es brennt in { $count } Räumen.
}
lockdown-now-fire-hands = Jeder Xeno in einem brennenden Raum bekommt 1 Schaden.
lockdown-now-fire-eggs = Brennt das Nest, verliert es ein Ei; ebenso jeder brennende Raum mit Eiern, die niemand trägt.
lockdown-now-fire-none = Nichts brennt.
lockdown-now-fire-none-hands = Nach meiner Zählung liegt kein Feuermarker auf dem Spielplan: weiter.

## Ereigniskarte

lockdown-now-card = Welches Ereignis kommt?
lockdown-now-card-alone = Zieht die Ereigniskarte.
lockdown-now-card-hands = Zuerst bewegen sich die Xenos der Karte, bei denen kein Charakter ist; dann kommt ihr Effekt. In Treppenhäusern ist es immer dunkel.

## Xeno-Ausbreitung

lockdown-now-bag = Die Xenos breiten sich aus.
lockdown-now-bag-alone = Zieht ein Plättchen.
lockdown-now-bag-hands = Eine Larve geht, ein Jäger kommt; ein Kriecher geht, eine Brutbestie kommt. Jäger oder Brutbestie: zurück, dann Geräuschproben. Leer: zurück, mit einem Jäger. Königin: zurück und ein Ei mehr, oder sie erscheint im Nest.
lockdown-now-bag-empty = Es gibt nichts zu ziehen: weiter.
lockdown-now-bag-blank = Das leere Plättchen geht zurück, und ein Jäger kommt dazu.
lockdown-now-bag-blank-missing = Das leere Plättchen geht zurück. Es ist kein Jäger übrig, der dazukommt.
lockdown-now-bag-larva = Die Larve verlässt den Beutel, ein Jäger kommt hinein.
lockdown-now-bag-larva-missing = Die Larve verlässt den Beutel. Es ist kein Jäger übrig, der hineinkommt.
lockdown-now-bag-creeper = Der Kriecher verlässt den Beutel, eine Brutbestie kommt hinein.
lockdown-now-bag-creeper-missing = Der Kriecher verlässt den Beutel. Es ist keine Brutbestie übrig, die hineinkommt.
lockdown-now-bag-adult = Der Jäger geht zurück. In Reihenfolge machen alle, die nicht im Kampf sind, eine Geräuschprobe.
lockdown-now-bag-breeder = Die Brutbestie geht zurück. In Reihenfolge machen alle, die nicht im Kampf sind, eine Geräuschprobe.
lockdown-now-bag-queen = Die Königin geht zurück. Ein Ei mehr: Legt es auf die Labor-Tafel.
lockdown-now-bag-queen-eggs = Die Königin geht zurück. Im Nest liegen schon alle Eier.
lockdown-now-bag-queen-nest = Sie erscheint im Nest! Ihr Plättchen bleibt draußen.
lockdown-now-queen = Die Königin!
lockdown-now-queen-appears = Die Königin erscheint
lockdown-now-nest-yes = Ja, im Nest
lockdown-now-nest-no = Nein, niemand

## Was in einem Schritt gemeldet wird

lockdown-now-report-card = Selbst gezogen
lockdown-now-report-token = Selbst gezogen
lockdown-now-odds = Beutel und Chancen
lockdown-now-encounter = Begegnung
lockdown-now-group-encounters = Ziehen, würfeln
lockdown-now-group-xenos = Xeno-Figuren
lockdown-now-group-characters = Wunden
lockdown-now-do-place_fire = Neues Feuer
lockdown-now-do-place_malfunction = Fehlfunktion
lockdown-now-do-destroy_egg = Ei zerstört

## Begegnung

lockdown-meet-title = Begegnung
lockdown-meet-blank = Leer
lockdown-meet-larva = Larve
lockdown-meet-creeper = Kriecher
lockdown-meet-adult = Jäger
lockdown-meet-breeder = Brutbestie
lockdown-meet-queen = Königin
lockdown-meet-who = { $name } trifft auf
lockdown-meet-nothing = Gerade ist keine Begegnung möglich: Der Beutel ist leer, oder niemand ist in der Anlage.
lockdown-meet-hand = Handkarten, auch Kontamination
lockdown-meet-room-lit = Raum hell
lockdown-meet-room-dark = Raum dunkel
lockdown-meet-lit = Hell
lockdown-meet-dark = Dunkel
lockdown-meet-draw = Plättchen ziehen
lockdown-meet-report = Selbst gezogen
lockdown-meet-draw-instead = Doch die App ziehen lassen
lockdown-meet-in-bag = { $count } drin · { $percent } %
lockdown-meet-suspense = Antippen und sehen
lockdown-meet-surprise = Überraschungsangriff!
lockdown-meet-calm = Kein Überraschungsangriff
lockdown-meet-noise = Nur Geräusche
lockdown-meet-no-figure = Keine Figur kommt dazu
lockdown-meet-compare = Vergleicht die Hand
lockdown-meet-below-lit = { $number ->
    [0] Hell: kein Überraschungsangriff
    [1] Hell: Angriff nur ohne Karten
   *[other] Hell: Angriff unter { $number } Karten
}
lockdown-meet-below-dark = { $number ->
    [0] Dunkel: kein Überraschungsangriff
    [1] Dunkel: Angriff nur ohne Karten
   *[other] Dunkel: Angriff unter { $number } Karten
}
lockdown-meet-report-attack = Angriff melden
lockdown-meet-done = Fertig

## Chancen

lockdown-odds-title = { $count ->
    [one] Im Beutel: 1 Plättchen
   *[other] Im Beutel: { $count } Plättchen
}
lockdown-odds-percent = { $percent } %
lockdown-odds-figure = { $exact } · { $percent }
lockdown-odds-count = { $count } × { $token }
lockdown-odds-elsewhere = { $kind ->
    [blank] Vorrat { $supply }
   *[xeno] Vorrat { $supply } · Spielplan { $board }
}
lockdown-odds-surprise = Überraschungsangriff
lockdown-odds-hand = Karten
lockdown-odds-lit = hell
lockdown-odds-dark = dunkel
