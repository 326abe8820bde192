# Finding tables: one's own, those of a server, the next one, the way back to a message.

button-next = { $count ->
    [1] Next table
   *[other] Next table ({ $count } wait)
}
button-go = Go there
button-mine = My tables
button-tables-here = Tables of this server
button-tables-before = Previous
button-tables-after = More tables
button-console = Console
button-down = Bring it down

mine-title = { $count ->
    [0] **Your tables.** None of them waits for you.
    [1] **Your tables.** One waits for you:
   *[other] **Your tables.** { $count } wait for you, the longest first:
}
mine-none = You have no seat at any table. Open a table with /game new, or find one with /tables show:here.
mine-turn = ⏳ **{ $table }** in { $place }: your move{ $wait }
mine-away = **{ $table }** in { $place }: a computer captain sails for you; any answer of yours takes over again
mine-more = - and { $count ->
    [1] 1 older table
   *[other] { $count } older tables
}
here-title = **Tables of this server:** { $count }
here-none = No table is open here, and no game is under way. Open a table with /game new.
tables-waits = **{ $table }** in { $place }: waiting for { $seats }{ $wait }
tables-unseen = **{ $table }** in { $place }: somebody is choosing in secret{ $wait }
tables-computers = **{ $table }** in { $place }: the computer captains are playing
tables-still = **{ $table }** in { $place }: the clock stands still
tables-aside = **{ $table }** in { $place }: set aside; its game cannot be opened at the moment
cockpit-elsewhere = -# { $table }, played in { $place }

tell-no-next = No other table waits for you. /tables lists all of yours.
tell-none-waits = No table waits for you. /tables lists all of yours.
tell-brought = The table’s message is at the bottom of { $place } again.
tell-brought-already = Somebody has just brought it down. Try again in a minute.

command-tables = Find your tables, the next that waits for you, and those of this server
command-tables-show = Which tables
tables-mine = My tables
tables-next = The next that waits for me
tables-here = All of this server
command-game-down = Bring the table’s message down, below what was said since
