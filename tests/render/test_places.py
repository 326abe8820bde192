"""Where the options of a question lie: in whole games, and one by one."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from data.content.modules import MODULES
from data.locale import Texts
from engine.captains import play_game
from engine.captains.plain import Chance, random_answer
from engine.kernel import Decision, Table
from render.games import places, touch
from tests.render.marauders.sample import busy
from tests.render.touching import KINDS

ELSEWHERE = {
    "marauders": {"card", "location", "merchant", "die"},
    "treasure_fleet": {"card"},
    "port_royal": set[str](),
}
"""What a page shows beside the board: cards in hand, in the hold or on offer, a ship's sheet, dice, and the
merchant that was found, whose token has left its zone.
"""
EVERYTHING = tuple(module for module in MODULES if module != "captains_for_gold")
TEXTS = Texts("en").with_players([f"Player {letter}" for letter in "ABCDE"])
EVERY = 7
"""So many questions are asked before a board is looked at again."""


@dataclass
class Watched:
    """All questions of a game, with the places of their options."""

    game: str
    chance: Chance
    asked: int = 0
    astray: set[tuple[str, str]] = field(default_factory=set[tuple[str, str]])
    found: dict[str, set[str]] = field(default_factory=dict[str, set[str]])

    def answer(self, table: Table, seat: int, decision: Decision) -> list[str]:
        """Note where its options lie, and answer anything."""
        self.asked += 1
        view = table.view(seat)
        lie = dict(placed(self.game, view, decision))
        for id, at in lie.items():
            of_verb = self.found.setdefault(f"{decision.kind}/{id.partition(':')[0]}", set())
            of_verb.update(place.partition(":")[0] for place in at)
        if self.asked % EVERY == 0:
            board = touch(self.game, view, TEXTS)
            there = {*(spot.at for spot in board.spots), *(piece.id for piece in board.pieces)}
            off = {place for at in lie.values() for place in at} - there
            self.astray |= {
                (decision.kind, place) for place in off if place.partition(":")[0] not in ELSEWHERE[self.game]
            }
        return random_answer(decision, self.chance)


def placed(game: str, view: Mapping[str, Any], decision: Decision) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The options of a question, each with its places."""
    asked = {**decision.args, **decision.private_args}
    for option in decision.options:
        yield option.id, places(game, view, decision.kind, option.id, option.args, asked)


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(
    ("game", "modules", "seats"),
    [
        ("marauders", (), 3),
        ("marauders", EVERYTHING, 4),
        ("treasure_fleet", (), 2),
        ("treasure_fleet", (), 5),
        ("port_royal", (), 3),
    ],
    ids=["marauders", "marauders-everything", "treasure_fleet-two", "treasure_fleet", "port_royal"],
)
def test_in_whole_games_every_place_is_one_of_the_board_or_shown_beside_it(
    game: str, modules: tuple[str, ...], seats: int
) -> None:
    watched = Watched(game, Chance(game))
    hands = dict.fromkeys(range(seats), watched.answer)
    play_game(game, levels=[1] * seats, seed=f"places {game}", modules=modules, hands=hands)
    assert watched.asked > 30
    assert not watched.astray
    assert {kind for kinds in watched.found.values() for kind in kinds} <= KINDS
    assert EXPECTED[game] == {verb: watched.found.get(verb, kinds) for verb, kinds in EXPECTED[game].items()}
    assert watched.found.keys() >= ALWAYS[game]


EXPECTED: Mapping[str, Mapping[str, set[str]]] = {
    "marauders": {
        "turn.action/move": {"zone", "port"},
        "turn.action/end": set(),
        "turn.action/card": {"card"},
        "port.activity/sell": {"port"},
        "port.activity/done": set(),
        "goods.sell/sell": {"card"},
    },
    "treasure_fleet": {},
    "port_royal": {"discover/turn-up": {"deck"}, "discover/put-in": set(), "take/employ": {"card"}},
}
"""What every game has: the kinds of places of some of its options."""

ALWAYS: Mapping[str, set[str]] = {
    "marauders": {"turn.action/move", "turn.action/end"},
    "treasure_fleet": set(),
    "port_royal": {"discover/turn-up", "take/employ", "take/loot"},
}
"""Options that occur in whatever game is played."""

