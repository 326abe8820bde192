"""What each overlay lays over the chart: tokens in zones, veils, and the words for them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PIL import Image

from data.locale import Texts
from render.kit.theme import Theme
from render.kit.touch import Note, Tag
from render.marauders.chart.alt_text import trail_text
from render.marauders.chart.layer_signs import (
    CLOSED,
    NEWS,
    ODDS,
    PRICE,
    SIGNS,
    STEPS,
    gate,
    news,
    odds,
    price_tag,
    steps,
)
from render.marauders.chart.placing import More
from render.marauders.facts import Facts, Npc, Zone, read_wakes
from render.marauders.parts.pieces import Token
from render.marauders.parts.words import npc_text

ASIDE = 150  # of 255: how far a zone that does not matter is veiled
LIKELY = 50
"""The chance in percent to be found from which on its tag is red."""
MARKED = ("battle", "sunk")
"""The changes that the chart marks anyway."""
_ALL = frozenset({*SIGNS, *MARKED})


@dataclass(frozen=True, slots=True)
class Laid:
    """What an overlay adds: tokens, how strongly each zone is veiled in which colour, and lines of words.
    `signs` are those to be explained: what has happened, and what that means. `notes` are what the tokens
    say, for who writes them himself.
    """

    facts: Facts
    more: Mapping[str, More]
    veils: Mapping[str, tuple[str, int]]
    told: Sequence[str]
    signs: tuple[tuple[str, str], ...] = ()
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class Given:
    """What a layer is made from."""

    look: Theme
    facts: Facts
    laid: Any
    texts: Texts
    seat: int | None


_GATES = {"closed": Tag("no", icon="window-bars"), "entry": Tag("ask", "?")}
"""What keeps a captain out of a port, by the entry that he has there."""


def _noted(at: str, *tags: Tag | None) -> tuple[Note, ...]:
    """A note at a place, of those tags that there are."""
    found = tuple(one for one in tags if one is not None)
    return (Note(at, found),) if found else ()


def _partly(draw: Callable[..., Image.Image], look: Theme, *what: Any) -> Callable[[float], Image.Image]:
    return lambda scale: draw(look, *what, scale)


def _cleared(facts: Facts, keep: Callable[[Zone], Zone]) -> Facts:
    """The chart without what the overlay is not about."""
    return replace(facts, zones={name: keep(zone) for name, zone in facts.zones.items()}, wakes=())


def _bare(zone: Zone) -> Zone:
    pieces = replace(zone.pieces, spawns=(), homes=())
    return replace(zone, merchants=0, missions=(), mods=(), mods_down=0, marks=(), pieces=pieces)


def _markets(given: Given) -> Laid:
    """At each port, what the good in demand brings the captain there, and how many of it he has aboard."""
    look, texts = given.look, given.texts
    more: dict[str, More] = {}
    told: list[str] = []
    notes: list[Note] = []
    for wanted in given.laid:
        zone, price, aboard, entry = (wanted[key] for key in ("zone", "price", "aboard", "entry"))
        tokens = [Token(_partly(price_tag, look, -1 if price is None else price, aboard), PRICE)]
        if entry in ("closed", "entry"):
            tokens.append(Token(_partly(gate, look, entry), CLOSED))
        if price is None:
            tokens = []
        else:
            carried = Tag("dark", f"×{aboard}") if aboard else None
            notes += _noted(f"port:{zone}", Tag("gold", str(price)), carried, _GATES.get(entry))
        more[zone] = More(market=tuple(tokens))
        key = "overlay-market" if price is not None else "overlay-market-open"
        told.append(
            texts.say(key, zone=zone, good=wanted["good"], price=price, aboard=aboard, entry=entry or "none")
        )
    shut = {one["zone"]: (look.colours.table, ASIDE // 2) for one in given.laid if one["entry"] == "closed"}
    facts = _cleared(given.facts, lambda zone: _bare(zone))
    return Laid(facts, more, shut, told, notes=tuple(notes))


def _reach(given: Given) -> Laid:
    """In each zone within reach the actions to be there, at its port those to dock; the rest is veiled."""
    look, texts = given.look, given.texts
    more: dict[str, More] = {}
    told: list[str] = []
    notes: list[Note] = []
    for found in given.laid:
        zone, docked = found["zone"], found["docked"]
        sea = Token(_partly(steps, look, found["actions"], "waves"), STEPS)
        port = [Token(_partly(steps, look, docked, "anchor"), STEPS)] if docked is not None else []
        entry = found["entry"]
        if entry == "entry" or (entry == "closed" and docked is None):
            port.append(Token(_partly(gate, look, entry), CLOSED))
        shut = _GATES.get(entry) if entry == "entry" or docked is None else None
        in_port = Tag("way", str(docked), "anchor") if docked is not None else None
        notes += _noted(f"zone:{zone}", Tag("way", str(found["actions"]), "waves"), in_port, shut)
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

    return Laid(_cleared(given.facts, keep), more, beyond if more else {}, told, notes=tuple(notes))


def _hunters(given: Given) -> Laid:
    """In each zone the odds that somebody there finds the captain at sea, the redder the greater."""
    look, texts, facts = given.look, given.texts, given.facts
    kinds = {npc.card: npc for npc in facts.npcs}
    more: dict[str, More] = {}
    veils: dict[str, tuple[str, int]] = {}
    told: list[str] = []
    notes: list[Note] = []
    for threat in given.laid:
        zone, chance = threat["zone"], threat["chance"]
        coming = max((one["chance"] for one in threat["hunters"] if one["comes"] < 100), default=0)
        others = max((one["chance"] for one in threat["hunters"] if one["seat"] is not None), default=0)
        here = max(chance, others)
        tokens = [Token(_partly(odds, look, here, "spyglass"), ODDS)] if here else []
        if coming:
            tokens.append(Token(_partly(odds, look, coming, "sail"), ODDS))
        more[zone] = More(sea=tuple(tokens))
        notes += _noted(
            f"zone:{zone}",
            Tag(_tone(here), f"{here}%", "spyglass") if here else None,
            Tag(_tone(coming), f"{coming}%", "sail") if coming else None,
        )
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
    return Laid(_cleared(facts, _bare), more, veils, told, notes=tuple(notes))


def _tone(chance: int) -> str:
    """The ground of a chance in percent to be found, whoever looks: red from one in two on."""
    return "danger" if chance >= LIKELY else "calm"


def _hunter(found: Mapping[str, Any], kinds: Mapping[str, Npc], texts: Texts) -> str:
    if found["seat"] is not None:
        return texts.player(found["seat"])
    npc = kinds.get(found["card"].partition(".")[0])
    return npc_text(npc, texts) if npc else texts.name(found["card"] or found["npc"])


def _changed(given: Given) -> Laid:
    """The wakes since the reader's last turn, and a sign where something has happened."""
    look, texts, facts = given.look, given.texts, given.facts
    found: dict[str, list[str]] = {}
    for change in given.laid["changes"]:
        found.setdefault(change["zone"], []).append(change["what"])
    marks = {zone: tuple(mark for mark in MARKED if mark in what) for zone, what in found.items()}
    zones = {name: replace(zone, marks=marks.get(name, ())) for name, zone in facts.zones.items()}
    facts = replace(facts, zones=zones, wakes=read_wakes(given.laid))
    more = {
        zone: More(
            sea=tuple(Token(_partly(news, look, what), NEWS) for what in dict.fromkeys(all_) if what in SIGNS)
        )
        for zone, all_ in found.items()
        if zone
    }
    notes = tuple(
        note
        for zone, what in found.items()
        if zone
        for note in _noted(
            f"zone:{zone}", *(Tag("gold", icon=SIGNS[one]) for one in dict.fromkeys(what) if one in SIGNS)
        )
    )
    told = trail_text(facts, texts.screen_reader())
    told += _happened(found, texts)
    happened = dict.fromkeys(one for zone, what in found.items() if zone for one in what)
    signs = tuple((one, _meaning(one, texts)) for one in happened if one in _ALL)
    return Laid(facts, more, {}, told, signs, notes)


def _meaning(what: str, texts: Texts) -> str:
    """What the sign of something that has happened means."""
    said = texts.say(f"legend-{what}" if what in MARKED else f"overlay-did-{what}")
    return said[:1].upper() + said[1:]


def _happened(found: Mapping[str, Iterable[str]], texts: Texts) -> list[str]:
    """What has happened, a line for each zone."""
    lines = [
        texts.say(
            "overlay-change", zone=zone, what=texts.join([texts.say(f"overlay-did-{one}") for one in all_])
        )
        for zone, what in found.items()
        if zone and (all_ := [one for one in dict.fromkeys(what) if one in SIGNS])
    ]
    return lines + [texts.say("overlay-merchants")] * ("merchants" in found.get("", ()))


LAYERS: Mapping[str, Callable[[Given], Laid]] = {
    "markets": _markets,
    "reach": _reach,
    "hunters": _hunters,
    "changes": _changed,
}
"""Each overlay that lies over the chart, by its name."""
