"""The colours of the eight goods: apart from one another for every eye (tests/artwork)."""

GOODS = {
    "cocoa": "#43221a",
    "food": "#f4dc5a",
    "rum": "#dd761c",
    "spices": "#b01a14",
    "sugar": "#e0f2f4",
    "textiles": "#8657c4",
    "tobacco": "#477554",
    "wood": "#d29f6c",
}
CONTRABAND = {
    "arms": "#6f7680",
    "embargoed_goods": "#8c5a2b",
    "prisoner": "#b7ab95",
    "stolen_goods": "#39424c",
}
