### What cards, tokens, zones and captains of Merchants & Marauders do, in full.

## Zones

text-nassau_prices = Goods with 1 or 2 cards on offer cost 2 gold each here; goods with 3 or more cost 1 gold each. Goods sell for 2 gold each, but the good in demand still sells for 6.
text-nassau_navy = A naval ship needs 2 successful Scouting rolls in a row to find a captain in this zone.
text-havana_better_price = A captain without bounties sells the good in demand for 7 gold a card instead of 6.
text-havana_fourth_card = When you raid a Spanish merchant in this zone, draw a fourth card. It stays only if its icon is a hit; if not, discard it before you roll Seamanship.
text-port_royal_recruit = A captain with a bounty recruits here for free and without a roll.
text-port_royal_entry = English bounties do not close this port to you if you pay 2 gold as you dock or succeed with an Influence roll. If the roll fails, you may still pay. A war with the port’s nation closes it all the same.
text-old_providence_weapons = A captain with a Spanish bounty buys special weapons here for 1 gold each.
text-old_providence_repairs = A captain with a Spanish bounty repairs all damage except Crew here for free.
text-tortuga_navy = In this zone, the French naval ship neither hunts nor scouts for captains wanted only by other nations. French bounties and war still count.
text-tortuga_pirates = Pirates do not scout for French captains in this zone, but still move towards them.
text-petite_goave_ban = A captain with a bounty cannot recruit or repair here.
text-petite_goave_recruit = A captain without bounties recruits here for free and without a roll.
text-petite_goave_repairs = A captain without bounties repairs all damage except Crew here for free.
text-cartagena_free_good = If you buy 3 or more goods at once here, the cheapest is free.
text-cartagena_easy_raid = Before you turn over the merchant token here, say that you will raid it as a Spanish ship: you find it without a Scouting roll.
text-santo_domingo_swap = When you buy goods here, you may once pay 1 gold, discard the whole offer and draw a new one.
text-curacao_free_rumors = Listening for a rumor costs no gold here.
text-curacao_ships = Frigates and Galleons cost 30 gold here.
text-san_juan_plunder = A raid on a Spanish merchant in this zone brings +3 gold, which counts towards the 12 for a glory point.
text-caracas_offer = When you buy goods here, 8 cards are on offer.
text-st_maarten_stash = You may stash gold here even if this is not your home port, for 5 gold from aboard. You cannot take gold out of your stash here.
text-st_maarten_offer = When you buy goods here, 7 cards are on offer, or 8 if you are Dutch.
text-basse_terre_navy = When the French naval ship fails to find a captain in this zone, it rolls Scouting once more.
text-st_john_modifications = Ship modifications cost 1 gold here.
text-st_john_transfer = When you buy a ship here, you may move modifications from your old ship to the new one for 1 gold each. They do not add to the price you get for the old ship.
text-bridgetown_shoals = If you dock here with a Frigate, Galleon or Man-o-War, roll Seamanship. If the roll fails, take 1 damage to Hull.
text-trinidad_no_navy = Naval ships neither hunt nor scout for anyone in this zone.

## Zones in a few words, on the plates of the chart

short-nassau_prices = Buy at 1 or 2, sell at 2
short-nassau_navy = Navy: finds on 2 rolls only
short-havana_better_price = No bounty: demand pays 7
short-havana_fourth_card = Spanish raid: a 4th card
short-port_royal_recruit = Any bounty: recruits free
short-port_royal_entry = English bounty: dock for 2
short-old_providence_weapons = Spanish bounty: weapons 1
short-old_providence_repairs = Spanish bounty: free repairs
short-tortuga_navy = Navy: French bounties only
short-tortuga_pirates = Pirates spare the French
short-petite_goave_ban = Bounty: no recruits, repairs
short-petite_goave_recruit = No bounty: recruits free
short-petite_goave_repairs = No bounty: repairs free
short-cartagena_free_good = Buy 3: the cheapest is free
short-cartagena_easy_raid = Spanish raid: no Scouting
short-santo_domingo_swap = 1 gold: swap the offer once
short-curacao_free_rumors = Rumors cost no gold
short-curacao_ships = Frigate, Galleon: 30 gold
short-san_juan_plunder = Spanish raid: +3 gold
short-caracas_offer = 8 goods on offer
short-st_maarten_stash = Stash here for 5 gold
short-st_maarten_offer = 7 goods on offer, Dutch: 8
short-basse_terre_navy = French navy scouts twice
short-st_john_modifications = Modifications: 1 gold
short-st_john_transfer = Keep modifications: 1 each
short-bridgetown_shoals = Large ships risk 1 Hull
short-trinidad_no_navy = No navy hunts here

