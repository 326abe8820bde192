"""What non-player captains do: they move, hunt and scout (Hunt Priority; Scouting; NPC Movement)."""

from __future__ import annotations

from typing import Any, ClassVar

from data.content.words import COMPASS
from engine.kernel import Chapter, Plan, Play, Public, Step, again, then
from engine.marauders.combat.sides import captain_side, npc_side
from engine.marauders.dice import Roll, RollingStep, successes
from engine.marauders.events.events import MoveNpcs
from engine.marauders.glory.cards import window
from engine.marauders.law.war import enemies
from engine.marauders.marks import UNSEEN
from engine.marauders.npcs.traits import called, npcs_in, traits_of
from engine.marauders.sea.attack import attack
from engine.marauders.sea.scout import Found
from engine.marauders.ships.hold import filled
from engine.marauders.state import Captain, CaptainStep, MGame, bound_to, captain_of, captains, nation_of
from engine.marauders.terms.npcs import UNWANTED, WANTED, Hostility, NpcTraits
from engine.marauders.triggers import NpcScouting

HUNT = Chapter("hunt")


# --- hunt priority ----------------------------------------------------------------------------------


def hostility(game: MGame, traits: NpcTraits, captain: Captain) -> Hostility:
    """Whether an NPC hunts and scouts for a captain, and how it finds him (Hunt Priority; Scouting).

    A naval ship: captains with bounties of its own nation, then of others, and in war the enemy's captains. A
    pirate: every captain without bounties. [R NPCs 9, 10, 14]
    """
    flag, wanted = traits.flag, captain.wanted()
    after = {WANTED: wanted or flag in enemies(game, nation_of(game, captain)), UNWANTED: not wanted}
    return game.terms(
        Hostility(
            captain.seat,
            captain.zone,
            traits.npc,
            flag,
            hunts=after.get(traits.hunts, False),
            scouts=after.get(traits.scouts, False),
            dice=max(traits.scouting, captain.bounties.get(flag, 0)),
        )
    )


def hunt_score(game: MGame, traits: NpcTraits, captain: Captain) -> tuple[int, int, int]:
    """How well a captain meets the first, second and third hunt priority of an NPC. [R NPCs 9, 10]"""
    if traits.hunts == WANTED:
        own = captain.bounties.get(traits.flag, 0)
        return (
            own,
            sum(captain.bounties.values()) - own,
            traits.flag in enemies(game, nation_of(game, captain)),
        )
    cargo = filled(game, captain.seat)
    return captain.gold, cargo, not (captain.gold or cargo)


# --- movement ---------------------------------------------------------------------------------------


@HUNT.after(MoveNpcs)
def move_npcs(game: MGame, step: MoveNpcs) -> list[Step]:
    """The icons of the event card, in order; an NPC that is not in play does not move. [R NPCs 7]"""
    icons = game.box.event_card(step.event).icons
    return [MoveNpc(npc=icon.npc, direction=icon.direction) for icon in icons if icon.npc in game.state.npcs]


@HUNT.step
class MoveNpc(Step):
    """An NPC moves one zone as its icon says, or to the captain it hunts (NPC Movement; Hunting).
    [R NPCs 7, 8]
    """

    npc: Public[str]
    direction: Public[str]

    def play(self, game: MGame) -> Plan | None:
        npc = game.state.npcs[self.npc]
        origin = npc.zone
        reach, traits = [origin, *game.box.zones[origin].borders.values()], traits_of(game, self.npc)
        targets_in_zone = [
            him.seat for him in captains(game) if him.zone in reach and hostility(game, traits, him).hunts
        ]
        if targets_in_zone:
            compares = len(targets_in_zone) > 1 and traits.hunts == UNWANTED
            return then((HuntForGold if compares else Hunt)(npc=self.npc, targets_in_zone=targets_in_zone))
        npc.zone = zone_towards(game, origin, self.direction)
        game.log("npc.moved", npc=called(game, self.npc), name=npc.card, origin=origin, zone=npc.zone)
        return None


