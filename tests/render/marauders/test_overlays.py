"""Wakes, marks and overlays of the chart: everything has room, and the words say what is drawn."""

import json
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from data.locale import Texts
from render.games import notes, overlay, overlays, touch
from render.kit.assets import ASSETS
from render.kit.theme import Theme, theme
from render.marauders.chart.alt_text import board_text
from render.marauders.chart.board import draw_facts
from render.marauders.chart.layer_signs import ODDS, STEPS, gate, odds, price_tag, steps
from render.marauders.chart.layout import chart
from render.marauders.chart.placing import More, laid_out, placed
from render.marauders.chart.wakes import newest, path
from render.marauders.facts import Wake, read
from render.marauders.parts.pieces import Token
from tests.render.kit.test_colours import NAMED, contrast
from tests.render.marauders.sample import PLAYERS, PORTS, TEXTS, ZONES, busy, owned
from tests.render.marauders.sample_glory import worst
from tests.render.marauders.sample_overlays import LAID, TRAIL, WAKE
from tests.render.marauders.test_chart import SHIPS, overlap, pieces

SIGNS_DRAWN: dict[str, str] = json.loads((ASSETS / "icons" / "icons.json").read_text(encoding="utf-8"))[
    "icons"
]
"""The signs that a page has."""
GERMAN = Texts("de").with_players(PLAYERS)


def test_a_wake_leads_from_where_a_ship_was_to_where_it_is_drawn():
    facts = read(busy() | {"trail": TRAIL})
    (wake,) = newest(facts.wakes)
    ends = {token.who: token.middle for token in laid_out(theme(), chart(), facts) if token.who}
    line = path(chart(), wake, ends)
    assert line[-1] == ends["seat:1"]
    x, y, width, height = chart().zones["havana"].sea[0]
    assert x <= line[0][0] <= x + width
    assert y <= line[0][1] <= y + height


def test_only_the_newest_wake_of_each_ship_is_shown():
    old, new = Wake(("havana", "nassau"), 0), Wake(("nassau", "tortuga"), 0)
    other = Wake(("curacao", "caracas"), card="admiral_evertsen")
    assert newest((old, other, new)) == [new, other]


@pytest.mark.parametrize("texts", [TEXTS, GERMAN], ids=["en", "de"])
def test_wakes_and_marks_are_drawn_and_told(texts: Texts):
    with_trail, without = read(busy() | {"trail": TRAIL}), read(busy())
    drawn, bare = (draw_facts(facts, texts, theme()).tobytes() for facts in (with_trail, without))
    assert drawn != bare
    more = set(board_text(with_trail, texts, theme()).splitlines()) - set(
        board_text(without, texts, theme()).splitlines()
    )
    assert more == {
        texts.screen_reader().say("alt-wake", who=PLAYERS[1], zones=WAKE["zones"]),
        texts.screen_reader().say("alt-mark-battle", zones=["havana"]),
        texts.screen_reader().say("alt-mark-sunk", zones=["trinidad"]),
    }


@NAMED
@pytest.mark.parametrize("zone", ["nassau", "petite_goave", "tortuga", "bridgetown", "caribbean_sea"])
def test_marks_have_room_even_in_the_fullest_zone(look: Theme, zone: str):
    facts = replace(worst(zone, 2).zones[zone], marks=("battle", "sunk"))
    laid = placed(look, chart().zones[zone], facts, active=2, ships=SHIPS)
    assert not [pair for pair in combinations(laid, 2) if overlap(pair[0].box, pair[1].box)]
    without = placed(look, chart().zones[zone], replace(facts, marks=()), active=2, ships=SHIPS)
    counted, before = (sum(pieces(look, token) for token in tokens) for tokens in (laid, without))
    assert counted == before + 2


@NAMED
@pytest.mark.parametrize("zone", ZONES)
def test_what_an_overlay_adds_overlaps_nothing(look: Theme, zone: str):
    facts = replace(worst(zone, 2).zones[zone], merchants=0, missions=(), mods=(), mods_down=0)
    more = More(
        market=(Token(lambda scale: steps(look, 3, "anchor", scale), STEPS),) if zone in PORTS else (),
        sea=(Token(lambda scale: odds(look, 56, "sail", scale), ODDS),),
    )
    laid = placed(look, chart().zones[zone], facts, active=2, ships=SHIPS, more=more)
    assert not [pair for pair in combinations(laid, 2) if overlap(pair[0].box, pair[1].box)]
    for token in laid:
        assert token.draw(token.scale).size == token.box[2:]


@pytest.mark.parametrize("texts", [TEXTS, GERMAN], ids=["en", "de"])
@pytest.mark.parametrize("name", sorted(LAID))
def test_every_overlay_tells_in_words_what_it_shows(name: str, texts: Texts):
    told = overlay(owned(), name, LAID[name], texts).alt
    assert texts.screen_reader().say(f"overlay-{name}") in told
    laid: list[dict[str, Any]] = TRAIL["changes"] if name == "changes" else LAID[name]
    zones = [str(found["zone"]) for found in laid]
    assert all(texts.name(zone) in told for zone in zones if zone)
    figures = {"markets": ["7", "6"], "reach": ["1", "2", "3"], "hunters": ["42", "55", "30", "20"]}
    assert all(figure in told for figure in figures.get(name, ()))


@pytest.mark.parametrize("name", sorted(LAID))
def test_an_overlay_of_something_else_is_another_picture(name: str):
    nothing: Any = {"wakes": [], "changes": []} if name == "changes" else []
    full, empty = (overlay(owned(), name, laid, TEXTS) for laid in (LAID[name], nothing))
    assert full.data != empty.data
    assert TEXTS.say(f"overlay-{name}-none") in empty.alt
    assert TEXTS.say(f"overlay-{name}-none") not in full.alt


@NAMED
def test_figures_of_overlays_are_readable_and_their_signs_differ(look: Theme):
    colours = look.colours
    for ground in (colours.mission, colours.border, colours.storm):
        assert contrast(colours.white, ground) >= 4.5
    assert steps(look, 1, "waves", 1).tobytes() != steps(look, 1, "anchor", 1).tobytes()
    assert odds(look, 5, "spyglass", 1).tobytes() != odds(look, 5, "sail", 1).tobytes()
    assert gate(look, "closed", 1).tobytes() != gate(look, "entry", 1).tobytes()
    assert price_tag(look, 6, 0, 1).tobytes() != price_tag(look, 6, 2, 1).tobytes()


def test_games_without_overlays_have_none_and_an_unknown_one_is_refused():
    assert overlays("treasure_fleet") == ()
    with pytest.raises(ValueError, match="overlay"):
        overlay(owned(), "weather", [], TEXTS)


@pytest.mark.parametrize("name", LAID)
def test_what_a_page_writes_itself_is_not_on_its_picture(name: str):
    """Each thing that is laid on the chart is a note at a spot of it, with a sign that there is."""
    shown, laid = owned(), LAID[name]
    written = notes(shown, name, laid, TEXTS)
    assert written
    spots = {spot.at for spot in touch("marauders", shown, TEXTS).spots}
    assert {note.at for note in written} <= spots
    tags = [tag for note in written for tag in note.tags]
    assert all(tag.text or tag.icon for tag in tags)
    assert {tag.icon for tag in tags if tag.icon} <= set(SIGNS_DRAWN)
    bare, full = (overlay(shown, name, laid, TEXTS, untold=untold).data for untold in (True, False))
    assert bare != full
