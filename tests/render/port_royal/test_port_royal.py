"""The pictures of Port Royal show what a view tells, and no more."""

import random
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops

from data.content.royal import SHIP_TYPES, ExpeditionCard, PersonCard, ShipCard, royal_content
from data.locale import Texts, languages
from engine.kernel import Table
from engine.port_royal.game import PORT_ROYAL
from render.games import board, captain, scene
from render.kit.picture_cache import CACHE
from render.kit.theme import Theme, theme, themes
from render.port_royal import cards
from render.port_royal.display import in_order, spread
from render.port_royal.facts import read
from render.port_royal.layout import plan
from render.port_royal.signs import band_colours, banner, ship_type, sign, stacks, type_colours
from tests.port_royal.table import Harbour
from tests.render.kit.test_colours import LEAST, contrast
from tests.render.port_royal.sample import (
    LONG,
    PLAYERS,
    TEXTS,
    harbour_begins,
    harbour_full,
    harbour_fullest,
    harbour_over,
)
from tests.render.room import drawn_anew, watched


def test_the_facts_are_those_of_the_view() -> None:
    facts = read(harbour_full())

    assert [seat.coins for seat in facts.seats] == [3, 11, 0, 24, 7]
    assert [seat.strength for seat in facts.seats] == [2, 0, 0, 4, 0]
    assert facts.active == 3
    assert len(facts.harbour) == 8
    assert [card.id for card in facts.expeditions][-1] == "expedition_for_five"


def test_cards_whose_order_is_fixed_count_as_the_others() -> None:
    harbour = Harbour(deck=["settler_4"] * 3)
    deck = read(harbour.table.view(None)).deck

    assert read(harbour.answer("turn-up").table.view(None)).deck == deck - 1


def test_views_of_all_seats_and_spectators_give_the_same_picture() -> None:
    table = Table.new(PORT_ROYAL, seats=3, seed="seen")

    assert len({board(table.view(seat), TEXTS, PLAYERS).data for seat in (None, 0, 1, 2)}) == 1


def test_a_game_that_is_over_marks_who_has_won_and_nobody_else() -> None:
    view = harbour_over()
    facts = read(view)

    assert [seat.points for seat in facts.seats][2] > facts.seats[0].points == facts.seats[1].points
    assert [facts.won(seat) for seat in facts.seats] == [False, True, False]
    assert "(B) Calico Jack wins: " in board(view, TEXTS, PLAYERS).alt
    assert captain(view, 1, TEXTS, PLAYERS).alt.count(" wins: ") == 1
    assert " wins: " not in captain(view, 0, TEXTS, PLAYERS).alt


@pytest.mark.parametrize("expedition", ["by_rules", "needed"])
def test_whoever_the_picture_crowns_is_who_has_won(expedition: str) -> None:
    chance = random.Random(expedition)
    for seed in range(6):
        options = {"rules": "port_royal", "expedition": expedition}
        table = Table.new(PORT_ROYAL, seats=3, options=options, seed=str(seed))
        while table.waiting:
            seat, decision = next(iter(table.waiting.items()))
            table.answer(seat, decision.number, [chance.choice(decision.options).id])
        facts = read(table.view(None))
        assert table.result is not None
        assert [seat.number for seat in facts.seats if facts.won(seat)] == table.result.winners


def test_the_header_says_that_an_expedition_is_needed() -> None:
    assert "to 10 influence points with an expedition." in board(harbour_begins(), TEXTS, PLAYERS).alt
    assert "to 12 influence points. " in board(harbour_full(), TEXTS, PLAYERS).alt


