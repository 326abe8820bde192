"""What the picture of a raid shows, of a merchant or a location, and the same in words."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from data.content import Content
from data.locale import Texts
from render.kit.game import View
from render.marauders.battle.facts import SUCCESS
from render.marauders.facts import Captain, Ship, card_of, read, ship_facts

SOLDIER = "escape"
"""The icon of a card that gains a merchant distance; in the defense of a location it is a soldier."""

End = Literal["", "plundered", "failed", "escaped", "retreat", "sunk"]
"""How a raid has ended: it brought its haul, damage broke it off, the merchant got away, the captain withdrew
or died; "" while it lasts.
"""

Line = tuple[str, Mapping[str, Any]]
"""An entry of the log as everybody may read it: its key and its arguments."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card of the raid: its good, its gold, what it hits ("escape": nothing, but the merchant gains),
    and whether a glory card has cancelled that.
    """

    good: str
    gold: int
    icon: str
    harmless: bool
    piece: str = ""


@dataclass(frozen=True, slots=True)
class Raid:
    """A raid as it stands: whose, by which captain (`card`), where, and with which ship.

    `faces` are dice on the table; later `left` and `failed` count those that are not yet spent. `ended` says
    how it ended, `fails` that it does not succeed as its cards lie, and `destroys` what they would destroy,
    or have destroyed.

    Of a location (`place`), `escapes` are its soldiers, and there are `shots` instead of dice (None: over).
    """

    seat: int
    card: str
    zone: str
    ship: Ship
    nation: str
    faces: tuple[int, ...]
    left: int
    failed: int
    cards: tuple[Card, ...]
    escapes: int
    maneuverability: int
    hits: dict[str, int]
    gold: int
    destroys: tuple[str, ...]
    fails: bool
    ended: End = ""
    place: str = ""
    shots: int | None = None

    @property
    def plundered(self) -> bool:
        """Whether it has succeeded."""
        return self.ended == "plundered"

    @property
    def haul(self) -> int:
        """Gold that it has brought, or would bring as its cards lie."""
        return self.gold if self.ended in ("", "plundered") else 0

    @property
    def doubled(self) -> bool:
        """Whether the soldiers of a location are so many that its hits count twice."""
        return bool(self.place) and self.escapes >= self.maneuverability


def read_raid(view: View) -> Raid | None:
    """The facts of the raid under way; None if there is none."""
    found: dict[str, Any] | None = view["facts"].get("raid")
    if found is None:
        return _of_location(view)
    facts, seat = read(view), int(found["seat"])
    captain = facts.seats[seat].captain
    if captain is None:
        return None
    lying: list[str] = view["places"].get("cargo.raid", [])
    hits = {part: found["hits"].count(part) for part in captain.ship.left if part in found["hits"]}
    return Raid(
        seat=seat,
        card=captain.card,
        zone=captain.zone,
        ship=captain.ship,
        nation=found["nation"],
        faces=tuple(found["faces"]),
        left=found["left"],
        failed=found["failed"],
        cards=tuple(_card(facts.box, piece, found["harmless"]) for piece in lying),
        escapes=found["escapes"],
        maneuverability=found["maneuverability"],
        hits=hits,
        gold=found["gold"],
        destroys=tuple(found["lost"]),
        fails=found["fails"],
        ended="plundered" if found["plunder"] >= 0 else "",
    )


def _of_location(view: View) -> Raid | None:
    """The same of the raid of a location."""
    found: dict[str, Any] | None = view["facts"].get("location_raid")
    if found is None:
        return None
    facts, seat = read(view), int(found["seat"])
    captain = facts.seats[seat].captain
    if captain is None:
        return None
    lying: list[str] = view["places"].get("cargo.defense", [])
    silent = [piece for piece in lying if found["harmless"]]
    return Raid(
        seat=seat,
        card=captain.card,
        zone=captain.zone,
        ship=captain.ship,
        nation="",
        faces=(),
        left=0,
        failed=0,
        cards=tuple(_card(facts.box, piece, silent) for piece in lying),
        escapes=found["soldiers"],
        maneuverability=found["maneuverability"],
        hits={part: found["hits"].count(part) for part in captain.ship.left if part in found["hits"]},
        gold=found["gold"],
        destroys=tuple(found["lost"]),
        fails=bool(found["lost"]),
        ended="plundered" if found["taken"] else "",
        place=found["location"],
        shots=found["shots"],
    )


def _card(box: Content, piece: str, harmless: Iterable[str]) -> Card:
    card = box.cargo_card(piece)
    return Card(card.good, card.plunder, card.icon, piece in harmless and card.hit is not None, piece)


# --- how it ended ---------------------------------------------------------------------------------


BEGINS = "raid.began"
"""The entry of the log with which a merchant raid begins."""
DIES = "captain.died"
"""The one with which a captain dies. Older ones do not tell of his ship."""


def ended(view: View, told: Iterable[Line]) -> Raid | None:
    """The raid of a view at its end, as the lines of the log since then tell it; None if they do not.

    If they begin with the raid itself, the view is one from after it: nobody was asked anything in it.
    """
    told = list(told)
    whole = bool(told) and told[0][0] == BEGINS
    raid = _from_the_first(view, told) if whole else read_raid(view)
    if raid is None or raid.ended:
        return None
    box, begun = read(view).box, bool(raid.cards)
    raid = replace(raid, hits={})
    for key, args in told:
        if args.get("seat") == raid.seat:
            raid = _after(raid, key, args, box, redrawn=begun)
            begun = begun or key == "raid.cards"
    return raid if raid.ended else None


def _from_the_first(view: View, told: Sequence[Line]) -> Raid | None:
    """The raid with which these lines begin, before its first card; None if nothing is known of its ship."""
    _, args = told[0]
    seat = int(args["seat"])
    died = next((more for key, more in told if key == DIES and more["seat"] == seat), None)
    raider = _lost(died) if died else _still_there(read(view).seats[seat].captain)
    if raider is None:
        return None
    card, ship = raider
    return Raid(
        seat=seat,
        card=card,
        zone=args["zone"],
        ship=ship,
        nation=args["nation"],
        faces=(),
        left=0,
        failed=0,
        cards=(),
        escapes=0,
        maneuverability=ship.maneuverability,
        hits={},
        gold=0,
        destroys=(),
        fails=False,
    )


def _still_there(captain: Captain | None) -> tuple[str, Ship] | None:
    return None if captain is None else (captain.card, captain.ship)


def _lost(died: Mapping[str, Any]) -> tuple[str, Ship] | None:
    """A dead captain and his ship, which has left the table with him, as the log tells of them."""
    if "ship" not in died:
        return None
    return card_of(died["name"]), ship_facts(died["ship"], died["whole"], died["seat"], {})


def _after(raid: Raid, key: str, args: Mapping[str, Any], box: Content, *, redrawn: bool) -> Raid:
    """The raid after an entry of the log."""
    match key:
        case "raid.cards" | "location.defense":
            return _with(replace(raid, cards=()) if redrawn else raid, args["cards"], box)
        case "raid.extra":
            return _with(raid, [card for card in args["cards"] if card not in args["away"]], box)
        case "raid.changed":
            return _with(_without(raid, [args["card"]]), args["cards"], box)
        case "location.hit":
            return _without(raid, [shown["card"] for shown in args["shown"]])
        case "rolled" if args["when"] == "raid":
            return replace(raid, faces=tuple(args["faces"]))
        case "ship.hit":
            return _hit(raid, args["location"], args["left"])
        case "raid.failed" | "location.failed":
            return replace(raid, ended="failed", destroys=tuple(args["locations"]))
        case "raid.escaped":
            counted, most = args["escapes"], args["maneuverability"]
            return replace(raid, ended="escaped", escapes=counted, maneuverability=most)
        case "location.retreat":
            return replace(raid, ended="retreat", destroys=())
        case "raid.plundered" | "location.taken":
            return replace(raid, ended="plundered", destroys=(), gold=args["gold"])
        case "captain.died":
            return replace(raid, ended="sunk")
        case _:
            return raid


def _with(raid: Raid, pieces: Iterable[str], box: Content) -> Raid:
    found = tuple(_card(box, piece, ()) for piece in pieces)
    more = sum(card.icon == SOLDIER for card in found)
    return _worth(replace(raid, cards=(*raid.cards, *found), escapes=raid.escapes + more))


def _without(raid: Raid, pieces: Iterable[str]) -> Raid:
    gone = {piece for piece in pieces if piece}
    kept = tuple(card for card in raid.cards if card.piece not in gone)
    fewer = sum(card.icon == SOLDIER for card in raid.cards) - sum(card.icon == SOLDIER for card in kept)
    return _worth(replace(raid, cards=kept, escapes=raid.escapes - fewer))


def _worth(raid: Raid) -> Raid:
    return replace(raid, gold=sum(card.gold for card in raid.cards))


def _hit(raid: Raid, part: str, left: int) -> Raid:
    """The ship with a hit taken."""
    ship = replace(raid.ship, left={**raid.ship.left, part: left})
    return replace(raid, ship=ship, hits={**raid.hits, part: raid.hits.get(part, 0) + 1})


# --- words ----------------------------------------------------------------------------------------


def headline(raid: Raid, texts: Texts) -> str:
    """What is raided, and where."""
    if raid.place:
        return texts.say("raid-title-location", location=texts.name(raid.place), zone=raid.zone)
    return texts.say("raid-title", nation=raid.nation, zone=raid.zone)


def outcome(raid: Raid, texts: Texts) -> str:
    """How it ended, or how it would end as its cards lie."""
    if raid.ended:
        return _result(raid, texts)
    if raid.place:
        return _at_location(raid, texts)
    if not raid.cards:
        return texts.say("raid-begins")
    if raid.destroys:
        return _destroyed(raid, texts)
    if raid.fails:
        return texts.say("raid-escapes")
    return texts.say("raid-brings", gold=raid.gold)


def _at_location(raid: Raid, texts: Texts) -> str:
    """How the raid of a location would go on as its cards lie."""
    if raid.destroys:
        return _destroyed(raid, texts)
    if not raid.escapes:
        return texts.say("raid-undefended", gold=raid.gold)
    return texts.say("raid-defended", gold=raid.gold, soldiers=raid.escapes)


def _destroyed(raid: Raid, texts: Texts) -> str:
    """What comes of a raid whose cards destroy something: without a Hull, the ship goes down."""
    sinks = "hull" in raid.destroys
    return texts.say("raid-sinks" if sinks else "raid-destroyed", parts=list(raid.destroys))


def _result(raid: Raid, texts: Texts) -> str:
    match raid.ended:
        case "failed":
            return texts.say("raid-failed", parts=list(raid.destroys))
        case "escaped":
            return texts.say("raid-escaped")
        case "retreat":
            return texts.say("raid-retreat")
        case "sunk":
            return texts.say("raid-sunk", name=raid.card)
        case _:
            return texts.say("raid-plundered", gold=raid.gold)


def dice_told(raid: Raid, texts: Texts) -> str:
    """The dice on the table in a few words, or the shots at a location."""
    if raid.place:
        return texts.say("raid-shots", count=raid.shots) if raid.shots is not None else ""
    if raid.faces:
        return texts.say("raid-rolled", count=sum(face >= SUCCESS for face in raid.faces))
    return texts.say("raid-left", left=raid.left, failed=raid.failed)


def raid_text(raid: Raid, texts: Texts) -> str:
    """Everything the picture of a raid shows, a line for each thing, the most important first."""
    texts = texts.screen_reader()
    lines = [
        texts.say("alt-raid", title=headline(raid, texts), seat=raid.seat, ship=raid.ship.kind),
        f"{outcome(raid, texts)}.",
    ]
    if raid.cards:
        cards = [_card_told(card, raid, texts) for card in raid.cards]
        lines.append(texts.say("alt-raid-cards", cards=cards))
    if raid.faces:
        shown = ", ".join(texts.say("face-6") if face >= SUCCESS else str(face) for face in raid.faces)
        lines.append(texts.say("alt-raid-dice", shown=shown))
    if raid.faces or raid.left or raid.failed or raid.shots is not None:
        lines.append(f"{dice_told(raid, texts)}.")
    lines.append(texts.say("alt-raid-gold", gold=raid.haul))
    key = "alt-raid-soldiers" if raid.place else "alt-raid-escapes"
    lines.append(texts.say(key, escapes=raid.escapes, most=raid.maneuverability))
    left, whole = raid.ship.left, raid.ship.whole
    parts = [
        texts.say("alt-raid-part", part=part, left=left[part], whole=whole[part], hits=raid.hits.get(part, 0))
        for part in left
    ]
    return "\n".join([*lines, texts.say("alt-raid-damage", parts=parts)])


def _card_told(card: Card, raid: Raid, texts: Texts) -> str:
    if raid.place and card.icon == SOLDIER:
        return texts.say("alt-raid-soldier", good=card.good, gold=card.gold)
    return texts.say("alt-raid-card", good=card.good, gold=card.gold, icon=card.icon, harmless=card.harmless)
