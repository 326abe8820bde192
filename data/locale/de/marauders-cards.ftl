### Was Karten, Marker, Zonen und Kapitäne von Korsaren der Karibik bewirken, vollständig.

## Zonen

text-nassau_prices = Kaufst du hier Waren, kostet eine Ware mit 1 oder 2 Karten im Angebot 2 Gold je Karte, eine mit 3 oder mehr 1 Gold. Waren verkaufst du für je 2 Gold, die gefragte weiter für 6.
text-nassau_navy = Ein Kriegsschiff findet einen Kapitän in dieser Zone nur mit 2 gelungenen Würfen auf Erkunden nacheinander.
text-havana_better_price = Wer kein Kopfgeld hat, bekommt 7 statt 6 Gold für jede Karte der gefragten Ware.
text-havana_fourth_card = Überfällst du in dieser Zone einen spanischen Kauffahrer, wird eine vierte Karte gezogen. Sie bleibt nur liegen, wenn ihr Symbol ein Treffer ist; sonst kommt sie weg, bevor du auf Seemannskunst würfelst.
text-port_royal_recruit = Wer mindestens ein Kopfgeld hat, füllt hier die Mannschaft ohne Wurf und ohne Gold auf.
text-port_royal_entry = Englische Kopfgelder verschließen dir diesen Hafen nicht, wenn du beim Einlaufen 2 Gold zahlst oder ein Wurf auf Einfluss gelingt; nach einem Fehlwurf darfst du noch zahlen. Ein Krieg mit der Nation des Hafens verschließt ihn trotzdem.
text-old_providence_weapons = Wer mindestens ein spanisches Kopfgeld hat, kauft hier Spezialwaffen für je 1 Gold.
text-old_providence_repairs = Wer mindestens ein spanisches Kopfgeld hat, bekommt hier alle Schäden außer an der Mannschaft umsonst repariert.
text-tortuga_navy = In dieser Zone jagt und sucht das französische Kriegsschiff keine Kapitäne, die nur von anderen Nationen gesucht werden. Französische Kopfgelder und Krieg zählen weiterhin.
text-tortuga_pirates = Piraten suchen in dieser Zone nicht nach französischen Kapitänen; sie bewegen sich aber auf sie zu.
text-petite_goave_ban = Wer ein Kopfgeld hat, kann hier weder anheuern noch reparieren.
text-petite_goave_recruit = Wer kein Kopfgeld hat, füllt hier die Mannschaft ohne Wurf und ohne Gold auf.
text-petite_goave_repairs = Wer kein Kopfgeld hat, bekommt hier alle Schäden außer an der Mannschaft umsonst repariert.
text-cartagena_free_good = Kaufst du hier auf einmal 3 oder mehr Waren, ist die billigste davon umsonst.
text-cartagena_easy_raid = Sag vor dem Umdrehen des Markers, dass du den Kauffahrer hier als spanisches Schiff überfällst: Dann findest du ihn ohne Wurf auf Erkunden.
text-santo_domingo_swap = Einmal bei jedem Kauf darfst du hier 1 Gold zahlen, um das ganze Angebot abzuwerfen und ein neues zu ziehen.
text-curacao_free_rumors = Der Versuch, ein Gerücht zu erfahren, kostet hier kein Gold.
text-curacao_ships = Fregatten und Galeonen kosten hier 30 Gold.
text-san_juan_plunder = Der Überfall auf einen spanischen Kauffahrer in dieser Zone bringt 3 Gold mehr. Das zählt zu den 12 für einen Ruhmespunkt.
text-caracas_offer = Kaufst du hier Waren, liegen 8 Karten im Angebot.
text-st_maarten_stash = Du darfst hier Gold verstecken, obwohl es nicht dein Heimathafen ist; das kostet 5 Gold von Bord. Aus dem Versteck nehmen kannst du hier nichts.
text-st_maarten_offer = Kaufst du hier Waren, liegen 7 Karten im Angebot, für niederländische Kapitäne 8.
text-basse_terre_navy = Findet das französische Kriegsschiff in dieser Zone einen Kapitän nicht, würfelt es noch einmal auf Erkunden.
text-st_john_modifications = Schiffsmodifikationen kosten hier 1 Gold.
text-st_john_transfer = Kaufst du hier ein Schiff, darfst du Modifikationen des alten behalten und für je 1 Gold auf dem neuen einbauen. Was du behältst, erhöht den Verkaufspreis nicht.
text-bridgetown_shoals = Läuft hier eine Fregatte, eine Galeone oder ein Linienschiff ein, nimmt der Rumpf 1 Schaden, außer ein Wurf auf Seemannskunst gelingt.
text-trinidad_no_navy = Kriegsschiffe jagen und suchen in dieser Zone niemanden.

## Zonen in wenigen Worten, auf den Schildern der Seekarte

short-nassau_prices = Kaufen für 1–2, verkaufen 2
short-nassau_navy = Marine muss zweimal finden
short-havana_better_price = Ohne Kopfgeld: Nachfrage 7
short-havana_fourth_card = Überfall Spanier: 4. Karte
short-port_royal_recruit = Mit Kopfgeld: anheuern frei
short-port_royal_entry = Engl. Kopfgeld: Hafen für 2
short-old_providence_weapons = Span. Kopfgeld: Waffen für 1
short-old_providence_repairs = Span. Kopfgeld: Werft frei
short-tortuga_navy = Marine: nur frz. Kopfgelder
short-tortuga_pirates = Piraten schonen Franzosen
short-petite_goave_ban = Gesucht: keine Leute, Werft
short-petite_goave_recruit = Ohne Kopfgeld: Leute frei
short-petite_goave_repairs = Ohne Kopfgeld: Werft frei
short-cartagena_free_good = 3 Waren: billigste umsonst
short-cartagena_easy_raid = Überfall Spanier: kein Wurf
short-santo_domingo_swap = 1 Gold: neues Angebot
short-curacao_free_rumors = Gerüchte kosten kein Gold
short-curacao_ships = Fregatte, Galeone: 30 Gold
short-san_juan_plunder = Überfall Spanier: +3 Gold
short-caracas_offer = 8 Karten im Angebot
short-st_maarten_stash = Versteck hier: 5 Gold
short-st_maarten_offer = 7 Karten, Niederländer 8
short-basse_terre_navy = Frz. Marine sucht zweimal
short-st_john_modifications = Modifikationen: 1 Gold
short-st_john_transfer = Neues Schiff: Umbau je 1
short-bridgetown_shoals = Große Schiffe: Riff, 1 Rumpf
short-trinidad_no_navy = Keine Marine jagt hier

