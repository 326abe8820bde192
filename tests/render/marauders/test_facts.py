"""What is read from a view, and what a view keeps to itself."""

import random
from typing import Any

import pytest

from data.content import marauders_content
from engine.kernel import Table
from render.games import board, captain
from render.kit.theme import theme
from render.marauders.facts import Held, Npc, read
from render.marauders.pictures import PICTURES
from tests.render.marauders.sample import NPC_CARDS, PLAYERS, TEXTS, busy, owned
from tests.render.marauders.worked_out import worked_out


def pixels(view: dict[str, Any]) -> bytes:
    """The board of a view, pixel by pixel."""
    return PICTURES.draw(view, TEXTS, theme()).tobytes()


def test_places_of_the_view_become_facts_of_zones():
    facts = read(busy())
    assert facts.zones["havana"].in_port == (0,)
    assert facts.zones["santo_domingo"].at_sea == (1, 2)
    assert facts.zones["bridgetown"].nation == "dutch"
    assert facts.zones["bridgetown"].changed
    assert not facts.zones["caracas"].changed
    assert facts.zones["nassau"].missions == (marauders_content().pieces("mission")[1],)
    assert facts.zones["curacao"].mods_down == 0
    assert facts.merchant_track == ("spanish", "dutch", "french")


def test_non_player_captains_are_where_they_sail_and_those_due_where_they_enter():
    facts = read(busy())
    assert facts.zones["santo_domingo"].npcs == (
        Npc("spanish", NPC_CARDS["spanish"], "santo_domingo", man_o_war=True),
        Npc("pirate_sloop", NPC_CARDS["pirate_sloop"], "santo_domingo"),
    )
    assert facts.due == (Npc("dutch", "admiral_van_almonde", "curacao"),)


def test_an_npc_that_returns_is_known_when_one_card_waits_and_open_when_the_lot_decides():
    view = busy()
    view["state"] |= {"npcs_due": ["dutch"], "at_war": ["dutch", "french"]}
    view["places"]["npc.at:dutch"] = ["admiral_van_almonde"]
    assert read(worked_out(view)).due == (Npc("dutch", "admiral_van_almonde", "curacao", man_o_war=True),)
    view["places"]["npc.at:dutch"].append("admiral_evertsen")
    assert read(worked_out(view)).due == (Npc("dutch", "", "", man_o_war=True),)
    assert "the end of the round: Dutch Man-o-War." in board(view, TEXTS).alt


def test_missions_held_tell_how_many_of_their_parts_are_done():
    captain = read(busy()).seats[0].captain
    assert captain
    (mission,) = captain.missions
    assert (mission.card, mission.done, mission.whole) == ("coast_survey", 2, 4)


def test_a_storm_that_a_card_raised_lies_on_the_chart_too():
    view = busy()
    view["state"]["storms"] = {"caracas": 3}
    assert read(view).zones["caracas"].storm


@pytest.mark.parametrize("change", ["kind", "man_o_war", "due", "mission", "lost"])
def test_board_and_alt_text_differ_when_what_is_in_play_differs(change: str):
    view = busy()
    state = view["state"]
    match change:
        case "kind":
            state["npcs"]["dutch"] = state["npcs"].pop("spanish") | {"card": NPC_CARDS["dutch"]}
        case "man_o_war":
            pass
        case "due":
            state["npcs_due"] = []
        case "mission":
            state["seats"][0]["captain"]["missions"][0]["tasks"] = [[]]
        case _:
            state["seats"][0]["captain"]["missions"][0]["lost"] = True
    worked_out(view)
    if change == "man_o_war":
        view["facts"]["npc_ships"]["spanish"] = "frigate"
    assert pixels(view) != pixels(busy())
    assert board(view, TEXTS).alt != board(busy(), TEXTS).alt


def test_mat_tells_specialists_papers_and_missions_to_all_and_rumors_to_their_owner_alone():
    own, others = captain(owned(), 0, TEXTS).alt, captain(busy(), 0, TEXTS).alt
    for card in ("carpenter", "gunner_captain", "pilots_rutter", "coast_survey"):
        assert TEXTS.text(card) in others
    rumor = TEXTS.text(owned()["places"]["rumor.held:0"][0])
    assert rumor in own
    assert rumor not in others
    assert "Done: 2 of 4." in others
    assert "Reinforced Hull (spent)" in own


EMPTY = {
    "cargo cards": "cargo.hold:0",
    "Glory cards": "glory.hand:0",
    "rumors": "rumor.held:0",
    "specialists": "specialist.aboard:0",
    "modifications": "mod.ship:0",
    "special weapons": "weapon.ship:0",
}


def missing(view: dict[str, Any]) -> str:
    """The line that says what a captain has nothing of."""
    return "".join(line for line in captain(view, 0, TEXTS).alt.splitlines() if line.startswith("No "))


@pytest.mark.parametrize("kind", EMPTY)
def test_what_a_captain_has_nothing_of_is_said_in_one_line_even_if_it_would_be_face_down(kind: str) -> None:
    for view in (owned(), busy()):
        assert kind not in missing(view)
        view["places"][EMPTY[kind]] = 0 if isinstance(view["places"].get(EMPTY[kind]), int) else []
        told = captain(worked_out(view), 0, TEXTS).alt
        assert kind in missing(view)
        assert f"{kind[0].upper()}{kind[1:]}: ".replace("Cargo cards", "Cargo") not in told
        assert "nothing" not in told


