### The house: its tables, and what can be begun there. House style: docs/style.md.

home-gathers = Not begun yet: { $taken } of { $room } seats taken
home-asked = { $lines ->
    [0] Your turn
   *[other] Your turn · { $line }
}
