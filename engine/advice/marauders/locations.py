"""Raids of locations (Seas of Glory): the guns, the assault, what it brings, the best use of each shot."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from engine.advice.marauders.asked import Asked, Tells
from engine.advice.marauders.law import bounty_notes
from engine.advice.notes import LIKELY, Advice, Note, advice, percent
from engine.advice.playouts import about
from engine.advice.unseen import drawable
from engine.captains.marauders.odds.chances import at_least, successes_of
from engine.kernel import picked
from engine.marauders.seas_of_glory.locations.raids import GLORY_PLUNDER, TABLE, Bombard, LocationRaid
from engine.marauders.seas_of_glory.locations.tokens import local_nation, tokens
from engine.marauders.ships.careful import after_hits, cubes
from engine.marauders.ships.ships import ship_values

SHOT = 1
"""Dice of a shot at a location."""
GLORY = 14.0
"""Gold that a glory point is worth to a captain who weighs another shot."""
LIFE = 20.0
"""Gold that his life is worth to him."""
DEALS = 40
"""Lines of defenders that are tried before the first card is drawn."""

Defender = tuple[str, int]
"""A cargo card that defends a location: its icon and its plunder."""


class Prospect(msgspec.Struct, frozen=True):
    """The chances to take a location, to die, and to take it with a glory point; the gold it brings on
    average, where 0 counts if it is not taken.
    """

    taken: float = 0.0
    dies: float = 0.0
    glory: float = 0.0
    gold: float = 0.0

    @property
    def worth(self) -> float:
        """What it is worth in gold."""
        return self.gold + GLORY * self.glory - LIFE * self.dies

    def args(self) -> dict[str, float]:
        """What a note tells of it; `gold` is the mean of those times that it is taken."""
        return {
            "chance": percent(self.taken),
            "dies": percent(self.dies),
            "glory": percent(self.glory / self.taken) if self.taken else 0,
            "gold": round(self.gold / self.taken) if self.taken else 0,
        }


def mixed(one: Prospect, other: Prospect, share: float) -> Prospect:
    """One prospect with this chance, else the other."""
    rest = 1 - share
    return Prospect(
        share * one.taken + rest * other.taken,
        share * one.dies + rest * other.dies,
        share * one.glory + rest * other.glory,
        share * one.gold + rest * other.gold,
    )


class Assault:
    """A raid of a location by the ship as she is, whatever defends it."""

    def __init__(self, asked: Asked, location: str) -> None:
        self._ship = cubes(asked.captain.ship)
        self._maneuverability = ship_values(asked.game, asked.captain).maneuverability
        self._harmless = tokens(asked.game)[location].harmless
        self._armoured = asked.seen.armoured
        self._dice = asked.seen.boarding_dice(asked.seat)
        self._known: dict[tuple[tuple[Defender, ...], int], Prospect] = {}

    def hits(self, cards: Sequence[Defender]) -> list[str]:
        """The hits of the guns: each twice if there are as many Escapes as the ship's Maneuverability."""
        if self._harmless:
            return []
        soldiers = sum(icon == "escape" for icon, _ in cards)
        times = 2 if soldiers >= self._maneuverability else 1
        return [icon for icon, _ in cards if icon != "escape" for _ in range(times)]

    def fired_on(self, cards: Sequence[Defender]) -> dict[str, int]:
        """What the guns leave of the ship; a Reinforced Hull absorbs what would do the most harm."""
        hits = self.hits(cards)
        spared = [hits[:n] + hits[n + 1 :] for n in range(len(hits))] if self._armoured else []
        after = [after_hits(self._ship, some) for some in (hits, *spared)]
        return max(after, key=lambda left: (all(left.values()), left["hull"] > 0, left["crew"]))

    def landed(self, cards: Sequence[Defender]) -> Prospect:
        """No further shot, and ashore if the guns let him."""
        left = self.fired_on(cards)
        if not all(left.values()):
            return Prospect(dies=float(not left["hull"]))
        soldiers = sum(icon == "escape" for icon, _ in cards)
        lives = at_least(self._dice, soldiers - left["crew"] + 1) if soldiers else 1.0
        gold = sum(plunder for _, plunder in cards)
        return Prospect(lives, 1 - lives, lives * (gold >= GLORY_PLUNDER), lives * gold)

    def stopped(self, cards: Sequence[Defender]) -> Prospect:
        """No further shot; he retreats from an assault that is not worth his life."""
        landed = self.landed(cards)
        return landed if landed.worth > 0 or not all(self.fired_on(cards).values()) else Prospect()

    def best(self, cards: Sequence[Defender], shots: int) -> Prospect:
        """The best that so many shots may lead to."""
        key = (tuple(sorted(cards)), shots)
        if (known := self._known.get(key)) is None:
            ways = [self.stopped(cards)]
            if shots and cards:
                ways.append(self.fired(key[0], shots))
            known = self._known[key] = max(ways, key=lambda way: way.worth)
        return known

    def fired(self, cards: Sequence[Defender], shots: int) -> Prospect:
        """One of the shots is fired; a card of his choice goes if it hits."""
        rests = ([*cards[:n], *cards[n + 1 :]] for n in range(len(cards)))
        hit = max((self.best(rest, shots - 1) for rest in rests), key=lambda way: way.worth)
        return mixed(hit, self.best(cards, shots - 1), at_least(SHOT, 1))