## Schiffe

text-sloop = Wendig: Kauffahrer entkommen ihr selten. Ein Schiff für Räuber.
text-flute = Viel Laderaum, aber langsam und schwach bewaffnet. Ein Schiff für Händler.
text-frigate = Die erste Fregatte oder Galeone, die ein Kapitän kauft, bringt 1 Ruhmespunkt.
text-galleon = Die erste Fregatte oder Galeone, die ein Kapitän kauft, bringt 1 Ruhmespunkt.
text-man_o_war = Es wird weder gekauft noch verkauft, nur nach einem Sieg übernommen.

## Schiffsmodifikationen

text-extra_hammocks = Der Wert deiner Mannschaft steigt um 1, auf höchstens 5. Der neue Platz ist leer, bis du anheuerst.
text-advanced_rigs_and_sails = Die Beweglichkeit deines Schiffs steigt um 1, auf höchstens 5.
text-reinforced_hull = Drehe diesen Marker um, um 1 Schaden an beliebiger Stelle zu ignorieren, sobald du weißt, wo alle Treffer der Salve landen; nicht im Enterkampf. In jedem Hafen drehen ihn 3 Gold zurück.
text-extended_cargo_hold = Der Wert deines Laderaums steigt um 1, auf höchstens 5, und damit auch, was das Schiff jetzt fasst.
text-chasers = Einmal je Gefecht, drehe diesen Marker um, wenn einer der Kapitäne Flucht ansagt: Das feindliche Schiff nimmt 1 Treffer, ein Würfel sagt wo. Nach dem Gefecht dreht er sich zurück.
text-extra_cannon_port = Die Kanonen deines Schiffs steigen um 1, auf höchstens 5, sofort feuerbereit.
text-swivel_guns = Unmittelbar vor einem Enterkampf auf See, gleich wer geentert hat, wirf 2 Würfel. Ist mindestens einer ein Erfolg, verliert der Gegner 1 Mann.
text-long_guns = Vor der ersten Runde eines Seegefechts würfle für jede Kanone, die du noch hast; jeder Erfolg ist ein Treffer, ein Würfel sagt wo. Kettenkugeln und Kartätschen sind dabei nicht erlaubt.

## Spezialwaffen

text-grappling_hooks = Nach einem Vergleich der Seemannskunst, bei dem du Entern angesagt hast, gib sie ab, um beliebige deiner Würfel neu zu werfen. Bei einem Überfall gib sie nach deinem Wurf auf Seemannskunst ab, um 1 Fehlwurf zum Erfolg zu machen.
text-chain_shot = Gib sie ab, nachdem die Trefferzonen gewürfelt sind: Jeder Totenkopf trifft die Masten des Gegners; Treffer auf zerstörte Masten gehen in dieser Runde nicht in den Rumpf. Bei einem Überfall gib sie nach deinem Wurf auf Seemannskunst ab, um 1 Fehlwurf zum Erfolg zu machen.
text-grapeshot = Gib sie ab, nachdem die Trefferzonen gewürfelt sind: Jeder Totenkopf trifft die Mannschaft des Gegners; Treffer auf die zerstörte Mannschaft gehen in dieser Runde nicht in den Rumpf. Bei einem Überfall gib sie nach deinem Wurf auf Seemannskunst ab, um 1 Fehlwurf zum Erfolg zu machen.

## Kapitäne: jede Fähigkeit, dann die ganze Karte

