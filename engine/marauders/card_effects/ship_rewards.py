"""What cards do for a ship: special weapons, modifications, another ship, repairs (docs/content.md)."""

from __future__ import annotations

from data.content.verbs.effects import Effect
from engine.kernel import Chapter, Decision, Option, Plan, Play, Public, again, picked, then
from engine.marauders.box import card_id
from engine.marauders.card_effects.rewards import gain_gold
from engine.marauders.dice import SKULL
from engine.marauders.glory.effects import CardEffect
from engine.marauders.money import cannot_pay, pay
from engine.marauders.places import mods_at, weapons_of
from engine.marauders.port.port import reveal_modification
from engine.marauders.ships.careful import cubes, weakest
from engine.marauders.ships.hold import ThrowOutCargo
from engine.marauders.ships.modifications import install, may_have, release_modifications
from engine.marauders.ships.ships import LOCATION_OF_FACE, damage, hit, where_hit
from engine.marauders.state import (
    Captain,
    CaptainStep,
    MGame,
    Ship,
    bound_to,
    captain_of,
    new_ship,
)

SHIP_REWARDS = Chapter("ship_rewards")


def weapons_lacking(game: MGame, seat: int) -> list[str]:
    """The kinds of special weapons that are available and that he lacks."""
    held = {card_id(piece) for piece in game.places.at(weapons_of(seat))}
    return sorted({card_id(piece) for piece in game.places.at("weapon.supply")} - held)


@SHIP_REWARDS.effect("gain_weapons")
@SHIP_REWARDS.step
class GainWeapons(CardEffect):
    """He chooses special weapons of kinds he lacks. [R Rewards 6]"""

    weapons: Public[int]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """Only if he lacks one that is available."""
        return bool(weapons_lacking(game, seat))

    def play(self, game: MGame) -> Play:
        kinds = weapons_lacking(game, self.seat)
        if len(kinds) > self.weapons:
            options = [Option(f"weapon:{kind}", {"weapon": kind}, say="reward-weapon") for kind in kinds]
            picks = yield from game.ask(
                Decision(
                    self.seat,
                    "reward.weapons",
                    options,
                    least=self.weapons,
                    most=self.weapons,
                    default=[option.id for option in options[: self.weapons]],
                    args={"count": self.weapons},
                )
            )
            kinds = [picked(pick) for pick in picks]
        supply = game.places.at("weapon.supply")
        tokens = [next(token for token in supply if card_id(token) == kind) for kind in kinds]
        game.move(tokens, "weapon.supply", weapons_of(self.seat))
        game.log("reward.weapons", seat=self.seat, weapons=kinds)
        return None


@SHIP_REWARDS.effect("gain_modification")
@SHIP_REWARDS.step
class GainModification(CardEffect):
    """A face-up modification in any port, or the one where he is, for free; otherwise gold.

    If the one where he is lies face down, it is turned first. [R Rewards 7]
    """

    instead: Public[int]

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        if captain.in_port:
            reveal_modification(game, captain.zone)
        found = {token: zone for zone in game.box.ports for token in game.places.at(mods_at(zone))}
        tokens = [token for token in found if may_have(game, captain, token)]
        if not tokens:
            gain_gold(game, captain, self.instead)
            return None
        options = [
            Option(f"mod:{token}", {"mod": token, "zone": found[token]}, say="reward-mod") for token in tokens
        ]
        pick = options[0].id
        if len(options) > 1:
            (pick,) = yield from game.ask(Decision(self.seat, "reward.mod", options, default=[pick]))
        token = picked(pick)
        install(game, captain, token, mods_at(found[token]))
        game.log("reward.mod", seat=self.seat, mod=token, zone=found[token])
        return None


