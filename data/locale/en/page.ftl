### The page of the local table. What the bot says there comes from its messages. House style: docs/style.md.

page-skip = To the table’s buttons
page-places = Tables
page-seats = Seats
page-more = Menu
page-board = The board
page-to-table = Play on the board
page-table = The table
page-private = Only for you
page-direct = Messages to you
page-after = At the table
page-earlier = Earlier
page-cover = A galleon under full sail, off a coast with palms.
page-no-picture = This picture is not kept any more.
page-large = Large: { $name }
page-save = Save { $name }
page-thinking = One moment …
page-dismiss = Put away
page-up-to = Choose up to { $most }
page-several = Choose { $least } to { $most }
page-exactly = Choose { $count }
page-ok = OK
page-close = Close
page-yes = yes
page-no = no

## Seats at a shared screen

page-show-seat = Show { $name }’s cards
page-covered = { $name }’s cards and messages are covered. Is nobody else looking?
page-called = { $name } is asked
page-is-asked = is asked
page-absent = { $name } has no seat at this table yet
page-your-turn = Your turn.
page-links = Links
page-links-about = Each link opens one seat, and shows nothing of the others. They work on this machine only: give every friend a window of their own.
page-copy = Copy
page-copied = Copied

## Words and commands

page-words-mode = Words for pictures
page-command = Command
page-command-hint = / for all commands
page-send = Send

## The connection

page-lost = The table does not answer; the page keeps trying.
page-back = The table is back.
page-ended = This link opens nothing any more. Open the one that the terminal shows.
page-many = This link is open in too many windows. Close one of them.
page-gone = That is not there any more. Look at the table again.
page-no-command = There is no such command. Type / to see them all.
page-unreadable = The table cannot read what this page has sent. Load the page again.
page-no-answer = The table did not answer in time. Try again.

## Keys

page-keys = Keys
page-keys-on = Single letters are shortcuts
page-key-command = type a command
page-key-table = to the table’s buttons
page-key-private = to what is only for you
page-key-direct = to your messages
page-key-board = to the board
page-key-keys = this list
page-key-tab = to the next button
page-key-enter = press it
page-key-escape = close a window or a list
