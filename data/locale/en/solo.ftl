# Alone against computers, for a score: a game with a limit of rounds.

setting-solo = Alone, for a score
setting-solo-off = No, play to the usual end
setting-solo-calm = Calm, { $number } rounds
setting-solo-brisk = Brisk, { $number } rounds
setting-solo-hard = Hard, { $number } rounds
setting-solo-fierce = Fierce, { $number } rounds
setting-solo-four = { $number } sailings
setting-solo-three = { $number } sailings
setting-solo-two = { $number } sailings
setting-solo-one = A single sailing
tell-solo-alone = “Alone, for a score” is for one player against computer captains. Turn it off in the options, or play it by yourself.
why-voyage-solo = A first voyage is not played for a score. Turn off “Alone, for a score”, or choose the usual setup.
log-table-last-round = Round { $rounds } is the last one that this game has.
told-table-last-round = 🏁 **{ log-table-last-round }**
end-rounds = The last round that this game has is over.

solo-score = { $left ->
    [0] Alone ({ $grade }): **{ $score ->
        [1] 1 point
       *[other] { $score } points
    }**.
   *[other] Alone ({ $grade }): **{ $score } points**, { $points } from the game and { $left } for { $left ->
        [1] the round
       *[other] the rounds
    } to spare.
}

## Own scores

solo-title = **Alone, for a score**
solo-line = **{ $game }**, { $told }
solo-best = { $grade }: best { $best }{ $games ->
    [1] {""}
   *[other] , last { $last }, { $games } games
} · { $seats } at the table{ $modules ->
    [0] {""}
    [1] , 1 module
   *[other] , { $modules } modules
}{ $own ->
    [yes] , with settings of your own
   *[no] {""}
}{ $level ->
    [0] , against captains of several kinds
    [1] , against landlubbers
    [4] , against gentle captains
   *[other] {""}
}
