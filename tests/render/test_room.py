"""The fullest mats, combats, zones and cards: nothing lies on another, leaves its box or is cut short."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops

import render.kit.canvas
from data.content import marauders_content
from data.locale import Texts, languages
from render.games import captain, card, part, scene
from render.kit.picture import Picture
from render.kit.plans import Box
from render.kit.theme import theme, themes
from render.marauders.battle.facts import read_combat
from render.marauders.battle.raid import raid_sheet
from render.marauders.battle.raid_text import read_raid
from render.marauders.battle.scene import combat_sheet
from render.marauders.cards.facts import kind_of
from render.marauders.facts import read
from render.marauders.mat.captain import mat
from render.marauders.parts.sheets import sheet_plan
from tests.render.marauders.fullest import SEAT, laden, melee, seen, smuggler
from tests.render.marauders.sample import PLAYERS, crowded, guards, plundered_raid, ruinous_raid

Draw = Callable[[Texts, str], Picture | None]
EVERYWHERE = pytest.mark.parametrize("look", themes())
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())
GHOSTS = (282, 520, 560, 620)  # widths of the ships beneath words, signs and faces
TOUCHING = 40  # of 255: fainter edges of letters may meet


@dataclass(frozen=True, slots=True)
class Mark:
    """A sprite that was put on the sheet: its ink, and the corner of that."""

    ink: Image.Image
    x: int
    y: int

    @property
    def box(self) -> Box:
        """Left, top, right and bottom."""
        return self.x, self.y, self.x + self.ink.width, self.y + self.ink.height

    def on(self, other: "Mark") -> bool:
        """Whether both have ink at the same place."""
        (a, b, c, d), (e, f, g, h) = self.box, other.box
        left, top, right, bottom = max(a, e), max(b, f), min(c, g), min(d, h)
        if left >= right or top >= bottom:
            return False
        shared = [
            mark.ink.crop((left - mark.x, top - mark.y, right - mark.x, bottom - mark.y))
            for mark in (self, other)
        ]
        return any(ImageChops.darker(*shared).histogram()[TOUCHING:])


@pytest.fixture
def marks(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Image.Image, Mark]]:
    """Every sprite that is pasted while this test draws, with the picture on which it lies."""
    found: list[tuple[Image.Image, Mark]] = []
    paste = Image.Image.paste

    def noted(self: Image.Image, im: Any, box: Any = None, mask: Image.Image | None = None) -> None:
        paste(self, im, box, mask)
        if mask is not None and mask is im and mask.width not in GHOSTS:
            ink = mask.getchannel("A")
            if inked := ink.getbbox():
                found.append((self, Mark(ink.crop(inked), box[0] + inked[0], box[1] + inked[1])))

    monkeypatch.setattr(Image.Image, "paste", noted)
    return found


@pytest.fixture
def shortened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that has lost letters while this test draws."""
    cut: list[str] = []
    shorten = render.kit.canvas.shortened

    def noted(text: str, face: str, size: int, width: int) -> str:
        shown = shorten(text, face, size, width)
        cut.extend([text] if shown != text else [])
        return shown

    monkeypatch.setattr(render.kit.canvas, "shortened", noted)
    return cut


def on_sheet(marks: list[tuple[Image.Image, Mark]], drawn: Picture | None) -> list[Mark]:
    """The marks on the sheet itself, all of them within it."""
    assert drawn
    size = (drawn.width, drawn.height)
    own = [mark for sheet, mark in marks if sheet.size == size]
    assert len(own) > 5
    for left, top, right, bottom in (mark.box for mark in own):
        assert 4 <= left < right <= size[0] - 4
        assert 4 <= top < bottom <= size[1] - 4
    return own


def apart(marks: list[Mark]) -> None:
    """No mark lies on another."""
    assert not [(one.box, other.box) for one, other in combinations(marks, 2) if one.on(other)]


def within(marks: list[Mark], boxes: list[Box], above: int) -> None:
    """Every mark lies in one of the boxes, with their borders, or in the head above them."""
    for mark in marks:
        left, top, right, bottom = mark.box
        if bottom <= above:
            continue
        assert any(
            x + 4 <= left and y + 2 <= top and right <= x + width - 4 and bottom <= y + height - 4
            for x, y, width, height in boxes
        ), mark.box


def named(look: str, kind: str, *names: str) -> list[Box]:
    """These boxes of a picture's layout."""
    boxes = sheet_plan(kind, theme(look).sizes.layout).boxes
    return [boxes[name] for name in names]


def panels(view: dict[str, Any], texts: Texts, look: str) -> list[Box]:
    """The boxes of everything on a mat, none of which lies on another."""
    facts = read(view)
    him = facts.seats[SEAT].captain
    assert him is not None
    found, high = mat(facts, facts.seats[SEAT], him, texts, theme(look))
    boxes = [box for _, box in found]
    assert all(y >= 4 and y + height <= high - 4 for _, y, _, height in boxes)
    for (a, b, c, d), (e, f, g, h) in combinations(boxes, 2):
        assert a + c <= e or e + g <= a or b + d <= f or f + h <= b
    return boxes


