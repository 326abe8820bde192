"""Ship modifications: what they add or absorb, and how they re-enter the game (Buy Ship Modification).

`combat.modifications` has what they do in battles.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from data.content import Content
from data.content.models import ShipCard
from engine.kernel import Chapter, Decision, Option, Play, Public, Rank, Refusal, Step, picked
from engine.marauders.box import card_id
from engine.marauders.places import hidden_mods_at, mods_at, mods_of
from engine.marauders.ships.careful import cubes, spared_by_absorbing
from engine.marauders.ships.ships import TakeHits, has_mod, ship_values
from engine.marauders.ships.tokens import give_back, pool_of
from engine.marauders.state import LOCATIONS, MOST_STAT, Captain, CaptainStep, MGame, Ship, captain_of
from engine.marauders.terms.ships import ClaimedWith, ShipValues

MODIFICATIONS = Chapter("modifications")


@MODIFICATIONS.rule(ShipValues)
def raised(game: MGame, values: ShipValues) -> None:
    """Some modifications add +1 to a characteristic of their ship. [R Shipyard 4-6]"""
    for mod in values.gear:
        if adds := adds_of(game.box, mod):
            setattr(values, adds, getattr(values, adds) + 1)


def adds_of(box: Content, mod: str) -> str | None:
    """The characteristic to which this modification adds +1, None for others (and for weapons)."""
    card = box.mods.get(mod)
    return card.adds if card else None


def fit_cubes(box: Content, ship: Ship, mod: str) -> None:
    """A modification that adds to Cargo or Cannons moves the cube up a step; crew must be recruited.
    [R Shipyard 6]
    """
    if (adds := adds_of(box, mod)) in ("cargo", "cannons"):
        setattr(ship, adds, getattr(ship, adds) + 1)


def is_of_use(box: Content, mod: str, values: ShipValues | ShipCard) -> bool:
    """Whether a modification helps a ship with these values: nothing goes above 5 (G-C7)."""
    adds = adds_of(box, mod)
    return adds is None or getattr(values, adds) < MOST_STAT


MOD_HELD = Refusal("mod-held")


def no_use(game: MGame, captain: Captain, token: str) -> Refusal | None:
    """Why a modification may not come aboard: one of each type, and only if it helps (G-C7)."""
    mod = card_id(token)
    if has_mod(game, captain.seat, mod):
        return MOD_HELD
    if is_of_use(game.box, mod, ship_values(game, captain)):
        return None
    return Refusal("mod-at-most", {"most": MOST_STAT})


def may_have(game: MGame, captain: Captain, token: str) -> bool:
    """Whether a modification may come aboard."""
    return no_use(game, captain, token) is None


def install(game: MGame, captain: Captain, token: str, place: str) -> None:
    """Take a modification aboard from its place."""
    game.move([token], place, mods_of(captain.seat))
    fit_cubes(game.box, captain.ship, card_id(token))


# --- the Reinforced Hull ----------------------------------------------------------------------------

REINFORCED_HULL = "reinforced_hull"


def can_absorb(game: MGame, captain: Captain) -> bool:
    """Whether a Reinforced Hull of his is ready to absorb a hit."""
    return has_mod(game, captain.seat, REINFORCED_HULL) and REINFORCED_HULL not in captain.ship.spent


@MODIFICATIONS.before(TakeHits, REINFORCED_HULL)
def may_absorb(game: MGame, step: TakeHits) -> list[Step]:
    """One located hit does nothing; then the token is spent until turned back (Buy Ship Modification;
    G-F6). [R Shipyard 7]
    """
    if REINFORCED_HULL in captain_of(game, step.seat).ship.spent or not step.felt(game):
        return []
    return [AbsorbHit(seat=step.seat, captain_id=step.captain_id)]


@MODIFICATIONS.step
class AbsorbHit(CaptainStep):
    """Absorb one of the hits that a ship is about to take, or none. [R Shipyard 7]"""

    def play(self, game: MGame) -> Play:
        taken = game.inside(TakeHits)
        hits = taken.felt(game)
        raiding = taken.cause == "raid"
        (pick,) = yield from game.ask(
            absorb_decision(self.seat, self.captain(game).ship, hits, whole=raiding)
        )
        if pick != "no":
            location = picked(pick)
            spend(self.captain(game).ship, REINFORCED_HULL)
            hits.remove(location)
            taken.hits = hits
            game.log("hull.absorbed", seat=self.seat, location=location)
        return None


def absorb_decision(seat: int, ship: Ship, hits: list[str], *, whole: bool = False) -> Decision:
    """The question which of the located hits on a ship a Reinforced Hull absorbs; by default one that keeps
    her afloat; `whole`: or every location in use, as a raid requires.
    """
    saves = spared_by_absorbing(cubes(ship), hits, whole=whole)
    options = [Option(f"absorb:{at}", {"location": at}) for at in LOCATIONS if at in hits]
    return Decision(
        seat,
        "hull.absorb",
        [*options, Option("no", say="take-hits", tone="decline")],
        default=[f"absorb:{saves}" if saves else "no"],
        args={"hits": hits},
    )


LIMITED = ("hull", "cargo", "masts", "crew", "cannons", "maneuverability")
_limited = attrgetter(*LIMITED)


@MODIFICATIONS.rule(ShipValues, rank=Rank.LIMIT)
def never_above_five(game: MGame, values: ShipValues) -> None:
    """A ship's values never exceed 5 (The Ships). [R Terms 7]"""
    if max(_limited(values)) <= MOST_STAT:
        return
    for value in LIMITED:
        if getattr(values, value) > MOST_STAT:
            setattr(values, value, MOST_STAT)


