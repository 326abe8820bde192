"""What is told of a captain's choices in port: the shipyard, the stash, rolls for people and missions."""

from __future__ import annotations

import pytest

from data.content import marauders_box as box
from data.locale import Texts
from engine.advice import advise
from engine.advice.notes import Note
from engine.advice.voyage.teaching import teacher_of
from tests.advice.often import near, said, share
from tests.advice.told import ashore, told
from tests.captains.test_marauders import QUIET
from tests.marauders.table import SetUp, at_sea, goods, in_port

# --- the shipyard -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "told"), [("sloop", "You sail a Sloop already"), ("flute", None)])
def test_a_ship_like_ones_own_is_told_and_put_aside(set_up: SetUp, kind: str, told: str | None) -> None:
    table = set_up(in_port("nassau", ship=kind, gold=20), zones=QUIET).play("port", "shipyard").table
    warned = [note for note in advise(table, 0).options.get("ship:sloop", ()) if note.key == "ship-again"]
    assert [Texts("en").note(note) for note in warned] == ([told] if told else [])
    assert all(note.weight == "loss" for note in warned)
    again = next(option for option in table.waiting[0].options if option.id == "ship:sloop")
    assert again.near == ("aside" if told else "")


def test_each_ship_is_told_with_her_values_beside_those_of_ones_own(set_up: SetUp) -> None:
    table = set_up(in_port("nassau", ship="flute", gold=20), zones=QUIET).play("port", "shipyard").table
    ships = {option.id: option for option in table.waiting[0].options if option.id.startswith("ship:")}
    flute, frigate = (box().ships[kind] for kind in ("flute", "frigate"))
    texts = Texts("en")
    assert f"room for {frigate.crew} Crew (yours: {flute.crew})" in texts.about(ships["ship:frigate"])
    assert texts.about(ships["ship:flute"]).count("→") == 0
    for option in ships.values():
        assert all(len(Texts(language).about(option)) <= 100 for language in ("en", "de"))


def test_a_ship_like_ones_own_may_replace_a_damaged_one(set_up: SetUp) -> None:
    worn = in_port("nassau", ship={"kind": "sloop", "hull": 1}, gold=20)
    table = set_up(worn, zones=QUIET).play("port", "shipyard").table
    args = told(table, "ship:sloop", "ship-again")
    assert args["damage"] == 1
    assert Texts("en").say("advice-ship-again", **args) == "You sail a Sloop already, though a damaged one"


def test_a_smaller_ship_is_told_with_what_she_lacks_and_who_stays_behind(set_up: SetUp) -> None:
    """Crew moves over as far as it fits (Shipyard, Buying Ships)."""
    table = set_up(in_port("nassau", ship="frigate", gold=20), zones=QUIET).play("port", "shipyard").table
    notes = {note.key: note for note in advise(table, 0).options["ship:sloop"]}
    against = notes["ship-against"]
    assert Texts("en").note(against) == (
        "Beside your ship: Hull −1, Cargo −1, Crew −1, Cannons −2 and Maneuverability +1"
    )
    brief = Texts("en").say("brief-ship-against", **against.args)
    assert brief == "Less Hull, Cargo, Crew and Cannons than yours"
    assert notes["crew-left"].args == {"crew": 1}


def test_a_ship_like_ones_own_is_told_beside_nothing(set_up: SetUp) -> None:
    table = set_up(in_port("nassau", ship="sloop", gold=20), zones=QUIET).play("port", "shipyard").table
    assert "ship-against" not in [note.key for note in advise(table, 0).options["ship:sloop"]]


# --- the stash --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gold", "stash", "lost"), [(0, 10, 1), (1, 10, 1), (2, 10, 0), (0, 12, 0), (0, 21, 1), (0, 65, 0)]
)
def test_paying_with_glory_of_the_stash_is_told(set_up: SetUp, gold: int, stash: int, lost: int) -> None:
    """A rumor costs 2 gold; of 65 gold only 50 count."""
    table = set_up(in_port("nassau", gold=gold, stash=stash), zones=QUIET).play("port").table
    warned = [note for note in advise(table, 0).options["rumor"] if note.key == "from-stash"]
    assert [note.args for note in warned] == ([{"gold": 2 - gold, "glory": lost}] if lost else [])
    assert all(note.weight == "loss" for note in warned)


@pytest.mark.parametrize(("gold", "stash", "warned"), [(3, 20, True), (60, 20, False), (3, 0, False)])
def test_buying_goods_with_glory_of_the_stash_is_told(
    set_up: SetUp, gold: int, stash: int, warned: bool
) -> None:
    table = set_up(in_port("nassau", gold=gold, stash=stash), zones=QUIET).play("port", "buy").table
    notes = [one for one in advise(table, 0).question if one.key == "beyond-aboard"]
    assert bool(notes) == warned
    assert all((one.args, one.weight) == ({"gold": gold}, "loss") for one in notes)


