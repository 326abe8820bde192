### Wie alles in Korsaren der Karibik heißt.

name-marauders = Korsaren der Karibik

## Nationen (in Sätzen stehen sie als Beiwort, siehe form-nation in marauders.ftl)

name-spanish = Spanien
name-english = England
name-french = Frankreich
name-dutch = Niederlande
country-spanish = Spanien
country-english = England
country-french = Frankreich
country-dutch = die Niederlande

## See-Zonen und ihre Häfen

name-nassau = Nassau
name-havana = Havanna
name-port_royal = Port Royal
name-old_providence = Old Providence
name-tortuga = Tortuga
name-petite_goave = Petite-Goâve
name-cartagena = Cartagena
name-santo_domingo = Santo Domingo
name-caribbean_sea = Karibische See
name-curacao = Curaçao
name-san_juan = San Juan
name-caracas = Caracas
name-st_maarten = St. Maarten
name-basse_terre = Basse-Terre
name-st_john = St. John
name-bridgetown = Bridgetown
name-trinidad = Trinidad

## Himmelsrichtungen, der Grenzen und der Zugsymbole

name-N = Nord
name-NE = Nordost
name-E = Ost
name-SE = Südost
name-S = Süd
name-SW = Südwest
name-W = West
name-NW = Nordwest
name-n = Nord
name-e = Ost
name-s = Süd
name-w = West

## Fähigkeiten, Schiffswerte und Trefferzonen

name-seamanship = Seemannskunst
name-scouting = Erkunden
name-leadership = Führungskraft
name-influence = Einfluss
name-toughness = Rumpf und Masten
name-maneuverability = Beweglichkeit
name-hull = Rumpf
name-cargo = Laderaum
name-masts = Masten
name-crew = Mannschaft
name-cannons = Kanonen
name-escape = Flucht

## Waren

name-cocoa = Kakao
name-food = Nahrung
name-rum = Rum
name-spices = Gewürze
name-sugar = Zucker
name-textiles = Textilien
name-tobacco = Tabak
name-wood = Holz
counted-cocoa = { $count } { $name }
counted-food = { $count } { $name }
counted-rum = { $count } { $name }
counted-spices = { $count } { $name }
counted-sugar = { $count } { $name }
counted-textiles = { $count } { $name }
counted-tobacco = { $count } { $name }
counted-wood = { $count } { $name }
counted-english = { $count } { $name }
counted-french = { $count } { $name }
counted-spanish = { $count } { $name }
counted-dutch = { $count } { $name }
counted-hull = { form-times }
counted-masts = { form-times }
counted-cargo = { form-times }
counted-cannons = { form-times }
counted-crew = { form-times }
form-times = { $count ->
    [2] zweimal
   *[other] { $count }-mal
} { $name }

