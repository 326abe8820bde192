"""What a reader gets of a table: who sits there, what lies before him, what he is asked."""

from __future__ import annotations

import re

import pytest
from msgspec import UNSET

from bot.protocol import shapes
from bot.protocol.door import NotHere, Tables
from engine.games import load_game
from engine.kernel import Table
from render.art.alone import art_of
from render.history import TurningPoint
from tests.bot.protocol.conftest import answered, asked, laid
from tests.domain.conftest import ANNE, BART, STRANGER, Harbour
from tests.marauders.table import at_battle, at_sea, goods, in_port


async def test_a_lobby_has_seats_and_nothing_else(harbour: Harbour, pages: Tables) -> None:
    live = await harbour.lobby(ANNE, BART, game="marauders")
    door = pages.door(live.id, ANNE)
    table = await door.table()
    assert [(seat.name, seat.at) for seat in table.seats] == [("Anne", UNSET), ("Bart", UNSET)]
    assert (table.me, table.over, table.helps, table.layers, table.undo) == (0, False, [], [], None)
    assert isinstance(await door.question(), shapes.Waiting)
    assert await door.board() is None
    assert (await door.story(None)).events == []
    assert await door.view() == shapes.Mine([], [], 0, [], [], [])


async def test_there_is_no_table_where_there_is_none(pages: Tables) -> None:
    with pytest.raises(NotHere):
        await pages.door(7, ANNE).table()
    assert [news async for news in pages.door(7, None).news()] == []


async def test_everybody_sees_where_captains_are_and_how_they_stand(harbour: Harbour, pages: Tables) -> None:
    seats = [in_port("nassau", gold=12, cargo=goods("rum", 2)), at_sea("tortuga", glory=3)]
    live = await harbour.at_sea(ANNE, BART, position={"turn": 0, "seats": seats})
    table = await pages.door(live.id, None).table()
    assert [seat.at for seat in table.seats] == ["port:nassau", "zone:tortuga"]
    assert [seat.score for seat in table.seats] == [0, 3]
    assert table.seats[0].line == "2 in the hold"
    assert len({(seat.mark.letter, seat.mark.colour) for seat in table.seats}) == 2
    assert (table.me, table.goal, table.layers, table.helps) == (None, 10, [], [])
    mine = await pages.door(live.id, ANNE).table()
    assert mine.me == 0
    assert {"explain"} <= {*mine.helps}
    assert {layer.id for layer in mine.layers} >= {"markets", "reach"}


async def test_a_strange_member_is_a_spectator(harbour: Harbour, pages: Tables) -> None:
    live = await harbour.at_sea(
        ANNE, BART, position={"turn": 0, "seats": [in_port("nassau"), in_port("tortuga")]}
    )
    door = pages.door(live.id, STRANGER)
    assert (await door.table()).me is None
    assert (await door.view()).purse == []
    assert isinstance(await door.question(), shapes.Waiting)


async def test_what_lies_before_a_member_has_his_secrets(harbour: Harbour, pages: Tables) -> None:
    held = {"gold": 12, "cargo": goods("rum", 2), "glory_cards": ["cutpurses"], "bounties": {"spanish": 1}}
    seats = [in_port("nassau", **held), at_sea("tortuga")]
    live = await harbour.at_sea(ANNE, BART, position={"turn": 0, "seats": seats})
    mine = await pages.door(live.id, ANNE).view()
    assert [(one.id, one.count) for one in mine.purse] == [("gold", 12), ("stash", 0), ("bounties", 1)]
    assert mine.purse[2].name == "Bounty"
    assert [one.name for one in mine.hold] == ["Rum", "Rum"]
    assert [(card.id, card.picture) for card in mine.hand] == [("cutpurses", "cutpurses")]
    assert mine.hand[0].text
    assert mine.ship is not UNSET
    assert mine.ship.locations[0].id == "hull"
    assert all(one.has <= one.most for one in mine.ship.locations)
    assert (await pages.door(live.id, BART).view()).hand == []


