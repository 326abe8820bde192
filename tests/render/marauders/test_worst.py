"""The worst case of the chart: every zone as full as the game and its modules can make it, in every theme."""

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import replace
from inspect import unwrap
from itertools import combinations, product

import pytest
from PIL import Image

from data.content.words import COMPASS
from data.locale import Texts
from render.kit.geo import inside
from render.kit.plans import Box
from render.kit.theme import Theme, theme, themes
from render.marauders.chart.alt_text import board_text
from render.marauders.chart.board import draw_facts
from render.marauders.chart.labels import Words, labelled
from render.marauders.chart.layout import chart
from render.marauders.chart.panels import badge_rows
from render.marauders.chart.placing import Placed, nations_of, placed
from render.marauders.chart.seats import seat_boxes
from render.marauders.chart.zone import draw_zone
from render.marauders.chart.zone_facts import read_zone, zone_text
from render.marauders.facts import Facts, read
from render.marauders.mat.alt_text import mat_text
from render.marauders.mat.captain import draw_captain
from render.marauders.parts import tokens, vessels
from render.marauders.parts.icons import icons
from render.marauders.parts.markers import markers
from render.marauders.seas_of_glory import (
    LOCATION_KINDS,
    LOYALTY_STEPS,
    TREASURE,
    NpcPieces,
    SeatPieces,
    ZonePieces,
)
from tests.render.marauders.sample import PLAYERS, PORTS, TEXTS, ZONES, busy
from tests.render.marauders.sample_glory import UPGRADES, at_home, smallest_zone, worst
from tests.render.marauders.test_chart import SHIPS, corners, letters, name_ink, on_plate, overlap, pieces

CHART = chart()
LOOKS = [theme(name) for name in themes()]
NAMED = pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
OPAQUE = 100  # of 255: fainter pixels are the soft edge of a sprite
PHONE = 0.25  # of the board's width, where it is shown 400 pixels wide
GERMAN = Texts("de").with_players(PLAYERS)