## Ships

text-sloop = Nimble: merchants seldom escape it. A ship for raiders.
text-flute = A big hold, but slow and poorly armed. A ship for traders.
text-frigate = The first Frigate or Galleon a captain buys brings 1 glory point.
text-galleon = The first Frigate or Galleon a captain buys brings 1 glory point.
text-man_o_war = You cannot buy or sell it, only claim it after a victory.

## Ship modifications

text-extra_hammocks = Your ship has +1 Crew, up to 5. The new space is empty until you recruit.
text-advanced_rigs_and_sails = Your ship has +1 Maneuverability, up to 5.
text-reinforced_hull = Once you know where all hits of a volley land, turn this token over to ignore 1 damage to any location; not in crew combat. Pay 3 gold in any port to turn it back.
text-extended_cargo_hold = Your ship has +1 Cargo, up to 5, ready to be filled.
text-chasers = Once per battle, when either captain declares Flee, turn this token over: the enemy ship takes 1 hit; roll a die for where. Turn the token back after the battle.
text-extra_cannon_port = Your ship has +1 Cannons, up to 5, ready to fire.
text-swivel_guns = Just before crew combat at sea, no matter who boarded, roll 2 dice. With at least 1 success, the enemy loses 1 Crew.
text-long_guns = Before the first round of a naval battle, roll a die for each Cannon you have left. Each success is a hit; roll a die for where. You cannot use Chain-shot or Grapeshot with them.

## Special weapons

text-grappling_hooks = After a Seamanship contest in which you declared Board, spend them to reroll any of your dice. In a merchant raid, spend them after your Seamanship roll to turn 1 failed die into a success.
text-chain_shot = After rolling hit locations, spend it: every skull hits the enemy’s Masts, and hits to destroyed Masts do not pass on to Hull this round. In a merchant raid, spend it after your Seamanship roll to turn 1 failed die into a success.
text-grapeshot = After rolling hit locations, spend it: every skull hits the enemy’s Crew, and hits to destroyed Crew do not pass on to Hull this round. In a merchant raid, spend it after your Seamanship roll to turn 1 failed die into a success.

## Captains: each ability, then the whole card

