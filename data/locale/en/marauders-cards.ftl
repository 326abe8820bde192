### What cards, tokens, zones and captains of Merchants & Marauders do, in full.

## Zones

text-nassau_prices = When you buy goods here, a good with 1 or 2 cards on offer costs 2 gold a card, one with 3 or more costs 1. Goods sell for 2 gold each, the good in demand still for 6.
text-nassau_navy = In this zone a naval ship finds a captain only with 2 successful Scouting rolls in a row.
text-havana_better_price = A captain without bounties gets 7 gold instead of 6 for each card of the good in demand.
text-havana_fourth_card = When you raid a Spanish merchant in this zone, draw a fourth card. It stays only if its icon is a hit; otherwise discard it before you roll Seamanship.
text-port_royal_recruit = A captain with a bounty recruits here for free and without a roll.
text-port_royal_entry = English bounties do not close this port to you if you pay 2 gold on docking or succeed with an Influence roll; after a failed roll you may still pay. A war with the port’s nation still closes it.
text-old_providence_weapons = A captain with a Spanish bounty buys special weapons here for 1 gold each.
text-old_providence_repairs = A captain with a Spanish bounty has all damage but Crew repaired here for free.
text-tortuga_navy = In this zone the French naval ship neither hunts nor scouts for captains wanted by other nations only. French bounties and war still count.
text-tortuga_pirates = Pirates do not scout for French captains in this zone; they still move towards them.
text-petite_goave_ban = A captain with a bounty can neither recruit nor repair here.
text-petite_goave_recruit = A captain without bounties recruits here for free and without a roll.
text-petite_goave_repairs = A captain without bounties has all damage but Crew repaired here for free.
text-cartagena_free_good = If you buy 3 or more goods at once here, the cheapest of them is free.
text-cartagena_easy_raid = Say that you will raid the merchant here as a Spanish ship before its token is turned, and you find it without a Scouting roll.
text-santo_domingo_swap = When you buy goods here, you may once pay 1 gold to discard the whole offer and draw a new one.
text-curacao_free_rumors = Listening for a rumor costs no gold here.
text-curacao_ships = Frigates and Galleons cost 30 gold here.
text-san_juan_plunder = Raiding a Spanish merchant in this zone brings +3 gold. It counts towards the 12 for a glory point.
text-caracas_offer = When you buy goods here, 8 cards are on offer.
text-st_maarten_stash = You may stash gold here though it is not your home port; it costs 5 gold from aboard. You cannot take gold out of your stash here.
text-st_maarten_offer = When you buy goods here, 7 cards are on offer, or 8 if you are Dutch.
text-basse_terre_navy = When the French naval ship fails to find a captain in this zone, it rolls Scouting once more.
text-st_john_modifications = Ship modifications cost 1 gold here.
text-st_john_transfer = When you buy a ship here, you may move modifications of your old ship to the new one for 1 gold each. Those you keep do not add to the price you get for the old ship.
text-bridgetown_shoals = A Frigate, Galleon or Man-o-War that docks here takes 1 damage to Hull unless its captain succeeds with a Seamanship roll.
text-trinidad_no_navy = Naval ships neither hunt nor scout for anyone in this zone.

## Ships

text-sloop = A new captain may start with it.
text-flute = A new captain may start with it.
text-frigate = The first Frigate or Galleon a captain buys brings 1 glory point.
text-galleon = The first Frigate or Galleon a captain buys brings 1 glory point.
text-man_o_war = It cannot be bought or sold, only claimed after a victory.

## Ship modifications

