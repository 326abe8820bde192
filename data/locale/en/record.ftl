# What became of finished games: a member's results and rivals, a server's records and places.

command-stats = What you have played and won, your rivals and your dice; and the records of this server
command-stats-show = Your own results, or those of the server
command-stats-member = Another member’s results
stats-mine = My results
stats-server = Records of this server

record-title = { $place ->
    [here] **Your results in this server**
   *[everywhere] **Your results in all servers**
}
record-title-other = **What { $who } has played here**
record-none = { $mine ->
    [yes] You have finished no game here yet. Open a table with /game new: every game that is played to its end counts.
   *[no] Not one game finished here yet.
}
record-game = **{ $game }**: { $played ->
    [1] 1 game
   *[other] { $played } games
}, { $won } won, { $best ->
    [0] without points
   *[other] at best { $best } points
}
record-rating = rating { $points }
record-unrated = { $left ->
    [1] a rating after 1 more game against others
   *[other] a rating after { $left } more games against others
}
record-rivals = **Who came out ahead**
record-rival = You and { $who }: { $ahead } to { $behind }{ $even ->
    [0] {""}
   *[other] , { $even } level
}
record-captains = Most often you were { $named }.
record-captains-other = Most often the captain was { $named }.
record-ships = Ships sailed longest: { $named }.
record-favourite = { $name } ({ $played ->
    [1] 1 game
   *[other] { $played } games
}, { $won } won)
record-latest = **The last games**
record-last = { $place ->
    [1] 🏆 Won { $game }
   *[other] Place { $place } of { $seats } in { $game }
}, { $points ->
    [1] 1 point
   *[other] { $points } points
}, { $when }
record-dice = { $hits ->
    [1] 1 hit
   *[other] { $hits } hits
} with { $dice ->
    [1] 1 die
   *[other] { $dice } dice
}, { $expected } expected
record-luck-port_royal = { $hits ->
    [0] no bust
    [1] 1 bust
   *[other] { $hits } busts
} in { $dice ->
    [1] 1 risky draw
   *[other] { $dice } risky draws
}, { $expected } expected
record-luck = **{ $game_id ->
    [port_royal] Cards
   *[other] Dice
}** in the last { $games ->
    [1] game
   *[other] { $games } games
}: { $told }

record-server = **The records of this server**
record-server-none = Nothing has been played to its end here yet.
record-server-game = **{ $game }**, played { $played ->
    [1] once
   *[other] { $played } times
}
record-points = Most points: { $much }, { $who }
record-deed-marauders = Richest raid: { $much } gold, { $who }
record-places = By rating:
record-place = { $place }. { $who }: { $points } ({ $games } games)
record-no-places = -# Members get a rating once they have played 5 games against others.

tell-results-own = { $who } keeps these results private.

command-settings-results = Who can see your results
results-everybody = Everybody in the server
results-alone = Only me
settings-results = Your results: everybody in a server sees what you have played and won there.
settings-results-own = Your results: you alone see them. In records and among the places of a server you are not named.
command-setup-places = Whether /stats has a table of places, by rating
command-setup-mended = Whether games count in which a moderator mended something
setup-places = Results: /stats shows a table of places by rating. Members who do not want it are left out.
setup-no-places = Results: /stats shows no table of places.
setup-mended = Games in which a moderator mended something count like all others.
setup-not-mended = Games in which a moderator mended something do not count.

## The picture

record-picture = { $name }: games and wins
record-picture-won = { $won } of { $played } won
record-picture-best = { $best ->
    [0] {""}
   *[other] Best: { $best }
}
record-picture-rating = Rating
record-picture-latest = The last games, the newest on the right:
alt-record = A plate with the results of { $name }.
alt-record-latest = Places in the last games, the newest last: { $places }.