text-felipe_de_los_reyes_move_hit = Once per naval battle, you may move 1 hit your ship has taken to another location. Not in merchant raids.
text-felipe_de_los_reyes = { text-felipe_de_los_reyes_move_hit }
text-frederico_da_silva_rumor_slots = You may hold 2 rumors.
text-frederico_da_silva = { text-frederico_da_silva_rumor_slots }
text-gaspar_de_rivera_sell_price = Each good you sell in Cartagena, Curaçao, Caracas or Trinidad brings +1 gold.
text-gaspar_de_rivera = { text-gaspar_de_rivera_sell_price }
text-ines_de_montenegro_buying_price = When you buy goods, a good with only 1 card on offer costs you 2 gold instead of 3.
text-ines_de_montenegro_mission_reward = You get +4 gold for each mission you complete.
text-ines_de_montenegro = { text-ines_de_montenegro_buying_price } { text-ines_de_montenegro_mission_reward }
text-baltasar_quiroga_extra_dice = You roll +1 die when you scout for another captain, a naval ship or a pirate.
text-baltasar_quiroga_shipyard_price = You repair for 1 gold a point in every port.
text-baltasar_quiroga = { text-baltasar_quiroga_extra_dice } { text-baltasar_quiroga_shipyard_price }
text-catalina_azcarate_port_entry = A port stays open to you while you have at most 2 bounties of its nation. War still closes it.
text-catalina_azcarate = { text-catalina_azcarate_port_entry }
text-frances_wright_repeat_roll = Once per turn, when you scout for a merchant and fail, you may reroll all the dice.
text-frances_wright = { text-frances_wright_repeat_roll }
text-josiah_thorne_extra_dice = In merchant raids you roll +1 Seamanship die.
text-josiah_thorne_repair_at_sea = Once per turn at sea, you repair 1 damage for free, but not Crew.
text-josiah_thorne = { text-josiah_thorne_extra_dice } { text-josiah_thorne_repair_at_sea }
text-nathaniel_garrow_loser_shoots = When you shoot and don’t win the contest, your successes score 1 more hit (not with no success, and never more than your Cannons).
text-nathaniel_garrow = { text-nathaniel_garrow_loser_shoots }
text-margaret_ashdown_ship_discount = Frigates cost you 12 gold less.
text-margaret_ashdown = { text-margaret_ashdown_ship_discount }
text-tobias_fenwick_free_recruit = Wherever you may recruit, you do so for free and without a roll.
text-tobias_fenwick_free_move = Once per turn, leaving port costs you no action.
text-tobias_fenwick = { text-tobias_fenwick_free_recruit } { text-tobias_fenwick_free_move }
text-dominique_de_richery_merchant_flag = When you have found a merchant, you may also raid it as a Spanish ship, whatever its token and the zone say.
text-dominique_de_richery = { text-dominique_de_richery_merchant_flag }
text-nicolas_jaures_goods_offer = When you buy goods in a French port, +1 card is on offer, unless you bought there last turn.
text-nicolas_jaures = { text-nicolas_jaures_goods_offer }
text-christian_marquis_storm_proof = Storms do not harm you.
text-christian_marquis = { text-christian_marquis_storm_proof }
text-cornelia_van_rijswijk_free_move = Once per turn, docking in a Dutch or English port costs you no action.
text-cornelia_van_rijswijk = { text-cornelia_van_rijswijk_free_move }
text-hendrick_loos_stash_anywhere = You may stash gold in every port you can enter; away from home this costs 4 gold from aboard. You can take gold out only at home.
text-hendrick_loos = { text-hendrick_loos_stash_anywhere }

## Non-player captains

text-admiral_van_almonde = Dutch naval ship: Seamanship 3, Scouting 3 (or your Dutch bounties, if more), Leadership 3. Appears off Curaçao at the end of the round.
text-admiral_evertsen = Dutch naval ship: Seamanship 4, Scouting 3 (or your Dutch bounties, if more), Leadership 2. Appears off St. Maarten at the end of the round.
text-admiral_binckes = Dutch naval ship: Seamanship 2, Scouting 3 (or your Dutch bounties, if more), Leadership 4. Appears off Curaçao at the end of the round.
text-admiral_myngs = English naval ship: Seamanship 3, Scouting 2 (or your English bounties, if more), Leadership 4. Appears off Port Royal at the end of the round.
text-admiral_benbow = English naval ship: Seamanship 4, Scouting 3 (or your English bounties, if more), Leadership 3. Appears off Bridgetown at the end of the round.
text-admiral_holmes = English naval ship: Seamanship 3, Scouting 4 (or your English bounties, if more), Leadership 2. Appears off St. John at the end of the round.
text-admiral_d_estrees = French naval ship: Seamanship 2, Scouting 3 (or your French bounties, if more), Leadership 3. Appears off Basse-Terre at the end of the round.
text-admiral_du_casse = French naval ship: Seamanship 4, Scouting 2 (or your French bounties, if more), Leadership 4. Appears off Petite-Goâve at the end of the round.
text-admiral_de_pointis = French naval ship: Seamanship 3, Scouting 4 (or your French bounties, if more), Leadership 3. Appears off Tortuga at the end of the round.
text-admiral_de_campos = Spanish naval ship: Seamanship 2, Scouting 4 (or your Spanish bounties, if more), Leadership 3. Appears off Havana at the end of the round.
text-admiral_de_ochoa = Spanish naval ship: Seamanship 3, Scouting 3 (or your Spanish bounties, if more), Leadership 2. Appears off San Juan at the end of the round.
text-admiral_de_lezo = Spanish naval ship: Seamanship 4, Scouting 2 (or your Spanish bounties, if more), Leadership 3. Appears off Cartagena at the end of the round.
text-pirate_vane = Pirate Sloop: Seamanship 3, Scouting 3, Leadership 2. Appears off Nassau at the end of the round. A captain without bounties who beats him earns 5 gold.
text-pirate_rackham = Pirate Sloop: Seamanship 2, Scouting 3, Leadership 3. Appears off Old Providence at the end of the round. A captain without bounties who beats him earns 5 gold.
text-pirate_bonnet = Pirate Sloop: Seamanship 2, Scouting 2, Leadership 2. Appears off Bridgetown at the end of the round. A captain without bounties who beats him earns 5 gold.
text-pirate_hornigold = Pirate Frigate: Seamanship 3, Scouting 3, Leadership 3. Appears off Tortuga at the end of the round. A captain without bounties who beats him earns 15 gold.
text-pirate_teach = Pirate Frigate: Seamanship 3, Scouting 2, Leadership 4. Appears off St. Maarten at the end of the round. A captain without bounties who beats him earns 15 gold.
text-pirate_roberts = Pirate Frigate: Seamanship 4, Scouting 4, Leadership 3. Appears in the Caribbean Sea at the end of the round. A captain without bounties who beats him earns 15 gold.

