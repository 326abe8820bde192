### What cards, tokens, zones and captains of Merchants & Marauders do, in full.

## Zones

text-nassau_prices = When you buy goods here, a good with one or two cards on offer costs 2 gold a card, one with three or more costs 1. Goods sell for 2 gold each, the good in demand still for 6.
text-nassau_navy = A naval ship finds a captain in this zone only with two successful Scouting rolls in a row.
text-havana_better_price = A captain without bounties gets 7 gold instead of 6 for each card of the good in demand.
text-havana_fourth_card = When you raid a Spanish merchant in this zone, a fourth card is drawn. It stays only if its icon is a hit; otherwise it is discarded before you roll Seamanship.
text-port_royal_recruit = A captain with at least one bounty recruits here without a roll and without gold.
text-port_royal_entry = English bounties do not close this port to you if you pay 2 gold on docking or succeed with an Influence roll; after a failed roll you may still pay. A war with the port’s nation still closes it.
text-old_providence_weapons = A captain with at least one Spanish bounty buys special weapons here for 1 gold each.
text-old_providence_repairs = A captain with at least one Spanish bounty has all damage but Crew repaired here for nothing.
text-tortuga_navy = In this zone the French naval ship neither hunts nor scouts for captains wanted by other nations only. French bounties and war still count.
text-tortuga_pirates = Pirates do not scout for French captains in this zone; they still move towards them.
text-petite_goave_ban = A captain with a bounty can neither recruit nor repair here.
text-petite_goave_recruit = A captain without bounties recruits here without a roll and without gold.
text-petite_goave_repairs = A captain without bounties has all damage but Crew repaired here for nothing.
text-cartagena_free_good = If you buy three or more goods in one purchase here, the cheapest of them is free.
text-cartagena_easy_raid = A merchant here is found without a Scouting roll if, before its token is turned, you choose to raid it as a Spanish ship.
text-santo_domingo_swap = Once in each purchase here you may pay 1 gold to discard the whole offer and draw a new one.
text-curacao_free_rumors = Trying to acquire a rumor costs no gold here.
text-curacao_ships = Frigates and Galleons cost 30 gold here.
text-san_juan_plunder = Raiding a Spanish merchant in this zone brings 3 more gold of plunder. It counts towards the 12 for a glory point.
text-caracas_offer = When you buy goods here, 8 cards are on offer.
text-st_maarten_stash = You may stash gold here though it is not your home port; it costs 5 gold from aboard. You cannot take gold out of your stash here.
text-st_maarten_offer = When you buy goods here, 7 cards are on offer, or 8 if you are Dutch.
text-basse_terre_navy = When the French naval ship fails to find a captain in this zone, it rolls Scouting once more.
text-st_john_modifications = Ship modifications cost 1 gold here.
text-st_john_transfer = When you buy a ship here, you may keep modifications of your old ship and mount them on the new one for 1 gold each. Those you keep add nothing to the sales price.
text-bridgetown_shoals = A Frigate, Galleon or Man-o-War that docks here takes a point of damage to Hull unless its captain succeeds with a Seamanship roll.
text-trinidad_no_navy = Naval ships neither hunt nor scout for anyone in this zone.

## Ships

text-sloop = A new captain may start with it.
text-flute = A new captain may start with it.
text-frigate = The first Frigate or Galleon a captain buys brings a glory point.
text-galleon = The first Frigate or Galleon a captain buys brings a glory point.
text-man_o_war = It is neither bought nor sold, only claimed after a victory.

## Ship modifications

