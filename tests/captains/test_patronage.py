"""How a captain of level 2 sails with the wind, shuns the storm, spends Favors and keeps its crew loyal."""

from __future__ import annotations

from typing import Any

from engine.captains.marauders.harbour import Harbour
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import Aims, Weights
from engine.captains.marauders.worth.courses import Courses
from engine.captains.marauders.worth.duels import Duels
from engine.kernel import Beginning
from engine.marauders.seas_of_glory.favors.board import FAVORS, FavorBoard
from engine.marauders.seas_of_glory.loyalty.track import LOYALTY, LoyaltyBoard
from engine.marauders.seas_of_glory.storm import StormToken
from engine.marauders.seas_of_glory.wind import Spinner
from tests.captains.test_marauders import QUIET, ports, would
from tests.marauders.table import SetUp, TestTable, at_sea, goods, in_port, raid_card


def with_modules(set_up: SetUp, *seats: Any, ext: dict[str, Any], **more: Any) -> TestTable:
    """A table whose modules have these states."""

    def change(beginning: Beginning) -> None:
        beginning.ext.update(ext)

    return set_up(*seats, modules=tuple(ext), change=change, **more)


def favors(*counts: int) -> dict[str, Any]:
    """Boards with so many Favors."""
    return {"favors": FAVORS.boards([FavorBoard(seat, count) for seat, count in enumerate(counts)])}


def crews(*steps: str) -> dict[str, Any]:
    """Crews on these steps."""
    return {"loyalty": LOYALTY.boards([LoyaltyBoard(seat, step) for seat, step in enumerate(steps)])}


def courses(table: TestTable) -> Courses:
    """How seat 0 would sail."""
    observed = Observation(table.view(0))
    aims = Aims(observed, Weights())
    return Courses(observed, aims, Duels(observed, aims))


# --- wind and storm ---------------------------------------------------------------------------------


def test_it_counts_what_the_wind_makes_of_a_move(set_up: SetUp) -> None:
    table = with_modules(set_up, at_sea("caribbean_sea"), ext={"wind": Spinner("NE")}, zones=QUIET)
    sails = courses(table)
    assert (sails.actions("san_juan"), sails.actions("caracas"), sails.actions("cartagena")) == (0, 1, 2)


def test_it_takes_the_free_move_when_its_actions_are_spent(set_up: SetUp) -> None:
    seat, turn = at_sea("caribbean_sea", cargo=goods("sugar", 2)), {"seat": 0, "actions": 0}
    zones = ports(san_juan="sugar")
    table = with_modules(set_up, seat, ext={"wind": Spinner("NE")}, zones=zones, turn=turn)
    assert would(table) == ["move:san_juan"]


def test_it_sails_around_the_storm_token(set_up: SetUp) -> None:
    seat = at_sea("port_royal", ship="flute", cargo=goods("sugar", 3))
    for stormy, other in (("tortuga", "petite_goave"), ("petite_goave", "tortuga")):
        ext = {"wind": Spinner(""), "storm": StormToken(stormy)}
        table = with_modules(set_up, seat, ext=ext, zones=ports(santo_domingo="sugar"))
        assert would(table) == [f"move:{other}"]


# --- Favors -----------------------------------------------------------------------------------------


def test_it_buys_a_few_favors_last(set_up: SetUp) -> None:
    table = with_modules(set_up, in_port("nassau", gold=40), ext=favors(0, 0), zones=QUIET).play("port")
    observed = Observation(table.view(0))
    harbour, asked = Harbour(observed, Aims(observed, Weights())), table.asked()
    assert [*harbour.wishes(asked)][-1] == "favors"
    table.play("favors")
    assert would(table) == ["2"]
    rich = with_modules(set_up, in_port("nassau", gold=40), ext=favors(2, 0), zones=QUIET).play("port")
    observed = Observation(rich.view(0))
    assert "favors" not in Harbour(observed, Aims(observed, Weights())).wishes(rich.asked())


