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
short-petite_goave_ban = Kopfgeld: keine Crew, Werft
short-petite_goave_recruit = Ohne Kopfgeld: Crew frei
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
text-extended_cargo_hold = Der Wert deiner Ladung steigt um 1, auf höchstens 5, und damit auch, was das Schiff jetzt fasst.
text-chasers = Einmal je Gefecht, drehe diesen Marker um, wenn einer der Kapitäne Flucht ansagt: Das feindliche Schiff nimmt 1 Treffer, ein Würfel sagt wo. Nach dem Gefecht dreht er sich zurück.
text-extra_cannon_port = Die Kanonen deines Schiffs steigen um 1, auf höchstens 5, sofort feuerbereit.
text-swivel_guns = Unmittelbar vor einem Enterkampf auf See, gleich wer geentert hat, wirf 2 Würfel. Ist mindestens einer ein Erfolg, verliert der Gegner 1 Punkt Mannschaft.
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
text-catalina_azcarate_port_entry = Ein Hafen bleibt dir offen, solange du nur 1 Kopfgeld seiner Nation hast. Krieg verschließt ihn trotzdem.
text-catalina_azcarate = { text-catalina_azcarate_port_entry }
text-frances_wright_repeat_roll = Einmal in jedem deiner Züge darfst du alle Würfel eines misslungenen Wurfs auf Erkunden nach einem Kauffahrer neu werfen.
text-frances_wright = { text-frances_wright_repeat_roll }
text-josiah_thorne_extra_dice = Bei Überfällen auf Kauffahrer wirfst du 1 Würfel mehr auf Seemannskunst.
text-josiah_thorne = { text-josiah_thorne_extra_dice }
text-nathaniel_garrow_loser_shoots = Hast du Feuern angesagt und den Vergleich der Seemannskunst nicht gewonnen, aber einen Erfolg gehabt, triffst du 1-mal mehr, bis zur Zahl deiner Kanonen.
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
text-hendrick_loos_stash_anywhere = Du darfst in jedem Hafen, in den du einlaufen kannst, Gold verstecken; fern der Heimat kostet das 2 Gold von Bord. Nur daheim kannst du Gold herausnehmen.
text-hendrick_loos = { text-hendrick_loos_stash_anywhere }

## Kapitäne ohne Spieler

