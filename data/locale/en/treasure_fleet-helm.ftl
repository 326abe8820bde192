### Why the helm of Treasure Fleet loads what it loads, and places a card where it does.

advice-voyage-fleet-welcome = You are a pirate captain under the { $flag }: the most treasure points win. Each sailing, load cards, then place them at ships: the most cannons at a ship capture her, on a tie nobody does, and a boarding party beats any number of cannons. After { $count } sailings it ends; then the strongest card kept back wins the governor, 16 points.

## Loading

form-boarding = { $party ->
    [kept] {" "}Keep your boarding party for a ship of { $grand } points or more, or for the governor: it beats any number of cannons, but you have only one.
   *[other] { "" }
}
form-load-best = { $party ->
    [loaded] Your boarding party beats any number of cannons. You have only one, but a ship of { $points } points is worth it.
   *[other] Your { $card } can win a rich ship; but the others, too, will want the richest, with { $points } points.
}
# What is not loaded, as long as it is any good.
form-kept = { $kept_count ->
    [0] { "" }
   *[other] {" "}Kept for { $later ->
        [one] the sailing
       *[other] the { $later } sailings
    } after this{ $poor ->
        [yes] , as only { $total } points are at stake now
       *[no] { "" }
    }: { $kept }.
}
advice-voyage-load = { form-load-best } The weaker cards are for what the others leave.{ form-kept }{ form-boarding }
advice-voyage-load-strong = { form-load-best } The other cards back it up, or win a second ship where few are sent.{ form-kept }{ form-boarding }
advice-voyage-load-weak = Each card sails only once. Even the richest ship brings no more than { $points } points this time: risk only weak cards for her, and keep the strong ones for a later sailing.{ form-kept }{ form-boarding }
advice-voyage-load-rest = Your { $card } is the strongest card you have left: aim at ships that the others leave.{ form-boarding }
advice-voyage-load-last = The last sailing: keep back one card, a { $card }. At the end everybody turns the card kept back, and the strongest wins the governor, { $points } points. { $why ->
    [party] { $boarders ->
        [0] Nobody else has a boarding party any more.
       *[other] Only if somebody else turns a boarding party, too, nobody wins him.
    }
    [weak] Somebody may still turn a boarding party, which beats every cannon: your strong cards do more at the ships.
   *[strong] On a tie, nobody does.
}

## Placing

# Who may still answer.
phrase-fleet-cards = { $whose } { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
form-still-comes = { $who_count ->
    [one] { $who } still has { $coming ->
        [one] 1 card
       *[other] { $coming } cards
    } to come
   *[other] Still to come this sailing: { $each }
}{ $boarders ->
    [0] .
   *[other] , perhaps a boarding party.
}
# The sums that lie open in the last sailing.
form-race = { $race ->
    [no] { "" }
    [even] {" "}So far you and { $rival } would both have { $have }, and the governor is { $prize } more.
   *[other] {" "}So far you would have { $have }, { $rival } { $theirs }; the governor is { $prize } more.
}
# Why the card does not go to a richer ship.
form-richer = { $richer ->
    [boarded] {" "}At ship { $there } with { $prize } points { $by } has boarded.
    [nobody] {" "}At ship { $there } with { $prize } points 2 have boarded: nobody gets her.
    [behind] {" "}At ship { $there } with { $prize } points { $by } leads with { $fire }.
    [level] {" "}At ship { $there } with { $prize } points it would not be enough.
   *[none] { "" }
}
advice-voyage-place-first = Nobody leads ship { $at } yet: now you do, for { $points } points.{ form-richer } { form-still-comes }{ form-race }
advice-voyage-place-breaks = It breaks the tie at ship { $at }: you lead { $mine } to { $best } for { $points } points.{ form-richer } { form-still-comes }{ form-race }
advice-voyage-place-past = You pass { $whose } at ship { $at }, { $mine } to { $best }, and take her { $points } points.{ form-richer } { form-still-comes }{ form-race }
advice-voyage-place-safer = You already lead at ship { $at } by { $before }, for { $points } points; this card makes it { $after }. { $needs ->
    [0] Then nobody can draw level there any more{ $gone ->
        [0] .
       *[other] : nobody has a { $gone }-cannon or more left.
    }
    [1] { $shots ->
        [4] Only a 4-cannon could then still draw level.
       *[other] To draw level, somebody would need a { $shots }-cannon or more.
    }
   *[other] To draw level, somebody would need { $needs } cards.
}{ $needs ->
    [0] { "" }
   *[other] {" "}{ form-still-comes }
}{ $safe ->
    [0] { "" }
   *[other] {" "}Ship { $safe } is yours already{ $lacks ->
        [0] .
       *[other] : nobody has a { $lacks }-cannon or more left.
    }
}{ form-race }
advice-voyage-place-sure = Nobody places a card after you: ship { $at } is yours, { $points } points{ $taken ->
    [0] .
   *[other] {" "}taken from { $whose }.
}
advice-voyage-place-boards = Your boarding party beats any number of cannons at ship { $at }, { $points } points{ $boarders ->
    [0] , and nobody can board her any more.
   *[other] . { $who_or } could still board her, too: then nobody gets her.
}
advice-voyage-place-nothing = Your last card of this sailing can win nothing more, wherever you place it.
advice-voyage-place-tie = You draw level with { $whose } at ship { $at }, { $mine } each: on a tie nobody gets her, and { $whose } loses { $points } points.{ $left ->
    [0] { "" }
    [one] {" "}You have 1 card more.
   *[other] {" "}You have { $left } cards more.
}{ form-race }
advice-voyage-place-spare = There is little to win right now: spend a weak card, and keep the better ones.{ form-race }
advice-voyage-place-begin = No card of yours wins a ship at once: this one begins, and another may finish it.{ form-race }
advice-voyage-place-last = Your last card of this sailing: there is little left for it to win.{ form-race }
advice-voyage-place-wards = One card of yours there, and the curse spares your ships.
advice-voyage-neutral = The neutral pirate hurts you least there.
