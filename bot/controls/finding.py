"""Controls that find tables: one's own, those of a server, and the way back to them."""

from __future__ import annotations

from bot.controls.carried import NOTHING, NUMBER, PAGE
from bot.controls.declared import Anywhere, AtTable, Reply

MINE = Anywhere("mine", Reply.IN_PLACE, NOTHING)
"""Turns to the clicker's own tables."""
HERE = Anywhere("tableshere", Reply.IN_PLACE, PAGE)
"""Turns to a page of the server's tables."""
NEXT_TABLE = Anywhere("next", Reply.APART, NUMBER)
"""Takes the clicker to the table that has waited longest for him, but for the one of this number (0: any)."""
WISHES = Anywhere("wishes", Reply.IN_PLACE, NOTHING)
"""Turns to what the clicker wants to be told of."""
WISH = Anywhere("wish", Reply.IN_PLACE, NOTHING)
"""A select of all of that."""
WISH_NO_MORE = Anywhere("wishno", Reply.IN_PLACE, NUMBER)
"""Tells the clicker of no new tables any more in the server of this id."""
ARRIVALS_OFF = Anywhere("arrivalsoff", Reply.IN_PLACE, NOTHING)
"""Tells the clicker no more who has come to his lobbies."""
TRY_VOYAGE = Anywhere("tryout", Reply.PRIVATE, NOTHING)
"""Begins a first voyage for the clicker."""
CHALLENGE = Anywhere("challenge", Reply.APART, NOTHING)
"""Shows the clicker the challenge of the week, and how he stands in it."""
TRY_CHALLENGE = Anywhere("chtry", Reply.IN_PLACE, NOTHING)
"""Begins the clicker's one try."""
REPORT = Anywhere("report", Reply.PRIVATE, NUMBER)
"""Gives the clicker a report of a fault, about the table of this number (0: about none)."""
COME = AtTable("come", Reply.APART, NOTHING)
"""Shows who is called to a table what he is asked there."""
BRING_DOWN = AtTable("down", Reply.PRIVATE, NOTHING)
"""Posts the table's message anew, below what was said since."""
