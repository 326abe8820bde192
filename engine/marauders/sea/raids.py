"""Merchant raids (Merchant Raids; order by ruling G-M12)."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.kernel import (
    Chapter,
    Decision,
    Option,
    Plan,
    Play,
    Public,
    Refusal,
    Signed,
    Step,
    again,
    picked,
    then,
    verb_of,
)
from engine.marauders.dice import RollingStep, successes
from engine.marauders.draws import cards_drawn
from engine.marauders.glory.cards import window
from engine.marauders.glory.points import GainGlory
from engine.marauders.places import weapons_of
from engine.marauders.port.bundles import of_plunder
from engine.marauders.port.keeping import what_to_keep
from engine.marauders.ships.careful import after_hits, cubes, spared_by_absorbing
from engine.marauders.ships.hold import TakeAboard
from engine.marauders.ships.modifications import can_absorb
from engine.marauders.ships.ships import TakeHits, ship_values
from engine.marauders.ships.tokens import give_back
from engine.marauders.state import LOCATIONS, Captain, CaptainStep, MGame, bound_to, captain_of
from engine.marauders.terms.sea import Plunder, RaidCards
from engine.marauders.terms.turn import WindowContext

RAIDS = Chapter("raids")

GLORY_PLUNDER = 12
"""Gold plundered in one raid that earns a glory point."""

TABLE = "cargo.raid"

NO_SUCCESS = Refusal("no-success")
NO_FAILED_DIE = Refusal("no-failed-die")


def icons(game: MGame, icon: str) -> list[str]:
    """The raid's cards with this icon."""
    return [card for card in game.places.at(TABLE) if game.box.cargo_card(card).icon == icon]


def hit_icons(game: MGame) -> list[str]:
    """The locations that the raid's cards hit. [R Cards 17]"""
    harmless = game.inside(MerchantRaid).harmless
    return [
        hit
        for card in game.places.at(TABLE)
        if (hit := game.box.cargo_card(card).hit) and card not in harmless
    ]


def escapes(game: MGame) -> int:
    """How many Escape icons count in the raid. [R Cards 24]"""
    return max(0, len(icons(game, "escape")) - game.inside(MerchantRaid).calmed)


def fails(game: MGame) -> bool:
    """Whether the raid fails as its cards lie: the merchant escapes, or her hits destroy a location."""
    captain = captain_of(game, game.inside(MerchantRaid).seat)
    hits = hit_icons(game)
    destroyed = any(getattr(captain.ship, location) <= hits.count(location) for location in set(hits))
    return destroyed or escapes(game) >= ship_values(game, captain).maneuverability


def destroys(game: MGame, captain: Captain) -> list[str]:
    """The locations of which nothing would be left after the hits of the raid's cards."""
    left, hits = cubes(captain.ship), hit_icons(game)
    spared = can_absorb(game, captain) and spared_by_absorbing(left, hits, whole=True)
    rest = left if spared else after_hits(left, hits)
    return [at for at in LOCATIONS if not rest[at]]


def haul(game: MGame, captain: Captain, nation: str) -> Plunder:
    """What a raid on a merchant of a nation brings with the cards on the table."""
    worth = sum(game.box.cargo_card(card).plunder for card in game.places.at(TABLE))
    return game.terms(Plunder(captain.seat, captain.zone, nation, worth))


def face(game: MGame, card: str) -> dict[str, Any]:
    """A cargo card in a raid: its good, plunder value and icon."""
    shown = game.box.cargo_card(card)
    return {"card": card, "gold": shown.plunder, "icon": shown.icon}


def phrases(game: MGame, cards: list[str]) -> list[dict[str, Any]]:
    """Cards with their faces, for a log line."""
    return [{"say": "raid-card", **face(game, card)} for card in cards]


@RAIDS.step
class MerchantRaid(CaptainStep):
    """A whole raid. `left` successes are unspent; weapons may still convert `failed` dice.
    [R Shipyard 8; R Raids 11; R-27; G-M12]
    """

    nation: Public[str]
    left: Public[int] = 0
    failed: Public[int] = 0
    crew_before: Public[int] = 0
    harmless: Public[list[str]] = []
    """Cards whose hit icon a glory card has cancelled."""
    calmed: Public[int] = 0
    """Escape icons that a glory card has cancelled."""
    strongbox: Public[int] = 0
    """Gold that a glory card adds to what is plundered."""
    plunder: Public[Signed] = -1
    """Gold plundered, as counted for a glory point; -1: none, or not yet."""

    def play(self, game: MGame) -> Any:
        him = bound_to(self.captain(game))
        self.crew_before = self.captain(game).ship.crew
        return then(
            DrawRaidCards(**him, nation=self.nation),
            *window(game, {self.seat: ["raid_drawn"]}),
            RollRaid(**him),
            SpendSuccess(**him),
            *window(game, {self.seat: ["raid_rolled"]}),
            RaidHits(**him),
            RaidOutcome(**him),
            ClearRaid(),
        )