@pytest.mark.in_turn(3)
@EVERYWHERE
@IN_EVERY_LANGUAGE
def test_everything_a_captain_can_own_has_room(
    language: str, look: str, marks: list[tuple[Image.Image, Mark]], shortened: list[str]
) -> None:
    texts = Texts(language).with_players(PLAYERS)
    found = on_sheet(marks, captain(laden(), SEAT, texts, (), look))
    apart(found)
    within(found, panels(laden(), texts, look), 0)
    assert not shortened


@EVERYWHERE
@pytest.mark.parametrize("cargo", [6, 11])
def test_a_hold_with_contraband_has_room(
    cargo: int, look: str, marks: list[tuple[Image.Image, Mark]], shortened: list[str]
) -> None:
    texts, view = Texts("de").with_players(PLAYERS), smuggler(cargo)
    found = on_sheet(marks, captain(view, SEAT, texts, (), look))
    apart(found)
    within(found, panels(view, texts, look), 0)
    assert not shortened


@EVERYWHERE
def test_what_others_see_of_him_has_room(look: str, marks: list[tuple[Image.Image, Mark]]) -> None:
    picture = captain(seen(laden()), SEAT, Texts().with_players(PLAYERS), (), look)
    # Cards face down overlap like a fan: there is nothing on them.
    found = panels(seen(laden()), Texts().with_players(PLAYERS), look)
    within(on_sheet(marks, picture), found, 0)


@EVERYWHERE
@IN_EVERY_LANGUAGE
def test_the_fiercest_combat_has_room(
    language: str, look: str, marks: list[tuple[Image.Image, Mark]], shortened: list[str]
) -> None:
    found = on_sheet(marks, scene(melee(), Texts(language).with_players(PLAYERS), (), look))
    apart(found)
    boxes = named(look, "battle", "first", "second", "foot")
    within(found, boxes, boxes[0][1])
    assert not shortened


@EVERYWHERE
@IN_EVERY_LANGUAGE
def test_a_combat_of_crews_has_room_and_no_more(
    language: str, look: str, marks: list[tuple[Image.Image, Mark]], shortened: list[str]
) -> None:
    combat = read_combat(guards())
    assert combat is not None
    whole, sheet = sheet_plan("battle", theme(look).sizes.layout), combat_sheet(theme(look), combat)
    found = on_sheet(marks, scene(guards(), Texts(language).with_players(PLAYERS), (), look))
    apart(found)
    within(found, [sheet.boxes[name] for name in ("first", "second", "foot")], sheet.boxes["first"][1])
    assert not shortened
    assert sheet.size[1] < whole.size[1]
    for name in ("first", "second"):
        _, top, _, height = sheet.boxes[name]
        lowest = max(mark.box[3] for mark in found if top < mark.box[1] < top + height)
        assert top + height - lowest < 30


@EVERYWHERE
@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("view", [ruinous_raid, plundered_raid])
def test_a_raid_with_all_that_it_can_break_has_room(
    view: Callable[[], dict[str, Any]],
    language: str,
    look: str,
    marks: list[tuple[Image.Image, Mark]],
    shortened: list[str],
) -> None:
    raid = read_raid(view())
    assert raid is not None
    found = on_sheet(marks, scene(view(), Texts(language).with_players(PLAYERS), (), look))
    apart(found)
    boxes = named(look, raid_sheet(theme(look), raid), "cards", "dice", "haul", "escapes", "damage", "foot")
    within(found, boxes, boxes[0][1])
    assert not shortened


@pytest.mark.in_turn(3)
@EVERYWHERE
@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("id", ["petite_goave", "caribbean_sea"])
def test_a_crowded_zone_has_room(
    id: str, language: str, look: str, marks: list[tuple[Image.Image, Mark]], shortened: list[str]
) -> None:
    picture = part(crowded(id, 2), id, Texts(language).with_players(PLAYERS), (), look)
    apart(on_sheet(marks, picture))
    assert not shortened


@pytest.mark.in_turn(3)
@EVERYWHERE
@IN_EVERY_LANGUAGE
def test_every_card_has_room(
    language: str, look: str, marks: list[tuple[Image.Image, Mark]], shortened: list[str]
) -> None:
    box, texts = marauders_content(), Texts(language)
    kinds: dict[str, str] = {}
    for found in (one for deck in box.decks.values() for one in deck.cards):
        # Of each kind the one with the longest name.
        best = kinds.setdefault(kind_of(found), found.id)
        if len(texts.name(found.id)) > len(texts.name(best)):
            kinds[kind_of(found)] = found.id
    for id in kinds.values():
        marks.clear()
        apart(on_sheet(marks, card("marauders", id, texts, look)))
    assert not shortened
