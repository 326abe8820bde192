"""A finished game that was looked over for who played it, in words."""

from __future__ import annotations

from bot.tables.thinking.reviewed import Reviewed
from bot.wording.helm import answer_text
from bot.wording.luck import luck_text
from data.locale import Texts
from engine.captains.review import Costly


def review_about(texts: Texts, told: Reviewed) -> str:
    """What a seat's answers were held against, and in what it is weighed."""
    return texts.say("review-about", game=told.game)


def review_parts(texts: Texts, told: Reviewed) -> list[tuple[str, list[str]]]:
    """The parts of a review, each with its heading: answers that cost most, how chance fell, what decided
    the game. What there is nothing to tell of is left out, but for the first.
    """
    say = texts.say
    costly = [_costly_line(texts, told, one) for one in told.costly] or [say("review-nothing")]
    parts = [(say("review-costly"), costly)]
    if told.luck is not None and told.luck.dice:
        parts.append((say("review-luck", game=told.game), [luck_text(texts, told.game, [told.luck])]))
    if told.turning:
        lines = [
            f"{say('review-round', game=told.game, number=str(one.round))}: "
            + say(f"recap-{one.kind}", seat=one.seat, points=max(0, one.points), last=one.last)
            for one in told.turning
        ]
        parts.append((say("review-decided"), lines))
    return parts


def _costly_line(texts: Texts, told: Reviewed, one: Costly) -> str:
    return texts.say(
        "review-line",
        round=texts.say("review-round", game=told.game, number=str(one.round)),
        asked=texts.prompt(one.asked, told.seat),
        gave=answer_text(texts, one.asked, one.gave),
        better=answer_text(texts, one.asked, one.better),
        cost=texts.say("review-worth", game=told.game, much=round(one.cost)),
    )
