"""Scouting for captains, NPCs and merchants (Scout; Merchant Nationality)."""

from __future__ import annotations

from typing import Any

from engine.kernel import Chapter, Decision, Option, Plan, Play, Public, Refusal, Step, again, picked, then
from engine.marauders.choices import SCOUTED
from engine.marauders.combat.sides import captain_side, npc_side
from engine.marauders.dice import Quarry, RollingStep, successes
from engine.marauders.glory.cards import window
from engine.marauders.law.bounties import GainBounties, port_nation
from engine.marauders.npcs.traits import called
from engine.marauders.places import merchants_at
from engine.marauders.sea.attack import attack
from engine.marauders.sea.raids import MerchantRaid
from engine.marauders.state import NATIONS, Captain, CaptainStep, MGame, bound_to, captain_of, captains
from engine.marauders.terms.sea import MerchantNations, ScoutTargets
from engine.marauders.terms.turn import ActionChoice, TurnChoices, WindowContext

SCOUT = Chapter("scout")


FROM_PORT = Refusal("scout-from-port")
IN_PORT = Refusal("safe-in-port")
NO_MERCHANT = Refusal("no-merchant")


def _not_now(terms: TurnChoices, target: str) -> Refusal | None:
    """Why he cannot scout for a target here: he is in port, or has scouted for it this turn (Scout; G-M8)."""
    if terms.in_port:
        return FROM_PORT
    return SCOUTED if target in terms.scouted_targets else None


def _may_scout(terms: TurnChoices) -> bool:
    """He is at sea and has an action left for it."""
    return terms.actions > 0 and not terms.in_port


def scout_targets(game: MGame, seat: int, zone: str) -> ScoutTargets:
    """Whom a captain may scout for in a zone. [R Scout 8, 9]"""
    others = [other.seat for other in captains(game) if other.seat != seat and other.zone == zone]
    npcs = [kind for kind, npc in game.state.npcs.items() if npc.zone == zone]
    targets = ScoutTargets(seat, zone, others, npcs)
    return game.terms(targets) if others or npcs else targets


@SCOUT.rule(TurnChoices)
def captain_targets(game: MGame, terms: TurnChoices) -> None:
    """Another captain at sea in the same zone; a captain already found, fought or not, is used up (G-M8).
    [R Scout 8]
    """
    if not (_may_scout(terms) or game.tells):
        return
    for other in (captain_of(game, seat) for seat in scout_targets(game, terms.seat, terms.zone).captains):
        args, target = {"other": other.seat}, f"captain:{other.id}"
        offer = ActionChoice(f"scout:captain:{other.seat}", args, "scout-captain", actions=1, target=target)
        if game.offers(offer, IN_PORT if other.in_port else _not_now(terms, target)):
            terms.offers.append(offer)


@SCOUT.rule(TurnChoices)
def npc_targets(game: MGame, terms: TurnChoices) -> None:
    """An NPC in the same zone. [R Scout 9]"""
    if not (_may_scout(terms) or game.tells):
        return
    for kind in scout_targets(game, terms.seat, terms.zone).npcs:
        npc = game.state.npcs[kind]
        args, target = {"npc": called(game, kind), "name": npc.card}, f"npc:{npc.card}"
        offer = ActionChoice(f"scout:npc:{kind}", args, "scout-npc", actions=1, target=target)
        if game.offers(offer, _not_now(terms, target)):
            terms.offers.append(offer)


def merchant_nations(game: MGame, captain: Captain, token: str | None = None) -> MerchantNations:
    """The nations that a merchant here may count as: its token's, if turned over, and the zone's (Merchant
    Nationality). [R Scout 3, 4; G-M4]
    """
    nations = [game.box.merchant_token(token).nation] if token else []
    zone_nation = port_nation(game, captain.zone)
    if zone_nation and zone_nation not in nations:
        nations.append(zone_nation)
    return game.terms(MerchantNations(captain.seat, captain.zone, nations))


def _merchant_of(zone: str) -> str:
    """A zone's merchant token as a target: another zone's is another target (Scout; G-M8)."""
    return f"merchant:{zone}"