text-extra_hammocks = Your ship’s Crew value rises by one, to 5 at most. The new place is empty until you recruit.
text-advanced_rigs_and_sails = Your ship’s Maneuverability rises by one, to 5 at most.
text-reinforced_hull = Turn this token over to ignore one point of damage to any location, once you know where all hits of that volley land; not in crew combat. In any port, 3 gold turn it back.
text-extended_cargo_hold = Your ship’s Cargo value rises by one, to 5 at most, and so does what it carries now.
text-chasers = Once a battle, turn this token over when either captain declares Flee: the enemy ship takes a hit, located by a die. It turns back after the battle.
text-extra_cannon_port = Your ship’s Cannons rise by one, to 5 at most, ready to fire.
text-swivel_guns = Just before crew combat at sea, whoever boarded, roll two dice. If at least one is a success, the enemy loses one Crew.
text-long_guns = Before the first round of a naval battle, roll a die for each of your Cannons left; each success is a hit, located by a die. Chain-shot and Grapeshot cannot be used with them.

## Special weapons

text-grappling_hooks = After a Seamanship contest in which you declared Board, spend them to roll any of your dice again. In a merchant raid, spend them after your Seamanship roll to turn one failed die into a success.
text-chain_shot = After rolling hit locations, spend it so that every skull is a hit to the enemy’s Masts; hits to destroyed Masts do not go on to Hull this round. In a merchant raid, spend it after your Seamanship roll to turn one failed die into a success.
text-grapeshot = After rolling hit locations, spend it so that every skull is a hit to the enemy’s Crew; hits to destroyed Crew do not go on to Hull this round. In a merchant raid, spend it after your Seamanship roll to turn one failed die into a success.

## Captains: each ability, then the whole card

text-felipe_de_los_reyes_move_hit = Once in each naval battle you move one hit your ship has taken to another location of your choice. Not in merchant raids.
text-felipe_de_los_reyes = { text-felipe_de_los_reyes_move_hit }
text-frederico_da_silva_rumor_slots = You may hold two rumors at a time.
text-frederico_da_silva = { text-frederico_da_silva_rumor_slots }
text-gaspar_de_rivera_sell_price = In Cartagena, Curaçao, Caracas and Trinidad every good you sell brings 1 gold more.
text-gaspar_de_rivera = { text-gaspar_de_rivera_sell_price }
text-ines_de_montenegro_buying_price = When you buy goods, a good with only one card on offer costs you 2 gold instead of 3.
text-ines_de_montenegro_mission_reward = Every mission you complete brings 4 gold more.
text-ines_de_montenegro = { text-ines_de_montenegro_buying_price } { text-ines_de_montenegro_mission_reward }
text-baltasar_quiroga_extra_dice = You roll one die more when you scout for a player captain, a naval ship or a pirate.
text-baltasar_quiroga_shipyard_price = Repairs cost you 1 gold a point in every port.
text-baltasar_quiroga = { text-baltasar_quiroga_extra_dice } { text-baltasar_quiroga_shipyard_price }
text-catalina_azcarate_port_entry = A port stays open to you while you have only one bounty of its nation. War still closes it.
text-catalina_azcarate = { text-catalina_azcarate_port_entry }
text-frances_wright_repeat_roll = Once in each of your turns you may roll again all dice of a failed Scouting roll for a merchant.
text-frances_wright = { text-frances_wright_repeat_roll }
text-josiah_thorne_extra_dice = In merchant raids you roll one Seamanship die more.
text-josiah_thorne = { text-josiah_thorne_extra_dice }
text-nathaniel_garrow_loser_shoots = If you shoot in battle without winning the contest, but with a success, you make 1 hit more, up to your Cannons.
text-nathaniel_garrow = { text-nathaniel_garrow_loser_shoots }
text-margaret_ashdown_ship_discount = Frigates and Galleons cost you 10 gold less.
text-margaret_ashdown = { text-margaret_ashdown_ship_discount }
text-tobias_fenwick_free_recruit = You recruit without a roll and without gold, wherever you may recruit at all.
text-tobias_fenwick_free_move = Once in each of your turns, leaving port costs you no action.
text-tobias_fenwick = { text-tobias_fenwick_free_recruit } { text-tobias_fenwick_free_move }
text-dominique_de_richery_merchant_flag = A merchant you have found may also be taken for a Spanish one, besides its token’s and the zone’s nation.
text-dominique_de_richery = { text-dominique_de_richery_merchant_flag }
text-nicolas_jaures_goods_offer = When you buy goods in a French port, one card more is on offer; not where you bought in your last turn.
text-nicolas_jaures = { text-nicolas_jaures_goods_offer }
text-christian_marquis_storm_proof = Storms do not harm you.
text-christian_marquis = { text-christian_marquis_storm_proof }
text-cornelia_van_rijswijk_free_move = Once in each of your turns, docking costs you no action.
text-cornelia_van_rijswijk = { text-cornelia_van_rijswijk_free_move }
text-hendrick_loos_stash_anywhere = You may stash gold in every port you can enter; away from home it costs 3 gold from aboard. Only at home can you take gold out.
text-hendrick_loos = { text-hendrick_loos_stash_anywhere }

