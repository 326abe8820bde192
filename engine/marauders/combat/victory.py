"""What a battle is fought for: victory, plunder, claimed ships (Plunder; Rewards; G-F12)."""

from __future__ import annotations

from engine.kernel import Chapter, Decision, Option, Play, Public, Signed, Step, picked
from engine.marauders.choices import carry_out
from engine.marauders.combat.death import Death
from engine.marauders.combat.plunder import ClaimShip, PlunderCaptain
from engine.marauders.combat.sides import GUARDS, Combat, Side, enemy_of, opponent_met, ship_of
from engine.marauders.glory.cards import window
from engine.marauders.glory.points import GainGlory
from engine.marauders.law.bounties import GainBounties
from engine.marauders.law.war import enemies
from engine.marauders.npcs.entering import remove_npc
from engine.marauders.npcs.traits import called, npc_traits
from engine.marauders.ships.hold import ThrowOutCargo
from engine.marauders.state import (
    NATIONS,
    Captain,
    CaptainStep,
    MGame,
    bound_to,
    captain_of,
    nation_of,
    turn_order,
)
from engine.marauders.terms.turn import WindowContext

VICTORY = Chapter("victory")

BOUNTY_REWARD = 5
"""Gold for each bounty of a defeated pirate, from one nation (Rewards)."""


def aftermath(game: MGame, combat: Combat) -> list[Step]:
    """What follows a battle that is over, by `over` and `victor`, in the order of G-F12; the defeated die.
    [R Bounties 7; R Plunder 1, 3, 4, 13; R Death 10, 11; R-19; S Galleon 5]
    """
    if combat.victor < 0:
        fallen = [side for side in combat.sides if combat.over == "sunk" and not ship_of(game, side).hull]
        return [*_window(game, combat), *_ends(game, fallen, combat.over)]
    won, lost = combat.sides[combat.victor], combat.sides[1 - combat.victor]
    gains = _gains(game, combat, won, lost) if won.seat >= 0 and lost.npc != GUARDS else []
    victor = won.seat if combat.over == "crew" and won.seat >= 0 else None
    return [*_window(game, combat), *gains, *_ends(game, [lost], combat.over, victor)]


def _window(game: MGame, combat: Combat) -> list[Step]:
    """Cards of the victor's captain and of those who die, before anything is taken (aggressor first).

    Orders to pass in the battle do not apply to them (R-19).
    """
    for holder in game.state.seats:
        holder.end_orders("battle")
    moments: dict[int, list[str]] = {}
    for number, side in enumerate(combat.sides):
        if side.seat >= 0 and number == combat.victor:
            moments[side.seat] = ["battle_won"]
        elif side.seat >= 0 and (combat.victor >= 0 or not ship_of(game, side).hull):
            moments[side.seat] = ["death"]
    return window(game, moments)


@VICTORY.rule(WindowContext, "window:battle_won")
def who_is_beaten(game: MGame, context: WindowContext) -> None:
    """The defeated enemy. [plumbing]"""
    context.args = enemy_of(game, context.seat)
    context.met = opponent_met(game, context.seat)


def _gains(game: MGame, combat: Combat, won: Side, lost: Side) -> list[Step]:
    """Bounty and reward; after crew combat, the ship and the plunder; then glory (G-F12)."""
    him = bound_to(captain_of(game, won.seat))
    steps: list[Step] = [*_bounty_and_reward(game, won, lost)]
    if combat.over == "crew":
        steps += [ClaimShip(**him, loser=lost), *_spoils(game, won, lost), ThrowOutCargo(**him)]
    defeated = Defeated(**him, loser=lost.seat, npc=lost.npc, bounties_before=lost.bounties_before)
    return [*steps, GainGlory(seat=won.seat, why="defeat"), defeated]


def _bounty_and_reward(game: MGame, won: Side, lost: Side) -> list[Step]:
    him = bound_to(captain_of(game, won.seat))
    if lost.seat >= 0:
        return [ClaimReward(**him, loser=lost.seat)]
    traits = npc_traits(game, lost.npc, lost.card)
    steps: list[Step] = []
    if traits.bounty and traits.defeat_bounties:
        count = traits.defeat_bounties
        steps.append(GainBounties(**him, nation=traits.bounty, why="defeat", count=count))
    if traits.reward:
        steps.append(NpcReward(**him, npc=lost.npc, card=lost.card, gold=traits.reward))
    return steps


