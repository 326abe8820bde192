"""A combat in words, from the same facts as the picture."""

from data.locale import Texts
from render.marauders.battle.facts import SUCCESS, Combat, Fighter
from render.marauders.parts.words import locations_of, modifications_of


def battle_text(combat: Combat, texts: Texts) -> str:
    """Everything the picture of a combat shows, a line for each thing, the most important first."""
    texts = texts.screen_reader()
    lines = [_title(combat, texts)]
    lines.append(texts.say("alt-battle-result", result=result(combat, texts) or stage(combat, texts)))
    for fighter in combat.fighters:
        lines += _side(combat, fighter, texts)
    return "\n".join(lines)


def headline(combat: Combat, texts: Texts) -> str:
    """What kind of combat this is, and where."""
    if not combat.naval:
        return texts.say("battle-title-fight")
    return texts.say("battle-title-boarded" if combat.boarded else "battle-title", zone=combat.zone)


def side_name(fighter: Fighter, texts: Texts) -> str:
    """Who fights on this side: a captain by his player's name, as the log calls him."""
    if fighter.seat >= 0:
        return texts.player(fighter.seat)
    if fighter.card:
        return texts.name(fighter.card)
    return texts.say("battle-guards")


def result(combat: Combat, texts: Texts) -> str:
    """How the combat ended, or who has won this round's contest; empty while both are open."""
    if combat.over == "escaped":
        return texts.say("battle-over-escaped")
    if combat.over and combat.victor < 0:
        return texts.say("battle-over-nobody")
    if combat.over:
        return texts.say("battle-over-won", side=side_name(combat.fighters[combat.victor], texts))
    if combat.winner >= 0 and not combat.boarded:
        winner = combat.fighters[combat.winner]
        return texts.say("battle-won", side=side_name(winner, texts), action_id=winner.declared)
    return ""


def stage(combat: Combat, texts: Texts) -> str:
    """How far an open combat has come."""
    if combat.boarded:
        return texts.say("battle-crews")
    if any(fighter.faces for fighter in combat.fighters):
        return texts.say("battle-rolled")
    return texts.say("battle-goes-on" if combat.round > 1 else "battle-begins")


def action(combat: Combat, fighter: Fighter, texts: Texts) -> str:
    """What a side does in this round."""
    if combat.boarded:
        return texts.say("battle-fights")
    if fighter.declared:
        return texts.say(f"battle-does-{fighter.declared}")
    return texts.say("battle-decides" if fighter.to_move else "battle-undeclared")


def will_roll(fighter: Fighter, texts: Texts) -> str:
    """How many dice a side has for the next roll, and what changed that."""
    if not fighter.dice:
        return texts.say("battle-skill", skill=fighter.skill, value=fighter.value)
    return texts.say(
        "battle-will-roll", skill=fighter.skill, dice=fighter.dice, because=list(fighter.because)
    )


def aimed(where: str, texts: Texts) -> str:
    """Where a hit goes, in a word."""
    if where == "-":
        return texts.say("battle-missed")
    return texts.name(where) if where else texts.say("battle-open")


def beneath(fighter: Fighter, texts: Texts) -> str:
    """The ship, and the member or the kind of captain."""
    if fighter.seat >= 0:
        return texts.say("battle-captain", ship=fighter.ship.kind, captain=fighter.card)
    if not fighter.ship.kind:
        return texts.say("battle-guards-crew", crew=fighter.ship.left["crew"])
    return texts.say("battle-npc", ship=fighter.ship.kind, kind=texts.say(f"npc-{fighter.npc}"))


def _title(combat: Combat, texts: Texts) -> str:
    if not combat.round:
        return texts.say("alt-battle", title=headline(combat, texts))
    return texts.say("alt-battle-round", title=headline(combat, texts), round=combat.round)


def _side(combat: Combat, fighter: Fighter, texts: Texts) -> list[str]:
    ship = fighter.ship
    lines = [
        texts.say(
            "alt-battle-side",
            side=side_name(fighter, texts),
            what=beneath(fighter, texts),
            aggressor=fighter.number == 0,
        ),
        texts.say("alt-battle-parts", parts=locations_of(ship, texts)),
    ]
    if ship.kind:
        lines.append(texts.say("alt-battle-maneuverability", maneuverability=ship.maneuverability))
    if not combat.over:
        lines.append(_doing(combat, fighter, texts))
    lines += _dice(fighter, texts)
    if fighter.hits:
        hits = [texts.say("alt-battle-hit", count=n, part=part) for part, n in fighter.hits.items()]
        lines.append(texts.say("alt-battle-hits", hits=hits))
    return lines + _fittings(fighter, texts)


def _doing(combat: Combat, fighter: Fighter, texts: Texts) -> str:
    key = "alt-battle-moves" if fighter.to_move else "alt-battle-action"
    return texts.say(key, action=action(combat, fighter, texts))


def _dice(fighter: Fighter, texts: Texts) -> list[str]:
    lines: list[str] = []
    if fighter.faces:
        lines.append(
            texts.say(
                "alt-battle-rolled",
                skill=fighter.skill,
                shown=", ".join(_face(face, texts) for face in fighter.faces),
                successes=fighter.successes,
            )
        )
    elif fighter.value or fighter.dice:
        lines.append(texts.say("alt-battle-dice", dice=will_roll(fighter, texts)))
    if fighter.shots:
        shots = [
            texts.say("alt-battle-shot", shown=_face(shot.face, texts), where=aimed(shot.aimed, texts))
            for shot in fighter.shots
        ]
        lines.append(texts.say("alt-battle-volley", shots=shots))
    if fighter.ammunition:
        lines.append(texts.say("alt-battle-ammunition", weapon=fighter.ammunition))
    return lines


def _face(face: int, texts: Texts) -> str:
    """A die in words: a screen reader would not read the log's little dice as numbers."""
    return texts.say("face-6") if face >= SUCCESS else str(face)


def _fittings(fighter: Fighter, texts: Texts) -> list[str]:
    lines: list[str] = []
    if fighter.ship.mods:
        mods = modifications_of(fighter.ship, fighter.spent, texts)
        lines.append(texts.say("alt-mat-mods", mods=mods))
    if fighter.ship.weapons:
        lines.append(texts.say("alt-mat-weapons", weapons=list(fighter.ship.weapons)))
    if fighter.pieces.burning:
        lines.append(texts.say("alt-battle-burning"))
    if fighter.pieces.pricked:
        lines.append(texts.say("alt-battle-pricked"))
    return lines
