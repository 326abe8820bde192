### What the bot itself says, whatever the game. House style: docs/style.md.

## Controls of a decision

button-go-on = Continue
button-none = Nothing
button-number = { $number }
button-number-other = Another number…
button-pick = Choose…
button-before = Back
button-after = More
button-sure = Take these ({ $count })
hint-one = Choose one
hint-aside = More …
hint-several = { $most ->
    [1] Choose one
   *[other] { $least ->
        [0] Choose up to { $most }
        [1] Choose up to { $most }
       *[other] Choose { $least } to { $most }
    }
}
hint-exactly = Choose { $most }
hint-number = { $low } to { $high }
hint-part = { $first } to { $last }
hint-page = Page { $page } of { $pages }
modal-number-title = How much?
modal-number-label = A number from { $low } to { $high }
picked-so-far = Picked: { $picks }.
grave-sure = **{ $option }:** there is no way back. Are you sure?
aside-sure = **{ $option }:** is that what you want?
end-sure = Close **{ $table }** before its end? Nobody can play on then.
button-end = Close this table
choice-all = All of them
choice-default = The default answer

## The table message

table-title = { $game } · table { $number }
table-title-opened = { $game } · table { $number } (from a file)
scene-asked = { $who }: { $prompt }
scene-asked-secret = { $who } is making a secret choice.
scene-secret = -# What only you may see is behind “Your choices”.
scene-hidden = Somebody is making a secret choice; “Your choices” tells you whether it is you.
scene-earlier = -# Earlier lines are in the log.
news-earlier = Earlier lines are in the log.
scene-call = { $members }: your move, in the message above.
scene-stuck = A computer captain is stuck. A moderator can help with /moderate act or /moderate undo.
scene-closed-dm = { $who }, I cannot send you direct messages, so your cards will not come that way. Press “Hand” whenever you want to see them.
scene-acted = { $moderator } answered for { $other }.
scene-replaced = { $moderator } gave seat { $number } away: { $other } sits there now.
scene-left = A member has left the table: { $other }, a computer captain, now plays seat { $number }.
scene-reopened = { $moderator } opened this table again.
button-choices = Your choices
button-hand = Hand
button-captain = Captain
button-board = Board
button-words = In words
button-log = Log
button-undo = Undo
button-redo = Redo
button-again = Play again
outcome-ended = This table was closed before its end.
outcome-winners = { $count ->
    [0] Nobody wins.
    [1] 🏆 **{ $winners } wins!**
   *[other] 🏆 **{ $winners } win together!**
}
outcome-you-win = { $count ->
    [0] 🏆 **You win!**
   *[other] 🏆 **You win, together with { $others }!**
}
outcome-seed = -# Seed `{ $seed }`; to check it: /game export, then `quartermaster verify`.
# Bold, so that Discord does not number the lines itself: equals share a place.
outcome-place = **{ $place }.** { $score }
score-plain = { $seat }: { $figures }

## Private answers

who-heading = **Waiting for:**
who-line = { $seat }: { $prompt }
who-hidden = Somebody, in secret.
who-nobody = Nobody is asked anything right now.
who-over = This table is over.
whisper = Something is asked of you at { $table }, unseen by the others. Answer here, or behind “Your choices” in { $place }.
hand-title = Your hand
hand-orders = **Surprise cards** – should I play them when their moment comes? You can change this at any time, and nobody else learns of it. For all your tables: /settings.
hand-title-table = Your hand · { $table }
hint-captain = Look at another captain
card-line = **{ $name }** — { $text }
# A card among the answers to what is asked now.
card-line-now = **{ $name }** (among your choices now) — { $text }
hand-open = **Open before you**
sheet-place = **{ $place }:** { $pieces }
sheet-figure = **{ $name }:** { $value }
sheet-nothing = Nothing yet.
log-title = Log · page { $page } of { $pages }
log-empty = Nothing has happened yet.
button-earlier = Earlier
button-later = Later
log-everybody = All captains
log-rounds = All rounds
log-round = { $count ->
    [one] Round { $low }
   *[other] Rounds { $low } to { $high }
}
hint-log-captain = Which captain?
hint-log-round = Which round?
since-title = Since you last looked { $when }
since-earlier = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} before that: see Log.
board-title = { $table }