## Other events

text-storm_greater_antilles = Until the end of the round, a captain who sails into the zones of Havana, Port Royal, Tortuga, Petite-Goâve or Santo Domingo, or starts a turn at sea there, takes 3 random hits, minus 1 for each Seamanship success. It strikes each captain at most once a turn. Leaving port counts as sailing in.
text-storm_lesser_antilles = Until the end of the round, a captain who sails into the zones of St. Maarten, St. John, Basse-Terre, Bridgetown or Trinidad, or starts a turn at sea there, takes 3 random hits, minus 1 for each Seamanship success. It strikes each captain at most once a turn. Leaving port counts as sailing in.
text-war = Draw 2 nations at random. They are at war until Peace or the next War: their naval ships are Man-o-Wars and hunt captains of the other side. A captain of one cannot dock in ports of the other, and neither nation pays a reward to an enemy captain.
text-peace = The war is over: enemy ports open again, and Man-o-Wars become Frigates. Without a war, nothing happens.
text-its_too_quiet = Draw 2 more event cards and carry them out, one after the other.
text-pirate_hunt = Every captain with a French bounty gets +1 French bounty. Every captain with a Spanish bounty gets +1 Spanish bounty. 5 of each is the limit.
text-yellow_fever = Until the end of the round, a captain who docks in Havana, Port Royal, Old Providence, Petite-Goâve or Cartagena, or starts a turn in one of these ports, loses 2 Crew, minus 1 for each Leadership success, but never the last. It strikes each captain at most once a turn.
text-ships_from_europe = Every Spanish and every French port gets a new demand token.
text-hungry_garrisons = Until the end of the round, Food, Rum and Tobacco sell for 5 gold each where they are not in demand.
text-lilies_over_st_maarten = From now on St. Maarten is French, port and zone. A French bounty token marks it; if none is free, nothing happens.
text-bridgetown_surrenders = From now on Bridgetown is Dutch, port and zone. A Dutch bounty token marks it; if none is free, nothing happens.
text-act_of_grace = In turn order, each captain may now remove up to 3 English, French or Dutch bounties for 4 gold each, paid from aboard.
text-new_governors = All missions on the board are discarded, and as many new ones laid out.
text-convoys_sail = All merchants on the merchant track return to the board, face down, each to a random zone without a merchant.
text-marques_revoked = Until the end of the round, you get 2 bounties instead of 1 when you start a merchant raid.

## Glory cards: specialists, hired during a port action

text-carpenter = Hire him for 5 gold. Once per turn at sea, he repairs 1 damage for free, but not Crew.
text-gunner_captain = Hire him in an English or Dutch port with a Leadership roll. In each of your volleys in a naval battle, you may reroll 1 location die.
text-master_gunner = Hire him for 4 gold in a Spanish or French port. When you shoot and don’t win the contest, your successes score 1 more hit (not with no success, and never more than your Cannons).
text-surgeon = Hire him for 3 gold in a French or Dutch port. When you survive a battle, fight, raid or fever, you get back 1 Crew you lost in it.
text-lookout = Hire him with an Influence roll. You roll +1 die on every Scouting roll.
text-master_at_arms = Hire him with a Leadership roll. You roll +1 Leadership die in crew combat and when recruiting.
text-purser = Hire him for 3 gold. When you buy goods, +1 card is on offer, unless you bought there last turn.
text-sailing_master = Hire him with an Influence roll and 2 gold. You roll +1 Seamanship die in naval battles, in storms and when docking at Bridgetown.

