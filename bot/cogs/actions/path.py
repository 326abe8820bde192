"""How a slash command finds its way through decisions.

A path names verbs: what stands before the colon in an option's id ("move" in "move:nassau"). A command gives
one answer after another as long as its path fits what is asked: `/stash 12` declares the port action, picks
stashing there and then says 12. The last part may take what was typed: an option of a verb, any option
(`*`) or a number (`#`). Where something is already under way, the parts before it are skipped.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discord import app_commands
from rapidfuzz import fuzz, process

from bot.present.ids import option_of, token
from bot.replies import Tell
from bot.tables import LiveTable
from data.locale import Texts
from engine.kernel import Decision, Option

if TYPE_CHECKING:
    from bot.client import Quartermaster

_NEAR_ENOUGH = 70
ANYTHING = "*"
NUMBER = "#"


@dataclass(frozen=True, slots=True)
class Path:
    """The verbs of a command in their order; `kind` is the question at which `*` takes any option."""

    parts: tuple[str, ...]
    kind: str = ""

    def fits(self, decision: Decision, first: int) -> int | None:
        """The first part from `first` on that this decision can be answered with, or None."""
        for at in range(first, len(self.parts)):
            part = self.parts[at]
            if part == NUMBER:
                found = decision.range is not None
            elif part == ANYTHING:
                found = not self.kind or decision.kind == self.kind
            elif at < len(self.parts) - 1:
                found = decision.option(part) is not None
            else:
                found = bool(of_verb(decision, part))
            if found:
                return at
        return None


async def answer_along(
    client: Quartermaster, live: LiveTable, seat: int, path: Path, typed: str | None
) -> int:
    """Give the answers of a path as far as they fit, and return how many. The lock is held.

    Raises Tell when what was typed is not offered, AnswerError when the game refuses it.
    """
    given, first = 0, 0
    while first < len(path.parts) and (decision := live.asked(seat)) is not None:
        at = path.fits(decision, first)
        if at is None:
            break
        last = at == len(path.parts) - 1
        picks = _picks(decision, path.parts[at], typed if last else None, live.texts)
        if picks is None:
            break
        await client.clicks.deciding.give(live, decision, picks)
        given, first = given + 1, at + 1
    return given


def of_verb(decision: Decision, part: str) -> list[Option]:
    """The options whose id begins with one of the verbs of a part."""
    verbs = part.split("|")
    return [option for option in decision.options if option.id.partition(":")[0] in verbs]


def _picks(decision: Decision, part: str, typed: str | None, texts: Texts) -> list[str] | None:
    """What to answer; None where the member has to choose for itself."""
    if decision.range:
        return ["".join(typed.split())] if typed is not None else None
    offered = decision.options if part == ANYTHING else of_verb(decision, part)
    if typed is None:
        return [offered[0].id] if len(offered) == 1 and decision.least == 1 else None
    wanted = [word.strip() for word in typed.split(",") if word.strip()]
    if typed.strip().casefold() in ("all", texts.say("choice-all").casefold()) and decision.most > 1:
        return [option.id for option in offered][: decision.most]
    return [_find(decision, offered, word, texts) for word in wanted]


def _find(decision: Decision, offered: list[Option], word: str, texts: Texts) -> str:
    """The option that is meant: by its token from the choices, its id, or nearly its label."""
    ids = {option.id for option in offered}
    found = option_of(decision, word)
    if found is not None and found in ids:
        return found
    labels = {option.id: texts.option(option) for option in offered}
    for id, label in labels.items():
        if word.casefold() in (id.partition(":")[2].casefold(), label.casefold()):
            return id
    near = process.extractOne(
        word, labels, scorer=fuzz.WRatio, processor=str.casefold, score_cutoff=_NEAR_ENOUGH
    )
    if near is None:
        raise Tell("tell-not-offered", word=word[:80], offered=list(labels.values())[:12])
    return near[2]


def choices_for(live: LiveTable, seat: int, path: Path, typed: str) -> list[app_commands.Choice[str]]:
    """What is legal now for the last part of a path, as choices; empty before the path has led there."""
    decision = live.asked(seat)
    if decision is None or decision.range:
        return []
    last = path.parts[-1]
    if path.fits(decision, 0) != len(path.parts) - 1:
        return []
    texts = live.texts
    offered = decision.options if last == ANYTHING else of_verb(decision, last)
    # With several to pick, what is chosen already stays in front of what is being typed.
    done, comma, rest = typed.rpartition(",")
    wanted = rest.strip().casefold()
    made: list[app_commands.Choice[str]] = []
    if decision.most > 1 and not done and len(offered) > 1:
        made.append(app_commands.Choice(name=texts.say("choice-all"), value="all"))
    for option in offered:
        label = texts.option(option)
        value = f"{done}{comma}{token(option.id)}"
        if wanted in label.casefold() and len(value) <= 100:
            name = f"{done}{comma} {label}" if done else label
            made.append(app_commands.Choice(name=name[:100], value=value))
    return made[:25]
