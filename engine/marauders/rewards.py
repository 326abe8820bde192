"""What rumors, missions and glory cards bring (docs/content.md lists the verbs).

Everything happens to the captain whose card it is; what he has no room for is lost.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Self, cast

from data.content.abilities import Ability
from data.content.effects import Effect
from data.content.models import CaptainCard, GloryCard
from data.content.reward_effects import Choose, Paper
from data.content.reward_effects import GainSpecialist as OfSpecialist
from data.content.words import GOODS
from engine.kernel import Chapter, Decision, Option, Plan, Play, Public, Step, again, then
from engine.kernel.step import Request
from engine.marauders.bounties import GainBounties, drop_bounties
from engine.marauders.box import SKILLS_ALONE, box, captain_card, card_id, cargo_card, glory_card, ports
from engine.marauders.cards import CardEffect, CarryOutCard, effect_step, effects_at
from engine.marauders.dice import SKULL
from engine.marauders.glory import DrawGloryCard
from engine.marauders.goods import ThrowOutCargo
from engine.marauders.modifications import DistributeModifications, loosen
from engine.marauders.moments import AbilityUsed
from engine.marauders.money import cannot_pay, pay
from engine.marauders.port import stash_gold
from engine.marauders.rumors import DrawRumor, rumors_left
from engine.marauders.ships import LOCATION_OF_FACE, capacity, damage, hit, ship_values
from engine.marauders.shipyard import fit, may_have
from engine.marauders.state import (
    CARGO_IN_PORT,
    LOCATIONS,
    NATIONS,
    Captain,
    CaptainStep,
    MGame,
    Ship,
    captain_of,
    new_ship,
    of,
    paper_abilities,
)

REWARDS = Chapter("rewards")


def gain_gold(game: MGame, captain: Captain, gold: int) -> None:
    """Gold from the bank, aboard: what is earned is public (Keeping Gold Hidden)."""
    captain.gold += gold
    game.tell("reward.gold", seat=captain.seat, gold=gold)


def cargo_room(game: MGame, captain: Captain) -> int:
    """Cargo cards he may have now: six in port, what the ship holds at sea."""
    return CARGO_IN_PORT if captain.in_port else capacity(game, captain)


def make_room(game: MGame, captain: Captain) -> Step:
    """Cargo in excess is thrown out by choice."""
    return ThrowOutCargo(**of(captain), room=cargo_room(game, captain))


# --- gold, cargo, crew ----------------------------------------------------------------------------


@REWARDS.effect("gain_gold")
@REWARDS.step
class GainGold(CardEffect):
    """Gold from the bank, or so much for each bounty, and `least` at least."""

    gold: Public[int]
    per: Public[str | None] = None
    least: Public[int] = 0

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """Not where nothing would come of it."""
        figures = effect.params
        return not figures["per"] or figures["least"] > 0 or captain_of(game, seat).wanted()

    def play(self, game: MGame) -> None:
        captain = self.him(game)
        times = sum(captain.bounties.values()) if self.per == "bounty" else 1
        gain_gold(game, captain, max(self.least, self.gold * times))


@REWARDS.effect("gain_cargo")
@REWARDS.step
class GainCargo(CardEffect):
    """Cargo cards drawn unseen by others; up to `keep` are kept, the rest discarded."""

    draw: Public[int]
    keep: Public[int]

    def play(self, game: MGame) -> Play:
        captain = self.him(game)
        drawn = yield from game.draw("cargo", f"cargo.offer:{self.seat}", self.draw, "cargo")
        game.tell("reward.drawn", seat=self.seat, count=len(drawn))
        return then(KeepCargoDrawn(**of(captain), keep=self.keep))


@REWARDS.step
class KeepCargoDrawn(CaptainStep):
    """Which of the cargo drawn to keep; then what is too much is thrown out by choice."""

    keep: Public[int]

    def play(self, game: MGame) -> Play:
        captain = self.him(game)
        offer, hold = f"cargo.offer:{self.seat}", f"cargo.hold:{self.seat}"
        cards = sorted(game.places.at(offer))
        if not cards:
            return None
        options = [Option(f"keep:{card}", {"card": card}, say="reward-keep", secret=True) for card in cards]
        most = min(self.keep, len(options))
        picks = yield from game.ask(
            Decision(
                self.seat,
                "reward.cargo",
                options,
                least=0,
                most=most,
                default=[option.id for option in options[:most]],
                args={"keep": most, "room": cargo_room(game, captain)},
            )
        )
        kept = [pick.partition(":")[2] for pick in picks]
        left = [card for card in cards if card not in kept]
        game.move(kept, offer, hold)
        game.move(left, offer, "cargo.discards")
        game.tell("reward.kept", seat=self.seat, count=len(kept), private={self.seat: {"cards": kept}})
        if left:
            game.tell("reward.left", seat=self.seat, cards=left)
        return then(make_room(game, captain))


@REWARDS.effect("gain_goods")
@REWARDS.step
class GainGoods(CardEffect):
    """Cards of one good out of the cargo deck; none named: of a good he names."""

    cards: Public[int]
    good: Public[str | None] = None

    def play(self, game: MGame) -> Play:
        good = self.good or (yield from self._named(game))
        if len(self._pile(game, good)) < self.cards:
            game.reshuffle("cargo")
        pile = self._pile(game, good)
        count = min(self.cards, len(pile))
        taken = (yield from game.lot(pile, "goods", count)) if count else []
        for card in taken:
            place = next(place for place in self._PLACES if card in game.places.at(place))
            game.move([card], place, f"cargo.hold:{self.seat}")
        game.tell("reward.goods", seat=self.seat, good=good, count=count)
        return then(make_room(game, self.him(game)))

    def _named(self, game: MGame) -> Generator[Request, Any, str]:
        options = [Option(f"good:{good}", {"good": good}) for good in GOODS]
        (pick,) = yield from game.ask(
            Decision(self.seat, "reward.good", options, default=[options[0].id], args={"count": self.cards})
        )
        return pick.partition(":")[2]

    _PLACES = ("cargo.top", "cargo.bag")

    def _pile(self, game: MGame, good: str) -> list[str]:
        cards = (card for place in self._PLACES for card in game.places.at(place))
        return [card for card in cards if cargo_card(card).good == good]


REWARDS.declassify(
    GainGoods, "whether the cargo deck has enough of a good", "card effects: taken out of the cargo deck"
)


@REWARDS.effect("gain_crew")
@REWARDS.step
class GainCrew(CardEffect):
    """Crew comes aboard, never beyond the ship's value."""

    crew: Public[int]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """Only with crew lacking."""
        captain = captain_of(game, seat)
        return captain.ship.crew < ship_values(game, captain).crew

    def play(self, game: MGame) -> None:
        captain = self.him(game)
        count = max(0, min(self.crew, ship_values(game, captain).crew - captain.ship.crew))
        captain.ship.crew += count
        game.tell("reward.crew", seat=self.seat, count=count, crew=captain.ship.crew)


