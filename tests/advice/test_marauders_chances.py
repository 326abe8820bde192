"""Every chance that is told to a captain at sea is how often it happens when the real steps are played."""

from __future__ import annotations

from typing import Any

import pytest

from bot.wording.advice import of_options
from data.content import marauders_box as box
from data.locale import Texts
from data.locale.brief import brief_note
from engine.advice import advise
from engine.advice.marauders.overlays import hunters
from engine.captains.marauders.odds.crews import crew_odds
from engine.kernel import Table
from tests.advice.often import Lines, near, note, played_on, said, share
from tests.advice.told import battle, raid, told
from tests.captains.test_marauders import QUIET
from tests.marauders.missions import at_work
from tests.marauders.table import SetUp, at_sea, goods, in_port, raid_card, skilled

MERCHANT: dict[str, Any] = {**QUIET, "havana": {"merchant": "spanish"}}


# --- scouting -------------------------------------------------------------------------------------


def test_scouting_for_a_merchant(set_up: SetUp) -> None:
    table = set_up(at_sea("havana"), zones=MERCHANT).table
    args = told(table, "scout:merchant", "scout-merchant")
    assert args == {"chance": 56, "dice": 2, "rerolls": 0, "favor": 0}
    assert near(share(table, 0, ["scout:merchant"], said("merchant.found"), most=0), args["chance"])


def test_a_failed_roll_that_an_ability_repeats(set_up: SetUp) -> None:
    """Once a turn: afterwards the ability is used up."""
    seat = {"captain": "frances_wright", "zone": "havana", "in_port": False}
    args = told(set_up(seat, zones=MERCHANT).table, "scout:merchant", "scout-merchant")
    assert args["rerolls"] == 1
    table = set_up(seat, zones=MERCHANT).table
    assert near(share(table, 0, ["scout:merchant"], said("merchant.found"), most=1), args["chance"])
    used = set_up(seat | {"once_per_turn": ["repeat_roll"]}, turn={"seat": 0, "actions": 2}, zones=MERCHANT)
    assert told(used.table, "scout:merchant", "scout-merchant")["rerolls"] == 0


def test_scouting_for_a_ship_that_must_be_fought(set_up: SetUp) -> None:
    admiral = {"dutch": {"card": "admiral_van_almonde", "zone": "tortuga"}}
    seat = {**at_sea("tortuga"), "captain": skilled(scouting=3)}
    table = set_up(seat, zones=QUIET, npcs=admiral).table
    args = told(table, "scout:npc:dutch", "scout-fight")
    assert (args["chance"], args["dice"]) == (70, 3)
    assert near(share(table, 0, ["scout:npc:dutch"], said("battle.began"), most=0), args["chance"])


# --- dangers --------------------------------------------------------------------------------------


@pytest.mark.parametrize("zone", ["nassau", "basse_terre", "havana"])
def test_sailing_to_a_hunter(set_up: SetUp, zone: str) -> None:
    """Off Nassau a naval ship must succeed twice, off Basse-Terre a French one may repeat a roll."""
    near_by = next(iter(box().zones[zone].borders.values()))
    hunter = {"french": {"card": "admiral_du_casse", "zone": zone}}
    table = set_up(at_sea(near_by, bounties={"french": 2}), zones=QUIET, npcs=hunter).table
    args = told(table, f"move:{zone}", "found-by")
    assert near(share(table, 0, [f"move:{zone}"], said("npc.found"), most=0), args["chance"])


def test_sailing_to_a_pirate_whom_a_naval_ship_keeps_quiet(set_up: SetUp) -> None:
    pirate = {"pirate_sloop": {"card": "pirate_vane", "zone": "tortuga"}}
    navy = {"dutch": {"card": "admiral_van_almonde", "zone": "tortuga"}}
    near_by = next(iter(box().zones["tortuga"].borders.values()))
    alone = set_up(at_sea(near_by), zones=QUIET, npcs=pirate).table
    assert note(alone, 0, "move:tortuga", "found-by").weight == "warn"
    both = set_up(at_sea(near_by), zones=QUIET, npcs={**pirate, **navy}).table
    with pytest.raises(AssertionError, match="has the notes \\[\\]"):
        note(both, 0, "move:tortuga", "found-by")


