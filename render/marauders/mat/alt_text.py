"""A captain's mat in words, from the same facts as the picture."""

from collections.abc import Iterable

from data.content import Content
from data.locale import Texts
from render.marauders.facts import Captain, Facts, Held, Mission, Seat
from render.marauders.parts.markers import markers_told
from render.marauders.parts.words import bounties_of, locations_of, mission_progress, modifications_of


def mat_text(facts: Facts, seat: Seat, texts: Texts) -> str:
    """Everything the mat shows, a line for each thing, the most important first."""
    texts = texts.screen_reader()
    him = seat.captain
    if him is None:
        return texts.say("alt-mat-empty", seat=seat.number, glory=seat.glory, goal=facts.goal)
    card = facts.box.captains[him.card]
    skills = [
        texts.say("alt-mat-skill", skill=skill, value=getattr(card, skill))
        for skill in ("seamanship", "scouting", "leadership", "influence")
    ]
    lines = [
        texts.say("alt-mat", seat=seat.number, captain=him.card, nation=card.nation, zone=card.home),
        texts.say("alt-mat-place", docked=him.in_port, zone=him.zone, glory=seat.glory, goal=facts.goal),
        *markers_told(seat, texts),
        texts.say("alt-mat-skills", skills=skills),
        _ship(him, texts),
    ]
    lines += _owned(seat, him, facts.box, texts)
    lines.append(texts.say("alt-mat-ability", text=texts.text(him.card)))
    if step := seat.pieces.loyalty:
        lines.append(texts.say("hand-loyalty", loyalty_step=step))
    return "\n".join(lines)


def _ship(him: Captain, texts: Texts) -> str:
    ship, parts = him.ship, locations_of(him.ship, texts)
    return texts.say("alt-mat-ship", ship=ship.kind, maneuverability=ship.maneuverability, parts=parts)


def _owned(seat: Seat, him: Captain, box: Content, texts: Texts) -> list[str]:
    """What he has, and in one line at the end what he has nothing of."""
    mods = modifications_of(him.ship, him.ship.spent, texts)
    has: dict[str, list[str]] = {
        "cargo": [texts.say("alt-mat-cargo", cards=_cargo(him.cargo, box, texts))] * bool(him.cargo.count),
        "glory": [texts.say("alt-mat-glory", cards=_cards(seat.glory_cards, texts))]
        * bool(seat.glory_cards.count),
        "rumors": [
            *[texts.say("alt-mat-rumors", cards=_cards(him.rumors, texts))] * bool(him.rumors.count),
            *_told("alt-mat-rumor", him.rumors.pieces or (), texts),
        ],
        "missions": [_mission(mission, texts) for mission in him.missions],
        "specialists": _told("alt-mat-specialist", him.specialists, texts),
        "bounties": [texts.say("alt-mat-bounties", bounties=bounties_of(him, texts))] * bool(him.bounties),
        "mods": [texts.say("alt-mat-mods", mods=mods)] * bool(mods),
        "weapons": [texts.say("alt-mat-weapons", weapons=list(him.ship.weapons))] * bool(him.ship.weapons),
    }
    beside = {
        "cargo": [*_hold(him, box, texts), *_contraband(him.contraband, texts)],
        "specialists": [
            *_told("alt-mat-paper", him.papers, texts),
            *([texts.say("alt-mat-marque", nation=him.marque)] if him.marque else []),
        ],
    }
    lines = [_gold(him, texts), _stash(seat, texts)]
    for kind, told in has.items():
        lines += [*told, *beside.get(kind, [])]
    if missing := [texts.say(f"alt-mat-no-{kind}") for kind, told in has.items() if not told]:
        lines.append(texts.say("alt-mat-without", things=missing))
    return lines


def _told(key: str, cards: Iterable[str], texts: Texts) -> list[str]:
    """A line for each card, with what it does."""
    return [texts.say(key, card=card, text=texts.text(card)) for card in cards]


def _mission(mission: Mission, texts: Texts) -> str:
    told = texts.say("alt-mat-mission", card=mission.card, text=texts.text(mission.card))
    return f"{told} {mission_progress(mission, texts)}".rstrip()


def _gold(him: Captain, texts: Texts) -> str:
    if him.gold is None:
        return texts.say("alt-mat-gold-hidden")
    return texts.say("alt-mat-gold", gold=him.gold)


def _stash(seat: Seat, texts: Texts) -> str:
    if seat.stash is None:
        return texts.say("alt-mat-stash-hidden", stashings=seat.stashings)
    return texts.say("alt-mat-stash", gold=seat.stash, stashings=seat.stashings)


def _cargo(held: Held, box: Content, texts: Texts) -> str:
    """Each card's good, with its worth in a raid."""
    if held.pieces is None:
        return _cards(held, texts)
    cards = [box.cargo[card] for card in held.pieces]
    return texts.join([texts.say("alt-mat-good", good=card.good, plunder=card.plunder) for card in cards])


def _hold(him: Captain, box: Content, texts: Texts) -> list[str]:
    """How full the hold is, and what the port nearby pays for what lies in it."""
    lines = [texts.say("alt-mat-hold", count=him.cargo.count, room=him.hold, over=him.over)]
    goods = dict.fromkeys(box.cargo[card].good for card in him.cargo.pieces or ())
    if him.prices is not None and (sold := [good for good in goods if good in him.prices.sells]):
        prices = [
            texts.say(
                "alt-mat-price", gold=him.prices.sells[good], good=good, wanted=good == him.prices.demand
            )
            for good in sold
        ]
        lines.append(texts.say("alt-mat-prices", docked=him.in_port, zone=him.prices.port, prices=prices))
    return lines


def _contraband(held: Held, texts: Texts) -> list[str]:
    """What lies with the contraband, with the ports that buy it; how much it is has been told before."""
    return [texts.say("alt-mat-contraband", cards=held.pieces)] if held.pieces else []


def _cards(held: Held, texts: Texts) -> str:
    if held.pieces is None:
        return texts.say("alt-mat-hidden", count=held.count) if held.count else texts.join([])
    return texts.join(held.pieces)
