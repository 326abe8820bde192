"""Where cards lie, and who sees them there."""

from __future__ import annotations

from engine.kernel import Audience, Chapter

PLACES = Chapter("royal places")

DECK = PLACES.deck("royal", reshuffles=False, clause="Setup: the draw deck; discards lie open")
"""The draw deck. It takes back two kinds of discards, see `cards.refill`."""
BAG, TOP, DISCARDS = DECK.bag, DECK.top, DECK.discards

SPENT = "royal.spent"
PLACES.place(SPENT, Audience.NOBODY, "Setup: fronts of coins are not looked at; G-P3: nor when discarded")
COINS = "coins.top"
coins_at = PLACES.place(COINS, Audience.NOBODY, "Setup: a coin is a card face down; G-P3: last in, first out")
"""Where the coins of a seat lie. [R Setup 4]"""

LEFT_OUT = "left.out"
PLACES.place(LEFT_OUT, Audience.PUBLIC, "scenarios: what is not in play and lies in the box")

HARBOUR = "harbour"
PLACES.place(HARBOUR, Audience.PUBLIC, "Discover: the harbor display")
EXPEDITIONS = "expeditions"
PLACES.place(EXPEDITIONS, Audience.PUBLIC, "Expedition Request: a display above the harbor display")
DISPLAY = "display"
display_of = PLACES.place(
    DISPLAY, Audience.PUBLIC, "Hire: the personal display; completed expeditions lie there too"
)
