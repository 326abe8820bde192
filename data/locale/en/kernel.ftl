### What every game says: its beginning and end, refusals, and the check of a finished table.

## The log

log-table-opened = { $game }: the table is set. Seed promised: `{ $commitment_short }…` (whole: /game fairness)
log-table-ended = { $winners_count ->
    [0] { "" }
    [1] { $winners } won.{" "}
   *[other] { $winners } won together.{" "}
}{ $reason_end }
log-table-taken-back = { $seat } took the last answer back.
log-table-rewound = { $moderator } undid { $answers ->
    [one] the last answer.
   *[other] the last { $answers } answers.
}
log-table-back = { $moderator } went back to before an answer of { $seat }: everything since is undone.
log-table-back-to-repair = { $moderator } went back to before a repair: everything since is undone.
log-table-repaired = { $moderator } repaired something:
log-table-unrepaired = { $moderator } undid { $repairs ->
    [one] the last repair
   *[other] the last { $repairs } repairs
}{ $answers ->
    [0] { "" }
    [one] {" "}and an answer
   *[other] {" "}and { $answers } answers
}.
log-table-mended = The rules changed underway: the unfinished step is asked again, and its dice and cards stay as they fell.
log-deck-reshuffled = The discards of { $deck_deck } were shuffled into a new deck.

## Why an answer is refused

why-not-asked = You are not asked anything right now.
why-answered-already = You have answered this already; the others are still thinking.
why-stale = That question is settled.
why-table-ended = This game is over.
why-not-offered = That is not on offer now.
why-too-few = Choose at least { $least }.
why-too-many = Choose { $most } at the most.
why-picked-twice = You picked the same thing twice.
why-not-in-range = Pick a whole number from { $low } to { $high }.

## Why nothing is taken back

why-nothing-to-take-back = There is nothing you can take back: you have not answered yet, or something came to light since.
why-another-seat-answered = Another captain has answered since: only a moderator can go back further.
why-nothing-to-redo = There is nothing to redo: you have not taken anything back, or something has happened since.
why-rewind-too-far = { $most ->
    [0] There is nothing to undo at this table.
    [one] Only one answer can be undone at this table.
   *[other] At most { $most } answers can be undone at this table.
}
why-rewind-impossible = This table cannot be wound back: its beginning is missing, or the rules have changed since.

## Repairs by moderators

ask-repair = What do you want to repair?
ask-repair-seat = Whose?
option-repair-seat = { $seat }
option-repair-named = { $name }
option-repair-card = { $card }
option-repair-nobody = Nobody
why-repair-half = The question on the table is half answered: wait for the next one, or undo the answer first.
why-repair-unseen = Somebody is asked unseen: wait until that is settled.
why-repair-none = Nothing of this game can be repaired.
why-repair-nothing = That would change nothing: pick a number other than 0.
why-repair-unlawful = The laws of the game do not allow that as things stand. Nothing was changed.
why-repair-no-discards = Nothing suitable is in the discard pile.

## Why a table cannot be opened

why-seats = This game is for { $low } to { $high } captains.
why-unknown-game = There is no game “{ $game_id }”. The games are { $known_id }.
why-unknown-setting = There is no setting “{ $setting }”. The settings are { $known }.
why-setting-needs = The setting “{ $setting_setting }” belongs to the module { $module }. Choose that module too, or leave the setting out.
why-bad-setting = “{ $value }” is not possible for “{ $setting_setting }”. Possible: { $allowed }.
why-unknown-module = There is no module “{ $module_id }”. { $count ->
    [0] This game has none.
   *[other] The modules are { $known_id }.
}
why-module-needs = { $module } needs { $needs }: choose that too.
why-module-excludes = { $module } and { $excludes } cannot be played together: leave one of them out.

## What is checked when a finished table is verified

verify-commitment = The seed is the one whose commitment is in the file.
verify-counter = No number of the seed was skipped or used for 2 draws.
verify-state = Played again with the recorded answers, the game ends the same.
verify-result = Winners and scores are those of the game.
verify-view = The board in the file is that of the end of the game.
verify-log = The log says what happened, line by line, and nothing else.
verify-undone = What was undone later had come about fairly too.
verify-compare = The commitment in this file is { $commitment }. Compare this with the message that opened the table: without that anybody could have played this game by himself. (--commitment compares for you.)
verify-made-by = The file says that it was made by { $maker }.
verify-undos = Answers taken back: { $taken }. Rewound by a moderator: { $rewound }. Repaired by a moderator: { $repaired }.
verify-repairs = The file counts as many repairs as were made.
verify-version = The file counts as many changes as were made.
verify-published = The commitment in the file is the one you named.