## Glory cards: battles

text-crew_combat_rerolls = Play after a Leadership roll in crew combat. Reroll any dice: your own, the enemy’s or both.
text-fast_learner = Play right after another player’s glory card. Do what it says, as if it were yours.
text-full_broadside = Play after a Seamanship contest in which you declared Shoot and did not win. You hit with all your Cannons, as if you had won.
text-into_the_smoke = Play after a Seamanship contest in which you declared Flee. You escape at once, no matter who won: nobody boards, and no shot of this round hits.
text-weather_gage = Play after a Seamanship contest is rolled in a naval battle. Roll 2 more dice.
text-steady_at_the_helm = Play after a Seamanship contest is rolled. Reroll any of your own dice.
text-splinters_and_prayers = Play when you know where the hits of the enemy’s volley land. Up to 2 hits of your choice do nothing.
text-rake_her_stern = Play when the locations of your volley are rolled. You, not the target, choose where the skulls hit.
text-fire_in_the_powder_room = Play when the locations of your volley are rolled. 1 hit of your choice goes to the enemy’s Hull instead.
text-jury_rig = Play after a Seamanship contest is rolled in a naval battle. Repair up to 2 damage to your Masts and Cannons.
text-false_signals = Play when another captain or an NPC has found you with a Scouting roll. The roll counts as a failure.
text-cut_the_grapples = Play when you are boarded, before crew combat. The boarding fails. Go on with the next round of the naval battle.
text-repel_boarders = Play after a roll in crew combat. The enemy loses 1 Crew at once. Roll 1 more die.
text-first_over_the_rail = Play after a roll in crew combat. Roll 2 more dice, and 2 more in your next roll of this fight.
text-fresh_hands = Play after a roll in crew combat. You get back up to 2 Crew, but no more than your ship’s value.
text-prize_money = Play when you have defeated someone in a naval battle. Take 12 gold, or refill your Crew and repair up to 4 damage.
option-prize_money-gold = Take 12 gold
option-prize_money-prize_crew = Full Crew, 4 repairs

## Glory cards: scouting and raids

text-good_glass = Play when one of your Scouting rolls has failed. Reroll any of its dice.
text-prize_in_the_lee = Play on your turn at sea. Scout once for free, even for a target you have scouted for this turn.
text-false_colours = Play in a merchant raid after your Seamanship roll. Up to 2 Escape icons do not count.
text-captured_manifest = Play in a merchant raid after your Seamanship roll. Discard all cards of the raid and draw as many new ones.
text-old_hands_at_the_guns = Play in a merchant raid after your Seamanship roll. Up to 3 hit icons of your choice do nothing. If the raid succeeds, it brings +2 gold, which counts towards the 12 for a glory point.
text-hidden_strongbox = Play in a merchant raid after your Seamanship roll. If the raid succeeds, it brings +4 gold, which counts towards the 12 for a glory point.

## Glory cards: trade and port

text-word_from_the_counting_house = Play on your turn. Draw 3 demand tokens and put 1 of them in any port in place of its token. Return the others and the old token to the reserve.
text-friend_at_the_customs_house = Play in your port action before you sell goods. In this port action, goods not in demand sell for 5 gold each.
text-crowded_quay = Play in your port action before you buy goods. +4 cards are on offer; replace cards of the good in demand.
text-creditors_abroad = Play during your port action in any port. Stash up to 20 of your gold aboard.
text-shipwrights_debt = Play during your port action. You pay up to 10 gold less in all at this shipyard.
text-governors_ball = Play on your turn. You may take a second port action this turn, but you cannot sell goods where you have bought some this turn.
text-tavern_round = Play during your port action. Draw 2 rumors. Keep as many of these and your own as you may hold, and return the rest to the deck.

## Glory cards: movement and weather

