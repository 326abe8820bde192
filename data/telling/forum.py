"""Turns of a log written for a forum, as BBCode or as Markdown: what is told at a table, without its markup.

Players' names come last, into a text that is finished: nothing that somebody is called formats, links or
calls anybody there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple
from unicodedata import category

from data.locale import Texts
from data.telling.asides import aside, aside_text
from data.telling.plan import Plan
from data.telling.rounds import rounds
from data.telling.turns import Block, Read, called_in, compose, spans
from data.telling.words import heading_text, line_texts

BBCODE, MARKDOWN = FORMS = ("bbcode", "markdown")
"""How a forum marks what is bold."""
ENDINGS = {BBCODE: "txt", MARKDOWN: "md"}
"""How the name of a file ends, by what it is written in."""
_FACES = 6
_BEGIN, _END = "\ue000", "\ue001"
"""Stand around the number of a seat until its player's name comes: no keyboard has them."""
_STANDS_FOR = re.compile(f"{_BEGIN}(\\d*)({_END}?)")
_LIVE = re.compile(r"(?<=:)(?=//)|(?<=www)(?=\.)|(?<=@)", re.IGNORECASE)
"""The middle of an address, and where a call of somebody begins."""
_STEERS = frozenset({"Cc", "Co"})
"""Kinds of characters that nobody sees: control, and private use."""
_TURNS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""What changes the direction of all that comes after it."""
_JOINER = "\N{WORD JOINER}"
_SLANTED = re.compile(r"\*([^*]+)\*")
_FORMATS = re.compile(r"[\\*_\[\]<>~|#]")
_PUNCTUATION = re.compile(r"[!-/:-@\[-`{-~]")


class Turn(NamedTuple):
    """A turn, or another part of a log, ready to be written: its round (0: of a game without) and whose it
    is.
    """

    round: int
    actor: int | None
    block: Block


def turns_of(
    plan: Plan, read: Iterable[Read], called: Mapping[int, str], talkers: Collection[int] = ()
) -> list[Turn]:
    """All turns of a whole log; `called` is what seats are called today."""
    parts = spans(plan, read)
    found: list[Turn] = []
    for part, names, number in zip(parts, called_in(plan, parts, called), rounds(plan, parts), strict=True):
        block = compose(plan, part, names)
        block.said = aside(plan, part, talkers)
        found.append(Turn(number, block.actor, block))
    return found


def newest(turns: Sequence[Turn]) -> Sequence[Turn]:
    """The turn that was begun last, with what has happened there so far."""
    begun = [at for at, turn in enumerate(turns) if turn.block.head is not None]
    return turns[begun[-1] :] if begun else turns


def since_turn_of(turns: Sequence[Turn], seat: int) -> Sequence[Turn]:
    """All that has happened since this seat's last turn, or all if it had none; its turn that is the newest
    of all is told with it. Where turns are everybody's, the newest.
    """
    if all(turn.actor is None for turn in turns):
        return newest(turns)
    own = [at for at, turn in enumerate(turns[:-1]) if turn.actor == seat]
    return turns[own[-1] + 1 :] if own else turns


def of_round(turns: Sequence[Turn], number: int | None) -> Sequence[Turn]:
    """All of one round; None: of the newest. Empty if it was not played."""
    wanted = turns[-1].round if number is None and turns else number
    return [turn for turn in turns if turn.round == wanted]


def written(
    form: str, title: str, turns: Iterable[Turn], plan: Plan, texts: Texts, names: Sequence[str]
) -> str:
    """Turns as one text: a heading each, and its lines; `names` are the players' by seat, as they typed them.

    `texts` have no signs that only Discord shows. Dice are spelled: each as it fell.
    """
    stands, text = _standing(texts, names), _bbcode if form == BBCODE else _markdown
    dice = _spelled(texts)
    parts = [_heading(form, text(title), 1)]
    for turn in turns:
        heading, lines = heading_text(plan, turn.block, stands), line_texts(plan, turn.block, stands)
        if turn.block.said is not None and (said := aside_text(turn.block.said, stands)):
            lines.append(said)
        head = [_heading(form, text(dice(heading).replace("**", "")), 2)] if heading else []
        bullet = "• " if form == BBCODE else "- "
        told = [f"{bullet}{text(dice(line))}" for line in lines]
        if head or told:
            parts.append("\n".join([*head, *told]))
    return _named(form, "\n\n".join(parts) + "\n", names)


def filled(form: str, texts: Texts, names: Sequence[str], lines: Callable[[Texts], Iterable[str]]) -> str:
    """Lines that are no turns, written as these are: what `lines` says with the texts that it is given."""
    text = _bbcode if form == BBCODE else _markdown
    said = [text(line.replace("**", "")) for line in lines(_standing(texts, names))]
    return _named(form, "".join(f"{line}\n" for line in said), names)


def _standing(texts: Texts, names: Sequence[str]) -> Texts:
    """Texts that have something else in place of the players' names."""
    return texts.with_players([f"{_BEGIN}{seat}{_END}" for seat in range(len(names))])


