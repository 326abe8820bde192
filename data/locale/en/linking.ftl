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

# What programs are told of a table, and their keys.

button-programs = For programs
button-read-key = New key
button-end-keys = End all keys
programs-title = ### { $table } for programs
    A program with a key can read what every spectator sees, and do nothing. As host or moderator you give the keys out.
programs-keys = { $count ->
    [0] No key has been given out.
    [one] One key has been given out.
   *[other] { $count } keys have been given out.
}
programs-key = ### A key to { $table }
    Address: `{ $page }/api/v1/table`
    Key: ||`{ $key }`||
    -# It is shown only now. Send it as `Authorization: Bearer`. It holds until a day after the game, or until you end it with /game programs.
command-game-programs = Host and moderators: what other programs may read of this table

# The address to which a table's story is sent.

button-hook = Send to an address
button-end-hook = Send nowhere
modal-hook-title = Send the story to an address
modal-hook-label = Address
modal-hook-about = Starts with https://. A webhook of a Discord channel, or a server of yours.
hook-about = The story of this table can also be sent to an address, turn by turn: into a channel of another server, or to a program of yours.
hook-nowhere = It is sent nowhere.
hook-to = It is sent to **{ $host }**.
hook-secret = ### { $table } is now sent to { $host }
    Secret: ||`{ $secret }`||
    -# It is shown only now. Everything sent is signed with it, so that your program knows where it comes from. A Discord channel needs none.
hook-set = { $who } has the story of this table sent to **{ $host }**: what every spectator sees, turn by turn.
hook-ended = { $who } no longer has the story of this table sent anywhere.
hook-hello = The story of { $table } arrives here from now on.
hook-anew = **{ $table }**: a move was taken back, so once more:
hook-given-up = **{ $host }** has not accepted anything from { $table } for a day, so the story is no longer sent there. /game programs sets a new address.
tell-hook-address = That address does not work. It has to start with https:// and a name, such as https://pirates.example/story.
tell-hook-refused = { $host } did not accept the first message, so nothing is sent there. Check the address and try again.
tell-hook-over = Only a game in progress can be sent to an address.