async def test_what_is_on_ones_head_is_in_ones_purse(harbour: Harbour, pages: Tables) -> None:
    seats = [at_sea("nassau", bounties={"spanish": 2, "french": 1}), at_sea("tortuga")]
    live = await harbour.at_sea(ANNE, BART, position={"turn": 0, "seats": seats})
    purses = [(await pages.door(live.id, who).view()).purse for who in (ANNE, BART)]
    assert [[one.count for one in purse if one.id == "bounties"] for purse in purses] == [[3], []]


async def test_an_option_says_where_it_lies_and_what_it_leads_to(harbour: Harbour, pages: Tables) -> None:
    live = await harbour.at_sea(
        ANNE, BART, position={"turn": 0, "seats": [at_sea("nassau", gold=5), in_port("tortuga")]}
    )
    question = await asked(pages.door(live.id, ANNE))
    options = {option.id: option for option in question.options}
    assert options["move:tortuga"].at == ["zone:tortuga"]
    assert options["move:port"].at == ["port:nassau"]
    assert options["scout:merchant"].at == ["merchant:nassau"]
    assert options["scout:merchant"].odds is not UNSET
    assert (options["end"].tone, options["end"].at) == ("quiet", [])
    assert question.left == (3, 3)
    assert question.default == ["end"]
    retire = await asked_to_retire(harbour, pages)
    assert (retire.tone, retire.grave, retire.aside) == ("danger", True, True)


async def test_an_option_says_how_many_actions_it_takes(harbour: Harbour, pages: Tables) -> None:
    live = await harbour.at_sea(
        ANNE, BART, position={"turn": 0, "seats": [at_sea("nassau", gold=5), in_port("tortuga")]}
    )
    options = {option.id: option for option in (await asked(pages.door(live.id, ANNE))).options}
    costs = {id: options[id].cost for id in ("move:tortuga", "move:port", "scout:merchant", "end")}
    assert costs == {"move:tortuga": 1, "move:port": 1, "scout:merchant": 1, "end": UNSET}


async def test_what_is_bought_is_told_with_purse_and_room(harbour: Harbour, pages: Tables) -> None:
    seats = [in_port("nassau", gold=4, cargo=goods("rum", 1)), in_port("tortuga")]
    live = await harbour.at_sea(ANNE, BART, position={"turn": 0, "seats": seats})
    door = pages.door(live.id, ANNE)
    await answered(door, "port")
    await answered(door, "buy")
    question, decision = await asked(door), live.asked(0)
    assert decision is not None
    assert (question.purse, question.strict) == (4, True)
    assert (question.room, question.takes) == (
        decision.private_args["room"],
        decision.private_args["takes"],
    )
    assert question.takes is not UNSET
    assert question.room is not UNSET
    assert question.takes < question.room


async def test_a_game_is_explained_and_so_is_what_is_laid_over_it(harbour: Harbour, pages: Tables) -> None:
    live = await harbour.at_sea(
        ANNE, BART, position={"turn": 0, "seats": [in_port("nassau"), in_port("tortuga")]}
    )
    door = pages.door(live.id, ANNE)
    rules = await door.rules()
    assert [one.title for one in rules.chapters][:2] == ["Earning glory", "Your turn"]
    assert all(one.lines for one in (*rules.chapters, *rules.more))
    titles = [one.title for one in (*rules.chapters, *rules.more)]
    assert "Specialists" in titles
    assert not any("Port Royal:" in title or "Treasure Fleet:" in title for title in titles)
    assert not any("(R)" in line for one in rules.chapters for line in one.lines)
    lines = {layer.id: layer.line for layer in (await door.table()).layers}
    assert all(lines[one] for one in ("markets", "reach", "hunters", "changes"))


async def test_a_ship_that_nobody_plays_says_what_it_does_to_one(harbour: Harbour, pages: Tables) -> None:
    place = {
        "turn": 0,
        "seats": [at_sea("havana", bounties={"french": 2}), in_port("tortuga")],
        "npcs": {"french": {"card": "admiral_du_casse", "zone": "nassau"}},
    }
    live = await harbour.at_sea(ANNE, BART, position=place)
    notes = [
        (await pages.door(live.id, who).thing("npc:admiral_du_casse")).note for who in (ANNE, BART, None)
    ]
    assert all(note is not UNSET and "A naval ship is after you if" in note for note in notes)
    assert [str(note).partition(".")[0] for note in notes[:2]] == [
        "This ship is after you",
        "This ship is not after you now",
    ]
    assert not str(notes[2]).startswith("This ship")
    assert (await pages.door(live.id, ANNE).thing("zone:nassau")).note is UNSET


