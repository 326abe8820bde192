"""Slash commands, one module for each kind."""

from bot.interactions.cogs.answer import Answer
from bot.interactions.cogs.crew import SeatCommands
from bot.interactions.cogs.finding import FindTables
from bot.interactions.cogs.game import GameCommands
from bot.interactions.cogs.lookup import LookUp
from bot.interactions.cogs.moderators import Moderate
from bot.interactions.cogs.odds import OddsCommand
from bot.interactions.cogs.preferences import Preferences
from bot.interactions.cogs.privacy import PrivacyCommands
from bot.interactions.cogs.record import RecordCommands
from bot.interactions.cogs.setup import SetUp
from bot.interactions.cogs.time import TimeCommands

COGS = (
    SetUp,
    GameCommands,
    FindTables,
    SeatCommands,
    LookUp,
    OddsCommand,
    Moderate,
    Preferences,
    PrivacyCommands,
    TimeCommands,
    RecordCommands,
    Answer,
)
"""In this order; the commands of games come last, and may not reuse a name."""
