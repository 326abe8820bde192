"""What glory cards do in battles, and to hits in raids (docs/content.md lists the verbs)."""

from __future__ import annotations

from data.content.effects import Effect
from engine.kernel import Chapter, Decision, Option, Plan, Play, Public, picked, then
from engine.marauders.card_effects.rivals import HarmAtSea
from engine.marauders.combat.battle import Battle
from engine.marauders.combat.crew import CrewCombat, beaten, better
from engine.marauders.combat.npc_play import SidesDecide, strength
from engine.marauders.combat.sides import GUARDS, Combat, CombatStep, Side, ship_of, who
from engine.marauders.combat.volleys import inflict
from engine.marauders.dice import SKULL, successes
from engine.marauders.glory.cards import CardWindow
from engine.marauders.glory.effects import CardEffect, CarryOutCard, effect_step, effects_at, verb
from engine.marauders.sea.raids import TABLE, MerchantRaid, face
from engine.marauders.sea.scout import Found
from engine.marauders.ships.careful import after_hits, cubes, safest, spared_by_ignoring
from engine.marauders.ships.hold import LoseCargo
from engine.marauders.ships.ships import LOCATION_OF_FACE
from engine.marauders.state import LOCATIONS, Captain, MGame, bound_to, captain_of

BATTLE_CARDS = Chapter("battle_cards")


def sides(game: MGame, seat: int) -> tuple[Side, Side] | None:
    """A seat's own side and its enemy in the combat under way; None if the seat does not fight in one."""
    combat = game.within(Combat)
    if combat is None or combat.over:
        return None
    for own, enemy in (combat.sides, combat.sides[::-1]):
        if own.seat == seat:
            return own, enemy
    return None


def leads(own: Side, enemy: Side) -> bool:
    """Whether a side wins the contest with the dice as they are now (Seamanship Contest)."""
    made = successes(own.faces) + successes(enemy.faces)
    return made > 0 and better(own.faces, enemy.faces) == 0


def raid_of(game: MGame, seat: int) -> MerchantRaid | None:
    """The raid that a seat's captain is carrying out."""
    raid = game.within(MerchantRaid)
    return raid if raid is not None and raid.seat == seat else None


# --- dice -----------------------------------------------------------------------------------------


@BATTLE_CARDS.effect("add_dice")
@BATTLE_CARDS.step
class AddDice(CardEffect):
    """+dice for the next contest or Leadership roll of this battle."""

    dice: Public[int]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """In a combat where somebody will still roll."""
        fought = sides(game, seat)
        return fought is not None and any(side.declared != "flee" for side in fought)

    def play(self, game: MGame) -> None:
        if fought := sides(game, self.seat):
            fought[0].more_dice += self.dice
            game.log("card.dice", seat=self.seat, dice=self.dice)


