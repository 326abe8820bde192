### Lots: names, questions, the log, the pictures, the rules, the helm.

name-lots = Lots
deck-lot = the hat
name-lot_1 = lot 1
name-lot_2 = lot 2
name-lot_3 = lot 3
name-lot_4 = lot 4
name-lot_5 = lot 5
name-lot_6 = lot 6
name-lot_7 = lot 7
name-lot_8 = lot 8
name-lot_9 = lot 9
name-lot_10 = lot 10
name-lot_11 = lot 11
name-lot_12 = lot 12
name-lot_13 = lot 13
name-lot_14 = lot 14
name-lot_15 = lot 15
name-lot_16 = lot 16

## Questions and the log

step-DrawLots = Drawing lots
step-RoundOfLots = Rounds
step-LayLot = Laying a lot
step-TakeDoubloon = The doubloon
ask-lots-lay = { $seat } lays a lot.
ask-lots-lay-own = Lay one of your lots.
option-lay-lot = Lot { $number }
does-lay-lot = All see it. The highest lot of the round takes the doubloon.
log-lots-round = Round { $round } begins.
log-lots-laid = { $seat } laid lot { $number }.
log-lots-won = { $seat } took the doubloon and has { $points } now.
told-lots-round = **Round { $round }**
told-lots-laid = laid lot { $number }
told-lots-won = **🪙 { $seat } took the doubloon** (now { $points })
end-lots_drawn = The last round is over.

## How one stands

headline-lots = Round { $round }
score-lots = { $seat }: { $points } { $points ->
    [one] doubloon
   *[other] doubloons
}
status-lots = **Doubloons: { $points }** · In hand: { $lot_hand }
hand-lots = In hand: { $lot_hand }
captain-lots = Doubloons: { $points }

## Pictures

cover-lots = Lots: a hat on a table by the sea, with lots in it.
chart-lots-round = Round { $round }
chart-lots-points = { $points } 🪙
chart-lots-seat = Laid: { $laid } · in hand: { $held }
chart-lots-hand = Laid: { $laid } · in hand: { $hand }
alt-lots-seat = { $letter } { $seat }: { $points } doubloons. { $told }.

## Advice

advice-lots-leads = the highest so far; { $higher } higher lots are not in your hand
advice-lots-too-low = lot { $number } is higher
advice-voyage-lots-leads = It is enough for now.
advice-voyage-lots-low = You cannot win this round, so throw away your lowest.

## Rules

rules-lots-aim-title = Lots: aim and end
rules-lots-aim =
    After 3 rounds the most doubloons win. On a tie, the victory is shared.
rules-lots-setup-title = Lots: setup
rules-lots-setup =
    There are 16 lots, numbered 1 to 16. Everybody draws 4 and shows them to nobody.
rules-lots-round-title = Lots: rounds
rules-lots-round =
    In each round everybody lays one lot, one after the other. The highest takes a doubloon. The next round begins one place further to the left.
