"""The new captains, events, rumors and missions (Rumors, Missions, Events & Captains)."""

from typing import Final

from engine.kernel import Chapter
from engine.marauders.seas_of_glory.new_cards.captains import CAPTAINS
from engine.marauders.seas_of_glory.new_cards.decks import DECKS
from engine.marauders.seas_of_glory.new_cards.events import EVENTS
from engine.marauders.seas_of_glory.new_cards.in_battle import IN_BATTLE
from engine.marauders.seas_of_glory.new_cards.rewards import REWARDS
from engine.marauders.seas_of_glory.new_cards.tasks import TASKS
from engine.marauders.seas_of_glory.new_cards.valued import CLOSED_PORTS_VALUED
from engine.marauders.seas_of_glory.new_cards.villon import CLOSED_PORTS

CHAPTERS: Final[tuple[Chapter, ...]] = (
    CAPTAINS, IN_BATTLE, CLOSED_PORTS, CLOSED_PORTS_VALUED, DECKS, EVENTS, REWARDS, TASKS,
)  # fmt: skip
"""The rules of the module `new_cards`."""