text-admiral_van_almonde = Niederländisches Kriegsschiff: Seemannskunst 3, Erkunden 3 (oder deine niederländischen Kopfgelder, wenn mehr), Führungskraft 3. Kommt am Ende der Runde bei Curaçao ins Spiel.
text-admiral_evertsen = Niederländisches Kriegsschiff: Seemannskunst 4, Erkunden 3 (oder deine niederländischen Kopfgelder, wenn mehr), Führungskraft 2. Kommt am Ende der Runde bei St. Maarten ins Spiel.
text-admiral_binckes = Niederländisches Kriegsschiff: Seemannskunst 2, Erkunden 3 (oder deine niederländischen Kopfgelder, wenn mehr), Führungskraft 4. Kommt am Ende der Runde bei Curaçao ins Spiel.
text-admiral_myngs = Englisches Kriegsschiff: Seemannskunst 3, Erkunden 2 (oder deine englischen Kopfgelder, wenn mehr), Führungskraft 4. Kommt am Ende der Runde bei Port Royal ins Spiel.
text-admiral_benbow = Englisches Kriegsschiff: Seemannskunst 4, Erkunden 3 (oder deine englischen Kopfgelder, wenn mehr), Führungskraft 3. Kommt am Ende der Runde bei Bridgetown ins Spiel.
text-admiral_holmes = Englisches Kriegsschiff: Seemannskunst 3, Erkunden 4 (oder deine englischen Kopfgelder, wenn mehr), Führungskraft 2. Kommt am Ende der Runde bei St. John ins Spiel.
text-admiral_d_estrees = Französisches Kriegsschiff: Seemannskunst 2, Erkunden 3 (oder deine französischen Kopfgelder, wenn mehr), Führungskraft 3. Kommt am Ende der Runde bei Basse-Terre ins Spiel.
text-admiral_du_casse = Französisches Kriegsschiff: Seemannskunst 4, Erkunden 2 (oder deine französischen Kopfgelder, wenn mehr), Führungskraft 4. Kommt am Ende der Runde bei Petite-Goâve ins Spiel.
text-admiral_de_pointis = Französisches Kriegsschiff: Seemannskunst 3, Erkunden 4 (oder deine französischen Kopfgelder, wenn mehr), Führungskraft 3. Kommt am Ende der Runde bei Tortuga ins Spiel.
text-admiral_de_campos = Spanisches Kriegsschiff: Seemannskunst 2, Erkunden 4 (oder deine spanischen Kopfgelder, wenn mehr), Führungskraft 3. Kommt am Ende der Runde bei Havanna ins Spiel.
text-admiral_de_ochoa = Spanisches Kriegsschiff: Seemannskunst 3, Erkunden 3 (oder deine spanischen Kopfgelder, wenn mehr), Führungskraft 2. Kommt am Ende der Runde bei San Juan ins Spiel.
text-admiral_de_lezo = Spanisches Kriegsschiff: Seemannskunst 4, Erkunden 2 (oder deine spanischen Kopfgelder, wenn mehr), Führungskraft 3. Kommt am Ende der Runde bei Cartagena ins Spiel.
text-pirate_vane = Piratenschaluppe: Seemannskunst 3, Erkunden 3, Führungskraft 2. Kommt am Ende der Runde bei Nassau ins Spiel; ein Sieg über sie ist Kapitänen ohne Kopfgeld 5 Gold wert.
text-pirate_rackham = Piratenschaluppe: Seemannskunst 2, Erkunden 3, Führungskraft 3. Kommt am Ende der Runde bei Old Providence ins Spiel; ein Sieg über sie ist Kapitänen ohne Kopfgeld 5 Gold wert.
text-pirate_bonnet = Piratenschaluppe: Seemannskunst 2, Erkunden 2, Führungskraft 2. Kommt am Ende der Runde bei Bridgetown ins Spiel; ein Sieg über sie ist Kapitänen ohne Kopfgeld 5 Gold wert.
text-pirate_hornigold = Piratenfregatte: Seemannskunst 3, Erkunden 3, Führungskraft 3. Kommt am Ende der Runde bei Tortuga ins Spiel; ein Sieg über sie ist Kapitänen ohne Kopfgeld 15 Gold wert.
text-pirate_teach = Piratenfregatte: Seemannskunst 3, Erkunden 2, Führungskraft 4. Kommt am Ende der Runde bei St. Maarten ins Spiel; ein Sieg über sie ist Kapitänen ohne Kopfgeld 15 Gold wert.
text-pirate_roberts = Piratenfregatte: Seemannskunst 4, Erkunden 4, Führungskraft 3. Kommt am Ende der Runde in der Karibischen See ins Spiel; ein Sieg über sie ist Kapitänen ohne Kopfgeld 15 Gold wert.

## Andere Ereignisse

text-storm_greater_antilles = Wer bis zum Ende der Runde in die Zonen von Havanna, Port Royal, Tortuga, Petite-Goâve oder Santo Domingo segelt oder dort auf See seinen Zug beginnt, nimmt 3 zufällige Treffer, 1 weniger je Erfolg mit Seemannskunst. Jeden trifft es höchstens einmal je Zug; Auslaufen gilt als Hineinsegeln.
text-storm_lesser_antilles = Wer bis zum Ende der Runde in die Zonen von St. Maarten, St. John, Basse-Terre, Bridgetown oder Trinidad segelt oder dort auf See seinen Zug beginnt, nimmt 3 zufällige Treffer, 1 weniger je Erfolg mit Seemannskunst. Jeden trifft es höchstens einmal je Zug; Auslaufen gilt als Hineinsegeln.
text-war = Ziehe zufällig 2 Nationen. Bis zum Frieden oder zum nächsten Krieg sind sie im Krieg: Ihre Kriegsschiffe sind Linienschiffe und jagen Kapitäne der Gegenseite. Kapitäne der einen können nicht in Häfen der anderen einlaufen, und keine Nation zahlt einem Kapitän des Feindes eine Belohnung.
text-peace = Der Krieg ist vorbei: Die feindlichen Häfen öffnen sich wieder, und Linienschiffe werden Fregatten. Ohne Krieg geschieht nichts.
text-its_too_quiet = Ziehe 2 weitere Ereigniskarten und führe beide nacheinander aus.
text-pirate_hunt = Jeder Kapitän mit französischem Kopfgeld bekommt ein weiteres französisches, jeder mit spanischem ein weiteres spanisches, bis zu je 5.
text-yellow_fever = Wer bis zum Ende der Runde in Havanna, Port Royal, Old Providence, Petite-Goâve oder Cartagena einläuft oder dort im Hafen seinen Zug beginnt, verliert 2 Punkte Mannschaft, 1 weniger je Erfolg mit Führungskraft, doch nie den letzten. Jeden trifft es höchstens einmal je Zug.
text-ships_from_europe = Jeder spanische und jeder französische Hafen bekommt einen neuen Nachfragemarker.
text-hungry_garrisons = Bis zum Ende der Runde bringen Nahrung, Rum und Tabak in Häfen, die sie nicht verlangen, je 5 Gold.
text-lilies_over_st_maarten = St. Maarten wird französischer Hafen und französische Zone; kennzeichnet es mit einem französischen Kopfgeldmarker. Ist keiner frei, geschieht nichts.
text-bridgetown_surrenders = Bridgetown wird niederländischer Hafen und niederländische Zone; kennzeichnet es mit einem niederländischen Kopfgeldmarker. Ist keiner frei, geschieht nichts.
text-act_of_grace = Jeder Kapitän darf der Reihe nach sofort bis zu 3 englische, französische oder niederländische Kopfgelder entfernen, für je 4 Gold von Bord.
text-new_governors = Die wartenden Aufträge auf dem Spielplan kommen weg; ebenso viele neue werden gezogen und ausgelegt.
text-convoys_sail = Alle Kauffahrer der Leiste kehren verdeckt auf den Spielplan zurück, in zufällig gezogene Zonen ohne Kauffahrer.
text-marques_revoked = Bis zum Ende der Runde bringt der Beginn eines Überfalls auf einen Kauffahrer 2 Kopfgelder statt 1.

