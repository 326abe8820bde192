name-repeats = Repeats
text-repeats = A charm for each captain: with it he rolls or draws once more.
name-charms = charms
ask-charm-roll = Do you spend a charm to roll again?
ask-charm-cards = Do you spend a charm to draw again?
log-charm-spent = { $seat } spends a charm.
step-CharmRoll = Spending a charm on a roll
step-CharmCards = Spending a charm on cards
