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
