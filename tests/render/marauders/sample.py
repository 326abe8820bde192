"""Views made by hand, in the shape in which the kernel gives them."""

from typing import Any

from data.content import marauders_box, marauders_content
from data.content.verbs.event_effects import EnterNpc
from data.locale import Texts
from tests.render.marauders.worked_out import worked_out

View = dict[str, Any]
NPC_CARDS = {
    effect.npc: card.id
    for card in marauders_content().events.values()
    for effect in card.effect
    if isinstance(effect, EnterNpc)
}
PLAYERS = ("Annika", "Bartolomé Ñandú the Long-Named Navigator", "Charlotte", "Kapitän Däumling")
TEXTS = Texts("en").with_players(PLAYERS)
CAPTAINS = ("felipe_de_los_reyes", "frances_wright", "josiah_thorne", "catalina_azcarate")
ZONES = tuple(marauders_content().zones)
PORTS = tuple(zone for zone, card in marauders_content().zones.items() if card.port)


def ship(kind: str, **lost: int) -> dict[str, Any]:
    """A ship with so many points lost at some locations."""
    card = marauders_content().ships[kind]
    whole = {
        "hull": card.toughness,
        "masts": card.toughness,
        "cargo": card.cargo,
        "crew": card.crew,
        "cannons": card.cannons,
    }
    return {"kind": kind, **{part: value - lost.get(part, 0) for part, value in whole.items()}}


def seat(number: int, zone: str, in_port: bool, kind: str = "sloop", **changed: Any) -> dict[str, Any]:
    """A seat with its captain. `changed`: fields of the seat, of the captain, or lost points of the ship."""
    captain: dict[str, Any] = {
        "card": CAPTAINS[number],
        "zone": zone,
        "in_port": in_port,
        "gold": changed.pop("gold", None),
        "bounties": changed.pop("bounties", {}),
        "missions": changed.pop("missions", []),
    }
    of_seat = {name: changed.pop(name) for name in ("glory", "stash", "stashings") if name in changed}
    captain["ship"] = ship(kind, **changed)
    return {"seat": number, "glory": 0, "stash": None, "stashings": 0, "captain": captain, **of_seat}


def busy() -> dict[str, Any]:
    """A spectator's view in mid-game: four captains, a storm, a war, a port that changed its nation."""
    content = marauders_content()
    demand, mods = list(content.pieces("demand")), list(content.pieces("mod"))
    places: dict[str, Any] = {
        "event.now": ["storm_greater_antilles"],
        "merchant.track": ["merchant_spanish.1", "merchant_dutch.2", "merchant_french.1"],
        "mission.at:caracas": [content.pieces("mission")[0]],
        "mission.at:nassau": [content.pieces("mission")[1]],
        "mod.ship:0": ["chasers.2", "extended_cargo_hold.1"],
        "weapon.ship:0": ["grapeshot.1", "grapeshot.2", "chain_shot.1"],
        "mission.held:0": ["coast_survey"],
        "mission.held:3": ["the_queens_nephew"],
        "specialist.aboard:0": ["carpenter.1", "gunner_captain.1"],
        "rumor.permanent:0": ["pilots_rutter"],
        "npc.due": ["admiral_van_almonde"],
        "cargo.hold:0": 3,
        "glory.hand:0": 2,
        "rumor.held:0": 1,
    }
    for index, port in enumerate(PORTS):
        places[f"demand.at:{port}"] = [demand[index * 7 % len(demand)]]
        places[f"mod.down:{port}"] = 1
    for port, mod in (("havana", mods[0]), ("curacao", mods[9])):
        places[f"mod.down:{port}"] = 0
        places[f"mod.at:{port}"] = [mod]
    for zone in ZONES:
        places[f"merchant.at:{zone}"] = 0 if zone in ("tortuga", "trinidad", "cartagena") else 1
    view: View = {
        "game": "marauders",
        "seat": None,
        "seats": 4,
        "options": {"goal": 10},
        "modules": [],
        "finished": False,
        "state": {
            "round": 3,
            "goal": 10,
            "start_seat": 1,
            "active_seat": 2,
            "seats": [
                seat(
                    0,
                    "havana",
                    True,
                    glory=3,
                    stashings=1,
                    bounties={"english": 1},
                    missions=[{"mission": "coast_survey", "tasks": [["cartagena", "trinidad"]]}],
                ),
                seat(1, "santo_domingo", False, "flute", glory=4, hull=1),
                seat(2, "santo_domingo", False, "frigate", glory=4, bounties={"spanish": 2, "french": 1}),
                seat(3, "bridgetown", False, "galleon", glory=7, stashings=2, masts=3),
            ],
            "at_war": ["spanish", "english"],
            "npcs": {
                "spanish": {"card": NPC_CARDS["spanish"], "zone": "santo_domingo"},
                "french": {"card": NPC_CARDS["french"], "zone": "petite_goave"},
                "pirate_sloop": {"card": NPC_CARDS["pirate_sloop"], "zone": "santo_domingo"},
                "pirate_frigate": {"card": NPC_CARDS["pirate_frigate"], "zone": "trinidad"},
            },
            "npcs_due": ["admiral_van_almonde"],
            "port_nations": {"bridgetown": "dutch"},
            "storm_zones": ["havana", "port_royal", "tortuga", "petite_goave", "santo_domingo"],
        },
        "places": places,
    }
    return worked_out(view)


