### What a card at a ship of the Treasure Fleet leads to. Short: it stands beneath a button.

phrase-who-flag = { $seat }
phrase-who-neutral = the neutral pirate

advice-fleet-points = { $points } points
advice-fleet-leads = { $coming ->
    [0] yours, { $mine } to { $best }
   *[other] you lead { $mine } to { $best }
}
advice-fleet-behind = { $whose } leads { $best } to { $mine }{ form-fleet-needed }
advice-fleet-tied = a tie: nobody gets her{ form-fleet-needed }
form-fleet-needed = { $needed ->
    [0] { "" }
    [one] ; 1 more cannon wins her
   *[other] ; { $needed } more cannons win her
}
advice-fleet-no-fire = nobody has fired
advice-fleet-you-board = { $boarders ->
    [0] yours for sure
   *[other] yours unless a second boarding party comes
}
advice-fleet-boarded = { $whose } takes her{ $boarders ->
    [0] { "" }
   *[other] {" "}unless a second boarding party comes
}
advice-fleet-nobody-boards = 2 boarding parties: nobody takes her
advice-fleet-storm = all cannon fire there is gone
advice-fleet-storm-cursed = the curse waits until the next sailing
advice-fleet-wards = wards off the curse{ $points ->
    [0] ; you have no ship to lose
   *[other] : it would cost you { $points } points
}
advice-fleet-safe = no use to you: you are safe from the curse
advice-fleet-coming = { $cards ->
    [0] Nobody places a card after you
    [one] 1 card still comes after yours
   *[other] { $cards } cards still come after yours
}
advice-fleet-governor = The card you keep back is turned for the governor at the end: { $points } points for the highest
advice-fleet-row = Ships of { $points } points; { $boarders ->
    [0] all others have played their boarding party
    [one] one of the others still has a boarding party
   *[other] { $boarders } of the others still have a boarding party
}

## In a few words

brief-fleet-you-board = { $boarders ->
    [0] yours for sure
   *[other] yours, unless somebody else boards too
}
brief-fleet-boarded = { $whose } takes her
brief-fleet-wards = wards off the curse{ $points ->
    [0] { "" }
   *[other] : it would cost you { $points }
}
brief-fleet-safe = no use: you are safe already
