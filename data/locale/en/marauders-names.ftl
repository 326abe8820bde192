### What everything in Merchants & Marauders is called.

name-marauders = Merchants & Marauders

## Nations, as adjectives and as countries

name-spanish = Spanish
name-english = English
name-french = French
name-dutch = Dutch
country-spanish = Spain
country-english = England
country-french = France
country-dutch = the Netherlands

## Sea zones and their ports

name-nassau = Nassau
name-havana = Havana
name-port_royal = Port Royal
name-old_providence = Old Providence
name-tortuga = Tortuga
name-petite_goave = Petite-Goâve
name-cartagena = Cartagena
name-santo_domingo = Santo Domingo
name-caribbean_sea = The Caribbean Sea
name-curacao = Curaçao
name-san_juan = San Juan
name-caracas = Caracas
name-st_maarten = St. Maarten
name-basse_terre = Basse-Terre
name-st_john = St. John
name-bridgetown = Bridgetown
name-trinidad = Trinidad

## Compass points, borders in full and the move icons

name-N = north
name-NE = north-east
name-E = east
name-SE = south-east
name-S = south
name-SW = south-west
name-W = west
name-NW = north-west
name-n = north
name-e = east
name-s = south
name-w = west

## Skills, characteristics and hit locations

name-seamanship = Seamanship
name-scouting = Scouting
name-leadership = Leadership
name-influence = Influence
name-toughness = Hull and Masts
name-maneuverability = Maneuverability
name-hull = Hull
name-cargo = Cargo
name-masts = Masts
name-crew = Crew
name-cannons = Cannons
name-escape = Escape

## Goods

name-cocoa = Cocoa
name-food = Food
name-rum = Rum
name-spices = Spices
name-sugar = Sugar
name-textiles = Textiles
name-tobacco = Tobacco
name-wood = Wood
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
form-times = { $name } { $count ->
    [2] twice
   *[other] { $count } times
}

## Cargo cards are called after their good; value and icon tell them apart
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

## Demand tokens

name-demand_cocoa = Demand for Cocoa
name-demand_food = Demand for Food
name-demand_rum = Demand for Rum
name-demand_spices = Demand for Spices
name-demand_sugar = Demand for Sugar
name-demand_textiles = Demand for Textiles
name-demand_tobacco = Demand for Tobacco
name-demand_wood = Demand for Wood

## Merchant and bounty tokens

name-merchant_spanish = Spanish merchant
name-merchant_english = English merchant
name-merchant_french = French merchant
name-merchant_dutch = Dutch merchant
name-bounty_spanish = Spanish bounty
name-bounty_english = English bounty
name-bounty_french = French bounty
name-bounty_dutch = Dutch bounty

## Ships

name-sloop = Sloop
name-flute = Flute
name-frigate = Frigate
name-galleon = Galleon
name-man_o_war = Man-o-War

## Ship modifications

name-extra_hammocks = Extra Hammocks
name-advanced_rigs_and_sails = Advanced Rigs & Sails
name-reinforced_hull = Reinforced Hull
name-extended_cargo_hold = Extended Cargo Hold
name-chasers = Chasers
name-extra_cannon_port = Extra Cannon Port
name-swivel_guns = Swivel Guns
name-long_guns = Long Guns

## Special weapons

name-grappling_hooks = Grappling Hooks
name-chain_shot = Chain-shot
name-grapeshot = Grapeshot

## Captains

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

## Non-player captains: the kinds, then the captains on the event cards

name-pirate_sloop = Pirate Sloop
name-pirate_frigate = Pirate Frigate
npc-spanish = Spanish naval ship
npc-english = English naval ship
npc-french = French naval ship
npc-dutch = Dutch naval ship
npc-pirate_sloop = Pirate Sloop
npc-pirate_frigate = Pirate Frigate
npc-pirate_brig = Pirate Brig
npc-pirate_man_o_war = Pirate Man-o-War
npc-treasure_galleon = Treasure Galleon
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

## Other events

name-storm_greater_antilles = Storm over the Greater Antilles
name-storm_lesser_antilles = Storm over the Lesser Antilles
name-war = War
name-peace = Peace
name-its_too_quiet = It’s Too Quiet
name-pirate_hunt = Pirate Hunt
name-yellow_fever = Yellow Fever
name-ships_from_europe = Ships from Seville and Nantes
name-hungry_garrisons = Hungry Garrisons
name-lilies_over_st_maarten = The Lilies over St. Maarten
name-bridgetown_surrenders = Bridgetown Surrenders
name-act_of_grace = Act of Grace
name-new_governors = New Governors
name-convoys_sail = The Convoys Sail
name-marques_revoked = Letters of Marque Revoked

## Specialists

