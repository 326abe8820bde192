"""Glory cards for scouting, raids and skill rolls, each as its text says."""

from __future__ import annotations

from data.content import marauders_box as box
from data.content.verbs.abilities import RepeatRoll
from tests.marauders.table import Force, SetUp, TestTable, at_sea, in_port, raid_card

ESCAPES = [card.id for card in box().cargo.values() if card.icon == "escape"]


def escape(plunder: int, nth: int = 0) -> str:
    """A cargo card with an Escape icon and this plunder value."""
    return [card for card in ESCAPES if box().cargo_card(card).plunder == plunder][nth]


def scout(set_up: SetUp, card: str, faces: list[int], more: Force = (), **seat: object) -> TestTable:
    """A captain with one glory card scouts for a merchant, rolling these faces."""
    captain = {**at_sea("tortuga"), "gold": 0, "glory_cards": [card], **seat}
    table = set_up(
        captain,
        zones={"tortuga": {"merchant": "french"}},
        force=[("scouting", faces), *more] if faces else more,
    )
    return table.play("scout:merchant")


def raid(set_up: SetUp, card: str, cards: list[str], more: Force = (), **seat: object) -> TestTable:
    """A captain with one glory card raids a merchant: these cargo cards lie there, the dice fail."""
    force = [("raid", cards), ("seamanship", [1, 1]), *more]
    return scout(set_up, card, [6, 6], force, **seat).play("raid:french")


# --- raids ----------------------------------------------------------------------------------------


def test_C_captured_manifest_all_cards_of_the_raid_are_replaced(set_up: SetUp) -> None:
    old, new = [escape(1), escape(2), escape(3)], [escape(4), escape(5), raid_card("cargo")]
    table = raid(set_up, "captured_manifest", old, [("raid", new)])
    assert (table.kind, table.asked().private_args["moment"]) == ("card.window", "raid_rolled")
    assert "raid" in [line["when"] for line in table.log("rolled")]
    table.play("card:captured_manifest")
    assert [line["cards"] for line in table.log("raid.cards")] == [old, new]
    assert set(old) | {"captured_manifest"} <= {*table.at("cargo.discards"), *table.at("glory.discards")}


def test_C_false_colours_two_escapes_do_not_count(set_up: SetUp) -> None:
    cards = [escape(1), escape(2), escape(3)]
    table = raid(set_up, "false_colours.1", cards, ship="galleon")
    assert table.asked().private_args["moment"] == "raid_rolled"
    table.play("card:false_colours.1")
    assert table.log("raid.plundered")[0]["gold"] == 6
    assert "raid.escaped" not in table.lines


def test_C_false_colours_no_use_when_the_merchant_cannot_escape_anyway(set_up: SetUp) -> None:
    table = raid(set_up, "false_colours.1", [escape(1), raid_card("cargo"), raid_card("masts")])
    assert table.kind == "raid.keep"


def test_C_old_hands_at_the_guns_three_hit_icons_do_nothing(set_up: SetUp) -> None:
    cards = [raid_card("masts"), raid_card("crew"), raid_card("cannons")]
    table = raid(set_up, "old_hands_at_the_guns", cards, ship="frigate")
    whole = table.ship()
    table.play("card:old_hands_at_the_guns")
    assert table.offered() == [f"icon:{card}" for card in cards]
    assert table.asked().most == 3
    table.play([f"icon:{card}" for card in cards])
    assert table.ship() == whole
    assert "ship.hit" not in table.lines


def test_C_old_hands_at_the_guns_not_all_of_four(set_up: SetUp) -> None:
    cards = [raid_card("masts"), raid_card("crew"), raid_card("cannons")]
    force: Force = [
        ("scouting", [6, 6]),
        ("raid", cards),
        ("seamanship", [6, 1]),
        ("raid card", [raid_card("cargo")]),
    ]
    table = scout(set_up, "old_hands_at_the_guns", [], force, ship="frigate").play("raid:french", "draw")
    table.play("card:old_hands_at_the_guns")
    assert (len(table.offered()), table.asked().most) == (4, 3)


