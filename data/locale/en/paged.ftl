### What is said otherwise on a page of ours: `page-<key>` wins there over `<key>`, which names commands, messages or
### buttons of Discord's. House style: docs/style.md.

page-crew-handed = ⚓ { $seat } sits in for { $before }, who may come back at any time.
page-explain-more = The full rule is under Rules: { $topic }
page-log-table-opened = The table is set for { $game }. The seed of all dice and cards is sealed as { $commitment_short }…
page-outcome-seed = Seed { $seed }
page-time-away = ⏳ Time is up for { $seat }. A computer captain sails on until { $seat } is back.
page-tell-again-open = The next game of this table is open already.
page-tell-again-stranger = Only those who sat at { $table } can ask for another game there. Open a table of your own.
page-tell-away-first = A computer captain sails for you here. Come back first.
page-tell-begun = This game has begun already.
page-tell-check-alone = Nobody else sits here, so there is nobody to ask. Just start.
page-tell-enough-time = You have voted for more time 3 times in a row; now only a moderator can give it.
page-tell-file-broken = I can’t open that file. Choose one that you saved from a finished game, just as it was.
page-tell-file-large = That file is too large. Choose one that you saved from a finished game.
page-tell-file-unfinished = That game wasn’t over when it was saved, so the file only has what everybody knew. Save it again once the game has ended.
page-tell-game-closed = { $game } is not played here. You can play { $games }.
page-tell-last-member = You are the last one at this table. End the game instead.
page-tell-left-server = You do not belong to { $table } any more, so you cannot sit down there.
page-tell-many-hosted = You are the host of { $most ->
    [one] a table already, and may have only that one
   *[other] { $most } tables already, and may have no more
}. Finish one first, or join somebody else’s.
page-tell-many-lobbies = You have enough tables open that have not begun. Start or close one of them first.
page-tell-many-seats = You sit at { $most ->
    [one] a table already, and may have only that one
   *[other] { $most } tables already, and may have no more
}. Finish one first, or leave it.
page-tell-moderators-only = That is for the host of this place.
page-tell-module-closed = { $module } needs { $needs }, which is settled to stay out. Choose without { $module }.
page-tell-never-away = You were not away.
page-tell-no-latecomers = This table takes invited players only. Ask one of them to invite you.
page-tell-no-moment = That is no time I can read. Write 20:30, 8 pm or in 2h, at most 14 days ahead.
page-tell-no-role = There is nobody to call here.
page-tell-nothing-to-explain = Nobody asks you anything right now.
page-tell-odds-never = Odds are not allowed here. Play without them.
page-tell-old-button = That is not to be had here any more. Load the page again.
page-tell-old-table = This table was begun with rules I no longer play by, so it cannot go on. Open a new one.
page-tell-owner-gone = { $who } is gone for good, so the seat is yours now.
page-tell-server-lobbies = { $most ->
    [one] A table is open already that has not begun, and only one is allowed.
   *[other] { $most } tables are open already that have not begun, and no more are allowed.
} Join one of them, or wait until one begins.
page-tell-table-over = This table is over.
page-tell-vote-oneself = You can just leave; the others vote about you without you.
page-tell-vote-others = Only { $other } can say that.
page-tell-vote-over = That vote is over. Ask once more.
page-tell-voted = You have agreed already. The others can agree, too.
# What it costs stands beside it.
page-way-dock = Sail to { $zone } and dock
page-way-sail = { $zone_id ->
    [caribbean_sea] Sail to the Caribbean Sea
   *[other] Sail to { $zone }
}
page-option-raid = { $claim ->
    [only] Raid her
    [flag] Rob the { $nation }: she sails under their flag
    [waters] Rob the { $nation }: these are their waters
   *[other] Rob the { $nation }
}
page-told-table-opened = **{ $game }**: the table is set. Seed promised: { $commitment_short }…
page-ask-offer-swap-own = Pay { $gold } gold for a new offer?