text-felipe_de_los_reyes_move_hit = Einmal in jedem Seegefecht verlegst du 1 Treffer auf deinem Schiff an eine andere Stelle deiner Wahl. Nicht bei Überfällen auf Kauffahrer.
text-felipe_de_los_reyes = { text-felipe_de_los_reyes_move_hit }
text-frederico_da_silva_rumor_slots = Du darfst 2 Gerüchte gleichzeitig haben.
text-frederico_da_silva = { text-frederico_da_silva_rumor_slots }
text-gaspar_de_rivera_sell_price = In Cartagena, Curaçao, Caracas und Trinidad bringt dir jede verkaufte Ware 1 Gold mehr.
text-gaspar_de_rivera = { text-gaspar_de_rivera_sell_price }
text-ines_de_montenegro_buying_price = Kaufst du Waren, kostet dich eine Ware mit nur einer Karte im Angebot 2 statt 3 Gold.
text-ines_de_montenegro_mission_reward = Jeder Auftrag, den du erfüllst, bringt 4 Gold mehr.
text-ines_de_montenegro = { text-ines_de_montenegro_buying_price } { text-ines_de_montenegro_mission_reward }
text-baltasar_quiroga_extra_dice = Du wirfst 1 Würfel mehr, wenn du einen Spielerkapitän, ein Kriegsschiff oder einen Piraten suchst.
text-baltasar_quiroga_shipyard_price = Reparaturen kosten dich in jedem Hafen 1 Gold je Punkt.
text-baltasar_quiroga = { text-baltasar_quiroga_extra_dice } { text-baltasar_quiroga_shipyard_price }
text-catalina_azcarate_port_entry = Ein Hafen bleibt dir offen, solange du höchstens 2 Kopfgelder seiner Nation hast. Krieg verschließt ihn trotzdem.
text-catalina_azcarate = { text-catalina_azcarate_port_entry }
text-frances_wright_repeat_roll = Einmal in jedem deiner Züge darfst du alle Würfel eines misslungenen Wurfs auf Erkunden nach einem Kauffahrer neu werfen.
text-frances_wright = { text-frances_wright_repeat_roll }
text-josiah_thorne_extra_dice = Bei Überfällen auf Kauffahrer wirfst du 1 Würfel mehr auf Seemannskunst.
text-josiah_thorne_repair_at_sea = Einmal in jedem deiner Züge auf See reparierst du umsonst 1 Schaden, aber nicht an der Mannschaft.
text-josiah_thorne = { text-josiah_thorne_extra_dice } { text-josiah_thorne_repair_at_sea }
text-nathaniel_garrow_loser_shoots = Schießt du, ohne den Vergleich zu gewinnen, zählt ab einem Erfolg 1 Treffer mehr (höchstens so viele, wie du Kanonen hast).
text-nathaniel_garrow = { text-nathaniel_garrow_loser_shoots }
text-margaret_ashdown_ship_discount = Fregatten kosten dich 12 Gold weniger.
text-margaret_ashdown = { text-margaret_ashdown_ship_discount }
text-tobias_fenwick_free_recruit = Du heuerst ohne Wurf und ohne Gold an, wo immer du überhaupt anheuern darfst.
text-tobias_fenwick_free_move = Einmal in jedem deiner Züge kostet das Auslaufen keine Aktion.
text-tobias_fenwick = { text-tobias_fenwick_free_recruit } { text-tobias_fenwick_free_move }
text-dominique_de_richery_merchant_flag = Einen gefundenen Kauffahrer darfst du außer als Schiff seines Markers oder der Zone auch als spanisches nehmen.
text-dominique_de_richery = { text-dominique_de_richery_merchant_flag }
text-nicolas_jaures_goods_offer = Kaufst du Waren in einem französischen Hafen, liegt 1 Karte mehr im Angebot; nicht dort, wo du in deinem letzten Zug gekauft hast.
text-nicolas_jaures = { text-nicolas_jaures_goods_offer }
text-christian_marquis_storm_proof = Stürme schaden dir nicht.
text-christian_marquis = { text-christian_marquis_storm_proof }
text-cornelia_van_rijswijk_free_move = Einmal in jedem deiner Züge kostet dich das Anlegen in einem niederländischen oder englischen Hafen keine Aktion.
text-cornelia_van_rijswijk = { text-cornelia_van_rijswijk_free_move }
text-hendrick_loos_stash_anywhere = Du darfst in jedem Hafen, in den du einlaufen kannst, Gold verstecken; fern der Heimat kostet das 4 Gold von Bord. Nur daheim kannst du Gold herausnehmen.
text-hendrick_loos = { text-hendrick_loos_stash_anywhere }

## Kapitäne ohne Spieler

text-admiral_van_almonde = Niederländisches Kriegsschiff: Seemannskunst 3, Erkunden 3 (oder deine niederländischen Kopfgelder, wenn mehr), Führungskraft 3. Taucht am Ende der Runde vor Curaçao auf.
text-admiral_evertsen = Niederländisches Kriegsschiff: Seemannskunst 4, Erkunden 3 (oder deine niederländischen Kopfgelder, wenn mehr), Führungskraft 2. Taucht am Ende der Runde vor St. Maarten auf.
text-admiral_binckes = Niederländisches Kriegsschiff: Seemannskunst 2, Erkunden 3 (oder deine niederländischen Kopfgelder, wenn mehr), Führungskraft 4. Taucht am Ende der Runde vor Curaçao auf.
text-admiral_myngs = Englisches Kriegsschiff: Seemannskunst 3, Erkunden 2 (oder deine englischen Kopfgelder, wenn mehr), Führungskraft 4. Taucht am Ende der Runde vor Port Royal auf.
text-admiral_benbow = Englisches Kriegsschiff: Seemannskunst 4, Erkunden 3 (oder deine englischen Kopfgelder, wenn mehr), Führungskraft 3. Taucht am Ende der Runde vor Bridgetown auf.
text-admiral_holmes = Englisches Kriegsschiff: Seemannskunst 3, Erkunden 4 (oder deine englischen Kopfgelder, wenn mehr), Führungskraft 2. Taucht am Ende der Runde vor St. John auf.
text-admiral_d_estrees = Französisches Kriegsschiff: Seemannskunst 2, Erkunden 3 (oder deine französischen Kopfgelder, wenn mehr), Führungskraft 3. Taucht am Ende der Runde vor Basse-Terre auf.
text-admiral_du_casse = Französisches Kriegsschiff: Seemannskunst 4, Erkunden 2 (oder deine französischen Kopfgelder, wenn mehr), Führungskraft 4. Taucht am Ende der Runde vor Petite-Goâve auf.
text-admiral_de_pointis = Französisches Kriegsschiff: Seemannskunst 3, Erkunden 4 (oder deine französischen Kopfgelder, wenn mehr), Führungskraft 3. Taucht am Ende der Runde vor Tortuga auf.
text-admiral_de_campos = Spanisches Kriegsschiff: Seemannskunst 2, Erkunden 4 (oder deine spanischen Kopfgelder, wenn mehr), Führungskraft 3. Taucht am Ende der Runde vor Havanna auf.
text-admiral_de_ochoa = Spanisches Kriegsschiff: Seemannskunst 3, Erkunden 3 (oder deine spanischen Kopfgelder, wenn mehr), Führungskraft 2. Taucht am Ende der Runde vor San Juan auf.
text-admiral_de_lezo = Spanisches Kriegsschiff: Seemannskunst 4, Erkunden 2 (oder deine spanischen Kopfgelder, wenn mehr), Führungskraft 3. Taucht am Ende der Runde vor Cartagena auf.
text-pirate_vane = Piratenschaluppe: Seemannskunst 3, Erkunden 3, Führungskraft 2. Taucht am Ende der Runde vor Nassau auf. Wer ihn ohne eigenes Kopfgeld besiegt, bekommt 5 Gold.
text-pirate_rackham = Piratenschaluppe: Seemannskunst 2, Erkunden 3, Führungskraft 3. Taucht am Ende der Runde vor Old Providence auf. Wer ihn ohne eigenes Kopfgeld besiegt, bekommt 5 Gold.
text-pirate_bonnet = Piratenschaluppe: Seemannskunst 2, Erkunden 2, Führungskraft 2. Taucht am Ende der Runde vor Bridgetown auf. Wer ihn ohne eigenes Kopfgeld besiegt, bekommt 5 Gold.
text-pirate_hornigold = Piratenfregatte: Seemannskunst 3, Erkunden 3, Führungskraft 3. Taucht am Ende der Runde vor Tortuga auf. Wer ihn ohne eigenes Kopfgeld besiegt, bekommt 15 Gold.
text-pirate_teach = Piratenfregatte: Seemannskunst 3, Erkunden 2, Führungskraft 4. Taucht am Ende der Runde vor St. Maarten auf. Wer ihn ohne eigenes Kopfgeld besiegt, bekommt 15 Gold.
text-pirate_roberts = Piratenfregatte: Seemannskunst 4, Erkunden 4, Führungskraft 3. Taucht am Ende der Runde in der Karibischen See auf. Wer ihn ohne eigenes Kopfgeld besiegt, bekommt 15 Gold.