name-carpenter = Carpenter
name-gunner_captain = Gunner Captain
name-master_gunner = Master Gunner
name-surgeon = Surgeon
name-lookout = Lookout
name-master_at_arms = Master-at-Arms
name-purser = Purser
name-sailing_master = Sailing Master

## Glory cards

name-crew_combat_rerolls = Crew Combat Re-rolls
name-fast_learner = Fast Learner
name-full_broadside = Full Broadside
name-into_the_smoke = Into the Smoke
name-weather_gage = Weather Gage
name-steady_at_the_helm = Steady at the Helm
name-splinters_and_prayers = Splinters and Prayers
name-rake_her_stern = Rake Her Stern
name-fire_in_the_powder_room = Fire in the Powder Room
name-jury_rig = Jury Rig
name-false_signals = False Signals
name-cut_the_grapples = Cut the Grapples
name-repel_boarders = Repel Boarders
name-first_over_the_rail = First over the Rail
name-fresh_hands = Fresh Hands
name-prize_money = Prize Money
name-good_glass = A Good Glass
name-prize_in_the_lee = Prize in the Lee
name-false_colours = False Colors
name-captured_manifest = Captured Manifest
name-old_hands_at_the_guns = Old Hands at the Guns
name-hidden_strongbox = Hidden Strongbox
name-word_from_the_counting_house = Word from the Counting House
name-friend_at_the_customs_house = Friend at the Customs House
name-crowded_quay = Crowded Quay
name-creditors_abroad = Creditors Abroad
name-shipwrights_debt = The Shipwright’s Debt
name-governors_ball = The Governor’s Ball
name-tavern_round = A Round for the Tavern
name-fair_wind = Fair Wind
name-eye_of_the_storm = Eye of the Storm
name-secret_channel = Secret Channel
name-luck_of_the_devil = Luck of the Devil
name-becalmed = Becalmed
name-paid_informer = Paid Informer
name-cutpurses = Cutpurses
name-worm_in_the_timbers = Worm in the Timbers
name-light_fingers = Light Fingers
name-glutted_market = Glutted Market
name-royal_pardon = Royal Pardon
name-bought_witnesses = Bought Witnesses
name-letter_of_marque = Letter of Marque
name-survivor = Survivor
name-next_of_kin = Next of Kin

## Rumors

name-wreck_of_the_santa_clara = Wreck of the Santa Clara
name-marooned_gunner = The Marooned Gunner
name-drifting_frigate = The Drifting Frigate
name-smugglers_cache = The Smugglers’ Cache
name-powder_hulk = The Powder Hulk
name-hidden_careenage = A Hidden Careenage
name-pearl_divers = The Pearl Divers
name-castaway_storyteller = The Castaway’s Tales
name-lonely_watchtower = The Lonely Watchtower
name-paymasters_escort = The Paymaster’s Escort
name-plague_ship = The Plague Ship
name-dispatch_boat = The Dispatch Boat
name-pilots_rutter = The Pilot’s Rutter
name-forged_documents = Forged Documents
name-a_myriad_of_goods = A Myriad of Goods
name-retired_buccaneer = The Retired Buccaneer
name-governor_in_debt = A Governor in Debt
name-shipwrights_secret = The Shipwright’s Secret
name-banker_without_questions = A Banker without Questions
name-deserters = Deserters from the Fort
name-half_a_map = Half a Map
name-hero_of_the_taverns = Hero of the Taverns
name-ship_nobody_paid_for = The Ship Nobody Paid For
name-widows_warehouse = The Widow’s Warehouse
name-letter_of_introduction = Letter of Introduction

## Missions

name-the_queens_nephew = The Queen’s Nephew
name-surgeons_trunk = The Surgeon’s Trunk
name-governors_portrait = The Governor’s Portrait
name-tithe_chests = The Tithe Chests
name-planters_wedding = The Planter’s Wedding
name-timber_for_the_walls = Timber for the Walls
name-bread_for_the_garrison = Bread for the Garrison
name-cocoa_for_the_cardinal = Cocoa for the Cardinal
name-rum_for_the_cruisers = Rum for the Cruisers
name-smugglers_lantern = The Smuggler’s Lantern
name-coast_survey = The Coast Survey
name-silver_escort = The Silver Escort
name-chart_of_the_crossroads = Chart of the Crossroads
name-the_silver_bank = The Silver Bank
name-road_to_el_dorado = The Road to El Dorado
name-watch_on_the_crossroads = Watch on the Crossroads
name-bishops_ransom = The Bishop’s Ransom
name-clear_the_lanes = Clear the Lanes
name-blood_for_blood = Blood for Blood
name-dead_or_alive = Dead or Alive
name-singe_the_kings_beard = Singe the King’s Beard
name-dutch_rivals = Dutch Rivals
name-against_the_lilies = Against the Lilies
name-brethren_of_the_coast = Brethren of the Coast
name-duel_at_sunrise = Duel at Sunrise