def test_everybody_and_every_card_is_told() -> None:
    alt = board(harbour_full(), TEXTS, PLAYERS).alt

    for name in (*PLAYERS, "Galleon (3 coins, skull)", "Pinnace Trader for 5 coins with 2 influence points"):
        assert name in alt
    assert "2 times Governor" in alt


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_positions_of_a_game_can_be_drawn(language: str) -> None:
    texts = Texts(language).with_players(PLAYERS)
    options: Any = {"rules": "port_royal"}
    table = Table.new(PORT_ROYAL, seats=5, seed="drawn", options=options, keep=False)
    for n in range(400):
        if not table.waiting:
            break
        (decision,) = table.waiting.values()
        table.answer(decision.seat, decision.number, [decision.options[n % len(decision.options)].id])
        if n % 40 == 0:
            assert board(table.view(None), texts).alt
            assert captain(table.view(n % 5), n % 5, texts).alt
            under_way = scene(table.view(None), texts)
            assert under_way is not None
            assert under_way.alt == board(table.view(None), texts).alt


def test_the_pictures_are_not_wider_than_a_phone_can_show() -> None:
    for picture in (board(harbour_full(), TEXTS, PLAYERS), captain(harbour_begins(), 0, TEXTS, PLAYERS)):
        assert picture.width == 1000
        assert picture.height < 1600


