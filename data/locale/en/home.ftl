### The house: its tables, and what can be begun there. House style: docs/style.md.

home-gathers = Not begun yet: { $taken } of { $room } seats taken
home-asked = { $lines ->
    [0] Your turn
   *[other] Your turn · { $line }
}

# Phones in the local network: what who comes by a code is told.
lan-asked-already = The host has already been asked about this seat.
lan-own-seat = This link is for your seat alone.
lan-refused = The host has said no.
lan-too-often = Too many wrong codes. Wait a minute, then try again.
lan-wrong-code = There is no such code, or its time is up. Ask the host for a new one.
