### Wie ein Protokoll erzählt wird: was die Teile einer Zeile verbindet, gleich in welchem Spiel.

told-between = { " · " }
told-actor = { $seat } { $told }
told-name-full = { $name } ({ $kind })
told-heading-route = { $heading } · { $route }
told-stop = { $place }
told-stop-port = ⚓ { $place }
told-route-arrow = { " → " }
# Was ein sanfter Computerkapitän zu dem sagt, was er getan hat: says-<deed>-<n>, in jedem Spiel.
told-says = 💬 { $seat }: „{ $line }“

# Was dabei herauskam, was noch, die Würfel, was es wert war
told-glue-so = { $before }: { $then }
told-glue-also = { $before }, { $then }
told-glue-dice = { $before } { $then }
told-glue-last = { $before }, { $then }

told-table-opened = **{ $game }**: Der Tisch ist gedeckt. Versprochener Startwert: `{ $commitment_short }…` (ganz: /game fairness)
told-table-ended = 🏁 { log-table-ended }
told-table-taken-back = nahm die letzte Antwort zurück
told-table-rewound = ↩️ { log-table-rewound }
told-table-back = ↩️ { log-table-back }
told-table-back-to-repair = ↩️ { log-table-back-to-repair }
told-table-repaired = 🔧 { log-table-repaired }
told-table-unrepaired = ↩️ { log-table-unrepaired }
told-table-mended = { log-table-mended }
