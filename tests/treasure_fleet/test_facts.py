"""What every view of a sailing tells beside its pieces."""

from __future__ import annotations

from engine.treasure_fleet.state import captor
from tests.render.treasure_fleet.sample import armada, duel, fleet


def test_the_captor_of_a_ship_is_who_would_capture_her_now() -> None:
    """A single boarding party beats any fire, a tie lets her escape; cursed ships are not captured (Capture
    Phase).
    """
    facts = fleet()["facts"]["captors"]
    assert {ship.partition(".")[0]: flag for ship, flag in facts.items()} == {
        "ship_22": "",
        "ship_20": "yellow_flag",
        "ship_6": "",
    }
    assert set(armada()["facts"]["captors"].values()) == {""}


def test_the_neutral_pirate_may_be_beaten_by_more_fire() -> None:
    view = duel()
    assert [flag for flag in view["facts"]["captors"].values() if flag] == ["red_flag"]
    (ship,) = (ship for ship, flag in view["facts"]["captors"].items() if flag)
    assert captor(view["places"][f"fired:{ship}"]) == "red_flag"
