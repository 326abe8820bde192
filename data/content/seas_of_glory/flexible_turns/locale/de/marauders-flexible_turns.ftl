name-flexible_turns = Freie Zugfolge
text-flexible_turns = Nach jedem Zug wird ein Würfel aus dem Beutel gezogen: Er sagt, wer als Nächstes dran ist. Du kannst in einer Runde der Letzte sein und in der nächsten der Erste.
step-TurnsByLot = Wer als Nächstes dran ist
log-turn-drawn = Der Würfel von { $seat } kam aus dem Beutel{ $left_count ->
    [0] , der letzte
   *[other] { "" }
}.

## Regeln zum Nachschlagen; (F) ist eine Festlegung dieses Projekts

rules-flexible_turns-title = Freie Zugfolge
rules-flexible_turns =
    Nach der Ereigniskarte und nach jedem Zug wird ein Würfel gezogen: Sein Kapitän ist als Nächster am Zug. Waren alle an der Reihe, kommen die Würfel zurück in den Beutel. Zwei Züge hintereinander sind möglich.
    Was in Zugreihenfolge geht, geht im Uhrzeigersinn ab dem, der am Zug ist, in der Ereignisphase ab dem Startspieler. Dein nächster Zug ist dein nächster eigener, auch bei zweien hintereinander. (F)
