"""The picture of a combat: what it tells, what it does not, and when there is one."""

import random
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image, ImageChops

from render.games import scene
from render.kit.theme import theme
from render.marauders.battle.alt_text import battle_text, stage
from render.marauders.battle.facts import Combat, read_combat
from render.marauders.battle.scene import draw_combat
from render.marauders.battle.stage import draw_stage, kind_drawn, standing
from render.marauders.parts.sheets import sheet_plan
from tests.render.marauders.sample import PLAYERS, TEXTS, battle, busy, guards, hunted, ship, side, volley


def read(view: dict[str, Any]) -> Combat:
    """The combat of a view."""
    combat = read_combat(view)
    assert combat is not None
    return combat


def test_there_is_no_picture_while_nobody_fights():
    assert scene(busy(), TEXTS, PLAYERS) is None
    assert scene(busy() | {"stack": [{"step": "Turn"}]}, TEXTS, PLAYERS) is None


def test_hits_of_a_volley_stand_with_the_ship_they_strike():
    first, second = read(volley()).fighters
    assert first.hits == {"masts": 1}
    assert second.hits == {"cannons": 1}, "the skull is not placed yet"
    assert [shot.aimed for shot in first.shots] == ["cannons", ""]


def test_a_hit_that_does_nothing_is_told_as_such():
    view = volley()
    view["stack"][-1]["sides"][0]["aimed"] = ["-", "hull"]
    assert read(view).fighters[1].hits == {"hull": 1}
    assert "4 (nothing)" in battle_text(read(view), TEXTS)


def test_whose_move_it_is():
    assert [fighter.to_move for fighter in read(volley()).fighters] == [False, True]
    npc, captain = read(hunted()).fighters
    assert npc.to_move, "its player is asked"
    assert captain.to_move


def test_what_nobody_may_see_asks_nobody_on_the_picture():
    view: dict[str, Any] = volley()
    view |= {"waiting": [], "somebody": True}
    assert not any(fighter.to_move for fighter in read(view).fighters)


def test_dice_to_roll_are_told_with_the_reason():
    text = battle_text(read(hunted()), TEXTS)
    assert "Seamanship: 5 dice (special ability)" in text
    assert "Seamanship: 4 dice." in text


def test_an_npc_has_the_skills_of_its_card_and_its_own_ship():
    enemy = side(-1, npc="dutch", card="admiral_evertsen", ship=ship("frigate", hull=2))
    npc = read(battle(side(0), enemy)).fighters[1]
    assert npc.value == 4
    assert npc.ship.left["hull"] == 1
    assert npc.ship.whole["hull"] == 3
    assert npc.nation == "dutch"
    assert not npc.ship.mods


def test_what_an_npc_carries_is_told_and_counted():
    enemy = side(-1, npc="dutch", card="admiral_evertsen", ship=ship("frigate"))
    bare, armed = (
        battle(side(0), enemy),
        battle(side(0), enemy | {"gear": ["extra_cannon_port", "chain_shot"]}),
    )
    fought, npc = read(armed), read(armed).fighters[1]
    assert npc.ship.mods == ("extra_cannon_port",)
    assert npc.ship.weapons == ("chain_shot",)
    assert npc.ship.whole["cannons"] == read(bare).fighters[1].ship.whole["cannons"] + 1
    assert battle_text(fought, TEXTS).splitlines()[-1] == "Special weapons: Chain-shot."
    assert battle_text(read(bare), TEXTS).splitlines()[-1] != "Special weapons: Chain-shot."


def test_crews_fight_with_leadership():
    view = battle(side(0), side(1), boarder=0)
    assert read(view).fighters[0].skill == "seamanship", "before the crews meet the dice are the contest's"
    view["stack"].append({"step": "CrewCombat"})
    assert read(view).fighters[0].skill == "leadership"
    assert read(guards()).fighters[1].value == 3
    assert "Boarded off Havana" in battle_text(read(view), TEXTS)


def test_the_line_below_tells_how_far_it_has_come():
    first = battle(side(0), side(1), round=1)
    assert stage(read(first), TEXTS) == "The ships close in"
    assert stage(read(battle(side(0), side(1), round=3)), TEXTS) == "The battle goes on"
    assert "contest" in stage(read(battle(side(0, faces=[2]), side(1, faces=[6]))), TEXTS)
    assert "Crew" in stage(read(guards() | {"finished": False}), TEXTS)


def test_the_innermost_combat_is_shown():
    view = battle(side(0), side(1))
    view["stack"].insert(0, {**view["stack"][-1], "round": 9})
    assert read(view).round == 2


