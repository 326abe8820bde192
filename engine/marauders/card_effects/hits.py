"""What glory cards do to the hits of volleys and raids (docs/content.md lists the verbs)."""

from __future__ import annotations

from data.content.verbs.effects import Effect
from engine.kernel import Chapter, Decision, Option, Play, Public, picked
from engine.marauders.combat.sides import Side, sides_of
from engine.marauders.glory.effects import CardEffect
from engine.marauders.sea.raids import TABLE, MerchantRaid, face
from engine.marauders.ships.careful import after_hits, cubes, safest, spared_by_ignoring
from engine.marauders.state import LOCATIONS, MGame, captain_of

HIT_CARDS = Chapter("hit_cards")


# --- one's own volley -----------------------------------------------------------------------------


@HIT_CARDS.effect("place_skulls")
@HIT_CARDS.step
class PlaceSkulls(CardEffect):
    """The side that fired, not the target, chooses where the skulls of this volley go. [R Cards 18]"""

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If the seat's volley has skulls to place."""
        fought = sides_of(game, seat)
        return fought is not None and "" in fought[0].aimed and not fought[0].places_skulls

    def play(self, game: MGame) -> None:
        if fought := sides_of(game, self.seat):
            fought[0].places_skulls = True


def shot_options(side: Side, but: str = "") -> list[Option]:
    """The shots of a volley that still hit, "shot:<n>", except those that go to this location anyway."""
    return [
        Option(f"shot:{n}", {"faces": [face], "location": aim or "skull"}, say="shot")
        for n, (face, aim) in enumerate(zip(side.shots, side.aimed, strict=True))
        if aim != "-" and (not but or aim != but)
    ]


@HIT_CARDS.effect("redirect_hits")
@HIT_CARDS.step
class RedirectHits(CardEffect):
    """Move hits of one's own volley to another location. [R Cards 19]"""

    hits: Public[int]
    location: Public[str]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If a hit of the seat's volley goes elsewhere."""
        fought = sides_of(game, seat)
        return fought is not None and bool(shot_options(fought[0], effect.params["location"]))

    def play(self, game: MGame) -> Play:
        fought = sides_of(game, self.seat)
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


# --- hits taken -----------------------------------------------------------------------------------


def raid_of(game: MGame, seat: int) -> MerchantRaid | None:
    """The raid that a seat's captain is carrying out."""
    raid = game.within(MerchantRaid)
    return raid if raid is not None and raid.seat == seat else None


@HIT_CARDS.effect("ignore_hits")
@HIT_CARDS.step
class IgnoreHits(CardEffect):
    """Ignore hits of the enemy's volley, or hit icons of one's own raid. [R Cards 17]"""

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
        if fought := sides_of(game, self.seat):
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
    if fought := sides_of(game, seat):
        return shot_options(fought[1])
    if (raid := raid_of(game, seat)) is None:
        return []
    hitting = [
        card for card in game.places.at(TABLE) if game.box.cargo_card(card).hit and card not in raid.harmless
    ]
    return [Option(f"icon:{card}", face(game, card), say="hit-icon") for card in hitting]