def test_ending_the_turn_beside_a_hunter(set_up: SetUp) -> None:
    hunter = {"french": {"card": "admiral_du_casse", "zone": "nassau"}}
    near_by = next(iter(box().zones["nassau"].borders.values()))
    table = set_up(at_sea(near_by, bounties={"french": 2}), zones=QUIET, npcs=hunter).table
    warned = note(table, 0, "end", "night-comes")
    assert warned.weight == "loss", "he may come, and then may not find him"
    threats = {threat.zone: threat for threat in hunters(table.view(0))}
    (comer,) = threats[near_by].hunters
    assert (warned.args["comes"], warned.args["chance"]) == (comer.comes, comer.chance)
    spared = set_up(at_sea(near_by), zones=QUIET, npcs=hunter).table
    assert "end" not in advise(spared, 0).options, "it hunts nobody without its bounties"
    ashore = set_up(in_port(near_by, bounties={"french": 2}), zones=QUIET, npcs=hunter).table
    assert "end" not in advise(ashore, 0).options


@pytest.mark.parametrize(("zone", "key"), [("tortuga", "night"), ("havana", "night-comes"), ("trinidad", "")])
def test_ending_the_turn_where_a_hunter_is_about_to_enter(set_up: SetUp, zone: str, key: str) -> None:
    """Bernard de Pointis enters at Tortuga at the end of the round."""

    def due(beginning: Any) -> None:
        beginning.places["event.bag"].remove("admiral_de_pointis")
        beginning.places["npc.due"] = ["admiral_de_pointis"]
        beginning.state.npcs_due = ["admiral_de_pointis"]

    table = set_up(at_sea(zone, bounties={"french": 2}), zones=QUIET, change=due).table
    assert [one.key for one in advise(table, 0).options.get("end", ())] == [key][: len(key)]
    assert not table.running.state.npcs, "it is not there yet"


def test_who_puts_to_sea_when_his_business_is_done_is_warned_as_before_it(set_up: SetUp) -> None:
    """An admiral off St. John was told of in red on the way, and ashore the same move bore no mark."""
    hunter = {"french": {"card": "admiral_du_casse", "zone": "port_royal"}}
    seat = in_port("port_royal", bounties={"french": 2}, gold=30)
    table = set_up(seat, zones=QUIET, npcs=hunter, turn={"seat": 0, "actions": 2}).table
    before = advise(table, 0).options["move:sea"]
    assert [one.key for one in before] == ["found-by"]
    table.answer(0, table.waiting[0].number, ["port"])
    (way,) = (course for course in table.courses(0) if course.id == "sea")
    assert "move:sea" in {pick for _, picks in way.answers for pick in picks}
    assert advise(table, 0).later["move:sea"] == before


def test_ways_of_several_moves_warn_of_who_waits_on_them(set_up: SetUp) -> None:
    hunter = {"french": {"card": "admiral_du_casse", "zone": "nassau"}}
    table = set_up(at_sea("port_royal", bounties={"french": 2}), zones=QUIET, npcs=hunter).table
    later = advise(table, 0).later
    assert [one.key for one in later["move:nassau"]] == ["found-by"]
    assert "move:tortuga" not in later, "it is an option at once"
    assert "move:trinidad" not in later, "nobody waits there"
    ways = {pick for course in table.courses(0) for _, picks in course.answers for pick in picks}
    assert "move:nassau" in ways


def into_a_storm(set_up: SetUp, seamanship: int, **seat: Any) -> Table:
    """Beside a storm off Havana."""
    near_by = next(iter(box().zones["havana"].borders.values()))
    storm = next(
        card.id
        for card in box().events.values()
        if any(effect.do == "storm" and "havana" in getattr(effect, "zones", ()) for effect in card.effect)
    )
    sailor = {**at_sea(near_by), **seat, "captain": skilled(seamanship=seamanship)}
    return set_up(sailor, zones=QUIET, events=[storm]).table