text-extra_hammocks = Your ship has +1 Crew, up to 5. The new place is empty until you recruit.
text-advanced_rigs_and_sails = Your ship has +1 Maneuverability, up to 5.
text-reinforced_hull = Turn this token over to ignore 1 damage to any location, once you know where all hits of a volley land; not in crew combat. Pay 3 gold in any port to turn it back.
text-extended_cargo_hold = Your ship has +1 Cargo, up to 5, ready to be filled.
text-chasers = Once a battle, when either captain declares Flee, turn this token over: the enemy ship takes 1 hit; a die says where. The token turns back after the battle.
text-extra_cannon_port = Your ship has +1 Cannons, up to 5, ready to fire.
text-swivel_guns = Just before crew combat at sea, whoever boarded, roll 2 dice. With at least 1 success the enemy loses 1 Crew.
text-long_guns = Before the first round of a naval battle, roll a die for each of your Cannons left. Each success is a hit; a die says where. Chain-shot and Grapeshot cannot be used with them.

## Special weapons

text-grappling_hooks = After a Seamanship contest in which you declared Board, spend them to roll any of your dice again. In a merchant raid, spend them after your Seamanship roll to turn 1 failed die into a success.
text-chain_shot = After rolling hit locations, spend it: every skull hits the enemy’s Masts, and hits to destroyed Masts do not go on to Hull this round. In a merchant raid, spend it after your Seamanship roll to turn 1 failed die into a success.
text-grapeshot = After rolling hit locations, spend it: every skull hits the enemy’s Crew, and hits to destroyed Crew do not go on to Hull this round. In a merchant raid, spend it after your Seamanship roll to turn 1 failed die into a success.

## Captains: each ability, then the whole card

text-felipe_de_los_reyes_move_hit = Once in each naval battle you may move 1 hit your ship has taken to another location. Not in merchant raids.
text-felipe_de_los_reyes = { text-felipe_de_los_reyes_move_hit }
text-frederico_da_silva_rumor_slots = You may hold 2 rumors at a time.
text-frederico_da_silva = { text-frederico_da_silva_rumor_slots }
text-gaspar_de_rivera_sell_price = In Cartagena, Curaçao, Caracas and Trinidad you sell every good for +1 gold.
text-gaspar_de_rivera = { text-gaspar_de_rivera_sell_price }
text-ines_de_montenegro_buying_price = When you buy goods, a good with only 1 card on offer costs you 2 gold instead of 3.
text-ines_de_montenegro_mission_reward = Every mission you complete brings +4 gold.
text-ines_de_montenegro = { text-ines_de_montenegro_buying_price } { text-ines_de_montenegro_mission_reward }
text-baltasar_quiroga_extra_dice = You roll +1 die when you scout for another captain, a naval ship or a pirate.
text-baltasar_quiroga_shipyard_price = Repairs cost you 1 gold a point in every port.
text-baltasar_quiroga = { text-baltasar_quiroga_extra_dice } { text-baltasar_quiroga_shipyard_price }
text-catalina_azcarate_port_entry = A port stays open to you while you have only 1 bounty of its nation. War still closes it.
text-catalina_azcarate = { text-catalina_azcarate_port_entry }
text-frances_wright_repeat_roll = Once in each of your turns, when a Scouting roll for a merchant fails, you may roll all its dice again.
text-frances_wright = { text-frances_wright_repeat_roll }
text-josiah_thorne_extra_dice = In merchant raids you roll +1 Seamanship die.
text-josiah_thorne = { text-josiah_thorne_extra_dice }
text-nathaniel_garrow_loser_shoots = When you declared Shoot and did not win the Seamanship contest, but had a success, you make +1 hit, up to your Cannons.
text-nathaniel_garrow = { text-nathaniel_garrow_loser_shoots }
text-margaret_ashdown_ship_discount = Frigates cost you 12 gold less.
text-margaret_ashdown = { text-margaret_ashdown_ship_discount }
text-tobias_fenwick_free_recruit = You recruit for free and without a roll wherever you may recruit at all.
text-tobias_fenwick_free_move = Once in each of your turns, leaving port costs you no action.
text-tobias_fenwick = { text-tobias_fenwick_free_recruit } { text-tobias_fenwick_free_move }
text-dominique_de_richery_merchant_flag = A merchant you have found may also be taken for a Spanish one, besides its token’s and the zone’s nation.
text-dominique_de_richery = { text-dominique_de_richery_merchant_flag }
text-nicolas_jaures_goods_offer = When you buy goods in a French port, +1 card is on offer; not where you bought in your last turn.
text-nicolas_jaures = { text-nicolas_jaures_goods_offer }
text-christian_marquis_storm_proof = Storms do not harm you.
text-christian_marquis = { text-christian_marquis_storm_proof }
text-cornelia_van_rijswijk_free_move = Once in each of your turns, docking in a Dutch or English port costs you no action.
text-cornelia_van_rijswijk = { text-cornelia_van_rijswijk_free_move }
text-hendrick_loos_stash_anywhere = You may stash gold in every port you can enter; away from home it costs 2 gold from aboard. Only at home can you take gold out.
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

