### Port Royal und Händler der Karibik: auf den Bildern, und die Bilder in Worten.

chart-royal-over = Das Spiel ist aus
chart-royal-winner = { $seat } gewinnt
chart-royal-round = Runde { $round }, Ziel { $goal }{ $expedition ->
    [yes] {" "}mit Expedition
   *[no] { "" }
}{ $last ->
    [yes] {" "}– die letzte!
   *[no] { "" }
}
chart-royal-harbour = { $count ->
    [0] Der Hafen ist leer
    [one] Im Hafen: eine Karte
   *[other] Im Hafen: { $count } Karten
}
chart-royal-expeditions = { $count ->
    [0] Keine offene Expedition
   *[other] Offene Expeditionen
}
chart-royal-deck = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
# Zwei Buchstaben für einen Schiffstyp, auf Schiffen und bei ihren Händlern.
chart-royal-code-pinnace = Pi
chart-royal-code-flute = Fl
chart-royal-code-skiff = Ba
chart-royal-code-frigate = Fr
chart-royal-code-galleon = Ga
chart-royal-trader = Händler: { $ship }
chart-royal-person = { $count ->
    [1] { $name }
   *[other] { $count } × { $name }
}
chart-royal-persons = { $persons_count ->
    [0] Niemand angeheuert.
   *[other] { $persons }.
}
chart-royal-done = Erfüllt: { $cards }.

alt-royal = { $game }, Runde { $round }, Ziel { $goal } Einflusspunkte{ $expedition ->
    [yes] {" "}mit einer Expedition
   *[no] { "" }
}. Am Zug: { $seat }.{ $last ->
    [yes] {" "}Diese Runde ist die letzte.
   *[no] { "" }
}
alt-royal-over = { $game }: das Spiel ist aus.
alt-royal-harbour = { $cards_count ->
    [0] Der Hafen ist leer.
   *[other] Im Hafen: { $cards }.
}
alt-royal-expeditions = { $cards_count ->
    [0] Keine Expedition liegt offen.
   *[other] Offen: { $cards }.
}
alt-royal-seat = ({ $letter_id }) { $seat }{ $won ->
    [yes] {" "}gewinnt
   *[no] { "" }
}: Einflusspunkte { $points }, Münzen { $coins }, Kampfstärke { $strength }. { $told }
alt-royal-display-empty = Die Auslage ist leer.
alt-royal-card = { $cards }: { $text }
alt-royal-worth = Münzen { $coins }, Einflusspunkte { $points }.
alt-royal-deck = { $count ->
    [0] Der Stapel ist leer.
    [one] Im Stapel liegt noch eine Karte.
   *[other] Im Stapel liegen noch { $count } Karten.
}
alt-royal-ship = { $kind_id ->
    [pinnace] gelbe
    [flute] blaue
    [skiff] grüne
    [frigate] rote
   *[galleon] schwarze
} { $card }
alt-royal-person = { $card_plain } für { $card_marks } mit { $points ->
    [one] { $points } Einflusspunkt
   *[other] { $points } Einflusspunkten
}{ $skill_id ->
    [sailor] {" "}(Kampfstärke { $strength })
    [pirate] {" "}(Kampfstärke { $strength })
    [mademoiselle] {" "}(beim Anheuern: −1 Münze)
    [jester] {" "}(leerer Hafen: +1 Münze)
    [admiral] {" "}(5 Karten im Hafen: +2 Münzen)
    [governor] {" "}(+1 Karte)
   *[other] { "" }
}
alt-royal-expedition = { $card } ({ $coins } Münzen, { $points } Einflusspunkte)

# Unter den Bildern eines Films: was seit dem vorigen geschah.
film-royal = { $told_count ->
    [0] Niemand hat jemanden angeheuert.
   *[other] { $told }.
}
film-royal-hired = { $seat } hat { $persons } angeheuert
film-royal-person = { $person_id ->
    [royal_sailor] den Matrosen
    [royal_pirate] den Piraten
    [royal_mademoiselle] das Fräulein
   *[other] den { $person }
}
film-royal-trader = den { $ship_id ->
    [royal_pinnace] Pinassen
    [royal_flute] Fleuten
    [royal_skiff] Barken
    [royal_frigate] Fregatten
   *[royal_galleon] Galeonen
}-Händler
film-royal-completed = { $seat } hat { $count ->
    [one] eine Expedition
   *[other] { $count } Expeditionen
} abgeschlossen

# Kinds of cards, at the foot of a card that was looked up.
card-kind-person = Person
card-kind-expedition = Expedition
card-kind-tax = Steuererhöhung

## What can be touched on the board, as it is read aloud

touch-royal-berth = Hafen, Platz { $number }
touch-royal-scroll = Expeditionen, Platz { $number }
touch-royal-held = { $seat }: { $card }
