"""The fullest pictures there can be of a captain and of a combat."""

from typing import Any

from data.content import marauders_box, marauders_content
from data.content.seas_of_glory.contraband import ContrabandCard
from tests.render.marauders.sample import battle, owned, ship, side
from tests.render.marauders.worked_out import worked_out

SEAT = 0
CAPTAIN = "catalina_azcarate"
SHIP = "galleon"
BOX = marauders_content()


def fitted_out(view: dict[str, Any], seat: int = SEAT) -> dict[str, Any]:
    """The view with every modification there is on a galleon, and more special weapons than it may have."""
    captain, places = view["state"]["seats"][seat]["captain"], view["places"]
    captain["ship"] = ship(SHIP, masts=1, crew=2, cannons=4) | {"spent": ["reinforced_hull"]}
    captain["card"] = CAPTAIN
    places[f"mod.ship:{seat}"] = [f"{mod}.1" for mod in BOX.mods]
    places[f"weapon.ship:{seat}"] = [
        "grapeshot.1",
        "grapeshot.2",
        "chain_shot.1",
        "grappling_hooks.1",
        "grappling_hooks.2",
    ]
    return worked_out(view)


def laden() -> dict[str, Any]:
    """A captain who owns all that he can, as his player sees it: the cards with the longest names."""
    view = fitted_out(owned())
    mine, places = view["state"]["seats"][SEAT], view["places"]
    mine |= {"glory": 12, "stash": 120, "stashings": 12}
    mine["captain"] |= {
        "gold": 118,
        "bounties": {"spanish": 3, "english": 2, "french": 1, "dutch": 11},
        "marque": "spanish",
        "missions": [],
    }
    places[f"cargo.hold:{SEAT}"] = list(BOX.cargo)[:7]
    places[f"glory.hand:{SEAT}"] = _longest("glory", 5)
    places[f"rumor.held:{SEAT}"] = _longest("rumor", 2)
    places[f"rumor.permanent:{SEAT}"] = ["pilots_rutter"]
    places[f"mission.held:{SEAT}"] = ["coast_survey", "the_queens_nephew"]
    places[f"specialist.aboard:{SEAT}"] = ["sailing_master.1", "gunner_captain.1", "master_at_arms.1"]
    return worked_out(view)


def smuggler(cargo: int) -> dict[str, Any]:
    """A captain with so many goods and four cards of contraband, as his player sees it."""
    view = laden()
    view["modules"] = ["contraband"]
    smuggled = [card.id for card in marauders_box(["contraband"]).entries(ContrabandCard).values()]
    places = view["places"]
    places[f"cargo.hold:{SEAT}"] = list(BOX.cargo)[:cargo]
    places[f"cargo.contraband:{SEAT}"] = smuggled[:4]
    return view


def _longest(deck: str, count: int) -> list[str]:
    """So many cards of a deck, those of the longest ids."""
    return sorted(BOX.pieces(deck), key=len)[-count:]


def seen(view: dict[str, Any]) -> dict[str, Any]:
    """The same as anybody else sees it: how many there are of what is secret."""
    view["seat"] = None
    mine = view["state"]["seats"][SEAT]
    mine["stash"], mine["captain"]["gold"] = None, None
    for place in ("cargo.hold", "glory.hand", "rumor.held"):
        view["places"][f"{place}:{SEAT}"] = len(view["places"][f"{place}:{SEAT}"])
    return view


def melee() -> dict[str, Any]:
    """A galleon with everything aboard against a Man-o-War, with more dice than either ever rolls."""
    mine = side(
        SEAT,
        declared="shoot",
        faces=[5, 6, 2, 1, 6, 3, 4, 2],
        shots=[1, 2, 3, 4, 5, 6],
        aimed=["cargo", "masts", "crew", "cannons", "", "-"],
        ammunition="grapeshot",
        chased=True,
        dice=8,
    )
    enemy = side(
        -1,
        npc="spanish",
        card="admiral_de_lezo",
        ship=ship("man_o_war", hull=1),
        player=1,
        declared="flee",
        faces=[5, 6, 2, 1, 6, 3],
        shots=[5, 5, 5, 5, 5],
        aimed=["cargo", "masts", "crew", "cannons", "hull"],
    )
    view = fitted_out(battle(mine, enemy, winner=0, zone="petite_goave", round=11))
    view["waiting"] = [{"seat": SEAT}]
    return view
