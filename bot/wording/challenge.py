"""What is said of the challenge of the week, whatever shows it."""

from __future__ import annotations

from bot.tables.finding.challenges import Over, Running
from bot.tables.stamps import on
from bot.wording.solo import grade_text
from data.locale import Texts
from data.store.challenges.models import Challenge
from engine.kernel import SOLO


def about(texts: Texts, running: Running) -> list[str]:
    """What this week's challenge is; its title first."""
    challenge, say = running.challenge, texts.say
    return [
        say("challenge-title", game=challenge.game),
        say(
            "challenge-about",
            grade=_grade(texts, challenge),
            seats=challenge.seats,
            modules=len(challenge.modules),
            names=list(challenge.modules),
        ),
        say("challenge-until", when=on(running.ends)),
        say("challenge-digest", digest=running.commitment),
    ]


def own(texts: Texts, running: Running) -> str:
    """How a member stands in it."""
    say = texts.say
    if not running.tried:
        return say("challenge-alone")
    if running.goes_on and running.place is not None:
        return say("challenge-under-way", place=f"<#{running.place}>")
    if running.score is None:
        return say("challenge-had-gone")
    return say("challenge-had", score=running.score)


def ended(texts: Texts, over: Over) -> list[str]:
    """Which challenge a message told of that is over; its title first."""
    challenge = over.challenge
    return [
        texts.say("challenge-title", game=challenge.game),
        texts.say("challenge-over", grade=_grade(texts, challenge), seats=challenge.seats),
    ]


def last(texts: Texts, over: Over) -> str:
    """Which challenge last week's was."""
    challenge = over.challenge
    return texts.say("challenge-last", game=challenge.game, grade=_grade(texts, challenge))


def places(texts: Texts, over: Over) -> list[str]:
    """Who of a server stands where, and its seed."""
    say = texts.say
    lines = [
        say("challenge-place", place=one.place, who=f"<@{one.member}>", score=one.score, whole=one.whole)
        for one in over.places
    ]
    return [*(lines or [say("challenge-no-places")]), say("challenge-seed", seed=over.challenge.seed)]


def _grade(texts: Texts, challenge: Challenge) -> str:
    return grade_text(texts, challenge.game, challenge.options[SOLO])