text-storm_greater_antilles = Until the end of the round, a captain who sails into the zones of Havana, Port Royal, Tortuga, Petite-Goâve or Santo Domingo, or starts a turn at sea there, takes 3 random hits, 1 less for each Seamanship success. It catches each captain once a turn at most; leaving port counts as sailing in.
text-storm_lesser_antilles = Until the end of the round, a captain who sails into the zones of St. Maarten, St. John, Basse-Terre, Bridgetown or Trinidad, or starts a turn at sea there, takes 3 random hits, 1 less for each Seamanship success. It catches each captain once a turn at most; leaving port counts as sailing in.
text-war = Draw 2 nations at random. Until Peace or the next War they are at war: their naval ships are Man-o-Wars and hunt captains of the other side. A captain of either cannot dock in the other’s ports, and a nation pays no reward to a captain of its enemy.
text-peace = The war is over: enemy ports open again and Man-o-Wars become Frigates. Without a war nothing happens.
text-its_too_quiet = Draw 2 more event cards and carry out both, one after the other.
text-pirate_hunt = Every captain with a French bounty gets 1 more French bounty, and every captain with a Spanish bounty 1 more Spanish bounty, up to 5 of each.
text-yellow_fever = Until the end of the round, a captain who docks in Havana, Port Royal, Old Providence, Petite-Goâve or Cartagena, or starts a turn in one of these ports, loses 2 Crew, 1 less for each Leadership success, but never the last. It strikes each captain once a turn at most.
text-ships_from_europe = Every Spanish and every French port gets a new demand token.
text-hungry_garrisons = Until the end of the round, Food, Rum and Tobacco sell for 5 gold each in ports that do not demand them.
text-lilies_over_st_maarten = St. Maarten becomes a French port and zone; mark it with a French bounty token. Nothing happens if no token is free.
text-bridgetown_surrenders = Bridgetown becomes a Dutch port and zone; mark it with a Dutch bounty token. Nothing happens if no token is free.
text-act_of_grace = In turn order, each captain may at once get rid of up to 3 English, French or Dutch bounties for 4 gold from aboard each.
text-new_governors = The missions waiting on the board are discarded, and as many new ones are drawn and placed.
text-convoys_sail = All merchants on the merchant track return to the board, face down, to random zones without a merchant.
text-marques_revoked = Until the end of the round, starting a merchant raid brings 2 bounties instead of 1.

## Glory cards: specialists, hired during a port action

text-carpenter = Hire him for 5 gold. Once in each of your turns at sea he repairs 1 damage for free, but not Crew.
text-gunner_captain = Hire him in an English or Dutch port with a Leadership roll. In each volley of yours in a naval battle you may roll 1 location die again.
text-master_gunner = Hire him for 4 gold in a Spanish or French port. When you declared Shoot and did not win the Seamanship contest, but had a success, you make +1 hit, up to your Cannons.
text-surgeon = Hire him for 3 gold in a French or Dutch port. After a battle, fight, raid or fever you survive, you get 1 Crew back that you lost in it.
text-lookout = Hire him with an Influence roll. Whenever you roll Scouting, you roll +1 die.
text-master_at_arms = Hire him with a Leadership roll. In crew combat and when recruiting you roll +1 Leadership die.
text-purser = Hire him for 3 gold. When you buy goods, +1 card is on offer; not where you bought in your last turn.
text-sailing_master = Hire him with an Influence roll and 2 gold. In naval battles, in storms and when docking at Bridgetown you roll +1 Seamanship die.