## Frachtkarten heißen wie ihre Ware; Wert und Symbol unterscheiden sie
name-cocoa_1 = { name-cocoa }
name-cocoa_2 = { name-cocoa }
name-cocoa_3 = { name-cocoa }
name-cocoa_4 = { name-cocoa }
name-cocoa_5 = { name-cocoa }
name-cocoa_6 = { name-cocoa }
name-cocoa_7 = { name-cocoa }
name-cocoa_8 = { name-cocoa }
name-food_1 = { name-food }
name-food_2 = { name-food }
name-food_3 = { name-food }
name-food_4 = { name-food }
name-food_5 = { name-food }
name-food_6 = { name-food }
name-food_7 = { name-food }
name-food_8 = { name-food }
name-rum_1 = { name-rum }
name-rum_2 = { name-rum }
name-rum_3 = { name-rum }
name-rum_4 = { name-rum }
name-rum_5 = { name-rum }
name-rum_6 = { name-rum }
name-rum_7 = { name-rum }
name-rum_8 = { name-rum }
name-spices_1 = { name-spices }
name-spices_2 = { name-spices }
name-spices_3 = { name-spices }
name-spices_4 = { name-spices }
name-spices_5 = { name-spices }
name-spices_6 = { name-spices }
name-spices_7 = { name-spices }
name-spices_8 = { name-spices }
name-sugar_1 = { name-sugar }
name-sugar_2 = { name-sugar }
name-sugar_3 = { name-sugar }
name-sugar_4 = { name-sugar }
name-sugar_5 = { name-sugar }
name-sugar_6 = { name-sugar }
name-sugar_7 = { name-sugar }
name-sugar_8 = { name-sugar }
name-textiles_1 = { name-textiles }
name-textiles_2 = { name-textiles }
name-textiles_3 = { name-textiles }
name-textiles_4 = { name-textiles }
name-textiles_5 = { name-textiles }
name-textiles_6 = { name-textiles }
name-textiles_7 = { name-textiles }
name-textiles_8 = { name-textiles }
name-tobacco_1 = { name-tobacco }
name-tobacco_2 = { name-tobacco }
name-tobacco_3 = { name-tobacco }
name-tobacco_4 = { name-tobacco }
name-tobacco_5 = { name-tobacco }
name-tobacco_6 = { name-tobacco }
name-tobacco_7 = { name-tobacco }
name-tobacco_8 = { name-tobacco }
name-wood_1 = { name-wood }
name-wood_2 = { name-wood }
name-wood_3 = { name-wood }
name-wood_4 = { name-wood }
name-wood_5 = { name-wood }
name-wood_6 = { name-wood }
name-wood_7 = { name-wood }
name-wood_8 = { name-wood }

## Nachfragemarker

name-demand_cocoa = Nachfrage nach Kakao
name-demand_food = Nachfrage nach Nahrung
name-demand_rum = Nachfrage nach Rum
name-demand_spices = Nachfrage nach Gewürzen
name-demand_sugar = Nachfrage nach Zucker
name-demand_textiles = Nachfrage nach Textilien
name-demand_tobacco = Nachfrage nach Tabak
name-demand_wood = Nachfrage nach Holz

## Kauffahrer- und Kopfgeldmarker

name-merchant_spanish = Spanischer Kauffahrer
name-merchant_english = Englischer Kauffahrer
name-merchant_french = Französischer Kauffahrer
name-merchant_dutch = Niederländischer Kauffahrer
name-bounty_spanish = Spanisches Kopfgeld
name-bounty_english = Englisches Kopfgeld
name-bounty_french = Französisches Kopfgeld
name-bounty_dutch = Niederländisches Kopfgeld

## Schiffe

name-sloop = Schaluppe
name-flute = Fleute
name-frigate = Fregatte
name-galleon = Galeone
name-man_o_war = Linienschiff

## Schiffsmodifikationen

name-extra_hammocks = Extra-Hängematten
name-advanced_rigs_and_sails = Verbesserte Takelage
name-reinforced_hull = Verstärkter Rumpf
name-extended_cargo_hold = Größerer Laderaum
name-chasers = Jagdgeschütze
name-extra_cannon_port = Extra-Geschützpforte
name-swivel_guns = Drehbassen
name-long_guns = Lange Kanonen

## Spezialwaffen

name-grappling_hooks = Enterhaken
name-chain_shot = Kettenkugeln
name-grapeshot = Kartätschen

## Kapitäne

name-felipe_de_los_reyes = Felipe de los Reyes
name-frederico_da_silva = Frederico da Silva
name-gaspar_de_rivera = Gaspar de Rivera
name-ines_de_montenegro = Inés de Montenegro
name-baltasar_quiroga = Baltasar Quiroga
name-catalina_azcarate = Catalina Azcárate
name-frances_wright = Frances Wright
name-josiah_thorne = Josiah Thorne
name-nathaniel_garrow = Nathaniel Garrow
name-margaret_ashdown = Margaret Ashdown
name-tobias_fenwick = Tobias Fenwick
name-dominique_de_richery = Dominique de Richery
name-nicolas_jaures = Nicolas Jaurés
name-christian_marquis = Christian Marquis
name-cornelia_van_rijswijk = Cornelia van Rijswijk
name-hendrick_loos = Hendrick Loos