@REWARDS.effect("lose_crew")
@REWARDS.step
class LoseCrew(CardEffect):
    """Crew is lost, never the last."""

    crew: Public[int]

    def play(self, game: MGame) -> None:
        captain = self.him(game)
        count = max(0, min(self.crew, captain.ship.crew - 1))
        captain.ship.crew -= count
        game.tell("reward.crew_lost", seat=self.seat, count=count, crew=captain.ship.crew)


# --- the ship -------------------------------------------------------------------------------------


def weapons_lacking(game: MGame, seat: int) -> list[str]:
    """The kinds of special weapons that are to be had and that he has not."""
    held = {card_id(piece) for piece in game.places.at(f"weapon.ship:{seat}")}
    return sorted({card_id(piece) for piece in game.places.at("weapon.supply")} - held)


@REWARDS.effect("gain_weapons")
@REWARDS.step
class GainWeapons(CardEffect):
    """Special weapons of kinds he has not, by choice."""

    weapons: Public[int]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """Only while he lacks one that is there."""
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
            kinds = [pick.partition(":")[2] for pick in picks]
        supply = game.places.at("weapon.supply")
        tokens = [next(token for token in supply if card_id(token) == kind) for kind in kinds]
        game.move(tokens, "weapon.supply", f"weapon.ship:{self.seat}")
        game.tell("reward.weapons", seat=self.seat, weapons=kinds)
        return None


@REWARDS.effect("gain_modification")
@REWARDS.step
class GainModification(CardEffect):
    """A modification lying open in a port, or where he lies, for nothing; else gold."""

    instead: Public[int]

    def play(self, game: MGame) -> Play:
        captain = self.him(game)
        self._turn(game, captain)
        found = {token: zone for zone in ports() for token in game.places.at(f"mod.at:{zone}")}
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
        token = pick.partition(":")[2]
        fit(game, captain, token, f"mod.at:{found[token]}")
        game.tell("reward.mod", seat=self.seat, mod=token, zone=found[token])
        return None

    def _turn(self, game: MGame, captain: Captain) -> None:
        """A face-down one where he lies is turned first."""
        down = game.places.at(f"mod.down:{captain.zone}") if captain.in_port else []
        game.move(down, f"mod.down:{captain.zone}", f"mod.at:{captain.zone}")
        if down:
            game.tell("mod.revealed", zone=captain.zone, mod=down[0])


