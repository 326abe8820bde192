"""What fighting costs: bounties with the ports they close and who comes after the captain for them, and
missions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.advice.marauders.asked import Asked, Tells
from engine.advice.notes import Advice, Note, advice
from engine.captains.marauders.seen.chart import distance
from engine.captains.marauders.worth.law import bounty_ports
from engine.kernel import picked
from engine.marauders.law.bounties import may_try, port_access
from engine.marauders.npcs.traits import traits_of
from engine.marauders.quests.peace import peaceful_missions
from engine.marauders.sea.hunt import hostility
from engine.marauders.sea.scout import merchant_nations
from engine.marauders.state import MOST_BOUNTIES
from engine.marauders.terms.sea import Bounties

NAMED = 2
"""NPCs that are told by name."""


def bounty_notes(asked: Asked, nation: str, why: str, count: int = 1) -> list[Note]:
    """What it means to get bounties of a nation for something (`GainBounties.why`)."""
    if not nation or count <= 0:
        return []
    gained = asked.game.terms(Bounties(asked.seat, nation, why, count)).count
    if gained <= 0:
        return [Note("no-bounty", {"nation": nation}, "good")]
    before = asked.captain.bounties
    now = min(MOST_BOUNTIES, before.get(nation, 0) + gained)
    if now == before.get(nation, 0):
        return [Note("bounty-most", {"nation": nation, "count": now})]
    return [
        Note("bounty", {"nation": nation, "number": now, "count": now - before.get(nation, 0)}),
        *changed(asked, {**before, nation: now}),
    ]


def peace_notes(asked: Asked) -> list[Note]:
    """The missions that he loses by starting a battle or raid."""
    missions = peaceful_missions(asked.game, asked.captain)
    return [Note("mission-lost", {"missions": missions}, "loss")] if missions else []


def raid_notes(asked: Asked) -> list[Note]:
    """The ports that the raid on a merchant would close who is scouted for here, before her flag is seen: as
    one of these waters; first of all those that want what he carries.
    """
    seen = asked.seen
    nations = merchant_nations(asked.game, asked.captain).nations
    closed = bounty_ports(seen, nations[0], "raid") if nations else ()
    if not closed:
        return []
    wanted = sorted(zone for zone in closed if seen.hold[seen.demand(zone) or ""])
    args = {"nation": nations[0], "zones": sorted(closed), "wanted": wanted}
    return [Note("raid-closes", args, "loss" if wanted else "plain")]


def changed(asked: Asked, bounties: Mapping[str, int]) -> list[Note]:
    """What other bounties than now would change: ports, and who looks for the captain."""
    ports, hunters = _open(asked), _hunters(asked)
    with asked.wanted(bounties):
        then_open, then_hunting = _open(asked), _hunters(asked)
    notes = [
        _closing(asked, ports - then_open) if ports - then_open else None,
        Note("opens", {"zones": sorted(then_open - ports)}, "good") if then_open - ports else None,
        Note("hunted", nearest(asked, then_hunting - hunters), "loss") if then_hunting - hunters else None,
        Note("spared-by", nearest(asked, hunters - then_hunting), "good") if hunters - then_hunting else None,
    ]
    return [note for note in notes if note is not None]


def _closing(asked: Asked, ports: set[str]) -> Note:
    """Ports that let him in no more; a warning if one of them is his home or wants what he carries."""
    wanted = {zone for zone in asked.seen.box.ports if asked.seen.hold[asked.seen.demand(zone) or ""]}
    matter = ports & {*wanted, asked.seen.home}
    return Note("closes", {"zones": sorted(ports)}, "warn" if matter else "loss")


def _open(asked: Asked) -> set[str]:
    """The ports that let the captain in, freely or otherwise."""
    game, captain = asked.game, asked.captain
    return {zone for zone in asked.seen.box.ports if may_try(port_access(game, captain, zone))}


def _hunters(asked: Asked) -> set[str]:
    """The NPCs in play that would hunt the captain or scout for him where they are."""
    hunting: set[str] = set()
    for kind, npc in asked.game.state.npcs.items():
        with asked.seen.supposed(npc.zone, in_port=False) as captain:
            terms = hostility(asked.game, traits_of(asked.game, kind), captain)
        if terms.hunts or terms.scouts:
            hunting.add(kind)
    return hunting


def nearest(asked: Asked, kinds: set[str]) -> dict[str, Any]:
    """The NPCs nearest to the captain by name, and how many `more` there are."""
    npcs, box, here = asked.game.state.npcs, asked.seen.box, asked.captain.zone
    nearest = sorted(kinds, key=lambda kind: (distance(box, here, npcs[kind].zone), kind))
    who = [npc_phrase(kind, npcs[kind].card) for kind in nearest[:NAMED]]
    return {"who": who, "more": len(nearest) - len(who)}


def npc_phrase(kind: str, card: str) -> dict[str, Any]:
    """An NPC in a note."""
    return {"say": "who-npc", "npc": kind, "name": card}


def without(asked: Asked, nation: str, count: int) -> list[Note]:
    """What it means to lose so many bounties of a nation."""
    bounties = asked.captain.bounties
    return changed(asked, {**bounties, nation: bounties.get(nation, 0) - count})


def _pardon(asked: Asked) -> Advice:
    """Each bounty removed."""
    options = asked.decision.options
    return advice(
        (),
        {
            option.id: without(asked, picked(option.id), 1)
            for option in options
            if option.label in ("pardon", "home-pardon")
        },
    )


def _missionary(asked: Asked) -> Advice:
    """All bounties of a nation gone."""
    options = asked.decision.options
    return advice(
        (),
        {
            option.id: without(asked, picked(option.id), int(option.args["bounties"]))
            for option in options
            if option.label == "bounties-of"
        },
    )


def _dropping(asked: Asked) -> Advice:
    """So many bounties of a nation gone, as a reward."""
    return advice(
        (),
        {
            option.id: without(asked, str(option.args["nation"]), int(option.args["count"]))
            for option in asked.decision.options
            if option.label == "reward-drop"
        },
    )


LAW: dict[str, Tells] = {
    "pardon": _pardon,
    "missionary": _missionary,
    "reward.bounties": _dropping,
}
