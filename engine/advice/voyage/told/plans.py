"""A plan that the voice at the helm keeps to: one a turn, said step by step."""

from __future__ import annotations

import msgspec

from engine.advice.notes import Note
from engine.advice.voyage.told.events import Signs


class Intent(msgspec.Struct, frozen=True):
    """What a seat is after, from one question to the next: `what` where, with whom or what (`target`), why it
    is worth it (`draw`), and of how many actions its plan was: none before it has been told. `good`: what it
    is to sell there; `risk`: what the way might have cost when it was told, in gold; `bound`: the port for
    which goods are aboard that it sells after that; `back`: that to which it goes on after a raid on the way;
    `ashore`: its last step has been taken. `steps`: the options that are its steps, those taken first.
    `seen`: what it was told by.
    """

    what: str
    zone: str
    target: str = ""
    draw: str = ""
    actions: int = 1
    good: str = ""
    risk: int = 0
    bound: str = ""
    back: str = ""
    ashore: bool = False
    steps: tuple[str, ...] = ()
    seen: Signs | None = None


class Planned(msgspec.Struct, frozen=True):
    """The next step of a plan: the answer to it (`picks`), what the plan is for (`aim`), what has changed
    since the last one, or why a port is passed by, and that this is step so many of `steps`. `intent`: what
    the seat is after from then on; None where this step ends it. `worth`: what the plan brings, glory and
    all, less what it may cost on the way (`risk`), both in gold. `way`: the places on the board through which
    it leads, from where the seat is now to where it ends. `listed`: all its steps in a few words, from the
    first; none where it is not known any more how it began.
    """

    intent: Intent | None
    picks: tuple[str, ...]
    aim: Note
    changed: Note | None
    step: int
    steps: int
    worth: int = 0
    risk: int = 0
    way: tuple[str, ...] = ()
    listed: tuple[Note, ...] = ()


def step_of(option: str, zone: str) -> Note:
    """A step of a plan that ends in a zone, by the option that takes it."""
    begins, _, what = option.partition(":")
    if begins == "move":
        ends = {"sea": Note("voyage-step-sea"), "port": Note("voyage-step-dock", {"zone": zone})}
        return ends.get(what, Note("voyage-step-sail", {"zone": what}))
    if begins == "scout":
        kind = "merchant" if what.startswith("merchant") else "enemy"
        return Note(f"voyage-step-{kind}", {"zone": zone})
    if begins in ("port", "end"):
        return Note("voyage-step-ashore" if begins == "port" else "voyage-step-night", {"zone": zone})
    return Note("voyage-step-errand", {"zone": zone})


def another(same: Intent | None, draw: str, good: str) -> bool:
    """Whether something else than was told draws him to the port of his plan."""
    if same is None or not same.actions or not same.draw:
        return False
    return draw != same.draw or (draw == "sale" and bool(same.good) and good != same.good)