@REWARDS.effect("gain_ship")
@REWARDS.step
class GainShip(CardEffect):
    """He may change his ship for another one, whose hits are rolled before he decides."""

    ship: Public[str]
    gold: Public[int] = 0
    damage: Public[int] = 0
    instead: Public[int] = 0

    def play(self, game: MGame) -> Play:
        captain = self.him(game)
        faces = yield from game.dice(self.damage, "location")
        if faces:
            game.tell("reward.wreck", seat=self.seat, ship=self.ship, faces=faces)
        located = [LOCATION_OF_FACE[face] for face in faces if face < SKULL]
        args = {"ship": self.ship, "gold": self.gold}
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "reward.ship",
                [Option("take_ship", args, say="reward-take-ship"), Option("decline", say="reward-no-ship")],
                default=["decline"],
                args={**args, "hits": located, "skulls": len(faces) - len(located), "instead": self.instead},
                check=lambda picks: cannot_pay(game, captain, self.gold) if picks == ["take_ship"] else None,
            )
        )
        if pick == "decline":
            game.tell("reward.ship_declined", seat=self.seat, ship=self.ship)
            if self.instead:
                gain_gold(game, captain, self.instead)
            return None
        pay(game, captain, self.gold)
        return then(
            PlaceHits(
                **of(captain),
                ship=self.ship,
                gold=self.gold,
                located=located,
                skulls=len(faces) - len(located),
            )
        )


@REWARDS.step
class PlaceHits(CaptainStep):
    """Where skulls among the hits of the new ship go, her new owner chooses; then he moves over (R-35)."""

    ship: Public[str]
    gold: Public[int]
    located: Public[list[str]]
    skulls: Public[int]

    def play(self, game: MGame) -> Play:
        captain = self.him(game)
        if not self.skulls:
            return then(ChangeShip(**of(captain), ship=self.ship, gold=self.gold, located=list(self.located)))
        ship = battered(self.ship, self.located)
        (answer,) = yield from game.ask(
            Decision(
                self.seat,
                "hit.place",
                [
                    Option(f"hit:{where}", {"location": where, "left": getattr(ship, where)})
                    for where in LOCATIONS
                ],
                default=["hit:cargo"],
                args={"left": self.skulls, "located": self.located},
            )
        )
        self.skulls -= 1
        self.located = [*self.located, answer.partition(":")[2]]
        return again()


def battered(kind: str, located: list[str]) -> Ship:
    """A ship with hits; one that would sink her is lost (R-35)."""
    ship = new_ship(kind)
    for where in located:
        aimed = where if getattr(ship, where) else "hull"
        if aimed != "hull" or ship.hull > 1:
            hit(ship, where)
    return ship


@REWARDS.step
class ChangeShip(CaptainStep):
    """Crew, cargo, weapons and gold move over as far as she has room; the old modifications stay behind."""

    ship: Public[str]
    gold: Public[int]
    located: Public[list[str]]

    def play(self, game: MGame) -> Plan:
        captain = self.him(game)
        old = captain.ship
        loosen(game, self.seat)
        captain.ship = battered(self.ship, self.located)
        captain.ship.crew = min(old.crew, captain.ship.crew)
        game.tell(
            "reward.ship", seat=self.seat, ship=self.ship, old=old.kind, gold=self.gold, hits=self.located
        )
        return then(DistributeModifications(seat=self.seat), make_room(game, captain))


@REWARDS.effect("repair")
@REWARDS.step
class RepairByCard(CardEffect):
    """Points of damage, but never Crew, by choice where there is more than that."""

    points: Public[int]
    locations: Public[list[str]]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """Only with damage there."""
        return bool(cls._damaged(game, captain_of(game, seat), list(effect.params["locations"])))

    @staticmethod
    def _damaged(game: MGame, captain: Captain, locations: list[str]) -> dict[str, int]:
        return {where: points for where, points in damage(game, captain).items() if where in locations}

    def play(self, game: MGame) -> Play:
        captain = self.him(game)
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
                default=[options[0].id],
                args={"points": self.points},
            )
        )
        self._repair(game, captain, {pick.partition(":")[2]: 1})
        self.points -= 1
        return again()

    def _repair(self, game: MGame, captain: Captain, points: dict[str, int]) -> None:
        for where, count in points.items():
            setattr(captain.ship, where, getattr(captain.ship, where) + count)
        total = sum(points.values())
        game.tell("ship.repaired", seat=self.seat, locations=list(points), gold=0, points=total)