def _named(form: str, text: str, names: Sequence[str]) -> str:
    """A text that is finished but for the players' names."""
    escaped = [_bbcode_name(name) if form == BBCODE else _markdown_name(name) for name in names]

    def player(found: re.Match[str]) -> str:
        # A line that was too long may have been cut within.
        return escaped[int(found[1])] if found[1] and found[2] else ""

    return _STANDS_FOR.sub(player, text)


def _heading(form: str, text: str, depth: int) -> str:
    return f"[b]{text}[/b]" if form == BBCODE else f"{'#' * (depth + 1)} {text}"


def _spelled(texts: Texts) -> Callable[[str], str]:
    """Spells dice: "1, 4, skull" for what a table shows as ⚀ ⚃ ☠."""
    aloud = texts.screen_reader()
    keys = [f"face-{number}" for number in range(1, _FACES + 1)]
    words = {texts.say(key): aloud.say(key) for key in keys if texts.has(key)}
    if not words:
        return lambda line: line
    one = "(?:{})(?!\ufe0f)".format("|".join(map(re.escape, words)))
    # The sign of a death looks like a die, but for how it is to be drawn.
    faces = re.compile(f"{one}(?: {one})*")

    def spelled(line: str) -> str:
        return faces.sub(lambda found: ", ".join(words.get(face, face) for face in found[0].split()), line)

    return spelled


def _bbcode(text: str) -> str:
    """A line of ours: what is bold or slanted stays so, and no bracket in it is read."""
    return _marked(text, "[b]{}[/b]", "[i]{}[/i]", lambda part: _tamed(part).replace("[", f"[{_JOINER}"))


def _bbcode_name(name: str) -> str:
    return _tamed(_seen(name)).replace("[", f"[{_JOINER}")


def _markdown(text: str) -> str:
    """A line of ours: what is bold or slanted stays so, and nothing else in it formats."""
    return _marked(text, "**{}**", "*{}*", lambda part: _FORMATS.sub(r"\\\g<0>", _tamed(part)))


def _markdown_name(name: str) -> str:
    return _PUNCTUATION.sub(r"\\\g<0>", _tamed(_seen(name)))


def _marked(text: str, bold: str, slanted: str, tame: Callable[[str], str]) -> str:
    def plain(part: str) -> str:
        pieces = _SLANTED.split(part)
        return "".join(slanted.format(tame(one)) if at % 2 else tame(one) for at, one in enumerate(pieces))

    parts = [plain(part) for part in _one_line(text.replace("`", "")).split("**")]
    return "".join(bold.format(part) if at % 2 and part else part for at, part in enumerate(parts))


def _tamed(text: str) -> str:
    """Text that calls nobody and is no address, and looks the same."""
    return _LIVE.sub(_JOINER, text)


def _seen(name: str) -> str:
    """A name without what steers a terminal or turns a line around, and without what stands for names."""
    return "".join(one for one in _one_line(name) if category(one) not in _STEERS and one not in _TURNS)


def _one_line(text: str) -> str:
    return " ".join(text.split())