## Non-player captains

text-admiral_van_almonde = Dutch naval ship: Seamanship 3, Scouting 3 (or your Dutch bounties, if more), Leadership 3. Enters at Curaçao at the end of the round.
text-admiral_evertsen = Dutch naval ship: Seamanship 4, Scouting 3 (or your Dutch bounties, if more), Leadership 2. Enters at St. Maarten at the end of the round.
text-admiral_binckes = Dutch naval ship: Seamanship 2, Scouting 3 (or your Dutch bounties, if more), Leadership 4. Enters at Curaçao at the end of the round.
text-admiral_myngs = English naval ship: Seamanship 3, Scouting 2 (or your English bounties, if more), Leadership 4. Enters at Port Royal at the end of the round.
text-admiral_benbow = English naval ship: Seamanship 4, Scouting 3 (or your English bounties, if more), Leadership 3. Enters at Bridgetown at the end of the round.
text-admiral_holmes = English naval ship: Seamanship 3, Scouting 4 (or your English bounties, if more), Leadership 2. Enters at St. John at the end of the round.
text-admiral_d_estrees = French naval ship: Seamanship 2, Scouting 3 (or your French bounties, if more), Leadership 3. Enters at Basse-Terre at the end of the round.
text-admiral_du_casse = French naval ship: Seamanship 4, Scouting 2 (or your French bounties, if more), Leadership 4. Enters at Petite-Goâve at the end of the round.
text-admiral_de_pointis = French naval ship: Seamanship 3, Scouting 4 (or your French bounties, if more), Leadership 3. Enters at Tortuga at the end of the round.
text-admiral_de_campos = Spanish naval ship: Seamanship 2, Scouting 4 (or your Spanish bounties, if more), Leadership 3. Enters at Havana at the end of the round.
text-admiral_de_ochoa = Spanish naval ship: Seamanship 3, Scouting 3 (or your Spanish bounties, if more), Leadership 2. Enters at San Juan at the end of the round.
text-admiral_de_lezo = Spanish naval ship: Seamanship 4, Scouting 2 (or your Spanish bounties, if more), Leadership 3. Enters at Cartagena at the end of the round.
text-pirate_vane = Pirate Sloop: Seamanship 3, Scouting 3, Leadership 2. Enters at Nassau at the end of the round; defeating it is worth 5 gold to a captain without bounties.
text-pirate_rackham = Pirate Sloop: Seamanship 2, Scouting 3, Leadership 3. Enters at Old Providence at the end of the round; defeating it is worth 5 gold to a captain without bounties.
text-pirate_bonnet = Pirate Sloop: Seamanship 2, Scouting 2, Leadership 2. Enters at Bridgetown at the end of the round; defeating it is worth 5 gold to a captain without bounties.
text-pirate_hornigold = Pirate Frigate: Seamanship 3, Scouting 3, Leadership 3. Enters at Tortuga at the end of the round; defeating it is worth 15 gold to a captain without bounties.
text-pirate_teach = Pirate Frigate: Seamanship 3, Scouting 2, Leadership 4. Enters at St. Maarten at the end of the round; defeating it is worth 15 gold to a captain without bounties.
text-pirate_roberts = Pirate Frigate: Seamanship 4, Scouting 4, Leadership 3. Enters at the Caribbean Sea at the end of the round; defeating it is worth 15 gold to a captain without bounties.

