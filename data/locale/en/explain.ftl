### The explanation of a question, behind the button ?.

button-explain = Explain
explain-title = What am I asked? { $pages ->
    [one] { "" }
   *[other] ({ $page } of { $pages })
}
explain-rule = **{ $title }**: { $text }
explain-more = -# The whole rule: /rules { $topic }
explain-no-rule = Nothing is written about this one.
explain-known = Good to know
explain-odds = Odds and consequences
explain-noted = { $option } – { $note }
explain-options = Your options
explain-cards = What the cards say
explain-option = { $options }{ $because }
explain-alike = { $every ->
    [yes] Whichever you choose
   *[no] { $option }, and { $count } more like it
}
explain-leads = leads to { $steps }.
explain-missing = Not possible now
explain-not = { $option } – { $why }
explain-figures = Where the numbers come from
figure-from = { $figure }: { $parts }
figure-base = { $base }
figure-more = +{ $much } { $source }
figure-less = −{ $much } { $source }
figure-rule = by rule
tell-nothing-to-explain = Nobody asks you anything right now. /rules with a topic looks up a rule or card.
