# Time: the pace of a table, reminders, deadlines, vacations.

## Whom a table waits for

wait-since = { " " }(asked { $since }{ $until })
wait-until = , due { $when }, { $left }
wait-home = { " " }– on vacation until { $until }
who-still-moderator = A moderator has stopped the clock of this table.
who-still-asleep = Nobody has been here for a while, so the clock stands still until somebody plays.
who-clock = { $seat } { $minutes }:{ $seconds }
who-clocks = On the clocks before this turn: { $told }
who-away = { $seat } is away; a computer captain sails meanwhile.
title-waits = ⏳ { $seats }, since { $day } · { $table }

## Pace

button-pace = Pace
pace-title = **Pace** · { $table }
pace-line = **Pace:** { $pace }.
pace-live = Live
pace-live-about = Everyone is here: no deadline
pace-clock = Live, with a clock
pace-clock-about = Each player has a set number of minutes for the whole game
bank = { $minutes } minutes for each player
hint-bank = Minutes for each player
pace-several = Several moves a day
pace-several-about = 8 hours for each move; none ends at night
pace-daily = A move a day
pace-daily-about = 24 hours for each move
pace-weekly = A move a week
pace-weekly-about = 7 days for each move
hint-pace = Pace
at-deadline-wait = Wait
at-deadline-wait-about = Nothing happens; reminders go on
at-deadline-wait-line = When the time is over, the table waits.
at-deadline-default = The usual answer
at-deadline-default-about = What a careful player would do
at-deadline-default-line = When the time is over, the usual answer is given.
at-deadline-answer = A computer captain answers
at-deadline-answer-about = For this move only; the next one is theirs again
at-deadline-answer-line = When the time is over, a computer captain answers for this move.
at-deadline-seat = A computer captain sails on
at-deadline-seat-about = Until the member is back
at-deadline-seat-line = When the time is over, a computer captain sails on until the member is back.
hint-at-deadline = When the time is over
button-title-on = Say in the title whose move it is
button-title-off = No names in the title
time-pace = { $who } has changed the pace. { $pace }

## When the time is over

time-default = ⏳ Time is up for { $seat }: the usual answer was given.
time-captain = ⏳ Time is up for { $seat }: a computer captain answered.
time-unseen = ⏳ Time is up: the secret choice was made without waiting any longer.
time-away = ⏳ Time is up for { $seat }. A computer captain sails on; { $seat } takes over again with any answer, or with this button.
time-back = ⚓ { $seat } is back.
time-asleep = 💤 Nobody has been here for a while. The clock stands still until somebody plays.
time-extended = ⏳ { $who } has given you more time, until { $until }.
time-by-vote = The vote
button-back-again = I’m back
tell-back = Welcome back!
tell-never-away = You were not away. What you are asked is behind “Your choices”.

## More time

button-more = More time
button-agree = Agree
vote-asked = ⏳ { $seat } asks for more time.
vote-count = { $count } of { $needed } agree so far.
vote-agreed = ⏳ More time was asked for, and given.
tell-more-given = The clock starts again.
tell-more-asked = I have asked the others in the thread.
tell-no-deadline = No clock is running at this table, so nobody needs more time.
tell-enough-time = You have voted for more time 3 times in a row; now a moderator can give it with /time more.
tell-vote-over = That vote is over. Ask again with /time more.
tell-voted = You have agreed already. The others can press the button too.

## Reminders

remind-title = { $count ->
    [1] ⏳ **A table waits for you:**
   *[other] ⏳ **{ $count } tables wait for you:**
}
remind-line = - { $table }, { $place }: your move, asked { $since }{ $until }
remind-line-unseen = - { $table }, { $place }: somebody was asked in secret { $since }{ $until }; “Your choices” tells you whether it is you
remind-coming-title = ⏳ **You are next:**
remind-line-coming = - { $table }, { $place }: the one before you was asked { $since }
remind-more = - and { $count ->
    [1] 1 more
   *[other] { $count } more
}
remind-zone = -# No reminders between { $low } and { $high }. Your time zone is probably { $zone }; change it with /time reminders.
remind-here = ⏳ { $who }, it is your move (asked { $since }{ $until }).
remind-here-unseen = ⏳ { $who }, somebody was asked in secret { $since }{ $until }; “Your choices” tells you whether it is you.
button-hush = { $count ->
    [1] Mute until my next turn
   *[other] Mute these until my next turn
}
tell-hushed = { $count ->
    [1] I’ll say nothing more until your next turn.
   *[other] I’ll say nothing more about these tables until your next turn.
}
tell-nothing-to-hush = None of these tables waits for you any more, so there is nothing to mute.
rest-title = **Your reminders**
rest-never = None.
rest-usual = As often as the table’s pace asks for.
rest-every = At most every { $hours } hours.
rest-quiet = Quiet from { $low } to { $high }.
rest-no-quiet = At any time of the day.
rest-zone = Your time zone: { $zone }.
rest-zone-guessed = Your time zone, as far as I can guess: { $zone }.
rest-vacation = On vacation until { $until }.
interval-usual = As the table’s pace asks for
interval-0 = Never
interval-3 = Every 3 hours
interval-6 = Every 6 hours
interval-12 = Every 12 hours
interval-24 = Once a day
interval-48 = Every other day
tell-vacation = Enjoy it! Your clock stands still at all your tables until { $until }. Back early? Use /time back.
tell-too-quiet = At most { $most } hours in a row can be quiet. Choose other hours.
tell-no-time-zone = I know no time zone called { $zone }. Type a large city near you, and pick one from the list.

## Commands

command-time = Pace, more time, reminders, vacation
command-time-pace = See or change the pace of this table
command-time-pace-pace = How long a move may take
command-time-pace-end = What happens when the time is over
command-time-pace-minutes = Minutes for each player, at a table with a clock
command-time-more = Ask the others for more time; moderators give it
command-time-back = Say that you are back
command-time-vacation = Stop your clock at all your tables
command-time-vacation-days = For how many days
command-time-reminders = See or change how often and when you are reminded
command-time-reminders-every = How often
command-time-reminders-from = Quiet from this hour (0 to 23)
command-time-reminders-to = Quiet until this hour (0 to 23)
command-time-reminders-zone = Your time zone: type a large city near you