tell-sorry = Something went wrong on my side, and nothing was changed. The host of this bot has been told; please try again.
tell-fault = A rule failed on my side. Your table is exactly as it was, and the host of this bot has been told.
tell-not-saved = I could not store that, so nothing was changed. Please try again in a moment.
tell-no-such-table = That table is not here any more.
tell-old-table = This table was begun with rules I no longer play by, so it cannot go on. Open a new one with /game new.
tell-broken-table = This table cannot be opened with the rules I have now. The host of this bot has been told.
tell-damaged-table = What I have kept of this table is damaged, so it cannot go on for now. Nothing was changed or thrown away; the host of this bot has been told.
tell-old-button = That button is from an older version of me. Press one on the newest message of your table.
tell-no-member = { $who } is not a member of this server. Invite them to it first, then send the command again.
tell-unreadable-option = “{ $typed }” does not fit there. Type the command again, and pick from what it offers.
tell-old-command = I do not have that command any more. Load Discord anew, then pick it from the list again.
tell-table-over = This table is over; its buttons do nothing any more.
tell-not-over = This table is not over yet.
tell-not-closed = { $table } was not closed before its end, so there is nothing to open again.
tell-again-open = The next game of this table is open already, in { $place }.
tell-again-stranger = Only those who sat at { $table } can ask for another game there. Open a table of your own with /game new.
tell-not-started = This table has not begun yet.
tell-stranger = You have no seat at { $table }. You can still look at the board, the captains and the log.
tell-wrong-seat = That is for { $other } to decide.
tell-not-asked = You are not asked anything right now.
tell-stale = That question is settled.
tell-not-now = That cannot be done right now.
tell-no-such-command = { $game } has no { $command }. Its commands: { $commands }.
tell-typed-in-vain = In { $game }, { $command } knows no “{ $word }”.
tell-draft-lost = What you had picked got lost. Please pick again.
tell-not-offered = “{ $word }” is not on offer now. On offer: { $offered }.
tell-no-board = There is no picture of this table to show.
tell-no-recap = How this game went cannot be told here.
tell-no-overlay = The board of this game has no such overlay now.
tell-no-table-here = There is no running table here. Open one with /game new.
tell-which-table = You sit at several tables. Use the command in the one you mean: { $places }.
tell-cannot-post = I am not allowed to post in { $place } any more. Your answer is safe; ask a moderator to let me in again, or to give the table a new home with /moderate home.
tell-cannot-post-now = Discord is not accepting my message in { $place } right now. Your answer is safe, and I will try again.
tell-cannot-post-missing = I may not post in { $place } any more: I need { $permissions } there. Your answer is safe, and I go on as soon as I may.
tell-place-gone = The thread of { $table } is gone. Your answer is safe; with /moderate home table: { $number } a moderator can give the table a new one.
tell-place-locked = { $place } is archived and locked, so nothing can be posted there. Your answer is safe, and I go on as soon as a moderator unlocks the thread.
tell-no-pictures = I may not attach files in { $place }, so the table goes on without pictures. A moderator can bring them back by giving me { $permissions }.
tell-taken-back = Taken back.
tell-redone = Done again.
tell-rewound = { $count ->
    [1] The last answer is undone.
   *[other] The last { $count } answers are undone.
}
tell-acted = You answered for { $other }.
tell-seat-not-asked = { $other } is not asked anything right now.
tell-secret-default-only = That question is secret: only its default answer can be given for another seat.
tell-replaced = Done: { $other } sits there now.
tell-no-such-seat = There is no such seat. At this table: { $seats }.
tell-cannot-sit = { $name } cannot take that seat.
tell-moderators-only = That is for members who may manage the server, or who have the moderator role of /setup.
rule-elsewhere = { $title } ({ $game })
rule-numbered = { $title } ({ $number } of { $count })
tell-no-rule = I know nothing about “{ $topic }”. Start typing, and choose from the list.
fairness-promise = Fingerprint of this table’s seed: `{ $commitment }`
fairness-seed = The seed was: `{ $seed }`
tell-exported = The course of { $table }. While it is played, the file holds what a spectator knows; at the end, everything.

