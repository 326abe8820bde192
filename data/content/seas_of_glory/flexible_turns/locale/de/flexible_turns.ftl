name-flexible_turns = Freie Zugfolge
text-flexible_turns = Nach jedem Zug wird ein Würfel aus dem Beutel gezogen: Er sagt, wer als Nächstes dran ist. Du kannst in einer Runde der Letzte sein und in der nächsten der Erste.
step-TurnsByLot = Wer als Nächstes dran ist
log-turn-drawn = Der Würfel von { $seat } kam aus dem Beutel{ $left_count ->
    [0] , der letzte
   *[other] { "" }
}.
