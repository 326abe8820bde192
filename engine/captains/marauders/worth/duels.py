"""Whom to attack, whom to fear, and the stakes of a battle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from data.content.models import GloryCard
from engine.captains.marauders.odds.chances import finds
from engine.captains.marauders.odds.fighting import Fighter, Odds, Spoils, battle_odds
from engine.captains.marauders.seen.chart import distances
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.seen.once import once
from engine.captains.marauders.worth.aims import Aims
from engine.captains.marauders.worth.contraband import Contraband
from engine.captains.marauders.worth.errands import Errands
from engine.captains.marauders.worth.law import bounty_price
from engine.captains.marauders.worth.ships import Fleet
from engine.captains.marauders.worth.strengths import Strengths
from engine.captains.marauders.worth.trade import outlets
from engine.kernel import as_seen
from engine.marauders.combat.death import STARTING_GOLD
from engine.marauders.combat.sides import Side
from engine.marauders.combat.victory import rewards
from engine.marauders.dice import MISS
from engine.marauders.places import hand_of, hold_of, rumors_of, specialists_of
from engine.marauders.port.goods import DEMAND_PRICE, GLORY_SALE
from engine.marauders.sea.hunt import hostility, silenced
from engine.marauders.ships.hold import cargo_count
from engine.marauders.state import captain_of, nation_of
from engine.marauders.terms.npcs import NAVAL_CARGO
from engine.marauders.terms.sea import OffTurnScouts
from engine.marauders.turn.turn import ACTIONS

HOLD = 2.5
"""Gold that a cargo card aboard is worth to a captain who takes or loses it."""
APART = 7.0
"""Gold that a cargo card is worth to its captain that lies apart from the goods, since a module prizes it."""
CARD = 3.0
"""Gold a glory card or specialist is worth."""
DEAD = 12.0
"""Gold that a dead captain loses with his turn and by starting over at a new home."""
BROKE, CAPITAL = 4, 4.0
"""Gold with which nobody can trade, and what it is worth to begin again with enough."""
MOD = 3.0
STAYS, MOVES = 0.55, 0.07
"""How likely an NPC is still with a captain at sea when his next turn begins, and that one from the next zone
has come to him by then (40 and 350 such nights).
"""
COMES = (0.0, 0.9, 0.5, 0.2)
"""How likely a captain attacks another who is worth it, if it takes him so many of his next turn's actions
(5,500 such nights).
"""
PREY = 30.0
"""Gold a captain expects to win by boarding another."""
RISKED = 25.0
"""Gold he expects to risk."""
TEMPTING, SURELY = 6.0, 30.0
"""Gold that he must expect to win before he thinks of it, and with which nothing keeps him from it."""
GUESSED = 12
"""Gold aboard another captain's ship, as far as anybody can tell."""
SPOILS = 9.0
"""Gold that what an NPC's ship carries brings: three cargo cards of a naval ship."""
HINDERED = 12.0
"""What it is worth to beat a captain who is about to win."""
BROUGHT_HOME = 0.5
"""How likely a prize that would win the game comes home in time."""
IN_BATTLE = frozenset(
    {"contest_rolled", "crew_rolled", "boarded", "hits_by_you", "hits_on_you", "battle_won"}
)
"""The moments of glory cards for battles."""
SPOILT = 0.15
"""How often a point of damage takes one of three alike from a full hold."""
SPARES = 0.67
"""How much less often who has such a card dies when an NPC attacks him (76 such battles, 101 without); other
captains may have cards, too.
"""


def kept_by(card: GloryCard) -> tuple[str, ...]:
    """What a glory card saves for the next captain."""
    return tuple(
        what for effect in card.effect if effect.do == "keep_on_death" for what in effect.params["what"]
    )


