### Merchants & Marauders: its slash commands (Discord allows 100 characters).

command-move = Sail to another zone, or into or out of port
command-move-to = Where to
command-scout = Scout in your zone
command-scout-target = Whom to look for
command-port = Take the port action
command-port-activity = What to do there
command-sell = Sell goods in port
command-buy = Buy goods in port
command-cards = Which cards, with commas between them, or all
command-repair = Have your ship mended
command-repair-location = What to mend
command-shipyard = Ships, modifications and special weapons
command-shipyard-offer = What to take
command-recruit = Fill up your crew in port
command-recruit-crew = How many to hire if they ask for pay
command-stash = Stash gold in your home port
command-stash-gold = How much gold
command-take = Take gold from your stash aboard
command-raid = Raid the merchant you found
command-raid-nation = Whose merchant, where you may choose