def test_sailing_into_a_storm(set_up: SetUp) -> None:
    table = into_a_storm(set_up, 4)
    args = told(table, "move:havana", "storm")
    assert near(share(table, 0, ["move:havana"], said("storm.weathered"), most=0), args["chance"])


def test_of_a_storm_is_told_on_a_longer_way_too(set_up: SetUp) -> None:
    """From port, two moves at one press led into it without a word: a mast, a cannon and a good were lost."""
    for hull, warned in ((3, False), (1, True)):
        ship = {"kind": "flute", "hull": hull}
        table = into_a_storm(set_up, 3, **in_port("tortuga"), ship=ship)
        noted = of_options(Texts("en"), advise(table, 0))
        (way,) = (one for one in table.courses(0) if one.id == "havana+move:havana")
        assert "Storm, 3 hits" in noted.lost_on(way)
        assert bool(noted.on_course(way)) is warned


def test_docking_at_bridgetown_in_a_big_ship(set_up: SetUp) -> None:
    table = set_up(at_sea("bridgetown", ship="frigate"), zones=QUIET).table
    args = told(table, "move:port", "reef")
    assert near(share(table, 0, ["move:port"], said("ship.hit"), most=0), args["chance"])


def test_a_small_ship_has_nothing_to_fear_there(set_up: SetUp) -> None:
    table = set_up(at_sea("bridgetown", ship="sloop"), zones=QUIET).table
    with pytest.raises(AssertionError, match="has the notes \\[\\]"):
        note(table, 0, "move:port", "reef")


# --- raids ----------------------------------------------------------------------------------------


def not_plundered(lines: Lines) -> bool:
    return not said("raid.plundered")(lines)


def test_one_more_card_may_spoil_a_raid(set_up: SetUp) -> None:
    """Escapes, and hits where one more destroys something."""
    cards = [raid_card("escape"), raid_card("crew", 3), raid_card("masts", 2)]
    table = raid(set_up, cards, 1, crew=2, masts=2).table
    args = told(table, "draw", "raid-draw")
    assert 5 < args["spoilt"] < 90
    assert near(share(table, 0, ["draw"], not_plundered), args["spoilt"])


def test_what_a_raid_brings_as_it_is_and_without_a_card(set_up: SetUp) -> None:
    cards = [raid_card("cargo", 5), raid_card("crew", 4), raid_card("masts", 3)]
    table = raid(set_up, cards, 1).table
    for option in ["stop", *(f"discard:{card}" for card in cards)]:
        args = told(table, option, "raid-brings")
        lines = played_on(table, 0, [option], "once")
        assert [args["gold"]] == [line["gold"] for key, line in lines if key == "raid.plundered"]
        assert args["glory"] == int(args["gold"] >= 12) == sum(key == "glory.gained" for key, _ in lines)


def test_what_a_raid_brings_is_said_of_the_raid(set_up: SetUp) -> None:
    """Beneath “Discard Sugar: 3 gold” a bare “5 gold” said nothing."""
    cards = [raid_card("cargo", 5), raid_card("crew", 4), raid_card("masts", 3)]
    brings = note(raid(set_up, cards, 1).table, 0, f"discard:{cards[1]}", "raid-brings")
    assert brief_note(Texts("en"), brings) == f"Then the raid brings {brings.args['gold']} gold"


def test_what_ruins_a_raid(set_up: SetUp) -> None:
    cards = [raid_card("crew", 4), raid_card("masts", 3), raid_card("cargo", 2)]
    table = raid(set_up, cards, 1, crew=1, masts=2).table
    ruined = note(table, 0, "stop", "raid-fails")
    assert (ruined.args, ruined.weight) == ({"locations": ["crew"], "sinks": False, "left": 0}, "loss")
    assert not_plundered(played_on(table, 0, ["stop"], "once"))
    assert told(table, f"discard:{cards[0]}", "raid-brings")["gold"] == 5