async def asked_to_retire(harbour: Harbour, pages: Tables) -> shapes.Option:
    """What is offered to a captain in port at the start of his turn."""
    live = await harbour.at_sea(
        ANNE, BART, position={"turn": 0, "seats": [in_port("nassau"), in_port("tortuga")]}
    )
    question = await asked(pages.door(live.id, ANNE))
    return next(option for option in question.options if option.id == "retire")


async def test_goods_are_counted_and_wanted_somewhere(harbour: Harbour, pages: Tables) -> None:
    seats = [in_port("nassau", gold=12, cargo=goods("rum", 2) + goods("cocoa", 1)), in_port("tortuga")]
    live = await harbour.at_sea(ANNE, BART, position={"turn": 0, "seats": seats})
    door = pages.door(live.id, ANNE)
    # In port, to sell takes the action of doing business there.
    assert {one.cost for one in (await asked(door)).courses if one.likely and one.label[:4] == "Sell"} == {1}
    await answered(door, "port")
    ashore = await asked(door)
    assert {one.id: one.cost for one in ashore.courses if one.ends} == {"sea": 1, "end": UNSET}
    # To be done leads nowhere else.
    assert [one.id for one in ashore.options if one.leads is True] == ["done"]
    await answered(door, "sell")
    question = await asked(door)
    counters = {counter.id: counter for counter in question.counters}
    assert {id: len(counter.options) for id, counter in counters.items()} == {"cocoa": 1, "rum": 2}
    decision = live.asked(0)
    assert decision is not None
    assert counters["rum"].prices == [one.args["gold"] for one in decision.options if "rum" in one.id]
    assert counters["rum"].most == 2
    assert counters["rum"].good == "rum"
    offered = {option.id for option in question.options}
    assert {pick for counter in question.counters for pick in counter.options} == offered
    assert question.none == "Sell nothing"
    assert question.bundles[0].picks
    assert {pick for bundle in question.bundles for pick in bundle.picks} <= offered


async def test_what_cannot_be_paid_is_refused_with_its_reason(harbour: Harbour, pages: Tables) -> None:
    live = await harbour.at_sea(
        ANNE, BART, position={"turn": 0, "seats": [in_port("nassau", gold=4), in_port("tortuga")]}
    )
    door = pages.door(live.id, ANNE)
    await answered(door, "port")
    await answered(door, "shipyard")
    options = (await asked(door)).options
    galleon = next(option for option in options if option.id == "ship:galleon")
    # What is fitted to a ship is seen, too.
    fitted = [one for one in options if one.id.partition(":")[0] in ("mod", "weapon")]
    assert len(fitted) > 1
    assert all([one.picture is not UNSET and await door.art(one.picture) for one in fitted])
    assert galleon.refused is not UNSET
    assert "4" in galleon.refused
    assert galleon.picture == "galleon"
    refused = await door.answer(shapes.Answer((await asked(door)).number, ["ship:galleon"]))
    assert isinstance(refused, shapes.Refused)
    assert refused.refused == galleon.refused


async def test_who_sells_a_weapon_does_not_read_that_it_does_its_work_then(
    harbour: Harbour, pages: Tables
) -> None:
    ship = {"kind": "sloop", "weapons": ["chain_shot"]}
    seats = [in_port("nassau", gold=4, ship=ship), in_port("tortuga")]
    door = pages.door((await harbour.at_sea(ANNE, BART, position={"turn": 0, "seats": seats})).id, ANNE)
    await answered(door, "port")
    await answered(door, "shipyard")
    deals = {option.id: option.consequence for option in (await asked(door)).options}
    assert deals["sell_weapon:chain_shot"] == "Then you no longer have it"
    assert "hit" in (deals["weapon:grapeshot"] or "")


