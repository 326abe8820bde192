### What stands for another message where a text is listened to: `aloud-<key>` goes before `<key>`.
### Signs that a screen reader spells out, or leaves away, are words and numbers here.

aloud-counted = { $count } times { $name }
aloud-face-1 = 1
aloud-face-2 = 2
aloud-face-3 = 3
aloud-face-4 = 4
aloud-face-5 = skull
aloud-face-6 = skull
aloud-name-skull = skull
aloud-battle-captain = { $captain }, { $ship }
aloud-battle-npc = { $kind }, { $ship }
aloud-battle-decides = to decide
aloud-card-foot = { $told }; { $count } in the box
aloud-chart-royal-person = { $count ->
    [1] { $name }
   *[other] { $count } times { $name }
}
aloud-option-task-find = Mission: search ({ $skill }, { $needed ->
    [one] one skull
   *[other] { $needed } skulls
})
aloud-option-sail = Sail { $border } to { form-zone }
aloud-option-sail-free = Sail { $border } to { form-zone }, for free
aloud-option-sail-slow = Sail { $border } to { form-zone } for { $actions } actions