## Glory cards: battles

text-crew_combat_rerolls = Play after a Leadership roll in crew combat. Choose any dice, your own or the enemy’s or both; roll them again.
text-fast_learner = Play when another player’s glory card has just been carried out. Carry out its text for yourself, as if you had played it.
text-full_broadside = Play after a Seamanship contest you did not win, having declared Shoot. You hit with all your Cannons as if you had won it.
text-into_the_smoke = Play after a Seamanship contest in which you declared Flee. You escape at once, whoever won: nobody boards, and no shot of this round lands.
text-weather_gage = Play after the Seamanship contest of a naval round is rolled. Roll +2 dice and add them to yours.
text-steady_at_the_helm = Play after a Seamanship contest is rolled. Roll any of your own dice again.
text-splinters_and_prayers = Play when you know where the hits of the enemy’s volley land. Up to 2 of them, of your choice, do nothing.
text-rake_her_stern = Play when the locations of your volley are rolled. You choose where the skulls hit, not the target.
text-fire_in_the_powder_room = Play when the locations of your volley are rolled. One of the hits, of your choice, goes to the enemy’s Hull instead.
text-jury_rig = Play after the Seamanship contest of a naval round is rolled. Repair up to 2 damage to your Masts and Cannons.
text-false_signals = Play when another captain or an NPC has found you with a Scouting roll. That roll counts as failed.
text-cut_the_grapples = Play when you are boarded, before crew combat. The boarding fails and the naval battle goes on with its next round.
text-repel_boarders = Play after a roll in crew combat. The enemy loses 1 Crew at once. Roll +1 die and add it to yours.
text-first_over_the_rail = Play after a roll in crew combat. Roll +2 dice and add them to yours.
text-fresh_hands = Play after a roll in crew combat. You get up to 2 Crew back, not beyond your ship’s value.
text-prize_money = Play when you have defeated someone in a battle. Take 12 gold, or fill up your Crew and repair up to 4 damage.
option-prize_money-gold = Take 12 gold
option-prize_money-prize_crew = Full Crew, 4 repairs

## Glory cards: scouting and raids

text-good_glass = Play after a Scouting roll of yours failed. Roll any of its dice again.
text-prize_in_the_lee = Play in your turn at sea. Scout once without spending an action, even for a target you have scouted for this turn.
text-false_colours = Play in a merchant raid after you have rolled Seamanship. Up to 2 Escape icons do not count.
text-captured_manifest = Play in a merchant raid after you have rolled Seamanship. Discard all its cards and draw as many new ones.
text-old_hands_at_the_guns = Play in a merchant raid after you have rolled Seamanship. Up to 2 hit icons, of your choice, do nothing.
text-hidden_strongbox = Play in a merchant raid after you have rolled Seamanship. If the raid succeeds, it brings +4 gold. It counts towards the 12 for a glory point.

## Glory cards: trade and port

text-word_from_the_counting_house = Play in your turn. Draw 3 demand tokens, put one of them in any port in place of its own, and return the others, with the old one, to the reserve.
text-friend_at_the_customs_house = Play in your port action before you sell goods. In this port action goods not in demand sell for 5 gold each.
text-crowded_quay = Play in your port action before you buy goods. +4 cards are on offer; cards of the good in demand are replaced.
text-creditors_abroad = Play during your port action in any port. Stash as much of your gold aboard as you like.
text-shipwrights_debt = Play during your port action. Pay up to 10 gold less in all at this shipyard.
text-governors_ball = Play in your turn. You may take a second port action this turn; where you have bought goods this turn, you cannot sell any.
text-tavern_round = Play during your port action. Draw 2 rumors. Of these and your own keep as many as you may hold; return the rest to the deck.

## Glory cards: movement and weather