async def test_a_course_leads_somewhere(harbour: Harbour, pages: Tables) -> None:
    live = await harbour.at_sea(
        ANNE, BART, position={"turn": 0, "seats": [at_sea("nassau", gold=5), in_port("tortuga")]}
    )
    courses = {course.id: course for course in (await asked(pages.door(live.id, ANNE))).courses}
    assert courses["tortuga+move:port"].at == ["port:tortuga"]
    assert courses["cartagena+move:cartagena"].at == ["zone:cartagena"]
    docks, sails = courses["tortuga+move:port"], courses["cartagena+move:cartagena"]
    # Ways are called alike, and what they cost stands beside them.
    assert (docks.label, docks.cost) == ("Sail to Tortuga and dock", 2)
    assert (sails.label, sails.cost) == ("Sail to Cartagena", 3)


async def test_the_helm_names_its_plan_and_marks_its_answer(harbour: Harbour, pages: Tables) -> None:
    live = await laid(harbour, ANNE, game="marauders", computers=2, opening="first_voyage")
    door = pages.door(live.id, ANNE)
    question = await asked(door)
    assert question.greeting is not UNSET
    while question.plan is UNSET or question.plan.aim is UNSET:
        await answered(door, *question.default)
        question = await asked(door)
    plan = question.plan
    assert 1 <= plan.step <= plan.of
    marked = [option.id for option in question.options if option.advised]
    bundled = [bundle.picks for bundle in question.bundles if bundle.advised]
    assert marked == plan.picks or plan.picks in bundled or {*marked} == {*plan.picks}
    assert isinstance(await door.helm(shapes.SetHelm(True)), shapes.Taken)
    assert (await asked(door)).plan is UNSET
    assert "helm-quiet" in (await door.table()).helps
    assert isinstance(await door.helm(shapes.SetHelm(False)), shapes.Taken)
    assert (await asked(door)).plan == plan


@pytest.mark.parametrize(
    ("game", "aim"),
    [
        ("marauders", "First to 10 glory wins."),
        ("port_royal", "the most influence points win."),
        ("treasure_fleet", "the most treasure points win."),
    ],
)
async def test_a_first_voyage_of_any_game_welcomes_whoever_begins_it(
    harbour: Harbour, pages: Tables, game: str, aim: str
) -> None:
    live = await laid(harbour, ANNE, BART, game=game, computers=1, opening="first_voyage")
    doors, greeted = [pages.door(live.id, member) for member in (ANNE, BART)], list[shapes.Question]()
    asked_since = 0
    while asked_since < 6:
        for door in doors:
            question = await door.question()
            if isinstance(question, shapes.Question):
                greeted += [question] if question.greeting is not UNSET else []
                asked_since += len(greeted) == len(doors)
                assert question.plan is not UNSET
                await answered(door, *question.plan.picks)
    assert len(greeted) == len(doors), "each of them once"
    for question in greeted:
        assert question.greeting is not UNSET
        assert question.greeting.startswith("You ")
        assert aim in question.greeting
        assert re.findall(r"[.!?](?: |$)", question.greeting)[3:] == [], "three sentences"
        assert len(question.lessons) <= 1, "the rest when its thing happens"
        assert question.plan is not UNSET
        assert question.plan.aim is not UNSET, "the first piece of advice"


@pytest.mark.parametrize("game", ["port_royal", "treasure_fleet"])
async def test_everybody_has_a_face_of_his_own(harbour: Harbour, pages: Tables, game: str) -> None:
    live = await laid(harbour, ANNE, BART, game=game, computers=3)
    seats = (await pages.door(live.id, ANNE).table()).seats
    faces = [one.portrait for one in seats]
    assert len({*faces}) == len(seats)
    assert all(isinstance(one, str) and art_of(one) for one in faces)


async def test_whom_the_table_waits_for_is_told(harbour: Harbour, pages: Tables) -> None:
    live = await harbour.at_sea(
        ANNE, BART, position={"turn": 0, "seats": [in_port("nassau"), in_port("tortuga")]}
    )
    for reader in (BART, None):
        waiting = await pages.door(live.id, reader).question()
        assert isinstance(waiting, shapes.Waiting)
        assert waiting.waiting == [0]
        assert "Anne" in waiting.line


