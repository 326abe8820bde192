"""What several pictures say in the same words."""

from collections.abc import Collection

from data.content import Content
from data.locale import Texts
from render.marauders.facts import Captain, Mission, Npc, Ship


def mission_progress(mission: Mission, texts: Texts) -> str:
    """A mission's progress; nothing if it is done in one go."""
    if mission.lost:
        return texts.say("mat-mission-lost")
    if mission.whole < 2:
        return ""
    return texts.say("mat-mission-parts", done=mission.done, whole=mission.whole)


def bounties_of(captain: Captain, texts: Texts) -> list[str]:
    """The nations that want him, each with its bounties."""
    return [texts.say("alt-bounty", nation=nation, count=count) for nation, count in captain.bounties.items()]


def locations_of(ship: Ship, texts: Texts) -> list[str]:
    """Each hit location as "so many points of so many"."""
    return [
        texts.say("alt-part", part=part, left=left, whole=ship.whole[part])
        for part, left in ship.left.items()
    ]


def modifications_of(ship: Ship, spent: Collection[str], texts: Texts) -> list[str]:
    """The ship's modifications by name; spent ones are marked."""
    return [texts.say("mat-spent", mod=mod) if mod in spent else texts.name(mod) for mod in ship.mods]


def rules_of(box: Content, zone: str, texts: Texts) -> tuple[str, ...]:
    """What a zone does, each in a few words; whole where a content pack has no few words for it."""
    return tuple(
        texts.say(f"short-{ability}") if texts.has(f"short-{ability}") else texts.text(ability)
        for ability in box.zones[zone].abilities
    )


def npc_text(npc: Npc, texts: Texts) -> str:
    """The kind of ship and its nation, with gold and upgrades; distinguishes a Man-o-War from a Frigate."""
    key = f"alt-npc-{npc.kind}"
    told = texts.say(f"npc-{npc.kind}")
    gold, upgrades = npc.pieces.gold, list(npc.pieces.upgrades)
    if gold is not None:
        told = texts.say("alt-npc-gold", npc=told, gold=gold)
    elif texts.has(key):
        told = texts.say(key, ship="man_o_war" if npc.man_o_war else "frigate")
    return texts.say("alt-npc-upgraded", npc=told, upgrades=upgrades) if upgrades else told