text-fair_wind = Play on your turn. 2 of your moves this turn are free.
text-eye_of_the_storm = Play on your turn and choose a zone you are not in. Until the end of the next round, a captain who sails into it or starts a turn at sea there rolls Seamanship and takes 3 random hits, one fewer per success (once a turn).
text-secret_channel = Play on your turn at sea. Sail up to 3 zones for free. No NPC scouts for you on the way.
text-luck_of_the_devil = Play before one of your skill rolls outside battles and raids. Do not roll: it counts as 2 successes.

## Glory cards: against another captain

text-becalmed = Play when another captain’s turn begins at sea. That captain has 1 action less this turn, but at least 1.
text-paid_informer = Play on your turn. Look at another captain’s gold aboard, cargo and rumor. If that captain has bounties, choose one of those nations: it adds 1 bounty, up to 5.
text-cutpurses = Play when another captain takes a port action. Take up to 5 gold from aboard that captain’s ship.
text-worm_in_the_timbers = Play on your turn. Another captain in your zone or an adjacent one takes 2 random hits. A hit that would destroy a location does nothing.
text-light_fingers = Play on your turn. Take a random glory card from the hand of another captain in your zone, at sea or in port.
text-glutted_market = Play before another captain sells goods. Draw a demand token and put it in that port in place of the old one.

## Glory cards: pardons and the law

text-royal_pardon = Play on your turn. Remove any number of bounties of 1 nation for 2 gold each.
text-bought_witnesses = Play when you are about to get bounties. You do not get them.
text-letter_of_marque = Play on your turn. Until the end of the turn, you get no bounty for attacking, raiding or defeating ships of one nation: the first that would put one on you.

## Glory cards: when a captain dies

text-survivor = Play when your captain dies (before plunder) or retires. Your next captain keeps the gold aboard and your glory cards.
text-next_of_kin = Play when your captain dies (before plunder) or retires. Your next captain keeps your specialists, special weapons, rumors and papers.

## Rumors: a Scout action and a Scouting roll at sea, or an Influence roll during a port action