def owned() -> dict[str, Any]:
    """The same as seat 0 sees it."""
    view = busy()
    view["seat"] = 0
    mine = view["state"]["seats"][0]
    mine["stash"] = 23
    mine["captain"]["gold"] = 17
    mine["captain"]["ship"]["spent"] = ["reinforced_hull"]
    view["places"]["mod.ship:0"] = [*view["places"]["mod.ship:0"], "reinforced_hull.1"]
    view["places"]["cargo.hold:0"] = ["rum_3", "sugar_1", "textiles_4"]
    view["places"]["glory.hand:0"] = list(marauders_content().pieces("glory")[:2])
    view["places"]["rumor.held:0"] = [marauders_content().pieces("rumor")[0]]
    return worked_out(view)


def crowded(zone: str, docked: int) -> dict[str, Any]:
    """Everything at once in every zone, and all captains in this one, so many of them in port."""
    view = busy()
    mods, missions = marauders_content().pieces("mod"), marauders_content().pieces("mission")
    for captain in view["state"]["seats"]:
        captain["captain"] |= {"zone": zone, "in_port": captain["seat"] < docked}
        captain["glory"] = 5
    view["state"]["storm_zones"] = list(ZONES)
    view["state"]["npcs"] = {kind: {"card": card, "zone": zone} for kind, card in NPC_CARDS.items()}
    for other in ZONES:
        view["places"][f"merchant.at:{other}"] = 2
        view["places"][f"mission.at:{other}"] = list(missions[:3])
    for port in PORTS:
        view["places"][f"mod.down:{port}"] = 1
        view["places"][f"mod.at:{port}"] = [mods[3]]
    return worked_out(view)


def side(seat: int, **changed: Any) -> dict[str, Any]:
    """A side of a combat before anything has happened; a captain's has the id of his seat."""
    return {
        "seat": seat,
        "captain": seat,
        "npc": "",
        "card": "",
        "player": seat,
        "ship": None,
        "leadership": 0,
        "declared": "",
        "faces": [],
        "shots": [],
        "aimed": [],
        "ammunition": "",
        "chased": False,
        "crew_before": 0,
        **changed,
    }


def battle(*sides: dict[str, Any], **changed: Any) -> dict[str, Any]:
    """A spectator's view of a battle between these sides, of captains of `busy` or NPCs."""
    view = busy()
    for found in view["state"]["seats"]:
        found["captain"]["id"] = found["seat"]
    frame = {"step": "Battle", "sides": list(sides), "over": "", "victor": -1, "zone": "havana", "round": 2}
    view["stack"] = [{"step": "Turn"}, {**frame, "winner": -1, "boarder": -1, **changed}]
    return worked_out(view)


