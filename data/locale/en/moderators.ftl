# Moderators: the private panel of a table.

command-moderate-console = Everything you can do to a table, in one private panel
button-moderation = Moderate
button-nudge = Nudge
button-more-time = More time
button-pause = Stop the clock
button-clock-runs = Let the clock run
button-post-anew = Post anew
button-export = Export
button-reopen = Open again
button-moderation-main = Look again
button-moderation-act = Answer for a seat
button-moderation-seats = Give a seat away
button-moderation-back = Go back
button-moderation-fix = Repair
button-moderation-elsewhere = Move
button-moderation-close = Close
button-moderation-delete = Delete
button-act-unseen = Those asked unseen: default
button-act-default = The default answer
button-act-computer = As a computer captain would
button-heir-computer = A computer captain
button-moderation-undo = Undo all of this
button-moderation-delete-sure = Delete table { $number } for good
button-moderation-number = Enter a number
button-moderation-mend = Repair it
hint-moderation-seat = Which seat?
hint-moderation-answer = What everybody can see of the choices
hint-moderation-heir = Who gets the seat?
hint-moderation-step = Go back to before …
hint-moderation-channel = Into which channel?
hint-moderation-repair = Choose

moderation-title = **Moderate** · { $table }
moderation-waits = ⏳ { $other }{ $since }
moderation-waits-unseen = ⏳ Somebody is asked unseen{ $since }
moderation-nobody = The table waits for nobody.
moderation-nobody-asked = Nobody is asked anything right now.
moderation-paused = ⏸️ A moderator has stopped the clock: nobody is reminded, no time runs out. Moves are still possible.
moderation-asleep = 💤 Nobody has been here for long, so the clock stands still until somebody answers.
moderation-away = A computer captain sails for { $seats }.
moderation-stuck = ⚠️ A computer captain is stuck: answer for it, or go back a step.
moderation-lobby = This table has not begun yet.
moderation-finished = This game is over. Its seed is published, so nobody could go on with it fairly.
moderation-ended = This table was closed before its end. You can open it again.
moderation-act = Answer for a seat. Everybody is told who did it. You see nothing here that is not for all to see.
moderation-answers = **{ $other }**: { $question }
moderation-answers-secret = **{ $other }** is asked in secret, so you can only have the default given, or a computer captain answer.
moderation-seats = Give a seat to somebody else. A member who gives up a seat loses hand and panels; a computer captain can be replaced too.
moderation-heirs = Who takes over { $other }’s seat? For anybody not listed, use /moderate replace.
moderation-myself = Yourself
moderation-back = The newest steps are on top. Choose one to see what going back to before it would undo. What was answered unseen goes along and is not listed.
moderation-no-steps = Nothing has happened yet that could be undone.
moderation-step-repair = A repair
moderation-back-sure = { $count ->
    [one] **Undo this step ({ $whose })?** These lines would go:
   *[other] **Go back to before this step ({ $whose })?** { $count } steps would be undone, and these lines would go:
}
moderation-back-more = … and { $count } more
moderation-move = Move the table to another channel. It gets a new thread there; a sentence in the old one leads to it.
moderation-no-channels = There is no other channel that you and I can see.
moderation-close-sure = Close **{ $table }** before its end? You can open it again.
moderation-delete-sure = Delete **{ $table }** with its log, moves and result? **Nobody can bring it back.** Export it first if you may need it.
moderation-repair = **Repair.** The laws of the game are kept, the question on the table is asked anew, and everybody reads what you did.
moderation-repair-sure = Is that right?
moderation-did-nudge = Done: members who are awake are reminded within minutes, the others when they wake.
moderation-did-post = Posted anew.
moderation-did-back = Done: the table is where it was then.
moderation-did-repair = Repaired.

scene-acted-unseen = { $moderator } had the default given for those who were asked unseen.
scene-paused = ⏸️ { $moderator } has stopped this table’s clock. You can still play.
scene-goes-on = ▶️ { $moderator } lets this table’s clock run again.
scene-moved = { $moderator } has moved this table to { $place }.
scene-closed = { $moderator } has closed this table.
scene-deleted = { $moderator } has deleted { $table }.

tell-stands-still = The clock stands still, so nobody is reminded. Let it run first.
tell-nobody-to-nudge = The table waits for nobody.
tell-nudged = Everybody was reminded within the last hour. Wait a little.
tell-gone-on = The table has gone on since you looked. Look at the steps again.
tell-deleted = { $table } is deleted.
