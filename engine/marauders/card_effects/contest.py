"""What glory cards do to the dice and the outcome of a contest or crew combat (docs/content.md lists the
verbs).
"""

from __future__ import annotations

from data.content.verbs.effects import Effect
from engine.kernel import Chapter, Play, Public
from engine.marauders.combat.crew import CrewCombat, beaten, better
from engine.marauders.combat.sides import Side, ship_of, sides_of
from engine.marauders.dice import successes
from engine.marauders.glory.effects import CardEffect
from engine.marauders.state import MGame

CONTEST_CARDS = Chapter("contest_cards")


# --- dice -----------------------------------------------------------------------------------------


@CONTEST_CARDS.effect("add_dice")
@CONTEST_CARDS.step
class AddDice(CardEffect):
    """+dice for the next contest or Leadership roll of this battle. [R Cards 12]"""

    dice: Public[int]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """In a combat where somebody will still roll."""
        fought = sides_of(game, seat)
        return fought is not None and any(side.declared != "flee" for side in fought)

    def play(self, game: MGame) -> None:
        if fought := sides_of(game, self.seat):
            fought[0].more_dice += self.dice
            game.log("card.dice", seat=self.seat, dice=self.dice)


@CONTEST_CARDS.effect("roll_more")
@CONTEST_CARDS.step
class RollMore(CardEffect):
    """More dice for the contest or Leadership roll whose dice lie there. [R Cards 13]"""

    dice: Public[int]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """While dice of his lie there; without Masts no dice are added in a contest (G-F9)."""
        fought = sides_of(game, seat)
        if fought is None or not fought[0].faces:
            return False
        return game.within(CrewCombat) is not None or ship_of(game, fought[0]).masts > 0

    @classmethod
    def saves(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If the dice of a crew combat beat him."""
        return beaten(game, seat)

    def play(self, game: MGame) -> Play:
        fought = sides_of(game, self.seat)
        if fought is None or not fought[0].faces:
            return None
        faces = yield from game.dice(self.dice, "more dice")
        fought[0].faces = [*fought[0].faces, *faces]
        game.log(
            "card.more_dice",
            seat=self.seat,
            dice=self.dice,
            faces=list(fought[0].faces),
            successes=successes(fought[0].faces),
        )
        return None


# --- who wins -------------------------------------------------------------------------------------


def leads(own: Side, enemy: Side) -> bool:
    """Whether a side wins the contest with the dice as they are now (Seamanship Contest)."""
    made = successes(own.faces) + successes(enemy.faces)
    return made > 0 and better(own.faces, enemy.faces) == 0


@CONTEST_CARDS.effect("winners_volley")
@CONTEST_CARDS.step
class WinnersVolley(CardEffect):
    """A captain who declared Shoot but did not win still hits with all his Cannons. [R Cards 15]"""

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If the seat declared Shoot, has Cannons and is not winning with the dice as they are."""
        fought = sides_of(game, seat)
        if fought is None or fought[0].declared != "shoot" or fought[0].full_volley:
            return False
        return ship_of(game, fought[0]).cannons > 0 and not leads(*fought)

    def play(self, game: MGame) -> None:
        if fought := sides_of(game, self.seat):
            fought[0].full_volley = True


@CONTEST_CARDS.effect("clean_escape")
@CONTEST_CARDS.step
class CleanEscape(CardEffect):
    """A captain who declared Flee escapes, whoever wins the contest, before any shot is fired.
    [R Cards 16]
    """

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If the seat declared Flee and would not escape with the dice as they are."""
        fought = sides_of(game, seat)
        if fought is None or fought[0].declared != "flee" or fought[0].clean_escape:
            return False
        return not (leads(*fought) and not successes(fought[1].faces))

    @classmethod
    def saves(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """Who flees wants to get away."""
        return True

    def play(self, game: MGame) -> None:
        if fought := sides_of(game, self.seat):
            fought[0].clean_escape = True
