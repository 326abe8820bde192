"""The chart's layout against the board of the rules, and against itself."""

from collections.abc import Iterator
from itertools import combinations, product

import pytest
from PIL import ImageChops

from data.content import marauders_content
from data.locale import Texts, languages
from render.kit.assets import font
from render.kit.canvas import fitted
from render.kit.geo import inside
from render.kit.plans import Box
from render.kit.theme import Theme, theme, themes
from render.marauders.chart.labels import compass_letters, name_sprite, surprising
from render.marauders.chart.layout import HEAD, MARKET, chart
from render.marauders.chart.placing import Placed, placed
from render.marauders.chart.plates import (
    LARGE_NAME,
    LEAST_NAME,
    name_room,
    pitch,
    plate,
    rule_room,
    rule_size,
)
from render.marauders.chart.seats import seat_boxes, state_row
from render.marauders.chart.washes import tinted
from render.marauders.facts import read
from render.marauders.parts.sheets import sheet_plan
from render.marauders.parts.tokens import folded, heap, home, more, spawn
from render.marauders.parts.words import rules_of
from tests.render.marauders.sample import PORTS, TEXTS, ZONES, busy, crowded, ship

CHART, SHIPS = chart(), dict(enumerate(("sloop", "flute", "frigate", "galleon")))
LOOK = theme()
LOOKS = [theme(name) for name in themes()]
NAMED = pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)


def overlap(first: Box, second: Box) -> bool:
    """Whether two boxes share a pixel."""
    return (
        first[0] < second[0] + second[2]
        and second[0] < first[0] + first[2]
        and first[1] < second[1] + second[3]
        and second[1] < first[1] + first[3]
    )


def corners(box: Box) -> Iterator[tuple[float, float]]:
    """The corners of a box, and the middles of its sides."""
    x, y, width, height = box
    for across in (0, 0.5, 1):
        for down in (0, 0.5, 1):
            yield x + width * across, y + height * down