@HUNT.step
class Hunt(Step):
    """The NPC ends up in the zone of the captain in reach who meets its priorities best; ties are drawn
    (Hunting Player Captains). [R NPCs 8, 11]
    """

    npc: Public[str]
    targets_in_zone: Public[list[int]]
    says_lot: ClassVar[bool] = True
    """Whether all may know that several captains drew it equally."""

    def play(self, game: MGame) -> Play:
        traits = traits_of(game, self.npc)
        lures = {seat: hunt_score(game, traits, captain_of(game, seat)) for seat in self.targets_in_zone}
        best = [str(seat) for seat in self.targets_in_zone if lures[seat] == max(lures.values())]
        if len(best) > 1:
            if self.says_lot:
                card = game.state.npcs[self.npc].card
                game.log("npc.lot", npc=called(game, self.npc), name=card, seats=[*map(int, best)])
            best = yield from game.draw_lots(best, "hunted")
        npc, hunted = game.state.npcs[self.npc], captain_of(game, int(best[0]))
        origin, npc.zone = npc.zone, hunted.zone
        key = "npc.lurks" if npc.zone == origin else "npc.hunts"
        name = called(game, self.npc)
        game.log(key, npc=name, name=npc.card, seat=hunted.seat, origin=origin, zone=npc.zone)
        return None


@HUNT.step
class HuntForGold(Hunt):
    """A pirate with several captains in reach: the referee compares what they have aboard, and reveals only
    who is hunted (ruling: hunt comparison of hidden gold). [R NPCs 11]
    """

    says_lot = False


HUNT.declassify(
    HuntForGold,
    "which of several captains a pirate hunts: the one with the most gold aboard",
    "Hunting Player Captains; ruling: hunt comparison of hidden gold",
)


def zone_towards(game: MGame, zone: str, direction: str) -> str:
    """The zone across the border in this direction, or across the next one clockwise (NPC Movement)."""
    borders = {str(border): str(beyond) for border, beyond in game.box.zones[zone].borders.items()}
    first = COMPASS.index(direction.upper())
    return next(borders[letter] for letter in (*COMPASS[first:], *COMPASS[:first]) if letter in borders)


# --- scouting ---------------------------------------------------------------------------------------


def silenced(game: MGame, traits: NpcTraits) -> bool:
    """A pirate beside a naval ship, or a Man-o-War beside another one, does not scout (Scouting; G-N5).
    [R NPCs 15; S Cards 14]
    """
    kinds = npcs_in(game, game.state.npcs[traits.npc].zone)
    beside = [traits_of(game, kind) for kind in kinds if kind != traits.npc]
    return any(one.flag in traits.fears or (traits.man_o_war and one.man_o_war) for one in beside)


@HUNT.after(NpcScouting)
def npcs_scout(game: MGame, step: NpcScouting) -> list[Step]:
    """NPCs scout for a captain who starts his turn at sea in their zone or enters it (Scouting).
    [R NPCs 12, 17; G-M6]
    """
    captain = captain_of(game, step.seat)
    if captain.in_port or UNSEEN.on(captain):
        return []
    return [NpcsScout(**bound_to(captain))] if npcs_in(game, captain.zone) else []


@HUNT.step
class NpcsScout(CaptainStep):
    """Every hostile NPC that is not silenced rolls once; those that find him fight in random order (G-M7).
    [R NPCs 12, 16]
    """

    scouted: Public[bool] = False
    found: Public[list[str]] = []
    """The kinds of NPCs that have found him."""

    def play(self, game: MGame) -> Play | Plan | None:
        captain = self.captain(game)
        if not self.scouted:
            self.scouted = True
            scouting = [kind for kind in npcs_in(game, captain.zone) if self._scouts(game, kind, captain)]
            him = bound_to(captain)
            return again(*(ScoutedByNpc(**him, npc=kind) for kind in scouting)) if scouting else None
        return self._attacked(game, captain)

    def _attacked(self, game: MGame, captain: Captain) -> Play:
        found = self.found
        if len(found) > 1:
            found = yield from game.draw_lots(found, "npc order", len(found))
        return then(*(FoundByNpc(**bound_to(captain), npc=kind) for kind in found))

    def _scouts(self, game: MGame, kind: str, captain: Captain) -> bool:
        traits = traits_of(game, kind)
        return hostility(game, traits, captain).scouts and not silenced(game, traits)


