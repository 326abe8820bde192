"""The chart in words, from the same facts as the picture."""

from collections.abc import Iterable

from data.locale import Texts
from render.kit.theme import Theme
from render.marauders.chart.wakes import newest
from render.marauders.facts import MARKS, Facts, Mission, Npc, Seat, Wake, Zone
from render.marauders.parts.markers import markers_told
from render.marauders.parts.words import bounties_of, mission_progress, npc_text, rules_of

FEW = 6  # up to this many zones are named as exceptions


def board_text(facts: Facts, texts: Texts, theme: Theme) -> str:
    """Everything the chart shows, a line for each thing, the most important first."""
    texts = texts.screen_reader()
    lines = [texts.say("alt-chart", round=facts.round)]
    if facts.finished:
        lines.append(texts.say("alt-over"))
    elif facts.active is not None:
        lines.append(texts.say("alt-turn", seat=facts.active))
    if facts.last_round and not facts.finished:
        lines.append(texts.say("alt-last-round"))
    lines += [texts.say("alt-event", event=card) for card in facts.event]
    lines += [seat_text(seat, facts.goal, texts, theme) for seat in facts.seats]
    lines += _npcs(facts, texts)
    lines += trail_text(facts, texts)
    lines += _event(facts, texts)
    lines += _weather_and_war(facts, texts)
    lines += [mission_text(seat.number, mission, texts) for seat, mission in _held(facts)]
    lines += _locations(facts, texts)
    lines += _homes(facts, texts)
    lines += (line for seat in facts.seats for line in markers_told(seat, texts))
    lines += _markets(facts, texts)
    lines += _merchants(facts, texts)
    lines += ship_texts(facts.seats, texts)
    lines += _modifications(facts, texts)
    if 0 <= facts.start < len(facts.seats):
        lines.append(texts.say("alt-start", seat=facts.start))
    lines += _rules(facts, texts)
    return "\n".join(lines)


def seat_text(seat: Seat, goal: int, texts: Texts, theme: Theme) -> str:
    """A seat, its captain and where he is."""
    told = {
        "letter": theme.seats[seat.number].letter,
        "seat": seat.number,
        "glory": seat.glory,
        "goal": goal,
        "stashings": seat.stashings,
    }
    captain = seat.captain
    if captain is None:
        if seat.next_captain:
            return texts.say("alt-seat-waiting", captain=seat.next_captain, **told)
        return texts.say("alt-seat-empty", **told)
    return texts.say(
        "alt-seat",
        captain=captain.card,
        ship=captain.ship.kind,
        zone=captain.zone,
        docked=captain.in_port,
        bounties=bounties_of(captain, texts),
        **told,
    )


def ship_texts(seats: Iterable[Seat], texts: Texts) -> list[str]:
    """The hit locations of each captain's ship; damaged ones as "so many of so many"."""
    lines: list[str] = []
    for seat in seats:
        if seat.captain is None:
            continue
        whole = seat.captain.ship.whole
        parts = [
            texts.say("alt-part", part=part, left=left, whole=whole[part])
            if left < whole[part]
            else texts.say("alt-part-whole", part=part, whole=left)
            for part, left in seat.captain.ship.left.items()
        ]
        lines.append(texts.say("alt-ship", seat=seat.number, parts=parts))
    return lines


def _event(facts: Facts, texts: Texts) -> list[str]:
    """What the newest event card says: which non-player captains sail where, and what it does."""
    if not facts.event:
        return []
    card = facts.event[-1]
    moves = [
        texts.say("alt-event-move", npc=texts.say(f"npc-{mark.npc}"), point=mark.direction)
        for mark in facts.box.events[card].icons
    ]
    told = [texts.say("alt-event-moves", event=card, moves=texts.join(moves))] if moves else []
    return [*told, texts.say("alt-event-text", event=card, text=texts.text(card))]


def _npcs(facts: Facts, texts: Texts) -> list[str]:
    """Non-player captains' ships at sea, and those that enter at the end of the round."""
    lines: list[str] = []
    if facts.npcs:
        ships = [texts.say("alt-npc-at", npc=npc_text(npc, texts), zone=npc.zone) for npc in facts.npcs]
        lines.append(texts.say("alt-npcs", ships=texts.join(ships)))
    if facts.due:
        lines.append(texts.say("alt-due", ships=texts.join([_entering(npc, texts) for npc in facts.due])))
    return lines


def _entering(npc: Npc, texts: Texts) -> str:
    ship = npc_text(npc, texts)
    return texts.say("alt-npc-at", npc=ship, zone=npc.zone) if npc.zone else ship


def _held(facts: Facts) -> list[tuple[Seat, Mission]]:
    return [(seat, mission) for seat in facts.seats if seat.captain for mission in seat.captain.missions]


def mission_text(seat: int, mission: Mission, texts: Texts) -> str:
    """A mission that a captain holds, and his progress."""
    told = texts.say("alt-mission", seat=seat, mission=mission.card)
    progress = mission_progress(mission, texts)
    return f"{told} {progress}".rstrip()