## Andere Ereignisse

text-storm_greater_antilles = Wer bis zum Ende der Runde in die Zonen von Havanna, Port Royal, Tortuga, Petite-Goâve oder Santo Domingo segelt oder dort auf See seinen Zug beginnt, nimmt 3 zufällige Treffer, 1 weniger je Erfolg mit Seemannskunst. Jeden trifft es höchstens einmal je Zug; Auslaufen gilt als Hineinsegeln.
text-storm_lesser_antilles = Wer bis zum Ende der Runde in die Zonen von St. Maarten, St. John, Basse-Terre, Bridgetown oder Trinidad segelt oder dort auf See seinen Zug beginnt, nimmt 3 zufällige Treffer, 1 weniger je Erfolg mit Seemannskunst. Jeden trifft es höchstens einmal je Zug; Auslaufen gilt als Hineinsegeln.
text-war = Ziehe zufällig 2 Nationen. Bis zum Frieden oder zum nächsten Krieg sind sie im Krieg: Ihre Kriegsschiffe sind Linienschiffe und jagen Kapitäne der Gegenseite. Kapitäne der einen können nicht in Häfen der anderen einlaufen, und keine Nation zahlt einem Kapitän des Feindes eine Belohnung.
text-peace = Der Krieg ist vorbei: Die feindlichen Häfen öffnen sich wieder, und Linienschiffe werden Fregatten. Ohne Krieg geschieht nichts.
text-its_too_quiet = Ziehe 2 weitere Ereigniskarten und führe beide nacheinander aus.
text-pirate_hunt = Jeder Kapitän mit französischem Kopfgeld bekommt ein weiteres französisches, jeder mit spanischem ein weiteres spanisches, bis zu je 5.
text-yellow_fever = Wer bis zum Ende der Runde in Havanna, Port Royal, Old Providence, Petite-Goâve oder Cartagena einläuft oder dort im Hafen seinen Zug beginnt, verliert 2 Mann, je Erfolg mit Führungskraft einen weniger, doch nie den letzten. Jeden trifft es höchstens einmal je Zug.
text-ships_from_europe = Jeder spanische und jeder französische Hafen bekommt einen neuen Nachfragemarker.
text-hungry_garrisons = Bis zum Ende der Runde bringen Nahrung, Rum und Tabak in Häfen, die sie nicht verlangen, je 5 Gold.
text-lilies_over_st_maarten = St. Maarten ist ab jetzt französisch, Hafen und Zone. Ein französischer Kopfgeldmarker zeigt es an; ist keiner frei, geschieht nichts.
text-bridgetown_surrenders = Bridgetown ist ab jetzt niederländisch, Hafen und Zone. Ein niederländischer Kopfgeldmarker zeigt es an; ist keiner frei, geschieht nichts.
text-act_of_grace = Jeder Kapitän darf der Reihe nach sofort bis zu 3 englische, französische oder niederländische Kopfgelder entfernen, für je 4 Gold von Bord.
text-new_governors = Alle offenen Aufträge kommen vom Plan; ebenso viele neue werden gezogen.
text-convoys_sail = Alle Kauffahrer der Leiste kehren verdeckt auf den Spielplan zurück, in zufällig gezogene Zonen ohne Kauffahrer.
text-marques_revoked = Bis zum Ende der Runde bringt der Beginn eines Überfalls auf einen Kauffahrer 2 Kopfgelder statt 1.

## Ruhmeskarten: Spezialisten, angeheuert während einer Hafenaktion

text-carpenter = Heuere ihn für 5 Gold an. Einmal in jedem deiner Züge auf See repariert er umsonst 1 Schaden, aber nicht an der Mannschaft.
text-gunner_captain = Heuere ihn in einem englischen oder niederländischen Hafen mit einem Wurf auf Führungskraft an. In jeder deiner Salven im Seegefecht darfst du 1 Trefferwürfel neu werfen.
text-master_gunner = Heuere ihn in einem spanischen oder französischen Hafen für 4 Gold an. Schießt du, ohne den Vergleich zu gewinnen, zählt ab einem Erfolg 1 Treffer mehr (höchstens so viele, wie du Kanonen hast).
text-surgeon = Heuere ihn in einem französischen oder niederländischen Hafen für 3 Gold an. Nach einem Gefecht, Kampf, Überfall oder Fieber, das du überlebst, bekommst du 1 dabei verlorenen Mann zurück.
text-lookout = Heuere ihn mit einem Wurf auf Einfluss an. Wann immer du auf Erkunden würfelst, wirfst du 1 Würfel mehr.
text-master_at_arms = Heuere ihn mit einem Wurf auf Führungskraft an. Im Enterkampf und beim Anheuern wirfst du 1 Würfel mehr auf Führungskraft.
text-purser = Heuere ihn für 3 Gold an. Kaufst du Waren, liegt 1 Karte mehr im Angebot; nicht dort, wo du in deinem letzten Zug gekauft hast.
text-sailing_master = Heuere ihn für 2 Gold und mit einem Wurf auf Einfluss an. In Seegefechten, in Stürmen und beim Einlaufen in Bridgetown wirfst du 1 Würfel mehr auf Seemannskunst.

