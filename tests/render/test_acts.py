"""What was under way between two boards of a film: its pictures, in order, to its end."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageSequence

from render.acts import Told, acts
from render.film import ACT_ENDS, ACTED, MOST_ACTED, MOST_OF_ACT, replay
from render.games import ended, scene
from render.kit.theme import theme
from tests.render.golden import SEATED
from tests.render.marauders.sample import busy, hunted, rich_raid, volley
from tests.render.marauders.test_raid import SUNK

RAID, BATTLE = ("raid.began", {"seat": 2}), ("battle.began", {"seat": 1})
ESCAPED: list[Told] = [
    ("ship.hit", {"seat": 2, "location": "hull", "left": 2}),
    ("raid.escaped", {"seat": 2, "escapes": 3, "maneuverability": 3}),
]


@dataclass
class Moment:
    """What was seen, and what the log told before it."""

    view: dict[str, Any]
    told: Sequence[Told] = field(default_factory=list)


def shown(*moments: Moment) -> list[list[Image.Image]]:
    return acts("marauders", moments, SEATED, theme())


def of(picture: Any) -> Image.Image:
    """The pixels of a picture."""
    assert picture is not None
    return Image.open(io.BytesIO(picture.data)).convert("RGB")


def same(one: Image.Image, other: Image.Image) -> bool:
    return one.size == other.size and ImageChops.difference(one, other).getbbox() is None


def test_a_raid_has_its_pictures_and_that_of_its_end() -> None:
    (act,) = shown(Moment(rich_raid(), [RAID]), Moment(rich_raid()), Moment(busy(), ESCAPED))
    assert len(act) == 2, "what looks the same is shown once"
    assert same(act[0], of(scene(rich_raid(), SEATED)))
    assert same(act[1], of(ended(rich_raid(), ESCAPED, SEATED)))


def test_a_raid_of_which_nobody_was_asked_is_shown_at_its_end_once_the_log_tells_it() -> None:
    began, *rest = SUNK
    (act,) = shown(Moment(busy(), [("round.began", {}), began]), Moment(busy()), Moment(busy(), rest))
    assert len(act) == 1
    assert same(act[0], of(ended(busy(), SUNK, SEATED)))


def test_each_of_two_battles_is_an_act_of_its_own() -> None:
    first, second = shown(Moment(volley(), [BATTLE]), Moment(hunted(), [BATTLE]), Moment(busy()))
    assert same(first[0], of(scene(volley(), SEATED)))
    assert same(second[0], of(scene(hunted(), SEATED)))


def test_what_began_before_the_first_moment_is_left_out() -> None:
    assert shown(Moment(volley()), Moment(busy(), ESCAPED)) == []


def frames(data: bytes) -> list[tuple[Image.Image, int]]:
    with Image.open(io.BytesIO(data)) as moving:
        return [(frame.convert("RGB"), frame.info["duration"]) for frame in ImageSequence.Iterator(moving)]


def test_a_film_shows_the_acts_after_their_board_and_no_more_of_each_than_can_be_looked_at() -> None:
    boards = [busy(), busy()]
    plain = frames(replay("marauders", boards, SEATED, theme()).data)
    raid = [Moment(rich_raid(), [RAID]), Moment(busy(), ESCAPED)]
    long = [
        Moment(volley(), [BATTLE]),
        *(Moment(one()) for _ in range(MOST_OF_ACT) for one in (hunted, volley)),
    ]
    played = frames(replay("marauders", boards, SEATED, theme(), scenes={0: [*raid, *long]}).data)
    acted = ACTED + ACT_ENDS + (MOST_OF_ACT - 1) * ACTED + ACT_ENDS
    assert sum(time for _, time in played) == sum(time for _, time in plain) + acted
    assert {frame.size for frame, _ in played} == {plain[0][0].size}
    assert played[-1][1] == plain[-1][1], "the last board stays longest"


@pytest.mark.in_turn(3)
def test_of_too_many_acts_only_the_ends_are_shown() -> None:
    raids = [Moment(rich_raid(), [RAID]), Moment(busy(), ESCAPED)] * (MOST_ACTED // 2 + 1)
    plain = frames(replay("marauders", [busy()], SEATED, theme()).data)
    played = frames(replay("marauders", [busy()], SEATED, theme(), scenes={0: raids}).data)
    assert len(played) == len(plain) + 1, "the same end again and again is one picture of the film"
    assert sum(time for _, time in played[1:]) == ACT_ENDS * (MOST_ACTED // 2 + 1)
