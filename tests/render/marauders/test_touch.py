"""Where things are on the chart: outlines, pieces, their sprites and names."""

from __future__ import annotations

import io
from copy import deepcopy
from dataclasses import replace
from functools import cache
from itertools import chain

import pytest
from PIL import Image, ImageChops, ImageStat

from data.locale import Texts
from render.games import board, ground, sprite, touch
from render.kit.geo import inside
from render.kit.theme import Theme, theme, themes
from render.kit.touch import TIMES
from render.marauders.chart.board import board_laid, draw_facts, draw_ground
from render.marauders.chart.layout import chart
from render.marauders.chart.touch import touch_of
from render.marauders.facts import Facts, Zone, read
from render.marauders.parts.sprites import SPRITES
from tests.render.marauders.sample import PLAYERS, PORTS, TEXTS, ZONES, busy, crowded, seat
from tests.render.marauders.sample_glory import smallest_zone, worst
from tests.render.marauders.sample_overlays import TRAIL
from tests.render.marauders.worked_out import worked_out
from tests.render.touching import Board, check_names, check_outlines, check_pieces, check_whole

LOOKS = pytest.mark.parametrize("look", [theme(name) for name in themes()], ids=lambda look: look.name)
USUAL = theme()


def board_of(name: str, facts: Facts, *, bare: bool = False) -> Board:
    """A board with these facts."""

    @cache
    def beneath(texts: Texts, look: Theme) -> Image.Image:
        return draw_ground(facts, texts, look, board_laid(facts, texts, look), bare=bare)

    return Board(
        name,
        lambda texts, look: touch_of(facts, texts, look, bare=bare),
        cache(lambda texts, look: draw_facts(facts, texts, look)),
        beneath,
        SPRITES,
    )


def once(facts: Facts, zone: str) -> Facts:
    """These facts without pieces in other zones that lie in this one: a sample has some of them twice."""
    full = facts.zones[zone]

    def other(here: Zone) -> Zone:
        if here.id == zone:
            return here
        missions = tuple(card for card in here.missions if card not in full.missions)
        twice = set(here.mod_pieces) & set(full.mod_pieces)
        return replace(here, missions=missions, **({"mods": (), "mod_pieces": ()} if twice else {}))

    return replace(facts, zones={name: other(here) for name, here in facts.zones.items()})


FULLEST = smallest_zone()
BOARDS = [
    board_of("busy", read(busy() | {"trail": TRAIL})),
    board_of("crowded", once(read(crowded("petite_goave", 2)), "petite_goave")),
    board_of("worst", once(worst(FULLEST, 2), FULLEST)),
    board_of("full", once(worst("san_juan", 1), "san_juan")),
]
EACH = pytest.mark.parametrize("drawn", BOARDS, ids=lambda drawn: drawn.name)


@LOOKS
@EACH
def test_everything_lies_within_the_picture(drawn: Board, look: Theme):
    check_outlines(drawn.touch(TEXTS, look))


@EACH
def test_places_and_names_occur_once_in_every_language(drawn: Board):
    check_names(drawn, PLAYERS, USUAL)


@pytest.mark.in_turn(3)
@LOOKS
@EACH
def test_the_ground_with_its_pieces_is_the_board(drawn: Board, look: Theme):
    check_whole(drawn, TEXTS, look)


def test_each_piece_is_drawn_where_it_is_said_to_lie():
    check_pieces(BOARDS[2], TEXTS, USUAL)


def test_the_bare_ground_is_the_chart_alone_and_has_its_pieces():
    facts = read(busy())
    bare = board_of("bare", facts, bare=True)
    found = bare.touch(TEXTS, USUAL)
    assert bare.ground(TEXTS, USUAL).size == found.size
    check_outlines(found)
    kinds = {place.partition(":")[0] for place in (spot.at for spot in found.spots)}
    assert kinds == {"zone", "port"}
    whole = board_of("whole", facts).touch(TEXTS, USUAL)
    on_chart = [piece for piece in whole.pieces if not piece.id.startswith("glory:")]
    assert [(one.id, one.at) for one in found.pieces] == [(one.id, one.at) for one in on_chart]
    # What lies on a plate has the room of the rules as well; all else lies where it lay.
    for one, was in zip(found.pieces, on_chart, strict=True):
        assert one == was or (one.at.startswith("port:") and one.y > was.y), (one, was)
    later = replace(facts, round=facts.round + 1, active=0)
    again = board_of("later", later, bare=True).ground(TEXTS, USUAL)
    assert again.tobytes() == bare.ground(TEXTS, USUAL).tobytes()