def _lying(asked: Asked, but: str = "") -> list[Defender]:
    """The cards that defend the location, without one."""
    shown = [asked.seen.box.cargo_card(card) for card in asked.game.places.at(TABLE) if card != but]
    return [(card.icon, card.plunder) for card in shown]


def _odds(prospect: Prospect) -> Note:
    """The chances of a raid as a note; a warning if it may well cost his life."""
    return Note("location-odds", prospect.args(), "warn" if prospect.dies > prospect.taken else "plain")


# --- before the first card is drawn -----------------------------------------------------------------


def expected(asked: Asked, location: str, seed: str) -> list[Note]:
    """What raiding a location may lead to, with defenders drawn as far as the seat can tell and each shot
    used at its best.
    """
    assault, defense = Assault(asked, location), tokens(asked.game)[location].defense
    pool = sorted(drawable(asked.game, "cargo", asked.seen.box.pieces("cargo")))
    if len(pool) < defense:
        return []
    lots, shots, mean = Random(seed), asked.captain.ship.cannons, Prospect()
    for number in range(DEALS):
        drawn = [asked.seen.box.cargo_card(card) for card in lots.sample(pool, defense)]
        prospect = assault.best([(card.icon, card.plunder) for card in drawn], shots)
        mean = mixed(prospect, mean, 1 / (number + 1))
    args = {
        "won": _about(mean.taken),
        "dies": _about(mean.dies),
        "glory": _about(mean.glory / mean.taken) if mean.taken else 0,
        "gold": round(mean.gold / mean.taken) if mean.taken else 0,
    }
    return [Note("about-location", args, "warn" if mean.dies > mean.taken else "plain")]


def _about(chance: float) -> int:
    return about(round(1000 * chance), 1000)


# --- the raid ---------------------------------------------------------------------------------------


def _bombard(asked: Asked) -> Advice:
    """The guns ashore as the cards lie, and what the best use of another shot leads to."""
    raid, cards = asked.game.inside(LocationRaid), _lying(asked)
    assault, shots = Assault(asked, raid.location), int(asked.decision.args["left"])
    lost = [at for at, left in assault.fired_on(cards).items() if not left]
    notes = (
        [
            Note(
                "guns-destroy",
                {"locations": lost, "sinks": "hull" in lost},
                "warn" if "hull" in lost else "loss",
            )
        ]
        if lost
        else []
    )
    fire = [Note("bombard", {"chance": percent(at_least(SHOT, 1))}), _odds(assault.fired(cards, shots))]
    return advice(notes, {"fire": fire, "stop": [_odds(assault.landed(cards))]})


def _shot_away(asked: Asked) -> Advice:
    """What is left to be hoped for without each of the cards."""
    raid, bombard = asked.game.inside(LocationRaid), asked.game.inside(Bombard)
    assault = Assault(asked, raid.location)
    return advice(
        (),
        {
            option.id: [_odds(assault.best(_lying(asked, picked(option.id)), bombard.shots))]
            for option in asked.decision.options
        },
    )


def _landing(asked: Asked) -> Advice:
    """What an assault costs, and what it brings."""
    soldiers, crew = int(asked.decision.args["soldiers"]), asked.captain.ship.crew
    gold = sum(plunder for _, plunder in _lying(asked))
    brings = Note("raid-brings", {"gold": gold, "glory": int(gold >= GLORY_PLUNDER)}, "good")
    notes = [brings, *_taking(asked, asked.game.inside(LocationRaid).location)]
    if soldiers:
        dice = asked.seen.boarding_dice(asked.seat)
        lost = [(max(0, soldiers - made), chance) for made, chance in enumerate(successes_of(dice))]
        dies = sum(chance for count, chance in lost if count >= crew)
        mean = round(sum(min(count, crew) * chance for count, chance in lost), 1)
        args = {"dies": percent(dies), "crew": mean, "dice": dice}
        notes.insert(0, Note("landing", args, "warn" if dies >= LIKELY else "plain"))
    return advice((), {"land": notes})


def _taking(asked: Asked, location: str) -> list[Note]:
    """The bounty for taking it."""
    if not tokens(asked.game)[location].bounties:
        return []
    return bounty_notes(asked, local_nation(asked.game, asked.captain), "location_taken")


LOCATIONS: dict[str, Tells] = {"bombard": _bombard, "bombarded": _shot_away, "landing": _landing}
"""What is told of the questions of a raid of a location, by their kinds."""
