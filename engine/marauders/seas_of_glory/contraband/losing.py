"""Contraband searched for by naval ships, and lost (Traveling With Contraband; Taking Damage to Cargo)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from engine.kernel import Decision, Option, Play, Public, Request, Step, again, picked, then
from engine.marauders.npcs.traits import is_navy, traits_of
from engine.marauders.places import hold_of
from engine.marauders.sea.hunt import FoundByNpc, NpcAttacks, hostility
from engine.marauders.seas_of_glory.contraband.space import CONTRABAND, SPACE, contraband_of, space_of
from engine.marauders.ships.hold import LoseCargo, cargo_spaces, exposed, filled, room
from engine.marauders.state import Captain, CaptainStep, MGame, bound_to, captain_of
from engine.marauders.terms.npcs import Hostility

# --- naval ships ------------------------------------------------------------------------------------


@CONTRABAND.rule(Hostility)
def navies_search(game: MGame, terms: Hostility) -> None:
    """Naval ships scout for captains without bounties who have contraband, but do not move towards them.
    [S Contraband 9, 12; G-Z1]
    """
    if is_navy(terms.flag) and not captain_of(game, terms.seat).wanted() and _visible(game, terms.seat):
        terms.scouts = True


def _visible(game: MGame, seat: int) -> int:
    """How much contraband a naval ship would find."""
    if not game.places.count(contraband_of(seat)):
        return 0  # Then nobody need ask how much room there is for it.
    return exposed(game, space_of(game, seat), seat)


def _searched(game: MGame, npc: str, captain: Captain) -> bool:
    """Whether contraband alone has set this NPC on him: an enemy in war attacks anyway (G-S7)."""
    terms = hostility(game, traits_of(game, npc), captain)
    return terms.scouts and CONTRABAND.name in terms.changed_by("scouts")


@CONTRABAND.before(FoundByNpc)
def nothing_left_to_find(game: MGame, step: FoundByNpc) -> None:
    """Once he has discarded it, or lost it in a battle with the first, other naval ships that scouted for it
    find nothing (G-S7). [S Contraband 11]
    """
    traits = traits_of(game, step.npc)
    if is_navy(traits.flag) and not hostility(game, traits, captain_of(game, step.seat)).scouts:
        step.asked = step.avoided = True


@CONTRABAND.before(NpcAttacks)
def searched(game: MGame, step: NpcAttacks) -> list[Step]:
    """A naval ship that has found contraband searches before it attacks. [S Contraband 11; G-S7]"""
    captain = captain_of(game, step.seat)
    return [Searched(**bound_to(captain), npc=step.npc)] if _searched(game, step.npc, captain) else []


@CONTRABAND.step
class Searched(CaptainStep):
    """He resists, and is the one who attacks, or discards his contraband and goes free. [S Contraband 10]"""

    npc: Public[str]

    def play(self, game: MGame) -> Play:
        traits = traits_of(game, self.npc)
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "contraband.found",
                [
                    Option("resist", {"nation": traits.bounty}, tone="destructive"),
                    Option("discard", say="discard-contraband", tone="confirm"),
                ],
                default=["discard"],
                args={
                    "npc": self.npc,
                    "name": traits.card,
                    "nation": traits.bounty,
                    "count": _visible(game, self.seat),
                },
            )
        )
        attack = game.inside(NpcAttacks)
        if pick == "resist":
            attack.resists = True
            game.log("contraband.resisted", seat=self.seat, npc=self.npc, name=traits.card)
            return None
        attack.called_off = True
        return then(DiscardContraband(**bound_to(self.captain(game))))


# --- what is lost -----------------------------------------------------------------------------------


class LosesContraband(CaptainStep, kw_only=True):
    """Base of the steps that take contraband away: he first names the cards that a ship keeps `apart`.
    [S Contraband 17]
    """

    def in_sight(self, game: MGame) -> Generator[Request, Any, list[str]]:
        """The contraband that can be found and lost."""
        place = contraband_of(self.seat)
        cards = sorted(game.places.at(place))
        count = min(space_of(game, self.seat).apart, len(cards))
        if not count:
            return cards
        options = [Option(f"hide:{card}", {"card": card}, secret=True) for card in cards]
        picks = yield from game.ask(
            Decision(
                self.seat,
                "contraband.hide",
                options,
                least=count,
                most=count,
                default=[option.id for option in options[:count]],
                args={"count": count},
            )
        )
        hidden = [picked(pick) for pick in picks]
        return [card for card in cards if card not in hidden]


@CONTRABAND.step
class DiscardContraband(LosesContraband):
    """All of it goes, openly (G-S7), except what nobody finds. [S Contraband 10]"""

    def play(self, game: MGame) -> Play:
        gone = yield from self.in_sight(game)
        game.move(gone, contraband_of(self.seat), "cargo.discards")
        game.log("contraband.discarded", seat=self.seat, cards=gone)
        return None


@CONTRABAND.before(LoseCargo)
def he_chooses_the_space(game: MGame, step: LoseCargo) -> list[Step]:
    """Cargo that is lost comes from the space he chooses. [S Contraband 16]"""
    return [LoseFromEither(seat=step.seat, captain_id=step.captain_id)]


@CONTRABAND.step
class LoseFromEither(CaptainStep):
    """Card by card he says from which space, as long as both have some; chance says which card there.
    [S Contraband 16]
    """

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        surplus = 0 if captain.in_port else filled(game, self.seat) - room(game, captain)
        spaces = [space for space in cargo_spaces(game, self.seat) if exposed(game, space, self.seat)]
        contraband = any(space.place == SPACE for space in spaces)
        if surplus <= 0 or not contraband:
            return None
        place = SPACE
        if len(spaces) > 1:
            options = [Option(f"lose:{space.place}", {"goods": space.goods}, "lose-from") for space in spaces]
            (pick,) = yield from game.ask(
                Decision(
                    self.seat, "contraband.lose", options, default=[options[0].id], args={"count": surplus}
                )
            )
            place = picked(pick)
        lose = LoseOneContraband if place == SPACE else LoseOneGood
        return again(lose(seat=self.seat, captain_id=self.captain_id))


@CONTRABAND.step
class LoseOneContraband(LosesContraband):
    """One random card of what is in sight. [S Contraband 16]"""

    def play(self, game: MGame) -> Play:
        cards = yield from self.in_sight(game)
        lost = yield from game.draw_lots(cards, "cargo lost")
        game.move(lost, contraband_of(self.seat), "cargo.discards")
        game.log("cargo.lost", seat=self.seat, cards=lost)
        return None


@CONTRABAND.step
class LoseOneGood(CaptainStep):
    """One random card of the regular cargo. [S Contraband 16]"""

    def play(self, game: MGame) -> Play:
        lost = yield from game.draw_unseen(hold_of(self.seat), "cargo.discards", 1, "cargo lost")
        game.log("cargo.lost", seat=self.seat, cards=lost)
        return None
