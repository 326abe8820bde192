### How a log is told: what joins the parts of a line, whatever the game.

told-between = { " · " }
told-actor = { $seat } { $told }
told-name-full = { $name } ({ $kind })
told-heading-route = { $heading } · { $route }
told-stop = { $place }
told-stop-port = ⚓ { $place }
told-route-arrow = { " → " }
# What a gentle computer captain says to what he has done: says-<deed>-<n>, in any game.
told-says = 💬 { $seat }: “{ $line }”

# What came of it, what else, the dice, what it was worth
told-glue-so = { $before }: { $then }
told-glue-also = { $before }, { $then }
told-glue-dice = { $before } { $then }
told-glue-last = { $before }, { $then }

told-table-opened = **{ $game }**: the table is set. Seed promised: `{ $commitment_short }…` (whole: /game fairness)
told-table-ended = 🏁 { log-table-ended }
told-table-taken-back = took the last answer back
told-table-rewound = ↩️ { log-table-rewound }
told-table-back = ↩️ { log-table-back }
told-table-back-to-repair = ↩️ { log-table-back-to-repair }
told-table-repaired = 🔧 { log-table-repaired }
told-table-unrepaired = ↩️ { log-table-unrepaired }
told-table-mended = { log-table-mended }