ONE_BY_ONE: list[tuple[str, str, dict[str, Any], dict[str, Any], tuple[str, ...]]] = [
    ("turn.action", "move:nassau", {"zone": "nassau", "border": "N"}, {}, ("zone:nassau",)),
    ("turn.action", "move:port", {"zone": "havana"}, {}, ("port:havana",)),
    ("turn.action", "move:sea", {"zone": "havana"}, {}, ("zone:havana",)),
    ("turn.action", "port", {"zone": "havana"}, {}, ("port:havana",)),
    ("turn.action", "scout:merchant", {"zone": "havana"}, {}, ("merchant:havana",)),
    ("turn.action", "scout:merchant:dutch", {"nation": "dutch"}, {}, ("merchant:havana",)),
    ("turn.action", "scout:captain:2", {"other": 2}, {}, ("ship:2",)),
    (
        "turn.action",
        "scout:npc:dutch",
        {"npc": "dutch", "name": "admiral_evertsen"},
        {},
        ("npc:admiral_evertsen",),
    ),
    ("turn.action", "card:royal_pardon.2", {"card": "royal_pardon.2"}, {}, ("card:royal_pardon.2",)),
    ("turn.action", "task:0", {"goods": ["rum"], "cards": 2}, {}, ("card:coast_survey",)),
    ("turn.action", "task:7", {"goods": ["rum"], "cards": 2}, {}, ()),
    (
        "turn.action",
        "visit:silver_shoals",
        {"location": "silver_shoals", "kind": "reef"},
        {},
        ("card:silver_shoals",),
    ),
    ("turn.action", "repair_at_sea", {}, {}, ("ship:0",)),
    ("turn.action", "end", {}, {}, ()),
    ("port.activity", "sell", {}, {}, ("port:havana",)),
    ("port.activity", "favors", {"gold": 2, "favors": 1}, {}, ("port:havana",)),
    ("port.activity", "claim:dead_or_alive", {"mission": "dead_or_alive"}, {}, ("card:dead_or_alive",)),
    ("shipyard", "repair:hull", {"location": "hull", "gold": 2}, {}, ("location:0.hull",)),
    ("shipyard", "repair:all", {"points": 3, "gold": 6}, {}, ("ship:0",)),
    ("shipyard", "rearm:chasers", {"mod": "chasers", "gold": 3}, {}, ("card:chasers.2",)),
    ("shipyard", "sell_weapon:grapeshot", {"weapon": "grapeshot"}, {}, ("card:grapeshot.1",)),
    ("shipyard", "mod:swivel_guns.1", {"mod": "swivel_guns.1"}, {}, ("card:swivel_guns.1",)),
    ("hit.place", "hit:masts", {"location": "masts", "left": 2}, {}, ("location:0.masts",)),
    (
        "hit.place",
        "hit:masts",
        {"location": "masts", "left": 2},
        {"who": {"say": "who-captain", "seat": 3}},
        ("location:3.masts",),
    ),
    (
        "hit.place",
        "hit:crew",
        {"location": "crew", "left": 2},
        {"who": {"say": "who-npc", "npc": "dutch", "name": "admiral_evertsen"}},
        ("location:admiral_evertsen.crew",),
    ),
    ("card.reroll", "die:1:2", {"faces": [3], "whose": {"say": "who-captain", "seat": 2}}, {}, ("die:2.2",)),
    ("battle.hooks", "die:1", {"faces": [3]}, {}, ("die:0.1",)),
    ("merchant", "raid:dutch", {"nation": "dutch"}, {"zone": "havana"}, ("merchant:havana",)),
    ("mod.distribute", "zone:curacao", {"zone": "curacao"}, {}, ("port:curacao",)),
    ("sail.unseen", "sail:curacao", {"zone": "curacao", "border": "N"}, {}, ("zone:curacao",)),
    ("reward.bounties", "drop:english:1", {"nation": "english", "count": 1}, {}, ()),
    ("card.captain", "captain:1", {"other": 1}, {}, ("ship:1",)),
    ("captain.keep", "captain:john_knox", {"name": "john_knox"}, {}, ("card:john_knox",)),
    ("battle.ammunition", "grapeshot", {"weapon": "grapeshot.2"}, {}, ("card:grapeshot.2",)),
    ("battle.ammunition", "none", {}, {}, ()),
    ("landing", "land", {}, {"location": "holetown"}, ("card:holetown",)),
    ("landing", "retreat", {}, {"location": "holetown"}, ()),
    ("port.enter", "fee", {"gold": 2}, {"zone": "havana"}, ("port:havana",)),
    ("port.enter", "stay", {}, {"zone": "havana"}, ()),
    ("scout.off_turn", "scout", {"other": 2}, {"other": 2}, ("ship:2",)),
    ("of a pack", "board:havana", {"zone": "havana"}, {}, ("zone:havana",)),
    ("of a pack", "stay", {"zone": "havana"}, {}, ()),
]


