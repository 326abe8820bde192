# Spectators: following a table, boards of rounds past, all hands after the end.

button-follow = Follow
button-unfollow = Stop following
button-past = Earlier rounds
button-hands = All hands
button-board-then = Back to the board
hint-past = Another round

watch-title = 🔭 **{ $table }**, played in { $place }
watch-begins = The game is just beginning.
watch-round = Round { $number }
watch-waits = I edit this message once a round and send no other.
past-title = ### { $table } · as round { $number } began
past-end = ### { $table } · at the end
past-round = Round { $number }
past-the-end = The end
hands-title = -# Everyone’s hand as round { $number } began
tell-follows = You are following { $table } now: I have sent you one direct message, and edit it once a round.
tell-unfollowed = You are no longer following { $table }.
tell-follows-already = You are following this table already.
tell-follows-not = You are not following this table.
tell-follows-many = You are following { $most } tables already. Stop following one of them first.
tell-many-followers = This table has as many followers as I can write to. You can read along in its thread.
tell-open-dm = I cannot send you direct messages. Allow them for this server, then follow again.
tell-no-such-round = I can show the rounds from { $low } to { $high }.
tell-no-round-yet = No round has begun yet.
tell-no-past = The rules of this table changed while it was being played, so I cannot show its earlier rounds.
tell-hands-running = Hands stay hidden while the game goes on.
tell-hands-later = Everyone’s hands can be seen a day after the end: from { $when }.

command-game-follow = Follow this table in one direct message, or stop following
command-game-past = See the board as an earlier round began
command-game-past-round = Which round
