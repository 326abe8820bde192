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

text-sloop = Toughness 2, Cargo 2, Crew 2, Cannons 1, Maneuverability 4. A new captain may start with it.
text-flute = Toughness 3, Cargo 4, Crew 1, Cannons 1, Maneuverability 2. A new captain may start with it.
text-frigate = Toughness 3, Cargo 3, Crew 3, Cannons 3, Maneuverability 3. The first Frigate or Galleon a captain buys brings a glory point.
text-galleon = Toughness 4, Cargo 5, Crew 4, Cannons 4, Maneuverability 2. The first Frigate or Galleon a captain buys brings a glory point.
text-man_o_war = Toughness 5, Cargo 3, Crew 5, Cannons 5, Maneuverability 2. It is neither bought nor sold, only claimed after a victory.

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
text-nathaniel_garrow_shipyard_price = Special weapons cost you 1 gold each in every port.
text-nathaniel_garrow = { text-nathaniel_garrow_shipyard_price }
text-margaret_ashdown_ship_discount = Frigates and Galleons cost you 8 gold less.
text-margaret_ashdown_shipyard_price = Ship modifications cost you 1 gold each in every port.
text-margaret_ashdown = { text-margaret_ashdown_ship_discount } { text-margaret_ashdown_shipyard_price }
text-tobias_fenwick_free_recruit = You recruit without a roll and without gold, wherever you may recruit at all.
text-tobias_fenwick_free_move = Once in each of your turns, leaving port costs you no action.
text-tobias_fenwick = { text-tobias_fenwick_free_recruit } { text-tobias_fenwick_free_move }
text-dominique_de_richery_merchant_flag = A merchant you have found may also be taken for a Spanish one, besides its token’s and the zone’s nation.
text-dominique_de_richery = { text-dominique_de_richery_merchant_flag }
text-nicolas_jaures_goods_offer = When you buy goods in a French port, one card more is on offer; not where you bought in your last turn.
text-nicolas_jaures = { text-nicolas_jaures_goods_offer }
text-christian_marquis_storm_proof = Storms do not harm you.
text-christian_marquis = { text-christian_marquis_storm_proof }
text-cornelia_van_rijswijk_sell_price = Every card of a good in demand brings you 1 gold more.
text-cornelia_van_rijswijk = { text-cornelia_van_rijswijk_sell_price }
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
