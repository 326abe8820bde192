### Port Royal and Händler der Karibik: on the pictures, and the pictures in words.

chart-royal-over = The game is over
chart-royal-winner = { $seat } wins
chart-royal-round = Round { $round }, first to { $goal }{ $expedition ->
    [yes] {" "}with an expedition
   *[no] { "" }
}{ $last ->
    [yes] {" "}– the last!
   *[no] { "" }
}
chart-royal-harbour = { $count ->
    [0] The harbor is empty
    [one] In the harbor: 1 card
   *[other] In the harbor: { $count } cards
}
chart-royal-expeditions = { $count ->
    [0] No open expedition
   *[other] Open expeditions
}
chart-royal-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
# Two letters for a type of ship, on ships and their traders.
chart-royal-code-pinnace = Pi
chart-royal-code-flute = Fl
chart-royal-code-skiff = Sk
chart-royal-code-frigate = Fr
chart-royal-code-galleon = Ga
chart-royal-trader = { $ship } Trader
chart-royal-person = { $count ->
    [1] { $name }
   *[other] { $count } × { $name }
}
chart-royal-persons = { $persons_count ->
    [0] Nobody hired.
   *[other] { $persons }.
}
chart-royal-done = Done: { $cards }.

alt-royal = { $game }, round { $round }, to { $goal } influence points{ $expedition ->
    [yes] {" "}with an expedition
   *[no] { "" }
}. It is { $seat }’s turn.{ $last ->
    [yes] {" "}This round is the last.
   *[no] { "" }
}
alt-royal-over = { $game }: the game is over.
alt-royal-harbour = { $cards_count ->
    [0] The harbor is empty.
   *[other] In the harbor: { $cards }.
}
alt-royal-expeditions = { $cards_count ->
    [0] No expedition is open.
   *[other] Open: { $cards }.
}
alt-royal-seat = ({ $letter_id }) { $seat }{ $won ->
    [yes] {" "}wins
   *[no] { "" }
}: influence points { $points }, coins { $coins }, combat strength { $strength }. { $told }
alt-royal-display-empty = The display is empty.
alt-royal-card = { $cards }: { $text }
alt-royal-worth = Coins { $coins }, influence points { $points }.
alt-royal-deck = { $count ->
    [0] The deck is empty.
    [one] 1 card is left in the deck.
   *[other] { $count } cards are left in the deck.
}
alt-royal-ship = { $kind_id ->
    [pinnace] yellow
    [flute] blue
    [skiff] green
    [frigate] red
   *[galleon] black
} { $card }
alt-royal-person = { $card_plain } for { $card_marks } with { form-points }{ $skill_id ->
    [sailor] {" "}(combat strength { $strength })
    [pirate] {" "}(combat strength { $strength })
    [mademoiselle] {" "}(hiring: −1 coin)
    [jester] {" "}(empty harbor: +1 coin)
    [admiral] {" "}(5 cards in the harbor: +2 coins)
    [governor] {" "}(+1 card)
   *[other] { "" }
}
alt-royal-expedition = { $card } ({ $coins } coins, { $points } influence points)

# Beneath a film's pictures: what has happened since the one before.
film-royal = { $told_count ->
    [0] Nobody hired anybody.
   *[other] { $told }.
}
film-royal-hired = { $seat } hired { $persons }
film-royal-person = the { $person }
film-royal-trader = the { $ship } Trader
film-royal-completed = { $seat } completed { $count ->
    [one] an expedition
   *[other] { $count } expeditions
}

# Kinds of cards, at the foot of a card that was looked up.
card-kind-person = Person
card-kind-expedition = Expedition
card-kind-tax = Tax increase

## What can be touched on the board, as it is read aloud

touch-royal-berth = Harbor, place { $number }
touch-royal-scroll = Expeditions, place { $number }
touch-royal-held = { $seat }: { $card }