@HUNT.step
class ScoutedByNpc(RollingStep):
    """An NPC scouts for the captain: this many rolls must succeed, and this many failed ones are rerolled
    (Scouting; rulings: Basse-Terre's repeat, Nassau's two rolls). [R NPCs 18, 19]
    """

    npc: Public[str]
    made: Public[int] = 0
    """Rolls that have succeeded."""
    repeated: Public[int] = 0

    def play(self, game: MGame) -> Plan | None:
        captain = self.captain(game)
        if self.faces is not None:
            terms = hostility(game, traits_of(game, self.npc), captain)
            if successes(self.faces):
                self.made += 1
            elif self.repeated < terms.repeats:
                self.repeated += 1
            else:
                return None
            if self.made == terms.rolls:
                scouting = game.inside(NpcsScout)
                scouting.found = [*scouting.found, self.npc]
                return None
        self.faces = None
        return again(NpcScoutingRoll(**bound_to(captain), npc=self.npc))


@HUNT.step
class NpcScoutingRoll(Roll):
    """One Scouting roll of an NPC for a captain: unless it fails, he is found. [R Terms 3; R NPCs 12]"""

    npc: Public[str]

    def throw(self, game: MGame) -> Play:
        """As many dice as the terms say."""
        terms = hostility(game, traits_of(game, self.npc), self.captain(game))
        faces = yield from game.dice(terms.dice, "npc scouting")
        game.log(
            "npc.scouted",
            npc=called(game, self.npc),
            name=game.state.npcs[self.npc].card,
            seat=self.seat,
            faces=faces,
            successes=successes(faces),
            because=[
                source
                for field in ("scouts", "rolls", "repeats", "dice")
                for source in terms.changed_by(field)
            ],
        )
        self.faces = faces
        return None


@HUNT.step
class FoundByNpc(Found):
    """An NPC has found the captain: unless a card says otherwise, they battle (Scouting). [R NPCs 13]"""

    npc: Public[str]

    def finder(self, game: MGame) -> dict[str, Any]:
        """The NPC."""
        return {"say": "who-npc", "npc": self.npc, "name": game.state.npcs[self.npc].card}

    def play(self, game: MGame) -> Any:
        captain = self.captain(game)
        name = game.state.npcs[self.npc].card
        if not self.asked:
            self.asked = True
            game.log("npc.found", npc=called(game, self.npc), name=name, seat=self.seat, zone=captain.zone)
            return again(*window(game, {self.seat: ["found"]}))
        if self.avoided:
            game.log("npc.missed", npc=called(game, self.npc), name=name, seat=self.seat)
            return None
        return then(NpcAttacks(**bound_to(captain), npc=self.npc))


@HUNT.step
class NpcAttacks(CaptainStep):
    """The NPC attacks the captain it has found (Scouting). A rule that lets him do something about it
    attaches before this step and sets one of its fields. [R NPCs 13; S Contraband 10]
    """

    npc: Public[str]
    resists: Public[bool] = False
    """He is the one who attacks."""
    called_off: Public[bool] = False

    def play(self, game: MGame) -> Plan | None:
        if self.called_off:
            return None
        npc, his = npc_side(game, self.npc, self.seat), captain_side(self.captain(game))
        return then(*(attack(game, his, npc) if self.resists else attack(game, npc, his)))
