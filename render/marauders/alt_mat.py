"""A captain's mat in words, from the same facts as the picture."""

from data.content import marauders_box
from data.locale import Texts
from render.marauders.facts import Captain, Facts, Held, Seat


def mat_text(facts: Facts, seat: Seat, texts: Texts) -> str:
    """Everything the mat shows, a line for each thing, the most important first."""
    him = seat.captain
    if him is None:
        return texts.say("alt-mat-empty", seat=seat.number, glory=seat.glory, goal=facts.goal)
    card = marauders_box().captains[him.card]
    skills = [
        texts.say("alt-mat-skill", skill=skill, value=getattr(card, skill))
        for skill in ("seamanship", "scouting", "leadership", "influence")
    ]
    lines = [
        texts.say("alt-mat", seat=seat.number, captain=him.card, nation=card.nation, zone=card.home),
        texts.say("alt-mat-place", docked=him.in_port, zone=him.zone, glory=seat.glory, goal=facts.goal),
        texts.say("alt-mat-skills", skills=skills),
        _ship(him, texts),
    ]
    return "\n".join(
        lines + _owned(seat, him, texts) + [texts.say("alt-mat-ability", text=texts.text(him.card))]
    )


def _ship(him: Captain, texts: Texts) -> str:
    ship = him.ship
    parts = [
        texts.say("alt-part", part=part, left=left, whole=ship.whole[part])
        for part, left in ship.left.items()
    ]
    return texts.say("alt-mat-ship", ship=ship.kind, maneuverability=ship.maneuverability, parts=parts)


def _owned(seat: Seat, him: Captain, texts: Texts) -> list[str]:
    mods = [
        texts.say("mat-spent", mod=mod) if mod in him.ship.spent else texts.name(mod) for mod in him.ship.mods
    ]
    bounties = [texts.say("alt-bounty", nation=nation, count=count) for nation, count in him.bounties.items()]
    cargo = him.cargo.pieces and tuple(marauders_box().cargo[card].good for card in him.cargo.pieces)
    return [
        _gold(him, texts),
        _stash(seat, texts),
        texts.say("alt-mat-cargo", cards=_cards(Held(him.cargo.count, cargo), texts)),
        texts.say("alt-mat-glory", cards=_cards(seat.glory_cards, texts)),
        texts.say("alt-mat-rumors", cards=_cards(him.rumors, texts)),
        texts.say("alt-mat-missions", cards=_cards(Held(len(him.missions), him.missions), texts)),
        texts.say("alt-mat-bounties", bounties=bounties),
        texts.say("alt-mat-mods", mods=mods),
        texts.say("alt-mat-weapons", weapons=list(him.ship.weapons)),
    ]


def _gold(him: Captain, texts: Texts) -> str:
    if him.gold is None:
        return texts.say("alt-mat-gold-hidden")
    return texts.say("alt-mat-gold", gold=him.gold)


def _stash(seat: Seat, texts: Texts) -> str:
    if seat.stash is None:
        return texts.say("alt-mat-stash-hidden", stashings=seat.stashings)
    return texts.say("alt-mat-stash", gold=seat.stash, stashings=seat.stashings)


def _cards(held: Held, texts: Texts) -> str:
    if held.pieces is None:
        return texts.say("alt-mat-hidden", count=held.count) if held.count else texts.join([])
    return texts.join(held.pieces)
