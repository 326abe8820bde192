### What lies before a seat, and how seats stand, on a page. Purses: a name beside a figure.

purse-gold = Gold
purse-stash = Stashed
purse-unshown = { $count } of it stashed
purse-coins = { $count ->
    [one] Coin
   *[other] Coins
}
purse-influence = Influence
purse-strength = Strength
purse-points = { $count ->
    [one] Point
   *[other] Points
}
purse-bounties = { $count ->
    [one] Bounty
   *[other] Bounties
}

# How a seat stands, in a few words.
stands-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
stands-cargo = { $count ->
    [0] empty hold
   *[other] { $count } in the hold
}
stands-bounties = { $count ->
    [0] { "" }
    [one] 1 bounty
   *[other] { $count } bounties
}
stands-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
stands-strength = { $count ->
    [0] { "" }
   *[other] strength { $count }
}
stands-loaded = { $count ->
    [0] { "" }
   *[other] { $count } loaded
}