## Kapitäne ohne Spieler: die Arten, dann die auf den Ereigniskarten

name-pirate_sloop = Piratenschaluppe
name-pirate_frigate = Piratenfregatte
npc-spanish = Spanisches Kriegsschiff
npc-english = Englisches Kriegsschiff
npc-french = Französisches Kriegsschiff
npc-dutch = Niederländisches Kriegsschiff
npc-pirate_sloop = Piratenschaluppe
npc-pirate_frigate = Piratenfregatte
npc-pirate_brig = Piratenbrigg
npc-pirate_man_o_war = Piratenlinienschiff
npc-treasure_galleon = Schatzgaleone
name-admiral_van_almonde = Admiral Philips van Almonde
name-admiral_evertsen = Admiral Cornelis Evertsen
name-admiral_binckes = Admiral Jacob Binckes
name-admiral_myngs = Admiral Christopher Myngs
name-admiral_benbow = Admiral John Benbow
name-admiral_holmes = Admiral Robert Holmes
name-admiral_d_estrees = Admiral Jean d’Estrées
name-admiral_du_casse = Admiral Jean-Baptiste du Casse
name-admiral_de_pointis = Admiral Bernard de Pointis
name-admiral_de_campos = Admiral Alonso de Campos
name-admiral_de_ochoa = Admiral Andrés de Ochoa
name-admiral_de_lezo = Admiral Blas de Lezo
name-pirate_vane = Charles Vane
name-pirate_rackham = John Rackham
name-pirate_bonnet = Stede Bonnet
name-pirate_hornigold = Benjamin Hornigold
name-pirate_teach = Edward Teach
name-pirate_roberts = Bartholomew Roberts

## Andere Ereignisse

name-storm_greater_antilles = Sturm über den Großen Antillen
name-storm_lesser_antilles = Sturm über den Kleinen Antillen
name-war = Krieg
name-peace = Frieden
name-its_too_quiet = Es ist zu ruhig
name-pirate_hunt = Piratenjagd
name-yellow_fever = Gelbfieber
name-ships_from_europe = Schiffe aus Sevilla und Nantes
name-hungry_garrisons = Hungrige Garnisonen
name-lilies_over_st_maarten = Lilien über St. Maarten
name-bridgetown_surrenders = Bridgetown ergibt sich
name-act_of_grace = Gnadenerlass
name-new_governors = Neue Gouverneure
name-convoys_sail = Die Konvois laufen aus
name-marques_revoked = Kaperbriefe widerrufen

## Spezialisten

name-carpenter = Zimmermann
name-gunner_captain = Geschützführer
name-master_gunner = Stückmeister
name-surgeon = Schiffsarzt
name-lookout = Ausguck
name-master_at_arms = Waffenmeister
name-purser = Zahlmeister
name-sailing_master = Segelmeister

## Ruhmeskarten

