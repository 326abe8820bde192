### One line of story beneath the name of each rumor and mission: what sailors say, and no rule.

## Rumors

story-wreckers_beach = The lantern on the cliff belongs to no lighthouse.
story-turtle_hunters = They know every current, and every way to cook a turtle.
story-hidden_battery = Those bushes were not there last year.
story-crippled_galleon = A storm took her masts, but not her pride.
story-chart_of_the_cays = In there, says the old man, no deep keel dares to follow.
story-drowned_bells = They say the bells still ring at low tide.
story-merchantmans_castaways = A week in an open boat, and still they haggle.
story-decoy_lights = Light a fire on the wrong rock, and watch who comes.
story-brethrens_council = Knives stay at the door. Most of them.
story-packet_of_letters = Love letters, says the thief. He cannot read.
story-captured_brig = There is still a name under the fresh paint.
story-old_tacking_master = He wets a finger, curses, and the wind gives in.
story-smugglers_cove = On a moonless night the whole village goes fishing.
story-harbour_masters_favor = He likes his brandy old, and his ledgers vague.
story-broker_with_a_secret = By Friday all of them will want it, and only he knows what.
story-false_bulkheads = Knock on the right plank, and it sounds like money.
story-privateers_widow = She kept his pistols and burned his letters.
story-gunfounders_bill = He was drunk when he signed it, but he signed it.
story-admiraltys_blank = Only the name is missing, and you can write.
story-merchants_banquet = Haggle over the roast, and shake hands before the cheese.
story-agent_ashore = He knows all that happens on the quay, and most of it in advance.
story-deserted_plantation = The cane stands high, and nobody is left to cut it.
story-false_ensigns = A flag for every sea, and the honest one for Sundays.
story-sealed_orders = “Open at sea,” it says, but the wax is already cracked.
story-debts_of_honour = A gentleman pays his debts. He just takes his time.

## Missions

story-royal_mail = Half of it is gossip, and the other half is bills.
story-men_for_fort_amsterdam = Good beds, says the sergeant. He does not mention the fever.
story-a_name_to_fear = When mothers hush their children with it, you have arrived.
story-run_the_gauntlet = The whole tavern is betting that you won’t be back.
story-escort_the_galleons = Their admiral hates company, and hates being alone even more.
story-bells_for_two_churches = Stow them well, or they will call you to mass in every swell.
story-planters_debts = He would pay at once, if it were not for the weather.
story-cloth_for_the_regiment = They march in rags, but the drummer keeps time.
story-lace_by_night = No duchess ever asks how her lace came ashore.
story-survey_of_the_passages = Bring a long lead line, and a strong stomach.
story-lost_expedition = A boot, a Bible, and a trail that ends at the river.
story-burn_the_careenage = Dry wood, old tar, and a wind off the land.
story-hunters_wage = Bring proof, says the Dutchman. A hat will do.
story-no_quarter = Up goes the red flag, and the talking stops.
story-affair_of_honour = It began over a hat. Nobody remembers whose.
story-a_fat_prize = Low in the water, slow on the wind, and all alone.
story-watch_on_the_mona = Whales by day, strange lights by night, and weak coffee.
story-show_the_flag = Fresh paint, a loud band, and every brass rail polished.
story-salt_beef_for_the_fleet = It was a horse once, but the fleet cannot be choosy.
story-spices_for_two_tables = The hosts are rivals. Each will ask what the other got.
story-pressed_for_the_navy = His Majesty thanks the volunteers. Tie them well.
story-frigate_on_credit = Sign here, here and here, and mind the wet paint.
story-a_round_of_debts = There is no landlord on these islands who does not miss him.
story-the_fences_order = He never saw you, and he likes what you brought.
story-the_governors_dowry = Chests of linen, and a father who counts every sheet.