## Other events

text-storm_greater_antilles = Until the end of the round, a captain who sails into the zones of Havana, Port Royal, Tortuga, Petite-Goâve or Santo Domingo, or starts a turn at sea there, takes 3 random hits less one for each Seamanship success. It happens to each captain once a turn at most; leaving port counts as sailing in.
text-storm_lesser_antilles = Until the end of the round, a captain who sails into the zones of St. Maarten, St. John, Basse-Terre, Bridgetown or Trinidad, or starts a turn at sea there, takes 3 random hits less one for each Seamanship success. It happens to each captain once a turn at most; leaving port counts as sailing in.
text-war = Two nations drawn at random are at war until Peace or the next War: their naval ships are Man-o-Wars and hunt captains of the other side. A captain of either cannot dock in the other’s ports, and a nation pays no reward to a captain of its enemy.
text-peace = The war is over: enemy ports open again and Man-o-Wars become Frigates. Without a war nothing happens.
text-its_too_quiet = Draw two more event cards and carry out both, one after the other.
text-pirate_hunt = Every captain with a French bounty gets one more French bounty, and every captain with a Spanish bounty one more Spanish bounty, up to 5 of each.
text-yellow_fever = Until the end of the round, a captain who docks in Havana, Port Royal, Old Providence, Petite-Goâve or Cartagena, or starts a turn in one of these ports, loses 2 Crew less one for each Leadership success, but never the last one. It happens to each captain once a turn at most.
text-ships_from_europe = Every Spanish and every French port gets a new demand token.
text-hungry_garrisons = Until the end of the round, Food, Rum and Tobacco sell for 5 gold each in ports that do not demand them.
text-lilies_over_st_maarten = St. Maarten becomes a French port and zone; mark it with a French bounty token. Nothing happens if no token is free.
text-bridgetown_surrenders = Bridgetown becomes a Dutch port and zone; mark it with a Dutch bounty token. Nothing happens if no token is free.
text-act_of_grace = Each captain in turn order may at once pay 4 gold from aboard for each English, French or Dutch bounty to be rid of, three at most.
text-new_governors = The missions waiting on the board are discarded; as many new ones are drawn and placed.
text-convoys_sail = All merchants on the merchant track return to the board, face down, to zones without a merchant drawn at random.
text-marques_revoked = Until the end of the round, starting a merchant raid brings two bounties instead of one.

## Glory cards: specialists, hired during a port action

text-carpenter = Hire him for 5 gold. Once in each of your turns at sea he repairs one point of damage for nothing, but not Crew.
text-gunner_captain = Hire him in an English or Dutch port with a Leadership roll. In each volley of yours in a naval battle you may roll one location die again.
text-master_gunner = Hire him for 4 gold in a Spanish or French port. When you declared Shoot and did not win the Seamanship contest, but had a success, you hit once more, up to your Cannons.
text-surgeon = Hire him for 3 gold in a French or Dutch port. After a battle, raid or fever you survive, one point of the Crew you lost in it comes back.
text-lookout = Hire him with an Influence roll. Whenever you roll Scouting, you roll one die more.
text-master_at_arms = Hire him with a Leadership roll. In crew combat and when recruiting you roll one Leadership die more.
text-purser = Hire him for 3 gold. When you buy goods, one card more is on offer; not where you bought in your last turn.
text-sailing_master = Hire him for 2 gold and with an Influence roll. In naval battles, in storms and when docking at Bridgetown you roll one Seamanship die more.

