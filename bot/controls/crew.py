"""Controls about the seats of a running table, and about time."""

from __future__ import annotations

from bot.controls.carried import NOTHING, NUMBER, SEAT, WORD, maybe, several
from bot.controls.declared import Anywhere, AtTable, Reply

SHOW_SEATS = AtTable("seats", Reply.PRIVATE, NOTHING)
SIT = AtTable("sit", Reply.PRIVATE, SEAT)
ACCEPT = AtTable("accept", Reply.IN_PLACE, WORD)
"""An answer to the offer of this name."""
REFUSE = AtTable("refuse", Reply.IN_PLACE, WORD)
QUIT = AtTable("quit", Reply.PRIVATE, NOTHING)
QUIT_SURE = AtTable("quitsure", Reply.IN_PLACE, NOTHING)
GIVE_BACK = AtTable("return", Reply.IN_PLACE, NOTHING)
SWAP_WITH = AtTable("swapwith", Reply.IN_PLACE, NOTHING)
LET_LATECOMERS = AtTable("latecomers", Reply.IN_PLACE, NOTHING)

UNSEAT = AtTable("unseat", Reply.IN_PLACE, maybe(SEAT))
"""Asks for a vote about a seat: the one that is picked in a select, unless it is named."""
AGREE_TO_UNSEAT = AtTable("unseatyes", Reply.IN_PLACE, WORD)
"""A voice in the vote of this name."""
IM_HERE = AtTable("here", Reply.IN_PLACE, WORD)

SHOW_PACE = AtTable("pace", Reply.PRIVATE, NOTHING)
CHANGE_PACE = AtTable("paced", Reply.IN_PLACE, NOTHING)
CHANGE_DEADLINE = AtTable("overdue", Reply.IN_PLACE, NOTHING)
CHANGE_BANK = AtTable("banked", Reply.IN_PLACE, NOTHING)
CHANGE_TITLE = AtTable("titled", Reply.IN_PLACE, NOTHING)
IM_BACK = AtTable("back", Reply.PRIVATE, NOTHING)
MORE_TIME = AtTable("more", Reply.PRIVATE, NOTHING)
AGREE_TO_MORE = AtTable("agree", Reply.IN_PLACE, WORD)
"""A voice in the vote of this name."""
HUSH = Anywhere("hush", Reply.PRIVATE, several(NUMBER, "."))
"""No more reminders of what these tables wait for now."""