def test_it_rolls_again_when_it_had_no_success(set_up: SetUp) -> None:
    table = with_modules(
        set_up, in_port("nassau"), ext=favors(2, 0), zones=QUIET, force=[("influence", [1, 2])]
    )
    assert would(table.play("port", "rumor")) == ["spend"]


def test_it_does_not_let_a_naval_ship_find_it(set_up: SetUp) -> None:
    table = with_modules(
        set_up,
        at_sea("petite_goave", bounties={"french": 1}),
        ext=favors(1, 0),
        npcs={"french": {"scouting": 1, "zone": "tortuga"}},
        force=[("npc scouting", [5])],
    )
    assert would(table.play("move:tortuga")) == ["spend"]


def test_it_draws_a_poor_raid_again_and_keeps_a_good_one(set_up: SetUp) -> None:
    escapes = [raid_card("escape")]
    escapes += [raid_card("escape", but=escapes), raid_card("cargo")]
    rich = [raid_card("masts", 3), raid_card("crew", 3), raid_card("cargo", 3)]
    for cards, answer in ((escapes, "spend"), (rich, "keep")):
        table = with_modules(
            set_up,
            at_sea("nassau"),
            ext=favors(1, 0),
            zones={**QUIET, "nassau": {"merchant": "spanish"}},
            force=[("scouting", [5, 5]), ("raid", cards)],
        )
        assert would(table.play("scout:merchant", "raid:spanish")) == [answer]


def test_it_counts_what_a_closed_port_takes(set_up: SetUp) -> None:
    seat = at_sea("havana", bounties={"spanish": 2})
    table = with_modules(set_up, seat, ext=favors(3, 0), zones=QUIET)
    assert Observation(table.view(0)).port("havana").toll == 4
    none = with_modules(set_up, seat, ext=favors(1, 0), zones=QUIET)
    assert Observation(none.view(0)).port("havana").toll is None


# --- loyalty ----------------------------------------------------------------------------------------


def crewed(set_up: SetUp, step: str, seat: dict[str, Any], **more: Any) -> TestTable:
    """Seat 0 with a crew on this step."""

    def change(beginning: Beginning) -> None:
        beginning.ext.update(crews(step, "content"))

    return set_up(seat, modules=("loyalty",), change=change, **more)


def pays(table: TestTable) -> bool:
    """Whether it would pay its crew in this port action."""
    observed = Observation(table.view(0))
    return "loyalty" in Harbour(observed, Aims(observed, Weights())).wishes(table.asked())


def test_it_pays_a_crew_that_grumbles_and_a_happy_one_out_of_plenty(set_up: SetUp) -> None:
    for step, gold, answer in (
        ("restless", 2, True),
        ("angry", 2, True),
        ("angry", 1, False),
        ("content", 3, False),
        ("content", 4, True),
        ("happy", 10, False),
    ):
        table = crewed(set_up, step, in_port("nassau", gold=gold), zones=QUIET).play("port")
        assert pays(table) is answer


def test_it_asks_a_fiercely_loyal_crew_for_more_when_its_actions_are_spent(set_up: SetUp) -> None:
    turn = {"seat": 0, "actions": 0}
    table = crewed(set_up, "fierce_loyalty", at_sea("nassau"), zones=QUIET, turn=turn)
    assert would(table) == ["spur_on"]
    table = crewed(set_up, "fierce_loyalty", at_sea("nassau"), zones=QUIET)
    assert would(table) != ["spur_on"]


def test_it_stashes_less_often_with_an_angry_crew(set_up: SetUp) -> None:
    def stashes(step: str) -> bool:
        table = crewed(set_up, step, in_port("nassau", gold=12), zones=QUIET).play("port")
        observed = Observation(table.view(0))
        return "stash" in Harbour(observed, Aims(observed, Weights())).wishes(table.asked())

    assert (stashes("content"), stashes("angry")) == (True, False)
