### The cockpit: the private panel of a member at a table.

label-warned = ⚠ { $label }
label-counted = { $label } × { $count }
button-map = Map
button-back = Back
button-reset = Undo all ({ $count })
cockpit-undo = -# Undo: “{ $line }”
cockpit-note = -# **{ $option }** – { $note }
cockpit-between = Done. The others are playing now …
cockpit-stale = ⏳ This panel has stopped renewing itself. Press any of its buttons, and it is up to date.
hint-courses = Several moves at once…
course-stopped = Stopped on the way: something happened.
button-orders = Standing orders
button-stand-down = Stop: { $order }
orders-title = **Standing orders** – they answer for you at once, until you take them back. Nobody else learns of them.
orders-none = You have given none.
orders-standing = In force: { $orders }.
order-of-before = an earlier order
