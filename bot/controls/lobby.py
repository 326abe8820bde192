"""Controls of a lobby: seats, settings, gathering players, the start; and those that end tables."""

from __future__ import annotations

from bot.controls.carried import NOTHING, WORD
from bot.controls.declared import AtTable, Reply

JOIN = AtTable("join", Reply.IN_PLACE, NOTHING)
JOIN_AT = AtTable("joinat", Reply.PRIVATE, NOTHING)
"""Joins from a message that is not the lobby's own."""
LEAVE = AtTable("leave", Reply.IN_PLACE, NOTHING)
ADD_COMPUTER = AtTable("crew", Reply.IN_PLACE, NOTHING)
REMOVE_COMPUTER = AtTable("uncrew", Reply.IN_PLACE, NOTHING)
START_GAME = AtTable("start", Reply.IN_PLACE, NOTHING)
CLOSE_LOBBY = AtTable("close", Reply.IN_PLACE, NOTHING)
AGAIN = AtTable("again", Reply.IN_PLACE, NOTHING)
DUPLICATE = AtTable("twin", Reply.PRIVATE, NOTHING)
"""Opens another table of a lobby's game."""
END_TABLE = AtTable("shut", Reply.IN_PLACE, NOTHING)

SHOW_OPTIONS = AtTable("options", Reply.PRIVATE, NOTHING)
SET = AtTable("set", Reply.IN_PLACE, WORD)
"""A setting: a select, or the modal in which a number was typed."""
SETTING_FORM = AtTable("ask", Reply.MODAL, WORD)
CHANGE_OPENING = AtTable("voyage", Reply.IN_PLACE, NOTHING)
CHANGE_LEVEL = AtTable("level", Reply.IN_PLACE, NOTHING)
CHANGE_ODDS = AtTable("odds", Reply.IN_PLACE, NOTHING)
"""A select of `ODDS`."""
ODDS = ("yes", "helm", "no")
"""Members see odds; they may also call the voice to their helm; nobody sees any."""
CHANGE_ASIDES = AtTable("asides", Reply.IN_PLACE, WORD)
"""Gentle captains say something to what they do ("on"), or nothing any more ("off"); also while playing."""
CHANGE_MODULES = AtTable("modules", Reply.IN_PLACE, NOTHING)
READY_MADE = AtTable("ready", Reply.IN_PLACE, NOTHING)
"""A select of ready-made sets of modules."""

GATHER = AtTable("gather", Reply.PRIVATE, NOTHING)
START_AT = AtTable("startat", Reply.IN_PLACE, NOTHING)
CHANGE_LANGUAGE = AtTable("tongue", Reply.IN_PLACE, NOTHING)
CALL = AtTable("call", Reply.PRIVATE, NOTHING)
READY_CHECK = AtTable("check", Reply.PRIVATE, NOTHING)
IM_READY = AtTable("imready", Reply.IN_PLACE, WORD)
"""An answer to the ready check of this name."""
NOT_READY = AtTable("notready", Reply.IN_PLACE, WORD)