## Ruhmeskarten: Spezialisten, angeheuert während einer Hafenaktion

text-carpenter = Heuere ihn für 5 Gold an. Einmal in jedem deiner Züge auf See repariert er umsonst 1 Schaden, aber nicht an der Mannschaft.
text-gunner_captain = Heuere ihn in einem englischen oder niederländischen Hafen mit einem Wurf auf Führungskraft an. In jeder deiner Salven im Seegefecht darfst du 1 Trefferwürfel neu werfen.
text-master_gunner = Heuere ihn in einem spanischen oder französischen Hafen für 4 Gold an. Hast du Feuern angesagt und den Vergleich der Seemannskunst nicht gewonnen, aber einen Erfolg gehabt, triffst du 1-mal mehr, bis zur Zahl deiner Kanonen.
text-surgeon = Heuere ihn in einem französischen oder niederländischen Hafen für 3 Gold an. Nach einem Gefecht, Kampf, Überfall oder Fieber, das du überlebst, bekommst du 1 Punkt der dabei verlorenen Mannschaft zurück.
text-lookout = Heuere ihn mit einem Wurf auf Einfluss an. Wann immer du auf Erkunden würfelst, wirfst du 1 Würfel mehr.
text-master_at_arms = Heuere ihn mit einem Wurf auf Führungskraft an. Im Enterkampf und beim Anheuern wirfst du 1 Würfel mehr auf Führungskraft.
text-purser = Heuere ihn für 3 Gold an. Kaufst du Waren, liegt 1 Karte mehr im Angebot; nicht dort, wo du in deinem letzten Zug gekauft hast.
text-sailing_master = Heuere ihn für 2 Gold und mit einem Wurf auf Einfluss an. In Seegefechten, in Stürmen und beim Einlaufen in Bridgetown wirfst du 1 Würfel mehr auf Seemannskunst.

## Ruhmeskarten: Gefechte