def test_with_successes_left_a_raid_is_not_lost_yet(set_up: SetUp) -> None:
    """Without its last success, nothing but stopping ruins it for good; with the last one, what saves nothing
    costs it too.
    """
    cards = [raid_card("crew", 4), raid_card("masts", 3), raid_card("cargo", 2)]
    table = raid(set_up, cards, 2, crew=1, masts=2).table
    assert note(table, 0, "stop", "raid-fails").weight == "loss"
    kept = note(table, 0, f"discard:{cards[1]}", "raid-fails")
    assert (kept.args["left"], kept.weight) == (1, "plain")
    drawn = note(table, 0, "draw", "raid-draw")
    assert (drawn.args["spoilt"], drawn.args["left"], drawn.weight) == (100, 1, "plain")
    assert 0 < drawn.args["lost"] < 50, "what can be discarded then is not lost"
    assert (
        Texts("en")
        .note(drawn)
        .startswith(f"{drawn.args['lost']}% that the raid fails, even with the successes")
    )
    assert not not_plundered(played_on(table, 0, ["draw"], "once"))
    last = raid(set_up, cards, 1, crew=1, masts=2).table
    assert note(last, 0, "draw", "raid-draw").weight == "loss"
    assert not_plundered(played_on(last, 0, ["draw"], "once"))


def test_a_draw_that_can_be_put_right_is_not_told_as_a_failure(set_up: SetUp) -> None:
    """With enough successes left, whatever is drawn can be discarded; and gold is told in whole pieces."""
    cards = [raid_card("cargo", 5), raid_card("crew", 2), raid_card("escape")]
    drawn = note(raid(set_up, cards, 3, crew=2, masts=1, cannons=1).table, 0, "draw", "raid-draw")
    assert (drawn.args["lost"], drawn.weight) == (0, "plain")
    assert drawn.args["spoilt"] > 0
    gold = drawn.args["gold"]
    assert isinstance(gold, int)
    spoilt = drawn.args["spoilt"]
    assert brief_note(Texts("en"), drawn) == f"{spoilt}% that it costs another success, about {gold} gold"


# --- fights ---------------------------------------------------------------------------------------


STRONG = {"captain": skilled(seamanship=4, leadership=3), "ship": "frigate"}
WEAK = {"captain": skilled(seamanship=2, leadership=2), "ship": "galleon"}


def test_winning_a_round_and_getting_away(set_up: SetUp) -> None:
    """A faster ship rolls one die more."""
    table = battle(set_up, STRONG, WEAK)
    args = told(table, "", "contest")
    assert args["dice"] == 4 + (3 - 2 >= 2)

    def i_won(lines: Lines) -> bool:
        return any(key == "battle.won_contest" and line["seat"] == 0 for key, line in lines)

    assert near(share(table, 0, ["shoot"], i_won, most=0), args["won"])
    flees = told(table, "flee", "flee")["chance"]
    assert near(share(table, 0, ["flee"], said("battle.fled"), most=0), flees)


def test_hits_of_a_volley(set_up: SetUp) -> None:
    table = battle(set_up, STRONG, WEAK)
    args = told(table, "shoot", "shoot")
    fired = [
        line["hits"]
        for n in range(200)
        for key, line in played_on(table, 0, ["shoot"], f"volley {n}", most=0)
        if key == "battle.fired" and line["seat"] == 0
    ]
    assert sum(fired) / len(fired) == pytest.approx(args["hits"], abs=0.3)


def test_boarding(set_up: SetUp) -> None:
    """Coming aboard and winning there, ties by pips included: the enemy boards too, so nobody shoots."""
    table = battle(set_up, STRONG, WEAK)
    args = told(table, "board", "board")

    def boards(lines: Lines) -> bool:
        return any(key == "battle.boarded" and line["seat"] == 0 for key, line in lines)

    assert near(share(table, 0, ["board"], boards, most=0), args["chance"])
    fights = [
        lines for n in range(300) if boards(lines := played_on(table, 0, ["board"], f"board {n}", most=0))
    ]
    won = sum(any(key == "crew.won" and line["winner"] == 0 for key, line in lines) for lines in fights)
    assert abs(won / len(fights) - args["won"] / 100) < 0.12