def test_a_captain_who_has_nothing_is_told_so_in_one_sentence() -> None:
    view = owned()
    mine = view["state"]["seats"][0]["captain"]
    mine["bounties"], mine["missions"] = {}, []
    view["places"] |= {place: [] for place in EMPTY.values()} | {"mission.held:0": []}
    assert missing(worked_out(view)) == (
        "No cargo cards, Glory cards, rumors, missions, specialists, bounties, modifications or"
        " special weapons."
    )


def test_a_letter_of_marque_stands_on_the_mat_while_it_lasts():
    view = busy()
    view["state"]["seats"][0]["captain"]["marque"] = "french"
    assert "Letter of Marque against French ships" in captain(view, 0, TEXTS).alt
    assert captain(view, 0, TEXTS).data != captain(busy(), 0, TEXTS).data


def test_a_letter_of_marque_still_open_names_no_nation():
    view = busy()
    view["state"]["seats"][0]["captain"]["marque"] = "open"
    drawn = captain(view, 0, TEXTS)
    assert "Letter of Marque, still open, until the end of this turn." in drawn.alt
    assert drawn.data != captain(busy(), 0, TEXTS).data


def test_more_specialists_than_have_room_with_their_texts_are_named():
    view = busy()
    hired = [card.id for card in marauders_content().glory.values() if card.specialist]
    view["places"]["specialist.aboard:0"] = hired
    told = captain(view, 0, TEXTS).alt
    assert all(TEXTS.text(card) in told for card in hired)


def test_a_count_is_a_count_and_a_list_is_known():
    assert read(busy()).seats[0].glory_cards == Held(2, None)
    held = read(owned()).seats[0].glory_cards
    assert held.count == 2
    assert held.pieces is not None


def test_places_a_view_does_not_name_are_empty():
    view = busy()
    view["places"] = {}
    facts = read(view)
    assert facts.event == ()
    assert all(not zone.demand and not zone.merchants for zone in facts.zones.values())
    captain = facts.seats[0].captain
    assert captain
    assert captain.cargo == Held(0, ())


def test_modifications_raise_what_a_whole_ship_has():
    captain = read(busy()).seats[0].captain
    assert captain
    assert captain.ship.whole["cargo"] == 3
    assert captain.ship.left["cargo"] == 2


def test_what_a_ship_can_be_is_what_the_rules_say_whatever_lies_on_the_board():
    """Pictures know no rule: a module's ship may be larger than any card says."""
    view = busy()
    view["facts"]["ships"][1] |= {"masts": 4, "maneuverability": 5}
    captain = read(view).seats[1].captain
    assert captain
    assert captain.ship.whole["masts"] == 4
    assert captain.ship.maneuverability == 5
    assert "Masts 3 of 4" in board(view, TEXTS).alt


def test_the_board_of_a_seat_shows_no_more_than_a_spectators():
    assert pixels(owned()) == pixels(busy())
    assert board(owned(), TEXTS).alt == board(busy(), TEXTS).alt


def test_what_only_the_owner_knows_is_on_his_own_mat_and_on_no_other():
    own, others = captain(owned(), 0, TEXTS), captain(busy(), 0, TEXTS)
    for secret in ("17", "23 gold", "Sugar", TEXTS.name(owned()["places"]["glory.hand:0"][0])):
        assert secret in own.alt
        assert secret not in others.alt
    assert own.data != others.data


def test_two_views_that_differ_in_secrets_of_others_cannot_exist_but_would_draw_alike():
    """The picture takes counts only: whatever lies in a hidden place, its drawing is the same."""
    one, other = busy(), busy()
    other["known"] = {"cargo.hold:0": ["rum_3"]}
    other["stack"] = [{"step": "BuyGoods", "offer": ["sugar_1"]}]
    assert pixels(one) == pixels(other)
    assert captain(one, 0, TEXTS).data == captain(other, 0, TEXTS).data


@pytest.mark.parametrize("answers", [0, 3, 40, 160])
def test_tables_as_they_are_really_played_can_be_drawn_for_everyone(answers: int):
    table = Table.new("marauders", seats=3, options={}, modules=[], seed="a chart", salt="render")
    chance = random.Random(answers)
    for _ in range(answers):
        if not table.waiting:
            break
        seat = chance.choice(sorted(table.waiting))
        decision = table.waiting[seat]
        picks = list(decision.default)
        if decision.range is None and decision.least <= 1 <= decision.most:
            option = [chance.choice(decision.options).id]
            picks = option if decision.why_not(option) is None else picks
        table.answer(seat, decision.number, picks)
    texts = TEXTS.with_players(PLAYERS[:3])
    public = board(table.view(None), texts)
    for seat in range(3):
        assert board(table.view(seat), texts).alt == public.alt
        assert PLAYERS[seat] in captain(table.view(seat), seat, texts).alt
        assert PLAYERS[seat] in captain(table.view(None), seat, texts).alt