@SHIP_REWARDS.effect("gain_ship")
@SHIP_REWARDS.step
class GainShip(CardEffect):
    """He may change to another ship; her hits are rolled before he decides. [R Rewards 8]"""

    ship: Public[str]
    gold: Public[int] = 0
    damage: Public[int] = 0
    instead: Public[int] = 0

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        faces = yield from game.dice(self.damage, "location")
        if faces:
            game.log("reward.wreck", seat=self.seat, ship=self.ship, faces=faces)
        located = [LOCATION_OF_FACE[face] for face in faces if face < SKULL]
        args = {"ship": self.ship, "gold": self.gold}
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "reward.ship",
                [
                    Option("take_ship", args, say="reward-take-ship"),
                    Option("decline", say="reward-no-ship", tone="decline"),
                ],
                default=["decline"],
                args={**args, "hits": located, "skulls": len(faces) - len(located), "instead": self.instead},
                check=lambda picks: cannot_pay(game, captain, self.gold) if picks == ["take_ship"] else None,
            )
        )
        if pick == "decline":
            game.log("reward.ship_declined", seat=self.seat, ship=self.ship)
            if self.instead:
                gain_gold(game, captain, self.instead)
            return None
        pay(game, captain, self.gold)
        return then(
            PlaceHits(
                **bound_to(captain),
                ship=self.ship,
                gold=self.gold,
                located=located,
                skulls=len(faces) - len(located),
            )
        )


@SHIP_REWARDS.step
class PlaceHits(CaptainStep):
    """The new owner places the skulls among the new ship's hits; then he moves over (R-35).
    [R Rewards 8; R-35]
    """

    ship: Public[str]
    gold: Public[int]
    located: Public[list[str]]
    skulls: Public[int]

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        if not self.skulls:
            return then(
                ChangeShip(**bound_to(captain), ship=self.ship, gold=self.gold, located=list(self.located))
            )
        left = cubes(battered(game, self.ship, self.located))
        (answer,) = yield from game.ask(where_hit(self.seat, left, self.located, self.skulls))
        self.skulls -= 1
        self.located = [*self.located, picked(answer)]
        return again()


def battered(game: MGame, kind: str, located: list[str]) -> Ship:
    """A ship with hits; a hit that would sink her is lost (R-35). [R-35]"""
    ship = new_ship(game.box, kind)
    for where in located:
        aimed = where if getattr(ship, where) else "hull"
        if aimed != "hull" or ship.hull > 1:
            hit(ship, where)
    return ship


@SHIP_REWARDS.step
class ChangeShip(CaptainStep):
    """Crew, cargo, weapons and gold move over as far as she has room; the old modifications stay behind.
    [R Rewards 8]
    """

    ship: Public[str]
    gold: Public[int]
    located: Public[list[str]]

    def play(self, game: MGame) -> Plan:
        captain = self.captain(game)
        old = captain.ship
        distribute = release_modifications(game, self.seat)
        captain.ship = battered(game, self.ship, self.located)
        captain.ship.crew = min(old.crew, captain.ship.crew)
        game.log(
            "reward.ship", seat=self.seat, ship=self.ship, old=old.kind, gold=self.gold, hits=self.located
        )
        return then(distribute, ThrowOutCargo(**bound_to(captain)))


@SHIP_REWARDS.effect("repair")
@SHIP_REWARDS.step
class RepairByCard(CardEffect):
    """Repair points of damage, but never Crew; if there is more damage than points, he chooses.
    [R Rewards 12]
    """

    points: Public[int]
    locations: Public[list[str]]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """Only if there is damage."""
        return bool(cls._damaged(game, captain_of(game, seat), list(effect.params["locations"])))

    @staticmethod
    def _damaged(game: MGame, captain: Captain, locations: list[str]) -> dict[str, int]:
        return {where: points for where, points in damage(game, captain).items() if where in locations}

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        damaged = self._damaged(game, captain, self.locations)
        if not damaged or not self.points:
            return None
        if sum(damaged.values()) <= self.points:
            self._repair(game, captain, damaged)
            return None
        options = [Option(f"repair:{where}", {"location": where}, say="repair-free") for where in damaged]
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "reward.repair",
                options,
                default=[f"repair:{weakest(cubes(captain.ship), damaged)}"],
                args={"points": self.points},
                all_open=True,
            )
        )
        self._repair(game, captain, {picked(pick): 1})
        self.points -= 1
        return again()

    def _repair(self, game: MGame, captain: Captain, points: dict[str, int]) -> None:
        for where, count in points.items():
            setattr(captain.ship, where, getattr(captain.ship, where) + count)
        total = sum(points.values())
        game.log("ship.repaired", seat=self.seat, locations=list(points), gold=0, points=total)
