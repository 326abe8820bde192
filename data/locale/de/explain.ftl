### Die Erklärung einer Frage, hinter dem Knopf ?.

button-explain = Erklären
explain-title = Worum geht es? { $pages ->
    [one] { "" }
   *[other] ({ $page } von { $pages })
}
explain-rule = **{ $title }**: { $text }
explain-more = -# Die ganze Regel: /rules { $topic }
explain-no-rule = Dazu steht nichts geschrieben.
explain-known = Gut zu wissen
explain-odds = Chancen und Folgen
explain-noted = { $option } – { $note }
explain-options = Deine Möglichkeiten
explain-cards = Was auf den Karten steht
explain-option = { $options }{ $because }
explain-alike = { $every ->
    [yes] Was du auch wählst
   *[no] { $option }, und { $count } weitere ebenso
}
explain-leads = führt zu { $steps }.
explain-missing = Gerade nicht möglich
explain-not = { $option } – { $why }
explain-figures = Woher die Zahlen kommen
figure-from = { $figure }: { $parts }
figure-base = { $base }
figure-more = +{ $much } { $source }
figure-less = −{ $much } { $source }
figure-rule = laut Regel
tell-nothing-to-explain = Dich fragt gerade niemand etwas. /rules mit einem Stichwort schlägt eine Regel oder Karte nach.
