"""Facts for views made by hand: what the rules work out of them."""

from copy import deepcopy
from typing import Any

from msgspec import convert

from data.content import marauders_box
from engine.kernel.game import Game
from engine.kernel.places import Places
from engine.kernel.step import Frame
from engine.marauders.combat.sides import Combat, Side
from engine.marauders.game import MARAUDERS
from engine.marauders.state import State

View = dict[str, Any]

BOX = marauders_box()


def worked_out(view: View) -> View:
    """The view, with the facts that the rules work out of what it shows (`Chapter.fact`)."""
    rules = MARAUDERS.rules()
    places = {place: held for place, held in view["places"].items() if isinstance(held, list)}
    combats = [Combat(sides=convert(step["sides"], list[Side])) for step in _steps(view) if "sides" in step]
    game = Game(
        MARAUDERS, rules, view["seats"], view["options"], (), BOX, convert(_typed(view), State), {},
        Places(rules.kinds, places, {}), [Frame(combat) for combat in combats],
    )  # fmt: skip
    # More missions than a captain can hold have facts too.
    missions = {
        card: [[0, task.parts] for task in BOX.mission_card(card).tasks] for card in _missions(places)
    }
    view["facts"] = {name: work_out(game) for name, work_out in rules.facts.items()}
    view["facts"]["missions"] = missions | view["facts"]["missions"]
    return view


def _typed(view: View) -> dict[str, Any]:
    """The state of a view with something in the place of all that it hides."""
    state = deepcopy(view["state"])
    for seat in state["seats"]:
        number, captain = seat["seat"], seat["captain"]
        seat["stash"] = 0
        if captain is not None:
            held = next(iter(view["places"].get(f"mission.held:{number}", ())), None)
            captain |= {"seat": number, "gold": 0, "id": captain.get("id", number)}
            captain["tasks"] = captain["tasks"] or [
                [] for _ in (BOX.mission_card(held).tasks if held else ())
            ]
    return state


def _steps(view: View) -> list[dict[str, Any]]:
    return view.get("stack", [])


def _missions(places: dict[str, list[str]]) -> list[str]:
    return [card for place, held in places.items() if place.startswith("mission.held:") for card in held]