def test_a_card_that_takes_glory_of_the_stash_is_marked(set_up: SetUp) -> None:
    table = set_up(in_port("nassau", gold=0, stash=20), zones=QUIET).play("port", "buy").table
    notes = advise(table, 0).options
    for option in table.waiting[0].options:
        (warned,) = (one for one in notes[option.id] if one.key == "from-stash")
        assert warned.args == {"gold": option.args["gold"], "glory": 1}


def test_who_retires_reads_which_card_saves_something(set_up: SetUp) -> None:
    table = set_up(in_port("nassau", glory_cards=["survivor", "becalmed"]), zones=QUIET).table
    assert told(table, "retire", "retire-saves") == {"card": "survivor"}
    without = set_up(in_port("nassau", glory_cards=["becalmed"]), zones=QUIET).table
    assert "retire-saves" not in [one.key for one in advise(without, 0).options["retire"]]


@pytest.mark.parametrize(("stash", "goes"), [(0, 0), (7, 7), (25, 10)])
def test_who_retires_reads_what_his_next_captain_takes_from_the_stash(
    set_up: SetUp, stash: int, goes: int
) -> None:
    table = set_up(in_port("nassau", stash=stash), zones=QUIET).table
    assert told(table, "retire", "retire")["stash"] == goes
    table.answer(0, table.waiting[0].number, ["retire"])
    read: list[Note] = []
    while not (table.waiting.get(0) and table.waiting[0].kind == "turn.action"):
        seat, asked = next(iter(table.waiting.items()))
        if asked.kind == "ship.next":
            read += advise(table, 0).question
        table.answer(seat, asked.number, list(asked.default))
    assert table.running.state.seats[0].stash == stash - goes
    lost = stash // 10 - (stash - goes) // 10
    assert read == ([Note("next-gold", {"gold": goes, "glory": lost})] if goes else [])


# --- in port --------------------------------------------------------------------------------------


def test_listening_for_a_rumor(set_up: SetUp) -> None:
    table = ashore(set_up).table
    args = told(table, "rumor", "rumor-heard")
    assert near(share(table, 0, ["rumor"], said("rumor.drawn"), most=0), args["chance"])


def test_proving_a_rumor_in_port(set_up: SetUp) -> None:
    rumor = next(card for card in box().rumors.values() if card.at == "port")
    table = ashore(set_up, rumor.zone, rumors=[rumor.id]).table
    args = told(table, f"prove:{rumor.id}", "rumor-true")
    assert near(share(table, 0, [f"prove:{rumor.id}"], said("rumor.true"), most=0), args["chance"])


def test_recruiting(set_up: SetUp) -> None:
    table = ashore(set_up, ship={"kind": "sloop", "crew": 1}).table
    args = told(table, "recruit", "recruit-roll")
    assert near(share(table, 0, ["recruit"], said("crew.filled"), most=0), args["chance"])


def test_claiming_a_mission(set_up: SetUp) -> None:
    mission = next(
        card
        for card in box().missions.values()
        if card.claim.roll and not (card.claim.gold or card.claim.bounties or card.claim.ships)
    )
    seat = {**in_port(mission.zone), "gold": 20, "ship": "galleon"}
    zones = {**QUIET, mission.zone: {"merchant": "none", "missions": [mission.id]}}
    table = set_up(seat, zones=zones).play("port").table
    args = told(table, f"claim:{mission.id}", "claim-roll")
    assert near(share(table, 0, [f"claim:{mission.id}"], said("mission.claimed"), most=1), args["chance"])


# --- demand tokens ----------------------------------------------------------------------------------


def test_a_demand_token_is_told_with_what_is_aboard_and_what_it_would_spoil(set_up: SetUp) -> None:
    zones = {**QUIET, "caracas": {"demand": "cocoa"}}
    base = set_up(at_sea("havana"), zones=zones)
    tokens = {box().demand_token(token).good: token for token in base.at("demand.pool")}
    tokens.pop("cocoa", None)
    (good, first), *others = tokens.items()
    drawn = [first, *[token for _, token in others[:2]]]
    cargo = [*goods(good, 2), *goods("cocoa", 1)]
    seat = at_sea("havana", ship="flute", cargo=cargo, glory_cards=["word_from_the_counting_house"])
    table = set_up(seat, zones=zones, force=[("demand", drawn)]).play("card:word_from_the_counting_house.1")
    aboard = [told(table.table, f"token:{token}", "token-aboard")["count"] for token in drawn]
    assert aboard == [2, 0, 0]
    table.play(f"token:{drawn[0]}")
    assert told(table.table, "market:havana", "token-away") == {
        "zones": 0, "docked": False, "open": True,
    }  # fmt: skip
    spoilt = told(table.table, "market:caracas", "token-spoils")
    assert Texts("en").say("brief-token-spoils", **spoilt) == "You have 1 of what it wants now"
    # Whatever the voice at the helm says of a port is true of that one.
    teacher, asked = teacher_of("marauders"), table.table.waiting[0]
    assert teacher is not None
    for zone, nearest in (("havana", True), ("caracas", False)):
        why = teacher.why(table.table.view(0), asked, [f"market:{zone}"], ())
        assert why.reason == Note("voyage-demand-port", {"near": nearest, "aboard": 1, "sold": 0})