text-crew_combat_rerolls = Spiele sie nach einem Wurf auf Führungskraft im Enterkampf. Wähle beliebige Würfel, deine eigenen, die des Gegners oder beide, und wirf sie neu.
text-fast_learner = Spiele sie, wenn gerade die Ruhmeskarte eines anderen Spielers ausgeführt wurde. Führe deren Text für dich aus, als hättest du sie gespielt.
text-full_broadside = Spiele sie nach einem Vergleich der Seemannskunst, den du mit der Ansage Feuern nicht gewonnen hast. Du triffst mit allen Kanonen, als hättest du gewonnen.
text-into_the_smoke = Spiele sie nach einem Vergleich der Seemannskunst, bei dem du Flucht angesagt hast. Du entkommst sofort, gleich wer gewonnen hat: Niemand entert, und kein Schuss dieser Runde trifft.
text-weather_gage = Spiele sie, wenn in einer Runde des Seegefechts der Vergleich der Seemannskunst gewürfelt ist. Wirf 2 Würfel mehr und lege sie zu deinen.
text-steady_at_the_helm = Spiele sie nach dem Wurf zu einem Vergleich der Seemannskunst. Wirf beliebige deiner eigenen Würfel neu.
text-splinters_and_prayers = Spiele sie, wenn feststeht, wo die feindliche Salve trifft. Bis zu 2 Treffer deiner Wahl richten nichts an.
text-rake_her_stern = Spiele sie, wenn die Trefferzonen deiner Salve gewürfelt sind. Wo die Totenköpfe treffen, bestimmst du und nicht das Ziel.
text-fire_in_the_powder_room = Spiele sie, wenn die Trefferzonen deiner Salve gewürfelt sind. Ein Treffer deiner Wahl geht stattdessen in den Rumpf des Gegners.
text-jury_rig = Spiele sie, wenn in einer Runde des Seegefechts der Vergleich der Seemannskunst gewürfelt ist. Repariere bis zu 2 Schäden an deinen Masten und Kanonen.
text-false_signals = Spiele sie, wenn dich ein anderer Kapitän, ein Kriegsschiff oder ein Pirat mit einem Wurf auf Erkunden gefunden hat. Dieser Wurf gilt als misslungen.
text-cut_the_grapples = Spiele sie, wenn du geentert wirst, vor dem Enterkampf. Das Entern misslingt, und das Seegefecht geht mit der nächsten Runde weiter.
text-repel_boarders = Spiele sie nach einem Wurf im Enterkampf. Der Gegner verliert sofort 1 Punkt Mannschaft. Wirf 1 Würfel mehr und lege ihn zu deinen.
text-first_over_the_rail = Spiele sie nach einem Wurf im Enterkampf. Wirf 2 Würfel mehr und lege sie zu deinen.
text-fresh_hands = Spiele sie nach einem Wurf im Enterkampf. Du bekommst bis zu 2 Punkte Mannschaft zurück, nicht über den Wert deines Schiffs hinaus.
text-prize_money = Spiele sie, wenn du jemanden im Gefecht besiegt hast. Nimm 12 Gold, oder fülle deine Mannschaft auf und repariere bis zu 4 Schäden.
option-prize_money-gold = Nimm 12 Gold
option-prize_money-prize_crew = Volle Mannschaft, 4 Reparaturen

## Ruhmeskarten: Erkunden und Überfälle

text-good_glass = Spiele sie nach einem misslungenen Wurf von dir auf Erkunden. Wirf beliebige seiner Würfel neu.
text-prize_in_the_lee = Spiele sie in deinem Zug auf See. Erkunde, ohne dass es eine Aktion kostet, auch nach einem Ziel, das du in diesem Zug schon gesucht hast.
text-false_colours = Spiele sie bei einem Überfall, nachdem du auf Seemannskunst gewürfelt hast. Bis zu 2 Fluchtsymbole zählen nicht.
text-captured_manifest = Spiele sie bei einem Überfall, nachdem du auf Seemannskunst gewürfelt hast. Wirf alle seine Karten ab und ziehe ebenso viele neue.
text-old_hands_at_the_guns = Spiele sie bei einem Überfall, nachdem du auf Seemannskunst gewürfelt hast. Bis zu 2 Treffersymbole deiner Wahl richten nichts an.
text-hidden_strongbox = Spiele sie bei einem Überfall, nachdem du auf Seemannskunst gewürfelt hast. Gelingt er, bringt er 4 Gold mehr. Das zählt zu den 12 für einen Ruhmespunkt.

## Ruhmeskarten: Handel und Hafen

text-word_from_the_counting_house = Spiele sie in deinem Zug. Ziehe 3 Nachfragemarker, lege einen davon in einem Hafen deiner Wahl an die Stelle des dortigen und gib die anderen mit ihm in den Vorrat zurück.
text-friend_at_the_customs_house = Spiele sie im Hafen, bevor du Waren verkaufst. Solange du diesmal im Hafen bist, bringen Waren, die nicht gefragt sind, je 5 Gold.
text-crowded_quay = Spiele sie im Hafen, bevor du Waren kaufst. Dein Angebot hat 4 Karten mehr; solche der gefragten Ware werden ersetzt.
text-creditors_abroad = Spiele sie während deiner Hafenaktion in einem beliebigen Hafen. Verstecke so viel von deinem Gold an Bord, wie du willst.
text-shipwrights_debt = Spiele sie während deiner Hafenaktion. In der Werft hier zahlst du insgesamt bis zu 10 Gold weniger.
text-governors_ball = Spiele sie in deinem Zug. Du darfst in diesem Zug eine zweite Hafenaktion ausführen; aber nicht dort Waren verkaufen, wo du in diesem Zug welche gekauft hast.
text-tavern_round = Spiele sie während deiner Hafenaktion. Ziehe 2 Gerüchte. Behalte von diesen und deinen eigenen so viele, wie du haben darfst; die übrigen kommen in den Stapel zurück.