## Glory cards: battles

text-crew_combat_rerolls = Play after a Leadership roll in crew combat. Choose any of your own or of the enemy’s dice; they are rolled again.
text-fast_learner = Play when another player’s glory card has just been carried out. Carry out its text for yourself, as if you had played it.
text-full_broadside = Play after a Seamanship contest you did not win, having declared Shoot. You hit with all your Cannons as if you had won it.
text-into_the_smoke = Play after a Seamanship contest you won, having declared Flee. You escape whatever successes the enemy has.
text-weather_gage = Play after the Seamanship contest of a naval round is rolled. Roll +2 dice and add them to yours.
text-steady_at_the_helm = Play after a Seamanship contest is rolled. Roll any of your own dice again.
text-splinters_and_prayers = Play when the locations of the enemy’s volley are known. Up to two of the hits, of your choice, do nothing.
text-rake_her_stern = Play when the locations of your volley are rolled. You choose where the skulls hit, not the target.
text-fire_in_the_powder_room = Play when the locations of your volley are rolled. One of the hits, of your choice, goes to the enemy’s Hull instead.
text-jury_rig = Play after the Seamanship contest of a naval round is rolled. Repair two points of damage to your Masts and Cannons, as you like.
text-false_signals = Play when another captain or an NPC has found you with a Scouting roll. That roll counts as failed.
text-cut_the_grapples = Play when you are boarded, before crew combat. The boarding fails and the naval battle goes on with its next round.
text-repel_boarders = Play after a roll in crew combat. The enemy loses 1 Crew at once. Roll +1 die and add it to yours.
text-first_over_the_rail = Play after a roll in crew combat. Roll +2 dice and add them to yours.
text-fresh_hands = Play after a roll in crew combat. You get up to two Crew back, not beyond your ship’s value.
text-prize_money = Play when you have defeated someone in a battle. Take 8 gold, or get up to three Crew and repair two points of damage.
option-prize_money-gold = Take 8 gold
option-prize_money-prize_crew = Three Crew and two repairs

## Glory cards: scouting and raids

text-good_glass = Play after a Scouting roll of yours failed. Roll any of its dice again.
text-prize_in_the_lee = Play in your turn at sea. Take a Scout action that costs no action, even for a target you have sought this turn.
text-false_colours = Play in a merchant raid after you have rolled Seamanship. Up to two Escape icons do not count.
text-captured_manifest = Play in a merchant raid after you have rolled Seamanship. Discard all its cards and draw as many others.
text-old_hands_at_the_guns = Play in a merchant raid after you have rolled Seamanship. Up to two hit icons, of your choice, do nothing.
text-hidden_strongbox = Play in a merchant raid after you have rolled Seamanship. If the raid succeeds, it brings 4 gold more, which count towards the 12 for a glory point.

## Glory cards: trade and port

text-word_from_the_counting_house = Play in your turn. Draw three demand tokens, lay one of them in a port of your choice in place of its own, and return the others with it to the reserve.
text-friend_at_the_customs_house = Play in your port action before you sell goods. In this port action goods not in demand bring 5 gold each.
text-crowded_quay = Play in your port action before you buy goods. Your offer has four cards more; those of the good in demand are drawn anew.
text-creditors_abroad = Play during your port action in any port. Stash as much of your gold aboard as you like.
text-shipwrights_debt = Play during your port action. The shipyard here takes 10 gold less from you in all.
text-governors_ball = Play in your turn. You may take a second port action this turn.
text-tavern_round = Play during your port action. Draw two rumors; of these and your own keep as many as you may hold and return the rest to the deck.

## Glory cards: movement and weather