text-fair_wind = Play in your turn. You may make 2 moves this turn that cost no action.
text-eye_of_the_storm = Play in your turn and choose a zone other than your own. Until the end of the round, a captain who sails into it, or starts a turn at sea there, takes 3 random hits, 1 less for each Seamanship success; once a turn at most.
text-secret_channel = Play in your turn at sea. Sail up to 3 zones without spending an action; no NPC scouts for you on the way.
text-luck_of_the_devil = Play before a skill roll of yours outside of battles and raids. Do not roll: it counts as 3 successes.

## Glory cards: against another captain

text-becalmed = Play when another captain’s turn begins at sea. He has 1 action less this turn, but at least 1.
text-paid_informer = Play in your turn. Look at another captain’s gold aboard, cargo and rumor. If he has bounties, choose a nation of them: he gets 1 more of it, up to 5.
text-cutpurses = Play when another captain takes a port action. Take up to 5 gold from aboard his ship.
text-worm_in_the_timbers = Play in your turn. Another captain in your zone or a bordering one takes 2 random hits, except those that would destroy a location.
text-light_fingers = Play in your turn. Take a random glory card from the hand of another captain in your zone, at sea or in port.
text-glutted_market = Play before another captain sells goods. Draw a demand token and put it in his port in place of the old one.

## Glory cards: pardons and the law

text-royal_pardon = Play in your turn. Get rid of any number of bounties of one nation, for 2 gold each.
text-bought_witnesses = Play when you would get bounties. You do not get them.
text-letter_of_marque = Play in your turn and name a nation. Until the end of the turn you get no bounty for attacking or raiding its ships, nor for defeating its naval ship.

## Glory cards: when a captain dies

text-survivor = Play when your captain dies, before plunder. Your next captain keeps the gold aboard and your glory cards.
text-next_of_kin = Play when your captain dies, before plunder. Your next captain keeps your specialists, special weapons, rumors and papers.

## Rumors: a Scout action and a Scouting roll at sea, or an Influence roll during a port action