# --- cards, bounties, stash -----------------------------------------------------------------------


@REWARDS.effect("gain_specialist")
@REWARDS.step
class GainSpecialist(CardEffect):
    """A specialist of one of the types out of the glory deck, for nothing; else a glory card."""

    @classmethod
    def made(cls, game: MGame, captain: Captain, card: str, effect: Effect, path: list[str]) -> Self:
        """The types stay on the card."""
        return cls(**of(captain), card=card, path=list(path))

    def play(self, game: MGame) -> Play:
        found = self._found(game)
        if not found:
            return then(DrawGloryCard(seat=self.seat))
        options = [
            Option(f"specialist:{kind}", {"card": card}, say="reward-specialist", secret=True)
            for kind, card in found.items()
        ]
        (pick,) = yield from game.ask(
            Decision(self.seat, "reward.specialist", options, default=[options[0].id])
        )
        card = found[pick.partition(":")[2]]
        place = next(place for place in self._PLACES if card in game.places.at(place))
        game.move([card], place, f"specialist.aboard:{self.seat}")
        game.tell("reward.specialist", seat=self.seat, card=card)
        return None

    _PLACES = ("glory.top", "glory.bag")

    def _found(self, game: MGame) -> dict[str, str]:
        """A card of each type that he may have, none of a type aboard."""
        aboard = {glory_card(piece).specialist for piece in game.places.at(f"specialist.aboard:{self.seat}")}
        deck = [card for place in self._PLACES for card in game.places.at(place)]
        offers = (effect for effect in effects_at(self.card, self.path) if isinstance(effect, OfSpecialist))
        kinds = [kind for effect in offers for kind in effect.types if kind not in aboard]
        cards = {kind: [card for card in deck if glory_card(card).specialist == kind] for kind in kinds}
        return {kind: found[0] for kind, found in cards.items() if found}


REWARDS.declassify(
    GainSpecialist,
    "which specialists are still in the glory deck",
    "card effects: chosen from the glory deck",
)


@REWARDS.effect("draw_glory")
@REWARDS.step
class DrawGloryCards(CardEffect):
    """Glory cards, one after the other, without glory points."""

    cards: Public[int]

    def play(self, game: MGame) -> Plan:
        return then(*(DrawGloryCard(seat=self.seat) for _ in range(self.cards)))


@REWARDS.effect("draw_rumor")
@REWARDS.step
class DrawRumors(CardEffect):
    """Rumors, of which he keeps as many as he may hold."""

    cards: Public[int] = 1

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """Only while there are rumors left."""
        return rumors_left(game)

    def play(self, game: MGame) -> Plan:
        return then(DrawRumor(**of(self.him(game)), cards=self.cards))


@REWARDS.effect("remove_bounties")
@REWARDS.step
class RemoveBounties(CardEffect):
    """He may rid himself of bounties of one nation of his choice."""

    most: Public[int]
    gold: Public[int] = 0
    nations: Public[list[str]] = []

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """Only for one wanted by one of the nations."""
        return bool(cls._wanted(captain_of(game, seat), list(effect.params["nations"])))

    @staticmethod
    def _wanted(captain: Captain, nations: list[str]) -> list[str]:
        return [nation for nation in NATIONS if nation in captain.bounties and nation in (nations or NATIONS)]

    def play(self, game: MGame) -> Play:
        captain = self.him(game)
        options = [
            Option(
                f"drop:{nation}:{count}",
                {"nation": nation, "count": count, "gold": count * self.gold},
                say="reward-drop",
            )
            for nation in self._wanted(captain, self.nations)
            for count in self._counts(captain.bounties[nation])
        ]
        if not options:
            return None
        prices = {option.id: option.args["gold"] for option in options}
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "reward.bounties",
                [*options, Option("no", say="reward-keep-bounties")],
                default=["no"],
                args={"most": self.most, "gold": self.gold},
                check=lambda picks: cannot_pay(game, captain, prices.get(picks[0], 0)),
            )
        )
        if pick == "no":
            return None
        _, nation, count = pick.split(":")
        pay(game, captain, prices[pick])
        if prices[pick]:
            game.tell("pardon.bought", seat=self.seat, gold=prices[pick])
        for _ in range(int(count)):
            drop_bounties(game, captain, nation)
        return None

    def _counts(self, bounties: int) -> range:
        """How many may go: when it costs nothing, as many as possible."""
        most = min(self.most, bounties)
        return range(1 if self.gold else most, most + 1)


