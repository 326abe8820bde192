"""What members read of finished games: their own record, and their server's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from discord import ui

from bot.present.controls import before_game, gallery
from bot.tables.finding.results import LEAST, OfGame, Own
from bot.tables.plain import plain
from bot.tables.servers.seasons import SeasonTable
from bot.tables.stamps import ago, on
from bot.tables.waits import WITHIN
from bot.wording.luck import luck_text
from bot.wording.pages import cut
from bot.wording.solo import own_line
from data.locale import Texts
from data.store import Played
from data.store.results.looked import Best, Rival, Tally
from engine.kernel import Luck
from render import Picture

MOST_LAST = 5
"""Games of which each has a line."""
MOST_ALONE = 8
"""Lines of what he has reached alone."""
_MOST_TEXT = 3600


def own_layout(texts: Texts, own: Own, *, here: bool, mine: bool, picture: Picture | None) -> ui.LayoutView:
    """A member's record, as he or somebody else reads it; `here`: of one server."""
    told = ui.TextDisplay[Any](cut(own_text(texts, own, here=here, mine=mine), _MOST_TEXT))
    return before_game([told, gallery(picture)] if picture is not None else [told])


def own_text(texts: Texts, own: Own, *, here: bool, mine: bool) -> str:
    """The same in words: by game, rivals, favourites, the last games, dice."""
    say = texts.say
    title = say("record-title", place="here" if here else "everywhere")
    lines = [title if mine else say("record-title-other", who=called(own.member))]
    if not own.games:
        lines.append(say("record-none", mine="yes" if mine else "no"))
        return "\n".join(lines)
    lines += [f"- {_game_line(texts, one, own, here=here)}" for one in own.games]
    if (kept := own.reliable) is not None:
        lines.append(
            say("record-reliable", told=reliable_text(texts, kept.within, kept.finishes), tables=kept.tables)
        )
    if mine and own.alone:
        told = [say("solo-line", game=one.game, told=own_line(texts, one)) for one in own.alone]
        lines += [say("solo-title"), *(f"- {line}" for line in told[:MOST_ALONE])]
    if own.rivals:
        lines += [say("record-rivals"), *(f"- {_rival_line(texts, one)}" for one in own.rivals)]
    if own.captains:
        key = "record-captains" if mine else "record-captains-other"
        lines.append(say(key, named=_favourites(texts, own.captains)))
    if own.ships:
        lines.append(say("record-ships", named=_favourites(texts, own.ships)))
    lines += [say("record-latest"), *(f"- {_last_line(texts, one)}" for one in own.latest[:MOST_LAST])]
    fallen: dict[str, list[Luck]] = {}
    for one in own.latest:
        if (luck := luck_of(one)) is not None and luck.dice:
            fallen.setdefault(one.game, []).append(luck)
    lines += [
        say("record-luck", games=len(lucks), game=game, told=luck_text(texts, game, lucks))
        for game, lucks in fallen.items()
    ]
    return "\n".join(lines)


def reliable_text(texts: Texts, within: int, finishes: int) -> str:
    """How somebody keeps to his tables, as `Reliability` has it."""
    finished = texts.say("reliable-finishes", percent=finishes)
    if not within:
        return finished
    if within > WITHIN[-1]:
        return f"{texts.say('reliable-slowly')}, {finished}"
    days = within // 24
    soon = texts.say("reliable-days", count=days) if days > 1 else texts.say("reliable-hours", count=within)
    return f"{soon}, {finished}"


def _game_line(texts: Texts, one: Tally, own: Own, *, here: bool) -> str:
    say = texts.say
    line = say("record-game", game=one.what, played=one.played, won=one.won, best=one.best)
    if not here:
        return line
    rating = own.rated.get(one.what)
    if rating is None:
        return line
    if rating.shown:
        return f"{line} · {say('record-rating', points=rating.points)}"
    return f"{line} · {say('record-unrated', left=LEAST - rating.games)}"


def _rival_line(texts: Texts, one: Rival) -> str:
    even = one.played - one.ahead - one.behind
    return texts.say("record-rival", who=called(one.member), ahead=one.ahead, behind=one.behind, even=even)


def _favourites(texts: Texts, found: Sequence[Tally]) -> list[str]:
    return [
        texts.say("record-favourite", name=texts.name(one.what), played=one.played, won=one.won)
        for one in found
    ]


def _last_line(texts: Texts, one: Played) -> str:
    line = texts.say(
        "record-last",
        place=one.place,
        seats=one.seats,
        game=one.game,
        points=one.points,
        when=ago(one.finished_at),
    )
    luck = luck_of(one)
    return f"{line} · {luck_text(texts, one.game, [luck])}" if luck is not None and luck.dice else line


def luck_of(one: Played) -> Luck | None:
    """How dice or cards of a seat fell; None in a game without either, and where nothing is known of it."""
    kept = one.told.get("luck")
    return None if kept is None else msgspec.convert(kept, Luck)


def server_layout(texts: Texts, found: Sequence[OfGame]) -> ui.LayoutView:
    """A server's records, game by game, each with its table of places."""
    say = texts.say
    items: list[ui.Item[Any]] = [ui.TextDisplay(say("record-server" if found else "record-server-none"))]
    items += [ui.TextDisplay(cut(_of_game(texts, one), 1200)) for one in found]
    return before_game(items)


def season_layout(texts: Texts, found: SeasonTable) -> ui.LayoutView:
    """A server's season with its places."""
    return before_game([ui.TextDisplay(cut(_season(texts, found), _MOST_TEXT))])


def _season(texts: Texts, found: SeasonTable) -> str:
    say, season = texts.say, found.season
    if season is None:
        return say("season-none")
    lines = [say("season-title", name=plain(season.name))]
    if season.until is None:
        lines.append(say("season-runs", since=on(season.since)))
    else:
        lines.append(say("season-over", since=on(season.since), until=on(season.until)))
    lines += [
        say(
            "season-place",
            place=one.place,
            who=called(one.member),
            points=one.points,
            games=one.games,
            won=one.won,
        )
        for one in found.standings
    ]
    if not found.standings:
        lines.append(say("season-empty"))
    return "\n".join([*lines, say("season-rule")])


def _of_game(texts: Texts, one: OfGame) -> str:
    say, deed = texts.say, f"record-deed-{one.game}"
    lines = [say("record-server-game", game=one.game, played=one.played)]
    if one.points is not None:
        lines.append(f"- {_best(texts, 'record-points', one.points)}")
    if one.deed is not None and texts.has(deed):
        lines.append(f"- {_best(texts, deed, one.deed)}")
    if one.places:
        lines.append(say("record-places"))
        lines += [
            say("record-place", place=n, who=called(rated.member), points=rated.points, games=rated.games)
            for n, rated in enumerate(one.places, 1)
        ]
    elif one.has_places:
        lines.append(say("record-no-places"))
    return "\n".join(lines)


def _best(texts: Texts, key: str, best: Best) -> str:
    return texts.say(key, much=best.much, who=called(best.member))


def called(member: int) -> str:
    """A member, so that Discord shows the name that he has in the server."""
    return f"<@{member}>"
