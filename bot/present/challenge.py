"""The challenge of the week: its message in a channel, and what a member reads of it in private."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.controls.finding import CHALLENGE, TRY_CHALLENGE
from bot.present.controls import BLUE, GREEN, Control, before_game, button, rows
from bot.tables.finding.challenges import Challenged, Over, Running
from bot.wording.challenge import about, ended, last, own, places
from bot.wording.pages import cut
from data.locale import Texts

_MOST_TEXT = 1800


def told_layout(texts: Texts, running: Running) -> ui.LayoutView:
    """The message about a challenge that has begun."""
    return before_game([_text(about(texts, running)), *rows([_way(texts)])])


def over_layout(texts: Texts, over: Over | None) -> ui.LayoutView:
    """What that message shows when the week is over."""
    lines = [texts.say("challenge-nobody")]
    if over is not None:
        lines = [*ended(texts, over), *places(texts, over), *_everywhere(texts, over)]
    return before_game([_text(lines), *rows([_way(texts)])])


def challenge_layout(texts: Texts, found: Challenged, *, began: bool = False) -> ui.LayoutView:
    """This week's challenge for a member, how he stands in it, and what came of the last one. `began`: he has
    just begun.
    """
    running, over = found.running, found.over
    items: list[ui.Item[Any]] = [_text([*about(texts, running), own(texts, running)])]
    if not running.tried:
        items += rows([button(TRY_CHALLENGE.of(), texts.say("button-challenge-try"), GREEN)])
    if over is not None and not began:
        lines = [last(texts, over), *places(texts, over), *_everywhere(texts, over)]
        items += [ui.Separator(), _text(lines)]
    return before_game(items)


def _text(lines: list[str]) -> ui.TextDisplay[Any]:
    return ui.TextDisplay(cut("\n".join(lines), _MOST_TEXT))


def _way(texts: Texts) -> Control:
    return button(CHALLENGE.of(), texts.say("button-challenge"), BLUE)


def _everywhere(texts: Texts, over: Over) -> list[str]:
    """How many tried it in all servers, and where the reader stands."""
    say, own = texts.say, over.own
    lines = [say("challenge-everywhere", tried=over.tried, best=over.best)]
    if own is not None:
        mine = say("challenge-own", score=own.score, place=own.place, tried=over.tried, here=over.own_here)
        lines.append(mine)
    return lines