@pytest.mark.in_turn(4)
@NAMED
@pytest.mark.parametrize("docked", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("zone", ZONES)
def test_everything_has_room_in_every_zone_and_nothing_overlaps(look: Theme, zone: str, docked: int):
    facts = worst(zone, docked).zones[zone]
    laid = placed(look, CHART.zones[zone], facts, active=2, ships=SHIPS)
    market = 5 if zone in PORTS else 0
    location = 1 if zone in PORTS else 0
    # Captains, naval ships, pirates, Treasure Galleon, storm, storm token, merchant, missions, NPCs due.
    seen = 4 + 4 + 2 + 1 + 1 + 1 + 1 + 3 + 2 + market + location + len(at_home(zone))
    assert sum(pieces(look, token) for token in laid) == seen
    outline, port = CHART.outline(zone), CHART.projection(*(CHART.zones[zone].port or (-99, 32)))
    fixed = [(round(port[0]) - 4, round(port[1]) - 4, 8, 8), name_ink(zone, look)]
    fixed += [box for _, box in letters(look)]
    for token in laid:
        assert all(inside(outline, corner) for corner in corners(token.box))
        assert not any(overlap(token.box, box) for box in fixed) or on_plate(zone, token)
        assert token.draw(token.scale).size == token.box[2:]
    assert not any(overlap(first.box, second.box) for first, second in combinations(laid, 2))


@pytest.mark.parametrize("docked", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("zone", ZONES)
def test_captains_are_large_enough_for_a_phone_however_full_their_zone(zone: str, docked: int):
    look = theme()
    facts = worst(zone, docked).zones[zone]
    active = replace(facts, in_port=(), at_sea=(*facts.in_port, *facts.at_sea))
    for here in (facts, active):
        laid = placed(look, CHART.zones[zone], here, active=None, ships=SHIPS)
        ships = [token for token in laid if is_captain(look, token)]
        assert len(ships) == 4
        assert all(token.box[2] * PHONE >= 12 for token in ships)


def is_captain(look: Theme, laid: Placed) -> bool:
    """Whether this token is somebody's captain."""
    return any(
        laid.draw(laid.scale) == vessels.captain(look, seat, SHIPS[seat], in_port, False, laid.scale)
        for seat, in_port in product(range(4), (False, True))
    )


@pytest.mark.parametrize("zone", ZONES)
def test_tokens_of_a_zone_without_a_crowd_of_ships_can_be_told_apart_on_a_phone(zone: str):
    """Weather, location, market, home ports, merchants and missions all at once, and two captains."""
    look, full = theme(), worst(zone, 0).zones[zone]
    facts = replace(full, at_sea=full.at_sea[:2], npcs=full.npcs[-2:])
    laid = placed(look, CHART.zones[zone], facts, active=None, ships=SHIPS)
    assert min(token.scale for token in laid) >= 0.6


@NAMED
@pytest.mark.parametrize("docked", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("zone", ZONES)
def test_nothing_in_a_zone_is_too_small_for_a_phone_and_what_has_no_room_is_counted(
    look: Theme, zone: str, docked: int
):
    full = worst(zone, docked).zones[zone]
    laid = placed(look, CHART.zones[zone], full, active=2, ships=SHIPS)
    for token in laid:
        # Ships are 10 pixels wide there, other tokens 6.
        least = 10 if token.who else 6
        assert token.box[2] * PHONE >= least or token.box[3] * PHONE >= least
        assert token.scale >= 0.6
    folded = [token for token in laid if token.draw(token.scale).tobytes() in FOLDED_AWAY[look.name]]
    assert len(folded) <= 1
    if not folded:
        return
    # Captains are never folded away, and the storm only where there is no room for ships.
    assert len([token for token in laid if token.who.startswith("seat:")]) == 4
    assert folded[0].box[2] * PHONE >= 11


FOLDED_AWAY = {look.name: {tokens.more(look, count).tobytes() for count in range(1, 20)} for look in LOOKS}


@contextmanager
def watched(size: tuple[int, int]) -> Generator[list[Box]]:
    """Collects where ink is put on pictures of this size, sprite by sprite."""
    boxes: list[Box] = []
    paste = Image.Image.paste

    def watching(image: Image.Image, what: object, box: object = None, mask: object = None) -> None:
        if image.size == size and isinstance(what, Image.Image) and mask is what and what.mode == "RGBA":
            ink = what.getchannel("A").point([255 if level > OPAQUE else 0 for level in range(256)]).getbbox()
            assert isinstance(box, tuple)
            if ink:
                boxes.append((box[0] + ink[0], box[1] + ink[1], ink[2] - ink[0], ink[3] - ink[1]))
        paste(image, what, box, mask)  # pyright: ignore[reportArgumentType]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Image.Image, "paste", watching)
        yield boxes


def inked(facts: Facts, look: Theme, texts: Texts) -> list[Box]:
    """Every sprite on the chart and its panels, with the names and letters that are drawn once and kept."""
    size = chart(look.sizes.layout, facts.marked).size
    with watched(size) as boxes:
        # Beneath the cache, where it lies since it was first drawn.
        unwrap(labelled)(look, Words.of(texts), facts.goal, nations_of(facts), facts.marked)
        kept = list(boxes)
    with watched(size) as boxes:
        labelled(look, Words.of(texts), facts.goal, nations_of(facts), facts.marked)
        boxes.clear()
        draw_facts(facts, texts, look)
    return kept + boxes


@pytest.mark.in_turn(4)
@NAMED
@pytest.mark.parametrize("texts", [TEXTS, GERMAN], ids=["en", "de"])
@pytest.mark.parametrize("zone", ZONES)
def test_no_two_sprites_of_the_whole_picture_overlap_and_all_stay_on_it(look: Theme, zone: str, texts: Texts):
    facts = worst(zone, 2)
    width, height = chart(look.sizes.layout, facts.marked).size
    boxes = inked(facts, look, texts)
    assert len(boxes) > 250
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]
    for x, y, wide, high in boxes:
        assert x >= 0
        assert y >= 0
        assert x + wide <= width
        assert y + high <= height


@NAMED
def test_where_markers_lie_before_the_seats_the_sheet_is_longer_and_the_cards_stand_apart(look: Theme):
    plan, usual = chart(look.sizes.layout, marked=True), chart(look.sizes.layout)
    assert plan.size[1] > usual.size[1]
    x, y, width, height = plan.panels["seats"]
    for seats in (2, 3, 4):
        cards = seat_boxes(look, plan.panels["seats"], seats, marked=True)
        assert not any(overlap(first, second) for first, second in combinations(cards, 2))
        for left, top, wide, high in cards:
            assert (left >= x, top >= y, left + wide <= x + width, top + high <= y + height) == (True,) * 4
            assert high > seat_boxes(look, usual.panels["seats"], seats)[0][3]
    assert y + height <= plan.size[1]


@NAMED
def test_markers_stay_on_their_card_whatever_the_step_is_called(look: Theme):
    room = seat_boxes(look, chart(look.sizes.layout, marked=True).panels["seats"], 4, marked=True)[0][2] - 30
    seat = worst("tortuga", 0).seats[0]
    for texts in (TEXTS, GERMAN):
        signs = markers(look, seat, texts, room)
        assert len(signs) == 5
        assert sum(sign.width for sign in signs) + 4 * look.px(16) <= room


@NAMED
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_badges_on_one_step_of_the_glory_track_never_leave_it(look: Theme, count: int):
    height = chart(look.sizes.layout).panels["glory"][3]
    for room in (60, 98, 140):
        side, columns = badge_rows(look, room, height, count)
        assert side * columns <= room
        assert side * -(-count // columns) <= height


@pytest.mark.parametrize("texts", [TEXTS, GERMAN], ids=["en", "de"])
def test_every_word_expected_of_a_module_has_a_name_and_a_sign(texts: Texts):
    assert texts.keys("chart-location-") == [f"chart-location-{kind}" for kind in sorted(LOCATION_KINDS)]
    assert texts.keys("chart-loyalty-") == [f"chart-loyalty-{step}" for step in sorted(LOYALTY_STEPS)]
    assert sorted(icons().places) == sorted(LOCATION_KINDS)
    # What is sold towards a glory point stands beside the contraband aboard.
    assert {*icons().markers, "sold"} == {*SeatPieces.__dataclass_fields__}
    assert texts.say(f"npc-{TREASURE}")


def test_games_without_the_modules_have_none_of_their_pieces():
    facts = read(busy())
    assert not facts.wind
    assert not facts.marked
    # Home ports have their flags in any game.
    assert all(replace(zone.pieces, homes=()) == ZonePieces() for zone in facts.zones.values())
    assert all(npc.pieces == NpcPieces() for npc in facts.npcs)


@pytest.mark.parametrize("texts", [TEXTS, GERMAN], ids=["en", "de"])
def test_the_alt_text_tells_every_piece_of_the_modules(texts: Texts):
    zone = smallest_zone()
    told = board_text(worst(zone, 2), texts, theme())
    assert f"{texts.say('npc-treasure_galleon')}" in told
    assert "45" in told
    assert texts.say("alt-wind", point="SW") in told
    assert texts.say("alt-storm-token", zone=zone) in told
    for kind in LOCATION_KINDS:
        assert texts.say(f"chart-location-{kind}") in told
    for upgrade in UPGRADES:
        assert texts.name(upgrade) in told
    loyal = texts.say("chart-loyalty-fierce_loyalty")
    lines = [line for line in told.splitlines() if loyal in line]
    assert [player for player in PLAYERS if any(line.startswith(player) for line in lines)] == [*PLAYERS]


@pytest.mark.in_turn(3)
@NAMED
def test_a_zone_drawn_large_shows_and_tells_the_pieces_of_modules_too(look: Theme):
    zone = smallest_zone()
    facts = worst(zone, 2)
    here = read_zone(facts, zone, TEXTS)
    told = zone_text(here, TEXTS)
    for piece in ("Storm token", TEXTS.say(f"chart-location-{facts.zones[zone].pieces.location}"), "45 gold"):
        assert piece in told
    bare = replace(facts.zones[zone], pieces=ZonePieces())
    without = read_zone(replace(facts, zones={**facts.zones, zone: bare}), zone, TEXTS)
    assert draw_zone(facts, here, TEXTS, look).height > draw_zone(facts, without, TEXTS, look).height


@pytest.mark.parametrize(
    "piece",
    [
        *("wind", "storm", "location", "homes", "gold", "upgrades"),
        *("favors", "loyalty", "to_come", "turned", "sold"),
    ],
)
def test_picture_and_alt_text_differ_when_a_piece_of_a_module_differs(piece: str):
    facts, zone = worst("port_royal", 2), "port_royal"
    here, seat = facts.zones[zone], facts.seats[0]
    match piece:
        case "wind":
            changed = replace(facts, wind="N")
        case "favors" | "loyalty" | "to_come" | "turned" | "sold":
            other = {"favors": 1, "loyalty": "angry", "sold": 0}.get(piece, False)
            markers_now = replace(seat.pieces, **{piece: other})
            changed = replace(facts, seats=(replace(seat, pieces=markers_now), *facts.seats[1:]))
        case _:
            galleon, pirate = here.npcs[-1], here.npcs[-2]
            zones = {
                "storm": replace(here, pieces=replace(here.pieces, storm=False)),
                "homes": replace(here, pieces=replace(here.pieces, homes=(0,))),
                "location": replace(here, pieces=replace(here.pieces, location="reef")),
                "gold": replace(here, npcs=(*here.npcs[:-1], replace(galleon, pieces=NpcPieces(gold=5)))),
                "upgrades": replace(
                    here, npcs=(*here.npcs[:-2], replace(pirate, pieces=NpcPieces()), galleon)
                ),
            }
            changed = replace(facts, zones={**facts.zones, zone: zones[piece]})
    assert draw_facts(changed, TEXTS, theme()).tobytes() != draw_facts(facts, TEXTS, theme()).tobytes()
    assert board_text(changed, TEXTS, theme()) != board_text(facts, TEXTS, theme())


@NAMED
@pytest.mark.parametrize("point", COMPASS)
def test_the_arrow_of_the_wind_is_broader_where_it_blows_to(look: Theme, point: str):
    radius = CHART.rose[2]
    ink = tokens.wind(look, point, "X", radius).getchannel("A").load()
    assert ink is not None
    across, down = tokens.COMPASS_STEPS[point]
    ahead = behind = 0
    for x, y in product(range(2 * radius), repeat=2):
        along = (x - radius) * across + (y - radius) * down
        if abs(along) > radius * 0.5 * (across**2 + down**2) ** 0.5 and ink[x, y] == 255:
            ahead, behind = ahead + (along > 0), behind + (along < 0)
    assert ahead > behind * 1.2 > 100


@NAMED
def test_a_mat_shows_and_tells_what_modules_lay_before_its_captain(look: Theme):
    facts = worst(smallest_zone(), 2)
    seat = facts.seats[0]
    bare = replace(seat, pieces=SeatPieces())
    for laid in (
        SeatPieces(favors=3),
        SeatPieces(loyalty="angry"),
        SeatPieces(contraband=0, sold=1),
        seat.pieces,
    ):
        marked = replace(bare, pieces=laid)
        drawn, without = (draw_captain(facts, one, TEXTS, look).tobytes() for one in (marked, bare))
        assert drawn != without
        told, untold = (mat_text(facts, one, TEXTS).splitlines() for one in (marked, bare))
        # What the crew's step does is a line of its own.
        assert len(set(told) - set(untold)) == 1 + bool(laid.loyalty)
