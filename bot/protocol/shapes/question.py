"""What a reader is asked."""

from __future__ import annotations

from msgspec import UNSET, Struct

from bot.protocol.shapes.basic import Maybe, Named, Place, Tone


class Odds(Struct):
    """A chance in whole percent, and in words."""

    percent: int
    line: str


class Option(Struct):
    """One answer. `at`: where on the table it lies; several places if it is about several. `grave`: ask again
    before it is sent. `aside`: it is seldom meant and kept folded away. `refused`: why it cannot be taken.
    `cost`: how many of the actions that are `left` it takes. `about`: what it is, if that is a line.
    `picture`: the ship that it is about (`art/<id>`). `leads`: it only leads to what courses that are offered
    come to at one press.
    """

    id: str
    label: str
    at: list[Place]
    advised: bool
    tone: Tone
    grave: bool
    aside: bool
    consequence: Maybe[str] = UNSET
    about: Maybe[str] = UNSET
    odds: Maybe[Odds] = UNSET
    refused: Maybe[str] = UNSET
    icon: Maybe[str] = UNSET
    picture: Maybe[str] = UNSET
    cost: Maybe[int] = UNSET
    leads: Maybe[bool] = UNSET


class Wanted(Struct):
    """Where a good is wanted nearest, what it fetches there, and how many zones away that is."""

    at: Place
    gold: int
    zones: int


class Counter(Struct):
    """Equal options of which several may be picked, such as cards of one good: to take n of them is to pick
    the first n of `options`; together they cost or fetch the first n of `prices`.
    """

    id: str
    name: str
    options: list[str]
    prices: list[int]
    most: int
    good: Maybe[str] = UNSET
    wanted: Maybe[Wanted] = UNSET
    consequence: Maybe[str] = UNSET


class Bundle(Struct):
    """A whole answer worth a button of its own, by its picks."""

    label: str
    picks: list[str]
    advised: bool
    consequence: Maybe[str] = UNSET


class Course(Struct):
    """Several answers at once, one question after another; it stops by itself when something happens on the
    way. `ends`: it ends what the seat is doing. `cost`: the actions that all of it takes. `consequence`: what
    may be lost on the way, where nothing is to be warned of.
    """

    id: str
    label: str
    likely: bool
    ends: bool
    advised: bool
    at: list[Place]
    cost: Maybe[int] = UNSET
    warning: Maybe[str] = UNSET
    consequence: Maybe[str] = UNSET


class Range(Struct):
    """A whole number is asked for, answered as the only pick; `usual` is what is given if nobody answers."""

    low: int
    high: int
    usual: Maybe[int] = UNSET


class Plan(Struct):
    """The voice at the helm: the next answer in words (`line`) and as `picks`, that it is step so many of how
    many (with all `upto` another one, if it takes several at once), what all of it is for, and what has
    changed since the last plan. `worth`: what the plan brings, less what it may cost on the way (`risk`),
    both in gold, where it brings more; `way`: the places of the board through which it leads, from where the
    reader is to where it ends; `listed`: all its steps in words, from the first, where these are known.
    Without a plan, `line` is all there is, step 1 of 1.
    """

    line: str
    picks: list[str]
    step: int
    of: int
    upto: Maybe[int] = UNSET
    aim: Maybe[str] = UNSET
    changed: Maybe[str] = UNSET
    worth: Maybe[int] = UNSET
    risk: Maybe[int] = UNSET
    way: Maybe[list[Place]] = UNSET
    listed: Maybe[list[str]] = UNSET


class Outcome(Struct):
    """What the reader's last answer has brought about: in a line, and the events by their numbers."""

    line: str
    events: list[int]


class Question(Struct, tag_field="is", tag="question"):
    """GET question, when the reader is asked something. `line` is the question; `help` what else there is to
    know of it; `note` news that belong beside it; `left` actions left of so many. Of the options `least` to
    `most` are picked. `room`: how many more he can carry here, `takes`: of these, as he goes on. `purse`:
    what he can spend; if that is `strict`, no picks may cost more. `free`: how many of the cheapest
    picks are free if none, one, two... are picked. `lessons`: sentences of the rules for a
    first voyage. `greeting`: who he is, before his first turn. `default`: what is given for him when his time
    is over. `result` is shown before anything else; `meanwhile`: what each of the others has taken since he
    took something himself, a line each.
    """

    number: int
    kind: str
    line: str
    least: int
    most: int
    options: list[Option]
    counters: list[Counter]
    bundles: list[Bundle]
    courses: list[Course]
    orders: list[Named]
    """Standing orders that would answer this too (`POST order`)."""
    lessons: list[str]
    default: list[str]
    none: Maybe[str] = UNSET
    """How it is called to pick nothing, if that may be."""
    gives: Maybe[str] = UNSET
    """What giving several picks, or a number, does, with {what} where they are named; a page can say it
    without, too.
    """
    help: Maybe[str] = UNSET
    note: Maybe[str] = UNSET
    left: Maybe[tuple[int, int]] = UNSET
    plan: Maybe[Plan] = UNSET
    other: Maybe[Plan] = UNSET
    """Another plan, where the voice was called by somebody who knows the game."""
    greeting: Maybe[str] = UNSET
    helm_asks: Maybe[str] = UNSET
    """The voice at the helm asks whether it may stay."""
    until: Maybe[str] = UNSET
    """When the reader's time is over, as ISO 8601."""
    range: Maybe[Range] = UNSET
    room: Maybe[int] = UNSET
    takes: Maybe[int] = UNSET
    purse: Maybe[int] = UNSET
    strict: Maybe[bool] = UNSET
    free: Maybe[list[int]] = UNSET
    result: Maybe[Outcome] = UNSET
    meanwhile: Maybe[list[str]] = UNSET
    offered: Maybe[list[Counter]] = UNSET
    """What the question is about and that is no answer to it, such as goods that may be swapped."""


class Waiting(Struct, tag_field="is", tag="waiting"):
    """GET question, when the reader is asked nothing: whom the table waits for, as far as he may know."""

    waiting: list[int]
    line: str
    result: Maybe[Outcome] = UNSET
