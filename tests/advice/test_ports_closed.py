"""A port that is closed to a captain says so, and why."""

from __future__ import annotations

from data.locale import Texts
from engine.advice.overlays import View, meaning
from tests.marauders.table import SetUp, at_sea, goods


def _key(view: View, port: str) -> str | None:
    told = meaning(view, "port", port)
    return told and told[0]


def test_a_port_closed_by_a_bounty_says_so_and_an_open_one_does_not(set_up: SetUp) -> None:
    """It looked open on the chart, and nobody was let in."""
    view = set_up({**at_sea("nassau"), "bounties": {"spanish": 2}}).view(0)
    told = meaning(view, "port", "havana")
    assert told is not None
    assert told == ("thing-port-closed", {"zone": "havana", "nation": "spanish", "mine": 2})
    said = Texts("en").say(told[0], **told[1])
    assert said.startswith("Havana is closed to you: you have 2 Spanish bounties.")
    assert (
        Texts("de")
        .say(told[0], **told[1])
        .startswith("Havanna ist für dich gesperrt: Du hast 2 spanische Kopfgelder.")
    )
    assert _key(view, "tortuga") == "thing-port-wants"
    assert _key(set_up(at_sea("nassau")).view(0), "havana") == "thing-port-wants"


def test_an_open_port_says_what_the_good_in_demand_brings(set_up: SetUp) -> None:
    """Its card named the good, and no price."""
    table = set_up({**at_sea("nassau"), "cargo": goods("rum", 2)}, zones={"havana": {"demand": "rum"}})
    told = meaning(table.view(0), "port", "havana")
    assert told is not None
    assert told == ("thing-port-wants", {"good": "rum", "gold": 7, "count": 2}), "Havana pays 1 more"
    assert Texts("en").say(told[0], **told[1]) == (
        "A card of Rum sells for 7 gold here, 3 at once are +1 glory. You have 2 aboard."
    )
    assert meaning(table.view(None), "port", "havana") is None


def test_at_home_it_is_said_what_lies_stashed_there(set_up: SetUp) -> None:
    """Nobody else knows how much it is."""
    anne = {"captain": "felipe_de_los_reyes", "zone": "havana", "in_port": True, "stash": 12}
    table = set_up(anne)
    assert meaning(table.view(0), "port", "havana") == ("thing-port-home", {"gold": 12})
    assert _key(table.view(0), "san_juan") == "thing-port-wants"
    assert meaning(table.view(1), "port", "san_juan") == ("thing-port-home", {"gold": 0})
    assert meaning(table.view(None), "port", "havana") is None
