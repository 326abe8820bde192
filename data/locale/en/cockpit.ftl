### The cockpit: the private panel of a member at a table.

label-warned = ⚠ { $label }
label-counted = { $label } × { $count }
button-back = Back
button-reset = Undo all ({ $count })
cockpit-undo = -# Undo takes back: { $line }
cockpit-note = -# **{ $option }** – { $note }
cockpit-beyond = -# Not now: { $options }
cockpit-stale = ⏳ This panel has stopped renewing itself. Press any of its buttons, and it is up to date.
hint-courses = Several moves at once…
course-stopped = Stopped on the way: something happened.
