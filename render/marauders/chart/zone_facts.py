"""What to say about one zone: what is there, each thing with its words, and the zone's own rules."""

from collections.abc import Iterable
from dataclasses import dataclass

from data.locale import Texts
from render.marauders.facts import Facts, Npc, Seat, Zone
from render.marauders.parts.words import bounties_of, npc_text


@dataclass(frozen=True, slots=True)
class Thing:
    """Something in a zone: its kind ("captain", "npc", "demand"), which one, its name, and more in words."""

    kind: str
    id: str
    name: str
    told: str = ""
    in_port: bool = False
    npc: Npc | None = None


@dataclass(frozen=True, slots=True)
class ZoneFacts:
    """Everything the picture of a zone shows. `rules` are the zone's own; `borders` in words, clockwise."""

    id: str
    name: str
    port: str
    things: tuple[Thing, ...]
    rules: tuple[str, ...]
    borders: tuple[str, ...]


def read_zone(facts: Facts, zone: str, texts: Texts) -> ZoneFacts:
    """The facts of a zone. Raises KeyError if there is no such zone."""
    here, card = facts.zones[zone], facts.box.zones[zone]
    return ZoneFacts(
        id=zone,
        name=texts.name(zone),
        port=texts.say("zone-port", nation=here.nation) if here.nation else texts.say("zone-no-port"),
        things=tuple(_things(facts, here, texts)),
        rules=tuple(texts.text(ability) for ability in card.abilities),
        borders=tuple(
            texts.say("zone-border", point=point, zone=other) for point, other in card.borders.items()
        ),
    )


def zone_text(zone: ZoneFacts, texts: Texts) -> str:
    """Everything the picture shows, a line for each thing, the most important first."""
    texts = texts.screen_reader()
    lines = [texts.say("alt-zone", zone=zone.name, port=zone.port)]
    lines += [
        texts.say("alt-zone-thing", name=thing.name, told=thing.told).rstrip() for thing in zone.things
    ] or [texts.say("zone-nothing")]
    lines += zone.rules or [texts.say("zone-no-rules")]
    return "\n".join([*lines, texts.say("alt-zone-borders", borders=texts.join(zone.borders))])


def _things(facts: Facts, zone: Zone, texts: Texts) -> Iterable[Thing]:
    if zone.storm:
        yield Thing("storm", "", texts.say("zone-storm"), texts.say("zone-storm-text"))
    if zone.pieces.storm:
        yield Thing("storm_token", "", texts.say("zone-storm-token"))
    if kind := zone.pieces.location:
        token, name = zone.pieces.token, texts.say(f"chart-location-{kind}")
        shown = f"{kind}:{zone.pieces.defense}"
        yield Thing("location", shown, texts.name(token) if token else name, texts.text(token))
    for spawn in zone.pieces.spawns:
        yield Thing("spawn", spawn, texts.say(f"zone-spawn-{spawn}"))
    for seat in zone.pieces.homes:
        yield Thing("home", str(seat), texts.say("zone-home", seat=seat))
    yield from (_captain(facts.seats[seat], texts) for seat in (*zone.in_port, *zone.at_sea))
    yield from (_npc(npc, facts, texts) for npc in zone.npcs)
    if zone.merchants:
        yield Thing("merchant", "", texts.say("zone-merchants", count=zone.merchants))
    for good in zone.demand:
        yield Thing("demand", good, texts.say("zone-demand", good=good))
    if zone.mods_down:
        yield Thing("down", "", texts.say("zone-down", count=zone.mods_down))
    for mod in zone.mods:
        yield Thing("mod", mod, texts.name(mod), texts.text(mod))
    for mission in zone.missions:
        yield Thing("mission", mission, texts.say("zone-mission", mission=mission), texts.text(mission))


def _captain(seat: Seat, texts: Texts) -> Thing:
    him = seat.captain
    if him is None:
        raise ValueError(f"The captain of seat {seat.number} lies in a zone and is not there.")
    told = texts.say("zone-captain", captain=him.card, ship=him.ship.kind, docked=him.in_port)
    if bounties := bounties_of(him, texts):
        told = f"{told} {texts.say('alt-mat-bounties', bounties=bounties)}"
    shown = f"{seat.number}:{him.ship.kind}"
    return Thing("captain", shown, texts.player(seat.number), told, in_port=him.in_port)


def _npc(npc: Npc, facts: Facts, texts: Texts) -> Thing:
    """Its ship, with the name and the skills on its card."""
    event = facts.box.events.get(npc.card)
    card = event.npc if event else None
    told = ""
    if card is not None:
        skills = [
            texts.say("alt-mat-skill", skill=skill, value=getattr(card, skill))
            for skill in ("seamanship", "scouting", "leadership")
        ]
        told = f"{texts.name(npc.card)}: {texts.join(skills)}."
    return Thing("npc", npc.kind, npc_text(npc, texts), told, npc=npc)
