"""Overlays of the chart: markets, reach, hunters and changes, each as a picture of its own; and its legend.

What they show comes from `engine.advice.overlays` as plain data. Panels and seats stay as they are; the panel
of the event tells what is shown instead.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from PIL import Image, ImageDraw

from data.locale import Texts
from render.kit.badges import OUTLINE
from render.kit.canvas import Pen, fitting, rgb, sprite, stamp, words, wrapped
from render.kit.game import View
from render.kit.picture import Picture, picture_of
from render.kit.picture_cache import cached_picture
from render.kit.theme import Theme
from render.marauders.chart.alt_text import npc_text, seat_text, trail_text
from render.marauders.chart.labels import Words, labelled
from render.marauders.chart.layout import Chart, chart
from render.marauders.chart.legend import legend, rules
from render.marauders.chart.panels import SMALLEST, draw_panels, largest_type, step
from render.marauders.chart.placing import More, Token, draw_zones, nations_of
from render.marauders.facts import Facts, Npc, Zone, read, read_wakes
from render.marauders.parts import tokens
from render.marauders.parts.sheets import paper

OVERLAYS = ("markets", "reach", "hunters", "changes", "legend", "rules")
PRICE, CLOSED = (62, 44), (30, 44)
STEPS = (64, 44)  # actions to a zone
ODDS = (84, 44)
NEWS = (44, 44)
ASIDE = 150  # of 255: how far a zone that does not matter is veiled
_SIGNS = {
    "entered": "sail",
    "raid": "locked-chest",
    "died": "skull-crossed-bones",
    "slain": "skull-crossed-bones",
    "demand": "scales",
    "mission": "scroll-unfurled",
    "location": "treasure-map",
    "nation": "pirate-flag",
}
"""The signs of changes, beside those that the chart marks anyway."""
_MARKED = ("battle", "sunk")
"""Those that it marks."""
_ALL = frozenset({*_SIGNS, *_MARKED})


@dataclass(frozen=True, slots=True)
class Laid:
    """What an overlay adds: tokens, how strongly each zone is veiled in which colour, and lines of words.
    `signs` are those to be explained: what has happened, and what that means.
    """

    facts: Facts
    more: Mapping[str, More]
    veils: Mapping[str, tuple[str, int]]
    told: Sequence[str]
    signs: tuple[tuple[str, str], ...] = ()


def overlay(view: View, name: str, laid: Any, texts: Texts, look: Theme) -> Picture:
    """The chart with an overlay for the seat of this view, or a sheet that explains the chart."""
    facts = read(view)
    if name in _SHEETS:
        return _SHEETS[name](look, facts, texts)
    shown = _LAYERS[name](_Given(look, facts, laid, texts, view.get("seat")))
    picture = _drawn(look, shown, name, texts)
    return picture_of(picture, name, _words(look, facts, shown, name, view.get("seat"), texts), texts)


def _words(look: Theme, facts: Facts, shown: Laid, name: str, seat: int | None, texts: Texts) -> str:
    """What is laid over the chart, a line for each thing; the board has its own words."""
    texts = texts.screen_reader()
    lines = [texts.say(f"overlay-{name}"), texts.say(f"overlay-{name}-{'about' if shown.told else 'none'}")]
    if seat is not None:
        lines.append(seat_text(facts.seats[seat], facts.goal, texts, look))
    return "\n".join([*lines, *shown.told])


def _drawn(look: Theme, shown: Laid, name: str, texts: Texts) -> Image.Image:
    facts = shown.facts
    plan = chart(look.sizes.layout, facts.marked)
    picture = labelled(look, Words.of(texts), facts.goal, nations_of(facts), facts.marked).copy()
    for colour in dict.fromkeys(colour for colour, _ in shown.veils.values()):
        veiled = tuple((zone, strong) for zone, (tint, strong) in shown.veils.items() if tint == colour)
        picture.paste(colour, _area(tuple(zone for zone, _ in veiled)), _veil(veiled))
    draw_zones(look, picture, plan, facts, texts, shown.more)
    draw_panels(look, picture, plan, facts, texts)
    _legend(look, picture, plan, name, texts, shown)
    return picture


@lru_cache(maxsize=512)
def _area(zones: tuple[str, ...]) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of these zones; all layouts have the same chart."""
    points = [point for zone in zones for point in chart().outline(zone)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return round(min(xs)), round(min(ys)), round(max(xs)), round(max(ys))


@cached_picture
def _veil(zones: tuple[tuple[str, int], ...]) -> Image.Image:
    """A veil over zones, by how strongly it covers what is beneath it in each."""
    left, top, right, bottom = _area(tuple(zone for zone, _ in zones))
    mask = Image.new("L", (right - left, bottom - top))
    draw = ImageDraw.Draw(mask)
    for zone, strong in zones:
        draw.polygon([(x - left, y - top) for x, y in chart().outline(zone)], fill=strong)
    return mask


def _legend(look: Theme, picture: Image.Image, plan: Chart, name: str, texts: Texts, shown: Laid) -> None:
    """What is shown, in place of the event; or that there is nothing to show."""
    x, y, width, height = box = plan.panels["event"]
    paper(look, picture, box, look.colours.border)
    told = texts.say(f"overlay-{name}-{'about' if shown.told else 'none'}")
    size = (width - 40, height - 22)
    said = _explanation(look, texts.say(f"overlay-{name}"), told, bool(shown.told), shown.signs, size)
    stamp(picture, said, x + 20, y + 12)


@cached_picture
def _explanation(
    look: Theme, title: str, told: str, marked: bool, signs: tuple[tuple[str, str], ...], box: tuple[int, int]
) -> Image.Image:
    """A title, and beneath it what is told and the signs that occur, in the largest type that fits into a box
    of this width and height. `marked`: something is shown.
    """
    picture = Image.new("RGBA", box, (*rgb(look.colours.paper), 0))
    picture.alpha_composite(fitting(title, look.faces.name, look.px(30), look.colours.border, box[0]))
    top, size = look.px(42), largest_type(look)
    face = look.faces.sans if marked else look.faces.bold
    while True:
        lines = wrapped(told, face, size, box[0])
        rows, high = _signs_in_rows(look, signs, size, box[0])
        if size <= SMALLEST or top + len(lines) * step(size) + high <= box[1]:
            break
        size -= 1
    for number, line in enumerate(lines):
        picture.alpha_composite(words(line, face, size, look.colours.ink), (0, top + number * step(size)))
    for shape, left, down in rows:
        place = (left, round(top + len(lines) * step(size) + 6 + down))
        picture.alpha_composite(shape, place)
    return picture


def _signs_in_rows(
    look: Theme, signs: Sequence[tuple[str, str]], size: int, width: int
) -> tuple[list[tuple[Image.Image, int, float]], int]:
    """Signs with what they mean, in rows as wide as this: sprites with their places; and how high all of
    them are.
    """
    found: list[tuple[Image.Image, int, float]] = []
    left, row, high = 0, 0, round(size * 1.5)
    for what, said in signs:
        draw = tokens.mark if what in _MARKED else news
        sign, told = draw(look, what, high / NEWS[1]), words(said, look.faces.sans, size, look.colours.ink)
        wide = sign.width + 6 + told.width
        if left and left + wide > width:
            left, row = 0, row + high + 2
        found.append((sign, left, row + (high - sign.height) / 2))
        found.append((told, left + sign.width + 6, row + (high - told.height) / 2))
        left += wide + size
    return found, row + high + 8 if found else 0


# --- the layers -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Given:
    """What a layer is made from."""

    look: Theme
    facts: Facts
    laid: Any
    texts: Texts
    seat: int | None


def _cleared(facts: Facts, keep: Callable[[Zone], Zone]) -> Facts:
    """The chart without what the overlay is not about."""
    return replace(facts, zones={name: keep(zone) for name, zone in facts.zones.items()}, wakes=())


def _bare(zone: Zone) -> Zone:
    pieces = replace(zone.pieces, spawns=(), homes=())
    return replace(zone, merchants=0, missions=(), mods=(), mods_down=0, marks=(), pieces=pieces)


def _markets(given: _Given) -> Laid:
    """At each port, what the good in demand brings the captain there, and how many of it he has aboard."""
    look, texts = given.look, given.texts
    more: dict[str, More] = {}
    told: list[str] = []
    for wanted in given.laid:
        zone, price, aboard, entry = (wanted[key] for key in ("zone", "price", "aboard", "entry"))
        tokens = [Token(_partly(price_tag, look, -1 if price is None else price, aboard), PRICE)]
        if entry in ("closed", "entry"):
            tokens.append(Token(_partly(gate, look, entry), CLOSED))
        if price is None:
            tokens = []
        more[zone] = More(market=tuple(tokens))
        key = "overlay-market" if price is not None else "overlay-market-open"
        told.append(
            texts.say(key, zone=zone, good=wanted["good"], price=price, aboard=aboard, entry=entry or "none")
        )
    shut = {one["zone"]: (look.colours.table, ASIDE // 2) for one in given.laid if one["entry"] == "closed"}
    facts = _cleared(given.facts, lambda zone: _bare(zone))
    return Laid(facts, more, shut, told)


def _reach(given: _Given) -> Laid:
    """In each zone within reach the actions to be there, at its port those to dock; the rest is veiled."""
    look, texts = given.look, given.texts
    more: dict[str, More] = {}
    told: list[str] = []
    for found in given.laid:
        zone, docked = found["zone"], found["docked"]
        sea = Token(_partly(steps, look, found["actions"], "waves"), STEPS)
        port = [Token(_partly(steps, look, docked, "anchor"), STEPS)] if docked is not None else []
        if docked is None and found["entry"] == "closed":
            port = [Token(_partly(gate, look, "closed"), CLOSED)]
        more[zone] = More(market=tuple(port), sea=(sea,))
        told.append(
            texts.say(
                "overlay-reached",
                zone=zone,
                actions=found["actions"],
                docked="none" if docked is None else str(docked),
                way=texts.join(found["way"]) if len(found["way"]) > 1 else "none",
                entry=found["entry"] or "none",
            )
        )
    beyond = {zone: (look.colours.table, ASIDE) for zone in given.facts.zones if zone not in more}
    mine = given.seat

    def keep(zone: Zone) -> Zone:
        here = _bare(zone)
        return replace(
            here,
            at_sea=tuple(seat for seat in zone.at_sea if seat == mine),
            in_port=tuple(seat for seat in zone.in_port if seat == mine),
        )

    return Laid(_cleared(given.facts, keep), more, beyond if more else {}, told)


def _hunters(given: _Given) -> Laid:
    """In each zone the odds that somebody there finds the captain at sea, the redder the greater."""
    look, texts, facts = given.look, given.texts, given.facts
    kinds = {npc.card: npc for npc in facts.npcs}
    more: dict[str, More] = {}
    veils: dict[str, tuple[str, int]] = {}
    told: list[str] = []
    for threat in given.laid:
        zone, chance = threat["zone"], threat["chance"]
        coming = max((one["chance"] for one in threat["hunters"] if one["comes"] < 100), default=0)
        others = max((one["chance"] for one in threat["hunters"] if one["seat"] is not None), default=0)
        here = max(chance, others)
        tokens = [Token(_partly(odds, look, here, "spyglass"), ODDS)] if here else []
        if coming:
            tokens.append(Token(_partly(odds, look, coming, "sail"), ODDS))
        more[zone] = More(sea=tuple(tokens))
        veils[zone] = (look.colours.border, 30 + round(1.1 * max(here, coming / 2)))
        names = [
            texts.say(
                "overlay-hunter" if one["comes"] == 100 else "overlay-hunter-comes",
                who=_hunter(one, kinds, texts),
                chance=one["chance"],
                dice=one["dice"],
                comes=one["comes"],
            )
            for one in threat["hunters"]
        ]
        told.append(texts.say("overlay-threat", zone=zone, chance=here, hunters=texts.join(names)))
    return Laid(_cleared(facts, _bare), more, veils, told)


def _hunter(found: Mapping[str, Any], kinds: Mapping[str, Npc], texts: Texts) -> str:
    if found["seat"] is not None:
        return texts.player(found["seat"])
    npc = kinds.get(found["card"].partition(".")[0])
    return npc_text(npc, texts) if npc else texts.name(found["card"] or found["npc"])


def _changed(given: _Given) -> Laid:
    """The wakes since the reader's last turn, and a sign where something has happened."""
    look, texts, facts = given.look, given.texts, given.facts
    found: dict[str, list[str]] = {}
    for change in given.laid["changes"]:
        found.setdefault(change["zone"], []).append(change["what"])
    marks = {zone: tuple(mark for mark in _MARKED if mark in what) for zone, what in found.items()}
    zones = {name: replace(zone, marks=marks.get(name, ())) for name, zone in facts.zones.items()}
    facts = replace(facts, zones=zones, wakes=read_wakes(given.laid))
    more = {
        zone: More(
            sea=tuple(
                Token(_partly(news, look, what), NEWS) for what in dict.fromkeys(all_) if what in _SIGNS
            )
        )
        for zone, all_ in found.items()
        if zone
    }
    told = trail_text(facts, texts.screen_reader())
    told += _happened(found, texts)
    happened = dict.fromkeys(one for zone, what in found.items() if zone for one in what)
    return Laid(facts, more, {}, told, tuple((one, _meaning(one, texts)) for one in happened if one in _ALL))


def _meaning(what: str, texts: Texts) -> str:
    """What the sign of something that has happened means."""
    said = texts.say(f"legend-{what}" if what in _MARKED else f"overlay-did-{what}")
    return said[:1].upper() + said[1:]


def _happened(found: Mapping[str, Iterable[str]], texts: Texts) -> list[str]:
    """What has happened, a line for each zone."""
    lines = [
        texts.say(
            "overlay-change", zone=zone, what=texts.join([texts.say(f"overlay-did-{one}") for one in all_])
        )
        for zone, what in found.items()
        if zone and (all_ := [one for one in dict.fromkeys(what) if one in _SIGNS])
    ]
    return lines + [texts.say("overlay-merchants")] * ("merchants" in found.get("", ()))


_LAYERS: Mapping[str, Callable[[_Given], Laid]] = {
    "markets": _markets,
    "reach": _reach,
    "hunters": _hunters,
    "changes": _changed,
}


_SHEETS: Mapping[str, Callable[[Theme, Facts, Texts], Picture]] = {"legend": legend, "rules": rules}
"""What explains the chart, beside it rather than over it."""


# --- tokens ---------------------------------------------------------------------------------------


def _partly(draw: Callable[..., Image.Image], look: Theme, *what: Any) -> Callable[[float], Image.Image]:
    return lambda scale: draw(look, *what, scale)


@cached_picture
def price_tag(look: Theme, price: int, aboard: int, scale: float) -> Image.Image:
    """The gold that a card brings, on a coin; beneath, on a golden tab, how many are aboard."""

    def paint(pen: Pen) -> None:
        pen.ellipse((0, 3, 38, 41), OUTLINE)
        pen.ellipse((1.5, 4.5, 36.5, 39.5), look.colours.active if price else look.colours.paper_edge)
        pen.letters(str(price), look.faces.heavy, 25, 19, 22, OUTLINE)
        if aboard:
            pen.box((36, 10, 62, 34), OUTLINE, 4)
            pen.letters(f"×{aboard}", look.faces.heavy, 17, 49, 22, look.colours.white)

    return sprite(*PRICE, paint, scale)


@cached_picture
def gate(look: Theme, entry: str, scale: float) -> Image.Image:
    """A port that is closed: a bar across; one that lets in for gold or by a roll: a gate ajar."""

    def paint(pen: Pen) -> None:
        pen.ellipse((1, 8, 29, 36), look.colours.white)
        pen.ellipse((2, 9, 28, 35), look.colours.border if entry == "closed" else look.colours.gold_dark)
        if entry == "closed":
            pen.box((6, 19, 24, 25), look.colours.white, 1)
        else:
            pen.letters("?", look.faces.heavy, 20, 15, 22, look.colours.white)

    return sprite(*CLOSED, paint, scale)


@cached_picture
def steps(look: Theme, actions: int, sign: str, scale: float) -> Image.Image:
    """Actions to be there: a number beside waves, at sea, or an anchor, in port."""

    def paint(pen: Pen) -> None:
        pen.box((0, 2, 64, 42), look.colours.white, 8)
        pen.box((1.5, 3.5, 62.5, 40.5), look.colours.mission, 7)
        pen.icon(sign, 26, 18, 22, look.colours.white)
        pen.letters(str(actions), look.faces.heavy, 30, 46, 22, look.colours.white)

    return sprite(*STEPS, paint, scale)


@cached_picture
def odds(look: Theme, chance: int, sign: str, scale: float) -> Image.Image:
    """Odds to be found: by who is there (a spyglass), or by who may come (a sail)."""

    def paint(pen: Pen) -> None:
        there = sign == "spyglass"
        pen.box((0, 2, 84, 42), look.colours.white, 8)
        pen.box((1.5, 3.5, 82.5, 40.5), look.colours.border if there else look.colours.storm, 7)
        pen.icon(sign, 24, 16, 22, look.colours.white)
        pen.letters(f"{chance}%", look.faces.heavy, 24, 55, 22, look.colours.white)

    return sprite(*ODDS, paint, scale)


@cached_picture
def news(look: Theme, what: str, scale: float) -> Image.Image:
    """Something that has changed: its sign on a golden disc."""

    def paint(pen: Pen) -> None:
        pen.ellipse((1, 1, 43, 43), OUTLINE)
        pen.ellipse((2.5, 2.5, 41.5, 41.5), look.colours.active)
        pen.icon(_SIGNS[what], 28, 22, 22, OUTLINE)

    return sprite(*NEWS, paint, scale)