text-wreck_of_the_santa_clara = At sea in the Caribbean Sea, Scouting. Fish with nets for 9 gold. Or dive, if you have at least 2 Crew: lose 2 Crew, but never the last, and take 15 gold.
option-wreck_of_the_santa_clara-nets = Nets: 9 gold
option-wreck_of_the_santa_clara-dive = Dive: 15 gold, lose 2 Crew
text-marooned_gunner = At sea off Old Providence, Scouting. A Gunner Captain or Master Gunner joins you for free (if you can have none, draw a glory card). Or take up to 2 special weapons you lack and 5 gold.
option-marooned_gunner-hire = Hire him
option-marooned_gunner-guns = 2 weapons and 5 gold
text-drifting_frigate = At sea off San Juan, Scouting. Pay 16 gold and change your ship for a Frigate with 3 random hits; she brings no glory point. If you decline, take 10 gold.
text-smugglers_cache = At sea off Trinidad, Scouting. Name a good and take 3 cards of it out of the cargo deck.
text-powder_hulk = At sea off Nassau, Scouting. Arm yourself: take every special weapon you lack and 3 gold. Or sell the powder for 12 gold.
option-powder_hulk-arm = Weapons and 3 gold
option-powder_hulk-sell = Sell the powder: 12 gold
text-hidden_careenage = At sea off Petite-Goâve, Scouting. Careen: repair all damage, fill up your Crew and take 5 gold. Or sell the secret for 12 gold.
option-hidden_careenage-careen = Repair, crew, 5 gold
option-hidden_careenage-sell = Sell the secret: 12 gold
text-pearl_divers = At sea off Curaçao, Scouting. Trade with them for 10 gold. Or rob them: take 18 gold and 2 Dutch bounties.
option-pearl_divers-trade = Trade: 10 gold
option-pearl_divers-rob = Rob: 18 gold, 2 Dutch bounties
text-castaway_storyteller = At sea off Basse-Terre, Scouting. Listen and draw 2 glory cards. Or put him and his friend to work: get 2 Crew and 9 gold.
option-castaway_storyteller-listen = Listen: 2 glory cards
option-castaway_storyteller-hire = Put them to work: 2 Crew, 9 gold
text-lonely_watchtower = At sea off Tortuga, Scouting. Fight 2 guards with Leadership 1. Win and take 10 gold; lose and your captain dies.
text-paymasters_escort = At sea off Santo Domingo, Scouting. Fight 2 guards with Leadership 2. Win and take 15 gold; lose and your captain dies.
text-plague_ship = At sea off St. John, Scouting. Go aboard, if you have at least 2 Crew: lose 2 Crew, but never the last, draw 6 cargo cards and keep up to 4. Or sink her for 8 gold.
option-plague_ship-board = Go aboard: 2 Crew for 4 of 6 cards
option-plague_ship-sink = Sink her: 8 gold
text-dispatch_boat = At sea off Havana, Scouting. Burn the letters and get rid of all your Spanish bounties. Or sell them for 11 gold.
option-dispatch_boat-burn = Burn them: no Spanish bounties
option-dispatch_boat-sell = Sell the letters: 11 gold
text-pilots_rutter = At sea off Bridgetown, Scouting. Keep this card: once in each of your turns, sailing from zone to zone costs no action. Discard it after 4 such moves.
text-forged_documents = In the port of Tortuga, Influence. Keep this card: no bounty closes a port to you any more; war still does. Nobody can plunder it.
text-a_myriad_of_goods = In the port of Cartagena, Influence. Draw 8 cargo cards and keep as many as you have room for.
text-retired_buccaneer = In the port of Nassau, Influence. A Lookout, Master-at-Arms or Sailing Master joins you for free (if you can have none, draw a glory card), and you get 4 gold.
text-governor_in_debt = In the port of St. John, Influence. Take 10 gold of interest. Or break open his strongroom: fight 2 guards with Leadership 2. Win and take 22 gold and 1 English bounty; lose and your captain dies.
option-governor_in_debt-interest = Interest: 10 gold
option-governor_in_debt-strongroom = Fight 2 guards for 22 gold
text-shipwrights_secret = In the port of Bridgetown, Influence. Take a face-up ship modification from any port, or the one here, for free, and 7 gold. If there is none for you, take 6 gold more.
text-banker_without_questions = In the port of Curaçao, Influence. Take 10 gold. Then you may stash as much of your gold as you like.
text-deserters = In the port of Havana, Influence. Sign them on: your Crew is filled up, and you get a special weapon you lack and 4 gold. Or hand them over: get rid of 1 bounty and take 9 gold.
option-deserters-sign_on = Sign them on
option-deserters-hand_over = Hand over: 9 gold, 1 bounty less
text-half_a_map = In the port of Santo Domingo, Influence. Take 8 gold and draw 2 rumors. Of these and your own keep as many as you may hold; return the rest to the deck.
text-hero_of_the_taverns = In the port of Port Royal, Influence. Take 3 gold for each of your bounties, from 8 to 15 gold in all.
text-ship_nobody_paid_for = In the port of St. Maarten, Influence. Pay 20 gold and change your ship for a Galleon; she brings no glory point. If you decline, take 8 gold.
text-widows_warehouse = In the port of Caracas, Influence. Take 4 cards of Cocoa out of the cargo deck.
text-letter_of_introduction = In the port of Petite-Goâve, Influence. Take 6 gold and keep this card: you roll +1 Influence die for rumors, for missions and to enter Port Royal.

## Missions: where and how to claim, what to do, what it earns