@REWARDS.effect("add_bounty")
@REWARDS.step
class AddBounty(CardEffect):
    """He gets bounties of a nation."""

    nation: Public[str]
    by: Public[int]

    def play(self, game: MGame) -> Plan:
        return then(GainBounties(**of(self.him(game)), nation=self.nation, why="card", count=self.by))


@REWARDS.effect("stash")
@REWARDS.step
class StashByCard(CardEffect):
    """Any part of the gold aboard goes into the treasure chest, wherever he is."""

    fee: Public[int] = 0

    def play(self, game: MGame) -> Play:
        yield from stash_gold(game, self.him(game), self.fee)
        return None


# --- choices, papers ------------------------------------------------------------------------------


@REWARDS.effect("choose")
@REWARDS.step
class ChooseOption(CardEffect):
    """He carries out one of the options, by choice."""

    options: Public[list[str]]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """When any option would do something."""
        return any(
            inner.do in game.rules.effects and effect_step(game, inner).usable(game, seat, inner)
            for option in cast(Choose, effect).options
            for inner in option.effect
        )

    @classmethod
    def made(cls, game: MGame, captain: Captain, card: str, effect: Effect, path: list[str]) -> Self:
        """Only the names of the options are kept."""
        options = [option.id for option in cast(Choose, effect).options]
        return cls(**of(captain), card=card, path=list(path), options=options)

    def play(self, game: MGame) -> Play:
        options = [Option(f"choose:{id}", say=f"{card_id(self.card)}-{id}") for id in self.options]
        (pick,) = yield from game.ask(
            Decision(self.seat, "reward.choose", options, default=[options[0].id], args={"card": self.card})
        )
        path = [*self.path, pick.partition(":")[2]]
        return then(CarryOutCard(**of(self.him(game)), card=self.card, path=path))


@REWARDS.effect("paper")
@REWARDS.step
class KeepPaper(CardEffect):
    """The card stays with the captain, face up, and gives him its abilities."""

    uses: Public[int | None] = None

    @classmethod
    def made(cls, game: MGame, captain: Captain, card: str, effect: Effect, path: list[str]) -> Self:
        """The abilities stay on the card."""
        return cls(**of(captain), card=card, path=list(path), uses=cast(Paper, effect).uses)

    def play(self, game: MGame) -> None:
        place = next(
            place
            for place in ("rumor.told", f"mission.held:{self.seat}")
            if self.card in game.places.at(place)
        )
        game.move([self.card], place, f"rumor.paper:{self.seat}")
        game.state.seats[self.seat].paper_uses.pop(self.card, None)
        game.tell("paper.kept", seat=self.seat, card=self.card, uses=self.uses or 0)


@REWARDS.after(AbilityUsed)
def paper_wears_out(game: MGame, step: AbilityUsed) -> list[Step]:
    """A paper of so many uses is worn by one, unless an ability that does not wear out gave the same."""
    lasting, worn = False, ""
    captain = captain_of(game, step.seat)
    for piece in (captain.card, *game.places.at(f"specialist.aboard:{step.seat}")):
        lasting = lasting or _gives(abilities_on(piece), step)
    for piece in game.places.at(f"rumor.paper:{step.seat}"):
        if _gives(paper_abilities(box(), piece), step):
            lasting, worn = (lasting, piece) if uses_of(piece) else (True, worn)
    return [] if lasting or not worn else [WearPaper(seat=step.seat, card=worn)]


def uses_of(paper: str) -> int:
    """How often the abilities of a new paper may be used; 0: for good."""
    return next((effect.uses or 0 for effect in effects_at(paper) if isinstance(effect, Paper)), 0)


def abilities_on(piece: str) -> tuple[Ability, ...]:
    """The abilities of a captain or specialist."""
    card = captain_card(piece) if piece.startswith(SKILLS_ALONE) else box().card(piece)
    return cast("CaptainCard | GloryCard", card).abilities


def _gives(abilities: tuple[Ability, ...], step: AbilityUsed) -> bool:
    return any(
        ability.handler == step.handler and getattr(ability, "move", step.what) == step.what
        for ability in abilities
    )


@REWARDS.step
class WearPaper(Step):
    """A paper has been used; used up, it is discarded."""

    seat: Public[int]
    card: Public[str]

    def play(self, game: MGame) -> None:
        uses = game.state.seats[self.seat].paper_uses
        left = uses[self.card] = uses.get(self.card, uses_of(self.card)) - 1
        if not left:
            del uses[self.card]
            discards = f"{type(box().card(self.card)).deck}.discards"
            game.move([self.card], f"rumor.paper:{self.seat}", discards)
        game.tell("paper.used", seat=self.seat, card=self.card, left=left)
