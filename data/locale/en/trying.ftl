# What a member has for himself: notes, odds.

## Notes

button-notes = Write notes
button-notes-change = Change my notes
notes-title = 📝 **My notes**
    { $notes }
notes-line = 📝 { $notes }
modal-notes-title = My notes for this table
modal-notes-label = Notes
modal-notes-about = Only you can read them. They are gone when you give up your seat.
command-notes = Write down something for yourself at this table
tell-notes-too-long = Notes can have { $most } characters at most. Shorten yours a little.

## Odds

command-odds = Two ships against each other: the odds of a fight, at any time
tell-no-odds = I can’t work out any odds for this game.
tell-odds-off = This table plays without odds: its host turned them off in the lobby.
odds-title = The odds

## Sandboxes

mark-sandbox = Sandbox
command-game-try = Try something from here, in a sandbox of your own that nobody else sees
button-try-anew = Anew from the game
button-put-away = End this
tell-not-from-here = That can’t be done from here.
tell-put-away = { $table } is over.
table-title-sandbox = Sandbox: { $game }, table { $number }
tell-sandboxes = You have { $most } sandboxes already. End one of them first.
why-cannot-be-tried = I can’t set up this position right now. Try again at your next question.
