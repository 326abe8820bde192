# The page of a table on Discord: links to it, and how they end.

button-open-page = Open the table
button-link-page = Open in the browser
button-end-links = End my links
button-end-all-links = End everyone’s links
link-own-seat = ### { $table }
    This link opens **your seat**: anyone who has it sees your hand and can play for you.
link-looks-on = ### { $table }
    This link lets you **watch** in your browser. You see what every spectator sees.
link-keep = Keep it to yourself. It ends when you leave the table, and a day after the game.
link-ended = Your links to { $table } open nothing any more.
link-all-ended = No link opens { $table } any more. Everyone can ask for a new one.
tell-no-page = Tables have no page here. The bot’s operator can set PAGE_URL to give them one.
tell-page-closed = This table can be opened in the browser from the start of its game until a day after its end.
command-game-page = Get a link that opens this table in your browser
