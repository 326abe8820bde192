"""New captains whose ability is for battles, raids and scouting."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from engine.kernel import Beginning
from engine.marauders.combat.battle import Battle
from engine.marauders.combat.victory import Defeated
from engine.marauders.npcs.traits import traits_of
from engine.marauders.sea.hunt import hostility
from engine.marauders.seas_of_glory.new_cards.captains import victors_pay
from engine.marauders.state import NO_SEAT, bound_to, captain_of
from tests.marauders.seas_of_glory.new_cards.table import BOX, FOE, laid, sails
from tests.marauders.table import SetUp, TestTable, at_battle, at_battle_with, raid_card

# --- battles --------------------------------------------------------------------------------------


MISSES = [("seamanship", [1, 1, 1]), ("seamanship", [1, 1])]
"""A round in which nobody has a success."""


def dice_of(table: TestTable) -> list[tuple[int, list[str]]]:
    """How many dice seat 0 rolled in each contest, and why."""
    return [(len(line["faces"]), line["because"]) for line in table.log("battle.rolled") if line["seat"] == 0]


MORE = ["ability:declared_dice"]


def test_S_cards_john_knox_rolls_a_die_more_when_he_shoots(set_up: SetUp) -> None:
    seat = sails("john_knox", "caribbean_sea", ship="frigate")
    force = [*MISSES, ("seamanship", [1, 1]), ("seamanship", [1, 1])]
    table = laid(set_up, seat, FOE, force=force, change=at_battle())
    table.answer(0, "board")
    table.answer(1, "shoot")
    assert dice_of(table) == [(3, MORE), (2, [])]


def test_S_cards_a_captain_who_rolls_a_die_more_when_he_boards(set_up: SetUp) -> None:
    seat = sails("rodrigo_de_zuniga", "caribbean_sea", ship="frigate")
    force = [*MISSES, ("seamanship", [1, 1, 1, 1]), ("seamanship", [1, 1])]
    table = laid(set_up, seat, FOE, force=force, change=at_battle())
    table.answer(0, "board")
    table.answer(1, "shoot")
    assert dice_of(table) == [(3, []), (4, MORE)]


def hook() -> dict[str, Any]:
    """Donatus van 't Hof with a single hand aboard."""
    return sails("donatus_van_t_hof", "caribbean_sea", ship={"kind": "frigate", "crew": 1})


def test_S_cards_the_last_hand_is_kept_once_in_a_battle(set_up: SetUp) -> None:
    force = [
        ("seamanship", [1, 1, 1]), ("seamanship", [5, 1]), ("location", [3, 3, 1]),
        ("seamanship", [1, 1, 1]), ("seamanship", [5, 1]), ("location", [3, 1, 1]),
    ]  # fmt: skip
    table = laid(set_up, hook(), FOE, force=force, change=at_battle())
    # Of two hits to his last Crew one does nothing, and the other takes it.
    assert (table.ship().crew, table.ship().cargo) == (0, 2)
    assert table.said("new_cards.last_hand", seat=0)
    table.ship().crew = 1
    table.answer(0, "shoot")
    table.answer(1, "shoot")
    assert table.ship().crew == 0
    assert len(table.log("new_cards.last_hand")) == 1


def test_S_cards_the_last_hand_is_kept_when_one_hit_would_take_it(set_up: SetUp) -> None:
    force = [("seamanship", [1, 1, 1]), ("seamanship", [5, 1]), ("location", [3, 1, 1])]
    table = laid(set_up, hook(), FOE, force=force, change=at_battle())
    assert (table.ship().crew, table.ship().cargo, table.ship().hull) == (1, 1, 3)


@pytest.mark.parametrize("last", [FOE, {"captain": "donatus_van_t_hof"}], ids=["nobody", "he"])
def test_S_cards_the_last_hand_is_none_of_his_enemys_and_no_npcs(set_up: SetUp, last: dict[str, Any]) -> None:
    force = [("seamanship", [5, 1]), ("seamanship", [1, 1]), ("location", [3, 1, 1])]
    change = at_battle_with("pirate_bonnet", crew=1, player=-1)
    table = laid(set_up, FOE, last, force=force, change=change)
    (npc,) = [side for side in table.game.inside(Battle).sides if side.seat < 0]
    assert npc.ship is not None
    assert (npc.ship.crew, npc.ship.cargo) == (0, 0)
    assert not table.log("new_cards.last_hand")


def test_S_cards_the_last_hand_is_kept_in_a_raid(set_up: SetUp) -> None:
    cards = [raid_card("crew"), raid_card("escape", 3), raid_card("masts")]
    force = [("scouting", [6, 1, 1, 1]), ("raid", cards), ("seamanship", [1, 1, 1])]
    seat = {**hook(), "zone": "tortuga", "gold": 0}
    table = laid(set_up, seat, force=force, zones={"tortuga": {"merchant": "french"}})
    table.play("scout:merchant", "raid:french")
    assert table.ship().crew == 1
    assert table.said("new_cards.last_hand", seat=0)
    assert table.captain().gold > 0


