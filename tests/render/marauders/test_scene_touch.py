"""Where things are on the pictures of a battle and a raid, and that options lie there."""

from __future__ import annotations

from typing import Any

import pytest

from render.games import places, scene, scene_touch
from tests.render.marauders.sample import PLAYERS, TEXTS, busy, guards, hunted, raid, rich_raid, volley
from tests.render.marauders.sample import ruinous_raid as ruinous

UNDER_WAY = {"volley": volley, "hunted": hunted, "guards": guards, "rich": rich_raid, "ruinous": ruinous}


@pytest.mark.parametrize("name", UNDER_WAY)
def test_every_spot_lies_on_the_picture_and_is_called_something_of_its_own(name: str) -> None:
    view = UNDER_WAY[name]()
    picture, touch = scene(view, TEXTS, PLAYERS), scene_touch(view, TEXTS, PLAYERS)
    assert picture is not None
    assert touch is not None
    assert touch.size == (picture.width, picture.height)
    for spot in touch.spots:
        assert all(0 <= x <= picture.width and 0 <= y <= picture.height for x, y in spot.outline), spot
    names = [spot.name for spot in touch.spots]
    assert len({*names}) == len(names)
    assert len({spot.at for spot in touch.spots}) == len(names)


def lying(view: dict[str, Any]) -> set[str]:
    """The places of what is under way."""
    touch = scene_touch(view, TEXTS, PLAYERS)
    assert touch is not None
    return {spot.at for spot in touch.spots}


def test_who_fights_shoots_boards_and_flees_by_what_he_touches() -> None:
    view = hunted() | {"seat": 1}
    against = {"say": "who-npc", "npc": "dutch", "name": "admiral_evertsen"}
    asked = {"round": 2, "who": {"say": "who-captain", "seat": 1}, "against": against}
    found = [
        places("marauders", view, "battle.declare", one, {}, asked) for one in ("shoot", "board", "flee")
    ]
    assert found == [("npc:admiral_evertsen",), ("location:admiral_evertsen.crew",), ("ship:1",)]
    assert {place for one in found for place in one} <= lying(view)
    captain = asked | {"against": {"say": "who-captain", "seat": 2}}
    assert places("marauders", view, "battle.declare", "shoot", {}, captain) == ("ship:2",)


def test_each_card_of_a_raid_can_be_touched() -> None:
    cards = ("rum_5", "cocoa_1", "sugar_4")
    assert {f"card:{card}" for card in cards} <= lying(raid(*cards))


def test_there_is_nothing_to_touch_where_nothing_is_under_way() -> None:
    assert scene_touch(busy(), TEXTS, PLAYERS) is None