def _weather_and_war(facts: Facts, texts: Texts) -> list[str]:
    zones = facts.zones.values()
    lines: list[str] = []
    if storms := [zone.id for zone in zones if zone.storm]:
        lines.append(texts.say("alt-storm", zones=storms))
    if facts.wind:
        lines.append(texts.say("alt-wind", point=facts.wind))
    lines += [texts.say("alt-storm-token", zone=zone.id) for zone in zones if zone.pieces.storm]
    if facts.at_war:
        lines.append(texts.say("alt-war", nations=list(facts.at_war)))
    return lines + [texts.say("alt-changed", zone=z.id, nation=z.nation) for z in zones if z.changed]


def _locations(facts: Facts, texts: Texts) -> list[str]:
    found = [
        texts.say(
            "alt-location-named" if zone.pieces.token else "alt-location",
            zone=zone.id,
            location=texts.say(f"chart-location-{kind}"),
            name=zone.pieces.token,
            defense=zone.pieces.defense,
        )
        for zone in facts.zones.values()
        if (kind := zone.pieces.location)
    ]
    return [texts.say("alt-locations", pairs=texts.join(found))] if found else []


def _homes(facts: Facts, texts: Texts) -> list[str]:
    return [
        texts.say("alt-home", seat=seat, zone=zone.id)
        for zone in facts.zones.values()
        for seat in zone.pieces.homes
    ]


def _markets(facts: Facts, texts: Texts) -> list[str]:
    lines: list[str] = []
    if demand := [_pair(zone, zone.demand, texts) for zone in facts.zones.values() if zone.demand]:
        lines.append(texts.say("alt-demand", pairs=texts.join(demand)))
    if missions := [_pair(zone, zone.missions, texts) for zone in facts.zones.values() if zone.missions]:
        lines.append(texts.say("alt-missions", pairs=texts.join(missions)))
    return lines


def _pair(zone: Zone, things: tuple[str, ...], texts: Texts) -> str:
    return texts.say("alt-pair", zone=zone.id, things=list(things))


def trail_text(facts: Facts, texts: Texts) -> list[str]:
    """The wakes, and what has left a mark."""
    lines = [
        texts.say("alt-wake", who=who_sailed(facts, wake, texts), zones=list(wake.zones))
        for wake in newest(facts.wakes)
    ]
    marked = {mark: [zone.id for zone in facts.zones.values() if mark in zone.marks] for mark in MARKS}
    return lines + [texts.say(f"alt-mark-{mark}", zones=zones) for mark, zones in marked.items() if zones]


def who_sailed(facts: Facts, wake: Wake, texts: Texts) -> str:
    """Whose wake it is."""
    if wake.seat is not None:
        return texts.player(wake.seat)
    if wake.storm:
        return texts.say("zone-storm-token")
    npc = next((npc for npc in facts.npcs if npc.card == wake.card), None)
    return npc_text(npc, texts) if npc else texts.name(wake.card)


def _rules(facts: Facts, texts: Texts) -> list[str]:
    """What the plates of the ports say of their zones."""
    told = {zone: rules_of(facts.box, zone, texts) for zone in facts.zones}
    return [
        texts.say("alt-rules", zone=zone, rules="; ".join(rules)) for zone, rules in told.items() if rules
    ]


def _merchants(facts: Facts, texts: Texts) -> list[str]:
    counts = {zone.id: zone.merchants for zone in facts.zones.values()}
    if any(counts.values()):
        lines = [texts.say("alt-merchants", places=_places(counts, "alt-everywhere", texts))]
    else:
        lines = [texts.say("alt-no-merchants")]
    if facts.merchant_track:
        raided = [f"merchant_{nation}" for nation in facts.merchant_track]
        lines.append(texts.say("alt-raided", merchants=raided))
    return lines


def _modifications(facts: Facts, texts: Texts) -> list[str]:
    ports = [zone for zone in facts.zones.values() if zone.nation]
    lines: list[str] = []
    if shown := [_pair(zone, zone.mods, texts) for zone in ports if zone.mods]:
        lines.append(texts.say("alt-mods", pairs=texts.join(shown)))
    down = {zone.id: zone.mods_down for zone in ports}
    if any(down.values()):
        lines.append(texts.say("alt-mods-down", places=_places(down, "alt-everywhere-port", texts)))
    return lines


def _places(counts: dict[str, int], everywhere: str, texts: Texts) -> str:
    """Where the tokens are: by name ("2 × Nassau"), or everywhere except a few zones, if that is shorter."""
    missing = [zone for zone, count in counts.items() if not count]
    if len(missing) > FEW or max(counts.values()) > 1:
        return texts.join([zone for zone, count in counts.items() for _ in range(count)])
    if not missing:
        return texts.say(everywhere)
    return texts.say(f"{everywhere}-but", zones=missing)