text-wreck_of_the_santa_clara = At sea in the Caribbean Sea, roll Scouting. Fish with nets for 9 gold. Or dive, if you have at least 2 Crew: lose 2 Crew (never your last) and take 15 gold.
option-wreck_of_the_santa_clara-nets = Nets: 9 gold
option-wreck_of_the_santa_clara-dive = Dive: 15 gold, lose 2 Crew
text-marooned_gunner = At sea off Old Providence, roll Scouting. A Gunner Captain or Master Gunner joins you for free (if none can, draw a glory card). Or take up to 2 special weapons you lack and 5 gold.
option-marooned_gunner-hire = Hire him
option-marooned_gunner-guns = 2 weapons and 5 gold
text-drifting_frigate = At sea off San Juan, roll Scouting. For 16 gold, trade your ship for this Frigate (3 random hits, no glory point). Or take 10 gold for the news.
text-smugglers_cache = At sea off Trinidad, roll Scouting. Name a good and take 3 cards of it from the cargo deck.
text-powder_hulk = At sea off Nassau, roll Scouting. Arm yourself: take every special weapon you lack and 3 gold. Or sell the powder for 12 gold.
option-powder_hulk-arm = Weapons and 3 gold
option-powder_hulk-sell = Sell the powder: 12 gold
text-hidden_careenage = At sea off Petite-Goâve, roll Scouting. Careen: repair all damage, refill your Crew and take 5 gold. Or sell the secret for 12 gold.
option-hidden_careenage-careen = Repair, crew, 5 gold
option-hidden_careenage-sell = Sell the secret: 12 gold
text-pearl_divers = At sea off Curaçao, roll Scouting. Trade with them for 10 gold. Or rob them: take 18 gold and 2 Dutch bounties.
option-pearl_divers-trade = Trade: 10 gold
option-pearl_divers-rob = Rob: 18 gold, 2 Dutch bounties
text-castaway_storyteller = At sea off Basse-Terre, roll Scouting. Listen: draw 2 glory cards. Or put him and his friend to work: get 2 Crew and 9 gold.
option-castaway_storyteller-listen = Listen: 2 glory cards
option-castaway_storyteller-hire = Put them to work: 2 Crew, 9 gold
text-lonely_watchtower = At sea off Tortuga, roll Scouting. Fight 2 guards with Leadership 1. Win: take 10 gold. Lose: your captain dies.
text-paymasters_escort = At sea off Santo Domingo, roll Scouting. Fight 2 guards with Leadership 2. Win: take 15 gold. Lose: your captain dies.
text-plague_ship = At sea off St. John, roll Scouting. Go aboard, if you have at least 2 Crew: lose 2 Crew (never your last), draw 6 cargo cards and keep up to 4. Or sink her for 8 gold.
option-plague_ship-board = Go aboard: 2 Crew for 4 of 6 cards
option-plague_ship-sink = Sink her: 8 gold
text-dispatch_boat = At sea off Havana, roll Scouting. Burn the letters: remove all your Spanish bounties. Or sell them for 11 gold.
option-dispatch_boat-burn = Burn: remove Spanish bounties
option-dispatch_boat-sell = Sell the letters: 11 gold
text-pilots_rutter = At sea off Bridgetown, roll Scouting. If you find it, keep this card: 4 free moves from zone to zone, at most 1 a turn. Then it goes.
text-forged_documents = In the port of Tortuga, roll Influence. Keep this card: bounties no longer close any port to you, but war still does. Nobody can plunder it.
text-a_myriad_of_goods = In the port of Cartagena, roll Influence. Draw 8 cargo cards and keep as many as you have room for.
text-retired_buccaneer = In the port of Nassau, roll Influence. A Lookout, Master-at-Arms or Sailing Master joins you for free (if none can, draw a glory card), and you get 4 gold.
text-governor_in_debt = In the port of St. John, roll Influence. Collect 10 gold in interest. Or break into his strongroom: fight 2 guards with Leadership 2. Win: take 22 gold and get 1 English bounty. Lose: your captain dies.
option-governor_in_debt-interest = Interest: 10 gold
option-governor_in_debt-strongroom = Fight 2 guards for 22 gold
text-shipwrights_secret = In the port of Bridgetown, roll Influence. Take 7 gold and, for free, a face-up ship modification from any port or the one here. If there is none for you, take 6 gold more.
text-banker_without_questions = In the port of Curaçao, roll Influence. Take 10 gold. Then stash as much of your gold as you like.
text-deserters = In the port of Havana, roll Influence. Recruit them: refill your Crew and get 1 special weapon you lack and 4 gold. Or hand them over: remove 1 bounty and take 9 gold.
option-deserters-sign_on = Recruit them
option-deserters-hand_over = Hand over: 9 gold, remove 1 bounty
text-half_a_map = In the port of Santo Domingo, roll Influence. Take 8 gold and draw 2 rumors. Keep as many as you may hold; the rest go back into the deck.
text-hero_of_the_taverns = In the port of Port Royal, roll Influence. Take 3 gold for each of your bounties, at least 8 gold and at most 15.
text-ship_nobody_paid_for = In the port of St. Maarten, roll Influence. For 20 gold, trade your ship for this Galleon (no glory point). Or take 8 gold for the news.
text-widows_warehouse = In the port of Caracas, roll Influence. Take 4 cards of Cocoa from the cargo deck.
text-letter_of_introduction = In the port of Petite-Goâve, roll Influence. Take 6 gold and keep this card: you roll +1 Influence die for rumors, for missions and to enter Port Royal.

## Missions: where and how to claim, what to do, what it earns

