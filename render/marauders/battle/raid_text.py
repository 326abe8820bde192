"""What the picture of a merchant raid shows, and the same in words."""

from dataclasses import dataclass
from typing import Any

from data.content import Content
from data.locale import Texts
from render.kit.game import View
from render.marauders.battle.facts import SUCCESS
from render.marauders.facts import Captain, read


@dataclass(frozen=True, slots=True)
class Card:
    """A card of the raid: its good, its gold, what it hits ("escape": nothing, but the merchant gains),
    and whether a glory card has cancelled that.
    """

    good: str
    gold: int
    icon: str
    harmless: bool


@dataclass(frozen=True, slots=True)
class Raid:
    """A merchant raid as it stands. `faces` are dice on the table; later `left` and `failed` count those that
    are not yet spent. `plundered` says that it has succeeded, `fails` that it does not as its cards lie, and
    `destroys` what that would destroy.
    """

    seat: int
    captain: Captain
    nation: str
    faces: tuple[int, ...]
    left: int
    failed: int
    cards: tuple[Card, ...]
    escapes: int
    maneuverability: int
    hits: dict[str, int]
    gold: int
    plundered: bool
    destroys: tuple[str, ...]
    fails: bool


def read_raid(view: View) -> Raid | None:
    """The facts of the merchant raid under way; None if there is none."""
    found: dict[str, Any] | None = view["facts"].get("raid")
    if found is None:
        return None
    facts, seat = read(view), int(found["seat"])
    captain = facts.seats[seat].captain
    if captain is None:
        return None
    lying: list[str] = view["places"].get("cargo.raid", [])
    hits = {part: found["hits"].count(part) for part in captain.ship.left if part in found["hits"]}
    return Raid(
        seat=seat,
        captain=captain,
        nation=found["nation"],
        faces=tuple(found["faces"]),
        left=found["left"],
        failed=found["failed"],
        cards=tuple(_card(facts.box, piece, found["harmless"]) for piece in lying),
        escapes=found["escapes"],
        maneuverability=found["maneuverability"],
        hits=hits,
        gold=found["gold"],
        plundered=found["plunder"] >= 0,
        destroys=tuple(found["lost"]),
        fails=found["fails"],
    )


def _card(box: Content, piece: str, harmless: list[str]) -> Card:
    card = box.cargo_card(piece)
    return Card(card.good, card.plunder, card.icon, piece in harmless)


def headline(raid: Raid, texts: Texts) -> str:
    """Whose merchant is raided, and where."""
    return texts.say("raid-title", nation=raid.nation, zone=raid.captain.zone)


def outcome(raid: Raid, texts: Texts) -> str:
    """How it ended, or how it would end as its cards lie."""
    if raid.plundered:
        return texts.say("raid-plundered", gold=raid.gold)
    if not raid.cards:
        return texts.say("raid-begins")
    if raid.destroys:
        return texts.say("raid-destroyed", parts=list(raid.destroys))
    if raid.fails:
        return texts.say("raid-escapes")
    return texts.say("raid-brings", gold=raid.gold)


def dice_told(raid: Raid, texts: Texts) -> str:
    """The dice on the table in a few words."""
    if raid.faces:
        return texts.say("raid-rolled", count=sum(face >= SUCCESS for face in raid.faces))
    return texts.say("raid-left", left=raid.left, failed=raid.failed)


def raid_text(raid: Raid, texts: Texts) -> str:
    """Everything the picture of a raid shows, a line for each thing, the most important first."""
    texts = texts.screen_reader()
    lines = [
        texts.say("alt-raid", title=headline(raid, texts), seat=raid.seat, ship=raid.captain.ship.kind),
        f"{outcome(raid, texts)}.",
    ]
    if raid.cards:
        cards = [
            texts.say("alt-raid-card", good=card.good, gold=card.gold, icon=card.icon, harmless=card.harmless)
            for card in raid.cards
        ]
        lines.append(texts.say("alt-raid-cards", cards=cards))
    if raid.faces:
        shown = ", ".join(texts.say("face-6") if face >= SUCCESS else str(face) for face in raid.faces)
        lines.append(texts.say("alt-raid-dice", shown=shown))
    if raid.faces or raid.left or raid.failed:
        lines.append(f"{dice_told(raid, texts)}.")
    lines.append(texts.say("alt-raid-gold", gold=raid.gold))
    lines.append(texts.say("alt-raid-escapes", escapes=raid.escapes, most=raid.maneuverability))
    left, whole = raid.captain.ship.left, raid.captain.ship.whole
    parts = [
        texts.say("alt-raid-part", part=part, left=left[part], whole=whole[part], hits=raid.hits.get(part, 0))
        for part in left
    ]
    return "\n".join([*lines, texts.say("alt-raid-damage", parts=parts)])
