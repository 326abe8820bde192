"""The first voyage of *Treasure Fleet*: loading, the volleys, captures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.advice.notes import Note
from engine.advice.treasure_fleet.loading import loaded
from engine.advice.treasure_fleet.to_come import BOARDS, level, may_be_lost, unless, whose
from engine.advice.voyage.teaching import Lesson, Teaching, View, Why
from engine.advice.voyage.told.plans import Intent
from engine.captains.treasure_fleet.observation import Observation, fire_at, lead, leader, worth
from engine.captains.treasure_fleet.player import Player
from engine.kernel import Decision
from engine.treasure_fleet.box import GOVERNOR as GOVERNOR_CARD
from engine.treasure_fleet.box import cannons, kind_of, points
from engine.treasure_fleet.careful import after

STRONGEST = 4
"""Shots of the strongest cannon."""
LEADING = frozenset(("fleet-leads", "fleet-you-board", "fleet-wards"))

GOVERNOR = Lesson("fleet-governor", 0, 2)

QUESTIONS = {
    "fleet.load": Why((Lesson("fleet-loading"),)),
    "fleet.place": Why((Lesson("fleet-capture", 1, 2),)),
    "fleet.neutral": Why((Lesson("fleet-neutral"),), Note("voyage-neutral")),
}


class Teacher(Teaching):
    """What to load, and where to place it."""

    enough = 25
    aim = ()

    def points(self, state: Any, seat: int) -> int:
        """As they lie open."""
        return state.seats[seat].points

    def greets(self, view: View, decision: Decision) -> Note | None:
        """His flag, and what he is after, before his first answer."""
        if decision.number > 1:
            return None
        state = view["state"]
        flag = state["seats"][decision.seat]["flag"]
        return Note("voyage-fleet-welcome", {"flag": flag, "count": state["sailings"]})

    def settled(self, view: View, decision: Decision, picks: Sequence[str]) -> list[str]:
        """A load without chance: whoever is new is told the same of the same ships; no cannon for nothing."""
        if decision.kind == "fleet.load":
            return Player().loaded(Observation(view), decision)
        if decision.kind == "fleet.place" and len(picks) == 1:
            seen = Observation(view)
            return [_weakest(seen, decision, _not_wasted(seen, decision, picks[0]))]
        return list(picks)

    def why(
        self,
        view: View,
        decision: Decision,
        picks: Sequence[str],
        told: Sequence[Note],
        intent: Intent | None = None,
    ) -> Why:
        """By the kind of question, and by what the cards can do."""
        usual = QUESTIONS.get(decision.kind, Why())
        if decision.kind == "fleet.load":
            # Loading has been taught by the first sailing; what is not loaded matters from then on.
            lessons = usual.lessons if view["state"]["sailing"] <= 1 else (GOVERNOR,)
            return Why(lessons, loaded(Observation(view), decision, picks))
        keys = {note.key for note in told}
        if decision.kind == "fleet.place" and len(picks) == 1:
            return Why(usual.lessons, _placed(Observation(view), decision, picks[0], keys))
        return usual


def _not_wasted(seen: Observation, decision: Decision, pick: str) -> str:
    """The same card where it takes the lead, or else at the richest ship that he leads and may still lose, if
    it would change nothing here: neither who leads, nor how sure a lead is. The last card draws level nowhere
    while he may lose a ship that is worth as much.
    """
    card, ship = pick.split(":")
    before, then = leader(seen.fired(ship)), leader(after({ship: seen.fired(ship)}, card, ship)[ship])
    if kind_of(card) == "cannon" and before and not then and not seen.own_to_come:
        return f"{card}:{_worth_holding(seen, decision, card, ship)}"
    if kind_of(card) != "cannon" or before != then or not seen.coming:
        return pick
    if then == seen.flag and may_be_lost(seen, ship):
        return pick
    ships = [option.id.partition(":")[2] for option in decision.options if option.id.startswith(f"{card}:")]
    if taken := [one for one in ships if kind_of(one) == "ship" and _takes(seen, card, one)]:
        return f"{card}:{max(taken, key=worth)}"
    led = [one for one in ships if kind_of(one) == "ship" and leader(seen.fired(one)) == seen.flag]
    return f"{card}:{max(led, key=lambda one: (may_be_lost(seen, one), worth(one)))}" if led else pick


def _weakest(seen: Observation, decision: Decision, pick: str) -> str:
    """The weakest cannon where one would change nothing: who leads there stays so, and cannot be caught."""
    card, ship = pick.split(":")
    if kind_of(card) != "cannon" or kind_of(ship) != "ship" or not _idle(seen, card, ship):
        return pick
    guns = [one for one in seen.loaded if kind_of(one) == "cannon"]
    weakest = min(guns, key=cannons, default=card)
    offered = {option.id for option in decision.options}
    other = f"{weakest}:{ship}"
    return (
        other
        if cannons(weakest) < cannons(card) and other in offered and _idle(seen, weakest, ship)
        else pick
    )


def _idle(seen: Observation, card: str, ship: str) -> bool:
    """Whether a card changes nothing at a ship, neither who leads nor how sure the lead is."""
    fired = seen.fired(ship)
    before, then = leader(fired), leader(after({ship: fired}, card, ship)[ship])
    return before == then and bool(before) and (before != seen.flag or not may_be_lost(seen, ship))


def _worth_holding(seen: Observation, decision: Decision, card: str, ship: str) -> str:
    """The richest ship that he leads and may still lose, if she is worth as much as this one; else this."""
    ships = [option.id.partition(":")[2] for option in decision.options if option.id.startswith(f"{card}:")]
    led = [
        one
        for one in ships
        if kind_of(one) == "ship" and leader(seen.fired(one)) == seen.flag and may_be_lost(seen, one)
    ]
    return max((one for one in led if worth(one) >= worth(ship)), key=worth, default=ship)


def _takes(seen: Observation, card: str, ship: str) -> bool:
    """Whether this card takes the lead at a ship."""
    then = leader(after({ship: seen.fired(ship)}, card, ship)[ship])
    return leader(seen.fired(ship)) != seen.flag == then


def _placed(seen: Observation, decision: Decision, pick: str, keys: set[str]) -> Note:
    """What a card placed at a ship is good for, of which the advice has told these `keys`."""
    card, ship = pick.split(":")
    fire = after({ship: seen.fired(ship)}, card, ship)[ship]
    before, then = leader(seen.fired(ship)), leader(fire)
    args = {**_figures(seen, ship, fire), **_sums(seen, card, ship)}
    safe = not seen.coming or (then == seen.flag and not may_be_lost(seen, ship))
    if kind_of(ship) == "ship" and before == then and safe and not _wins(seen, decision):
        return Note(_spare(seen, decision, card) if seen.own_to_come else "voyage-place-nothing", args)
    if before == then == seen.flag:
        ahead = {"before": _ahead(seen.fired(ship), seen.flag), "after": _ahead(fire, seen.flag)}
        needed = level(seen, fire)
        gone = 0 if needed.cards else _spent(seen, fire)
        told = {"needs": needed.cards, "shots": needed.shots, "gone": gone}
        return Note("voyage-place-safer", {**args, **ahead, **told, **_safe_already(seen, ship)})
    if keys & LEADING:
        return _leads(seen, card, ship, args)
    if "fleet-tied" in keys and before:
        broken = unless(seen, fire)
        return Note(
            "voyage-place-tie", {**args, **broken, "whose": whose(seen, before), "left": seen.own_to_come}
        )
    return Note(_spare(seen, decision, card), args)


def _spent(seen: Observation, fire: Sequence[str]) -> int:
    """The shots of the cannon that could draw level here with one card, if somebody still places one and
    nobody has such a cannon any more; 0 if that is not why one is safe.
    """
    fired = fire_at(fire)
    mine = fired.get(seen.flag, 0)
    lacking = min((mine - fired.get(flag, 0) for flag in seen.to_come), default=0)
    return lacking if 0 < lacking <= STRONGEST else 0


def _safe_already(seen: Observation, ship: str) -> dict[str, int]:
    """The richest ship that is worth more than this one and one's own for sure (`safe`, 0 for none), and the
    cannon that nobody has any more, if that is why.
    """
    led = [
        one
        for one in seen.row
        if worth(one) > worth(ship) and leader(seen.fired(one)) == seen.flag and not may_be_lost(seen, one)
    ]
    richest = max(led, key=worth, default="")
    if not richest:
        return {"safe": 0, "lacks": 0}
    return {"safe": seen.row.index(richest) + 1, "lacks": _spent(seen, seen.fired(richest))}


def _sums(seen: Observation, card: str, ship: str) -> dict[str, Any]:
    """In the last sailing: one's own points and those of the best of the others, if every ship went to who
    leads there once this card lies there; who that is; and what the governor adds. Nothing before it.
    """
    if seen.state["sailing"] != seen.state["sailings"] or any(kind_of(one) != "ship" for one in seen.row):
        return {"race": "no"}
    held = {seat["flag"]: int(seat["points"]) for seat in seen.state["seats"]}
    for one in seen.row:
        fired = seen.fired(one)
        who = leader(after({one: fired}, card, one)[one] if one == ship else fired)
        if who in held:
            held[who] += worth(one)
    mine = held.pop(seen.flag)
    best = max(held, key=lambda flag: held[flag])
    race = "behind" if held[best] > mine else "ahead" if held[best] < mine else "even"
    governor = points(GOVERNOR_CARD)
    return {
        "race": race,
        "have": mine,
        "rival": whose(seen, best),
        "theirs": held[best],
        "governor": governor,
    }


def _wins(seen: Observation, decision: Decision) -> bool:
    """Whether some card would win a ship that is not one's own as it stands."""
    return any(_takes(seen, *option.id.split(":")) for option in decision.options)


