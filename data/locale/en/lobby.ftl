# Gathering players: a ready check, a time to start, a call, the list of open tables.

lobby-starts = **Starts:** { $when }, { $left }
lobby-language = **Language:** { $language }
button-gather = Gather players
button-check = Ready check
button-call = Call players
button-ready = I’m ready
button-not-ready = Not yet
hint-start-at = Start at a time
hint-tongue = Language of this table

gather-title = **Gather players** · { $table }
gather-starts = The game starts by itself { $when }, { $left }.
gather-no-time = The game starts when you press “Start”, at a time you choose here, or when everyone is ready.
gather-call-about = “Call players” notifies everyone who looks for games here: every 2 hours at most, and once a day for one table.
gather-no-role = Moderators can name a role to call with /setup players_role.
gather-in = in { $count } minutes
gather-hours = { $count ->
    [1] in 1 hour
   *[other] in { $count } hours
}
gather-off = No time: somebody presses “Start”
gather-soon = { $table } starts { $left }.
gather-no-start = { $table } has not started: { $why } Start it by hand, or choose another time.
gather-missed = I was away when it was time.
gather-called = 📣 { $role }: { $line }
tell-no-moment = I can’t read “{ $typed }” as a time. Write “20:30”, “8 pm” or “in 2h”, at most 14 days ahead.
tell-starts = The game starts { $when }, { $left }.
tell-starts-zone = The game starts { $when }, { $left }. Not what you meant? I take your time zone to be { $zone }; change it with /time reminders.
tell-no-role = This server names no role to call. Moderators can do so with /setup players_role.
tell-called-already = Players were called not long ago. You can call again after { $when }.
tell-called = The call is out.
tell-joined = You have a seat at { $table }, in { $place }.

check-title = ✋ **Everyone ready?** { $table } starts as soon as all of you are.
check-ready = ✅ { $who }
check-waits = ⬜ { $who }
check-until = -# This check ends { $left }.
check-all = ✅ Everyone is ready. Off we go!
check-not-ready = ✋ { $who } is not ready yet, so the check is over.
check-lapsed = ✋ The ready check is over. Still missing: { $members }
tell-check-begun = I have asked everyone.
tell-check-runs = A ready check is running already. Wait until it is over.
tell-check-alone = Nobody else sits here, so there is nobody to ask. Press “Start” instead.
tell-check-over = That ready check is over.

tables-title = **Open tables**
tables-none = No table is open here. Open one with /game new.
tables-lobby = **{ $table }** in { $place }, opened by { $host }: { $count ->
    [0] full
    [1] 1 seat free
   *[other] { $count } seats free
} · { $pace } · { $language }
tables-begun = **{ $place }**, under way: { $count ->
    [1] 1 computer captain’s seat to take
   *[other] { $count } computer captains’ seats to take
} · { $pace } · { $language }
tables-starts = { " " }· starts { $left }
tables-more = … and { $count ->
    [1] 1 more.
   *[other] { $count } more.
}

## What gentle captains say

lobby-asides = **Gentle captains:** they say nothing at this table
button-asides-off = Silence gentle captains
button-asides-on = Let gentle captains talk
