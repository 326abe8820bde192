"""What is answered for an absent player is what a careful captain would do."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import Decision
from engine.kernel.conformance import Tally, Trial
from engine.marauders.places import hand_of, specialists_of
from engine.marauders.ships.hold import filled, room
from engine.marauders.state import captain_of
from tests.careful import Deaths, Law
from tests.marauders.card_effects.battles import battle, boards, fighter
from tests.marauders.sea.merchants import escape, raid
from tests.marauders.table import SetUp, TestTable, raid_card
from tests.marauders.test_conformance import HOLDERS, POOR, RICH

ON_DECK = frozenset(
    ("turn.action", "port.activity", "merchant", "raid.begin", "scout.extra", "sail.unseen", "shipyard")
)
"""What a captain picks himself who is away only from all that follows; otherwise he would lie in port for the
whole game.
"""
SETTLES = frozenset(("ApplyHits", "RaidHits", "TakeHits", "RaidOutcome", "CrewHits"))


def captain(game: Any) -> Any:
    """The captain of seat 0."""
    held = game.state.seats[0].captain
    return None if held is None else held.id


def lost(game: Any, id: Any) -> bool:
    """Whether he is dead, or his ship is sinking."""
    held = game.state.seats[0].captain
    return held is None or held.id != id or not held.ship.hull


def stows(game: Any, decision: Decision) -> str:
    """Nothing is left behind that fits."""
    him = captain_of(game, 0)
    free = room(game, him) - filled(game, 0)
    wanted = min(decision.most, len(decision.options), max(0, free))
    return "" if len(decision.default) == wanted else f"{free} cards fit"


def takes_a_card(game: Any, decision: Decision) -> str:
    """A glory card is left only with a full hand."""
    full = game.places.count(hand_of(0)) >= 4
    return "" if (decision.default == ["stop"]) == full else "there is room in the hand"


def employs(game: Any, decision: Decision) -> str:
    """Every specialist of a type that he lacks."""
    types = {game.box.glory_card(card).specialist for card in game.places.at(specialists_of(0))}
    offered = [option.id for option in decision.options]
    lacking = [id for id in offered if game.box.glory_card(id.partition(":")[2]).specialist not in types]
    return "" if decision.default == lacking else f"he lacks {lacking}"


def takes_most(game: Any, decision: Decision) -> str:
    """As much as he may have."""
    return "" if len(decision.default) == min(decision.most, len(decision.options)) else "more is free"


def pays_nothing_refuses_nothing(game: Any, decision: Decision) -> str:
    """Bounties that go for nothing go, all of them; gold is not spent for an absent captain."""
    counts = {option.id: option.args["count"] for option in decision.options if option.id != "no"}
    if decision.args["gold"]:
        return "" if decision.default == ["no"] else "it costs gold"
    return "" if counts.get(decision.default[0]) == max(counts.values()) else "more is free"


def repairs(game: Any, decision: Decision) -> str:
    """Where the least is left."""
    ship = captain_of(game, 0).ship
    left = {o.id: getattr(ship, o.args["location"]) for o in decision.options if o.id != "done"}
    return "" if left.get(decision.default[0]) == min(left.values()) else f"of {left}"


def pays_best(game: Any, decision: Decision) -> str:
    """The nation that pays most."""
    pays = {option.id: option.args["gold"] for option in decision.options}
    return "" if pays[decision.default[0]] == max(pays.values()) else f"of {pays}"


LAWS: dict[str, Law] = {
    "raid.keep": stows,
    "plunder.cargo": stows,
    "reward.cargo": stows,
    "plunder.cards": takes_a_card,
    "plunder.specialists": employs,
    "plunder.rumor": takes_most,
    "rumor.keep": takes_most,
    "reward.weapons": takes_most,
    "reward.bounties": pays_nothing_refuses_nothing,
    "reward.repair": repairs,
    "repair.at_sea": repairs,
    "reward.nation": pays_best,
}
"""No loot is thrown away, and nothing that costs nothing is refused."""


def looked(trial: Trial, games: int, chosen: frozenset[str], first: int = 0) -> Tally:
    """What these games have shown."""
    return Deaths(captain, lost, SETTLES, chosen).check(trial, games, LAWS, first)


@pytest.mark.parametrize("trial", [POOR, RICH, HOLDERS], ids=["poor", "rich", "holders"])
def test_no_captain_dies_by_a_default_where_another_answer_saves_him(trial: Trial) -> None:
    tally = looked(trial, 3, ON_DECK)

    assert tally["defaults"] > 50
    assert tally["looked at"] or trial is not RICH


def test_a_captain_who_is_away_all_the_time_loses_nothing() -> None:
    assert looked(HOLDERS, 3, frozenset())["defaults"] > 50


@pytest.mark.soak("absent")
@pytest.mark.parametrize("part", range(5))
@pytest.mark.parametrize("trial", [RICH, HOLDERS], ids=["rich", "holders"])
def test_no_captain_dies_by_a_default_in_five_hundred_games(trial: Trial, part: int) -> None:
    tally = looked(trial, 50, ON_DECK, 50 * part)

    assert tally["games"] == 50
    assert tally["deaths"] > 20
    assert tally["looked at"] > 20 or trial is HOLDERS


@pytest.mark.soak("absent")
@pytest.mark.parametrize("part", range(5))
@pytest.mark.parametrize("trial", [POOR, HOLDERS], ids=["poor", "holders"])
def test_a_captain_who_is_away_all_the_time_loses_nothing_in_five_hundred_games(
    trial: Trial, part: int
) -> None:
    assert looked(trial, 50, frozenset(), 50 * part)["games"] == 50


# --- one by one -----------------------------------------------------------------------------------


def default(table: TestTable, seat: int | None = None) -> list[str]:
    """What is answered for a seat if it says nothing."""
    return list(table.asked(seat).default)


def hulk(hull: int = 1, **more: Any) -> dict[str, Any]:
    """A frigate that has taken hits."""
    return {"kind": "frigate", "hull": hull, **more}


def test_a_raider_discards_first_what_would_sink_him(set_up: SetUp) -> None:
    cards = [escape(1), escape(2), raid_card("hull", 4)]
    table = raid(set_up, cards, [6, 1], ship={"kind": "flute", "hull": 1})

    assert default(table) == [f"discard:{cards[2]}"]


def test_a_raider_without_success_spends_a_weapon_for_his_life(set_up: SetUp) -> None:
    cards = [escape(1), raid_card("cargo"), raid_card("hull")]
    ship = {"kind": "sloop", "hull": 1, "weapons": ["grapeshot"]}
    table = raid(set_up, cards, [1, 1], ship=ship)

    (weapon,) = default(table)
    assert weapon.startswith("weapon:grapeshot")
    assert default(table.play(weapon)) == [f"discard:{cards[2]}"]


def test_a_raider_draws_no_card_that_could_destroy_anything(set_up: SetUp) -> None:
    cards = [escape(1), raid_card("masts"), raid_card("cannons")]

    assert default(raid(set_up, cards, [6, 1], ship="frigate")) == ["draw"]
    assert default(raid(set_up, cards, [6, 1], ship=hulk())) == ["stop"]


@pytest.mark.parametrize(("hull", "answer"), [(1, "card:splinters_and_prayers"), (3, "pass")])
def test_a_captain_plays_a_card_against_hits_that_would_sink_him(
    set_up: SetUp, hull: int, answer: str
) -> None:
    force = [("seamanship", [5, 5, 1, 1]), ("location", [1, 4, 4])]
    enemy = fighter("splinters_and_prayers", ship=hulk(hull, cannons=1))
    table = battle(set_up, fighter(), enemy, force=force).play("shoot", "flee")

    assert table.asked().seat == 1
    assert default(table) == [answer]


def test_a_captain_plays_no_card_against_hits_that_sink_him_all_the_same(set_up: SetUp) -> None:
    force = [("seamanship", [5, 5, 1, 1]), ("location", [4, 4, 4])]
    enemy = fighter("splinters_and_prayers", ship=hulk(cannons=0))
    table = battle(set_up, fighter(), enemy, force=force)

    assert default(table.play("shoot", "flee")) == ["pass"]


@pytest.mark.parametrize("card", ["repel_boarders", "fresh_hands"])
@pytest.mark.parametrize(("crew", "plays"), [(1, True), (2, False)])
def test_a_captain_whom_the_dice_of_a_crew_combat_beat_plays_what_may_turn_it(
    set_up: SetUp, crew: int, plays: bool, card: str
) -> None:
    enemy = fighter(card, ship={"kind": "frigate", "crew": crew})
    table = boards(set_up, fighter(ship="sloop"), enemy, force=[("leadership", [5, 1, 1, 1])])

    assert default(table) == [f"card:{card}" if plays else "pass"]


@pytest.mark.parametrize(("crew", "answer"), [(1, "card:cut_the_grapples"), (4, "pass")])
def test_a_captain_cuts_the_grapples_of_a_crew_that_is_no_weaker(
    set_up: SetUp, crew: int, answer: str
) -> None:
    enemy = fighter("cut_the_grapples", ship={"kind": "galleon", "crew": crew})

    assert default(boards(set_up, fighter(ship={"kind": "frigate", "crew": 2}), enemy)) == [answer]


def test_a_captain_who_flees_goes_into_the_smoke(set_up: SetUp) -> None:
    enemy = fighter("into_the_smoke.1")
    table = battle(set_up, fighter(), enemy, force=[("seamanship", [5, 5, 6, 1])]).play("board", "flee")

    assert default(table) == ["card:into_the_smoke.1"]
