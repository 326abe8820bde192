# Carried elsewhere: a game as a text for a forum.

tell-written = { $form ->
    [bbcode] { $table } as BBCode, ready to be pasted into a forum. Readers learn what a spectator knows.
   *[markdown] { $table } as Markdown, ready to be pasted. Readers learn what a spectator knows.
}
export-as-file = File for quartermaster verify
export-as-bbcode = Forum (BBCode)
export-as-markdown = Forum (Markdown)
export-part-turn = Last turn
export-part-mine = Since my last turn
export-part-round = A round
export-part-game = Whole game
command-game-export-as = A file to verify, or a text for a forum
command-game-export-part = For a forum: how much of the game
command-game-export-round = For a forum: which round

## A game that is over, for one's own list of plays

play-game = { $game }
play-date = Date: { $date }
play-length = Length: { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}{ play-rounds }
play-long = Played since { $begun }{ play-rounds }
play-rounds = { $rounds ->
    [0] { "" }
    [one] , 1 round
   *[other] , { $rounds } rounds
}
play-modules = With: { $modules }
play-players = Players: { $count }
play-player = { $place ->
    [0] { "" }
   *[other] { $place }.{ " " }
}{ $score } (seat { $number }{ $computer ->
    [yes] , computer captain
   *[no] { "" }
}{ $won ->
    [yes] , winner
   *[no] { "" }
})
export-part-play = Note for my list of plays
button-play = Log this play
tell-play = Ready to be pasted into your own list of plays:

## A fault that is reported

button-report = Report a fault
report-title = A fault in Quartermaster
report-there = This file says which version and game it is and what kind of thing you pressed last. It names nobody, and no secret. [Report it here](<{ $link }>): say what happened, and add the file.
report-host = This file says which version and game it is and what kind of thing you pressed last. It names nobody, and no secret. Give it to the people who run this bot, and say what happened.

## A game that is over, opened again from its file

command-game-open = Open a finished game from its file, to play on or try another way
command-game-open-file = The file from /game export of a finished game
command-game-open-round = The round to start from (the last one if left out)
reopened = 📜 { $who } opened this table from the file of a finished game. It goes on from the start of round { $number }, with fresh luck, and none of it counts.
reopened-players = The game was played by { $players }.
reopened-seats = Press *Seats* to take a seat from a computer captain. If you played in that game, your own seat is waiting for you.
tell-file-busy = Your last file is still being opened. Give it a moment.
tell-file-large = That file is too large. Attach the one you get from /game export.
tell-file-unreachable = I couldn’t get that file from Discord. Try again in a moment.
tell-file-broken = I can’t open that file. Attach one that you got from /game export after the game, just as it was.
tell-file-unfinished = That game wasn’t over when it was exported, so the file only has what spectators know. Export it again once the game has ended.
tell-file-version = That file is from another version of me, and the rules have changed since. I can’t open it.
tell-file-round = Round { $number } isn’t in that game. Pick an earlier one.
tell-file-slow = That game takes me too long to play through. Try an earlier round.
tell-seat-kept = This seat is kept for { $who }, who played it in the original game. Take another one, or have somebody at the table invite you.
