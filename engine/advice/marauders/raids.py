"""Raids: what each use of a success leads to, what ends them, and the bounty they cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations

import msgspec

from engine.advice.marauders.asked import Asked, Tells
from engine.advice.marauders.law import bounty_notes, peace_notes
from engine.advice.notes import LIKELY, Advice, Note, advice, percent
from engine.advice.unseen import drawable
from engine.captains.marauders.odds.chances import at_least
from engine.kernel import picked
from engine.marauders.sea.raids import GLORY_PLUNDER, TABLE, MerchantRaid
from engine.marauders.ships.careful import after_hits, cubes
from engine.marauders.ships.ships import ship_values
from engine.marauders.state import LOCATIONS
from engine.marauders.terms.sea import Plunder


class Ends(msgspec.Struct, frozen=True):
    """How a raid ends with some cards: `gold` plundered; "" or why it fails ("sinks", "fails", "escapes"),
    with the locations destroyed.
    """

    gold: int
    fails: str = ""
    locations: tuple[str, ...] = ()


def destroyed(left: Mapping[str, int], hits: Sequence[str], armoured: bool) -> tuple[str, ...]:
    """The locations, of which so much is left, that these hits destroy; a Reinforced Hull that is `armoured`
    still absorbs one of them.
    """
    spared = [[*hits[:n], *hits[n + 1 :]] for n in range(len(hits))] if armoured else []
    rests = [after_hits(left, some) for some in (hits, *spared)]
    return min((tuple(at for at in LOCATIONS if not rest[at]) for rest in rests), key=len)


class Raid:
    """The raid under way, as the cards lie."""

    def __init__(self, asked: Asked) -> None:
        self._asked = asked
        self._box = asked.seen.box
        self._raid = asked.game.inside(MerchantRaid)
        self._left = cubes(asked.captain.ship)
        self._maneuverability = ship_values(asked.game, asked.captain).maneuverability
        self.cards = asked.game.places.at(TABLE)

    def ends(self, cards: Sequence[str]) -> Ends:
        """How it ends with these cards; a Reinforced Hull absorbs what would ruin it."""
        shown = [self._box.cargo_card(card) for card in cards]
        if lost := destroyed(self._left, self.hits(cards), self._asked.seen.armoured):
            return Ends(0, "sinks" if "hull" in lost else "fails", lost)
        escapes = sum(card.icon == "escape" for card in shown) - self._raid.calmed
        if escapes >= self._maneuverability:
            return Ends(0, "escapes")
        return Ends(self._gold(sum(card.plunder for card in shown)))

    def hits(self, cards: Sequence[str]) -> list[str]:
        """Where the marks of these cards hit his ship."""
        shown = ((id, self._box.cargo_card(id).hit) for id in cards)
        return [hit for id, hit in shown if hit and id not in self._raid.harmless]

    def mended(self, cards: Sequence[str], left: int) -> Ends:
        """How it ends at best, with so many successes to discard cards; none more than it takes."""
        for count in range(left + 1):
            if saved := [end for end in self._without(cards, count) if not end.fails]:
                return max(saved, key=lambda end: end.gold)
        return self.ends(cards)

    def _without(self, cards: Sequence[str], count: int) -> Iterator[Ends]:
        """How it ends without so many of the cards."""
        for away in combinations(range(len(cards)), count):
            yield self.ends([card for at, card in enumerate(cards) if at not in away])

    def _gold(self, worth: int) -> int:
        asked = self._asked
        return asked.game.terms(Plunder(asked.seat, asked.captain.zone, self._raid.nation, worth)).gold

    @cached_property
    def drawn(self) -> dict[str, float]:
        """What the next card may be, as far as the seat can tell, and the chances; cards that look alike in a
        raid are one.
        """
        kinds: Counter[tuple[str, int]] = Counter()
        samples: dict[tuple[str, int], str] = {}
        for card in drawable(self._asked.game, "cargo", self._box.pieces("cargo")):
            shown = self._box.cargo_card(card)
            kind = (shown.icon, shown.plunder)
            kinds[kind] += 1
            samples[kind] = card
        return {samples[kind]: count / kinds.total() for kind, count in kinds.items()}


def _success(asked: Asked) -> Advice:
    """Each use of a success."""
    raid = Raid(asked)
    left = int(asked.decision.args["left"]) - 1
    told: dict[str, list[Note]] = {}
    for option in asked.decision.options:
        verb, card = option.id.partition(":")[0], picked(option.id)
        rest = [other for other in raid.cards if other != card]
        if verb in ("stop", "discard"):
            told[option.id] = [_ending(raid.ends(rest), 0 if verb == "stop" else left)]
        elif verb in ("draw", "exchange"):
            told[option.id] = [_gamble(raid, rest, left)]
    return advice(_limits(asked, raid), told)


def _ending(ends: Ends, left: int) -> Note:
    """How the raid ends as it is then; with successes left, it is not lost yet."""
    weight = "plain" if left else "loss"
    if ends.fails == "escapes":
        return Note("raid-escapes", {"left": left}, weight)
    if ends.fails:
        sinks = ends.fails == "sinks"
        args = {"locations": list(ends.locations), "sinks": sinks, "left": left}
        return Note("raid-fails", args, "warn" if sinks and not left else weight)
    glory = int(ends.gold >= GLORY_PLUNDER)
    return Note("raid-brings", {"gold": ends.gold, "glory": glory}, "good" if glory else "plain")


def _gamble(raid: Raid, cards: list[str], left: int) -> Note:
    """What one more card does to these: the chance that it spoils the raid, so that another success is
    needed, the chance that it is lost with all the successes that are `left`, the whole gold otherwise, and
    the chance that its mark hits the ship.
    """
    drawn = [([*cards, card], chance) for card, chance in raid.drawn.items()]
    spoilt = sum(chance for lying, chance in drawn if raid.ends(lying).fails)
    ends = [(raid.mended(lying, left), chance) for lying, chance in drawn]
    hit = sum(chance for card, chance in raid.drawn.items() if raid.hits([card]))
    lost = sum(chance for end, chance in ends if end.fails)
    gold = sum(end.gold * chance for end, chance in ends if not end.fails)
    mean = round(gold / (1 - lost)) if lost < 1 else 0
    args = {"spoilt": percent(spoilt), "lost": percent(lost), "gold": mean, "left": left, "hit": percent(hit)}
    risky = lost and (percent(lost) == 100 or not raid.ends(raid.cards).fails)
    return Note("raid-draw", args, "loss" if risky else "plain")


def _limits(asked: Asked, raid: Raid) -> list[Note]:
    """What one more card must not show: hits that end the raid, and how many Escapes are left."""
    if raid.ends(raid.cards).fails:
        return []
    deadly: set[str] = set()
    escapes = False
    for card in raid.drawn:
        end = raid.ends([*raid.cards, card])
        shown = asked.seen.box.cargo_card(card)
        if end.fails == "escapes":
            escapes = True
        elif end.fails and shown.hit:
            deadly.add(shown.hit)
    if not deadly and not escapes:
        return []
    return [Note("raid-limits", {"locations": [at for at in LOCATIONS if at in deadly], "escapes": escapes})]


def _merchant(asked: Asked) -> Advice:
    """Each nation she may be raided as, and where the ship can take no hit."""
    told = {
        option.id: [*peace_notes(asked), *bounty_notes(asked, picked(option.id), "raid")]
        for option in asked.decision.options
        if option.label == "raid"
    }
    ship = cubes(asked.captain.ship)
    frail = [at for at in LOCATIONS if ship[at] == 1 and not asked.seen.armoured]
    dice = asked.check("seamanship", "raid").dice
    notes = [Note("raid-dice", {"dice": dice, "made": round(dice / 3, 1)})]
    return advice([*notes, *([Note("frail", {"locations": frail}, "loss")] if frail else [])], told)


# --- reefs (Seas of Glory) ------------------------------------------------------------------------


def _reef(asked: Asked) -> Advice:
    """What the reef takes for one thing more."""
    taken, hull = int(asked.decision.args["taken"]), asked.captain.ship.hull
    dice = asked.check("seamanship", "reef").dice
    told: dict[str, list[Note]] = {}
    for option in asked.decision.options:
        things = taken + (option.label != "stop")
        if not things:
            continue
        sinks = 1 - at_least(dice, things - hull + 1) if things >= hull else 0.0
        args = {"chance": percent(at_least(dice, things)), "sinks": percent(sinks), "dice": dice}
        told[option.id] = [Note("reef-toll", args, "warn" if sinks >= LIKELY else "plain")]
    return advice((), told)


RAIDS: dict[str, Tells] = {
    "raid.success": _success,
    "merchant": _merchant,
    "reef": _reef,
}
"""What is told of the questions of raids, by their kinds."""
