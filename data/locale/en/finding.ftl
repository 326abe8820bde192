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
way-back = 📌 **The way back to { $table }**, however much is said here.

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
tables-under-way = **{ $table }** in { $place }: under way
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

## New tables

button-wishes = Tell me of new tables
button-wish-no-more = No more of these
hint-wishes = Tell me when a table opens
wishes-title = **New tables.** Pick what you would play. When such a table opens in this server, you get one direct message, never at night.
wishes-none = So far you have picked nothing.
wish-any = Any table
wish-game = { $game }, at any pace
wish-pace = Any game: { $pace }
wish-both = { $game }: { $pace }
wishes-opened = 🔔 A table has opened that you may like:
tell-wishes-over = You’ll hear of no more new tables in that server. Changed your mind? Type /tables show:wishes there.
tell-only-in-server = That works in a server only. Type it in the one whose tables you mean.
tables-wishes = Tell me of new tables

## Who comes to a lobby

arrivals-came = ⚓ **{ $table }** in { $place }: { $seats } { $seats_count ->
    [1] has
   *[other] have
} joined.
arrivals-room = { $count ->
    [0] The table is full: start whenever you like.
    [1] 1 seat is still free.
   *[other] { $count } seats are still free.
}
arrivals-full-here = ⚓ { $who }, { $table } is full: start whenever you like.
button-arrivals-off = Don’t tell me who joins
tell-arrivals-off = I’ll tell you no more who joins your tables. Changed your mind? Type /settings arrivals:on.
command-settings-arrivals = Whether you are told who joins a table of yours
settings-arrivals = You are told who joins a table of yours before it begins.
settings-no-arrivals = You are not told who joins a table of yours.
command-settings-upcoming = Whether you are told that you are next
settings-upcoming = You are told once when you are next, together with your reminders.
settings-no-upcoming = You are not told when you are next (upcoming:on).

## Help

help-nowhere = **No table is played in this channel.** /game new opens one. Never played? A first voyage begins at once, with computer captains, and a voice that tells you what to do.
help-open = **{ $table } is looking for players.** Join it; the game begins when its host presses “Start”.
help-lobby = **You have a seat at { $table }, which has not begun.** Its host presses “Start”; empty seats go to computer captains (“Add computer captain”). /seat invite asks somebody to join.
help-asked = **It is your move at { $table }.** “Your choices” shows what you are asked; there, **Explain** says what each answer means.
help-waiting = **{ $table } waits for others now.** /who says for whom, /hand shows what you hold, /log tells what has happened. You get a message when it is your move.
help-watching = **You are watching { $table }.** “Follow” tells you of each round in one direct message; /seat show says whether a seat is free to take.
help-over = **{ $table } is over.** “Play again” on its last message opens a new table with the same players; /game past shows its rounds, /stats how you stand with your rivals.
help-direct = **Tables with others are played in servers.** Here you can sail a first voyage by yourself, and look after your tables with /tables. Reminders are set with /time, in a server or in direct messages with me.
help-always = -# Anywhere: /tables lists your tables, /stats what you have won, /rules explains any card or rule, /settings sets how things look.
help-moderators = -# For you as a moderator: /setup settles this server’s tables, /moderate console mends one.
button-try = Try a first voyage
tell-voyage-begun = Your first voyage begins in { $place }.
tell-voyage-already = You are on a first voyage already, in { $place }.
tell-no-voyage = No game of this server has a first voyage. Open a table with /game new.
command-voyage = Begin a first voyage with computer captains, or go on with it
command-help = See what you can do here and now

## Greeting a server

greeting = ### Ahoy! I’m Quartermaster.
    I run pirate board games in threads of this server: { $games }. I know the rules, deal the cards, keep every secret and draw the board; computer captains take empty seats.
    Never played? A first voyage begins at once, with a voice that advises you. /game new opens a table for several, /help says what you can do where you are.
greeting-setup = -# For moderators: /setup chooses the channel and the language of tables, and says what is missing.
