"""What is read from a view, and what a view keeps to itself."""

import random

import pytest

from data.content import marauders_content
from engine.kernel import Table
from render.games import board, captain
from render.marauders.board import draw
from render.marauders.facts import Held, read
from tests.render.sample import PLAYERS, TEXTS, busy, owned


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


def test_the_board_of_a_seat_shows_no_more_than_a_spectators():
    assert draw(owned(), TEXTS).tobytes() == draw(busy(), TEXTS).tobytes()
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
    assert draw(one, TEXTS).tobytes() == draw(other, TEXTS).tobytes()
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
