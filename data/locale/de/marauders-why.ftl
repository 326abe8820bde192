### Merchants & Marauders: warum etwas nicht angeboten wird. Jeder Satz folgt auf den Namen der Option und einen Doppelpunkt.

## Aktionen, Häfen, Suche

why-taken-away = hier nicht{ $because }.
why-actions-left = kostet { $needed ->
    [one] 1 Aktion
   *[other] { $needed } Aktionen
}{ $because }, und du hast { $left ->
    [0] keine mehr
   *[other] noch { $left }
}.
why-no-port = hier gibt es keinen Hafen.
why-port-wanted = { form-nation-e } Häfen sind dir verschlossen: { $bounties ->
    [one] 1 Kopfgeld
   *[other] { $bounties } Kopfgelder
}{ $because }.
why-port-closed = { form-nation-e } Häfen sind dir verschlossen{ $because }.
why-not-in-port = leg zuerst an.
why-one-port-action = nur eine Hafenaktion im Zug.
why-retires-first = nur als Erstes in einem Zug, der im Hafen beginnt.
why-no-captains = es ist kein Kapitän mehr zu ziehen.
why-scout-from-port = lauf zuerst aus.
why-scouted = einmal im Zug, und du hast es versucht.
why-once-a-turn = einmal im Zug.
why-safe-in-port = im Hafen sind Schiffe sicher.
why-no-merchant = hier ist kein Kauffahrer.
why-wrecked = nicht mit einer zerstörten Trefferzone ({ $locations }).
why-at-sea-only = nur auf See.
why-undamaged = nichts ist beschädigt.

## Im Hafen

why-done-already = einmal je Hafenaktion.
why-sold-in-demand = du hast die gefragte Ware verkauft, damit ist der Verkauf für diesen Zug vorbei.
why-sell-first = verkauft wird zuerst oder gar nicht, und du hast vorher { $first_id ->
    [buy] Waren gekauft
    [shipyard] die Werft besucht
    [recruit] angeheuert
    [stash] Gold versteckt
    [rumor] dich nach einem Gerücht umgehört
    [claim] einen Auftrag angenommen
   *[other] etwas anderes getan
}.
why-hold-empty = dein Laderaum ist leer.
why-bought-here = du hast hier in diesem Zug schon Waren gekauft.
why-does-not-sell = das kauft hier niemand{ $because }.
why-no-deals = die Werft hat nichts für dich.
why-no-repairs = hier wird für dich nicht repariert{ $because }.
why-mod-held = du hast schon eine, mehr sind nicht erlaubt.
why-mod-at-most = dein Schiff hat schon { $most }, und mehr geht nicht.
why-weapon-held = du hast schon eine, mehr sind nicht erlaubt.
why-out-of-stock = alle sind vergeben.
why-crew-full = deine Mannschaft ist vollzählig.
why-no-recruits = hier heuert niemand bei dir an{ $because }.
why-stash-at-home = nur in deinem Heimathafen.
why-stash-empty = dein Versteck ist leer.
why-nothing-stashed = Dein Versteck ist leer.
why-no-gold-aboard = Du hast kein Gold an Bord, das ins Versteck könnte.

## Aufträge und Gerüchte

why-claim-failed = dein Wurf ging hier daneben, darum in diesem Zug kein Auftrag mehr.
why-one-claim = ein Auftrag je Hafenaktion.
why-claim-bounties = nur { $wanted_id ->
    [some] mit einem Kopfgeld
   *[none] ohne Kopfgelder
}.
why-claim-wanted = nicht mit Kopfgeldern von { $nations }.
why-claim-ships = nur mit { $ships }.
why-claim-cannons = dazu brauchst du { $count } Kanonen.
why-claim-crew = dazu brauchst du { $count } Mann.
why-task-in-port = in einer Hafenaktion in { $zone }.
why-task-at-sea = auf See, { form-off-zone }.
why-too-little-cargo = dazu brauchst du { $cards } Frachtkarten und hast { $held }.
why-guards-fought = einmal im Zug, und du hast schon gekämpft.
why-no-rumors = es gibt keine Gerüchte mehr.
why-prove-port = in einer Hafenaktion in { $zone }.
why-prove-sea = auf See, { form-off-zone }.
why-told-already = du hast es in diesem Zug schon erzählt.

## Karten und Spezialisten

phrase-moment-own_port = du eine Hafenaktion machst
why-card-moment = spiel sie, wenn { $moment }.
why-card-barred = in diesem Zug nicht noch einmal.
why-card-idle = sie würde jetzt nichts bewirken.
why-card-hired = den heuerst du in einer Hafenaktion an.
why-no-employment = bei dir heuert niemand an{ $because }.
why-specialist-aboard = so jemanden hast du schon.
why-specialist-elsewhere = er heuert nur in Häfen dieser Nationen an: { $nations }.
why-specialist-declined = er hat bei diesem Besuch schon abgelehnt.

## Überfälle und Gefechte

why-no-success = kein Erfolg ist übrig.
why-no-failed-die = kein Fehlwurf ist übrig.
why-first-round = in der ersten Runde kannst du nur schießen.
why-no-masts = ohne Masten kannst du nur schießen.
why-no-crew = du hast keine Mannschaft.
why-npc-fights-on = sie flieht nur mit weniger Kanonen oder weniger Mannschaft als ihr Gegner.
