### What cards do, in a few words: beneath buttons, where there is no room for their texts.

gist-admiral_5 = 2 coins when 5 cards lie in the harbor
gist-admiral_7 = 2 coins when 5 cards lie in the harbor
gist-admiral_9 = 2 coins when 5 cards lie in the harbor
gist-captain_4 = For expeditions
gist-governor_8 = Take 1 card more each time
gist-jack_6 = Anybody on an expedition
gist-jester_5 = 1 coin when the harbor is empty
gist-jester_7 = 1 coin when the harbor is empty
gist-jester_9 = 1 coin when the harbor is empty
gist-mademoiselle_7 = Persons cost you 1 coin less
gist-mademoiselle_9 = Persons cost you 1 coin less
gist-priest_4 = For expeditions
gist-settler_4 = For expeditions
gist-trader_frigate_3 = +1 coin for every Frigate
gist-trader_galleon_3 = +1 coin for every Galleon
gist-trader_pinnace_3 = +1 coin for every Pinnace
gist-trader_pinnace_5 = +1 coin for every Pinnace