def volley() -> dict[str, Any]:
    """A battle in its second round: both have fired, and the defender has a skull to place."""
    view = battle(
        side(0, declared="shoot", faces=[5, 6, 2], shots=[4, 5], aimed=["cannons", ""]),
        side(2, declared="board", faces=[1, 6, 3, 3], shots=[2], aimed=["masts"], player=2),
        winner=0,
    )
    view["waiting"] = [{"seat": 2}]
    return view


def hunted() -> dict[str, Any]:
    """A naval ship has just attacked: nothing is rolled yet."""
    dutch = side(-1, npc="dutch", card="admiral_evertsen", player=1, ship=ship("frigate"))
    view = battle(
        dutch | {"dice": 4, "because": []}, side(1, dice=5, because=["ability:extra_dice"]), round=1
    )
    view["waiting"] = [{"seat": 1, "kind": "battle.declare"}]
    return view


def guards() -> dict[str, Any]:
    """Crew combat with guards, who have lost."""
    crew = {"kind": "", "hull": 0, "masts": 0, "cargo": 0, "crew": 0, "cannons": 0}
    enemy = side(-1, npc="guards", player=-1, ship=crew, leadership=3, crew_before=4, faces=[1, 5, 2])
    view = battle(side(3, faces=[6, 6]), enemy, over="crew", victor=0)
    view["stack"][-1] |= {"step": "Fight"}
    for absent in ("zone", "round", "winner", "boarder"):
        del view["stack"][-1][absent]
    return view


def raid(*cards: str, seat: int = 2, faces: tuple[int, ...] = (), **changed: Any) -> dict[str, Any]:
    """A spectator's view of a merchant raid with these cards; `faces` while the dice lie on the table."""
    view = busy()
    him = {"seat": seat, "captain_id": seat}
    for found in view["state"]["seats"]:
        found["captain"]["id"] = found["seat"]
    view["places"]["cargo.raid"] = list(cards)
    view["stack"] = [{"step": "Turn"}, {"step": "MerchantRaid", **him, "nation": "spanish", **changed}]
    if faces:
        view["stack"].append({"step": "RollRaid", **him, "faces": list(faces)})
    return worked_out(view)


def rich_raid() -> dict[str, Any]:
    """A raid that goes well: two successes to spend, one die failed."""
    return raid("rum_5", "cocoa_1", "sugar_4", left=2, failed=1)


def ruinous_raid() -> dict[str, Any]:
    """As many cards as there can be, with all that a raid can break."""
    box = marauders_content()
    icons = ("hull", "hull", "hull", "escape", "escape", "masts", "crew", "cannons")
    cards: list[str] = []
    for icon in icons:
        free = (card for card in box.pieces("cargo") if card not in cards)
        cards.append(next(card for card in free if box.cargo_card(card).icon == icon))
    return raid(*cards, seat=0, faces=(5, 6, 1, 2, 3, 4, 6), harmless=[cards[0]])


def plundered_raid() -> dict[str, Any]:
    """A raid that has succeeded."""
    return raid("rum_5", "cocoa_1", "sugar_4", plunder=14)


def stormed(location: str = "fort_george", shots: int | None = 2, **changed: Any) -> dict[str, Any]:
    """A spectator's view of the raid of a location: a fort with 2 soldiers and a gun, 2 shots are left."""
    view = raid("rum_5", "cocoa_1", "sugar_4")
    view["modules"] = ["locations"]
    view["places"]["cargo.defense"] = view["places"].pop("cargo.raid")
    view["stack"] = []
    standing = {
        "seat": 2,
        "location": location,
        "shots": shots,
        "soldiers": 2,
        "maneuverability": 3,
        "hits": ["hull"],
        "harmless": False,
        "lost": [],
        "gold": 10,
        "taken": False,
    }
    view["facts"] |= {"raid": None, "location_raid": standing | changed}
    return view


def outgunned() -> dict[str, Any]:
    """The raid of a location that would sink its raider: a shot has removed one of 6 cards; with 3 soldiers
    left both guns hit twice.
    """
    cards = ["rum_5", "food_5", "cocoa_1", "sugar_4", "food_1"]
    gold = sum(marauders_box().cargo_card(card).plunder for card in cards)
    view = stormed(soldiers=3, hits=["hull"] * 4, lost=["hull"], gold=gold)
    view["places"]["cargo.defense"] = cards
    return view
