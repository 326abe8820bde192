### Merchants & Marauders: why something is not offered. Each sentence follows the name of the option and a colon.

## Actions, ports, scouting

why-taken-away = not here{ $because }.
why-actions-left = that takes { $needed ->
    [one] 1 action
   *[other] { $needed } actions
}{ $because }, and { $left ->
    [0] none is left
   *[other] { $left } left
}.
why-no-port = there is no port here.
why-port-wanted = { $nation } ports are closed to you: { $bounties ->
    [one] 1 { $nation } bounty
   *[other] { $bounties } { $nation } bounties
}{ $because }.
why-port-closed = { $nation } ports are closed to you{ $because }.
why-not-in-port = dock first.
why-one-port-action = one port action a turn.
why-retires-first = only as the first thing in a turn that begins in port.
why-no-captains = no captain is left to draw.
why-scout-from-port = put to sea first.
why-scouted = once a turn, and you have tried.
why-once-a-turn = once a turn.
why-safe-in-port = ships in port are safe.
why-no-merchant = no merchant is here.
why-wrecked = not with a destroyed hit location ({ $locations }).
why-at-sea-only = only at sea.
why-undamaged = nothing is damaged.

## In port

why-done-already = once in a port action.
why-sold-in-demand = you sold the good in demand, and that ends selling for this turn.
why-sell-first = selling comes first or not at all, and you { $first_id ->
    [buy] bought goods
    [shipyard] went to the shipyard
    [recruit] recruited
    [stash] stashed gold
    [rumor] listened for a rumor
    [claim] claimed a mission
   *[other] did something else
} before.
why-hold-empty = your hold is empty.
why-bought-here = you have bought goods here this turn.
why-does-not-sell = nobody buys it here{ $because }.
why-no-deals = the shipyard has nothing for you.
why-no-repairs = no repairs for you here{ $because }.
why-mod-held = you have one, and a second is not allowed.
why-mod-at-most = your ship has { $most } already, and no value goes higher.
why-weapon-held = you have one, and a second is not allowed.
why-out-of-stock = all of them are in use.
why-crew-full = your Crew is full.
why-no-recruits = nobody here joins you{ $because }.
why-stash-at-home = only in your home port.
why-stash-empty = your stash is empty.
why-nothing-stashed = Your stash is empty.
why-no-gold-aboard = You have no gold aboard to stash.

## Missions and rumors

why-claim-failed = your roll failed here, so no mission here this turn.
why-one-claim = one mission in a port action.
why-claim-bounties = only { $wanted_id ->
    [some] with a bounty
   *[none] without bounties
}.
why-claim-wanted = not with bounties of { $nations }.
why-claim-ships = only with { $ships }.
why-claim-cannons = it takes { $count } Cannons.
why-claim-crew = it takes { $count } Crew.
why-task-in-port = in a port action in { $zone }.
why-task-at-sea = at sea, { form-off-zone }.
why-too-little-cargo = it takes { $cards } cargo cards, and you have { $held }.
why-guards-fought = once a turn, and you fought them.
why-no-rumors = no rumors are left.
why-prove-port = in a port action in { $zone }.
why-prove-sea = at sea, { form-off-zone }.
why-told-already = you have told it this turn.

## Cards and specialists

phrase-moment-own_port = you take a port action
why-card-moment = play it when { $moment }.
why-card-barred = not again this turn.
why-card-idle = it would do nothing now.
why-card-hired = hire him in a port action.
why-no-employment = nobody signs on with you{ $because }.
why-specialist-aboard = you have one of his kind.
why-specialist-elsewhere = he signs on in ports of these nations only: { $nations }.
why-specialist-declined = he has turned you down on this visit.

## Raids and battles

why-no-success = no success is left.
why-no-failed-die = no failed die is left.
why-first-round = in the first round you can only shoot.
why-no-masts = without Masts you can only shoot.
why-no-crew = you have no Crew.
why-npc-fights-on = she flees only with fewer Cannons or Crew than her enemy.