def _figures(seen: Observation, ship: str, fire: Sequence[str]) -> dict[str, Any]:
    """The ship by her number, her points, one's own shots there and the most of another; who still places
    cards after this one, how many all of these have, and how many of them may board.
    """
    shots = fire_at(fire)
    mine = shots.pop(seen.flag, 0)
    return {
        "at": seen.row.index(ship) + 1,
        "points": worth(ship),
        "mine": mine,
        "best": max(shots.values(), default=0),
        "who": [whose(seen, flag) for flag in seen.to_come],
        "each": [
            {"say": "fleet-cards", "whose": whose(seen, flag), "cards": cards}
            for flag, cards in seen.to_come.items()
        ],
        "coming": seen.coming,
        "boarders": len(seen.may_board),
    }


def _leads(seen: Observation, card: str, ship: str, args: dict[str, Any]) -> Note:
    """What a card that leads at a ship brings, or wards off, and whether somebody may still board her."""
    if kind_of(ship) == "cursed":
        return Note("voyage-place-wards")
    if kind_of(card) == BOARDS:
        who = [whose(seen, flag) for flag in seen.may_board]
        return Note("voyage-place-boards", {**args, "who": who})
    before = leader(seen.fired(ship))
    led = "past" if before else "breaks" if seen.fired(ship) else "first"
    passed = {"whose": whose(seen, before)} if before else {}
    if not seen.coming:
        return Note("voyage-place-sure", {**args, **passed, "taken": int(bool(before))})
    lost = unless(seen, after({ship: seen.fired(ship)}, card, ship)[ship])
    # Once the sums lie open, they matter more than a ship that this card does not win.
    richer = _richer(seen, card, ship) if args["race"] == "no" else {"richer": "none"}
    return Note(f"voyage-place-{led}", {**args, **lost, **passed, **richer})