def claimed_with(game: MGame, seat: int, loser: int, card: str) -> ClaimedWith:
    """The modifications that come with the ship of a loser, claimed by a seat (Claiming Ships). `loser` is
    his seat; -1: an NPC with this card.
    """
    place = mods_of(loser)
    return game.terms(ClaimedWith(seat, loser, card, place, game.places.at(place) if loser >= 0 else []))


# --- spent, and taken off a ship --------------------------------------------------------------------


def spend(ship: Ship, mod: str) -> None:
    """Turn a modification over: it does nothing until it is renewed."""
    ship.spent = [*ship.spent, mod]


def still_spent(game: MGame, seat: int, ship: Ship) -> list[str]:
    """A ship's spent modifications that are on a seat's board now."""
    return [mod for mod in ship.spent if has_mod(game, seat, mod)]


def release_modifications(game: MGame, seat: int, kept: Sequence[str] = ()) -> DistributeModifications:
    """Remove the modifications from a seat's ship, except those kept; returns the step that deals out as
    many as went back to the pool of modifications. [R Shipyard 3; S Ship mods 7]
    """
    place = mods_of(seat)
    released = [token for token in game.places.at(place) if token not in kept]
    give_back(game, released, place)
    count = sum(pool_of(game, token) == "mod.loose" for token in released)
    return DistributeModifications(seat=seat, count=count)


@MODIFICATIONS.step
class DistributeModifications(Step):
    """For each modification of a ship sunk, sold or discarded, a random loose one goes face down to a port
    without one (G-C5).

    The owner picks the ports, even if his captain is dead. [R Shipyard 3; R Plunder 16; S Ship mods 7]
    """

    seat: Public[int]
    count: Public[int]

    def play(self, game: MGame) -> Play:
        held = game.places.held
        loose = min(self.count, game.places.count("mod.loose"))
        ports = game.box.ports if loose else ()
        empty = [zone for zone in ports if hidden_mods_at(zone) not in held and mods_at(zone) not in held]
        count = min(loose, len(empty))
        if not count:
            return None
        options = [Option(f"zone:{zone}", {"zone": zone}) for zone in empty]
        picks = yield from game.ask(
            Decision(
                self.seat,
                "mod.distribute",
                options,
                least=count,
                most=count,
                default=[option.id for option in options[:count]],
                args={"count": count},
                all_open=True,
            )
        )
        zones = [picked(pick) for pick in picks]
        for zone in zones:
            yield from game.draw_unseen("mod.loose", hidden_mods_at(zone), 1, "modification")
        game.log("mod.distributed", seat=self.seat, zones=zones)
        return None