## Ruhmeskarten: Gefechte

text-crew_combat_rerolls = Spiele sie nach einem Wurf auf Führungskraft im Enterkampf. Wähle beliebige Würfel, deine eigenen, die des Gegners oder beide, und wirf sie neu.
text-fast_learner = Spiele sie gleich nach der Ruhmeskarte eines anderen Spielers. Tu, was darauf steht, als wäre es deine.
text-full_broadside = Spiele sie, wenn du geschossen und den Vergleich der Seemannskunst nicht gewonnen hast. Du triffst mit allen Kanonen, als hättest du gewonnen.
text-into_the_smoke = Spiele sie nach einem Vergleich der Seemannskunst, bei dem du Flucht angesagt hast. Du entkommst sofort, gleich wer gewonnen hat: Niemand entert, und kein Schuss dieser Runde trifft.
text-weather_gage = Spiele sie, wenn in einer Runde des Seegefechts der Vergleich der Seemannskunst gewürfelt ist. Würfle 2 Würfel dazu.
text-steady_at_the_helm = Spiele sie nach dem Wurf zu einem Vergleich der Seemannskunst. Wirf beliebige deiner eigenen Würfel neu.
text-splinters_and_prayers = Spiele sie, wenn feststeht, wo die feindliche Salve trifft. Bis zu 2 Treffer deiner Wahl richten nichts an.
text-rake_her_stern = Spiele sie, wenn die Trefferzonen deiner Salve gewürfelt sind. Wo die Totenköpfe treffen, bestimmst du und nicht das Ziel.
text-fire_in_the_powder_room = Spiele sie, wenn die Trefferzonen deiner Salve gewürfelt sind. Ein Treffer deiner Wahl geht stattdessen in den Rumpf des Gegners.
text-jury_rig = Spiele sie, wenn in einer Runde des Seegefechts der Vergleich der Seemannskunst gewürfelt ist. Repariere bis zu 2 Schäden an deinen Masten und Kanonen.
text-false_signals = Spiele sie, wenn dich ein anderer Kapitän, ein Kriegsschiff oder ein Pirat mit einem Wurf auf Erkunden gefunden hat. Dieser Wurf gilt als misslungen.
text-cut_the_grapples = Spiele sie, wenn du geentert wirst, vor dem Enterkampf. Das Entern misslingt, und das Seegefecht geht mit der nächsten Runde weiter.
text-repel_boarders = Spiele sie nach einem Wurf im Enterkampf. Der Gegner verliert sofort 1 Mann. Würfle 1 Würfel dazu.
text-first_over_the_rail = Spiele sie nach einem Wurf im Enterkampf. Würfle 2 Würfel dazu, und beim nächsten Wurf in diesem Kampf noch einmal 2.
text-fresh_hands = Spiele sie nach einem Wurf im Enterkampf. Du bekommst bis zu 2 Mann zurück, nicht über den Wert deines Schiffs hinaus.
text-prize_money = Spiele sie, wenn du jemanden in einem Seegefecht besiegt hast. Nimm 12 Gold, oder fülle deine Mannschaft auf und repariere bis zu 4 Schäden.
option-prize_money-gold = 12 Gold
option-prize_money-prize_crew = Volle Mannschaft, 4 Reparaturen

## Ruhmeskarten: Erkunden und Überfälle

text-good_glass = Spiele sie nach einem misslungenen Wurf von dir auf Erkunden. Wirf beliebige seiner Würfel neu.
text-prize_in_the_lee = Spiele sie in deinem Zug auf See. Erkunde umsonst, auch nach einem Ziel, das du in diesem Zug schon gesucht hast.
text-false_colours = Spiele sie bei einem Überfall, nachdem du auf Seemannskunst gewürfelt hast. Bis zu 2 Fluchtsymbole zählen nicht.
text-captured_manifest = Spiele sie bei einem Überfall, nachdem du auf Seemannskunst gewürfelt hast. Wirf alle seine Karten ab und ziehe ebenso viele neue.
text-old_hands_at_the_guns = Spiele sie bei einem Überfall, nachdem du auf Seemannskunst gewürfelt hast. Bis zu 3 Treffersymbole deiner Wahl richten nichts an. Gelingt der Überfall, bringt er 2 Gold mehr, und die zählen zu den 12 für einen Ruhmespunkt.
text-hidden_strongbox = Spiele sie bei einem Überfall, nachdem du auf Seemannskunst gewürfelt hast. Gelingt er, bringt er 4 Gold mehr. Das zählt zu den 12 für einen Ruhmespunkt.

## Ruhmeskarten: Handel und Hafen

text-word_from_the_counting_house = Spiele sie in deinem Zug. Ziehe 3 Nachfragemarker. Einer davon ersetzt den in einem Hafen deiner Wahl; die anderen und der alte kommen zurück in den Vorrat.
text-friend_at_the_customs_house = Spiele sie im Hafen, bevor du Waren verkaufst. Solange du diesmal im Hafen bist, bringen Waren, die nicht gefragt sind, je 5 Gold.
text-crowded_quay = Spiele sie im Hafen, bevor du Waren kaufst. Dein Angebot hat 4 Karten mehr; solche der gefragten Ware werden ersetzt.
text-creditors_abroad = Spiele sie während deiner Hafenaktion in einem beliebigen Hafen. Verstecke bis zu 20 Gold von Bord.
text-shipwrights_debt = Spiele sie während deiner Hafenaktion. In der Werft hier zahlst du insgesamt bis zu 10 Gold weniger.
text-governors_ball = Spiele sie in deinem Zug. Du darfst in diesem Zug eine zweite Hafenaktion machen, verkaufst aber nichts, wo du in diesem Zug Waren gekauft hast.
text-tavern_round = Spiele sie während deiner Hafenaktion. Ziehe 2 Gerüchte und behalte so viele, wie du haben darfst; der Rest kommt zurück in den Stapel.