def _richer(seen: Observation, card: str, ship: str) -> dict[str, Any]:
    """The richest ship that brings more than this one, and why no card goes there: she is somebody's for sure
    ("boarded") or nobody's, or somebody leads there whom this card does not pass. Nothing if it would, or if
    one leads there oneself.
    """
    more = [one for one in seen.row if worth(one) > worth(ship) and leader(seen.fired(one)) != seen.flag]
    richest = max(more, key=worth, default="")
    if not richest or _takes(seen, card, richest):
        return {"richer": "none"}
    cards, leads = seen.fired(richest), leader(seen.fired(richest))
    boards = sum(kind_of(one) == BOARDS for one in cards)
    why = "nobody" if boards > 1 else "boarded" if boards else "behind" if leads else "level"
    by = {"by": whose(seen, leads), "fire": fire_at(cards).get(leads, 0)} if leads else {}
    return {"richer": why, "there": seen.row.index(richest) + 1, "prize": worth(richest), **by}


def _ahead(cards: Sequence[str], flag: str) -> int:
    """By how much a flag leads with cannons alone."""
    return round(lead([card for card in cards if kind_of(card) == "cannon"], flag))


def _spare(seen: Observation, decision: Decision, card: str) -> str:
    """Whether a card that does not lead is the weakest and spared for better ones, a stronger one, or the
    last there is.
    """
    cards = {option.id.partition(":")[0] for option in decision.options}
    if len(cards) == 1:
        return "voyage-place-last"
    weaker = any(kind_of(one) == "cannon" and cannons(one) < cannons(card) for one in seen.loaded)
    return "voyage-place-begin" if weaker else "voyage-place-spare"
