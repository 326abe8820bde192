### Contraband (Seas of Glory): what is asked and told.

glory-contraband = smuggling
earned-contraband = Contraband

## Buying and stowing

ask-contraband-buy = Buy contraband in { $zone }, { $gold } gold each?
ask-contraband-buy-own = { $found ->
    [0] There is no contraband on offer.
   *[other] Which do you buy as contraband, for { $gold } gold each? You have { $purse } gold.
}
more-contraband-buy = { $found ->
    [0] There is no contraband on offer.
   *[other] Buy any of it as contraband, for { $gold } gold each? The rest can still be bought as goods. You have { $purse } gold, and { form-room }.
}
option-smuggle = Smuggle { $card }
about-smuggle = { $kind } for { $zone }: 10 gold there
log-contraband-bought = { $seat } bought { $count ->
    [one] 1 card of contraband
   *[other] { $count } cards of contraband
} for { $gold } gold.
log-contraband-bought-own = You bought as contraband, for { $gold } gold: { $cards }.
ask-contraband-stow = Which of this cargo is contraband? The rest counts as the goods it shows.
option-stow = As contraband: { $card }
about-stow = { $kind } for { $zone }: 10 gold there
log-contraband-stowed = { $seat } stowed { $count ->
    [one] 1 card
   *[other] { $count } cards
} as contraband.
log-contraband-stowed-own = You stowed as contraband: { $cards }.

## Selling

log-contraband-behind = { $card } now lies behind { $seat }’s captain: the next contraband sold earns a glory point.

## Naval ships

ask-contraband-found = { $name } ({ $npc }) searches your ship and finds contraband. Attack her, or discard it all?
ask-contraband-found-own = { $name } finds your contraband. Attack her, or discard it all?
option-resist = Attack her ({ $nation } bounty)
option-discard-contraband = Discard all contraband
log-contraband-resisted = { $seat } would not be searched and attacked { $name }.
log-contraband-discarded = { $seat } threw all contraband overboard and was let go: { $cards }.
ask-contraband-hide = Which contraband do you hide?
option-hide = Hide { $card }
ask-contraband-lose = { $count ->
    [one] 1 cargo card is lost.
   *[other] { $count } cargo cards are lost, one after another.
} From which space?
option-lose-from = { $goods ->
    [no] From the contraband
   *[other] From the goods
}

## Sheets

status-contraband = { $cargo_contraband_count ->
    [0] { "" }
   *[other] Contraband: { $cargo_contraband }
}
hand-contraband = Contraband: { $cargo_contraband }{ $cargo_behind_count ->
    [0] { "" }
   *[other] {" "}(and { $cargo_behind } sold towards a glory point)
}
captain-contraband = Contraband: { $cargo_contraband }{ $cargo_behind_count ->
    [0] { "" }
   *[other] {" "}(and { $cargo_behind } sold towards a glory point)
}

## Steps

step-ChooseContrabandFirst = Choosing contraband and goods
step-BuyContraband = Buying contraband
step-PayContraband = Paying for contraband
step-StowContraband = Stowing contraband
step-ContrabandGlory = Counting contraband sold
step-Searched = A search for contraband
step-DiscardContraband = Discarding contraband
step-LoseFromEither = Losing cargo
step-LoseOneContraband = Losing contraband
step-LoseOneGood = Losing cargo

## Rules to be looked up; (R) marks a ruling of this project

rules-contraband-title = Contraband
rules-contraband =
    There are 32 cargo cards that can also be contraband, each for the one port it names. When you buy goods, contraband for the port you are in is replaced. Then you may buy any of the rest as contraband for 3 gold each, before you buy goods. Cargo that comes aboard in other ways may go to either space.
    That port always pays 10 gold for it. (R) Every 2 sold earn a glory point; the first of the 2 waits behind your captain, even if he dies.
    Contraband fills the hold like other cargo, and everybody knows how much of it you have. (R) As contraband, it does not count as a good; among the goods, it does not count as contraband.
    A naval ship scouts for you while you have contraband and no bounties, but does not come after you. If she finds you, attack her and take the bounty for it, or discard all contraband, openly. Then any others that found you find nothing; an enemy in war attacks anyway. (R)
    When damage takes cargo, you choose the space it is lost from, card by card.

## How it is told

told-contraband-bought = bought { $count ->
    [one] 1 contraband card
   *[other] { $count } contraband cards
} for { $gold } gold
told-contraband-bought-own = bought { $cards } as contraband for { $gold } gold
told-contraband-stowed = stowed { $count ->
    [one] 1 card
   *[other] { $count } cards
} as contraband
told-contraband-stowed-own = stowed { $cards } as contraband
told-contraband-behind = { $card } is 1 of 2 contraband for +1 glory
told-contraband-behind-alone = sold { $card }, 1 of 2 contraband for +1 glory
told-contraband-resisted = **would not be searched and attacked { $name }**
told-contraband-discarded = threw out all contraband and was let go: { $cards }

does-resist = She finds nothing, but you fight her.
does-lose-from = Chance says which of these cards goes overboard.
