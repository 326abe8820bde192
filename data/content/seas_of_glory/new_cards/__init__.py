"""17 captains, 16 events, 25 rumors, 25 missions, 8 bounty tokens (Rumors, Missions, Events & Captains)."""

from pathlib import Path

from data.content.module import ModuleContent
from data.content.seas_of_glory.new_cards.abilities import ABILITIES
from data.content.seas_of_glory.new_cards.events import EVENTS
from data.content.seas_of_glory.new_cards.rewards import REWARDS
from data.content.seas_of_glory.new_cards.tasks import TASKS

CONTENT = ModuleContent(
    "new_cards",
    Path(__file__).parent,
    pieces={"captain": 17, "event": 16, "rumor": 25, "mission": 25, "bounty": 8, "ship": 1},
    words={"npc_ship": ("brig", "man_o_war")},
    lends={"ship": ("brig",)},
    verbs={"ability": ABILITIES, "event": EVENTS, "reward": REWARDS, "task": TASKS},
)