@pytest.mark.parametrize(("kind", "id", "args", "asked", "at"), ONE_BY_ONE)
def test_options_of_merchants_and_marauders(
    kind: str, id: str, args: dict[str, Any], asked: dict[str, Any], at: tuple[str, ...]
) -> None:
    assert places("marauders", busy() | {"seat": 0}, kind, id, args, asked) == at


FLEET: list[tuple[str, str, dict[str, Any], tuple[str, ...]]] = [
    (
        "fleet.load",
        "one_cannon.red_flag.1",
        {"card": "one_cannon.red_flag.1"},
        ("card:one_cannon.red_flag.1",),
    ),
    (
        "fleet.place",
        "one_cannon.red_flag.1:ship_9.2",
        {"card": "one_cannon.red_flag.1", "ship": "ship_9.2", "at": 3},
        ("card:one_cannon.red_flag.1", "slot:row.3"),
    ),
    ("fleet.neutral", "ship_9.2", {"ship": "ship_9.2", "at": 3}, ("slot:row.3",)),
    ("fleet.curse", "ship_9.2", {"ship": "ship_9.2"}, ("card:ship_9.2",)),
    ("of a pack", "sleep", {}, ()),
]


@pytest.mark.parametrize(("kind", "id", "args", "at"), FLEET)
def test_options_of_treasure_fleet(kind: str, id: str, args: dict[str, Any], at: tuple[str, ...]) -> None:
    assert places("treasure_fleet", {"seat": 0}, kind, id, args) == at


HARBOUR: list[tuple[str, str, dict[str, Any], dict[str, Any], tuple[str, ...]]] = [
    ("discover", "turn-up", {}, {"count": 1}, ("deck:harbour",)),
    ("discover", "put-in", {}, {"count": 1}, ()),
    ("repel", "repel", {}, {"card": "frigate_1_1.1", "strength": 1}, ("card:frigate_1_1.1",)),
    ("repel", "let-in", {}, {"card": "frigate_1_1.1", "strength": 1}, ()),
    ("take", "employ:sailor_3.5", {"card": "sailor_3.5", "price": 3}, {}, ("card:sailor_3.5",)),
    ("take", "loot:skiff_2_1", {"card": "skiff_2_1", "coins": 2}, {}, ("card:skiff_2_1",)),
    ("take", "take-none", {}, {"dear": ["settler_4.4"]}, ()),
    (
        "finish",
        "expedition:expedition_priests",
        {"card": "expedition_priests"},
        {},
        ("card:expedition_priests",),
    ),
    ("finish", "finish", {}, {}, ()),
]


@pytest.mark.parametrize(("kind", "id", "args", "asked", "at"), HARBOUR)
def test_options_of_port_royal(
    kind: str, id: str, args: dict[str, Any], asked: dict[str, Any], at: tuple[str, ...]
) -> None:
    assert places("port_royal", {"seat": 0}, kind, id, args, asked) == at


def test_a_game_without_places_has_none() -> None:
    assert places("chess", {}, "move", "move:e4") == ()


def test_asking_for_places_loads_no_drawing_code() -> None:
    code = (
        "import sys; from render.games import places; places('marauders', {'seat': 0}, 'x', 'y:z');"
        "loaded = {name for name in sys.modules if name.startswith('render.marauders.')};"
        "assert all('.places' in name for name in loaded), loaded"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