def test_S_cards_the_last_hand_is_kept_once_in_a_raid(set_up: SetUp) -> None:
    first = raid_card("crew")
    cards = [first, raid_card("crew", but=[first]), raid_card("escape", 3)]
    force = [("scouting", [6, 1, 1, 1]), ("raid", cards), ("seamanship", [1, 1, 1])]
    seat = {**hook(), "zone": "tortuga", "gold": 0}
    table = laid(set_up, seat, force=force, zones={"tortuga": {"merchant": "french"}})
    table.play("scout:merchant", "raid:french")
    assert table.ship().crew == 0
    assert table.said("new_cards.last_hand", seat=0)


def test_S_cards_every_victory_pays(set_up: SetUp) -> None:
    force = [("seamanship", [5, 1, 1]), ("seamanship", [1, 1]), ("location", [1, 1, 1])]
    foe = {**FOE, "ship": {"kind": "sloop", "hull": 1, "cargo": 0}}
    seat = sails("rupert_langley", "caribbean_sea", ship="frigate", gold=0)
    table = laid(set_up, seat, foe, force=force, change=at_battle())
    assert table.said("new_cards.earned", seat=0, gold=8, because=["ability:victors_pay"])
    assert table.captain().gold == 8


def test_S_cards_no_victory_pays_who_did_not_survive_it(set_up: SetUp) -> None:
    """Neither a seat whose captain is dead nor the captain who came after him."""
    dead = {"dead": True, "next_captain": "felipe_de_los_reyes"}
    game = laid(set_up, sails("rupert_langley", "caribbean_sea"), dead).game
    victor = bound_to(captain_of(game, 0))
    won = partial(Defeated, loser=NO_SEAT, npc="dutch", bounties_before=0)
    assert victors_pay(game, won(**victor))
    assert not victors_pay(game, won(seat=0, captain_id=victor["captain_id"] + 1))
    assert not victors_pay(game, won(seat=1, captain_id=victor["captain_id"]))


# --- raids and scouting ---------------------------------------------------------------------------


def raid(
    set_up: SetUp,
    captain: str,
    nation: str,
    *cards: str,
    change: Callable[[Beginning], None] | None = None,
    **seat: Any,
) -> TestTable:
    """A captain raids a merchant off Tortuga with these cards and without a success."""
    shown = BOX.captains[captain]
    scouting, seamanship = [6] + [1] * (shown.scouting - 1), [1] * shown.seamanship
    force = [("scouting", scouting), ("raid", cards), ("seamanship", seamanship)]
    zones = {"tortuga": {"merchant": nation}}
    him = sails(captain, "tortuga", **{"ship": "frigate", "gold": 0, **seat})
    table = laid(set_up, him, force=force, zones=zones, change=change)
    return table.play("scout:merchant", f"raid:{nation}")


HARMLESS = [raid_card("escape", 3), raid_card("cargo"), raid_card("masts")]
WORTH = sum(BOX.cargo_card(card).plunder for card in HARMLESS)


@pytest.mark.parametrize(("nation", "more"), [("english", 2), ("dutch", 2), ("spanish", 0)])
def test_S_cards_more_plunder_from_merchants_of_some_nations(set_up: SetUp, nation: str, more: int) -> None:
    table = raid(set_up, "lope_de_sandoval", nation, *HARMLESS)
    assert table.captain().gold == WORTH + more


def test_S_cards_sailors_are_pressed_in_a_successful_raid(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "crew": 2}
    table = raid(set_up, "gonzalo_de_ibarra", "dutch", *HARMLESS, ship=ship).play([])
    assert table.ship().crew == 3
    assert table.said("reward.crew", seat=0, count=1, crew=3)


def test_S_cards_sailors_are_pressed_in_a_raid_that_brings_no_gold(set_up: SetUp) -> None:
    ship, force = {"kind": "frigate", "crew": 2}, [("scouting", [6, 1, 1]), ("raid", HARMLESS)]
    force += [("seamanship", [5, 5, 5])]
    him = sails("gonzalo_de_ibarra", "tortuga", ship=ship, gold=0)
    table = laid(set_up, him, force=force, zones={"tortuga": {"merchant": "dutch"}})
    table.play("scout:merchant", "raid:dutch", *(f"discard:{card}" for card in HARMLESS))
    assert (table.captain().gold, table.captain().bounties) == (0, {"dutch": 1})
    assert table.ship().crew == 3


