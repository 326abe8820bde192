### Das Cockpit: die private Ansicht eines Mitglieds an einem Tisch.

label-warned = ⚠ { $label }
label-counted = { $label } × { $count }
button-map = Seekarte
button-back = Zurück
button-reset = Alles zurück ({ $count })
cockpit-undo = -# Rückgängig: „{ $line }“
cockpit-note = -# **{ $option }** – { $note }
cockpit-between = Erledigt. Jetzt sind die anderen dran …
cockpit-stale = ⏳ Diese Ansicht erneuert sich nicht mehr. Drück irgendeinen ihrer Knöpfe, dann ist sie wieder aktuell.
hint-courses = Mehrere Züge auf einmal…
course-stopped = Unterwegs angehalten: Es ist etwas geschehen.
button-orders = Daueraufträge
button-stand-down = Beenden: { $order }
orders-title = **Daueraufträge** – sie antworten sofort für dich, bis du sie zurücknimmst. Niemand sonst erfährt davon.
orders-none = Du hast keinen erteilt.
orders-standing = In Kraft: { $orders }.
order-of-before = ein früherer Auftrag