async def test_a_table_that_is_over_says_who_has_won_and_how(
    harbour: Harbour, pages: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await laid(harbour, ANNE, game="treasure_fleet", computers=2)
    await harbour.finish(live)
    door = pages.door(live.id, ANNE)
    table = await door.table()
    assert table.over
    assert table.ending is not UNSET
    assert [rank.rank for rank in table.ending.ranks] == sorted(rank.rank for rank in table.ending.ranks)
    assert {rank.seat for rank in table.ending.ranks if rank.rank == 1} == {*table.ending.winners}
    last = (await door.story(None)).events[-1]
    assert (last.kind, last.weight, last.args["winners"]) == ("ended", 3, table.ending.winners)
    refused = await door.answer(shapes.Answer(1, ["x"]))
    assert isinstance(refused, shapes.Refused)
    # The others may have lost what they led by.
    fell_back = TurningPoint(1, 1, "lead", -2, last=False)
    monkeypatch.setattr("bot.protocol.recap.turning_points", lambda _: [fell_back])
    for reader in (ANNE, None):
        recap = await pages.door(live.id, reader).recap()
        assert {seat: line[-1] for seat, line in enumerate(recap.lines)} == {
            rank.seat: rank.points for rank in table.ending.ranks
        }
        assert {len(line) for line in recap.lines} == {len(recap.rounds) + 1}
        (turning,) = recap.turning
        assert re.fullmatch(r"The lead for good: [^,+-]+", turning.line)


@pytest.mark.parametrize("game", ["port_royal", "treasure_fleet"])
async def test_nothing_lies_over_the_table_of_a_card_game(harbour: Harbour, pages: Tables, game: str) -> None:
    live = await laid(harbour, ANNE, game=game, computers=2)
    board = await pages.door(live.id, ANNE).board()
    assert board is not None
    assert board.scene is UNSET
    assert board.spots or board.pieces


async def test_what_is_fought_says_where_its_ships_are(harbour: Harbour, pages: Tables) -> None:
    live, spec = await harbour.lobby(ANNE, BART, game="marauders"), load_game("marauders")
    settled = spec.resolve_options({})
    beginning = spec.positions.begin({"turn": 0, "seats": [at_sea("nassau")] * 2}, 2, settled, ())
    at_battle()(beginning)
    begun = Table.new(spec, seats=2, options=settled, seed="seed", beginning=beginning)
    live = await harbour._begin(live, begun)
    board = await pages.door(live.id, ANNE).board()
    assert board is not None
    assert board.scene is not UNSET
    assert board.scene_spots is not UNSET
    assert {"ship:0", "ship:1", "location:1.crew"} <= {spot.at for spot in board.scene_spots}


async def test_ports_that_are_closed_to_a_captain_are_marked_for_him_alone(
    harbour: Harbour, pages: Tables
) -> None:
    wanted = in_port("tortuga", bounties={"spanish": 2})
    live = await harbour.at_sea(ANNE, BART, position={"turn": 0, "seats": [wanted, in_port("tortuga")]})
    mine, other = [await pages.door(live.id, who).view() for who in (ANNE, BART)]
    marked = {note.at: [tag.icon or tag.text for tag in note.tags] for note in mine.notes}
    assert marked
    board = await pages.door(live.id, ANNE).board()
    assert board is not None
    assert {*marked} <= {spot.at for spot in board.spots}
    assert "port:havana" in marked
    assert "port:tortuga" not in marked
    assert other.notes == []
    assert (await pages.door(live.id, None).view()).notes == []


async def test_points_of_stashed_gold_are_told_to_its_owner_alone(harbour: Harbour, pages: Tables) -> None:
    seats = [in_port("tortuga", stash=23, glory=4), in_port("tortuga", glory=2)]
    live = await harbour.at_sea(ANNE, BART, position={"turn": 0, "seats": seats})
    mine, other = [await pages.door(live.id, who).view() for who in (ANNE, BART)]
    assert mine.unshown == shapes.Counted("unshown", "2 of it stashed", 2)
    assert other.unshown is UNSET
    assert [one.score for one in (await pages.door(live.id, ANNE).table()).seats] == [4, 2]
