"""What the voice says of a raid in *Merchants & Marauders*: where it pays, and which ports it closes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.advice.marauders.asked import Asked
from engine.advice.marauders.law import bounty_notes, npc_phrase
from engine.advice.marauders.plundering import Merchants
from engine.advice.marauders.turn import hunters
from engine.advice.notes import LIKELY, Note
from engine.advice.playouts import about
from engine.captains.marauders.goals import Goal
from engine.captains.marauders.landfall import RAID
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import TRADER, Aims
from engine.captains.marauders.worth.law import bounty_ports
from engine.captains.marauders.worth.raid_hand import RaidHand
from engine.captains.marauders.worth.ships import finding
from engine.kernel import Decision
from engine.marauders.quests.peace import peaceful_missions
from engine.marauders.sea.raids import GLORY_PLUNDER

View = Mapping[str, Any]
IN_RAID = frozenset(("draw", "discard", "exchange", "weapon", "stop"))
"""How answers begin that spend a success of a raid."""
RICHEST = 5
"""The gold of the richest cards."""
ESCAPE = "escape"
"""The mark of cards that help a merchant to get away; all others are hits."""
FEW = 2
"""So many ports that a raid closes are named; of more it is said how many."""
NOBODY: Mapping[str, Any] = {"who": [], "more": 0}
"""Nobody comes after him."""
NO_ODDS: Mapping[str, Any] = {"won": 0, "gold": 0, "glory": 0, "hits": 0, "finds": False, **NOBODY}
"""What is told of a raid that is still far off."""
ATTACKS = frozenset(("raid", "hunt"))
"""Goals (`Goal.what`) that begin a battle or a raid."""


def peaceful(observed: Observation, goals: Sequence[Goal]) -> Sequence[Goal]:
    """The goals that lose none of his missions: all but fights and raids of his own, while he holds one that
    wants peace.
    """
    if not peaceful_missions(observed.game, observed.captain):
        return goals
    return [goal for goal in goals if goal.what not in ATTACKS and not goal.target.startswith(RAID)]


def raid_aim(
    observed: Observation,
    zone: str,
    closed: tuple[str, ...],
    told: Note | None = None,
    odds: Mapping[str, Any] | None = None,
) -> Note:
    """What a raid off a zone is for: what it may come to (`odds`, `raid_odds`), which ports that want what he
    carries it closes to him, and how many in all (`closed`), unless there are odds to tell; nothing of ports
    where something else is `told` first.
    """
    ports = () if told is not None else closed
    wanted = sorted(port for port in ports if observed.hold[observed.demand(port) or ""])
    here = zone == observed.captain.zone and not observed.captain.in_port
    named = [] if wanted or len(ports) > FEW else sorted(ports)
    # Of many, the button says how many once he is there.
    count = 0 if here and odds is not None and not named else len(ports)
    args = {"zone": zone, "here": here, "zones": wanted, "closes": named, "count": count}
    return Note("voyage-raid", {**args, **(odds or NO_ODDS)})


def raid_odds(
    view: View, decision: Decision, zone: str, nation: str, *, sure: bool = False
) -> Mapping[str, Any]:
    """What a raid off a zone may come to, on a merchant of a nation: the chance to find her, unless that is
    `sure`, and to plunder anything, how much that is on average, the chance to find her and to win a point
    so, in percent, and who comes after him for it.
    """
    asked = Asked(view, decision)
    with asked.seen.supposed(zone, in_port=False):
        about_raid = Merchants(asked).found(nation)[0].args
        hunted = [note.args for note in bounty_notes(asked, nation, "raid") if note.key == "hunted"]
    found = 1.0 if sure else finding(asked.seen)
    chances = {name: about(round(found * about_raid[name]), 100) for name in ("won", "glory")}
    told = {name: about_raid[name] for name in ("gold", "hits")}
    return {**chances, **told, "finds": not sure, **next(iter(hunted), NOBODY)}


def hunt_aim(observed: Observation, goal: Goal) -> Note:
    """Whom a hunt is for, and where."""
    return Note("voyage-hunt", {"zone": goal.zone, "who": prey(observed, goal.target)})


def hunted(observed: Observation, view: View, decision: Decision, step: str) -> Note | None:
    """Who looks for him where the next step takes him to sea, and how likely he is found; None where that is
    hardly likely.
    """
    begins, _, where = step.partition(":")
    zone = observed.captain.zone if where == "sea" else where
    if begins != "move" or not any(npc.zone == zone for npc in observed.board.npcs.values()):
        return None
    asked = Asked(view, decision)
    with asked.seen.supposed(zone, in_port=False):
        found = [note.args for note in hunters(asked, zone) if note.key == "found-by"]
    likely = max(found, key=lambda args: int(args["chance"]), default=None)
    if likely is None or likely["chance"] < 100 * LIKELY:
        return None
    return Note("voyage-hunted", {"zone": zone, "who": likely["who"], "chance": likely["chance"]})


def prey(observed: Observation, target: str) -> dict[str, Any] | None:
    """Whom a hunt is for (`Goal.target`); None if nobody of that kind is on the board any more."""
    kind, _, whom = target.partition(":")
    if kind == "captain":
        return {"say": "who-captain", "seat": int(whom)}
    npc = observed.board.npcs.get(whom)
    return npc_phrase(whom, npc.card) if npc is not None else None


def robbed(view: View, decision: Decision, picked: str) -> Note:
    """Why to rob a merchant as one of a nation (`raid:<nation>`) whose ports want nothing that he carries:
    the ports that it closes, and how many more to rob her as one of another nation would (`others`; 0 if
    that is no reason).
    """
    observed, raids = Observation(view), [one.id for one in decision.options if one.label == "raid"]
    closes = {id: bounty_ports(observed, id.partition(":")[2], "raid") for id in {picked, *raids}}
    closed = closes.pop(picked)
    others = min(map(len, closes.values()), default=0)
    told: dict[str, Any] = {"choice": bool(closes), "others": others if others > len(closed) else 0}
    told["nation"] = picked.partition(":")[2]
    return Note("voyage-merchant", {"zones": sorted(closed), "count": len(closed), **told})


def _for_glory(decision: Decision, goes: int) -> int:
    """The gold that is glory, if one more card may bring the haul there once a card of so much (`goes`) has
    gone; else 0. [R Raids 11]
    """
    lacking = GLORY_PLUNDER - int(decision.args["gold"]) + goes
    return GLORY_PLUNDER if goes < lacking <= RICHEST else 0


def success_spent(decision: Decision, picked: str, noted: Sequence[Note] = ()) -> Note:
    """Why to spend a success so: what the mark of the card that goes would have done, whether the raid fails
    as it stands, or whether one more card may spoil it, as is `noted` of it.
    """
    begins, option = picked.partition(":")[0], decision.option(picked)
    fails = bool(decision.args["lost"]) or decision.args["escapes"] >= decision.args["maneuverability"]
    if begins == "stop" and not decision.args.get("left", 1):
        spares = any(one.id.startswith("weapon:") for one in decision.options)
        return Note(f"voyage-raid-stop-{'fails' if fails else 'spares' if spares else 'none'}")
    if begins == "weapon":
        return Note(f"voyage-raid-weapon{'-saves' if fails else ''}")
    if begins == "draw":
        drawn = next((note.args for note in noted if note.key == "raid-draw"), None)
        safe = drawn is not None and not drawn["lost"] and not drawn["spoilt"]
        hit = drawn["hit"] if drawn is not None else 0
        return Note("voyage-raid-draw", {"safe": safe, "hit": hit, "glory": _for_glory(decision, 0)})
    if begins not in ("discard", "exchange") or option is None:
        return Note(f"voyage-raid-{begins}")
    exchanged = begins == "exchange"
    glory = _for_glory(decision, option.args["gold"]) if exchanged else 0
    told = {"exchanged": int(exchanged), "icon": option.args["icon"], "glory": glory}
    if option.args["icon"] != ESCAPE:
        return Note("voyage-raid-hit", told)
    counts = {name: decision.args[name] for name in ("escapes", "maneuverability")}
    return Note("voyage-raid-escape", {**told, **counts})


def aided(view: View, decision: Decision, picked: str) -> Note | None:
    """What a card in hand makes of the raid for who stops, or plays it: glory, or a raid that succeeds; None
    if none is worth playing there.
    """
    hand = RaidHand(observed := Observation(view), Aims(observed, TRADER))
    pieces = hand.played() if picked == "stop" else [picked.partition(":")[2]]
    if not pieces:
        return None
    gold = hand.haul(pieces)
    told = {"card": pieces[0], "gold": gold, "glory": int(gold >= GLORY_PLUNDER > hand.haul(()))}
    if picked == "stop":
        return Note("voyage-raid-stop-card", told)
    return Note("voyage-card-raid", told) if told["glory"] else None
