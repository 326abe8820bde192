"""Ship modifications: what they raise or take, and how they re-enter the game (Buy Ship Modification).

What they do in battles is in `combat_modifications`.
"""

from __future__ import annotations

from engine.kernel import NO, Chapter, Decision, Option, Play, Public, Rank, Step
from engine.marauders.ships.ships import TakeHits
from engine.marauders.state import LOCATIONS, MOST_STAT, CaptainStep, MGame, captain_of
from engine.marauders.terms.ships import ShipValues

MODIFICATIONS = Chapter("modifications")


@MODIFICATIONS.rule(ShipValues, "extra_hammocks")
def extra_hammocks(game: MGame, values: ShipValues) -> None:
    """Crew +1."""
    values.crew += 1


@MODIFICATIONS.rule(ShipValues, "advanced_rigs_and_sails")
def advanced_rigs_and_sails(game: MGame, values: ShipValues) -> None:
    """Maneuverability +1."""
    values.maneuverability += 1


@MODIFICATIONS.rule(ShipValues, "extended_cargo_hold")
def extended_cargo_hold(game: MGame, values: ShipValues) -> None:
    """Cargo +1."""
    values.cargo += 1


@MODIFICATIONS.rule(ShipValues, "extra_cannon_port")
def extra_cannon_port(game: MGame, values: ShipValues) -> None:
    """Cannons +1."""
    values.cannons += 1


@MODIFICATIONS.before(TakeHits, "reinforced_hull")
def may_absorb(game: MGame, step: TakeHits) -> list[Step]:
    """One located hit does nothing, until the token is turned back (Buy Ship Modification; G-F6)."""
    if captain_of(game, step.seat).ship.hull_spent or not step.felt(game):
        return []
    return [AbsorbHit(seat=step.seat, captain_id=step.captain_id)]


@MODIFICATIONS.step
class AbsorbHit(CaptainStep):
    """One of the hits that a ship is about to take, or none, is absorbed."""

    def play(self, game: MGame) -> Play:
        taken = game.inside(TakeHits)
        hits = taken.felt(game)
        (pick,) = yield from game.ask(absorb_decision(self.seat, hits))
        if pick != "no":
            location = pick.partition(":")[2]
            self.captain(game).ship.hull_spent = True
            hits.remove(location)
            taken.hits = hits
            game.log("hull.absorbed", seat=self.seat, location=location)
        return None


def absorb_decision(seat: int, hits: list[str]) -> Decision:
    """The question which of the located hits a Reinforced Hull absorbs."""
    options = [Option(f"absorb:{at}", {"location": at}) for at in LOCATIONS if at in hits]
    return Decision(seat, "hull.absorb", [*options, NO], default=["no"], args={"hits": hits})


@MODIFICATIONS.rule(ShipValues, rank=Rank.LIMIT)
def never_above_five(game: MGame, values: ShipValues) -> None:
    """No value of a ship is ever higher than 5 (The Ships)."""
    for value in ("hull", "cargo", "masts", "crew", "cannons", "maneuverability"):
        setattr(values, value, min(MOST_STAT, getattr(values, value)))


@MODIFICATIONS.step
class DistributeModifications(Step):
    """Modifications of a ship sunk, sold or discarded go, face down and by chance, to ports without one
    (G-C5).

    The owner picks the ports, even when his captain is dead; the tokens lie loose when this begins.
    """

    seat: Public[int]

    def play(self, game: MGame) -> Play:
        empty = [
            zone
            for zone in game.box.ports
            if not game.places.count(f"mod.down:{zone}") and not game.places.count(f"mod.at:{zone}")
        ]
        count = min(game.places.count("mod.loose"), len(empty))
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
            )
        )
        zones = [pick.partition(":")[2] for pick in picks]
        for zone in zones:
            yield from game.draw_unseen("mod.loose", f"mod.down:{zone}", 1, "modification")
        game.log("mod.distributed", seat=self.seat, zones=zones)
        return None


def strip_modifications(game: MGame, seat: int) -> None:
    """Take all modifications off a seat's ship, ready to be distributed."""
    game.move(game.places.at(f"mod.ship:{seat}"), f"mod.ship:{seat}", "mod.loose")