def test_swivel_guns_fire_before_the_crews_fight(set_up: SetUp) -> None:
    plain = told(battle(set_up, STRONG, WEAK), "board", "board")
    armed = {**STRONG, "ship": {"kind": "frigate", "mods": ["swivel_guns"]}}
    assert told(battle(set_up, armed, WEAK), "board", "board")["won"] > plain["won"]


def test_a_crew_combat_of_one_against_one() -> None:
    """One die each: who alone succeeds wins; both at once kill each other, and pips never differ then."""
    won, lost = crew_odds(1, 1, 1, 1)
    assert won == lost == pytest.approx(2 / 5)
    assert (crew_odds(2, 0, 1, 1), crew_odds(1, 1, 2, 0)) == ((0, 1), (1, 0))


def test_no_dice_no_boarding() -> None:
    assert crew_odds(0, 2, 0, 2) == (0, 0)


def test_caltrops_before_a_crew_combat(set_up: SetUp) -> None:
    """1 die less in the first round alone."""
    sides = [
        {"seat": 1, "declared": "board", "faces": [1, 1]},
        {"seat": 0, "declared": "board", "faces": [5, 6]},
    ]
    armed = {"captain": skilled(2, 2, 2), "ship": {"kind": "frigate", "weapons": ["caltrops"]}}
    table = set_up(
        {**at_sea("havana"), **armed},
        {**at_sea("havana"), "ship": "frigate"},
        zones=QUIET,
        modules=("special_weapons",),
        battle={"sides": sides, "round": 2},
    ).table
    chances = {option: told(table, option, "caltrops")["won"] for option in ("throw", "keep")}
    assert chances["throw"] > chances["keep"]

    def i_won(lines: Lines) -> bool:
        return any(key == "crew.won" and line["winner"] == 0 for key, line in lines)

    for option, chance in chances.items():
        assert near(share(table, 0, [option], i_won, most=2), chance)


# --- places of modules ----------------------------------------------------------------------------


def test_guards_of_a_location(set_up: SetUp) -> None:
    """Landing: the defenders do not roll; who loses the last Crew dies."""
    token = "fort_george"
    zones = {**QUIET, "tortuga": {"merchant": "none", "location": token}}
    seat = {**at_sea("tortuga"), "ship": {"kind": "sloop", "crew": 2}}
    soldiers = [raid_card("escape", but=())]
    soldiers += [raid_card("escape", but=soldiers)]
    soldiers += [raid_card("escape", but=soldiers)]
    table = set_up(
        seat, zones=zones, modules=("locations",), decks={"cargo": [*soldiers, *goods("rum", 3)]}
    ).play(f"raid_location:{token}", "stop")  # fmt: skip
    if table.kind != "landing":
        pytest.fail(f"asked is {table.kind}")
    args = told(table.table, "land", "landing")
    assert near(share(table.table, 0, ["land"], said("captain.died"), most=3), args["dies"])


def test_who_scouts_is_warned_of_the_missions_that_a_raid_or_battle_loses(set_up: SetUp) -> None:
    seat = at_sea("trinidad", captain=skilled(scouting=3))
    zones = {**QUIET, "trinidad": {"merchant": "dutch"}}
    force = [("scouting", [5] * 3)]
    peaceful = at_work(set_up, "tithe_chests", seat, zones=zones, force=force)
    assert told(peaceful.table, "scout:merchant", "mission-lost") == {"missions": ["tithe_chests"]}
    asked = peaceful.play("scout:merchant").table
    raids = [option.id for option in asked.waiting[0].options if option.label == "raid"]
    assert raids
    for one in raids:
        assert told(asked, one, "mission-lost") == {"missions": ["tithe_chests"]}
    other = at_work(set_up, "coast_survey", seat, zones=zones).table
    assert not [note for note in advise(other, 0).options["scout:merchant"] if note.key == "mission-lost"]
