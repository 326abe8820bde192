"""The pictures in words, from the same facts."""

from collections.abc import Mapping

from data.locale import Texts
from render.kit.theme import Theme
from render.treasure_fleet.facts import NEUTRAL, Facts, Seat, Ship, fire


def board_text(facts: Facts, texts: Texts, look: Theme) -> str:
    """Everything the board shows, a line for each thing, the most important first."""
    texts = texts.screen_reader()
    told = {"sailing": facts.sailing, "sailings": facts.sailings, "volley": facts.volley}
    lines = [texts.say("alt-fleet-over") if facts.finished else texts.say("alt-fleet", **told)]
    if first := [player_name(seat, texts) for seat in facts.sides if facts.leads(seat)]:
        lines.append(texts.say("alt-fleet-first", names=first))
    lookouts = [seat.number for seat in facts.seats if seat.lookout]
    if lookouts and not facts.finished:
        lines.append(texts.say("alt-fleet-lookout", seat=lookouts[0]))
        order = [seat.number for seat in facts.in_turn if facts.turn(seat)]
        lines.append(texts.say("alt-fleet-order", seats=order))
    if asked := [seat.number for seat in facts.seats if seat.active]:
        lines.append(texts.say("alt-fleet-asked", seats=asked))
    lines += [_ship(number, ship, facts, texts) for number, ship in enumerate(facts.row, 1)]
    lines += [_seat(seat, texts, look) for seat in facts.seats]
    if facts.neutral:
        lines.append(_neutral(facts.neutral, texts, look))
    if not facts.finished:
        lines.append(texts.say("alt-fleet-deck", count=facts.deck))
    if facts.governor:
        lines.append(texts.say("alt-fleet-governor", points=facts.governor_points))
    return "\n".join(lines)


def player_name(seat: Seat, texts: Texts) -> str:
    """Who it is; the neutral pirate has no member."""
    return texts.say("chart-fleet-neutral") if seat.number == NEUTRAL else texts.player(seat.number)


def _seat(seat: Seat, texts: Texts, look: Theme) -> str:
    return texts.say(
        "alt-fleet-seat",
        letter=f"({look.seats[seat.flag].letter})",
        seat=seat.number,
        points=seat.points,
        ships=[ship.card for ship in seat.captured],
        loaded=seat.loaded,
        hand=seat.in_hand,
    )


def _neutral(seat: Seat, texts: Texts, look: Theme) -> str:
    told = {"letter": f"({look.seats[seat.flag].letter})", "hand": seat.in_hand}
    if seat.points is None:
        return texts.say("alt-fleet-neutral", **told)
    ships = [ship.card for ship in seat.captured]
    return texts.say("alt-fleet-neutral-scored", **told, points=seat.points, ships=ships)


def _ship(number: int, ship: Ship, facts: Facts, texts: Texts) -> str:
    told = {"number": number, "ship": ship.card}
    if not ship.shots:
        return texts.say("alt-fleet-ship-free", **told)
    owners = {seat.flag: seat.number for seat in facts.seats}
    fired: list[str] = []
    for flag, shots in ship.by_flag().items():
        at_her = {"cards": [shot.card for shot in shots], "fire": fire(shots)}
        if flag in owners:
            fired.append(texts.say("alt-fleet-fired", seat=owners[flag], **at_her))
        else:
            fired.append(texts.say("alt-fleet-fired-neutral", **at_her))
    if ship.kind == "ship":
        fired.append(_leader(ship, owners, texts))
    return texts.say("alt-fleet-ship", **told, fired="; ".join(fired))


def _leader(ship: Ship, owners: Mapping[int, int], texts: Texts) -> str:
    """Who captures a ship if nothing else is fired at her."""
    if ship.captor is None:
        return texts.say("alt-fleet-escapes")
    if ship.captor in owners:
        return texts.say("alt-fleet-leads", seat=owners[ship.captor])
    return texts.say("alt-fleet-leads-neutral")


def mat_text(seat: Seat, texts: Texts, look: Theme) -> str:
    """Everything the mat shows."""
    texts = texts.screen_reader()
    lines = [
        texts.say(
            "alt-fleet-mat", letter=f"({look.seats[seat.flag].letter})", seat=seat.number, points=seat.points
        )
    ]
    if seat.lookout:
        lines.append(texts.say("alt-fleet-lookout", seat=seat.number))
    if seat.active:
        lines.append(texts.say("alt-fleet-asked", seats=[seat.number]))
    parts = (("loaded", seat.loaded, seat.loaded_cards), ("hand", seat.in_hand, seat.hand_cards))
    for part, count, shown in parts:
        if shown is None:
            lines.append(texts.say(f"alt-fleet-{part}-hidden", count=count))
        else:
            lines.append(texts.say(f"alt-fleet-{part}", cards=[shot.card for shot in shown]))
    lines.append(texts.say("alt-fleet-captured", ships=[ship.card for ship in seat.captured]))
    return "\n".join(lines)
