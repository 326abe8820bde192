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
tell-no-odds = There is nothing here of which I could reckon odds.
tell-odds-off = At this table nobody is told odds: its host has settled that in the lobby.
odds-title = The odds

## Sandboxes

table-title-sandbox = Sandbox: { $game }, table { $number }
tell-sandboxes = You have { $most } sandboxes already. End one of them first.
why-cannot-be-tried = What you know of this table cannot be laid out just now. Try again at your next question.
