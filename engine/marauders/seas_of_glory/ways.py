"""What the log tells of the use of each module: the ways in which it makes captains gain or lose."""

from __future__ import annotations

from engine.kernel import Way

NEW_CARDS = (
    Way("event.drawn", by="event"),
    Way("rumor.true", by="card"),
    Way("mission.completed", by="mission"),
    Way("new_cards.earned", sums=("gold",)),
    Way("new_cards.swapped"),
    Way("new_cards.last_hand"),
    Way("new_cards.slipped_in"),
    Way("new_cards.turned_away"),
    Way("new_cards.put_out"),
    Way("new_cards.paid", sums=("gold",)),
    Way("new_cards.sold", sums=("cards", "gold")),
    Way("new_cards.landed", sums=("count",)),
)
SPECIAL_WEAPONS = (
    Way("weapon.bought", by="weapon", only=("heated_shot", "double_shot", "caltrops")),
    Way("heated_shot.lit", sums=("hits",)),
    Way("heated_shot.burned"),
    Way("heated_shot.out"),
    Way("double_shot.fired", sums=("hits",)),
    Way("caltrops.thrown"),
)
SHIP_MODS = (
    Way("mod.bought", by="mod", only=("carved_hull", "crows_nest", "smugglers_hold", "the_plank")),
    Way("crows_nest.shown"),
    Way("plank.walked"),
)
SHIP_MOD_MARKET = (Way("market.drawn"),)
NPC_UPGRADES = (
    Way("upgrade.drawn", sums=("upgrades",)),
    Way("upgrade.returned", sums=("upgrades",)),
    Way("upgrade.weapons", sums=("weapons",)),
)
BRIG = (
    Way("ship.bought", by="ship", only=("brig",)),
    Way("ship.claimed", by="ship", only=("brig",)),
)
LOW_GALLEONS = (
    Way("ship.bought", by="ship", only=("galleon",)),
    Way("ship.claimed", by="ship", only=("galleon",)),
)
TREASURE_GALLEON = (
    Way("treasure.loaded", sums=("more",)),
    Way("scouting.npc", by="npc", only=("treasure_galleon",)),
    Way("treasure.taken", sums=("gold",)),
    Way("treasure.sunk", sums=("gold",)),
)
CONTRABAND = (
    Way("contraband.bought", sums=("count", "gold")),
    Way("contraband.stowed", sums=("count",)),
    Way("goods.sold", by="because", only=("contraband",)),
    Way("glory.gained", by="why", only=("contraband",)),
    Way("contraband.behind"),
    Way("contraband.discarded", sums=("cards",)),
    Way("contraband.resisted"),
)
WIND = (Way("wind.with"), Way("wind.against"))
STORM = (Way("storm.drifted"), Way("storm.caught", sums=("hits",)), Way("storm.weathered"))
KINDS = ("pirate_haven", "missionary", "trade_station", "natives", "reef", "naval_fort", "prison", "town")
RAIDED = tuple(kind for kind in KINDS if kind != "reef")
"""Nobody defends a reef."""
LOCATIONS = (
    Way("location.visited", by="kind", only=KINDS),
    Way("natives.paid"),
    Way("reef.cargo", sums=("count",)),
    Way("reef.crew"),
    Way("reef.weapon"),
    Way("fort.sent"),
    Way("prison.freed", sums=("gold",)),
    Way("location.attacked", by="kind", only=RAIDED),
    Way("location.taken", sums=("gold",)),
    Way("location.failed"),
    Way("location.retreat"),
)
FAVORS = (
    Way("favors.bought", sums=("count", "gold")),
    Way("favors.gained"),
    Way("favors.spent", by="why", only=("cards", "roll", "npc", "entry"), sums=("favors",)),
    Way("favors.lost", sums=("favors",)),
)
LOYALTY = (
    Way("loyalty.rose", by="why", only=("gold", "glory")),
    Way("loyalty.fell", by="why"),
    Way("loyalty.fell", by="step", only=("mutiny",)),
    Way("captain.died", by="cause", only=("mutiny",)),
    Way("loyalty.paid", sums=("gold",)),
    Way("loyalty.no_more"),
    Way("loyalty.refused"),
)
DRAW_TWO = (Way("captain.entered"),)
FLEXIBLE_TURNS = (Way("turn.drawn"),)
GIVE_ME_GLORY = (Way("stashed"),)
FOR_GOLD = (Way("captain.bought", sums=("gold",)),)
HARD_LIFE = (Way("hard_life.began"),)
CUTTHROAT = (
    Way("scout.off_turn"),
    Way("scout.let_pass"),
    Way("captain.turned_back"),
)
