# The challenge of the week: one game for everybody, one try each, results afterwards; and sealed tables.

command-game-challenge = The challenge of the week: one game for everybody, one try each
command-setup-challenge = A channel in which I tell of each week’s challenge
table-title-challenge = { $game } · challenge, table { $number }

challenge-title = ### 🏆 Challenge of the week: { $game }
challenge-about = Everybody gets the same game, shuffled alike: { $grade }, { $seats } at the table{ $modules ->
    [0] .
   *[other] , with { $names }.
} You play alone against computer captains, for the highest score, and have one try.
challenge-until = It runs until { $when }. Scores, replays and the seed come out then; a game you have not finished counts as it stands.
challenge-digest = -# What will be drawn is fixed, and nobody can look it up. Fingerprint of the seed: `{ $digest }`
challenge-alone = Until then nobody but you sees your table.
challenge-under-way = Your try is under way in { $place }.
challenge-had = You have had your try: **{ $score ->
    [1] 1 point
   *[other] { $score } points
}**. Where that puts you is told when the week is over.
challenge-had-gone = You have had your try.
button-challenge = To the challenge
button-challenge-try = Begin my one try
tell-challenge-tried = Everybody has one try at the challenge of a week, and you have had yours. The next one comes on Friday.
house-challenge-try = Begin my one try
house-challenge-on = Go on with my try

## When the week is over

challenge-over = The week is over: { $grade }, { $seats } at the table.
challenge-last = **Last week: { $game }**, { $grade }
challenge-nobody = The week is over, and nobody tried it.
challenge-place = { $place }. { $who }: { $score ->
    [1] 1 point
   *[other] { $score } points
}{ $whole ->
    [no] {" "}(not finished)
   *[yes] {""}
}
challenge-no-places = Nobody here who shows results has tried it.
challenge-everywhere = { $tried ->
    [1] In all servers one member tried it
   *[other] In all servers { $tried } members tried it
}; the best came to { $best ->
    [1] 1 point
   *[other] { $best } points
}.
challenge-own = You: { $score ->
    [1] 1 point
   *[other] { $score } points
}, place { $place } of { $tried } in all servers{ $here ->
    [0] .
   *[other] , place { $here } in this one.
}
challenge-seed = -# Seed: `{ $seed }`

## Settled by moderators

button-challenge-off = Tell no challenges
setup-challenge = Challenge of the week: told in { $place } every Friday.
setup-challenge-off = Challenge of the week: not told here; `/game challenge` has it. Name a channel with challenge: to have it told.

## Sealed tables

tell-sealed = Only its players can look at this table until the others are through: they still play the same game.
tell-sealed-yet = That has to wait until the others are through: they still play the same game and must not learn what is drawn in it.
outcome-sealed = Seed, plot and film follow when the others are through: they still play the same game.
outcome-challenge-ended = This try ended before the game did. It counts as it stood.
privacy-tries = - Your tries at challenges of the week: { $count }
