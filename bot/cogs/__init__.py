"""Slash commands, a folder for each kind."""

from bot.cogs.actions import Actions
from bot.cogs.game import GameCommands
from bot.cogs.lookup import LookUp
from bot.cogs.moderators import Moderate
from bot.cogs.preferences import Preferences
from bot.cogs.setup import SetUp

COGS = (SetUp, GameCommands, LookUp, Actions, Moderate, Preferences)