text-the_queens_nephew = Claim in Caracas with an Influence roll. Carry the boy (1 Cargo space) to the port of Havana for 22 gold.
text-surgeons_trunk = Claim in Nassau. Carry the surgeon (1 Cargo space) to the port of Trinidad for 10 gold. A Surgeon joins you for free (if none can, draw a glory card).
text-governors_portrait = Claim in St. John with an Influence roll. Bring it to the port of Old Providence for 14 gold and a glory card.
text-tithe_chests = Claim in Santo Domingo if you have no Spanish bounty. Carry the chests (2 Cargo spaces) to the port of Cartagena for 18 gold. If you start a battle or raid on the way, the mission is lost.
text-planters_wedding = Claim in Bridgetown. Deliver 2 cards of Spices or Textiles, or 1 of each, to the port of Bridgetown. Be paid: 16 gold. Or stay for the feast: take 6 gold, refill your Crew and draw 2 rumors; keep as many as you may hold.
option-planters_wedding-fee = Be paid: 16 gold
option-planters_wedding-feast = Stay for the feast: 6 gold, crew, 2 rumors
text-timber_for_the_walls = Claim in Cartagena. Deliver 2 cards of Wood to the port of San Juan. Be paid: 18 gold. Or take it in the yard: repair all damage but Crew, and take a face-up ship modification from any port (if there is none for you, 8 gold).
option-timber_for_the_walls-fee = Be paid: 18 gold
option-timber_for_the_walls-yard = Repairs and a modification
text-bread_for_the_garrison = Claim in St. Maarten with an Influence roll. Deliver 2 cards of Food to the port of Curaçao for 14 gold. A Purser or Carpenter joins you for free (if none can, draw a glory card).
text-cocoa_for_the_cardinal = Claim in Basse-Terre. Deliver 2 cards of Cocoa to the port of Petite-Goâve for 14 gold, and remove up to 3 French bounties.
text-rum_for_the_cruisers = Claim in Port Royal. At sea off Nassau, hand over 2 cards of Rum with a successful Scout action. You get 11 gold and every special weapon you lack.
text-smugglers_lantern = Claim in Curaçao with a Scouting roll. At sea off Caracas, land 3 cards of Sugar or Tobacco, in any mix, with a successful Scout action for 22 gold.
text-coast_survey = Claim in Curaçao with a Scouting roll. Be at sea in the zones of Cartagena, Curaçao, Caracas and Trinidad, in any order, for 15 gold.
text-silver_escort = Claim in San Juan with at least 2 Cannons. Be at sea in the zones of San Juan, Santo Domingo, Tortuga and Havana, in any order, for 18 gold. If you start a battle or raid meanwhile, the mission is lost.
text-chart_of_the_crossroads = Claim in Tortuga. At sea in the Caribbean Sea, take a Scout action and roll 2 Scouting successes for 16 gold.
text-the_silver_bank = Claim in Old Providence for 3 gold. At sea off Santo Domingo, take a Scout action and roll 2 Seamanship successes for 22 gold.
text-road_to_el_dorado = Claim in Trinidad with at least 2 Crew. Deliver a card of Food to the port of Caracas and succeed with a Scout action at sea off Trinidad, in any order, for 18 gold.
text-watch_on_the_crossroads = Claim in Cartagena. Start 2 of your turns at sea in the Caribbean Sea. Take your pay: 12 gold, and refill your Crew. Or keep to yourself what you have seen: draw 2 glory cards.
option-watch_on_the_crossroads-pay = Take your pay: 12 gold and crew
option-watch_on_the_crossroads-news = Keep it to yourself: 2 glory cards
text-bishops_ransom = Claim in Havana with an Influence roll. Pay the ransom of 8 gold in the port of Cartagena to earn 22 gold.
text-clear_the_lanes = Claim in Bridgetown if you have no bounties. Defeat the Pirate Sloop or the Pirate Frigate for 20 gold and a glory card, on top of the reward.
text-blood_for_blood = Claim in Tortuga if you have a bounty. Defeat the Spanish naval ship for 25 gold, and refill your Crew.
text-dead_or_alive = Claim in Havana if you have no bounties. Defeat another captain who has a bounty for 25 gold, on top of the reward.
text-singe_the_kings_beard = Claim in Petite-Goâve. Successfully raid 2 Spanish merchants in the zones of Cartagena, Curaçao, Caracas or Trinidad for 18 gold.
text-dutch_rivals = Claim in Port Royal with an Influence roll. Raid a Dutch merchant for at least 9 gold to earn 12 gold and remove up to 2 English bounties.
text-against_the_lilies = Claim in St. Maarten. Successfully raid a French merchant for 10 gold and a face-up ship modification from any port (if there is none for you, 5 gold more).
text-brethren_of_the_coast = Claim in Nassau if you have a bounty. At sea off Basse-Terre, take a Scout action, without a roll, to storm the battery. Fight 4 guards with Leadership 2; 2 guards fewer for each pirate NPC in that zone or an adjacent one, but at least 1. Win: take 25 gold and get 1 French bounty. Lose: your captain dies.
text-duel_at_sunrise = Claim in St. John with a Leadership roll. During a port action in Bridgetown, fight 1 opponent with Leadership 3. Win: take 12 gold and a glory card. Lose: your captain dies.