def test_C_old_hands_at_the_guns_two_gold_more_that_count_for_glory(set_up: SetUp) -> None:
    cards = [escape(5), escape(3), escape(2)]
    more = [("glory card", ["fair_wind.1"])]
    table = raid(set_up, "old_hands_at_the_guns", cards, more)
    gold = sum(box().cargo_card(card).plunder for card in cards)
    assert gold == 10
    table.play("card:old_hands_at_the_guns", [])
    assert (table.log("raid.plundered")[0]["gold"], table.seat().glory) == (12, 1)


def test_C_hidden_strongbox_four_gold_more_count_for_glory(set_up: SetUp) -> None:
    cards = [raid_card("cargo", 4), escape(3), escape(2)]
    table = raid(set_up, "hidden_strongbox", cards, [("glory card", ["fair_wind.1"])], ship="frigate")
    assert table.asked().private_args["moment"] == "raid_rolled"
    table.play("card:hidden_strongbox", [])
    assert table.captain().gold == 13
    assert table.seat().glory == 1


def test_C_hidden_strongbox_brings_nothing_when_the_merchant_escapes(set_up: SetUp) -> None:
    table = raid(set_up, "hidden_strongbox", [escape(1), escape(2), escape(3)], ship="galleon")
    table.play("card:hidden_strongbox")
    assert "raid.escaped" in table.lines
    assert table.captain().gold == 0


def test_C_hidden_strongbox_without_it_nine_gold_bring_no_glory(set_up: SetUp) -> None:
    cards = [raid_card("cargo", 4), escape(3), escape(2)]
    table = raid(set_up, "hidden_strongbox", cards, ship="frigate").play("pass", [])
    assert (table.captain().gold, table.seat().glory) == (9, 0)


# --- rolls ----------------------------------------------------------------------------------------


def test_C_good_glass_a_failed_scouting_roll_is_rolled_again(set_up: SetUp) -> None:
    table = scout(set_up, "good_glass.1", [1, 2], [("reroll", [6])])
    assert (table.kind, table.asked().private_args["moment"]) == ("card.window", "scouting_failed")
    table.play("card:good_glass.1")
    assert table.offered() == ["die:0:0", "die:0:1"]
    table.play("die:0:1")
    assert table.said("card.rerolled", seat=0, count=1, faces=[1, 6], successes=1)
    assert table.kind == "merchant"
    assert table.at("glory.discards") == ["good_glass.1"]


def test_C_good_glass_that_fails_again_finds_nothing(set_up: SetUp) -> None:
    table = scout(set_up, "good_glass.1", [1, 2], [("reroll", [3, 4])])
    table.play("card:good_glass.1", ["die:0:0", "die:0:1"])
    assert "merchant.missed" in table.lines
    assert table.kind == "turn.action"


def test_C_good_glass_not_after_a_success(set_up: SetUp) -> None:
    assert scout(set_up, "good_glass.1", [1, 6]).kind == "merchant"


def test_C_good_glass_not_for_another_skill(set_up: SetUp) -> None:
    seat = in_port("havana", glory_cards=["good_glass.1"], ship={"kind": "sloop", "crew": 1})
    table = set_up(seat, force=[("leadership", [1, 2])]).play("port", "recruit")
    assert table.kind == "crew.hire"


def test_C_luck_of_the_devil_the_roll_is_not_made(set_up: SetUp) -> None:
    table = scout(set_up, "luck_of_the_devil", [])
    roll = {"skill": "scouting", "when": "scout_merchant", "played": ""}
    assert table.asked().private_args == {
        "moment": "before_roll",
        "moments": ["before_roll"],
        "context": {"say": "window-before_roll", **roll},
        "played": "",
    }
    table.play("card:luck_of_the_devil")
    assert table.said("roll.spared", seat=0, successes=2)
    assert "rolled" not in table.lines
    assert table.kind == "merchant"


def test_C_luck_of_the_devil_kept_back_the_roll_is_made(set_up: SetUp) -> None:
    table = scout(set_up, "luck_of_the_devil", [1, 1]).play("pass")
    assert "merchant.missed" in table.lines
    assert table.at("glory.hand:0") == ["luck_of_the_devil"]


