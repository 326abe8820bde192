"""Scouting for merchants (Scout; Merchant Nationality)."""

from __future__ import annotations

from engine.kernel import Chapter, Decision, Option, Play, Public, Step, then
from engine.marauders.bounties import gain_bounties, port_nation
from engine.marauders.box import merchant_token
from engine.marauders.dice import roll_skill, successes
from engine.marauders.figures import MerchantNations, RaidBounties
from engine.marauders.raids import MerchantRaid
from engine.marauders.state import NATIONS, Captain, CaptainStep, MGame, of

SCOUT = Chapter("scout")


def merchant_nations(game: MGame, captain: Captain, token: str | None = None) -> MerchantNations:
    """The nations a merchant here may be taken for: its token's, if turned, and the zone's (Merchant
    Nationality).
    """
    nations = [merchant_token(token).nation] if token else []
    zone_nation = port_nation(game, captain.zone)
    if zone_nation and zone_nation not in nations:
        nations.append(zone_nation)
    return game.figure(MerchantNations(captain.seat, captain.zone, nations))


def merchant_targets(game: MGame, captain: Captain) -> list[Option]:
    """What he may scout for among merchants: nothing with a destroyed location (G-M11), nor where none is."""
    if captain.ship.destroyed() or not game.places.count(f"merchant.at:{captain.zone}"):
        return []
    options = [Option("scout:merchant", {"zone": captain.zone}, say="scout-merchant")]
    sure = merchant_nations(game, captain).sure
    if sure:
        options.append(Option(f"scout:merchant:{sure}", {"nation": sure}, say="scout-named"))
    return options


@SCOUT.step
class ScoutMerchant(CaptainStep):
    """Roll Scouting; on a success the token is turned over. A nation `named` first may spare the roll
    (G-M10).
    """

    named: Public[str] = ""

    def play(self, game: MGame) -> Play:
        captain = self.him(game)
        game.tell("scouting.merchant", seat=self.seat, zone=captain.zone, named=self.named or None)
        if not self.named:
            faces = yield from roll_skill(game, captain, "scouting", "scout_merchant")
            if not successes(faces):
                game.tell("merchant.missed", seat=self.seat)
                return None
        (token,) = game.places.at(f"merchant.at:{captain.zone}")
        game.move([token], f"merchant.at:{captain.zone}", "merchant.found")
        nation = merchant_token(token).nation
        game.tell("merchant.found", seat=self.seat, zone=captain.zone, nation=nation)
        return then(ChooseMerchant(**of(captain), token=token, named=self.named), MerchantGone())


@SCOUT.step
class ChooseMerchant(CaptainStep):
    """Choose the merchant's nation and raid it, or let it sail away; either way the token leaves the zone."""

    token: Public[str]
    named: Public[str] = ""

    def play(self, game: MGame) -> Play:
        captain = self.him(game)
        nations = [self.named] if self.named else merchant_nations(game, captain, self.token).nations
        options = [
            Option(f"raid:{nation}", {"nation": nation, "bounties": captain.bounties.get(nation, 0)})
            for nation in NATIONS
            if nation in nations
        ]
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "merchant",
                [*options, Option("let_go", say="let-go")],
                default=["let_go"],
                args={"zone": captain.zone, "nation": merchant_token(self.token).nation},
            )
        )
        if pick == "let_go":
            game.tell("merchant.let_go", seat=self.seat)
            return None
        nation = pick.partition(":")[2]
        game.tell("raid.began", seat=self.seat, nation=nation)
        return then(StartCombat(**of(captain), nation=nation), MerchantRaid(**of(captain), nation=nation))


@SCOUT.step
class StartCombat(CaptainStep):
    """Starting combat with a non-pirate brings a bounty of its nation at once (Getting Bounties 1)."""

    nation: Public[str]

    def play(self, game: MGame) -> None:
        captain = self.him(game)
        count = game.figure(RaidBounties(self.seat, self.nation)).bounties
        gain_bounties(game, captain, self.nation, count)


@SCOUT.step
class MerchantGone(Step):
    """The merchant found, raided or not, goes to the merchant track (Merchant Tokens)."""

    def play(self, game: MGame) -> None:
        game.move(game.places.at("merchant.found"), "merchant.found", "merchant.track")
