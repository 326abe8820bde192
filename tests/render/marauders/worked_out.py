"""Facts for views made by hand: what the rules work out of them."""

from copy import deepcopy
from typing import Any

from msgspec import convert

from data.content import marauders_box
from engine.kernel.places import Places
from engine.kernel.play.game import Game
from engine.kernel.step import under_way
from engine.marauders.combat.sides import Combat, Side
from engine.marauders.game import MARAUDERS
from engine.marauders.sea.raids import MerchantRaid, RollRaid
from engine.marauders.state import State

View = dict[str, Any]

BOX = marauders_box()
RAIDS = {"MerchantRaid": MerchantRaid, "RollRaid": RollRaid}


def worked_out(view: View) -> View:
    """The view, with the facts that the rules work out of what it shows (`Chapter.fact`)."""
    rules = MARAUDERS.rules()
    for seat in view["state"]["seats"]:
        if captain := seat["captain"]:
            held = view["places"].get(f"mission.held:{seat['seat']}", ())
            begun = {one["mission"]: one for one in captain.get("missions", ())}
            captain["missions"] = [begun.get(piece) or _afresh(piece) for piece in held]
    places = {place: held for place, held in view["places"].items() if isinstance(held, list)}
    combats = [Combat(sides=convert(step["sides"], list[Side])) for step in _steps(view) if "sides" in step]
    raids = [convert(step, RAIDS[step["step"]]) for step in _steps(view) if step["step"] in RAIDS]
    game = Game(
        MARAUDERS, rules, view["seats"], view["options"], (), BOX, convert(_typed(view), State), {},
        Places(rules.kinds, places, {}), [under_way(step) for step in (*combats, *raids)],
    )  # fmt: skip
    view["facts"] = {name: work_out(game) for name, work_out in rules.facts.items()}
    return view


def _afresh(mission: str) -> dict[str, Any]:
    """A mission of which nothing is done yet."""
    return {"mission": mission, "tasks": [[] for _ in BOX.mission_card(mission).tasks]}


def _typed(view: View) -> dict[str, Any]:
    """The state of a view with something in the place of all that it hides."""
    state = deepcopy(view["state"])
    for seat in state["seats"]:
        number, captain = seat["seat"], seat["captain"]
        seat["stash"] = 0
        if captain is not None:
            captain |= {"seat": number, "gold": 0, "id": captain.get("id", number)}
    return state


def _steps(view: View) -> list[dict[str, Any]]:
    return view.get("stack", [])
