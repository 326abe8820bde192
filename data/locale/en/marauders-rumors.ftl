### Rumors, and what rumors, missions and glory cards bring.

## Acquiring a rumor

option-acquire-rumor = Listen for a rumor: { form-price }
log-rumor-sought = { $seat } listened for rumors in { $zone } { $gold ->
    [0] for free
   *[other] for { $gold } gold
}.
log-rumor-missed = { $seat } heard nothing but old yarns.
log-rumor-drawn = { $seat } { $count ->
    [0] found no rumor going about.
    [one] heard a rumor.
   *[other] heard { $count } rumors.
}
log-rumor-drawn-own = You { $count ->
    [0] found no rumor going about.
    [one] heard a rumor: { $cards_storied }
   *[other] heard { $count } rumors: { $cards_storied }
}
log-rumor-kept = { $seat } put { $count ->
    [one] a rumor
   *[other] { $count } rumors
} back into the deck.
log-rumor-kept-own = You held on to { $cards }, and put { $count ->
    [one] a rumor
   *[other] { $count } rumors
} back into the deck.
ask-rumor-keep = { $count ->
    [one] You may hold only 1 rumor. Which do you keep?
   *[other] You may hold only { $count } rumors. Which do you keep?
}
option-keep-rumor = Keep { $rumor }
option-keep-rumor-together = { option-keep-rumor }

## Proving a rumor

option-prove-rumor = Prove { $rumor }
option-scout-rumor = Scout: { $rumor }
log-rumor-told = { $seat } followed a rumor: { $card_storied }
log-rumor-false = { $card } was nothing but talk.
log-rumor-true = The rumor { $card } was true!
glory-rumor = a rumor found to be true

## Papers

log-permanent-kept = { $seat } kept { $card }{ $uses ->
    [0] .
    [one] , good for 1 use.
   *[other] , good for { $uses } uses.
}
log-permanent-used = { $seat } used { $card }{ $left ->
    [0] for the last time.
    [one] ; 1 use left.
   *[other] ; { $left } uses left.
}

## What cards bring

log-reward-gold = { $seat } got { $gold } gold.
log-reward-drawn = { $seat } drew { $count ->
    [0] no cargo
    [one] 1 cargo card
   *[other] { $count } cargo cards
}.
ask-reward-cargo = Keep up to { $keep } of this cargo? There is room for { $room } in all; you choose what goes overboard.
ask-reward-cargo-own = Which of this cargo do you keep? Up to { $keep }; there is room for { $room }.
option-reward-keep = Keep { $card }
option-reward-keep-together = { option-reward-keep }
log-reward-kept = { $seat } kept { $count ->
    [0] none of it.
    [one] 1 card of it.
   *[other] { $count } cards of it.
}
log-reward-kept-own = You kept { $cards_count ->
    [0] none of it.
   *[other] { $cards }.
}
log-reward-left = { $seat } left { $cards } behind.
ask-reward-good = Which good do you take? You get { $count } cards of it.
option-good = Take { $good }
log-reward-goods = { $seat } got { $count ->
    [0] no { $good }: there was none
    [one] 1 card of { $good }
   *[other] { $count } cards of { $good }
}.
log-reward-crew = { $seat } { $count ->
    [0] needed no more crew
    [one] got 1 Crew
   *[other] got { $count } Crew
}; now { $crew }.
log-reward-crew_lost = { $seat } { $count ->
    [0] lost nobody
    [one] lost 1 Crew
   *[other] lost { $count } Crew
}; now { $crew }.
ask-reward-weapons = { $count ->
    [one] Which special weapon do you take?
   *[other] Which { $count } special weapons do you take?
}
option-reward-weapon = Take { $weapon }
log-reward-weapons = { $seat } { $weapons_count ->
    [0] found no special weapon of a new kind.
   *[other] got { $weapons }.
}
ask-reward-mod = Which ship modification do you take?
option-reward-mod = { $mod } from { $zone }
log-reward-mod = { $seat } mounted { $mod } from { $zone }.
log-reward-wreck = { $seat } looked the { $ship } over. Her hits: { $faces }.
ask-reward-ship = Trade your ship for the { $ship } { form-for-gold }? Hits: { $hits }{ $skulls ->
    [0] .
   *[other] , and { $skulls ->
        [one] 1 skull
       *[other] { $skulls } skulls
    } where you choose.
} { $instead ->
    [0] { "" }
   *[other] If not, you get { $instead } gold.
}
ask-reward-ship-own = Trade your ship for the { $ship } { form-for-gold }?{ $instead ->
    [0] { "" }
   *[other] {" "}If not, you get { $instead } gold.
}
option-reward-take-ship = Take the { $ship } { form-for-gold }
option-reward-no-ship = Stay with the old ship
log-reward-ship = { $seat } left the { $old } for a { $ship } { form-for-gold }{ $hits_count ->
    [0] .
   *[other] , hit at { $hits }.
}
log-reward-ship_declined = { $seat } turned down the { $ship }.
ask-reward-repair = You may repair { $points ->
    [one] 1 point
   *[other] { $points } points
}. Where?
ask-reward-specialist = Which Specialist joins your crew?
option-reward-specialist = Take on { $card }
log-reward-specialist = { $seat } took on { $card }.
ask-reward-bounties = Remove up to { $most } bounties of which nation{ $gold ->
    [0] { "" }
   *[other] , for { $gold } gold each
}?
option-reward-drop = Remove { $count ->
    [one] 1 { $nation } bounty
   *[other] { $count } { $nation } bounties
}: { form-price }
option-reward-keep-bounties = Leave it at that
ask-reward-choose = { $card }: what do you choose?

## Steps

step-AcquireRumor = Listening for a rumor
step-DrawRumor = Drawing rumors
step-KeepRumors = Choosing rumors
step-ProveRumor = Proving a rumor
step-RumorTrue = A true rumor
step-RumorDone = The rumor is done with
step-GainGold = Gold
step-GainCargo = Cargo
step-KeepCargoDrawn = Keeping cargo
step-GainGoods = Goods
step-GainCrew = Crew joins
step-LoseCrew = Crew is lost
step-GainWeapons = Special weapons
step-GainModification = Ship modification
step-GainShip = Another ship
step-PlaceHits = Hits of the new ship
step-ChangeShip = Changing ships
step-RepairByCard = Repairs
step-GainSpecialist = A specialist
step-ChooseSpecialist = Choosing a specialist
step-DrawGloryCards = Glory cards
step-DrawRumors = Rumors
step-RemoveBounties = Removing bounties
step-AddBounty = Bounties
step-StashByCard = Stashing
step-ChooseOption = A choice
step-KeepAsPermanent = A paper
step-WearPermanent = A paper is used