## Lobby

lobby-open = { $host } opens a table for { $low } to { $high }. Take a seat!
lobby-refused = ⚠️ { $why }
lobby-invited = Invited to another game: { $members }. Press “Join” to sit down. Seats rotate: last time’s first player now sits last.
lobby-seat = { $number }. **{ $name }**
lobby-seat-computer = { $number }. { $name } 🤖 ({ $level ->
        [1] landlubber
        [2] seasoned
        [3] cunning
        [4] gentle
       *[other] idle
    })
lobby-seat-free = { $number }. *free*
lobby-seat-spare = { $number }. *free, if somebody comes*
lobby-setting = **{ $name }:** { $value }
lobby-modules = **Modules:** { $modules_count ->
    [0] none
   *[other] { $modules }
}
lobby-module = - **{ $name }:** { $about } ({ $effort })
module-effort = { $time }, { $complexity }
module-time-none = takes no more time
module-time-about = about { $minutes } min longer{ $each ->
    [yes] { " " }for each captain
   *[no] { "" }
}
module-time-up-to = up to { $minutes } min longer{ $each ->
    [yes] { " " }for each captain
   *[no] { "" }
}
complexity-none = nothing new to learn
complexity-minor = a little to learn
complexity-minor_moderate = a little more to learn
complexity-moderate = something to learn
complexity-high = much to learn
lobby-commitment = -# Seed promised: `{ $commitment_short }…` (whole: /game fairness)
lobby-begun = ⛵ The game is under way in { $place }.
lobby-closed = This table was closed.
button-join = Join
button-leave = Leave
button-crew = Add computer captain
button-uncrew = Remove computer captain
button-options = Options
button-start = Start
button-close = Close
button-fairness = Fairness
options-title = **Options** · { $table }
level = { $level ->
        [1] Landlubbers
        [2] Seasoned captains
       *[4] Gentle captains
    }
level-1 = Take whatever comes: good for learning the buttons
level-2 = Know their trade, and come for your gold
level-4 = For beginners and children: they slip now and then, and hunt only who is far ahead
hint-level = How the computer captains play
hint-modules = Expansion modules
button-setting = { $value } – change…
setting-on = on
setting-off = off

computer-name-1 = Old Margery
computer-name-2 = Gentleman Jo
computer-name-3 = Salt-Water Sam
computer-name-4 = Inkwell Ines
computer-name-5 = Tar-Hat Tom
computer-name-6 = Quiet Pilar
computer-name-7 = Lucky Willem
computer-name-8 = Marie the Needle

tell-opened = The table is open in { $place }.
tell-cannot-open = I cannot post in { $place } ({ $reason }). Let me in there, or choose another channel with /setup.
tell-no-thread = I cannot open a thread in { $place }. Give me “Create Public Threads” and “Send Messages in Threads” there, then press Start again.
tell-no-thread-now = Discord won’t open a thread in { $place } right now. Please try again in a moment.
tell-no-threads-here = { $place } can hold no threads, and a table is played in one. Use an ordinary text channel.
tell-missing-here = In { $place } I still need { $permissions }. Give me that, then try again.
tell-many-lobbies = You have enough lobbies open, in { $places }. Start or close one of them first.
tell-seated-already = You have a seat already.
tell-not-seated = You have no seat here.
tell-full = Every seat is taken.
tell-no-computer = There is no computer captain to remove.
tell-no-name = That is no name one can read. Choose another.
tell-name-taken = Somebody here is called { $name } already. Choose another name.
tell-seats = This game needs { $low } to { $high } seats, and at least one member.
tell-begun = This game has begun already, in { $place }.
tell-host-only = That is for { $host }, who opened the table, or for a moderator.
tell-left = You have left { $table }.
tell-last-member = You are the last member at this table. End it with /game end instead.
tell-ended = { $table } is closed. A moderator can open it again with /moderate reopen table: { $number }.

