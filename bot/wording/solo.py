"""What games alone, for a score, come to, in words."""

from __future__ import annotations

from bot.tables.finding.solo import OwnScore, played_alone, score_of
from bot.tables.live import LiveTable
from bot.wording.settings import value_text
from data.locale import Texts
from engine.games import load_game
from engine.kernel import SOLO, Result


def grade_text(texts: Texts, game: str, grade: str) -> str:
    """A grade of a game: after how many rounds it ends, and how hard that is."""
    option = next((one for one in load_game(game).options if one.id == SOLO), None)
    return value_text(texts, option, grade) if option is not None else grade


def solo_line(live: LiveTable, result: Result) -> str:
    """What a game came to that one member has played alone, with a limit; empty for any other."""
    members = [one.member for one in live.members if one.member is not None]
    if not members or not played_alone(members, live.row.crew):
        return ""
    game, options = live.row.game, live.row.options
    seat = live.members[0].seat
    score = score_of(game, options, result, seat)
    if score is None:
        return ""
    left = result.left if seat in result.winners else 0
    grade = grade_text(live.texts, game, options[SOLO])
    return live.texts.say("solo-score", grade=grade, score=score, points=score - left, left=left)


def own_line(texts: Texts, one: OwnScore) -> str:
    """What a member has reached alone in games that can be compared; the game is said before it."""
    return texts.say(
        "solo-best",
        grade=grade_text(texts, one.game, one.grade),
        best=one.best,
        last=one.last,
        games=one.games,
        seats=one.seats,
        modules=len(one.modules),
        own=one.own,
        level=one.levels[0] if len({*one.levels}) == 1 else 0,
    )