@RAIDS.rule(WindowContext, "window:raid_drawn")
@RAIDS.rule(WindowContext, "window:raid_rolled")
@RAIDS.rule(WindowContext, "window:raid_won")
def how_the_raid_stands(game: MGame, context: WindowContext) -> None:
    """The nation raided, the cards, and the gold plundered. [plumbing]"""
    raid = game.inside(MerchantRaid)
    cards = phrases(game, game.places.at(TABLE))
    context.args = {"nation": raid.nation, "cards": cards, "gold": raid.plunder}
    context.met = ["failing"] * fails(game)


@RAIDS.step
class DrawRaidCards(CaptainStep):
    """Draw 3 cargo cards face up; extra ones come first, and each stays only if it is a hit (ruling:
    Havana). [R Raids 1; R Zones 4]
    """

    nation: Public[str]
    began: Public[bool] = False
    complete: Public[bool] = False
    """More than the extra cards are drawn."""

    def play(self, game: MGame) -> Play:
        terms = game.terms(RaidCards(self.seat, self.captain(game).zone, self.nation))
        if terms.extra and not self.began:
            self.began = True
            extra = yield from game.draw("cargo", TABLE, terms.extra, "raid extra")
            escapes = [card for card in extra if game.box.cargo_card(card).icon == "escape"]
            game.move(escapes, TABLE, "cargo.discards")
            game.log(
                "raid.extra", seat=self.seat, cards=extra, shown=phrases(game, extra), away=escapes,
                because=terms.changed_by("extra"),
            )  # fmt: skip
            stay = [card for card in extra if card not in escapes]
            return again(*cards_drawn(self.seat, "cargo", TABLE, stay))
        self.complete = True
        drawn = yield from game.draw("cargo", TABLE, terms.cards, "raid")
        game.log("raid.cards", seat=self.seat, cards=drawn, shown=phrases(game, drawn))
        return then(*cards_drawn(self.seat, "cargo", TABLE, drawn))


@RAIDS.step
class RollRaid(RollingStep):
    """Roll Seamanship (step 2). [R Raids 2]"""

    combat = True

    def play(self, game: MGame) -> Plan | None:
        if self.faces is None:
            return self.roll_skill("seamanship", "raid")
        raid = game.inside(MerchantRaid)
        raid.left = successes(self.faces)
        raid.failed = len(self.faces) - raid.left
        return None


@RAIDS.step
class SpendSuccess(CaptainStep):
    """One at a time, spend each success to draw, discard or exchange a card; a weapon makes a failed die a
    success (step 3). [R Raids 3, 10; S Weapons 3]
    """

    def play(self, game: MGame) -> Play:
        raid = game.inside(MerchantRaid)
        options = self._options(game, raid)
        if not options:
            return None
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "raid.success",
                [*options, Option("stop", tone="decline")],
                default=[self._careful(game, [option.id for option in options])],
                args={
                    "left": raid.left,
                    "failed": raid.failed,
                    "nation": raid.nation,
                    **self._standing(game),
                },
            )
        )
        if pick == "stop":
            return None
        verb, _, piece = pick.partition(":")
        if verb == "weapon":
            give_back(game, [piece], weapons_of(self.seat))
            raid.left, raid.failed = raid.left + 1, raid.failed - 1
            game.log("raid.weapon", seat=self.seat, weapon=piece)
            return again()
        raid.left -= 1
        return again(ChangeCards(seat=self.seat, captain_id=self.captain_id, change=verb, card=piece))

    def _options(self, game: MGame, raid: MerchantRaid) -> list[Option]:
        options: list[Option] = []
        cards = game.places.at(TABLE)
        draw = Option("draw")
        if game.offers(draw, None if raid.left else NO_SUCCESS):
            options.append(draw)
            options += [Option(f"discard:{card}", face(game, card), say="raid-discard") for card in cards]
            options += [Option(f"exchange:{card}", face(game, card), say="raid-exchange") for card in cards]
        for piece in game.places.at(weapons_of(self.seat)):
            weapon = Option(f"weapon:{piece}", {"weapon": piece}, say="raid-weapon")
            if game.offers(weapon, None if raid.failed else NO_FAILED_DIE):
                options.append(weapon)
        return options

    def _careful(self, game: MGame, options: list[str]) -> str:
        """Discard first what sinks his own ship, then what destroys a location or lets the merchant escape,
        always the least gold; a weapon helps where no success is left. Else draw as long as one more icon of
        any kind would do no harm.
        """
        harmful = self._harmful(game)
        if harmful:
            weapon = next((option for option in options if verb_of(option) == "weapon"), "stop")
            return f"discard:{harmful}" if f"discard:{harmful}" in options else weapon
        hits, left = hit_icons(game), cubes(self.captain(game).ship)
        spare = ship_values(game, self.captain(game)).maneuverability - escapes(game)
        safe = spare > 1 and all(left[at] - hits.count(at) > 1 for at in LOCATIONS)
        return "draw" if safe and "draw" in options else "stop"

    def _harmful(self, game: MGame) -> str:
        """The card to be rid of first, "" if the raid succeeds as it is."""
        raid = game.inside(MerchantRaid)
        cards = sorted(game.places.at(TABLE), key=lambda card: game.box.cargo_card(card).plunder)
        hits, left = hit_icons(game), cubes(self.captain(game).ship)
        striking = {
            card: hit
            for card in cards
            if card not in raid.harmless and (hit := game.box.cargo_card(card).hit)
        }
        ruinous = [card for card, at in striking.items() if hits.count(at) >= left[at]]
        if not after_hits(left, hits)["hull"]:
            # What a location can no longer take goes to the Hull.
            beyond = {at for at in hits if at == "hull" or hits.count(at) > left[at]}
            return next(card for card in ruinous if striking[card] in beyond)
        spare = ship_values(game, self.captain(game)).maneuverability - escapes(game)
        fleeing = [card for card in icons(game, "escape") if spare <= 0]
        return next((card for card in cards if card in ruinous or card in fleeing), "")

    def _standing(self, game: MGame) -> dict[str, Any]:
        """The state of the raid with the cards as they are: what it brings, escapes against Maneuverability,
        hits, and the locations that these would destroy.
        """
        captain = self.captain(game)
        return {
            "gold": haul(game, captain, game.inside(MerchantRaid).nation).gold,
            "escapes": escapes(game),
            "maneuverability": ship_values(game, captain).maneuverability,
            "hits": hit_icons(game),
            "lost": (lost := destroys(game, captain)),
            "sinks": "hull" in lost,
        }