def test_a_captain_who_fell_or_a_new_one_in_his_seat_is_not_drawn_into_it():
    view = battle(side(0), side(1))
    view["state"]["seats"][1]["captain"]["id"] = 7
    assert read_combat(view) is None
    view["state"]["seats"][1]["captain"] = None
    assert scene(view, TEXTS) is None


@pytest.mark.parametrize("over", ["escaped", "sunk", "crew", "drawn"])
@pytest.mark.parametrize("victor", [-1, 1])
def test_every_end_is_told(over: str, victor: int):
    text = battle_text(read(battle(side(0), side(1), over=over, victor=victor)), TEXTS)
    second = text.splitlines()[1]
    if over == "escaped":
        assert "got away" in second
    else:
        assert (f"{PLAYERS[1]} has won" in second) == (victor == 1)


def test_whatever_lies_on_the_table_can_be_drawn():
    chance = random.Random("battle")
    for _ in range(12):
        dice = [chance.randint(1, 6) for _ in range(chance.randint(0, 9))]
        shots = [chance.randint(1, 6) for _ in range(chance.randint(0, 6))]
        enemy = side(
            -1,
            npc=chance.choice(["pirate_sloop", "spanish"]),
            card=chance.choice(["pirate_vane", "admiral_de_lezo"]),
            ship=ship(chance.choice(["sloop", "man_o_war"])),
            faces=dice,
            shots=shots,
            aimed=[chance.choice(["", "-", "hull", "crew"]) for _ in shots],
            ammunition=chance.choice(["", "grapeshot"]),
        )
        mine = side(0, declared=chance.choice(["", "shoot", "board", "flee"]), faces=dice)
        view = battle(mine, enemy, winner=chance.choice([-1, 0, 1]))
        view["places"]["mod.ship:0"] = ["chasers.1", "long_guns.1", "swivel_guns.2", "reinforced_hull.1"]
        assert draw_combat(read(view), TEXTS, theme()).size == sheet_plan("battle", "wide").size


STAGE = (0, 0, 1160, 440)


def stage_of(view: dict[str, Any]) -> Image.Image:
    """The stage of the combat in a view."""
    picture = Image.new("RGB", STAGE[2:])
    draw_stage(theme(), picture, STAGE, read(view))
    return picture


def changed(one: Image.Image, other: Image.Image) -> tuple[int, int]:
    """How many pixels differ clearly, of the left and of the right half."""
    difference = ImageChops.difference(one, other).convert("L")
    middle = difference.width // 2
    halves = (0, 0, middle, difference.height), (middle, 0, difference.width, difference.height)
    left, right = (sum(difference.crop(half).histogram()[48:]) for half in halves)
    return left, right


@pytest.mark.parametrize("part", ["masts", "cannons", "hull"])
def test_a_ship_loses_on_the_sea_what_she_has_lost(part: str):
    def fight(**lost: int) -> dict[str, Any]:
        enemy = side(-1, npc="dutch", card="admiral_evertsen", ship=ship("frigate", **lost))
        return battle(side(0), enemy)

    left, right = changed(stage_of(fight()), stage_of(fight(**{part: 2})))
    assert left == 0
    assert right > 150


def test_hits_of_this_volley_flash_on_the_ship_they_strike():
    view = volley()
    quiet = volley()
    for found in quiet["stack"][-1]["sides"]:
        found["aimed"] = ["-" for _ in found["aimed"]]
    left, right = changed(stage_of(quiet), stage_of(view))
    assert left > 300
    assert right > 300


def test_two_ships_face_each_other_within_the_stage():
    first, second = read(volley()).fighters
    one, other = standing(STAGE, first), standing(STAGE, second)
    assert not one.mirrored
    assert other.mirrored
    assert one.left >= 0
    assert one.left + one.wide <= other.left
    assert other.left + other.wide <= STAGE[2]


def test_the_treasure_galleon_has_a_drawing_of_her_own():
    fighter = read(
        battle(side(0), side(-1, npc="dutch", card="admiral_evertsen", ship=ship("galleon")))
    ).fighters[1]
    assert kind_drawn(fighter) == "galleon"
    assert kind_drawn(replace(fighter, npc="treasure_galleon")) == "treasure_galleon"


def test_crews_fight_face_to_face():
    view = battle(side(0), side(1), boarder=0)
    boarded = battle(side(0), side(1), boarder=0)
    boarded["stack"].append({"step": "CrewCombat"})
    assert min(changed(stage_of(view), stage_of(boarded))) > 150
