### Contraband (Seas of Glory): what is asked and told.

glory-contraband = smuggling

## Buying and stowing

ask-contraband-buy = Buy contraband in { $zone }, { $gold } gold each?
ask-contraband-buy-own = { $found ->
    [0] There is no contraband on offer.
   *[other] Buy any of it as contraband, for { $gold } gold each? The rest can still be bought as goods. You have { $purse } gold, and { form-room }.
}
option-smuggle = Smuggle { $card }
about-smuggle = { $kind } for { $zone }: 10 gold there
log-contraband-bought = { $seat } bought { $count ->
    [one] one card of contraband
   *[other] { $count } cards of contraband
} for { $gold } gold.
log-contraband-bought-own = You bought as contraband, for { $gold } gold: { $cards }.
ask-contraband-stow = Which of this cargo is contraband? The rest counts as the goods it shows.
option-stow = As contraband: { $card }
about-stow = { $kind } for { $zone }: 10 gold there
log-contraband-stowed = { $seat } put { $count ->
    [one] one card
   *[other] { $count } cards
} with the contraband.
log-contraband-stowed-own = You put with the contraband: { $cards }.

## Selling

log-contraband-behind = { $card } now lies behind the captain of { $seat }: the next contraband sold earns a glory point.

## Naval ships

ask-contraband-found = { $name } ({ $npc }) searches your ship and finds contraband. Resist, as the attacker, or discard it?
option-resist = Resist ({ $nation } bounty)
option-discard-contraband = Discard all contraband
log-contraband-resisted = { $seat } would not be searched and attacked { $name } ({ $npc_npc }).
log-contraband-discarded = { $seat } let the contraband go overboard and was let go: { $cards }.
ask-contraband-hide = Which contraband stays hidden?
option-hide = Hide { $card }
ask-contraband-lose = { $count ->
    [one] One cargo card is lost.
   *[other] { $count } cargo cards are lost, one after another.
} From which space?
option-lose-from = { $goods ->
    [no] From the contraband
   *[other] From the goods
}

## Sheets

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
    32 cargo cards may also be contraband, for the one port that they name. When you buy, contraband for the port you are in is redrawn; then you may buy any of the rest as contraband for 3 gold each, before the goods. Cargo that comes aboard otherwise may go to either space.
    That port pays 10 gold for it, always. (R) Every two sold earn a point of glory; the first of two waits behind your captain, even if he dies.
    Contraband fills the hold as other cargo does, and how much of it you have is known to all. (R) It counts as no good; in the regular space it counts as nothing else.
    A naval ship scouts for you while you have some and no bounties, but does not come after you. If she finds you, attack her, with the bounty for it, or discard all contraband, openly. Then others that found you find nothing; an enemy in war attacks anyway. (R)
    Damage takes cargo from the space you choose, card by card.
