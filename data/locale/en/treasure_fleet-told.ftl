### How a sailing of Treasure Fleet is told: see marauders-told.ftl.

told-fleet-lookout-drawn = { $seat } is the first lookout
told-fleet-captain = sails under the { $flag }
told-fleet-neutral-set = the neutral pirate sails under the { $flag }
told-fleet-sailing = **Sailing { $sailing } of { $of }** · { $row }
told-fleet-storm-over = the storm is over, the { $ship } is back
told-fleet-loaded = { $seat } loaded
told-fleet-loaded-own = loaded { $cards }
told-fleet-returned-own = took back { $cards }
told-fleet-placed = placed a { $card } at { $at }
told-fleet-neutral-placed = placed a { $card } of the neutral pirate at { $at }
told-fleet-storm = **storm at { $at }**: { $cards_count ->
    [0] no cannon fire was there
   *[other] all cannon fire is gone ({ $cards })
}
told-fleet-storm-cursed = **storm at { $at }**, ignored until the next sailing: { $cards_count ->
    [0] no cannon fire was there
   *[other] all cannon fire is gone ({ $cards })
}
told-fleet-lookout = lookout { $seat }
told-fleet-captured = **{ $at ->
    [0] { $seat } won the governor with the strongest last card, +{ $points }
   *[other] { $seat } captured { $ship }, +{ $points }
}**{ form-fleet-won }
told-fleet-tied = { $at ->
    [0] a tie for the strongest last card{ form-fleet-even }, nobody won the governor
   *[other] a tie at the { $ship }{ form-fleet-even }, nobody got her
}
told-fleet-escaped = no fire at the { $ship }, escaped
told-fleet-neutral-captured = **{ $at ->
    [0] the neutral pirate won the governor with the strongest last card
   *[other] the neutral pirate captured { $ship }
}**{ form-fleet-won }
told-fleet-warded = fired on { form-fleet-at }: { $seats }
told-fleet-cursed = **the curse took the { $ship } from { $seat }**
told-fleet-cursed-nothing = the curse found no earlier ship to take from { $seat }
told-fleet-neutral-cursed = **the curse took the { $ship } from the neutral pirate**
told-fleet-turned = { $seat } turned a { $card } for the governor
told-fleet-neutral-turned = the neutral pirate turned a { $card } for the governor
told-fleet-neutral-counted = { log-fleet-neutral-counted }

## What a gentle captain says: one of these lines to a deed

says-prize-1 = Ours? Really? Ours!
says-prize-2 = I only wanted to make a bang.
says-prize-3 = Somebody tidy her up, please.
says-curse-1 = I never liked that ship anyway.
says-curse-2 = Did it just get cold?
says-curse-3 = I don’t believe in ghosts. Most days.
