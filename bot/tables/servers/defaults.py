"""What moderators have settled for new tables: games, time, odds, settings of games, and how many tables a
member may have (`Guild.defaults`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.tables.pace import ANSWER, AT_DEADLINES, PACES
from bot.tables.servers.seasons import Season
from bot.tables.tell import Tell
from data.store import Guild
from engine.games import GAMES
from engine.kernel import OF_ONE_TABLE, AnswerError, GameSpec

ODDS_ON, ODDS_OFF, ODDS_NEVER = "yes", "no", "never"
ODDS_CHOICES = (ODDS_ON, ODDS_OFF, ODDS_NEVER)
"""Whether members of a new table see odds: they do, they do unless its host lets them, they never do."""

HOSTED, SEATED, LOBBIES = "hosted", "seated", "lobbies"
LIMITS = {HOSTED: (1, 2, 3, 5, 10), SEATED: (1, 2, 3, 5, 8, 12, 20), LOBBIES: (1, 2, 3, 5, 10, 20)}
"""What can be limited, and the numbers that are offered: tables that a member is host of, tables that he sits
at, lobbies of the whole server; as long as they are not over.
"""

_CLOSED, _PACE, _AT_DEADLINE, _ODDS, _OPTIONS, _LIMITS, _WEEKLY, _TOLD, _GREETED, _PLACES, _MENDED = (
    "closed", "pace", "at_deadline", "odds", "options", "limits", "weekly", "told", "greeted", "places",
    "mended",
)  # fmt: skip
_SEASONS, _CHALLENGE, _POST = "seasons", "challenge", "challenge_post"


class Post(NamedTuple):
    """The message about the challenge of a week, in a channel."""

    week: str
    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Defaults:
    """What a server has settled; as it is, nothing.

    `closed`: games that are not played here; one that is new is. `options`: settings of new tables, by game.
    `limits`: the most of each of `LIMITS`; one that is missing is unlimited. `weekly`: the channel of the
    post about the table of the week; `told`: about which week it was told last, by the moment it was due.
    `greeted`: it has read who the bot is. `places`: there is a table of places, by rating; `mended`: games
    count in which a moderator mended something. `seasons`: the newest ones, the last one last. `challenge`:
    the channel in which challenges are told; `post`: the newest of these messages.
    """

    closed: tuple[str, ...] = ()
    pace: str = "live"
    at_deadline: str = ANSWER
    odds: str = ODDS_ON
    options: Mapping[str, Mapping[str, Any]] = field(default_factory=dict[str, Mapping[str, Any]])
    limits: Mapping[str, int] = field(default_factory=dict[str, int])
    weekly: int | None = None
    told: str = ""
    greeted: bool = False
    places: bool = True
    mended: bool = False
    seasons: tuple[Season, ...] = ()
    challenge: int | None = None
    post: Post | None = None

    @classmethod
    def of(cls, guild: Guild | None) -> Defaults:
        """What a server has settled; what cannot be understood any more is as if it had not."""
        kept: dict[str, Any] = (guild.defaults if guild is not None else None) or {}
        closed = tuple(game for game in GAMES if game in kept.get(_CLOSED, ()))
        return cls(
            # One game at least is played: the last one that is left may have been removed from the bot.
            closed if len(closed) < len(GAMES) else (),
            _known(kept.get(_PACE), PACES, "live"),
            _known(kept.get(_AT_DEADLINE), AT_DEADLINES, ANSWER),
            _known(kept.get(_ODDS), ODDS_CHOICES, ODDS_ON),
            kept.get(_OPTIONS, {}),
            {name: most for name, most in kept.get(_LIMITS, {}).items() if name in LIMITS},
            kept.get(_WEEKLY),
            kept.get(_TOLD, ""),
            bool(kept.get(_GREETED, False)),
            bool(kept.get(_PLACES, True)),
            bool(kept.get(_MENDED, False)),
            tuple(one for each in kept.get(_SEASONS, ()) if (one := Season.of(each)) is not None),
            kept.get(_CHALLENGE),
            Post(*post) if (post := kept.get(_POST)) is not None else None,
        )

    def stored(self) -> dict[str, Any]:
        """As a server's settings keep it."""
        return {
            _CLOSED: list(self.closed),
            _PACE: self.pace,
            _AT_DEADLINE: self.at_deadline,
            _ODDS: self.odds,
            _OPTIONS: {game: dict(options) for game, options in self.options.items()},
            _LIMITS: dict(self.limits),
            _WEEKLY: self.weekly,
            _TOLD: self.told,
            _GREETED: self.greeted,
            _PLACES: self.places,
            _MENDED: self.mended,
            _SEASONS: [one.stored() for one in self.seasons],
            _CHALLENGE: self.challenge,
            _POST: list(self.post) if self.post is not None else None,
        }

    @property
    def games(self) -> list[str]:
        """The games that are played here."""
        return [game for game in GAMES if game not in self.closed]

    @property
    def season(self) -> Season | None:
        """The season that runs."""
        return self.seasons[-1] if self.seasons and self.seasons[-1].until is None else None

    @property
    def odds_are_free(self) -> bool:
        """Whether hosts choose whether members see odds."""
        return self.odds != ODDS_NEVER

    def check_game(self, game: str) -> None:
        """Raises Tell for a game that is not played here."""
        if game in self.closed:
            raise Tell("tell-game-closed", game=game, games=self.games)

    def proposed(self, spec: GameSpec, modules: Iterable[str]) -> dict[str, Any]:
        """The settings with which a new table of a game begins, with these modules."""
        chosen = tuple(modules)
        proposed = spec.resolve_options({}, chosen)
        for option in spec.settings(chosen):
            wanted = self.options.get(spec.id, {}).get(option.id)
            if wanted is None or option.id in OF_ONE_TABLE:
                continue
            try:
                proposed[option.id] = option.read(wanted)
            except AnswerError:
                # The values of a setting may have changed since.
                continue
        return proposed


def _known(kept: object, choices: Iterable[str], otherwise: str) -> str:
    return kept if isinstance(kept, str) and kept in choices else otherwise