def _spoils(game: MGame, won: Side, lost: Side) -> list[Step]:
    """What a victory in crew combat gives besides the ship."""
    captain = captain_of(game, won.seat)
    if lost.seat >= 0:
        return [PlunderCaptain(**bound_to(captain), loser=lost.seat)]
    spoils = npc_traits(game, lost.npc, lost.card).spoils
    return [step for name in spoils for step in carry_out(game, f"spoils:{name}", captain, lost)]


def _ends(game: MGame, fallen: list[Side], how: str, victor: int | None = None) -> list[Step]:
    """The defeated die, plundered by this `victor`; if two captains die at once, in order clockwise from the
    active seat (G-D2).
    """
    order = turn_order(game, game.state.active_seat)
    dying = sorted((side for side in fallen if side.seat >= 0), key=lambda side: order.index(side.seat))
    deaths: list[Step] = []
    for side in dying:
        captain = captain_of(game, side.seat)
        him = {"seat": side.seat, "captain_id": side.captain, "gold": captain.gold}
        deaths.append(Death(**him, cause=how, asked=True, other=victor))
    return [*(NpcSlain(npc=side.npc) for side in fallen if side.npc and side.npc != GUARDS), *deaths]


@VICTORY.step
class ClaimReward(CaptainStep):
    """5 gold for each bounty of a defeated pirate, from one nation: not one that wants the victor or is at
    war with his nation (Rewards). [R Bounties 8; R-17]
    """

    loser: Public[int]

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        paying = rewards(game, captain, captain_of(game, self.loser))
        if not paying:
            return None
        nation = next(iter(paying))
        if len(paying) > 1:
            options = [
                Option(f"reward:{nation}", {"nation": nation, "gold": gold})
                for nation, gold in paying.items()
            ]
            best = max(paying, key=lambda nation: paying[nation])
            (answer,) = yield from game.ask(
                Decision(
                    self.seat, "reward.nation", options, default=[f"reward:{best}"],
                    args={"target": self.loser},
                )
            )  # fmt: skip
            nation = picked(answer)
        captain.gold += paying[nation]
        game.log("reward.claimed", seat=self.seat, target=self.loser, nation=nation, gold=paying[nation])
        return None


def rewards(game: MGame, captain: Captain, loser: Captain) -> dict[str, int]:
    """Gold that each nation pays a captain for another defeated, who has bounties (Rewards)."""
    refusing = [*captain.bounties, *enemies(game, nation_of(game, captain))]
    return {
        nation: BOUNTY_REWARD * loser.bounties[nation]
        for nation in NATIONS
        if nation in loser.bounties and nation not in refusing
    }


@VICTORY.step
class NpcReward(CaptainStep):
    """Gold for defeating an NPC (a pirate), if the captain has no bounties (Rewards; G-F18).
    [R Bounties 9]
    """

    npc: Public[str]
    card: Public[str]
    gold: Public[int]

    def play(self, game: MGame) -> None:
        captain = self.captain(game)
        if captain.wanted():
            return
        captain.gold += self.gold
        npc = called(game, self.npc, self.card)
        game.log("reward.pirate", seat=self.seat, npc=npc, name=self.card, gold=self.gold)


@VICTORY.step
class Defeated(CaptainStep):
    """The captain has defeated somebody: missions that require it attach here.

    `loser`: the seat of a captain, -1 for an NPC of the kind `npc`; `bounties_before`: the loser's bounties
    when the battle began. [R Plunder 2]
    """

    loser: Public[Signed]
    npc: Public[str]
    bounties_before: Public[int]

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


@VICTORY.step
class NpcSlain(Step):
    """A defeated NPC leaves the board (G-N2). [R Plunder 4]"""

    npc: Public[str]

    def play(self, game: MGame) -> None:
        remove_npc(game, self.npc)
