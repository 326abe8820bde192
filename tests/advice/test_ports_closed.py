"""A port that is closed to a captain says so, and why."""

from __future__ import annotations

from data.locale import Texts
from engine.advice.overlays import meaning
from tests.marauders.table import SetUp, at_sea


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
    assert meaning(view, "port", "tortuga") is None
    assert meaning(set_up(at_sea("nassau")).view(0), "port", "havana") is None


def test_at_home_it_is_said_what_lies_stashed_there(set_up: SetUp) -> None:
    """Nobody else knows how much it is."""
    anne = {"captain": "felipe_de_los_reyes", "zone": "havana", "in_port": True, "stash": 12}
    table = set_up(anne)
    assert meaning(table.view(0), "port", "havana") == ("thing-port-home", {"gold": 12})
    assert meaning(table.view(0), "port", "san_juan") is None
    assert meaning(table.view(1), "port", "san_juan") == ("thing-port-home", {"gold": 0})
    assert meaning(table.view(None), "port", "havana") is None