name-crew_combat_rerolls = Noch einmal ins Getümmel
name-fast_learner = Schnelle Auffassung
name-full_broadside = Volle Breitseite
name-into_the_smoke = In den Pulverdampf
name-weather_gage = Luvstellung
name-steady_at_the_helm = Ruhige Hand am Ruder
name-splinters_and_prayers = Splitter und Stoßgebete
name-rake_her_stern = Heck bestreichen
name-fire_in_the_powder_room = Feuer in der Pulverkammer
name-jury_rig = Notmast
name-false_signals = Falsche Signale
name-cut_the_grapples = Kappt die Enterhaken
name-repel_boarders = Enterer abwehren
name-first_over_the_rail = Als Erste über die Reling
name-fresh_hands = Frische Hände
name-prize_money = Prisengeld
name-good_glass = Ein gutes Fernrohr
name-prize_in_the_lee = Prise in Lee
name-false_colours = Falsche Flagge
name-captured_manifest = Erbeutete Frachtliste
name-old_hands_at_the_guns = Alte Hasen am Geschütz
name-hidden_strongbox = Versteckte Geldtruhe
name-word_from_the_counting_house = Nachricht aus dem Kontor
name-friend_at_the_customs_house = Freund beim Zoll
name-crowded_quay = Volle Kais
name-creditors_abroad = Gläubiger in der Fremde
name-shipwrights_debt = Schuld des Schiffbauers
name-governors_ball = Ball beim Gouverneur
name-tavern_round = Runde für die Taverne
name-fair_wind = Guter Wind
name-eye_of_the_storm = Auge des Sturms
name-secret_channel = Geheime Fahrrinne
name-luck_of_the_devil = Teufelsglück
name-becalmed = Flaute
name-paid_informer = Bezahlter Spitzel
name-cutpurses = Beutelschneider
name-worm_in_the_timbers = Wurm im Gebälk
name-light_fingers = Lange Finger
name-glutted_market = Überfüllter Markt
name-royal_pardon = Königliche Begnadigung
name-bought_witnesses = Gekaufte Zeugen
name-letter_of_marque = Kaperbrief
name-survivor = Überlebt
name-next_of_kin = Die Erben

## Gerüchte

name-wreck_of_the_santa_clara = Das Wrack der Santa Clara
name-marooned_gunner = Der ausgesetzte Kanonier
name-drifting_frigate = Die treibende Fregatte
name-smugglers_cache = Das Schmugglerlager
name-powder_hulk = Der Pulverkahn
name-hidden_careenage = Versteckter Kielholplatz
name-pearl_divers = Die Perlentaucher
name-castaway_storyteller = Garn eines Schiffbrüchigen
name-lonely_watchtower = Der einsame Wachturm
name-paymasters_escort = Der Trupp des Soldmeisters
name-plague_ship = Das Pestschiff
name-dispatch_boat = Das Depeschenboot
name-pilots_rutter = Das Seebuch des Lotsen
name-forged_documents = Gefälschte Papiere
name-a_myriad_of_goods = Waren ohne Zahl
name-retired_buccaneer = Der alte Bukanier
name-governor_in_debt = Ein Gouverneur in Geldnot
name-shipwrights_secret = Schiffbauers Geheimnis
name-banker_without_questions = Ein Bankier ohne Fragen
name-deserters = Deserteure aus dem Fort
name-half_a_map = Eine halbe Karte
name-hero_of_the_taverns = Held der Tavernen
name-ship_nobody_paid_for = Das unbezahlte Schiff
name-widows_warehouse = Das Lagerhaus der Witwe
name-letter_of_introduction = Das Empfehlungsschreiben

## Aufträge

name-the_queens_nephew = Der Neffe der Königin
name-surgeons_trunk = Der Koffer des Arztes
name-governors_portrait = Das Gouverneursbildnis
name-tithe_chests = Truhen mit dem Zehnten
name-planters_wedding = Hochzeit auf der Plantage
name-timber_for_the_walls = Holz für die Mauern
name-bread_for_the_garrison = Brot für die Garnison
name-cocoa_for_the_cardinal = Kakao für den Kardinal
name-rum_for_the_cruisers = Rum für die Kreuzer
name-smugglers_lantern = Die Schmugglerlaterne
name-coast_survey = Die Küstenvermessung
name-silver_escort = Geleit für das Silber
name-chart_of_the_crossroads = Karte der Seewege
name-the_silver_bank = Die Silberbank
name-road_to_el_dorado = Der Weg nach El Dorado
name-watch_on_the_crossroads = Wacht über die Seewege
name-bishops_ransom = Lösegeld für den Bischof
name-clear_the_lanes = Freie Fahrt
name-blood_for_blood = Blut um Blut
name-dead_or_alive = Tot oder lebendig
name-singe_the_kings_beard = Des Königs Bart versengen
name-dutch_rivals = Niederländische Rivalen
name-against_the_lilies = Gegen die Lilien
name-brethren_of_the_coast = Brüder der Küste
name-duel_at_sunrise = Duell bei Sonnenaufgang
