### What the bot itself says, whatever the game. House style: docs/style.md.

## Controls of a decision

button-none = Nothing
button-number = { $number }
button-number-other = Another number…
button-pick = Choose…
button-before = ◀ Back
button-after = More ▶
button-sure = Take these ({ $count })
hint-one = Choose one
hint-several = { $most ->
    [1] Choose one
   *[other] { $least ->
        [0] Choose up to { $most }
        [1] Choose 1 to { $most }
       *[other] Choose { $least } to { $most }
    }
}
hint-number = { $low } to { $high }
hint-part = { $first } to { $last }
hint-page = Page { $page } of { $pages }
modal-number-title = How much?
modal-number-label = A number from { $low } to { $high }
picked-so-far = Picked: { $picks }.

## The table message

scene-asked = { $who }: { $prompt }
scene-hidden = { $count ->
    [1] A captain makes a choice in secret.
   *[other] { $count } captains make choices in secret.
}
button-choices = Your choices
button-hand = Hand
button-captain = Captain
button-board = Board
button-log = Log
button-undo = Undo