text-fair_wind = Play in your turn. You may make two moves this turn that cost no action.
text-eye_of_the_storm = Play in your turn and choose a zone other than your own. Until the end of the round, a captain who sails into it or starts a turn at sea there takes, once a turn at most, 3 random hits less one for each Seamanship success.
text-secret_channel = Play in your turn at sea. Sail up to three zones without an action; no NPC scouts for you on the way.
text-luck_of_the_devil = Play before a skill roll of yours outside of battles and raids. It is not rolled: it counts as three successes.

## Glory cards: against another captain

text-becalmed = Play when another captain’s turn begins. That captain has one action less this turn, but at least one.
text-paid_informer = Play in your turn. Look at another captain’s gold aboard, cargo and rumor; if he has bounties, one of them, of your choice, rises by one, up to 5.
text-cutpurses = Play when another captain takes a port action. That captain loses up to 5 gold from aboard to you.
text-worm_in_the_timbers = Play in your turn. Another captain in your zone or a bordering one takes two random hits; a hit that would destroy a location is lost.
text-light_fingers = Play in your turn. Take a random glory card from the hand of another captain in your zone, at sea or in port.
text-glutted_market = Play before another captain sells goods. Draw a demand token to replace the one in his port.

## Glory cards: pardons and the law

text-royal_pardon = Play in your turn. Be rid of as many bounties of one nation as you like, for 2 gold each.
text-bought_witnesses = Play when you would get bounties. You do not get them.
text-letter_of_marque = Play in your turn and name a nation. Until the end of the turn, starting battles and raids with its ships and defeating its naval ship brings you no bounty.

## Glory cards: when a captain dies

text-survivor = Play when your captain dies, before plunder. Your next captain keeps the gold aboard, your glory cards and your Favors.
text-next_of_kin = Play when your captain dies, before plunder. Your next captain keeps your specialists, special weapons, rumors and papers.

## Rumors: a Scout action and a Scouting roll at sea, or an Influence roll during a port action