@SCOUT.rule(TurnChoices)
def merchant_targets(game: MGame, terms: TurnChoices) -> None:
    """A merchant in the same zone; not with a destroyed location (G-M11), and only once a turn.
    [R Scout 5]
    """
    captain = captain_of(game, terms.seat)
    target = _merchant_of(captain.zone)
    if not (_may_scout(terms) or game.tells):
        return
    offer = ActionChoice("scout:merchant", {"zone": captain.zone}, "scout-merchant", actions=1, target=target)
    if not game.offers(offer, _not_now(terms, target) or _no_raid(game, captain)):
        return
    terms.offers.append(offer)
    sure = merchant_nations(game, captain).sure
    if sure:
        terms.offers.append(
            ActionChoice(f"scout:merchant:{sure}", {"nation": sure}, "scout-named", actions=1, target=target)
        )


def _no_raid(game: MGame, captain: Captain) -> Refusal | None:
    """Why there is no merchant for him here."""
    if not game.places.count(merchants_at(captain.zone)):
        return NO_MERCHANT
    wrecked = captain.ship.destroyed()
    return Refusal("wrecked", {"locations": wrecked}) if wrecked else None


@SCOUT.effect("action:scout")
def scout_for(game: MGame, captain: Captain, target: str) -> Step:
    """Scout for a merchant ("merchant", "merchant:<nation>"), "captain:<seat>" or "npc:<kind>".

    Raises ValueError for anything else. [R Scout 1, 8, 9]
    """
    what, _, named = target.partition(":")
    if what == "captain":
        return ScoutCaptain(**bound_to(captain), target=int(named))
    if what == "npc":
        return ScoutNpc(**bound_to(captain), npc=named)
    if what == "merchant":
        return ScoutMerchant(**bound_to(captain), named=named)
    raise ValueError(f"nobody scouts for {target}; a target is a merchant, a captain or an npc.")


@SCOUT.step
class ScoutCaptain(RollingStep):
    """Roll Scouting for another captain; once found, he must be fought (Scout; G-M1). [R Scout 8]"""

    target: Public[int]

    def quarry(self) -> Quarry:
        """The other captain."""
        return Quarry(seat=self.target)

    def play(self, game: MGame) -> Plan | None:
        if self.faces is None:
            zone = self.captain(game).zone
            game.log("scouting.captain", seat=self.seat, target=self.target, zone=zone)
            return self.roll_skill("scouting", "scout_captain")
        if not successes(self.faces):
            game.log("captain.missed", seat=self.seat, target=self.target)
            return None
        return then(FoundCaptain(**bound_to(captain_of(game, self.target)), by=self.seat))


class Found(CaptainStep, kw_only=True):
    """Base of the steps in which a captain is found: a card may make the roll that found him fail."""

    asked: Public[bool] = False
    avoided: Public[bool] = False

    def finder(self, game: MGame) -> dict[str, Any]:
        """Who has found him, as a phrase."""
        raise NotImplementedError(type(self).__name__)


@SCOUT.rule(WindowContext, "window:found")
def who_found_him(game: MGame, context: WindowContext) -> None:
    """Who has found him, and where. [plumbing]"""
    found = game.inside(Found)
    context.args = {"who": found.finder(game), "zone": found.captain(game).zone}
    context.met = ["captain" if isinstance(found, FoundCaptain) else "npc"]


@SCOUT.step
class FoundCaptain(Found):
    """A captain was found by another one: unless a card says otherwise, they battle (G-M1).
    [R Scout 10; S Cutthroat 6; G-S16]
    """

    by: Public[int]

    def finder(self, game: MGame) -> dict[str, Any]:
        """The captain."""
        return {"say": "who-captain", "seat": self.by}

    def play(self, game: MGame) -> Any:
        if not self.asked:
            self.asked = True
            game.log("captain.found", seat=self.by, target=self.seat)
            return again(*window(game, {self.seat: ["found"]}))
        if self.avoided:
            game.log("captain.slipped", seat=self.by, target=self.seat)
            return None
        aggressor = captain_side(captain_of(game, self.by))
        return then(*attack(game, aggressor, captain_side(self.captain(game))))


