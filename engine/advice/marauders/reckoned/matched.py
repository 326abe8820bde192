"""Two ships against each other, whether they ever meet or not: fought as any battle that is offered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from data.content import marauders_box
from engine.advice.advising import View
from engine.advice.marauders.asked import Asked
from engine.advice.marauders.fights import Fights
from engine.advice.notes import Note
from engine.advice.reckoning import Field, Given
from engine.captains.marauders.seen.observation import Observation
from engine.kernel import AnswerError, Table
from engine.marauders.game import MARAUDERS
from engine.marauders.places import mods_of, weapons_of

CAPTAIN, NAVY = "captain", "navy"
"""Who sails the other ship: a captain, or an NPC."""
NPC = "english"
"""Of which nation an NPC is makes no difference to its fighting."""
MOST_SKILL = 8
MOST_CREW = 12
MOST_FITTED = 6
FULL = "0"
"""In place of a number of Crew: as many as she takes."""
_BATTLE_SKILLS = ("seamanship", "leadership")


class Matched:
    """The reckoning of *Merchants & Marauders*. Abilities of captains and cards are left aside."""

    def fields(self, modules: tuple[str, ...]) -> Sequence[Field]:
        """Both ships, with what is fitted, and who sails them."""
        box = marauders_box(modules)
        ships, fitted = tuple(box.ships), (*box.mods, *box.weapons)

        def side(before: str) -> list[Field]:
            return [
                Field(f"{before}ship", ships, usual=(ships[0],)),
                *(
                    Field(f"{before}{skill}", low=1, high=MOST_SKILL, usual=("2",))
                    for skill in _BATTLE_SKILLS
                ),
                Field(f"{before}crew", high=MOST_CREW, usual=(FULL,)),
                Field(f"{before}fitted", fitted, several=MOST_FITTED),
            ]

        return [*side(""), Field("enemy", (CAPTAIN, NAVY), usual=(CAPTAIN,)), *side("enemy_")]

    def own(self, view: View, given: Given) -> Given:
        """The captain's skills, and his ship with her crew and what is fitted; of another ship nothing."""
        if view.get("seat") is None:
            return {}
        seen = Observation(view)
        captain = seen.mine.captain
        if captain is None:
            return {}
        card, places = seen.game.box.captain_card(captain.card), seen.game.places
        fitted = [*places.at(mods_of(seen.seat)), *places.at(weapons_of(seen.seat))]
        skills = {skill: (str(getattr(card, skill)),) for skill in _BATTLE_SKILLS}
        if given.get("ship", (captain.ship.kind,)) != (captain.ship.kind,):
            return skills
        return {
            "ship": (captain.ship.kind,),
            "crew": (str(captain.ship.crew),),
            "fitted": tuple(dict.fromkeys(piece.partition(".")[0] for piece in fitted))[:MOST_FITTED],
            **skills,
        }

    def reckon(self, given: Given, modules: tuple[str, ...]) -> list[Note]:
        """The whole fight, from the first shots on."""
        npc = given["enemy"] == (NAVY,)
        if npc and given["enemy_crew"] != (FULL,):
            raise AnswerError("odds-navy-crew")
        options = MARAUDERS.resolve_options({})
        begun = MARAUDERS.positions.begin(_position(given, modules, npc=npc), 2, options, modules)
        table = Table.new(MARAUDERS, seats=2, options=options, seed="odds", modules=modules, beginning=begun)
        # Whatever is asked there: only the position counts.
        fights = Fights(Asked(table.view(0), next(iter(table.waiting.values()))))
        return fights.with_npc(NPC) if npc else fights.with_captain(1)


def _position(given: Given, modules: tuple[str, ...], *, npc: bool) -> dict[str, Any]:
    """Both at sea where no zone's rule counts, and the first one's turn."""
    box = marauders_box(modules)
    zone = next((one for one in box.zones if one not in box.ports), next(iter(box.zones)))
    sides = [_captain(given, before, modules, zone) for before in ("", "enemy_")]
    if not npc:
        return {"turn": 0, "seats": sides}
    enemy = sides.pop()
    ship = enemy["ship"]
    figures = {**enemy["captain"], "ship": ship["kind"], "gear": [*ship["mods"], *ship["weapons"]]}
    return {"turn": 0, "seats": sides, "npcs": {NPC: {"zone": zone, "scouting": 1, **figures}}}


def _captain(given: Given, before: str, modules: tuple[str, ...], zone: str) -> dict[str, Any]:
    box = marauders_box(modules)
    kind, fitted = given[f"{before}ship"][0], list(dict.fromkeys(given[f"{before}fitted"]))
    mods = [one for one in fitted if one in box.mods]
    ship: dict[str, Any] = {
        "kind": kind,
        "mods": mods,
        "weapons": [one for one in fitted if one in box.weapons],
    }
    if given[f"{before}crew"] != (FULL,):
        crew = int(given[f"{before}crew"][0])
        most = box.ships[kind].crew + sum(box.mods[one].adds == "crew" for one in mods)
        if crew > most:
            raise AnswerError("odds-crew", field=f"{before}crew", ship=kind, most=most)
        ship["crew"] = crew
    skills: Mapping[str, int] = {skill: int(given[before + skill][0]) for skill in _BATTLE_SKILLS}
    return {"captain": skills, "zone": zone, "in_port": False, "ship": ship}


MATCHED = Matched()
