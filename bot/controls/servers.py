"""Controls of the moderators' panels of a server, and of what a member asks about himself."""

from __future__ import annotations

from bot.controls.carried import NOTHING, PAGE, WORD, among, pair
from bot.controls.declared import Anywhere, Reply, Who
from bot.tables.servers.defaults import LIMITS

SETUP_PAGE = Anywhere("setup", Reply.IN_PLACE, WORD, Who.MODERATORS)
SETUP_GAMES = Anywhere("setgames", Reply.IN_PLACE, NOTHING, Who.MODERATORS)
SETUP_PACE = Anywhere("setpace", Reply.IN_PLACE, NOTHING, Who.MODERATORS)
SETUP_DEADLINE = Anywhere("setoverdue", Reply.IN_PLACE, NOTHING, Who.MODERATORS)
SETUP_ODDS = Anywhere("setodds", Reply.IN_PLACE, NOTHING, Who.MODERATORS)
SETUP_OPTION = Anywhere("setoption", Reply.IN_PLACE, pair(WORD, WORD), Who.MODERATORS)
"""A select of the values of a game's setting: the game, and the setting."""
SETUP_LIMIT = Anywhere("setlimit", Reply.IN_PLACE, among(LIMITS), Who.MODERATORS)
CHALLENGE_OFF = Anywhere("challengeoff", Reply.IN_PLACE, NOTHING, Who.MODERATORS)
WEEKLY_OFF = Anywhere("weeklyoff", Reply.IN_PLACE, NOTHING, Who.MODERATORS)

MODULES_PAGE = Anywhere("modulepage", Reply.IN_PLACE, pair(WORD, PAGE), Who.MODERATORS)
"""A page of the modules of a game; so with those that follow."""
MODULES_SET = Anywhere("moduleset", Reply.IN_PLACE, pair(WORD, PAGE), Who.MODERATORS)
MODULES_ON = Anywhere("moduleson", Reply.IN_PLACE, pair(WORD, PAGE), Who.MODERATORS)
MODULES_OPEN = Anywhere("modulesopen", Reply.IN_PLACE, pair(WORD, PAGE), Who.MODERATORS)

FORGET = Anywhere("forget", Reply.IN_PLACE, NOTHING)
"""Deletes all that is stored of a member."""