@SCOUT.step
class ScoutNpc(RollingStep):
    """Roll Scouting for an NPC; once found, it must be fought (Scout; G-M1). [R Scout 9; S Galleon 4]"""

    npc: Public[str]

    def quarry(self) -> Quarry:
        """The NPC."""
        return Quarry(npc=self.npc)

    def play(self, game: MGame) -> Plan | None:
        captain = self.captain(game)
        name = game.state.npcs[self.npc].card
        if self.faces is None:
            game.log("scouting.npc", seat=self.seat, npc=called(game, self.npc), name=name, zone=captain.zone)
            return self.roll_skill("scouting", "scout_npc")
        if not successes(self.faces):
            game.log("npc.missed_by", seat=self.seat, npc=called(game, self.npc), name=name)
            return None
        return then(*attack(game, captain_side(captain), npc_side(game, self.npc, self.seat)))


@SCOUT.step
class ScoutMerchant(RollingStep):
    """Roll Scouting; on a success, turn the token over. A nation `named` first may make the roll unnecessary
    (G-M10). [R Scout 1; R Zones 10]
    """

    named: Public[str] = ""

    def play(self, game: MGame) -> Plan | None:
        captain = self.captain(game)
        if self.faces is None:
            game.log("scouting.merchant", seat=self.seat, zone=captain.zone, named=self.named or None)
            if not self.named:
                return self.roll_skill("scouting", "scout_merchant")
        elif not successes(self.faces):
            game.log("merchant.missed", seat=self.seat)
            return None
        (token,) = game.places.at(merchants_at(captain.zone))
        game.move([token], merchants_at(captain.zone), "merchant.found")
        nation = game.box.merchant_token(token).nation
        other = self.named if self.named != nation else None
        game.log("merchant.found", seat=self.seat, zone=captain.zone, nation=nation, counts_as=other or None)
        return then(ChooseMerchant(**bound_to(captain), token=token, named=self.named), MerchantGone())


@SCOUT.step
class ChooseMerchant(CaptainStep):
    """Choose the merchant's nation and raid it, or let it sail away; either way the token leaves the zone.
    [R Scout 3]
    """

    token: Public[str]
    named: Public[str] = ""

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        nations = [self.named] if self.named else merchant_nations(game, captain, self.token).nations
        flag, waters = game.box.merchant_token(self.token).nation, port_nation(game, captain.zone)
        options = [
            Option(
                f"raid:{nation}",
                {
                    "nation": nation,
                    "bounties": captain.bounties.get(nation, 0),
                    "claim": self._claim(game, nation, len(nations)),
                },
            )
            for nation in NATIONS
            if nation in nations
        ]
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "merchant",
                [*options, Option("let_go", say="let-go", tone="decline")],
                default=["let_go"],
                args={
                    "zone": captain.zone,
                    "nation": flag,
                    "nations": len(nations),
                    "waters": waters if waters in nations and waters != flag else None,
                },
            )
        )
        if pick == "let_go":
            game.log("merchant.let_go", seat=self.seat)
            return None
        nation = picked(pick)
        game.log("raid.began", seat=self.seat, nation=nation, zone=captain.zone)
        return then(
            GainBounties(**bound_to(captain), nation=nation, why="raid"),
            MerchantRaid(**bound_to(captain), nation=nation),
        )

    def _claim(self, game: MGame, nation: str, of: int) -> str:
        """Why she may be robbed as one of this nation: by her "flag", by the "waters", or neither. There may
        be no other: then "only", or "as" if that does not go without saying.
        """
        flies = nation == game.box.merchant_token(self.token).nation
        if flies:
            return "only" if of == 1 else "flag"
        if nation == port_nation(game, self.captain(game).zone):
            return "waters"
        return "as" if of == 1 else ""


@SCOUT.step
class MerchantGone(Step):
    """The merchant found, raided or not, goes to the merchant track (Merchant Tokens). [R Scout 6]"""

    def play(self, game: MGame) -> None:
        game.move(game.places.at("merchant.found"), "merchant.found", "merchant.track")
