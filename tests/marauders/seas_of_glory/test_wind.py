"""The wind (Seas of Glory: Wind and Weather: Wind Direction)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from data.content.words import COMPASS
from data.locale import Texts
from engine.kernel import Beginning
from engine.marauders.seas_of_glory.wind import Spinner, opposite
from tests.marauders.table import SetUp, TestTable, at_sea, in_port


def blowing(direction: str) -> Callable[[Beginning], None]:
    """A change to a beginning: the wind blows there."""

    def change(beginning: Beginning) -> None:
        beginning.ext["wind"] = Spinner(direction)

    return change


def sailing(set_up: SetUp, zone: str, direction: str, **more: Any) -> TestTable:
    """Seat 0 has its turn at sea in a zone, in this wind."""
    position: dict[str, Any] = {"modules": ("wind",), "change": blowing(direction), **more}
    return set_up(at_sea(zone), **position)


def labels(table: TestTable) -> dict[str, str]:
    """What the options are called, by id."""
    return {option.id: option.label for option in table.asked().options}


def test_S_wind_the_spinner_is_spun_at_the_beginning_of_the_round_before_the_event_card(
    set_up: SetUp,
) -> None:
    table = set_up(
        modules=("wind",), turn=None, force=[("wind", ["SW"])], decks={"event": ["storm_greater_antilles"]}
    )
    assert table.in_order("round.began", "wind.turned", "event.drawn")
    assert table.said("wind.turned", direction="SW")
    assert table.view(None)["ext"]["wind"]["direction"] == "SW"


def test_S_wind_it_lands_on_any_of_eight_directions(set_up: SetUp) -> None:
    for direction in COMPASS:
        table = set_up(modules=("wind",), turn=None, force=[("wind", [direction])])
        assert table.game.ext["wind"].direction == direction
    assert len(COMPASS) == 8


def test_S_wind_it_stays_until_it_is_spun_again(set_up: SetUp) -> None:
    table = set_up(at_sea("havana"), at_sea("trinidad"), modules=("wind",), change=blowing("N"), count=2)
    table.play("end")
    assert table.game.ext["wind"].direction == "N"
    table.play("end")
    assert len(table.log("wind.turned")) == 1


def test_S_wind_a_move_in_its_direction_is_free_once_a_turn(set_up: SetUp) -> None:
    table = sailing(set_up, "petite_goave", "E")
    assert labels(table)["move:santo_domingo"] == "sail-free"
    table.play("move:santo_domingo")
    assert table.actions == 3
    assert labels(table)["move:san_juan"] == "sail"
    table.play("move:san_juan")
    assert table.actions == 2
    assert len(table.log("wind.with")) == 1


def test_S_wind_a_course_counts_on_it_once_a_turn(set_up: SetUp) -> None:
    """What a course says it takes is what it takes when it is sailed."""
    table = sailing(set_up, "petite_goave", "E")
    courses = {course.id: course for course in table.table.courses(0)}
    assert courses["san_juan+move:san_juan"].args["actions"] == 1
    shorter = [course for course in courses.values() if course.args["actions"] < 3]
    assert len(shorter) > 3
    for course in shorter:
        sailed = sailing(set_up, "petite_goave", "E")
        for _, picks in course.answers:
            sailed.play(*picks)
        assert course.args["actions"] == 3 - sailed.actions, course.id
    assert table.actions == 3, "nothing has been sailed by asking"


def test_S_wind_other_directions_take_one_action(set_up: SetUp) -> None:
    table = sailing(set_up, "caribbean_sea", "NE").play("move:santo_domingo")
    assert table.actions == 2


def test_S_wind_against_it_two_actions_the_first_time_and_one_the_second(set_up: SetUp) -> None:
    table = sailing(set_up, "basse_terre", "N", turn={"seat": 0, "actions": 4})
    assert labels(table)["move:trinidad"] == "sail-slow"
    table.play("move:trinidad")
    assert table.actions == 2
    table.play("move:basse_terre")
    assert table.actions == 2
    assert labels(table)["move:trinidad"] == "sail"
    table.play("move:trinidad")
    assert table.actions == 1
    assert table.said("wind.against", seat=0, actions=2)
    assert len(table.log("wind.against")) == 1


def test_S_wind_the_first_time_counts_anew_each_turn(set_up: SetUp) -> None:
    table = sailing(set_up, "basse_terre", "N", force=[("wind", ["N"])])
    table.play("move:trinidad", "end", "end", "move:basse_terre")
    assert table.actions == 3
    assert labels(table)["move:trinidad"] == "sail-slow"


def test_G_S5_against_the_wind_two_actions_must_be_left(set_up: SetUp) -> None:
    table = sailing(set_up, "basse_terre", "N", turn={"seat": 0, "actions": 1})
    assert "move:trinidad" not in table.offered()
    assert "move:bridgetown" in table.offered()


def test_G_S5_docking_and_putting_to_sea_have_no_direction(set_up: SetUp) -> None:
    for direction in COMPASS:
        table = set_up(in_port("nassau"), modules=("wind",), change=blowing(direction))
        table.play("move:sea")
        assert table.actions == 2
        table.play("move:port")
        assert table.actions == 1


def test_G_S5_against_is_only_the_very_opposite_border(set_up: SetUp) -> None:
    table = sailing(set_up, "caribbean_sea", "NE")
    slow = [id for id, label in labels(table).items() if label == "sail-slow"]
    assert slow == ["move:cartagena"]
    assert [opposite(point) for point in COMPASS] == ["S", "SW", "W", "NW", "N", "NE", "E", "SE"]


def test_S_wind_a_zone_without_a_border_there_has_no_free_move(set_up: SetUp) -> None:
    table = sailing(set_up, "trinidad", "E")
    assert "sail-free" not in labels(table).values()


def test_G_S4_the_free_move_may_follow_the_third_action(set_up: SetUp) -> None:
    table = sailing(set_up, "caribbean_sea", "NE", turn={"seat": 0, "actions": 1})
    table.play("move:santo_domingo", "end")
    assert table.captain().zone == "santo_domingo"
    table = sailing(set_up, "santo_domingo", "S", turn={"seat": 0, "actions": 0})
    assert table.offered() == ["move:caribbean_sea"]
    table.play("move:caribbean_sea")
    assert table.captain().zone == "caribbean_sea"


def test_S_wind_a_captains_own_free_move_is_left_when_the_wind_carries_him(set_up: SetUp) -> None:
    seat = {**at_sea("caribbean_sea"), "permanents": ["pilots_rutter"]}
    table = set_up(seat, modules=("wind",), change=blowing("NE"))
    table.play("move:san_juan")
    assert table.actions == 3
    assert labels(table)["move:caribbean_sea"] == "sail-free"
    table.play("move:caribbean_sea")
    assert table.actions == 3
    assert table.said("permanent.used", seat=0, left=3)
    assert labels(table)["move:cartagena"] == "sail"


def test_S_wind_the_label_tells_what_a_move_takes(set_up: SetUp) -> None:
    table = sailing(set_up, "caribbean_sea", "NE")
    free, slow = (table.asked().option(f"move:{zone}") for zone in ("san_juan", "cartagena"))
    assert free is not None
    assert slow is not None
    assert Texts("en").option(free) == "Sail NE to San Juan, free"
    assert Texts("en").option(slow) == "Sail SW to Cartagena for 2"