def test_in_large_type_the_same_lies_on_a_narrower_sheet() -> None:
    view = harbour_full()
    pictures = [
        (board(view, TEXTS, PLAYERS, look), captain(view, 3, TEXTS, PLAYERS, look))
        for look in ("chart", "large")
    ]
    for usual, large in zip(*pictures, strict=True):
        assert usual.width / large.width > 1.33
        assert large.alt == usual.alt


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("look", themes())
def test_ships_and_their_traders_match_by_letters_and_by_silhouette_too(
    look: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A type's ship and trader bear the same banner, and seen in grey those of two types differ."""
    borne: dict[str, set[tuple[str, str]]] = {}

    def noted(theme: Theme, kind: str, code: str, wide: int, high: int) -> Image.Image:
        borne.setdefault(ship_type(card) or "", set()).add((kind, code))
        return banner(theme, kind, code, wide, high)

    monkeypatch.setattr(cards, "banner", noted)
    monkeypatch.setattr(CACHE, "take", drawn_anew)
    for card in royal_content("port_royal").cards.values():
        if isinstance(card, ShipCard):
            cards.moored_as(theme(look), card, cards.named(card, TEXTS), cards.code_of(card, TEXTS))
        elif isinstance(card, PersonCard):
            cards.person(theme(look), card, TEXTS)
            cards.small(theme(look), card, cards.code_of(card, TEXTS), 1)
    codes = {kind: TEXTS.say(f"chart-royal-code-{kind}") for kind in SHIP_TYPES}
    assert borne == {kind: {(kind, code)} for kind, code in codes.items()}
    assert len(set(codes.values())) == len(SHIP_TYPES)
    shapes = [
        marks(banner(theme(look), kind, "", 60, 70), type_colours(theme(look), kind)[1])
        for kind in SHIP_TYPES
    ]
    for first, second in combinations(shapes, 2):
        assert sum(ImageChops.difference(first, second).histogram()[128:]) > 60


def marks(sprite: Image.Image, ink: str) -> Image.Image:
    """Where a sprite has this ink."""
    apart = ImageChops.difference(sprite.convert("RGB"), Image.new("RGB", sprite.size, ink)).convert("L")
    return apart.point([255 * (n < 40) for n in range(256)])


def test_no_two_skills_have_signs_that_look_alike_on_a_phone() -> None:
    skills = {
        card.skill for card in royal_content("port_royal").cards.values() if isinstance(card, PersonCard)
    }
    drawn = {skill: sign(skill, 15, "#000000").getchannel("A") for skill in skills - {"trader"}}
    for first, second in combinations(drawn, 2):
        apart = ImageChops.difference(drawn[first], drawn[second]).histogram()
        assert sum(apart[100:]) > 25, (first, second)


def test_kinds_of_cards_differ_in_their_outlines() -> None:
    content, look = royal_content("port_royal").cards, theme()
    one, trader, voyage = (content[id] for id in ("sailor_3", "trader_flute_3", "expedition_settlers"))
    assert isinstance(one, PersonCard)
    assert isinstance(trader, PersonCard)
    assert isinstance(voyage, ExpeditionCard)
    size = cards.small_scroll(look, voyage).size
    shown = (
        cards.small(look, one, "", 1),
        cards.small(look, trader, "Fl", 1),
        cards.small_scroll(look, voyage),
    )
    outlines = [card.getchannel("A") for card in shown]
    assert {card.size for card in shown} == {size}
    for first, second in combinations(outlines, 2):
        assert sum(ImageChops.difference(first, second).histogram()[128:]) > 200


def test_everybody_has_a_face_and_a_pack_s_own_persons_one_of_their_skill() -> None:
    persons = [card for card in royal_content("port_royal").cards.values() if isinstance(card, PersonCard)]
    assert len({cards.face_name(card) for card in persons}) == len(persons)
    assert all(cards.face_name(card) == card.id for card in persons)
    own = persons[0].model_copy(update={"id": "old_tar", "skill": "sailor", "ship": None})
    assert cards.face_name(own).startswith("sailor_")


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("look", themes())
@pytest.mark.parametrize("language", languages())
def test_the_fullest_table_has_room_for_everything(look: str, language: str) -> None:
    texts, view = Texts(language).with_players(LONG), harbour_fullest()
    for draw in (
        lambda: board(view, texts, (), look),
        lambda: captain(view, 0, texts, (), look),
        lambda: board(harbour_over(), texts, (), look),
    ):
        room = watched(draw)
        assert len(room.ink) > 20
        assert not list(room.faults())


@pytest.mark.parametrize("look", themes())
def test_of_each_kind_of_card_in_a_display_the_sign_is_seen(look: str) -> None:
    sheet = plan(theme(look).sizes.layout)
    room = sheet.room - sheet.seat.fan[0] - 12
    for seat in read(harbour_fullest()).seats:
        shown = in_order(seat)
        places = spread(shown, room, sheet.small.size[0], sheet.seat.edge, sheet.gap)
        ends = [count > 0 for _, count in shown]
        assert all(
            after - at >= sheet.small.sign * 0.85
            for at, after, end in zip(places, places[1:], ends, strict=False)
            if end
        )


@pytest.mark.parametrize("kinds", range(1, 22))
@pytest.mark.parametrize("of_a_kind", [1, 2, 5])
def test_a_fan_never_leaves_its_slip(kinds: int, of_a_kind: int) -> None:
    card = royal_content("port_royal").cards["sailor_3"]
    assert isinstance(card, PersonCard)
    fan = [(card, count) for _ in range(kinds) for count in (*[0] * (of_a_kind - 1), of_a_kind)]
    for look in themes():
        sheet = plan(theme(look).sizes.layout)
        room, wide = sheet.room - sheet.seat.fan[0] - 12, sheet.small.size[0]
        places = spread(fan, room, wide, sheet.seat.edge, sheet.gap)
        assert places == sorted(places)
        assert places[-1] + wide <= room


def test_the_more_coins_the_higher_their_stacks() -> None:
    drawn = [stacks(theme(), coins, 100, 40) for coins in range(16)]
    gold = [sum(stack.getchannel("A").histogram()[128:]) for stack in drawn]
    assert gold[1:] == sorted(gold[1:])
    assert len(set(gold)) == len(gold)


@pytest.mark.parametrize("look", themes())
def test_signs_stand_out_from_their_bands(look: str) -> None:
    least = LEAST.get(look, (4.5, 3))[1]
    for card in royal_content("port_royal").cards.values():
        band, ink = band_colours(theme(look), card)
        assert contrast(band, ink) >= least, card.id


def test_the_mat_tells_whose_turn_it_is_and_that_the_round_is_the_last() -> None:
    assert "This round is the last." in captain(harbour_full(), 0, TEXTS, PLAYERS).alt


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="no seat 2"):
        captain(harbour_begins(), 2, TEXTS, PLAYERS)
