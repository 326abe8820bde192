"""The band of colour that tells one deck from another; the rest of a card's frame is the same for all."""

DECKS = {
    "captain": "#7c2430",
    "ship": "#2f4a6d",
    "cargo": "#6d4a2c",
    "event": "#a23a22",
    "rumor": "#4f4176",
    "mission": "#3a6349",
    "glory": "#8a6410",
    "location": "#74366b",
    "person": "#35605f",
    "expedition": "#5c6a2c",
}
