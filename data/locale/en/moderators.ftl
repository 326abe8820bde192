# Moderators: the private panel of a table.

command-moderate-console = Everything you can do to a table, in one private panel
button-console = Moderate
button-nudge = Nudge
button-more-time = More time
button-pause = Stop the clock
button-clock-runs = Let the clock run
button-post-anew = Post anew
button-export = Export
button-reopen = Open again
button-console-main = Look again
button-console-act = Answer for a seat
button-console-seats = Give a seat away
button-console-back = Go back
button-console-fix = Repair
button-console-elsewhere = Move
button-console-close = Close
button-console-delete = Delete
button-act-unseen = Those asked unseen: default
button-act-default = The default answer
button-act-computer = As a computer captain would
button-heir-computer = A computer captain
button-console-undo = Undo all of this
button-console-delete-sure = Delete table { $number } for good
button-console-number = Enter a number
button-console-mend = Repair it
hint-console-seat = Which seat?
hint-console-answer = What everybody can see of the choices
hint-console-heir = Who is to have it?
hint-console-step = Go back to before …
hint-console-channel = Into which channel?
hint-console-repair = Choose

console-title = **Moderate** · { $table }
console-waits = ⏳ { $other }{ $since }
console-waits-unseen = ⏳ Somebody is asked unseen{ $since }
console-nobody = The table waits for nobody.
console-nobody-asked = Nobody is asked anything right now.
console-paused = ⏸️ A moderator has stopped the clock: nobody is reminded, no time runs out. Moves are still possible.
console-asleep = 💤 Nobody has been here for long, so the clock stands still until somebody answers.
console-away = A computer captain sails for { $seats }.
console-stuck = ⚠️ A computer captain is stuck: answer for it, or go back a step.
console-lobby = This table has not begun yet.
console-finished = This game is over. Its seed is published, so nobody could go on with it fairly.
console-ended = This table was closed before its end. You can open it again.
console-act = Answer for a seat. Everybody is told who did it. You see nothing here that is not for all to see.
console-answers = **{ $other }**: { $question }
console-answers-secret = **{ $other }** is asked in secret, so you can only have the default given, or a computer captain answer.
console-seats = Give a seat to somebody else. A member who gives up a seat loses hand and panels; a computer captain can be replaced too.
console-heirs = Who is to sit there instead of { $other }? Another member can be named with /moderate replace.
console-myself = Yourself
console-back = The newest steps are on top. Choose one to see what going back to before it would undo. What was answered unseen goes along and is not listed.
console-no-steps = Nothing has happened yet that could be undone.
console-step-repair = A repair
console-back-sure = { $count ->
    [one] **Undo this step ({ $whose })?** These lines would go:
   *[other] **Go back to before this step ({ $whose })?** { $count } steps would be undone, and these lines would go:
}
console-back-more = … and { $count } more
console-move = Move the table to another channel. It gets a new thread there; a sentence in the old one leads to it.
console-no-channels = There is no other channel that you and I can see.
console-close-sure = Close **{ $table }** before its end? You can open it again.
console-delete-sure = Delete **{ $table }** with its log, moves and result? **Nobody can bring it back.** Export it first if you may need it.
console-repair = **Repair.** The laws of the game are kept, the question on the table is asked anew, and everybody reads what you did.
console-repair-sure = Is that right?
console-did-nudge = Done: members who are awake are reminded within minutes, the others when they wake.
console-did-post = Posted anew.
console-did-back = Done: the table is where it was then.
console-did-repair = Repaired.

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