## Ruhmeskarten: Fahrt und Wetter

text-fair_wind = Spiele sie in deinem Zug. In diesem Zug kosten dich 2 Bewegungen keine Aktion.
text-eye_of_the_storm = Spiele sie in deinem Zug und wähle eine andere Zone als deine. Wer bis zum Ende der Runde in sie hineinsegelt oder dort auf See seinen Zug beginnt, nimmt, höchstens einmal je Zug, 3 zufällige Treffer, 1 weniger je Erfolg mit Seemannskunst.
text-secret_channel = Spiele sie in deinem Zug auf See. Segle bis zu 3 Zonen weit, ohne eine Aktion auszugeben; unterwegs sucht dich weder Kriegsschiff noch Pirat.
text-luck_of_the_devil = Spiele sie vor einem Wurf von dir auf eine Fähigkeit außerhalb von Gefechten und Überfällen. Wirf nicht: Er gilt als 3 Erfolge.

## Ruhmeskarten: gegen einen anderen Kapitän

text-becalmed = Spiele sie, wenn der Zug eines anderen Kapitäns auf See beginnt. Er hat in diesem Zug 1 Aktion weniger, aber mindestens 1.
text-paid_informer = Spiele sie in deinem Zug. Sieh dir Gold an Bord, Ladung und Gerücht eines anderen Kapitäns an. Hat er Kopfgelder, wähle eine ihrer Nationen: Er bekommt 1 weiteres von ihr, bis zu 5.
text-cutpurses = Spiele sie, wenn ein anderer Kapitän eine Hafenaktion beginnt. Nimm ihm bis zu 5 Gold von Bord.
text-worm_in_the_timbers = Spiele sie in deinem Zug. Ein anderer Kapitän in deiner oder einer angrenzenden Zone nimmt 2 zufällige Treffer, außer solchen, die etwas zerstören würden.
text-light_fingers = Spiele sie in deinem Zug. Nimm eine zufällige Ruhmeskarte aus der Hand eines anderen Kapitäns in deiner Zone, auf See oder im Hafen.
text-glutted_market = Spiele sie, bevor ein anderer Kapitän Waren verkauft. Ziehe einen Nachfragemarker und lege ihn in seinem Hafen an die Stelle des alten.

## Ruhmeskarten: Begnadigung und Gesetz

text-royal_pardon = Spiele sie in deinem Zug. Entferne beliebig viele Kopfgelder einer Nation für je 2 Gold.
text-bought_witnesses = Spiele sie, wenn du Kopfgelder bekommen würdest. Du bekommst sie nicht.
text-letter_of_marque = Spiele sie in deinem Zug und nenne eine Nation. Bis zum Ende des Zuges bekommst du kein Kopfgeld, wenn du ihre Schiffe angreifst oder überfällst oder ihr Kriegsschiff besiegst.

## Ruhmeskarten: wenn ein Kapitän stirbt

text-survivor = Spiele sie, wenn dein Kapitän stirbt, vor dem Plündern. Dein nächster Kapitän behält das Gold an Bord und deine Ruhmeskarten.
text-next_of_kin = Spiele sie, wenn dein Kapitän stirbt, vor dem Plündern. Dein nächster Kapitän behält deine Spezialisten, Spezialwaffen, Gerüchte und Papiere.

## Gerüchte: auf See erkunden mit einem Wurf auf Erkunden, oder ein Wurf auf Einfluss während einer Hafenaktion

