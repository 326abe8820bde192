### Eine Zeile Seemannsgarn unter dem Namen jedes Gerüchts und jedes Auftrags: was man sich erzählt, keine Regel.

## Gerüchte

story-wreck_of_the_santa_clara = Bei Ebbe sieht man ihre Rippen, und dazwischen glänzt etwas.
story-marooned_gunner = Er redet mit seinem Pulverfass und schwört, es gibt Antwort.
story-drifting_frigate = Alle Segel gesetzt, die Lampen brennen, und keiner an Deck.
story-smugglers_cache = Unter der krummen Palme, wo keine Ziege grasen will.
story-powder_hulk = Auf dem Kahn raucht keiner. Keiner, der noch lebt.
story-hidden_careenage = So still ist die Bucht, man hört die Muscheln am Kiel knistern.
story-pearl_divers = Runter geht es mit einem Stein, rauf mit einem Vermögen.
story-castaway_storyteller = Jeden Abend wird der Wal größer, und keinen stört es.
story-lonely_watchtower = Um Mitternacht schnarcht da oben alles, schwört die Fischfrau.
story-paymasters_escort = Ein Jahr warten die Soldaten schon auf ihren Sold. Lass sie warten.
story-plague_ship = Gelb weht die Flagge, und keine Möwe setzt sich auf die Rahen.
story-dispatch_boat = Ein kleines Boot, dicke Siegel, und es fährt nur bei Nacht.
story-pilots_rutter = Jedes Riff steht drin. Der Mann, der es schrieb, starb im Bett.
story-forged_documents = Die Tinte ist noch feucht, aber das Siegel ist echt. Fast.
story-a_myriad_of_goods = Der Keller nimmt kein Ende, und keiner fragt, wo er anfängt.
story-retired_buccaneer = Er hat der See abgeschworen. Dem Rum übrigens auch.
story-governor_in_debt = Außen Seide, und in den Taschen nur Löcher.
story-shipwrights_secret = Er flüstert mit dem Holz, und das Holz gehorcht.
story-banker_without_questions = Er sieht nie auf die Münze und nie auf die Hand, die sie bringt.
story-deserters = Durch die Küche sind sie raus, die Stiefel in der Hand.
story-half_a_map = Das Kreuz ist auf der anderen Hälfte. Wie immer.
story-hero_of_the_taverns = Hier singen sie von dir. Schief, aber der Rum geht aufs Haus.
story-ship_nobody_paid_for = Ein stolzes Schiff, ein toter Reeder, ein Schiffbauer in Tränen.
story-widows_warehouse = Es riecht nach Schokolade und nach einem Mann, der es eilig hatte.
story-letter_of_introduction = „Glaubt nichts von dem, was man erzählt“, so fängt es an.

## Aufträge

story-the_queens_nephew = Bis zum Frühstück will der Junge Pirat sein.
story-surgeons_trunk = Frag nicht, warum der Koffer bei Flaute klappert.
story-governors_portrait = Der Maler war gnädig. Sehr gnädig.
story-tithe_chests = Der Bischof schließt selbst ab. Dann betet er für dich.
story-planters_wedding = Die Braut will Seide, die Gäste wollen Nachschlag.
story-timber_for_the_walls = Gute Mauern, heißt es. Bis die Termiten kamen.
story-bread_for_the_garrison = Gestern gab es die letzte Ratte. Der Koch hat sich entschuldigt.
story-cocoa_for_the_cardinal = Seine Eminenz fastet von früh bis spät. Dann kommt die Nacht.
story-rum_for_the_cruisers = Eine Woche sind sie schon nüchtern, und das merkt man.
story-smugglers_lantern = Licht zeigen, auf den Eulenruf warten, keine Namen nennen.
story-coast_survey = Auf der alten Seekarte sitzt ein Drache, wo ein Riff sein sollte.
story-silver_escort = Jedes Segel am Horizont weiß, was da glänzt.
story-chart_of_the_crossroads = Da draußen treffen sich alle Wege, und nirgends steht ein Schild.
story-the_silver_bank = Das Riff spart länger als jeder Bankier.
story-road_to_el_dorado = Den Hinweg kennt der Führer. Den Rückweg kennt keiner.
story-watch_on_the_crossroads = Wasser, so weit man sieht. Und das ist die gute Nachricht.
story-bishops_ransom = Die Entführer haben es eilig. Er predigt ohne Pause.
story-clear_the_lanes = Die Kaufleute trinken auf dein Wohl und verriegeln die Tür.
story-blood_for_blood = In Tortuga brennt für jeden Ertrunkenen eine Kerze.
story-dead_or_alive = Lebendig wäre besser, sagt der Schreiber. Tot ist stiller.
story-singe_the_kings_beard = Das hat schon einmal einer gewagt. Man singt noch heute davon.
story-dutch_rivals = Nichts Persönliches, sagen die Kaufleute. Nur das Geschäft.
story-against_the_lilies = Lilien, sagt man hier, machen sich am besten auf dem Meeresgrund.
story-brethren_of_the_coast = Schwör auf die Axt, trink aus dem Stiefel: Du gehörst dazu.
story-duel_at_sunrise = Er hat dein Schiff eine Badewanne genannt, und er bleibt dabei.
