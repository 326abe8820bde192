### Was an die Stelle einer anderen Nachricht tritt, wo ein Text vorgelesen wird: `aloud-<key>` vor `<key>`.
### Zeichen, die ein Vorleseprogramm buchstabiert oder auslässt, sind hier Worte und Zahlen.

aloud-counted = { $count } mal { $name }
aloud-face-1 = 1
aloud-face-2 = 2
aloud-face-3 = 3
aloud-face-4 = 4
aloud-face-5 = Totenkopf
aloud-face-6 = Totenkopf
aloud-name-skull = Totenkopf
aloud-battle-captain = { $captain }, { $ship }
aloud-battle-npc = { $kind }, { $ship }
aloud-battle-decides = entscheidet noch
aloud-card-foot = { $told }; { $count } in der Schachtel
aloud-chart-royal-person = { $count ->
    [1] { $name }
   *[other] { $count } mal { $name }
}
aloud-option-task-find = Auftrag: Suche ({ $skill }, { $needed ->
    [one] ein Totenkopf
   *[other] { $needed } Totenköpfe
})
aloud-option-sail = Segle Richtung { $border } { form-zone }
aloud-option-sail-free = Segle frei Richtung { $border } { form-zone }
aloud-option-sail-slow = Segle für { $actions } Aktionen Richtung { $border } { form-zone }