text-wreck_of_the_santa_clara = Auf See in der Karibischen See, Erkunden. Fische mit Netzen 9 Gold. Oder tauche, wenn du mindestens 2 Punkte Mannschaft hast: Verliere 2, doch nie den letzten, und nimm 15 Gold.
option-wreck_of_the_santa_clara-nets = Netze: 9 Gold
option-wreck_of_the_santa_clara-dive = Tauchen: 15 Gold, 2 Mann verloren
text-marooned_gunner = Auf See vor Old Providence, Erkunden. Ein Geschützführer oder Stückmeister kommt umsonst an Bord (ist keiner für dich da, ziehe eine Ruhmeskarte). Oder nimm bis zu 2 Spezialwaffen, die dir fehlen, und 5 Gold.
option-marooned_gunner-hire = Anheuern
option-marooned_gunner-guns = 2 Waffen und 5 Gold
text-drifting_frigate = Auf See vor San Juan, Erkunden. Zahle 16 Gold und tausche dein Schiff gegen eine Fregatte mit 3 zufälligen Treffern; sie bringt keinen Ruhmespunkt. Lehnst du ab, nimm 10 Gold.
text-smugglers_cache = Auf See vor Trinidad, Erkunden. Nenne eine Ware und nimm 3 Karten davon aus dem Frachtstapel.
text-powder_hulk = Auf See vor Nassau, Erkunden. Rüste dich: Nimm jede Spezialwaffe, die dir fehlt, und 3 Gold. Oder verkaufe das Pulver für 12 Gold.
option-powder_hulk-arm = Waffen und 3 Gold
option-powder_hulk-sell = Pulver verkaufen: 12 Gold
text-hidden_careenage = Auf See vor Petite-Goâve, Erkunden. Hol das Schiff an Land: Repariere alle Schäden, fülle deine Mannschaft auf und nimm 5 Gold. Oder verkaufe das Geheimnis für 12 Gold.
option-hidden_careenage-careen = Reparatur, Mannschaft, 5 Gold
option-hidden_careenage-sell = Geheimnis verkaufen: 12 Gold
text-pearl_divers = Auf See vor Curaçao, Erkunden. Handle mit ihnen für 10 Gold. Oder raube sie aus: Nimm 18 Gold und 2 niederländische Kopfgelder.
option-pearl_divers-trade = Handle: 10 Gold
option-pearl_divers-rob = Raube: 18 Gold, 2 Kopfgelder (NL)
text-castaway_storyteller = Auf See vor Basse-Terre, Erkunden. Hör ihm zu und ziehe 2 Ruhmeskarten. Oder lass ihn und seinen Gefährten arbeiten: 2 Punkte Mannschaft und 9 Gold.
option-castaway_storyteller-listen = Zuhören: 2 Ruhmeskarten
option-castaway_storyteller-hire = Arbeiten lassen: 2 Mann, 9 Gold
text-lonely_watchtower = Auf See vor Tortuga, Erkunden. Kämpfe gegen 2 Wachen mit Führungskraft 1. Gewinnst du, nimm 10 Gold; verlierst du, stirbt dein Kapitän.
text-paymasters_escort = Auf See vor Santo Domingo, Erkunden. Kämpfe gegen 2 Wachen mit Führungskraft 2. Gewinnst du, nimm 15 Gold; verlierst du, stirbt dein Kapitän.
text-plague_ship = Auf See vor St. John, Erkunden. Geh an Bord, wenn du mindestens 2 Punkte Mannschaft hast: Verliere 2, doch nie den letzten, ziehe 6 Frachtkarten und behalte bis zu 4. Oder versenke es für 8 Gold.
option-plague_ship-board = An Bord: 2 Mann für 4 von 6 Karten
option-plague_ship-sink = Versenke es: 8 Gold
text-dispatch_boat = Auf See vor Havanna, Erkunden. Verbrenne die Briefe und entferne alle deine spanischen Kopfgelder. Oder verkaufe sie für 11 Gold.
option-dispatch_boat-burn = Verbrennen: Kopfgelder entfernen
option-dispatch_boat-sell = Verkaufe die Briefe: 11 Gold
text-pilots_rutter = Auf See vor Bridgetown, Erkunden. Behalte diese Karte: Einmal in jedem deiner Züge kostet eine Fahrt von Zone zu Zone keine Aktion. Nach 4 solchen Fahrten kommt sie weg.
text-forged_documents = Im Hafen von Tortuga, Einfluss. Behalte diese Karte: Kopfgelder verschließen dir keinen Hafen mehr; Krieg weiterhin. Niemand kann sie plündern.
text-a_myriad_of_goods = Im Hafen von Cartagena, Einfluss. Ziehe 8 Frachtkarten und behalte so viele, wie du Platz hast.
text-retired_buccaneer = Im Hafen von Nassau, Einfluss. Ein Ausguck, Waffenmeister oder Segelmeister kommt umsonst an Bord (ist keiner für dich da, ziehe eine Ruhmeskarte), und du bekommst 4 Gold.
text-governor_in_debt = Im Hafen von St. John, Einfluss. Nimm 10 Gold Zinsen. Oder brich seine Schatzkammer auf: Kämpfe gegen 2 Wachen mit Führungskraft 2. Gewinnst du, nimm 22 Gold und 1 englisches Kopfgeld; verlierst du, stirbt dein Kapitän.
option-governor_in_debt-interest = Zinsen: 10 Gold
option-governor_in_debt-strongroom = 2 Wachen bekämpfen: 22 Gold
text-shipwrights_secret = Im Hafen von Bridgetown, Einfluss. Nimm umsonst eine offene Schiffsmodifikation aus einem beliebigen Hafen oder die hiesige, und 7 Gold. Gibt es keine für dich, nimm stattdessen 6 Gold mehr.
text-banker_without_questions = Im Hafen von Curaçao, Einfluss. Nimm 10 Gold. Dann darfst du hier so viel von deinem Gold verstecken, wie du willst.
text-deserters = Im Hafen von Havanna, Einfluss. Heuere sie an: Fülle deine Mannschaft auf und nimm 1 Spezialwaffe, die dir fehlt, und 4 Gold. Oder liefere sie aus: Entferne 1 Kopfgeld und nimm 9 Gold.
option-deserters-sign_on = Heuere sie an
option-deserters-hand_over = Ausliefern: 9 Gold, -1 Kopfgeld
text-half_a_map = Im Hafen von Santo Domingo, Einfluss. Nimm 8 Gold und ziehe 2 Gerüchte. Behalte von diesen und deinen eigenen so viele, wie du haben darfst; die übrigen kommen in den Stapel zurück.
text-hero_of_the_taverns = Im Hafen von Port Royal, Einfluss. Du bekommst 3 Gold für jedes deiner Kopfgelder, insgesamt 8 bis 15 Gold.
text-ship_nobody_paid_for = Im Hafen von St. Maarten, Einfluss. Zahle 20 Gold und tausche dein Schiff gegen eine Galeone; sie bringt keinen Ruhmespunkt. Lehnst du ab, nimm 8 Gold.
text-widows_warehouse = Im Hafen von Caracas, Einfluss. Du bekommst 4 Karten Kakao aus dem Frachtstapel.
text-letter_of_introduction = Im Hafen von Petite-Goâve, Einfluss. Nimm 6 Gold und behalte diese Karte: Für Gerüchte, Aufträge und das Einlaufen in Port Royal wirfst du 1 Würfel mehr auf Einfluss.