## /modules

modules-title = ### Modules of { $game }
    ✅ on at new tables · 🔒 hosts may not change it. Tables that have begun keep what they have.
modules-line = { $on ->
    [yes] ✅
   *[no] ▫️
}{ $closed ->
    [yes] 🔒
   *[no] { "" }
} **{ $name }:** { $about } ({ $effort })
modules-needs = Needs { $modules }.
modules-excludes = Not together with { $modules }.
modules-recommends = Goes well with { $modules }.
modules-brought = ➕ { $needs } came along: { $module } needs it.
modules-missed = 💡 { $module } goes well with { $other }.
modules-unchanged = Nothing was changed.
hint-ready-made = Take a ready-made set
hint-modules-on = On at new tables
hint-modules-open = Hosts may change
options-closed = 🔒 Settled by the moderators: { $modules }.
tell-module-closed = { $module } needs { $needs }, and the moderators of this server have settled that it stays out. Choose without { $module }, or ask them.
tell-no-modules = { $game } has no expansion modules.
at-this-table = -# At this table: { $modules }.

## /setup

setup-title = **Settings of this server**
setup-channel = Tables are opened in { $place }.
setup-anywhere = the channel where somebody asks for one
setup-language = Language: { $language }.
setup-role = Moderators: members who may manage the server, and { $role }. (To let that role see /moderate and /setup, allow it under Server Settings › Integrations.)
setup-nobody = no other role
setup-missing = ⚠️ Still missing there: { $permissions }. Give me these before you open a table.
setup-useful = With { $permissions } I also pin a way back to what is asked in each thread.
setup-players = Called when a lobby needs players: { $role }.
setup-nobody-called = nobody (name a role with players_role:)
setup-ready = ✅ I have every permission I need there. Open a table with /game new.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-private-threads = Create Private Threads
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads
permission-pin-messages = Pin Messages

## Slash commands (Discord allows 100 characters)

command-setup = Choose where tables are opened, the language and who moderates
command-setup-channel = The channel for tables
command-setup-language = The language I speak here
command-setup-players = The role called when a lobby looks for players
command-setup-role = A role that may moderate tables
command-modules = Choose which expansion modules new tables have, and what hosts may change
command-modules-game = Which game
command-game = Open, leave and end tables
command-game-new = Open a table
command-game-new-game = Which game
command-game-list = See the open tables of this server, and join
command-game-start = Start the game of this lobby, now or at a time
command-game-start-at = When, on your clock: “20:30”, “8 pm”, “in 2h”
command-game-gather = Gather players: a ready check, a time to start, a call
command-game-leave = Give up your seat: a computer captain takes it
command-game-end = Close the table before its end (its host or a moderator)
command-game-undo = Take back your last answer
command-game-redo = Give the answer again that you just took back
command-game-choices = See everything you are asked, your secret choices too
command-game-fairness = See how chance is kept honest at a table
command-game-export = Get the course of the table as a file
command-hand = See what you hold
command-board = See the board
command-board-overlay = What to show on it: markets, your reach, hunters, changes, or the legend
command-captain = See what lies open before a captain
command-captain-seat = Whose
command-log = See what has happened
command-who = See whom the table waits for
command-rules = Look up a rule or a card, or explain what you are asked
command-rules-topic = What you want to know about
command-answer = Answer whatever you are asked
command-answer-choice = Your answer
command-moderate = Help a table along, on the record
command-moderate-undo = Undo the last answers, no matter whose
command-moderate-undo-answers = How many answers
command-moderate-act = Answer for a seat
command-moderate-act-answer = Which answer
command-moderate-seat = Which seat
command-moderate-replace = Give a seat to another member or a computer captain
command-moderate-replace-member = Who takes it; nobody means a computer captain
command-moderate-home = Give a table whose thread is gone a new one here
command-moderate-home-table = The number of the table
command-moderate-reopen = Go on with a table that was closed before its end

## Slash commands that several games have

command-end = Finish what you are doing, or end your turn