text-the_queens_nephew = Claim in Caracas with an Influence roll. Carry the boy, who takes 1 space of Cargo, to the port of Havana for 22 gold.
text-surgeons_trunk = Claim in Nassau. Carry the surgeon, who takes 1 space of Cargo, to the port of Trinidad. A Surgeon joins you for free (if you can have none, draw a glory card), and you get 10 gold.
text-governors_portrait = Claim in St. John with an Influence roll. Bring it to the port of Old Providence for 14 gold and a glory card.
text-tithe_chests = Claim in Santo Domingo if you have no Spanish bounty. Carry the chests, which take 2 spaces of Cargo, to the port of Cartagena for 18 gold. Start no battle or raid on the way, or the mission is lost.
text-planters_wedding = Claim in Bridgetown. Deliver 2 cards of Spices or Textiles, or 1 of each, to the port of Bridgetown for 16 gold.
text-timber_for_the_walls = Claim in Cartagena. Deliver 2 cards of Wood to the port of San Juan for 18 gold.
text-bread_for_the_garrison = Claim in St. Maarten with an Influence roll. Deliver 2 cards of Food to the port of Curaçao. A Purser or Carpenter joins you for free (if you can have none, draw a glory card), and you get 14 gold.
text-cocoa_for_the_cardinal = Claim in Basse-Terre. Deliver 2 cards of Cocoa to the port of Petite-Goâve for 14 gold, and get rid of up to 3 French bounties.
text-rum_for_the_cruisers = Claim in Port Royal. At sea off Nassau, succeed with a Scout action to hand over 2 cards of Rum. You get every special weapon you lack and 11 gold.
text-smugglers_lantern = Claim in Curaçao with a Scouting roll. At sea off Caracas, succeed with a Scout action to land 3 cards of Sugar or Tobacco, in any mixture, for 22 gold.
text-coast_survey = Claim in Curaçao with a Scouting roll. Be at sea in the zones of Cartagena, Curaçao, Caracas and Trinidad, in any order, for 15 gold.
text-silver_escort = Claim in San Juan with at least 2 Cannons. Be at sea in the zones of San Juan, Santo Domingo, Tortuga and Havana, in any order, for 18 gold. Start no battle or raid meanwhile, or the mission is lost.
text-chart_of_the_crossroads = Claim in Tortuga. At sea in the Caribbean Sea, take a Scout action and roll 2 Scouting successes for 16 gold.
text-the_silver_bank = Claim in Old Providence for 3 gold. At sea off Santo Domingo, take a Scout action and roll 2 Seamanship successes for 22 gold.
text-road_to_el_dorado = Claim in Trinidad with at least 2 Crew. Deliver a card of Food to the port of Caracas, and succeed with a Scout action at sea off Trinidad, for 18 gold.
text-watch_on_the_crossroads = Claim in Cartagena. Start 2 of your turns at sea in the Caribbean Sea. Your Crew is filled up, and you get 12 gold.
text-bishops_ransom = Claim in Havana with an Influence roll. Pay the ransom of 8 gold in the port of Cartagena and get 22 gold for it.
text-clear_the_lanes = Claim in Bridgetown if you have no bounties. Defeat the Pirate Sloop or the Pirate Frigate for 20 gold and a glory card, on top of the reward.
text-blood_for_blood = Claim in Tortuga if you have a bounty. Defeat the Spanish naval ship for 25 gold, and your Crew is filled up.
text-dead_or_alive = Claim in Havana if you have no bounties. Defeat another captain who has a bounty for 25 gold, on top of the reward.
text-singe_the_kings_beard = Claim in Petite-Goâve. Raid 2 Spanish merchants with success in the zones of Cartagena, Curaçao, Caracas or Trinidad for 18 gold.
text-dutch_rivals = Claim in Port Royal with an Influence roll. Raid a Dutch merchant for at least 9 gold to earn 12 gold and get rid of up to 2 English bounties.
text-against_the_lilies = Claim in St. Maarten. Raid a French merchant with success for 10 gold and a face-up ship modification from any port (if there is none for you, 5 gold more).
text-brethren_of_the_coast = Claim in Nassau if you have a bounty. At sea off Basse-Terre, take a Scout action, without a roll, to storm the battery. Fight 4 guards with Leadership 2, 2 guards fewer for each pirate NPC in that zone or a bordering one, but at least 1. Win and take 25 gold and 1 French bounty; lose and your captain dies.
text-duel_at_sunrise = Claim in St. John with a Leadership roll. During a port action in Bridgetown, fight 1 opponent with Leadership 3. Win and take 12 gold and a glory card; lose and your captain dies.
