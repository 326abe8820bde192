"""What an NPC is comes from its traits (`terms.npcs.NpcTraits`), whatever gives them.

`tests/marauders/made_up/test_neutral_npc.py` shows an NPC of another kind, without an event card.
"""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel import Chapter, Rank
from engine.marauders.combat.death import pirates_in
from engine.marauders.combat.sides import npc_side
from engine.marauders.game import MARAUDERS
from engine.marauders.npcs.traits import traits_of
from engine.marauders.sea.hunt import silenced
from engine.marauders.state import MGame
from engine.marauders.terms.npcs import NpcTraits
from tests.marauders.table import SetUp


def with_ship(npc: str, ship: str) -> Any:
    """The game with a chapter that gives an NPC another ship."""
    chapter = Chapter("another ship")

    @chapter.rule(NpcTraits, rank=Rank.SET)
    def another_ship(game: MGame, traits: NpcTraits) -> None:
        if traits.npc == npc:
            traits.ship = ship

    return msgspec.structs.replace(MARAUDERS, chapters=(*MARAUDERS.chapters, chapter))


NPCS = {
    "dutch": {"card": "admiral_van_almonde", "zone": "caracas"},
    "pirate_frigate": {"card": "pirate_teach", "zone": "caracas"},
}


def test_a_naval_man_o_war_needs_no_war(set_up: SetUp) -> None:
    table = set_up(spec=with_ship("dutch", "man_o_war"), npcs=NPCS)
    ship = npc_side(table.game, "dutch", 0).ship
    assert ship is not None
    assert (ship.kind, ship.cannons) == ("man_o_war", 5)


def test_G_N5_a_pirate_man_o_war_and_another_man_o_war_are_both_silent(set_up: SetUp) -> None:
    def silent(**more: Any) -> list[str]:
        game = set_up(spec=with_ship("pirate_frigate", "man_o_war"), npcs=NPCS, **more).game
        return [kind for kind in NPCS if silenced(game, traits_of(game, kind))]

    assert silent() == ["pirate_frigate"]
    assert silent(at_war=["dutch", "french"]) == ["dutch", "pirate_frigate"]


def test_a_pirate_with_another_ship_stays_a_pirate(set_up: SetUp) -> None:
    table = set_up(spec=with_ship("pirate_frigate", "galleon"), npcs=NPCS)
    assert pirates_in(table.game, "caracas") == ["pirate_frigate"]
    assert table.view(None)["facts"]["npc_ships"] == {"dutch": "frigate", "pirate_frigate": "galleon"}
