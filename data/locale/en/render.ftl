### Words on the pictures, and the descriptions of the pictures for those who do not see them.

## On the chart

chart-N = N
chart-NE = NE
chart-E = E
chart-SE = SE
chart-S = S
chart-SW = SW
chart-W = W
chart-NW = NW
# Two letters on a nation's flag.
chart-flag-spanish = SP
chart-flag-english = EN
chart-flag-french = FR
chart-flag-dutch = DU
chart-glory = Glory
chart-round = Round
chart-event = Event
chart-no-event = No event yet
chart-merchants = Merchants raided
chart-war = At war
chart-peace = Nobody
chart-out = out of the game
chart-no-captain = no captain
chart-gold-hidden = ?
chart-whereabouts = { $ship }, { $zone }