## Ruhmeskarten: Fahrt und Wetter

text-fair_wind = Spiele sie in deinem Zug. In diesem Zug sind 2 Bewegungen umsonst.
text-eye_of_the_storm = Spiele sie in deinem Zug und wähle eine Zone, in der du nicht bist. Wer bis zum Ende der nächsten Runde hineinsegelt oder dort auf See beginnt, würfelt Seemannskunst: 3 zufällige Treffer, je Erfolg einer weniger (einmal je Zug).
text-secret_channel = Spiele sie in deinem Zug auf See. Segle bis zu 3 Zonen weit, umsonst; unterwegs sucht dich weder Kriegsschiff noch Pirat.
text-luck_of_the_devil = Spiele sie vor einem Wurf von dir auf eine Fähigkeit außerhalb von Gefechten und Überfällen. Wirf nicht: Er gilt als 2 Erfolge.

## Ruhmeskarten: gegen einen anderen Kapitän

text-becalmed = Spiele sie, wenn der Zug eines anderen Kapitäns auf See beginnt. Er hat in diesem Zug 1 Aktion weniger, aber mindestens 1.
text-paid_informer = Spiele sie in deinem Zug. Sieh dir Gold an Bord, Fracht und Gerücht eines anderen Kapitäns an. Hat er Kopfgelder, wähle eine der Nationen: 1 Kopfgeld mehr von ihr, bis zu 5.
text-cutpurses = Spiele sie, wenn ein anderer Kapitän eine Hafenaktion beginnt. Nimm ihm bis zu 5 Gold von Bord.
text-worm_in_the_timbers = Spiele sie in deinem Zug. Ein anderer Kapitän in deiner oder einer angrenzenden Zone nimmt 2 zufällige Treffer, außer solchen, die etwas zerstören würden.
text-light_fingers = Spiele sie in deinem Zug. Nimm eine zufällige Ruhmeskarte aus der Hand eines anderen Kapitäns in deiner Zone, auf See oder im Hafen.
text-glutted_market = Spiele sie, bevor ein anderer Kapitän Waren verkauft. Ziehe einen Nachfragemarker: Er ersetzt den im Hafen dieses Kapitäns.

## Ruhmeskarten: Begnadigung und Gesetz

text-royal_pardon = Spiele sie in deinem Zug. Entferne beliebig viele Kopfgelder einer Nation für je 2 Gold.
text-bought_witnesses = Spiele sie, wenn du Kopfgelder bekommen würdest. Du bekommst sie nicht.
text-letter_of_marque = Spiele sie in deinem Zug. Die erste Nation, deren Schiff du angreifst, überfällst oder besiegst, setzt dafür bis zum Ende des Zuges kein Kopfgeld auf dich aus.

## Ruhmeskarten: wenn ein Kapitän stirbt

text-survivor = Spiele sie, wenn dein Kapitän stirbt (vor dem Plündern) oder sich zur Ruhe setzt. Dein nächster Kapitän behält das Gold an Bord und deine Ruhmeskarten.
text-next_of_kin = Spiele sie, wenn dein Kapitän stirbt (vor dem Plündern) oder sich zur Ruhe setzt. Dein nächster Kapitän behält deine Spezialisten, Spezialwaffen, Gerüchte und Papiere.

## Gerüchte: auf See erkunden mit einem Wurf auf Erkunden, oder ein Wurf auf Einfluss während einer Hafenaktion