def test_C_luck_of_the_devil_a_storm_is_weathered_but_for_one_hit(set_up: SetUp) -> None:
    captain = {**at_sea("havana"), "glory_cards": ["luck_of_the_devil"]}
    table = set_up(captain, events=["storm_greater_antilles"])
    table.play("card:luck_of_the_devil")
    assert table.said("roll.spared", successes=2)
    assert len(table.log("ship.hit")) == 1


def test_C_luck_of_the_devil_not_in_raids(set_up: SetUp) -> None:
    table = scout(
        set_up,
        "luck_of_the_devil",
        [6, 6],
        [("raid", [escape(1), escape(2), escape(3)]), ("seamanship", [1, 1])],
    )
    table.play("pass", "raid:french")
    assert table.kind == "raid.keep"


def test_C_prize_in_the_lee_a_scout_action_that_costs_none(set_up: SetUp) -> None:
    captain = {**at_sea("tortuga"), "glory_cards": ["prize_in_the_lee"]}
    force = [("scouting", [1, 1, 6, 6])]
    table = set_up(captain, zones={"tortuga": {"merchant": "french"}}, force=force)
    table.play("scout:merchant", "card:prize_in_the_lee")
    assert table.actions == 2
    table.play("scout:merchant")
    assert table.kind == "merchant"
    table.play("let_go")
    assert table.actions == 2


# --- windows in raids and rolls -------------------------------------------------------------------


def test_ruling_windows_a_roller_who_holds_nothing_that_fits_is_asked_with_always(set_up: SetUp) -> None:
    captain = {**at_sea("tortuga"), "glory_cards": ["royal_pardon.1"]}
    table = set_up(
        captain,
        zones={"tortuga": {"merchant": "french"}},
        force=[("scouting", [6, 6])],
        options={"windows": "always"},
    )
    table.play("scout:merchant")
    assert (table.kind, table.offered()) == ("card.window", ["pass", "pass_turn"])
    assert table.view(1)["waiting"] == [{"seat": 0}]
    table.play("pass")
    assert table.kind == "merchant"


def test_ruling_windows_an_order_to_pass_holds_until_the_next_own_turn(set_up: SetUp) -> None:
    captain = {**at_sea("tortuga"), "glory_cards": ["luck_of_the_devil"]}
    table = set_up(captain, zones={"tortuga": {"merchant": "french"}}, force=[("scouting", [1, 1])])
    table.play("scout:merchant", "pass_turn")
    assert table.seat().passing == "turn"
    assert table.view(1)["state"]["seats"][0]["passing"] is None
    assert table.kind == "turn.action"


def test_R27_cards_for_a_raid_come_when_its_successes_are_spent(set_up: SetUp) -> None:
    force = [("raid", [escape(1), escape(2), escape(3)]), ("seamanship", [5, 1])]
    table = scout(set_up, "false_colours.1", [6, 6], force, ship="galleon").play("raid:french")
    assert table.kind == "raid.success"
    table.play("stop")
    assert (table.kind, table.asked().private_args["moment"]) == ("card.window", "raid_rolled")


def test_R28_an_ability_repeats_a_failed_roll_before_a_card_does(set_up: SetUp) -> None:
    captain, skill = next(
        (card.id, card.scouting)
        for card in box().captains.values()
        for ability in card.abilities
        if isinstance(ability, RepeatRoll) and ability.when == "scout_merchant"
    )
    table = scout(set_up, "good_glass.1", [1] * skill * 2, captain=captain)
    assert table.kind == "roll.repeat"
    table.play("yes")
    assert (table.kind, table.asked().private_args["moment"]) == ("card.window", "scouting_failed")


def test_R28_nobody_answers_to_a_card_played_in_a_roll(set_up: SetUp) -> None:
    captain = {**at_sea("tortuga"), "glory_cards": ["luck_of_the_devil"]}
    rival = {**at_sea("havana"), "glory_cards": ["fast_learner.1"]}
    table = set_up(captain, rival, zones={"tortuga": {"merchant": "french"}}, options={"windows": "always"})
    table.play("pass", "scout:merchant", "card:luck_of_the_devil")
    assert (table.kind, table.asked().seat) == ("merchant", 0)