def letters(look: Theme = LOOK) -> list[tuple[str, Box]]:
    """Each compass letter and the box of its ink, about."""
    found: list[tuple[str, Box]] = []
    for border in (border for border in CHART.borders if surprising(CHART, border)):
        for point, (x, y) in compass_letters(CHART, border):
            size = look.sizes.compass
            half = round(size * (0.72 if len(point) == 2 else 0.39))
            high = round(size * 0.88)
            found.append((point, (round(x) - half, round(y) - high // 2, 2 * half, high)))
    return found


def name_ink(zone: str, look: Theme = LOOK, texts: Texts = TEXTS) -> Box:
    """The box of a port's plate, or of the name on the open sea without the room that type leaves around."""
    plan = CHART.zones[zone]
    if plan.plate:
        return plan.plate
    ink = name_sprite(look, texts.name(zone)).getbbox()
    assert ink
    x, y = (round(side) for side in plan.name)
    return x + ink[0], y + ink[1], ink[2] - ink[0], ink[3] - ink[1]


def on_plate(zone: str, laid: Placed) -> bool:
    """Whether a token lies on its port's plate."""
    x, y, width, height = laid.box
    return any(
        left <= x and top <= y and x + width <= left + wide and y + height <= top + high
        for left, top, wide, high in CHART.zones[zone].market
    )


def pieces(look: Theme, laid: Placed) -> int:
    """How many pieces of the game a token on the chart stands for."""
    sprite = laid.draw(laid.scale)
    counts = {
        heap(look, kind, count, laid.scale).tobytes(): count
        for kind, count in product(("merchant", "mission"), (2, 3))
    }
    counts |= {home(look, pole, laid.scale).tobytes(): 2 for pole in combinations(range(4), 2)}
    counts |= {folded(look, count, laid.scale).tobytes(): count for count in (2, 3)}
    counts[spawn(look, ("naval", "pirate"), laid.scale).tobytes()] = 2
    counts |= {more(look, count).tobytes(): count for count in range(1, 20)}
    return counts.get(sprite.tobytes(), 1)


def test_zones_that_border_on_the_chart_are_those_that_border_in_the_rules():
    neighbours = {
        tuple(sorted((zone, other)))
        for zone, card in marauders_content().zones.items()
        for other in card.borders.values()
    }
    assert CHART.neighbours() == neighbours
    assert len(neighbours) == 34


def test_every_border_has_a_compass_letter_inside_each_of_its_two_zones():
    for border in (border for border in CHART.borders if len(border.zones) == 2):
        stands: set[tuple[str, str]] = set()
        for point, spot in compass_letters(CHART, border):
            zone = next(zone for zone in ZONES if inside(CHART.outline(zone), spot))
            stands.add((zone, marauders_content().zones[zone].borders[point]))
        first, second = border.zones
        assert stands == {(first, second), (second, first)}


def test_every_port_stands_in_its_own_zone_and_the_open_sea_has_none():
    for zone, plan in CHART.zones.items():
        assert (plan.port is not None) == (zone in PORTS)
        if plan.port:
            assert inside(CHART.outline(zone), CHART.projection(*plan.port))
    assert set(CHART.zones) == set(ZONES)


def test_only_borders_that_lead_elsewhere_than_they_look_have_letters():
    shown = {tuple(border.zones) for border in CHART.borders if surprising(CHART, border)}
    assert ("port_royal", "cartagena") in shown  # straight below each other, and south-east of it
    assert ("havana", "port_royal") not in shown
    assert 0 < len(shown) <= 6


def test_a_nations_waters_have_its_tint_and_change_it_with_the_port():
    was = tinted(LOOK, (("bridgetown", "english"),))
    now = tinted(LOOK, (("bridgetown", "dutch"),))
    changed = ImageChops.difference(was, now).getbbox()
    assert changed
    outline = CHART.outline("bridgetown")
    left, top = min(x for x, _ in outline), min(y for _, y in outline)
    assert changed[0] >= left - 1
    assert changed[1] >= top - 1


@NAMED
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("zone", PORTS)
def test_name_and_rules_of_a_port_fit_on_its_plate(look: Theme, language: str, zone: str):
    texts, plan = Texts(language), CHART.zones[zone]
    assert plan.plate
    size = fitted(texts.name(zone), look.faces.name, look.sizes.zone, name_room(plan), LEAST_NAME)
    assert font(look.faces.name, size).getlength(texts.name(zone)) <= name_room(plan)
    assert size >= 18
    rules = rules_of(marauders_content(), zone, texts)
    assert len(rules) == len(marauders_content().zones[zone].abilities) > 0
    width, height = rule_room(plan)
    small = rule_size(look, rules, plan)
    assert all(font(look.faces.sans, small).getlength(rule) <= width for rule in rules), rules
    assert pitch(small) * len(rules) <= height
    assert small >= 13
    assert plan.plate[3] >= HEAD + MARKET


ON_A_DESK = 816 / 1600
"""How large a page of 1280 by 800 pixels shows the bare chart."""


@NAMED
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("zone", PORTS)
def test_a_plate_without_rules_can_be_read_on_a_desk(look: Theme, language: str, zone: str):
    name, plan = Texts(language).name(zone), chart(bare=True).zones[zone]
    assert fitted(name, look.faces.name, LARGE_NAME, name_room(plan), LEAST_NAME) * ON_A_DESK >= 12
    assert font(look.faces.name, LEAST_NAME).getlength(name) <= name_room(plan)
    drawn = plate(look, plan, name, (), "english", changed=False)
    stall = drawn.crop((4, plan.head, 90, drawn.height - 4))
    assert stall.getcolors(1) is not None, "nothing lies there yet"
    (market,) = plan.market
    assert market[3] > MARKET


@NAMED
@pytest.mark.parametrize("language", languages())
def test_names_and_compass_letters_overlap_nothing(look: Theme, language: str):
    names = [(zone, name_ink(zone, look, Texts(language))) for zone in ZONES]
    for (first, box), (second, other) in combinations(names + letters(look), 2):
        assert not overlap(box, other), (first, second)


@NAMED
@pytest.mark.parametrize("zone", ZONES)
def test_names_stand_within_their_zones(look: Theme, zone: str):
    outline = CHART.outline(zone)
    assert all(inside(outline, corner) for corner in corners(name_ink(zone, look)))


@pytest.mark.in_turn(4)
@NAMED
@pytest.mark.parametrize("docked", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("zone", ZONES)
def test_worst_case_four_captains_six_npcs_storm_merchants_missions_market_and_nothing_overlaps(
    look: Theme, zone: str, docked: int
):
    if zone not in PORTS:
        docked = 0
    facts = read(crowded(zone, docked)).zones[zone]
    laid = placed(look, CHART.zones[zone], facts, active=2, ships=SHIPS)
    market = len(facts.demand) + facts.mods_down + len(facts.mods) + len(facts.pieces.homes)
    wanted = 4 + market + 1 + facts.merchants + 3 + 6
    assert sum(pieces(look, token) for token in laid) == wanted
    outline, (port_x, port_y) = CHART.outline(zone), CHART.projection(*(CHART.zones[zone].port or (-99, 32)))
    port = (round(port_x) - 4, round(port_y) - 4, 8, 8)
    fixed = [("port", port), ("name", name_ink(zone, look)), *letters(look)]
    for token in laid:
        assert all(inside(outline, corner) for corner in corners(token.box))
        assert not [what for what, box in fixed if overlap(token.box, box)] or on_plate(zone, token)
        assert token.draw(token.scale).size == token.box[2:]
    assert not any(overlap(first.box, second.box) for first, second in combinations(laid, 2))


@pytest.mark.parametrize("zone", ZONES)
def test_a_captain_alone_in_a_zone_is_drawn_large_enough_for_a_phone(zone: str):
    """At a quarter of the size his shape still has about ten pixels."""
    view = busy()
    view["state"]["seats"][0]["captain"] |= {"zone": zone, "in_port": False}
    for other in view["state"]["seats"][1:]:
        other["captain"]["zone"] = "havana" if zone != "havana" else "trinidad"
    laid = placed(LOOK, CHART.zones[zone], read(view).zones[zone], active=None, ships=SHIPS)
    assert max(token.box[2] for token in laid) / 4 >= 14


def test_more_tokens_than_any_zone_has_room_for_are_counted_in_the_last_place():
    view = crowded("tortuga", 2)
    view["places"]["mission.at:tortuga"] *= 30
    facts = read(view).zones["tortuga"]
    laid = placed(LOOK, CHART.zones["tortuga"], facts, active=None, ships=SHIPS)
    assert len(laid) < 90
    assert not any(overlap(first.box, second.box) for first, second in combinations(laid, 2))
    for token in laid:
        token.draw(token.scale)


@NAMED
def test_panels_lie_outside_of_the_zones_apart_and_on_the_picture(look: Theme):
    plan = chart(look.sizes.layout)
    panels = list(plan.panels.values())
    assert all(box[0] + box[2] <= plan.size[0] and box[1] + box[3] <= plan.size[1] for box in panels)
    assert not any(overlap(first, second) for first, second in combinations(panels, 2))
    for zone in ZONES:
        outline = CHART.outline(zone)
        assert not any(inside(outline, corner) for panel in panels for corner in corners(panel))


@NAMED
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_seats_cards_stand_within_their_panel_and_apart(look: Theme, seats: int):
    box = chart(look.sizes.layout).panels["seats"]
    cards = seat_boxes(look, box, seats)
    assert len(cards) == seats
    assert not any(overlap(first, second) for first, second in combinations(cards, 2))
    for x, y, width, height in cards:
        assert box[0] <= x
        assert x + width <= box[0] + box[2]
        assert y + height <= box[1] + box[3]


@NAMED
@pytest.mark.parametrize("kind", ["battle", "raid"])
def test_the_boxes_of_battle_and_raid_stand_apart_and_on_the_sheet(look: Theme, kind: str):
    plan = sheet_plan(kind, look.sizes.layout)
    assert not any(overlap(first, second) for first, second in combinations(plan.boxes.values(), 2))
    for x, y, width, height in plan.boxes.values():
        assert x + width <= plan.size[0]
        assert y + height <= plan.size[1]


@NAMED
@pytest.mark.parametrize("seats", [4, 5])
def test_a_seats_damage_and_bounties_never_overlap(look: Theme, seats: int):
    nations = ("spanish", "english", "french", "dutch")
    for wanted in range(5):
        view = busy()
        him = view["state"]["seats"][3]["captain"]
        him["bounties"] = dict.fromkeys(nations[:wanted], 5)
        him["ship"] = ship("galleon", hull=1, masts=1, cargo=1, crew=1, cannons=1)
        captain = read(view).seats[3].captain
        assert captain
        width = seat_boxes(look, chart(look.sizes.layout).panels["seats"], seats)[0][2]
        parts, flags = state_row(look, captain, width - 30)[:2]
        assert sum(sprite.width for sprite in parts + flags) <= width - 30


@pytest.mark.parametrize("zone", ZONES)
def test_plate_berths_and_sea_of_a_zone_stand_apart_within_it(zone: str):
    plan, outline = CHART.zones[zone], CHART.outline(zone)
    boxes = [*([plan.plate] if plan.plate else []), *plan.berths, *plan.sea]
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]
    assert all(inside(outline, corner) for box in boxes for corner in corners(box))