@BATTLE_CARDS.effect("roll_more")
@BATTLE_CARDS.step
class RollMore(CardEffect):
    """More dice for the contest or Leadership roll whose dice lie there."""

    dice: Public[int]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """While dice of his lie there; without Masts no dice are added in a contest (G-F9)."""
        fought = sides(game, seat)
        if fought is None or not fought[0].faces:
            return False
        return game.within(CrewCombat) is not None or ship_of(game, fought[0]).masts > 0

    @classmethod
    def saves(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If the dice of a crew combat beat him."""
        return beaten(game, seat)

    def play(self, game: MGame) -> Play:
        fought = sides(game, self.seat)
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


# --- the card just played -------------------------------------------------------------------------


@BATTLE_CARDS.effect("copy_card")
@BATTLE_CARDS.step
class CopyCard(CardEffect):
    """Carry out the card just played once more, for the seat that copies it."""

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If the card just played would do something for this seat."""
        copied = _just_played(game)
        return copied != "" and any(
            verb(other) != "copy_card" and effect_step(game, other).usable(game, seat, other)
            for other in effects_at(game, copied)
        )

    def play(self, game: MGame) -> Plan | None:
        copied = _just_played(game)
        if not copied:
            return None
        game.log("card.copied", seat=self.seat, card=copied)
        return then(CarryOutCard(**bound_to(self.captain(game)), card=copied))


def _just_played(game: MGame) -> str:
    open_window = game.within(CardWindow)
    return open_window.played if open_window else ""


# --- contests and volleys -------------------------------------------------------------------------


@BATTLE_CARDS.effect("winners_volley")
@BATTLE_CARDS.step
class WinnersVolley(CardEffect):
    """A captain who declared Shoot but did not win still hits with all his Cannons."""

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If the seat declared Shoot, has Cannons and is not winning with the dice as they are."""
        fought = sides(game, seat)
        if fought is None or fought[0].declared != "shoot" or fought[0].full_volley:
            return False
        return ship_of(game, fought[0]).cannons > 0 and not leads(*fought)

    def play(self, game: MGame) -> None:
        if fought := sides(game, self.seat):
            fought[0].full_volley = True


@BATTLE_CARDS.effect("clean_escape")
@BATTLE_CARDS.step
class CleanEscape(CardEffect):
    """A captain who declared Flee escapes, whoever wins the contest, before any shot is fired."""

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If the seat declared Flee and would not escape with the dice as they are."""
        fought = sides(game, seat)
        if fought is None or fought[0].declared != "flee" or fought[0].clean_escape:
            return False
        return not (leads(*fought) and not successes(fought[1].faces))

    @classmethod
    def saves(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """Who flees wants to get away."""
        return True

    def play(self, game: MGame) -> None:
        if fought := sides(game, self.seat):
            fought[0].clean_escape = True


@BATTLE_CARDS.effect("place_skulls")
@BATTLE_CARDS.step
class PlaceSkulls(CardEffect):
    """The side that fired, not the target, chooses where the skulls of this volley go."""

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If the seat's volley has skulls to place."""
        fought = sides(game, seat)
        return fought is not None and "" in fought[0].aimed and not fought[0].places_skulls

    def play(self, game: MGame) -> None:
        if fought := sides(game, self.seat):
            fought[0].places_skulls = True


def shot_options(side: Side, but: str = "") -> list[Option]:
    """The shots of a volley that still hit, "shot:<n>", except those that go to this location anyway."""
    return [
        Option(f"shot:{n}", {"faces": [face], "location": aim or "skull"}, say="shot")
        for n, (face, aim) in enumerate(zip(side.shots, side.aimed, strict=True))
        if aim != "-" and (not but or aim != but)
    ]


@BATTLE_CARDS.effect("redirect_hits")
@BATTLE_CARDS.step
class RedirectHits(CardEffect):
    """Move hits of one's own volley to another location."""

    hits: Public[int]
    location: Public[str]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If a hit of the seat's volley goes elsewhere."""
        fought = sides(game, seat)
        return fought is not None and bool(shot_options(fought[0], effect.params["location"]))

    def play(self, game: MGame) -> Play:
        fought = sides(game, self.seat)
        options = shot_options(fought[0], self.location) if fought else []
        if fought is None or not options:
            return None
        picks = yield from game.ask(
            Decision(
                self.seat,
                "card.redirect",
                options,
                most=min(self.hits, len(options)),
                default=[option.id for option in options[: self.hits]],
                args={"card": self.card, "hits": self.hits, "location": self.location},
                all_open=True,
            )
        )
        aimed = list(fought[0].aimed)
        for shot in _numbers(picks):
            aimed[shot] = self.location
        fought[0].aimed = aimed
        game.log("card.redirected", seat=self.seat, count=len(picks), location=self.location)
        return None


def _numbers(picks: list[str]) -> list[int]:
    return [int(picked(pick)) for pick in picks]


@BATTLE_CARDS.effect("ignore_hits")
@BATTLE_CARDS.step
class IgnoreHits(CardEffect):
    """Ignore hits of the enemy's volley, or hit icons of one's own raid."""

    hits: Public[int]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If there are hits to ignore."""
        return bool(_hits_on(game, seat))

    @classmethod
    def saves(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If the hits sink his ship, and do not once the worst are ignored."""
        left, hits = cubes(captain_of(game, seat).ship), _felt(game, seat)
        rest = list(hits)
        for at in spared_by_ignoring(left, hits, effect.params["hits"]):
            rest.remove(at)
        return not after_hits(left, hits)["hull"] and after_hits(left, rest)["hull"] > 0

    def play(self, game: MGame) -> Play:
        options = _hits_on(game, self.seat)
        if not options:
            return None
        most = min(self.hits, len(options))
        picks = yield from game.ask(
            Decision(
                self.seat,
                "card.ignore",
                options,
                most=most,
                default=_worst_hits(game, self.seat, options, most),
                args={"card": self.card, "hits": self.hits},
                all_open=True,
            )
        )
        if fought := sides(game, self.seat):
            aimed = list(fought[1].aimed)
            for shot in _numbers(picks):
                aimed[shot] = "-"
            fought[1].aimed = aimed
        else:
            game.inside(MerchantRaid).harmless += [picked(pick) for pick in picks]
        game.log("card.ignored", seat=self.seat, count=len(picks))
        return None


def _felt(game: MGame, seat: int) -> list[str]:
    """Where the hits to ignore strike, one for each, as `_hits_on` lists them; a skull where it does the
    least harm.
    """
    left, felt = cubes(captain_of(game, seat).ship), list[str]()
    aimed = [
        str(option.args["location"])
        if "location" in option.args
        else game.box.cargo_card(option.args["card"]).hit
        for option in _hits_on(game, seat)
    ]
    known = [at for at in aimed if at in LOCATIONS]
    for at in aimed:
        felt.append(at if at in LOCATIONS else safest(left, known + felt))
    return felt


def _worst_hits(game: MGame, seat: int, options: list[Option], most: int) -> list[str]:
    """The hits that a careful captain ignores."""
    felt = _felt(game, seat)
    picks: list[str] = []
    for at in spared_by_ignoring(cubes(captain_of(game, seat).ship), felt, most):
        which = next(n for n, other in enumerate(felt) if other == at and options[n].id not in picks)
        picks.append(options[which].id)
    return picks


def _hits_on(game: MGame, seat: int) -> list[Option]:
    if fought := sides(game, seat):
        return shot_options(fought[1])
    if (raid := raid_of(game, seat)) is None:
        return []
    hitting = [
        card for card in game.places.at(TABLE) if game.box.cargo_card(card).hit and card not in raid.harmless
    ]
    return [Option(f"icon:{card}", face(game, card), say="hit-icon") for card in hitting]


# --- boarding, being found ------------------------------------------------------------------------


@BATTLE_CARDS.effect("cancel_boarding")
@BATTLE_CARDS.step
class CancelBoarding(CardEffect):
    """The boarding does not happen; the battle goes on with the next round."""

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If the seat is being boarded."""
        return _boarded(game, seat) is not None

    @classmethod
    def saves(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If the boarders are no weaker than his own crew: whoever loses a crew combat dies."""
        battle = _boarded(game, seat)
        if battle is None:
            return False
        return strength(game, 1 - battle.boarder) <= strength(game, battle.boarder)

    def play(self, game: MGame) -> None:
        if battle := _boarded(game, self.seat):
            battle.boarder = -1
            game.log("card.unboarded", seat=self.seat)


def _boarded(game: MGame, seat: int) -> Battle | None:
    battle, fought = game.within(Battle), sides(game, seat)
    if battle is None or fought is None or battle.boarder < 0:
        return None
    return battle if battle.sides[battle.boarder].seat != seat else None


@BATTLE_CARDS.effect("avoid_battle")
@BATTLE_CARDS.step
class AvoidBattle(CardEffect):
    """The Scouting roll that found the captain counts as failed."""

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If the seat's captain has just been found."""
        return _found(game, seat) is not None

    @classmethod
    def saves(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """A careful captain fights no battle that he has not sought."""
        return _found(game, seat) is not None

    def play(self, game: MGame) -> None:
        if found := _found(game, self.seat):
            found.avoided = True


def _found(game: MGame, seat: int) -> Found | None:
    found = game.within(Found)
    return found if found is not None and found.seat == seat and not found.avoided else None


@BATTLE_CARDS.effect("harm")
@BATTLE_CARDS.step
class Harm(CardEffect):
    """In combat, the enemy's ship takes hits; like those of Swivel Guns, nothing absorbs them. Outside
    combat it is another captain's ship (`rivals.HarmAtSea`).
    """

    hits: Public[int]
    location: Public[str | None] = None

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """In combat, if the enemy has something to lose there."""
        if game.within(Combat) is None:
            return HarmAtSea.usable(game, seat, effect)
        fought = sides(game, seat)
        if fought is None:
            return False
        location, ship = effect.params["location"], ship_of(game, fought[1])
        return (location is None or getattr(ship, location) > 0) and fought[1].npc != GUARDS

    @classmethod
    def saves(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If the dice of a crew combat beat him."""
        return effect.params["location"] == "crew" and beaten(game, seat)

    @classmethod
    def made(cls, game: MGame, captain: Captain, card: str, effect: Effect, path: list[str]) -> CardEffect:
        """The step that fits where the captain is."""
        if game.within(Combat) is None:
            return HarmAtSea.made(game, captain, card, effect, path)
        return super().made(game, captain, card, effect, path)

    def play(self, game: MGame) -> Plan | None:
        fought = sides(game, self.seat)
        if fought is None:
            return None
        enemy = game.inside(Combat).sides.index(fought[1])
        if self.location:
            return then(HarmShip(side=enemy, hits=[self.location] * self.hits))
        return then(RandomHarm(side=enemy, hits=self.hits))


@BATTLE_CARDS.step
class RandomHarm(SidesDecide):
    """Random hits on a side's ship: one die each; that side places the skulls."""

    side: Public[int]
    hits: Public[int]

    def play(self, game: MGame) -> Play:
        side = game.inside(Combat).sides[self.side]
        faces = yield from game.dice(self.hits, "location")
        game.log("battle.locations", who=who(side), seat=side.seat, faces=faces)
        located = [LOCATION_OF_FACE[face] for face in faces if face < SKULL]
        while len(located) < len(faces):
            ship = ship_of(game, side)
            options = [
                Option(f"hit:{where}", {"location": where, "left": getattr(ship, where)})
                for where in LOCATIONS
            ]
            question = Decision(
                side.player,
                "hit.place",
                options,
                default=[f"hit:{safest(cubes(ship), located)}"],
                args={"left": len(faces) - len(located), "located": list(located)},
            )
            ((pick,),) = yield from self.ask_sides(game, [(self.side, question)])
            located.append(picked(pick))
        return then(HarmShip(side=self.side, hits=located))


@BATTLE_CARDS.step
class HarmShip(CombatStep):
    """A side's ship takes hits at these locations, then loses cargo that she can no longer carry."""

    side: Public[int]
    hits: Public[list[str]]

    def play(self, game: MGame) -> Plan | None:
        for location in self.hits:
            inflict(game, self.side, location)
        seat = game.inside(Combat).sides[self.side].seat
        return then(LoseCargo(**bound_to(captain_of(game, seat)))) if seat >= 0 else None