def test_a_ground_as_it_is_sent_looks_like_the_board():
    sent = Image.open(io.BytesIO(ground("marauders", busy(), TEXTS, "chart").data)).convert("RGB")
    for piece in touch("marauders", busy(), TEXTS, "chart").pieces:
        data = sprite("marauders", piece.sprite, "chart")
        assert data is not None
        image = Image.open(io.BytesIO(data)).convert("RGBA")
        assert image.width == pytest.approx(TIMES * piece.width, abs=TIMES)
        assert image.height == pytest.approx(TIMES * piece.height, abs=TIMES)
        small = image.resize((round(piece.width), round(piece.height)), Image.Resampling.LANCZOS)
        sent.paste(small, piece.corner, small)
    whole = Image.open(io.BytesIO(board(busy(), TEXTS).data)).convert("RGB")
    difference = ImageStat.Stat(ImageChops.difference(sent, whole))
    assert max(difference.mean) < 2


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("in_port", [False, True])
def test_a_ship_lies_in_the_zone_in_which_she_is(zone: str, in_port: bool):
    view = busy()
    at_sea = not (in_port and zone in PORTS)
    view["state"]["seats"][1] = seat(1, zone, not at_sea)
    found = touch("marauders", worked_out(view), TEXTS)
    ship = next(piece for piece in found.pieces if piece.id == "ship:1")
    outline = next(spot.outline for spot in found.spots if spot.at == f"zone:{zone}")
    assert inside(list(outline), (ship.x, ship.y))
    assert ship.at == (f"zone:{zone}" if at_sea else f"port:{zone}")


def test_the_zones_are_those_that_are_drawn():
    found = touch("marauders", busy(), TEXTS)
    for spot in found.spots:
        if spot.at.startswith("zone:"):
            drawn = chart().outline(spot.at.removeprefix("zone:"))
            assert set(drawn) == set(spot.outline)


def test_what_lies_in_a_heap_or_is_folded_away_can_be_touched_there():
    facts = worst(FULLEST, 2)
    touched = touch_of(facts, TEXTS, USUAL)
    pieces, spots = {piece.id: piece for piece in touched.pieces}, {spot.at: spot for spot in touched.spots}
    here = facts.zones[FULLEST]
    first, *others = here.missions
    for mission in others:
        assert inside(
            list(spots[f"card:{mission}"].outline), (pieces[f"card:{first}"].x, pieces[f"card:{first}"].y)
        )
    away = pieces[f"token:more.{FULLEST}"]
    folded = [at for at, spot in spots.items() if spot.label == (away.x, away.y)]
    assert folded
    there = {f"npc:{npc.card or npc.kind}" for npc in here.npcs} | {"token:storm", f"merchant:{FULLEST}"}
    assert there <= {*pieces, *spots}


def test_touch_follows_from_the_view_alone_and_leaves_it_as_it_is():
    view = busy()
    kept = deepcopy(view)
    found = touch("marauders", view, TEXTS)
    assert view == kept
    assert found == touch("marauders", kept, TEXTS)


def test_what_a_seat_cannot_see_is_nowhere_in_what_it_can_touch():
    """A spectator's view has no more than numbers of what is hidden: nothing else can change a board."""
    view, other = busy(), busy()
    other["places"]["cargo.hold:0"] = view["places"]["cargo.hold:0"] + 2
    other["places"]["glory.hand:0"] = 5
    other["state"]["seats"][1]["captain"]["gold"] = 17
    assert touch("marauders", view, TEXTS) == touch("marauders", other, TEXTS)


@pytest.mark.parametrize(
    "id",
    [
        "", "captain", "captain.0.sloop.n.n", "captain.9.sloop.n.n.100", "captain.0.sloop.n.n.0",
        "more.3.201",
        "captain.0.sloop.n.n.100.", "captain.0.SLOOP.n.n.100", "nobody.0.100", "glory.0.9999.n.100",
        "heap.cannon.2.100", "wind.NNE.N.62.100", "captain.-1.sloop.n.n.100", "npc.dutch.n..0.1e9",
    ],
)  # fmt: skip
def test_there_is_no_other_sprite(id: str):
    assert sprite("marauders", id, "chart") is None


def test_every_kind_of_sprite_lies_on_some_board():
    ids = chain.from_iterable(
        (piece.sprite for piece in drawn.touch(TEXTS, USUAL).pieces) for drawn in BOARDS
    )
    assert {id.partition(".")[0] for id in ids} == set(SPRITES.kinds)