def test_S_cards_nobody_is_pressed_onto_a_full_ship_or_from_one_that_escapes(set_up: SetUp) -> None:
    full = raid(set_up, "gonzalo_de_ibarra", "dutch", *HARMLESS).play([])
    assert full.ship().crew == 3
    away = [card.id for card in BOX.cargo.values() if card.icon == "escape"][:3]
    table = raid(set_up, "gonzalo_de_ibarra", "dutch", *away, ship={"kind": "frigate", "crew": 2})
    assert "raid.escaped" in table.lines
    assert table.ship().crew == 2


def test_S_cards_a_commission_spares_bounties_of_one_nation(set_up: SetUp) -> None:
    assert raid(set_up, "edward_trevanion", "spanish", *HARMLESS).captain().bounties == {}
    assert raid(set_up, "edward_trevanion", "dutch", *HARMLESS).captain().bounties == {"dutch": 1}
    wanted = raid(set_up, "edward_trevanion", "spanish", *HARMLESS, bounties={"dutch": 1})
    assert wanted.captain().bounties == {"dutch": 1, "spanish": 1}


BLANK = "admiraltys_blank"


def paper(
    set_up: SetUp, nation: str, captain: str = "silas_pym", once: bool = False, **seat: Any
) -> TestTable:
    """A captain with A Blank Commission, perhaps used `once`, raids a merchant of this nation."""

    def change(beginning: Beginning) -> None:
        beginning.state.seats[0].permanent_uses = {BLANK: 1} if once else {}

    return raid(set_up, captain, nation, *HARMLESS, permanents=[BLANK], change=change, **seat)


def test_S_cards_a_blank_commission_spares_two_bounties(set_up: SetUp) -> None:
    table = paper(set_up, "dutch")
    assert (table.captain().bounties, table.at("rumor.permanent:0")) == ({}, [BLANK])
    assert table.said("permanent.used", seat=0, card=BLANK, left=1)
    again = paper(set_up, "french", once=True)
    assert again.captain().bounties == {}
    assert again.said("permanent.used", seat=0, card=BLANK, left=0)
    assert (again.at("rumor.permanent:0"), BLANK in again.at("rumor.discards")) == ([], True)


def test_S_cards_a_blank_commission_that_spares_nothing_is_not_used(set_up: SetUp) -> None:
    for table, bounties in (
        (paper(set_up, "english"), {"english": 1}),
        (paper(set_up, "dutch", bounties={"french": 1}), {"french": 1, "dutch": 1}),
    ):
        assert table.captain().bounties == bounties
    assert "permanent.used" not in paper(set_up, "english").lines


def test_S_cards_a_blank_commission_beside_a_lasting_one_for_another_nation(set_up: SetUp) -> None:
    spanish = paper(set_up, "spanish", "edward_trevanion")
    assert (spanish.captain().bounties, "permanent.used" in spanish.lines) == ({}, False)
    dutch = paper(set_up, "dutch", "edward_trevanion")
    assert (dutch.captain().bounties, dutch.log("permanent.used")[0]["left"]) == ({}, 1)


def test_S_cards_a_commission_is_for_raids_alone(set_up: SetUp) -> None:
    npcs = {"spanish": {"card": "admiral_de_campos", "zone": "havana"}}
    seat = sails("edward_trevanion", "havana")
    table = laid(set_up, seat, npcs=npcs, force=[("scouting", [6, 1])]).play("scout:npc:spanish")
    assert table.captain().bounties == {"spanish": 1}


def seeks(set_up: SetUp, captain: str, kind: str, card: str, **seat: Any) -> Any:
    """How an NPC in the zone of a captain treats him."""
    table = laid(
        set_up, sails(captain, "santo_domingo", **seat), npcs={kind: {"card": card, "zone": "caracas"}}
    )
    return hostility(table.game, traits_of(table.game, kind), table.captain())


def test_S_cards_who_is_hard_to_find(set_up: SetUp) -> None:
    for card, bounties, dice in (
        ("admiral_de_campos", 1, 3),
        ("admiral_de_lezo", 1, 1),
        ("admiral_de_lezo", 4, 3),
    ):
        terms = seeks(set_up, "silas_pym", "spanish", card, bounties={"spanish": bounties})
        assert terms.dice == dice


def test_S_cards_pirates_leave_one_of_their_own_alone_while_her_hold_is_empty(set_up: SetUp) -> None:
    laden = seeks(set_up, "anne_dieu_le_veut", "pirate_sloop", "pirate_vane", cargo=["rum_1"])
    assert (laden.hunts, laden.scouts) == (True, True)
    pirate = seeks(set_up, "anne_dieu_le_veut", "pirate_sloop", "pirate_vane")
    assert (pirate.hunts, pirate.scouts) == (False, False)
    other = seeks(set_up, "silas_pym", "pirate_sloop", "pirate_vane")
    assert (other.hunts, other.scouts) == (True, True)
    navy = seeks(set_up, "anne_dieu_le_veut", "dutch", "admiral_binckes", bounties={"dutch": 1})
    assert (navy.hunts, navy.scouts) == (True, True)
