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

## A game that is over, looked over for who played it

button-review = My review
review-title = ### How you played { $table }
review-about = I played both answers on in imagined games, with other luck and only what you could know. { $game_id ->
    [marauders] Glory counts as the gold it is worth.
    [port_royal] Influence counts as the coins it is worth.
   *[other] { "" }
}
review-costly = What cost you most
review-line = { $round } – { $asked } You: “{ $gave }”. Better: “{ $better }”, { $cost }.
review-nothing = Nothing stands out: another answer would hardly have brought you more.
review-worth = { $game_id ->
    [marauders] about { $much } gold more
    [port_royal] about { $much ->
        [1] 1 coin
       *[other] { $much } coins
    } more
   *[other] about { $much ->
        [1] 1 point
       *[other] { $much } points
    } more
}
review-luck = { $game_id ->
    [port_royal] How the cards fell
   *[other] How the dice fell
}
review-decided = What decided it
review-round = { $game_id ->
    [treasure_fleet] Sailing { $number }
   *[other] Round { $number }
}
tell-review-own = You had no seat here, so there is nothing of yours to look over.
tell-no-review = I cannot play this game again: its rules have changed since, or it did not start from the beginning.