class Duels(Strengths):
    """Evaluates battles for the captain of a view."""

    def __init__(self, observed: Observation, aims: Aims) -> None:
        super().__init__(observed)
        self._aims = aims
        self._weights = aims.weights
        self._exposed: dict[str, float] = {}
        self._fears: dict[tuple[str, str], float] = {}
        self._meetings: dict[str, float] = {}
        self._threats: dict[int, float] = {}
        self._ambushes: dict[str, float] = {}
        self._dangers: dict[str, float] = {}
        self._here: dict[str, list[str]] = {}
        for kind, npc in observed.board.npcs.items():
            self._here.setdefault(npc.zone, []).append(kind)

    # --- what is at stake -------------------------------------------------------------------------

    @once
    def stake(self) -> float:
        """What the captain loses with his life, compared with his successor."""
        observed = self._observed
        lasting = 0.0 if self._aims.race else self._lasting
        return (
            DEAD
            + max(0, observed.gold - STARTING_GOLD)
            + HOLD * sum(observed.hold.values())
            + APART * (cargo_count(observed.game, observed.seat) - sum(observed.hold.values()))
            + lasting
            - self._saved()
        )

    @property
    def _lasting(self) -> float:
        """What would be of use to him in a game that goes on: ship, cards, a good name."""
        observed = self._observed
        ship = (self.box.ships[observed.captain.ship.kind].buy or 40) - 10
        permanents = observed.count(hand_of(observed.seat)) + observed.count(specialists_of(observed.seat))
        wanted = 2.0 * sum(observed.captain.bounties.values())
        return max(0.0, 0.6 * ship) + MOD * len(observed.mods) + CARD * permanents - wanted

    @once
    def _kept(self) -> set[str]:
        """What cards in his hand save for his successor."""
        hand = self._observed.pieces(hand_of(self._observed.seat))
        return {what for piece in hand for what in kept_by(self.box.glory_card(piece))}

    def _saved(self) -> float:
        """What that is worth."""
        observed = self._observed
        held = {
            "cards": observed.count(hand_of(observed.seat)) - 1,
            "specialists": observed.count(specialists_of(observed.seat)),
        }
        gold = max(0, observed.gold - STARTING_GOLD) if "gold" in self._kept else 0
        return gold + CARD * sum(held.get(what, 0) for what in self._kept)

    @once
    def retiring(self) -> float:
        """What a successor is worth to him who gives up all he has but what his cards save."""
        observed = self._observed
        rumors, missions = observed.count(rumors_of(observed.seat)), len(observed.captain.missions)
        spent = 0 if "gold" in self._kept else min(STARTING_GOLD, observed.gold)
        fresh = STARTING_GOLD - spent - self._weights.action * ACTIONS + self._fleet.restored()
        if observed.gold < BROKE and not observed.hold:
            fresh += CAPITAL
        return fresh + DEAD - self.stake - CARD * (rumors + missions)

    @once
    def _fleet(self) -> Fleet:
        return self._aims.judge(Fleet)

    def _glory(self) -> float:
        return self._weights.glory + self._aims.finish(1)

    def _prize(self, kind: str) -> float:
        """What it is worth to claim an enemy's ship, shot to pieces, in place of his own."""
        return max(0.0, 0.5 * self._fleet.exchanged(kind))

    def npc_spoils(self, kind: str, *, attacks: bool) -> Spoils:
        """The stakes of a battle with an NPC."""
        observed, traits = self._observed, self._observed.traits(kind)
        won = self._glory()
        if traits.bounty:
            counts = (traits.attack_bounties if attacks else 0, traits.defeat_bounties)
            for why, count in zip(("attack", "defeat"), counts, strict=True):
                won -= bounty_price(observed, self._aims, traits.bounty, why, count) if count else 0.0
        won += 0 if observed.captain.wanted() else traits.reward
        cargo = SPOILS + HOLD if NAVAL_CARGO in traits.spoils else 0.0
        prize = self._prize(traits.ship) + cargo + self._treasure(traits.gold)
        return Spoils(won + prize, won, self.stake)

    def _treasure(self, gold: int) -> float:
        """What so much gold aboard an enemy is worth, and to have won once it is brought home."""
        aboard, aims = self._observed.gold, self._aims
        wins = aims.finish(1 + aims.points(aboard + gold)) - aims.finish(1 + aims.points(aboard))
        return aims.gold(aboard, aboard + gold) + BROUGHT_HOME * max(0.0, wins)

    def captain_spoils(self, seat: int) -> Spoils:
        """The stakes of an attack on a seat's captain."""
        observed = self._observed
        captain = captain_of(observed.game, seat)
        won = self._glory() + max(rewards(observed.game, observed.captain, captain).values(), default=0)
        if self._aims.nearly_there(observed.board.seats[seat]):
            won += HINDERED
        if not captain.wanted():
            won -= bounty_price(observed, self._aims, nation_of(observed.game, captain), "attack")
        taken = (
            GUESSED
            + HOLD * observed.count(hold_of(seat))
            + CARD * observed.count(hand_of(seat))
            + CARD * observed.count(specialists_of(seat))
        )
        return Spoils(won + taken + self._prize(captain.ship.kind), won, self.stake)

    def _against(self, kind: str) -> Odds:
        """The odds of a battle with an NPC, who has no cards."""
        odds = battle_odds(self.own, self.npc(kind))
        return replace(odds, lost=SPARES * odds.lost) if self._armed else odds

    @once
    def _armed(self) -> bool:
        """Whether he has a card for battles in hand."""
        hand = self._observed.pieces(hand_of(self._observed.seat))
        return any(self.box.glory_card(piece).moment in IN_BATTLE for piece in hand)

    # --- attacking and being attacked -------------------------------------------------------------

    def attack_npc(self, kind: str, bonus: float = 0.0) -> float:
        """What scouting for an NPC is worth, once in its zone; `bonus`: what defeating it brings besides."""
        odds = self._against(kind)
        found = 1 - self._observed.misses("scouting", "scout_npc")
        won = self.npc_spoils(kind, attacks=True).worth(odds) + odds.won * bonus
        return found * (won - self._peace - self._risked(odds))

    def attack_captain(self, seat: int, bonus: float = 0.0) -> float:
        """What scouting for a captain is worth, once in his zone at sea; `bonus` as for NPCs."""
        odds = battle_odds(self.own, self.captain(seat))
        found = 1 - self._observed.misses("scouting", "scout_captain")
        won = self.captain_spoils(seat).worth(odds) + odds.won * bonus
        return found * (won - self._peace - self._risked(odds))

    def _risked(self, odds: Odds) -> float:
        """What he risks who fights with goods aboard that are a sure point where they are sold: to lose them
        all, or one by a hit.
        """
        hold, cargo = self._observed.hold, self._observed.ship.cargo
        asked = [n for good, n in hold.items() if n >= GLORY_SALE and outlets(self._observed, good)]
        if not asked:
            return 0.0
        broken = SPOILT * odds.damage if hold.total() >= cargo and max(asked) == GLORY_SALE else 0.0
        whole = self._glory() + max(asked) * (DEMAND_PRICE - HOLD)
        return odds.lost * whole + (1 - odds.lost) * min(1.0, broken) * self._glory()

    @once
    def _peace(self) -> float:
        """What it costs to be the one who attacks."""
        return self._aims.judge(Errands).peace

    def danger(self, zone: str) -> float:
        """What it costs to enter a zone, or to start a turn at sea there, because of who is waiting."""
        if zone not in self._here:
            return 0.0
        if (known := self._dangers.get(zone)) is None:
            fears = [self.feared(kind, zone) for kind in self._lying_in_wait(zone)]
            known = self._dangers[zone] = self.together(fears)
        return known

    def together(self, fears: Iterable[float]) -> float:
        """What several dangers come to, one after the other: nobody dies twice."""
        stake, spared = self.stake, 1.0
        if stake <= 0:
            return sum(fears)
        for fear in fears:
            if fear:
                spared *= 1.0 - min(1.0, fear / stake)
        return stake * (1.0 - spared)

    def ambush(self, zone: str) -> float:
        """What it costs to enter a zone because of captains who may scout off turn there."""
        if (known := self._ambushes.get(zone)) is None:
            scouts = self._observed.game.terms(OffTurnScouts(self._observed.seat, zone)).seats
            known = self._ambushes[zone] = COMES[1] * sum(self._attacked_by(seat) for seat in scouts)
        return known

    def exposure(self, zone: str) -> float:
        """What it costs to end a turn at sea in a zone: NPCs there and nearby, captains who can come."""
        if (known := self._exposed.get(zone)) is None:
            near = self.box.zones[zone].borders.values()
            roaming = {kind for beyond in near for kind in self._here.get(beyond, ())}
            fears = [
                STAYS * self.danger(zone),
                *[MOVES * self.feared(kind, zone) for kind in sorted(roaming)],
            ]
            fears += [COMES[away] * self._attacked_by(seat) for seat, away in self._comers(zone)]
            known = self._exposed[zone] = self.together(fears)
        return known

    def _comers(self, zone: str) -> Iterator[tuple[int, int]]:
        """The rivals who can come there in their next turns, and the actions that it takes them to attack."""
        for seat, leaves, far in self._hunters:
            if (away := leaves + far[zone] + 1) <= ACTIONS:
                yield seat, away

    @once
    def _hunters(self) -> list[tuple[int, int, Mapping[str, int]]]:
        """The rivals whose ships can attack, the actions that each takes to put to sea, and the way to each
        zone.
        """
        return [
            (captain.seat, int(captain.in_port), distances(self.box, captain.zone))
            for rival in self._observed.rivals()
            if (captain := rival.captain) is not None and captain.ship.masts and captain.ship.crew
        ]

    def _attacked_by(self, seat: int) -> float:
        if (known := self._threats.get(seat)) is None:
            known = self._threats[seat] = self._attacks(seat)
        return known

    def _attacks(self, seat: int) -> float:
        """What it costs that a rival looks for the captain if he is minded to.

        The battle is weighed as if the captain began it, which is weighed anyway: who begins matters little.
        """
        odds = battle_odds(self.own, self.captain(seat))
        tempted = odds.lost * PREY - odds.won * RISKED - TEMPTING
        if tempted <= 0:
            return 0.0
        found = 1 - MISS ** self._observed.dice_of(seat, "scouting", "scout_captain")
        comes = min(1.0, tempted / (SURELY - TEMPTING)) * found
        return comes * max(0.0, odds.lost * self.stake - odds.won * self._glory())

    def feared(self, kind: str, zone: str) -> float:
        """What it costs that an NPC may scout for the captain in a zone."""
        if (known := self._fears.get((kind, zone))) is not None:
            return known
        game = self._observed.game
        with self._observed.supposed(zone, in_port=False) as captain:
            terms = hostility(game, self._observed.traits(kind), captain)
        fear = 0.0
        if terms.scouts:
            fear = max(0.0, -finds(terms) * self.met_by(kind))
            if self._smuggles.aboard and self._smuggles.searches(kind, zone):
                # Who is searched gives up what she finds, if that costs less than the battle.
                fear = min(fear, finds(terms) * self._smuggles.carried)
        self._fears[kind, zone] = fear
        return fear

    @once
    def _smuggles(self) -> Contraband:
        return self._aims.judge(Contraband)

    def preys_on(self, kind: str, seat: int) -> float:
        """The chance that an NPC finds a rival where he is, and beats him."""
        game, rival = self._observed.game, captain_of(self._observed.game, seat)
        terms = hostility(game, self._observed.traits(kind), rival)
        if rival.in_port or not terms.scouts:
            return 0.0
        return finds(terms) * battle_odds(self.npc(kind), self.captain(seat)).won

    def met_by(self, kind: str) -> float:
        """What it is worth to be attacked by an NPC."""
        if (known := self._meetings.get(kind)) is None:
            odds = self._against(kind)
            known = self._meetings[kind] = self.npc_spoils(kind, attacks=False).worth(odds)
        return known

    def _lying_in_wait(self, zone: str) -> list[str]:
        """The NPCs in a zone that are not silenced."""
        game = self._observed.game
        return [kind for kind in self._here.get(zone, ()) if not silenced(game, self._observed.traits(kind))]


def fighter_of_side(side: dict[str, Any], duels: Duels) -> Fighter:
    """The strength of a side of the battle under way as the view shows it, its damage included."""
    return duels.side(as_seen(Side, side, None))
