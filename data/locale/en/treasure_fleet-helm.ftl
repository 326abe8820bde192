### Why the helm of Treasure Fleet loads what it loads, and places a card where it does.

advice-voyage-fleet-welcome = You are a pirate captain under the { $flag }: the most treasure points win. Each sailing, load cards, then place them at ships: the most cannons at a ship capture her, on a tie nobody does, and a boarding party beats any number of cannons. After { $count } sailings it ends; then the strongest card kept back wins the governor, 16 points.

## Loading: two short sentences, 110 letters

# How the seat stands, and what is left for later.
form-standing = { $race ->
    [behind] { $gap } behind:{" "}
    [ahead] { $gap } ahead:{" "}
   *[even] { "" }
}
form-load-later = { $kept_count ->
    [0] { $race ->
        [behind] { $gap } behind: every card counts now.
       *[other] { "" }
    }
   *[other] { $race ->
        [even] Keep
       *[other] { form-standing }keep
    } { $kept_count ->
        [1] the { $one }
       *[other] { $kept }
    } for { $later ->
        [one] the last sailing
       *[other] { $later } sailings
    } and the governor.
}
advice-voyage-load-party = Ship { $at }, { $points } points, is worth your boarding party. { form-load-later }
advice-voyage-load-best = Ship { $at }, { $points } points, is worth your { $card }. { form-load-later }
advice-voyage-load-try = Try a { $card } at ship { $at }: { $points } points. { form-load-later }
advice-voyage-load-weak = { $points } points at most: weak cards will do. { form-load-later }
advice-voyage-load-rest = Your best is a { $card }: go where few fire. { form-load-later }
advice-voyage-load-last = { $why ->
    [party] Keep the boarding party for the governor: { $boarders ->
        [0] nothing else beats it.
       *[other] only another one ties it.
    }
    [weak] Keep just a { $card } for the governor: a boarding party may come.
   *[strong] Keep a { $card } for the governor: nobody can board any more.
} { $race ->
    [behind] { $gap } behind { $rival }: the governor’s { $points } { $enough ->
        [yes] would do.
       *[other] are not enough.
    }
    [ahead] { $gap } ahead of { $rival }: the governor’s { $points } { $enough ->
        [no] cannot turn that.
       *[other] could turn that.
    }
   *[other] Level with { $rival }: the governor’s { $points } may decide it.
}

## Placing

# What somebody who still places cards would have to add.
phrase-fleet-adds = { $left ->
    [one] { $who }’s last card { $cards ->
        [1] { $shots ->
            [1] goes there
            [4] is a 4-cannon
           *[other] is at least a { $shots }-cannon
        }
       *[other] goes there
    }
   *[other] { $who_or } ({ $left } cards { $who_count ->
        [one] left
       *[other] between them
    }) adds { $cards ->
        [1] { $shots ->
            [1] any card
            [4] a 4-cannon
           *[other] at least a { $shots }-cannon
        }
       *[other] { $cards } cards
    }
}{ $party ->
    [yes] {" "}or a boarding party
   *[no] { "" }
}
form-fleet-boards = { $boards_count ->
    [0] { "" }
   *[other] , or if { $boards_or } boards
}
form-fleet-lost = { $threats_count ->
    [0] { $boards_count ->
        [0] Nobody can draw level there any more.
       *[other] You lose ship { $at } only if { $boards_or } boards.
    }
   *[other] You lose ship { $at } if { $threats_or }{ form-fleet-boards }.
}

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
    [even] {" "}So far you and { $rival } would both have { $have }, and the governor is { $governor } more.
   *[other] {" "}So far you would have { $have }, { $rival } { $theirs }; the governor is { $governor } more.
}
# Why the card does not go to a richer ship.
form-richer = { $richer ->
    [boarded] {" "}At ship { $there } with { $prize } points { $by } has boarded.
    [nobody] {" "}At ship { $there } with { $prize } points 2 have boarded: nobody gets her.
    [behind] {" "}At ship { $there } with { $prize } points { $by } leads with { $fire }.
    [level] {" "}At ship { $there } with { $prize } points it would not be enough.
   *[none] { "" }
}
advice-voyage-place-first = Nobody leads ship { $at } yet: now you do, for { $points } points.{ form-richer } { form-fleet-lost }{ form-race }
advice-voyage-place-breaks = It breaks the tie at ship { $at }: you lead { $mine } to { $best } for { $points } points.{ form-richer } { form-fleet-lost }{ form-race }
advice-voyage-place-past = You pass { $whose } at ship { $at }, { $mine } to { $best }, and take her { $points } points.{ form-richer } { form-fleet-lost }{ form-race }
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
   *[other] { $race ->
        [no] {" "}{ form-still-comes }
       *[other] { "" }
    }
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
advice-voyage-place-tie = You draw level with { $whose } at ship { $at }, { $mine } each: on a tie nobody gets her, and { $whose } loses { $points } points{ $threats_count ->
    [0] { $boards_count ->
        [0] .
       *[other] , unless { $boards_or } boards.
    }
   *[other] , unless { $threats_or }{ $boards_count ->
        [0] .
       *[other] {" "}or { $boards_or } boards.
    }
}{ $left ->
    [0] { "" }
    [one] {" "}You have 1 card more.
   *[other] {" "}You have { $left } cards more.
}{ form-race }
advice-voyage-place-spare = There is little to win right now: spend a weak card, and keep the better ones.{ form-race }
advice-voyage-place-begin = No card of yours wins a ship at once: this one begins, and another may finish it.{ form-race }
advice-voyage-place-last = Your last card of this sailing: there is little left for it to win.{ form-race }
advice-voyage-place-wards = One card of yours there, and the curse spares your ships.
advice-voyage-neutral = The neutral pirate hurts you least there.
