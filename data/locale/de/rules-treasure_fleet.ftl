### Die Regeln von Treasure Fleet zum Nachschlagen mit /rules, in eigenen Worten. (F) heißt: so hat es dieses Projekt festgelegt.

rules-fleet-aim-title = Treasure Fleet: Ziel und Ende
rules-fleet-aim =
    Wer nach allen Ausfahrten und der Auslösung des Gouverneurs die meisten Schatzpunkte gekapert hat, gewinnt. Bei Gleichstand wird der Sieg geteilt. (F)
    Es gibt 4 Ausfahrten mit 4 Schiffen, zu fünft 5 Ausfahrten mit 5 Schiffen.
rules-fleet-setup-title = Treasure Fleet: Aufbau
rules-fleet-setup =
    Alle haben die gleichen Karten: Kanonen und eine Entermannschaft, 13 Stück, zu fünft 16. Kapitäne und Ausguck werden gelost.
    Mit weniger als 5 Spielern bleiben Karten in der Schachtel: von jedem Spielerstapel eine mit 4, eine mit 3 und eine mit 2 Kanonen, von der Flotte 10 Schiffe (6, 9, 12, 14, 14, 16, 16, 17, 18, 20). (F)
rules-fleet-loading-title = Treasure Fleet: Laden
rules-fleet-loading =
    Alle laden gleichzeitig und verdeckt 3 Karten. Wer zu Beginn der Ausfahrt weder den Ausguck hat noch neben ihm sitzt, darf eine vierte laden; 3 davon werden gespielt, die vierte geht ungesehen zurück. Wie viele du geladen hast, wissen alle. (F)
    In der Ausfahrt werden nur geladene Karten gespielt. Was gespielt ist, kommt nicht wieder.
rules-fleet-volley-title = Treasure Fleet: Salven
rules-fleet-volley =
    In jeder der 3 Salven spielen alle eine Karte an ein Schiff, der Ausguck zuerst, dann im Uhrzeigersinn. Nach der ersten und zweiten Salve geht der Ausguck nach links, nach dem Kapern noch einmal, nur zu dritt nicht. (F)
rules-fleet-capture-title = Treasure Fleet: Kapern
rules-fleet-capture =
    Ein Schiff bekommt, wer das meiste Kanonenfeuer daran hat. Eine Entermannschaft ist mehr wert als alle Kanonen. Bei Gleichstand vorn entkommt das Schiff, auch bei 2 Entermannschaften, ebenso eines ohne Feuer.
rules-fleet-governor-title = Treasure Fleet: der Gouverneur
rules-fleet-governor =
    Nach der letzten Ausfahrt haben alle noch eine Karte. Sie werden zusammen aufgedeckt: Die höchste oder eine einzelne Entermannschaft gewinnt den Gouverneur, 16 Punkte. (F) Bei Gleichstand niemand; ein Sturm ist nichts wert.
rules-fleet-cursed-title = Treasure Fleet: Fluchschiffe
rules-fleet-cursed =
    Wer nicht auf ein Fluchschiff feuert, verliert ein Schiff aus einer früheren Ausfahrt, nach eigener Wahl. (F) Eine Kanone oder eine Entermannschaft vertreibt es. (F) Gekapert wird es nie. (F) Zwei davon vertreibt man einzeln. (F) Verlieren mehrere ein Schiff, wählen sie gleichzeitig. (F)
rules-fleet-storms-title = Treasure Fleet: Stürme
rules-fleet-storms =
    Ein Sturm ersetzt in jedem Stapel eine Karte mit 2 Kanonen. Er nimmt alles Kanonenfeuer von einem Schiff, auch das eigene, und geht mit ihm ab; Entermannschaften bleiben, und alle dürfen wieder feuern. (F)
    Auf einem Fluchschiff bleibt der Sturm liegen: Dort wird nichts mehr gespielt, und es zählt nicht bis zur nächsten Ausfahrt, in der es einen der Plätze füllt. (F)
rules-fleet-neutral-title = Treasure Fleet: zu zweit
rules-fleet-neutral =
    In jeder Salve nimmt der Ausguck die oberste Karte des neutralen Piraten, die nur er sieht, spielt sie und danach eine eigene. (F) Schiffe des neutralen Piraten werden abgelegt oder, wenn der Tisch es so will, gezählt; dann kann er gewinnen, und ein Fluch nimmt sein billigstes Schiff. (F)