text-wreck_of_the_santa_clara = At sea in the Caribbean Sea, Scouting. Fish with nets for 9 gold, or dive: lose 2 Crew, but never the last, and take 15 gold.
option-wreck_of_the_santa_clara-nets = Nets: 9 gold
option-wreck_of_the_santa_clara-dive = Dive: 15 gold, 2 Crew lost
text-marooned_gunner = At sea off Old Providence, Scouting. Hire a Gunner Captain or Master Gunner for free (if you can have none, draw a glory card). Or take up to 2 special weapons you lack and 5 gold.
option-marooned_gunner-hire = Hire him
option-marooned_gunner-guns = 2 weapons and 5 gold
text-drifting_frigate = At sea off San Juan, Scouting. For 16 gold you may change your ship for a Frigate with 3 random hits; she brings no glory point. If you decline, take 10 gold.
text-smugglers_cache = At sea off Trinidad, Scouting. Name a good and get three cards of it out of the cargo deck.
text-powder_hulk = At sea off Nassau, Scouting. Arm yourself: one special weapon of each kind you lack and 3 gold. Or sell the powder for 12 gold.
option-powder_hulk-arm = Weapons and 3 gold
option-powder_hulk-sell = Sell the powder: 12 gold
text-hidden_careenage = At sea off Petite-Goâve, Scouting. Careen: repair all damage, fill up your Crew and take 5 gold. Or sell the secret for 12 gold.
option-hidden_careenage-careen = Repair, crew, 5 gold
option-hidden_careenage-sell = Sell the secret: 12 gold
text-pearl_divers = At sea off Curaçao, Scouting. Trade with them for 10 gold, or rob them of 18 gold and get two Dutch bounties.
option-pearl_divers-trade = Trade: 10 gold
option-pearl_divers-rob = Rob: 18 gold, two Dutch bounties
text-castaway_storyteller = At sea off Basse-Terre, Scouting. Listen and draw 2 glory cards. Or put him and his friend to work: 2 Crew and 9 gold.
option-castaway_storyteller-listen = Listen: 2 glory cards
option-castaway_storyteller-hire = Put them to work: 2 Crew, 9 gold
text-lonely_watchtower = At sea off Tortuga, Scouting. Fight 2 guards with Leadership 1. Win and take 10 gold; lose and your captain dies.
text-paymasters_escort = At sea off Santo Domingo, Scouting. Fight 2 guards with Leadership 2. Win and take 15 gold; lose and your captain dies.
text-plague_ship = At sea off St. John, Scouting. Go aboard: lose 2 Crew, but never the last, draw 6 cargo cards and keep up to 4. Or sink her for 8 gold.
option-plague_ship-board = Go aboard: 2 Crew lost, 4 of 6 cargo cards
option-plague_ship-sink = Sink her: 8 gold
text-dispatch_boat = At sea off Havana, Scouting. Burn the letters and be rid of all your Spanish bounties, or sell them for 11 gold.
option-dispatch_boat-burn = Burn the letters: no more Spanish bounties
option-dispatch_boat-sell = Sell the letters: 11 gold
text-pilots_rutter = At sea off Bridgetown, Scouting. Keep this card: once in each of your turns a move from zone to zone costs no action. After four such moves it is discarded.
text-forged_documents = In the port of Tortuga, Influence. Keep this card: bounties close no port to you any more; war still does. Nobody can plunder it.
text-a_myriad_of_goods = In the port of Cartagena, Influence. Draw eight cargo cards and keep as many as you have room for.
text-retired_buccaneer = In the port of Nassau, Influence. You hire a Lookout, Master-at-Arms or Sailing Master for nothing (if you can have none, draw a glory card) and get 4 gold.
text-governor_in_debt = In the port of St. John, Influence. Take 10 gold of interest. Or take his dockyard’s licence: a ship modification for free, from those face up or this port’s (if you can have none, 5 gold), and 5 gold.
option-governor_in_debt-interest = 10 gold
option-governor_in_debt-licence = A modification and 5 gold
text-shipwrights_secret = In the port of Bridgetown, Influence. Take an open ship modification from any port for nothing, or the one here, and 7 gold. If there is none for you, take 6 gold more instead.
text-banker_without_questions = In the port of Curaçao, Influence. You get 10 gold and may stash here as much of your gold as you like.
text-deserters = In the port of Havana, Influence. Sign them on: your Crew is filled up, and you get a special weapon you lack and 4 gold. Or hand them over: remove 1 bounty and take 9 gold.
option-deserters-sign_on = Sign them on
option-deserters-hand_over = Hand them over: 9 gold, 1 bounty less
text-half_a_map = In the port of Santo Domingo, Influence. You get 8 gold and draw two rumors; of these and your own keep as many as you may hold.
text-hero_of_the_taverns = In the port of Port Royal, Influence. You get 3 gold for each of your bounties, from 8 to 15 gold in all.
text-ship_nobody_paid_for = In the port of St. Maarten, Influence. You may change your ship for a Galleon for 20 gold; she brings no glory point. If you decline, take 8 gold.
text-widows_warehouse = In the port of Caracas, Influence. You get four cards of Cocoa out of the cargo deck.
text-letter_of_introduction = In the port of Petite-Goâve, Influence. You get 6 gold and keep this card: for rumors, missions and entering Port Royal you roll one Influence die more.

## Missions: where and how to claim, what to do, what it earns