text-wreck_of_the_santa_clara = Auf See in der Karibischen See, Wurf auf Erkunden. Fische mit Netzen: 9 Gold. Oder tauche, wenn du mindestens 2 Mann hast: Du verlierst 2 (nie den letzten) und bekommst 15 Gold.
option-wreck_of_the_santa_clara-nets = Netze: 9 Gold
option-wreck_of_the_santa_clara-dive = Tauchen: 15 Gold, 2 Mann verloren
text-marooned_gunner = Auf See vor Old Providence, Wurf auf Erkunden. Ein Geschützführer oder Stückmeister kommt umsonst an Bord (ist keiner für dich da, ziehe eine Ruhmeskarte). Oder nimm bis zu 2 Spezialwaffen, die dir fehlen, und 5 Gold.
option-marooned_gunner-hire = Anheuern
option-marooned_gunner-guns = 2 Waffen und 5 Gold
text-drifting_frigate = Auf See vor San Juan, Wurf auf Erkunden. Für 16 Gold tauschst du dein Schiff gegen diese Fregatte (3 zufällige Treffer, kein Ruhm). Oder nimm 10 Gold für die Nachricht.
text-smugglers_cache = Auf See vor Trinidad, Wurf auf Erkunden. Nenne eine Ware und nimm 3 Karten davon aus dem Frachtstapel.
text-powder_hulk = Auf See vor Nassau, Wurf auf Erkunden. Rüste dich aus: Nimm jede Spezialwaffe, die dir fehlt, und 3 Gold. Oder verkaufe das Pulver für 12 Gold.
option-powder_hulk-arm = Waffen und 3 Gold
option-powder_hulk-sell = Pulver verkaufen: 12 Gold
text-hidden_careenage = Auf See vor Petite-Goâve, Wurf auf Erkunden. Hol das Schiff an Land: Repariere alle Schäden, fülle deine Mannschaft auf und nimm 5 Gold. Oder verkaufe das Geheimnis für 12 Gold.
option-hidden_careenage-careen = Reparatur, Mannschaft, 5 Gold
option-hidden_careenage-sell = Geheimnis verkaufen: 12 Gold
text-pearl_divers = Auf See vor Curaçao, Wurf auf Erkunden. Handle mit ihnen: 10 Gold. Oder raube sie aus: 18 Gold und 2 niederländische Kopfgelder.
option-pearl_divers-trade = Handel: 10 Gold
option-pearl_divers-rob = Raub: 18 Gold, 2 Kopfgelder (NL)
text-castaway_storyteller = Auf See vor Basse-Terre, Wurf auf Erkunden. Hör ihm zu und ziehe 2 Ruhmeskarten. Oder lass ihn und seinen Gefährten arbeiten: 2 Mann und 9 Gold.
option-castaway_storyteller-listen = Zuhören: 2 Ruhmeskarten
option-castaway_storyteller-hire = Arbeiten lassen: 2 Mann, 9 Gold
text-lonely_watchtower = Auf See vor Tortuga, Wurf auf Erkunden. Kämpfe gegen 2 Wachen mit Führungskraft 1. Sieg: 10 Gold. Niederlage: Dein Kapitän stirbt.
text-paymasters_escort = Auf See vor Santo Domingo, Wurf auf Erkunden. Kämpfe gegen 2 Wachen mit Führungskraft 2. Sieg: 15 Gold. Niederlage: Dein Kapitän stirbt.
text-plague_ship = Auf See vor St. John, Wurf auf Erkunden. Geh an Bord, wenn du mindestens 2 Mann hast: Du verlierst 2 (nie den letzten), ziehst 6 Frachtkarten und behältst bis zu 4. Oder versenke es für 8 Gold.
option-plague_ship-board = An Bord: 2 Mann für 4 von 6 Karten
option-plague_ship-sink = Versenken: 8 Gold
text-dispatch_boat = Auf See vor Havanna, Wurf auf Erkunden. Verbrenne die Briefe: Alle deine spanischen Kopfgelder sind weg. Oder verkaufe sie für 11 Gold.
option-dispatch_boat-burn = Verbrennen: Kopfgelder entfernen
option-dispatch_boat-sell = Briefe verkaufen: 11 Gold
text-pilots_rutter = Auf See vor Bridgetown, Wurf auf Erkunden. Findest du es, behalte diese Karte: 4 freie Fahrten von Zone zu Zone, höchstens eine je Zug. Danach kommt sie weg.
text-forged_documents = Im Hafen von Tortuga, Wurf auf Einfluss. Behalte diese Karte: Kopfgelder verschließen dir keinen Hafen mehr, ein Krieg schon. Niemand kann sie plündern.
text-a_myriad_of_goods = Im Hafen von Cartagena, Wurf auf Einfluss. Ziehe 8 Frachtkarten und behalte so viele, wie du Platz hast.
text-retired_buccaneer = Im Hafen von Nassau, Wurf auf Einfluss. Ein Ausguck, Waffenmeister oder Segelmeister kommt umsonst an Bord (ist keiner für dich da, ziehe eine Ruhmeskarte). Dazu bekommst du 4 Gold.
text-governor_in_debt = Im Hafen von St. John, Wurf auf Einfluss. Kassiere 10 Gold Zinsen. Oder brich seine Schatzkammer auf: Kämpfe gegen 2 Wachen mit Führungskraft 2. Sieg: 22 Gold und 1 englisches Kopfgeld. Niederlage: Dein Kapitän stirbt.
option-governor_in_debt-interest = Zinsen: 10 Gold
option-governor_in_debt-strongroom = 2 Wachen bekämpfen: 22 Gold
text-shipwrights_secret = Im Hafen von Bridgetown, Wurf auf Einfluss. Nimm 7 Gold und umsonst eine offene Schiffsmodifikation aus einem beliebigen Hafen oder die hiesige. Gibt es keine für dich, nimm 6 Gold mehr.
text-banker_without_questions = Im Hafen von Curaçao, Wurf auf Einfluss. Nimm 10 Gold. Dann darfst du hier so viel von deinem Gold verstecken, wie du willst.
text-deserters = Im Hafen von Havanna, Wurf auf Einfluss. Heuere sie an: Fülle deine Mannschaft auf und nimm 1 Spezialwaffe, die dir fehlt, und 4 Gold. Oder liefere sie aus: Entferne 1 Kopfgeld und nimm 9 Gold.
option-deserters-sign_on = Anheuern
option-deserters-hand_over = Ausliefern: 9 Gold, -1 Kopfgeld
text-half_a_map = Im Hafen von Santo Domingo, Wurf auf Einfluss. Nimm 8 Gold und ziehe 2 Gerüchte. Behalte so viele, wie du haben darfst; der Rest kommt zurück in den Stapel.
text-hero_of_the_taverns = Im Hafen von Port Royal, Wurf auf Einfluss. Du bekommst 3 Gold für jedes deiner Kopfgelder, mindestens 8 und höchstens 15 Gold.
text-ship_nobody_paid_for = Im Hafen von St. Maarten, Wurf auf Einfluss. Für 20 Gold tauschst du dein Schiff gegen diese Galeone (kein Ruhm). Oder nimm 8 Gold für die Nachricht.
text-widows_warehouse = Im Hafen von Caracas, Wurf auf Einfluss. Du bekommst 4 Karten Kakao aus dem Frachtstapel.
text-letter_of_introduction = Im Hafen von Petite-Goâve, Wurf auf Einfluss. Nimm 6 Gold und behalte diese Karte: Für Gerüchte, Aufträge und den Einlass in Port Royal würfelst du 1 Würfel mehr auf Einfluss.

## Aufträge: wo und wie übernehmen, was tun, was sie bringen