@RAIDS.step
class ChangeCards(CaptainStep):
    """What one success does: "draw" one more card, "discard" one, or "exchange" one for a new one.
    [R Raids 3]
    """

    change: Public[str]
    card: Public[str] = ""

    def play(self, game: MGame) -> Play:
        if self.card:
            game.move([self.card], TABLE, "cargo.discards")
        drawn: list[str] = []
        if self.change != "discard":
            drawn = yield from game.draw("cargo", TABLE, 1, "raid card")
        game.log(
            "raid.changed", seat=self.seat, change=self.change, card=self.card or None, cards=drawn,
            shown=phrases(game, drawn),
        )  # fmt: skip
        return then(*cards_drawn(self.seat, "cargo", TABLE, drawn))


@RAIDS.step
class RaidHits(CaptainStep):
    """Every hit icon damages the location it shows, whether the merchant escapes or not. [R Raids 4]"""

    def play(self, game: MGame) -> Any:
        hits = hit_icons(game)
        return (
            then(TakeHits(seat=self.seat, captain_id=self.captain_id, hits=hits, cause="raid"))
            if hits
            else None
        )


@RAIDS.step
class RaidOutcome(CaptainStep):
    """It fails with a destroyed location; the merchant escapes with as many escapes as Maneuverability; else
    plunder. [R Raids 5-7, 9, 12; G-M14]
    """

    def play(self, game: MGame) -> Any:
        captain = self.captain(game)
        raid = game.inside(MerchantRaid)
        destroyed = captain.ship.destroyed()
        if destroyed:
            game.log("raid.failed", seat=self.seat, locations=destroyed)
            return None
        maneuverability = ship_values(game, captain).maneuverability
        counted = escapes(game)
        if counted >= maneuverability:
            game.log("raid.escaped", seat=self.seat, escapes=counted, maneuverability=maneuverability)
            return None
        terms = haul(game, captain, raid.nation)
        captain.gold += terms.gold
        game.log("raid.plundered", seat=self.seat, gold=terms.gold, because=terms.changed_by("gold"))
        raid.plunder = terms.gold
        return then(
            *window(game, {self.seat: ["raid_won"]}),
            KeepCargo(**bound_to(captain)),
            RaidGlory(**bound_to(captain)),
        )


@RAIDS.step
class RaidGlory(CaptainStep):
    """A glory point for 12 gold or more plundered in one raid. [R Cards 26]"""

    def play(self, game: MGame) -> Any:
        rich = game.inside(MerchantRaid).plunder >= GLORY_PLUNDER
        return then(GainGlory(seat=self.seat, why="raid")) if rich else None


@RAIDS.step
class KeepCargo(CaptainStep):
    """Keep any of the raid's cards that fit; he may throw out old ones. [R Raids 8; R-5]"""

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        cards, bundles = game.places.at(TABLE), partial(of_plunder, game, captain)
        asked = what_to_keep(game, captain, cards, "raid.keep", "raid-keep", bundles=bundles)
        if asked is None:
            return None
        picks = yield from game.ask(asked)
        kept = [picked(pick) for pick in picks]
        game.log("raid.kept", seat=self.seat, cards=kept)
        return then(TakeAboard(**bound_to(captain), cards=kept, source=TABLE))


@RAIDS.step
class ClearRaid(Step):
    """The rest of the raid's cards go to the discards, even if the captain died in it. [R Raids 8]"""

    def play(self, game: MGame) -> None:
        game.move(game.places.at(TABLE), TABLE, "cargo.discards")