## Aufträge: wo und wie übernehmen, was tun, was sie bringen

text-the_queens_nephew = Übernimm ihn in Caracas mit einem Wurf auf Einfluss. Bringe den Jungen, der 1 Platz der Ladung belegt, für 22 Gold in den Hafen von Havanna.
text-surgeons_trunk = Übernimm ihn in Nassau. Bringe den Schiffsarzt, der 1 Platz der Ladung belegt, in den Hafen von Trinidad. Ein Schiffsarzt kommt umsonst an Bord (ist keiner für dich da, ziehe eine Ruhmeskarte), und du bekommst 10 Gold.
text-governors_portrait = Übernimm ihn in St. John mit einem Wurf auf Einfluss. Bringe das Bildnis für 14 Gold und eine Ruhmeskarte in den Hafen von Old Providence.
text-tithe_chests = Übernimm ihn in Santo Domingo, wenn du kein spanisches Kopfgeld hast. Bringe die Truhen, die 2 Plätze der Ladung belegen, für 18 Gold in den Hafen von Cartagena. Beginne unterwegs kein Gefecht und keinen Überfall, sonst ist der Auftrag verloren.
text-planters_wedding = Übernimm ihn in Bridgetown. Liefere 2 Karten Gewürze oder Textilien, oder je 1, für 16 Gold in den Hafen von Bridgetown.
text-timber_for_the_walls = Übernimm ihn in Cartagena. Liefere 2 Karten Holz für 18 Gold in den Hafen von San Juan.
text-bread_for_the_garrison = Übernimm ihn in St. Maarten mit einem Wurf auf Einfluss. Liefere 2 Karten Nahrung in den Hafen von Curaçao. Ein Zahlmeister oder Zimmermann kommt umsonst an Bord (ist keiner für dich da, ziehe eine Ruhmeskarte), und du bekommst 14 Gold.
text-cocoa_for_the_cardinal = Übernimm ihn in Basse-Terre. Liefere 2 Karten Kakao für 14 Gold in den Hafen von Petite-Goâve und entferne bis zu 3 französische Kopfgelder.
text-rum_for_the_cruisers = Übernimm ihn in Port Royal. Erkunde auf See vor Nassau mit Erfolg, um den Kreuzern 2 Karten Rum zu übergeben. Du bekommst jede Spezialwaffe, die dir fehlt, und 11 Gold.
text-smugglers_lantern = Übernimm ihn in Curaçao mit einem Wurf auf Erkunden. Erkunde auf See vor Caracas mit Erfolg, um 3 Karten Zucker oder Tabak, beliebig gemischt, für 22 Gold an Land zu setzen.
text-coast_survey = Übernimm ihn in Curaçao mit einem Wurf auf Erkunden. Sei in beliebiger Reihenfolge auf See in den Zonen von Cartagena, Curaçao, Caracas und Trinidad, für 15 Gold.
text-silver_escort = Übernimm ihn in San Juan mit mindestens 2 Kanonen. Sei in beliebiger Reihenfolge auf See in den Zonen von San Juan, Santo Domingo, Tortuga und Havanna, für 18 Gold; beginne derweil kein Gefecht und keinen Überfall, sonst ist der Auftrag verloren.
text-chart_of_the_crossroads = Übernimm ihn in Tortuga. Erkunde auf See in der Karibischen See und erziele 2 Erfolge mit Erkunden, für 16 Gold.
text-the_silver_bank = Übernimm ihn in Old Providence für 3 Gold. Erkunde auf See vor Santo Domingo und erziele 2 Erfolge mit Seemannskunst, für 22 Gold.
text-road_to_el_dorado = Übernimm ihn in Trinidad mit mindestens 2 Punkten Mannschaft. Liefere eine Karte Nahrung in den Hafen von Caracas und erkunde auf See vor Trinidad mit Erfolg, für 18 Gold.
text-watch_on_the_crossroads = Übernimm ihn in Cartagena. Beginne 2 deiner Züge auf See in der Karibischen See, für 12 Gold; dazu fülle deine Mannschaft auf.
text-bishops_ransom = Übernimm ihn in Havanna mit einem Wurf auf Einfluss. Zahle im Hafen von Cartagena das Lösegeld von 8 Gold und bekomme dafür 22 Gold.
text-clear_the_lanes = Übernimm ihn in Bridgetown, wenn du kein Kopfgeld hast. Besiege die Piratenschaluppe oder die Piratenfregatte für 20 Gold und eine Ruhmeskarte, zusätzlich zur Belohnung.
text-blood_for_blood = Übernimm ihn in Tortuga, wenn du ein Kopfgeld hast. Besiege das spanische Kriegsschiff für 25 Gold und fülle deine Mannschaft auf.
text-dead_or_alive = Übernimm ihn in Havanna, wenn du kein Kopfgeld hast. Besiege einen anderen Kapitän, der ein Kopfgeld hat, für 25 Gold, zusätzlich zur Belohnung.
text-singe_the_kings_beard = Übernimm ihn in Petite-Goâve. Überfalle in den Zonen von Cartagena, Curaçao, Caracas oder Trinidad 2 spanische Kauffahrer mit Erfolg, für 18 Gold.
text-dutch_rivals = Übernimm ihn in Port Royal mit einem Wurf auf Einfluss. Erbeute bei einem niederländischen Kauffahrer mindestens 9 Gold, um 12 Gold zu verdienen und bis zu 2 englische Kopfgelder zu entfernen.
text-against_the_lilies = Übernimm ihn in St. Maarten. Überfalle einen französischen Kauffahrer mit Erfolg, für 10 Gold und eine offene Schiffsmodifikation aus einem beliebigen Hafen, oder 5 Gold mehr, wenn es keine für dich gibt.
text-brethren_of_the_coast = Übernimm ihn in Nassau, wenn du ein Kopfgeld hast. Erkunde auf See vor Basse-Terre ohne Wurf, um die Batterie zu stürmen. Kämpfe gegen 4 Wachen mit Führungskraft 2, 2 weniger für jeden Piraten ohne Spieler in dieser oder einer angrenzenden Zone, doch mindestens 1. Gewinnst du, nimm 25 Gold und 1 französisches Kopfgeld; verlierst du, stirbt dein Kapitän.
text-duel_at_sunrise = Übernimm ihn in St. John mit einem Wurf auf Führungskraft. Kämpfe während einer Hafenaktion in Bridgetown gegen 1 Gegner mit Führungskraft 3. Gewinnst du, nimm 12 Gold und eine Ruhmeskarte; verlierst du, stirbt dein Kapitän.
