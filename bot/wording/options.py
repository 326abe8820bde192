"""Options in words: what is noted of them, which read alike, which cannot be taken now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from data.locale import Texts
from engine.kernel import Course, Decision, Option

CONSEQUENCE = 60
"""Characters that tell what an option leads to; whatever else there is to know is in its explanation."""


@dataclass(frozen=True, slots=True)
class Noted:
    """What is told of options beside their labels, by their ids, and those to be warned of.

    `ahead` warns of options of later questions; `losses` is what may be lost by these and by its own.
    """

    told: Mapping[str, str] = field(default_factory=dict[str, str])
    warned: frozenset[str] = frozenset()
    ahead: Mapping[str, str] = field(default_factory=dict[str, str])
    losses: Mapping[str, str] = field(default_factory=dict[str, str])

    def on_course(self, course: Course) -> str:
        """What is to be warned of on the way of several answers; empty if nothing is."""
        warned = (
            self.ahead.get(pick) or (self.told[pick] if pick in self.warned else "") for pick in _of(course)
        )
        return next(filter(None, warned), "")

    def lost_on(self, course: Course) -> str:
        """What may be lost first on the way of several answers; empty if nothing is known."""
        return next(filter(None, map(self.losses.get, _of(course))), "")

    def consequence(self, option: Option, texts: Texts) -> str:
        """What an option leads to, in a few words: what is noted of it, else what it says of itself."""
        return self.told.get(option.id) or hint_of(option, texts)

    def label(self, option: Option, texts: Texts) -> str:
        """An option's label, with a sign if one is to be warned of it."""
        label = texts.option(option)
        return texts.say("label-warned", label=label) if option.id in self.warned else label


def _of(course: Course) -> list[str]:
    """The picks of all its answers."""
    return [pick for _, picks in course.answers for pick in picks]


NOTHING = Noted()


def piece_of(option: Option) -> str:
    """The piece an option may be about."""
    return option.id.partition(":")[2] or option.id


def none_label(decision: Decision, texts: Texts) -> str:
    """How it is called to pick no option; nobody declines what was not offered. For the asked seat only where
    options are secret.
    """
    named = f"none-{decision.kind.replace('.', '-')}"
    return texts.say(named if texts.has(named) else "button-none" if decision.options else "button-go-on")


def alike(options: Sequence[Option], texts: Texts, *, hints: bool = True) -> list[list[Option]]:
    """The options in groups that read alike, such as equal cards, in the order of the first of each; with the
    `hints` beneath them.
    """
    groups: dict[tuple[str, str], list[Option]] = {}
    for option in options:
        hint = texts.about(option) or texts.text(piece_of(option)) if hints else ""
        groups.setdefault((texts.option(option), hint), []).append(option)
    return list(groups.values())


def hint_of(option: Option, texts: Texts) -> str:
    """What an option says of itself, in a few words: what is written about it, or what its card does; empty
    if that takes more words.
    """
    told = (texts.about(option), texts.gist(piece_of(option)))
    return next((one for one in told if one and len(one) <= CONSEQUENCE), "")


def out_of_reach(decision: Decision) -> list[Option]:
    """The options that the asked seat cannot take now, such as what it cannot pay; only it may know."""
    if decision.range or decision.most > 1:
        return []
    return [option for option in decision.options if decision.why_not([option.id]) is not None]


def card_text(option: Option, texts: Texts) -> str:
    """Name and text of the card an option stands for, with what the option itself says about it; empty for
    anything else.
    """
    piece = piece_of(option)
    text = texts.text(piece)
    if not text:
        return ""
    name = texts.name(piece)
    about = texts.about(option).removeprefix(name).strip()
    if text in about:
        return texts.say("card-line", name=name, text=about)
    return texts.say("card-line", name=f"{name} {about}".strip(), text=texts.quote(piece))