text-the_queens_nephew = Annahme in Caracas, Wurf auf Einfluss. Bring den Jungen (1 Frachtplatz) in den Hafen von Havanna: 22 Gold.
text-surgeons_trunk = Annahme in Nassau. Bring den Schiffsarzt (1 Frachtplatz) in den Hafen von Trinidad: 10 Gold. Ein Schiffsarzt kommt umsonst an Bord (ist keiner für dich da, ziehe eine Ruhmeskarte).
text-governors_portrait = Annahme in St. John, Wurf auf Einfluss. Bring das Bildnis in den Hafen von Old Providence: 14 Gold und eine Ruhmeskarte.
text-tithe_chests = Annahme in Santo Domingo, nur ohne spanisches Kopfgeld. Bring die Truhen (2 Frachtplätze) in den Hafen von Cartagena: 18 Gold. Wer unterwegs ein Gefecht oder einen Überfall beginnt, verliert den Auftrag.
text-planters_wedding = Annahme in Bridgetown. Liefere 2 Karten Gewürze oder Textilien, auch gemischt, in den Hafen von Bridgetown. Lass dich bezahlen: 16 Gold. Oder bleib zum Fest: Nimm 6 Gold, fülle deine Mannschaft auf und ziehe 2 Gerüchte; behalte so viele, wie du haben darfst.
option-planters_wedding-fee = Bezahlung: 16 Gold
option-planters_wedding-feast = Zum Fest bleiben: 6 Gold, Mannschaft, 2 Gerüchte
text-timber_for_the_walls = Annahme in Cartagena. Liefere 2 Karten Holz in den Hafen von San Juan. Lass dich bezahlen: 18 Gold. Oder lass die Werft an dein Schiff: Repariere alle Schäden außer der Mannschaft und nimm eine offene Schiffsmodifikation aus einem beliebigen Hafen (gibt es keine für dich, 8 Gold).
option-timber_for_the_walls-fee = Bezahlung: 18 Gold
option-timber_for_the_walls-yard = Reparatur und Modifikation
text-bread_for_the_garrison = Annahme in St. Maarten, Wurf auf Einfluss. Liefere 2 Karten Nahrung in den Hafen von Curaçao: 14 Gold. Ein Zahlmeister oder Zimmermann kommt umsonst an Bord (ist keiner für dich da, ziehe eine Ruhmeskarte).
text-cocoa_for_the_cardinal = Annahme in Basse-Terre. Liefere 2 Karten Kakao in den Hafen von Petite-Goâve: 14 Gold, und du entfernst bis zu 3 französische Kopfgelder.
text-rum_for_the_cruisers = Annahme in Port Royal. Erkunde vor Nassau auf See und übergib bei einem Erfolg 2 Karten Rum: 11 Gold und jede Spezialwaffe, die dir fehlt.
text-smugglers_lantern = Annahme in Curaçao, Wurf auf Erkunden. Erkunde vor Caracas auf See und bring bei einem Erfolg 3 Karten Zucker oder Tabak, auch gemischt, an Land: 22 Gold.
text-coast_survey = Annahme in Curaçao, Wurf auf Erkunden. Sei einmal auf See vor Cartagena, Curaçao, Caracas und Trinidad, in beliebiger Reihenfolge: 15 Gold.
text-silver_escort = Annahme in San Juan mit mindestens 2 Kanonen. Sei einmal auf See vor San Juan, Santo Domingo, Tortuga und Havanna, in beliebiger Reihenfolge: 18 Gold. Wer dabei ein Gefecht oder einen Überfall beginnt, verliert den Auftrag.
text-chart_of_the_crossroads = Annahme in Tortuga. Erkunde in der Karibischen See und würfle auf Erkunden: Bei 2 Erfolgen gibt es 16 Gold.
text-the_silver_bank = Annahme in Old Providence für 3 Gold. Erkunde vor Santo Domingo auf See und würfle auf Seemannskunst: Bei 2 Erfolgen gibt es 22 Gold.
text-road_to_el_dorado = Annahme in Trinidad mit mindestens 2 Mann. Liefere eine Karte Nahrung in den Hafen von Caracas und erkunde vor Trinidad auf See mit Erfolg, in beliebiger Reihenfolge: 18 Gold.
text-watch_on_the_crossroads = Annahme in Cartagena. Beginne 2 deiner Züge auf See in der Karibischen See. Nimm deinen Sold: 12 Gold und volle Mannschaft. Oder behalte für dich, was du gesehen hast: Ziehe 2 Ruhmeskarten.
option-watch_on_the_crossroads-pay = Sold: 12 Gold und Mannschaft
option-watch_on_the_crossroads-news = Für dich behalten: 2 Ruhmeskarten
text-bishops_ransom = Annahme in Havanna, Wurf auf Einfluss. Zahle im Hafen von Cartagena 8 Gold Lösegeld. Dafür bekommst du 22 Gold.
text-clear_the_lanes = Annahme in Bridgetown, nur ohne Kopfgeld. Besiege die Piratenschaluppe oder die Piratenfregatte: 20 Gold und eine Ruhmeskarte, zusätzlich zur Belohnung.
text-blood_for_blood = Annahme in Tortuga, nur mit Kopfgeld. Besiege das spanische Kriegsschiff: 25 Gold und volle Mannschaft.
text-dead_or_alive = Annahme in Havanna, nur ohne Kopfgeld. Besiege einen anderen Kapitän, der ein Kopfgeld hat: 25 Gold, zusätzlich zur Belohnung.
text-singe_the_kings_beard = Annahme in Petite-Goâve. Überfalle vor Cartagena, Curaçao, Caracas oder Trinidad 2 spanische Kauffahrer mit Erfolg: 18 Gold.
text-dutch_rivals = Annahme in Port Royal, Wurf auf Einfluss. Erbeute bei einem niederländischen Kauffahrer mindestens 9 Gold: Dafür gibt es 12 Gold, und du entfernst bis zu 2 englische Kopfgelder.
text-against_the_lilies = Annahme in St. Maarten. Überfalle einen französischen Kauffahrer mit Erfolg: 10 Gold und eine offene Schiffsmodifikation aus einem beliebigen Hafen (gibt es keine für dich, 5 Gold mehr).
text-brethren_of_the_coast = Annahme in Nassau, nur mit Kopfgeld. Erkunde vor Basse-Terre auf See ohne Wurf und stürme die Batterie: 4 Wachen mit Führungskraft 2. Jeder NPC-Pirat dort oder in einer Nachbarzone schaltet 2 Wachen aus, mindestens 1 bleibt. Sieg: 25 Gold und 1 französisches Kopfgeld. Niederlage: Dein Kapitän stirbt.
text-duel_at_sunrise = Annahme in St. John, Wurf auf Führungskraft. Kämpfe bei einer Hafenaktion in Bridgetown gegen 1 Gegner mit Führungskraft 3. Sieg: 12 Gold und eine Ruhmeskarte. Niederlage: Dein Kapitän stirbt.