text-the_queens_nephew = Claim in Caracas with an Influence roll. Carry the boy, who takes one place of Cargo, to the port of Havana for 22 gold.
text-surgeons_trunk = Claim in Nassau. Carry the surgeon, who takes one place of Cargo, to the port of Trinidad; a Surgeon joins you for nothing (if you can have none, draw a glory card), and you get 10 gold.
text-governors_portrait = Claim in St. John with an Influence roll. Bring it to the port of Old Providence for 14 gold and a glory card.
text-tithe_chests = Claim in Santo Domingo if Spain does not want you. Carry the chests, which take two places of Cargo, to the port of Cartagena for 18 gold; start no battle or raid on the way, or the mission is lost.
text-planters_wedding = Claim in Bridgetown. Deliver 2 cards of Spices or Textiles, in any mixture, to the port of Bridgetown for 16 gold.
text-timber_for_the_walls = Claim in Cartagena. Deliver two cards of Wood to the port of San Juan for 18 gold.
text-bread_for_the_garrison = Claim in St. Maarten with an Influence roll. Deliver two cards of Food to the port of Curaçao; a Purser or Carpenter joins you for nothing (if you can have none, draw a glory card), and you get 14 gold.
text-cocoa_for_the_cardinal = Claim in Basse-Terre. Deliver two cards of Cocoa to the port of Petite-Goâve for 14 gold; you are rid of up to three French bounties.
text-rum_for_the_cruisers = Claim in Port Royal. At sea off Nassau, a successful Scout action brings two cards of Rum to the cruisers; you get one special weapon of each kind you lack and 11 gold.
text-smugglers_lantern = Claim in Curaçao with a Scouting roll. At sea off Caracas, a successful Scout action lands three cards of Sugar or Tobacco, in any mixture, for 22 gold.
text-coast_survey = Claim in Curaçao with a Scouting roll. Be at sea in the zones of Cartagena, Curaçao, Caracas and Trinidad, in any order, for 15 gold.
text-silver_escort = Claim in San Juan with at least two Cannons. Be at sea in the zones of San Juan, Santo Domingo, Tortuga and Havana, in any order, for 18 gold; start no battle or raid meanwhile, or the mission is lost.
text-chart_of_the_crossroads = Claim in Tortuga. At sea in the Caribbean Sea, take a Scout action and roll two Scouting successes for 16 gold.
text-the_silver_bank = Claim in Old Providence for 3 gold. At sea off Santo Domingo, take a Scout action and roll two Seamanship successes for 22 gold.
text-road_to_el_dorado = Claim in Trinidad with at least 2 Crew. Deliver a card of Food to the port of Caracas, and at sea off Trinidad succeed with a Scout action, for 18 gold.
text-watch_on_the_crossroads = Claim in Cartagena. Start two of your turns at sea in the Caribbean Sea; your Crew is filled up, and you get 12 gold.
text-bishops_ransom = Claim in Havana with an Influence roll. Pay 8 gold in the port of Cartagena to earn 22 gold.
text-clear_the_lanes = Claim in Bridgetown if you have no bounties. Defeat the Pirate Sloop or the Pirate Frigate for 15 gold and a glory card, besides the reward.
text-blood_for_blood = Claim in Tortuga if you have a bounty. Defeat the Spanish naval ship for 25 gold.
text-dead_or_alive = Claim in Havana if you have no bounties. Defeat a player captain who has a bounty for 20 gold, besides the reward.
text-singe_the_kings_beard = Claim in Petite-Goâve. Raid two Spanish merchants with success in the zones of Cartagena, Curaçao, Caracas or Trinidad for 18 gold.
text-dutch_rivals = Claim in Port Royal with an Influence roll. Raid a Dutch merchant for at least 9 gold to earn 12 gold; you are rid of up to two English bounties.
text-against_the_lilies = Claim in St. Maarten. Raid a French merchant with success for 10 gold and an open ship modification from any port, or 5 gold more if there is none for you.
text-brethren_of_the_coast = Claim in Nassau if you have a bounty. At sea off Basse-Terre take a Scout action, without a roll, to storm the battery: fight four guards with Leadership 2, two less for each pirate NPC in that zone or a bordering one, but at least one. It earns 25 gold and a French bounty. Lose and your captain dies.
text-duel_at_sunrise = Claim in St. John with a Leadership roll. During a port action in Bridgetown fight one opponent with Leadership 3 for 12 gold and a glory card; lose and your captain dies.
