# Seats: who sits where while a game is played, offers, votes.

button-seats = Seats
button-sit = Take the seat
button-sit-there = Take seat { $number }
button-no-thanks = No, thanks
button-swap = Change seats
button-return = Back to my seat
button-give-back = Give the seat back
button-quit = Leave the table
button-here = I’m here
button-latecomers-on = Let anyone take a free seat
button-latecomers-off = Invited players only
hint-swap = Offer to change seats with
hint-unseat = Ask for a computer captain instead of

crew-title = **Seats** · { $table }
crew-away = { " " }(away; a computer captain sails meanwhile)
crew-lent = { " " }(sitting in for { $who })
crew-how-to-sit = A computer captain’s seat is free to take: you play on with its ship, cards and gold.
crew-how-to-lend = Away for longer? /seat hand lets somebody sit in for you, /seat invite asks somebody to join.
crew-closed = New players need an invitation from somebody at this table.
crew-taken = ⚓ { $seat } took over seat { $number } from { $before }.
crew-handed = ⚓ { $seat } sits in for { $before }, who can come back with /seat return.
crew-handed-for-good = ⚓ { $seat } plays on for { $before }.
crew-returned = ⚓ { $who } is back. Thank you for sitting in, { $before }!
crew-swapped = 🔁 { $seat } and { $other } have changed seats.
crew-voted = 🗳️ The table has voted: { $other }, a computer captain, plays seat { $number } instead of { $before }.
crew-lost = You have no seat at { $table } any more, so there is nothing here to decide.
crew-moved = You sit in another seat now. “Your choices” on the table’s newest message shows what it is asked.
crew-leave-sure = Leave { $table }? A computer captain plays on. You can return to your seat until somebody else takes it.
crew-leave-lent = Leave { $table }? Your seat goes back to { $who }, for whom you sit in.
tell-welcome = Welcome aboard { $table }!
tell-given-back = The seat is back with its owner. Thank you for sitting in!
tell-knows-seat = You have played { $seats } at this table and know those secrets, so you can only return to that seat.
tell-they-know-seat = { $who } has played another seat at this table and knows its secrets. Invite somebody else.
tell-no-latecomers = This table takes invited players only. Ask one of them for /seat invite.
tell-seat-taken = That seat isn’t free for you. Somebody may have been quicker.
tell-no-free-seat = No computer captain sits at this table, so there is no seat to take.
tell-sits-already = { $who } has a seat here already.
tell-left-server = You are not in the server of { $table } any more, so you cannot sit down there.
tell-no-bots = { $who } is a bot. Add a computer captain instead.
tell-nothing-lent = Nobody sits in for you, and you sit in for nobody.
tell-owner-seated = The owner of this seat has another seat here now, so you keep it.
tell-lent-stays-lent = This seat is { $who }’s. You can ask somebody else to sit in, but not give it away.
tell-owner-gone = { $who } has left this server, so the seat is yours now.

## Offers

offer-hand = { $who } asks you to sit in at { $table }: same ship, cards and gold, until { $who } is back.
offer-hand-for-good = { $who } offers you a seat at { $table } for good: same ship, cards and gold.
offer-swap = { $who } would like to change seats with you at { $table }. Each of you then knows the other’s cards.
offer-invite = { $who } invites you to { $table }: a game is under way, and you can take over from a computer captain.
offer-invite-lobby = { $who } invites you to { $table }. It has not begun yet.
offer-where = It is played in { $place }.
offer-accepted = ⚓ { $who } has accepted.
offer-declined = { $who } has declined.
offer-withdrawn = { $who } has taken the offer back.
offer-over = This offer is over.
tell-offered = I have asked { $who } in { $place } and by direct message.
tell-offered-here = I have asked { $who } in { $place }; direct messages to { $who } are closed.
tell-offer-over = That offer is over. Ask for a new one.
tell-not-for-you = Only { $who } can answer this.
tell-many-offers = Too many offers are open at this table. Wait until some are answered.
tell-invited-already = { $who } was invited less than a day ago. Give them time to answer.
tell-swap-whom = Choose another member of this table to change seats with.
tell-cannot-swap = { $other } cannot change seats now: a computer captain or a stand-in sits there.

## Votes about a seat

ballot-asked = 🗳️ { $who }, the table has been waiting for you for a long time. Let a computer captain play on for { $other }?
ballot-over = This vote is over.
ballot-objected = ⚓ { $seat } is here, so the vote is over.
vote-agreed-seat = 🗳️ The vote is over: a computer captain plays on.
tell-unseated = A computer captain plays on in that seat.
tell-unseat-asked = I have asked the others in the thread.
tell-not-late = { $other } has not kept this table waiting for a day. Try again later, or ask a moderator.
tell-away-first = A computer captain sails for you here. Come back with /time back first.
tell-vote-oneself = You can leave with /game leave; the others vote about you without you.
tell-vote-others = Only { $other } can press this.
tell-vote-running = You are voting about { $other } already. Finish that vote first.
tell-ballot-over = That vote is over.

## Commands

command-seat = Take, lend, change or leave a seat while a game is played
command-seat-show = See who sits where, and what you can do about it
command-seat-take = Take over from a computer captain
command-seat-take-seat = Which seat
command-seat-hand = Let another member sit in for you
command-seat-hand-member = Who takes over
command-seat-hand-for-good = You do not want the seat back
command-seat-return = Return to your seat, or give a lent one back
command-seat-swap = Offer to change seats with a member of this table
command-seat-swap-member = With whom
command-seat-invite = Invite a member to this table
command-seat-invite-member = Whom to invite
command-seat-invite-seat = Which computer captain’s seat, while a game is played
command-seat-replace = Vote for a computer captain instead of a member who is not there
command-seat-replace-seat = Whose seat
