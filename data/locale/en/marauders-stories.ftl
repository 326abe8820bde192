### One line of story beneath the name of each rumor and mission: what sailors say, and no rule.

## Rumors

story-wreck_of_the_santa_clara = At low water her ribs stick out, and something shines between them.
story-marooned_gunner = He talks to his powder keg, and swears it answers.
story-drifting_frigate = Sails set, lamps lit, and not a soul on deck.
story-smugglers_cache = Under the crooked palm, where no goat will graze.
story-powder_hulk = Nobody smokes within a mile of her.
story-hidden_careenage = A beach so quiet you can hear your own barnacles.
story-pearl_divers = They go down with a stone and come up with a fortune.
story-castaway_storyteller = Each night the whale gets bigger, and nobody minds.
story-lonely_watchtower = By midnight all of them snore up there, the fishwife swears.
story-paymasters_escort = The soldiers have waited a year for it. They can wait longer.
story-plague_ship = She flies the yellow flag, and no gull will land on her.
story-dispatch_boat = A small boat with big seals, and it only sails at night.
story-pilots_rutter = Every reef is in it, and the man who wrote it died in bed.
story-forged_documents = The ink is wet, but the seal looks older than the king.
story-a_myriad_of_goods = The cellar never ends, and nobody asks where it begins.
story-retired_buccaneer = He swore he was done with the sea. He also swore off rum.
story-governor_in_debt = Silk on his back, and not a penny in his pocket.
story-shipwrights_secret = He whispers to the timber, and the timber does as it is told.
story-banker_without_questions = He never looks at the coin, nor at the hand that brings it.
story-deserters = They left by the kitchen door, boots in hand.
story-half_a_map = The cross is on the other half. It always is.
story-hero_of_the_taverns = They sing about you here. The tune is bad, the rum is free.
story-ship_nobody_paid_for = A fine ship, a dead owner, and a shipwright in tears.
story-widows_warehouse = It smells of chocolate, and of a husband who left in a hurry.
story-letter_of_introduction = “Believe nothing you have heard,” the letter begins.

## Missions

story-the_queens_nephew = The boy means to be a pirate by breakfast.
story-surgeons_trunk = Do not ask why it rattles when the sea is calm.
story-governors_portrait = The painter was kind. Much too kind.
story-tithe_chests = The bishop locks them himself, and then he prays for you.
story-planters_wedding = The bride wants silk, and the guests want seconds.
story-timber_for_the_walls = Good walls, they say, until the termites came.
story-bread_for_the_garrison = The cook has served the last rat, with an apology.
story-cocoa_for_the_cardinal = His Eminence fasts all day. Then comes the night.
story-rum_for_the_cruisers = They have been sober for a week, and it shows.
story-smugglers_lantern = Show a light, wait for the owl, and never say a name.
story-coast_survey = The old chart has a dragon where there ought to be a reef.
story-silver_escort = Every sail on the horizon knows what is in those holds.
story-chart_of_the_crossroads = All roads meet out there, and not a signpost to be seen.
story-the_silver_bank = That reef has been saving longer than any banker.
story-road_to_el_dorado = The guide knows the way there. Nobody knows the way back.
story-watch_on_the_crossroads = Nothing to see but water, and that is the good news.
story-bishops_ransom = His captors are in a hurry, for he never stops preaching.
story-clear_the_lanes = The merchants drink to your health, and bolt the door.
story-blood_for_blood = In Tortuga a candle burns for each of the drowned.
story-dead_or_alive = Alive is better, says the clerk, but dead is quieter.
story-singe_the_kings_beard = It has been done before, and they still sing about it.
story-dutch_rivals = It is nothing personal, say the merchants. It is only trade.
story-against_the_lilies = Lilies look best, they say here, at the bottom of the sea.
story-brethren_of_the_coast = Swear on the axe, drink from the boot, and you are one of us.
story-duel_at_sunrise = He called your ship a bathtub, and he will not take it back.
