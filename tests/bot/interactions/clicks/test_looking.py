"""What is in play is seen: hands, sheets and lookups with rumors, missions, specialists and NPCs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables import LiveTable
from data.content import marauders_content
from data.locale import Texts
from engine.kernel import Table
from engine.marauders.game import MARAUDERS
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here
from tests.bot.posting.test_poster import dms
from tests.bot.time.clock import NOON
from tests.marauders.table import at_battle, at_sea

TEXTS = Texts("en")
HOLDING = at_sea(
    "caribbean_sea",
    ship="frigate",
    rumors=["wreck_of_the_santa_clara"],
    mission="road_to_el_dorado",
    specialists=["carpenter.1"],
    permanents=["pilots_rutter"],
    glory_cards=["letter_of_marque", "full_broadside.1"],
)
NPCS = {"spanish": {"card": "admiral_de_lezo", "zone": "havana"}}


@pytest.fixture
def sailing(world: World, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """Opens a table of Anne and Bart at a given position, with Anne to move."""

    async def opened(*seats: Mapping[str, Any], **given: Any) -> LiveTable:
        options, force, change = (given.pop(key, {}) for key in ("options", "force", "change"))

        def new(game: str, **more: Any) -> Table:
            settled = MARAUDERS.resolve_options({**more["options"], **options})
            position = {"turn": 0, "seats": list(seats), **given}
            beginning = MARAUDERS.positions.begin(position, more["seats"], settled, ())
            if change:
                change(beginning)
            known: dict[str, Any] = {**more, "options": settled}
            return Table.new(MARAUDERS, **known, force=force or (), beginning=beginning)

        with monkeypatch.context() as patched:
            patched.setattr("bot.lobbies.starting.Table", SimpleNamespace(new=new))
            return await world.table("Anne", "Bart", game="marauders")

    return opened


async def test_the_hand_tells_each_card_with_its_text_and_which_may_be_chosen_now(
    world: World, sailing: Any
) -> None:
    live = await sailing(HOLDING, at_sea("nassau"))
    said = world.said(await world.member("Anne").slash(here(world, live), "hand"))
    for card in ("wreck_of_the_santa_clara", "letter_of_marque", "full_broadside"):
        assert TEXTS.text(card) in said
    for card in ("road_to_el_dorado", "carpenter", "pilots_rutter"):
        assert TEXTS.text(card) in said.split("Open before you")[1]
    for card in ("wreck_of_the_santa_clara", "road_to_el_dorado", "pilots_rutter"):
        assert f"{TEXTS.text(card)} *{TEXTS.story(card)}*" in said
    chosen = [line for line in said.splitlines() if "among your choices now" in line]
    assert {line.split("**")[1] for line in chosen} == {
        TEXTS.name("letter_of_marque"),
        TEXTS.name("wreck_of_the_santa_clara"),
    }


async def test_the_direct_message_tells_the_same_and_nobody_else_reads_it(world: World, sailing: Any) -> None:
    live = await sailing(HOLDING, at_sea("nassau"))
    own = "\n".join(await dms(world, world.member("Anne").id))
    assert TEXTS.text("wreck_of_the_santa_clara") in own
    others = "\n".join(await dms(world, world.member("Bart").id)) + world.all_text(live.place)
    assert TEXTS.name("wreck_of_the_santa_clara") not in others
    assert "Full Broadside" not in others


async def test_a_captains_sheet_tells_specialists_papers_and_mission_to_everybody(
    world: World, sailing: Any
) -> None:
    live = await sailing(HOLDING, at_sea("nassau"))
    said = world.said(await world.member("Eve").slash(here(world, live), "captain", seat="0"))
    for card in ("road_to_el_dorado", "carpenter", "pilots_rutter"):
        assert TEXTS.name(card) in said
        assert TEXTS.text(card) in said
    assert "Specialists: Carpenter" in said
    assert "Wreck" not in said
    assert "choices now" not in said


async def test_a_captains_sheet_tells_where_parts_of_a_mission_were_done(world: World, sailing: Any) -> None:
    live = await sailing(
        at_sea("cartagena", mission="coast_survey", ship="frigate"), at_sea("nassau"), empty=["merchant.at"]
    )
    said = world.said(await world.member("Eve").slash(here(world, live), "captain", seat="0"))
    assert "Mission: The Coast Survey" in said
    assert "done so far" not in said
    anne = world.member("Anne")
    await anne.slash(here(world, live), "move", to="curacao")
    said = world.said(await anne.slash(here(world, live), "captain", seat="0"))
    assert "The Coast Survey (done so far: Curaçao)" in said


async def test_non_player_captains_are_described_with_the_board(world: World, sailing: Any) -> None:
    live = await sailing(HOLDING, at_sea("nassau"), npcs=NPCS)
    result = await world.member("Eve").slash(here(world, live), "board")
    assert result.response is not None
    assert "Spanish Frigate (Havana)" in (result.response.attachments[0].description or "")


async def test_a_card_is_armed_in_the_hand_and_nobody_else_sees_anything_of_it(
    world: World, sailing: Any
) -> None:
    live = await sailing(at_sea("nassau"), at_sea("nassau", glory_cards=["becalmed", "fair_wind.1"]))
    bart, place = world.member("Bart"), here(world, live)
    hand = (await bart.slash(place, "hand")).response
    every, select = (c for c in world.buttons(hand) if c["custom_id"].startswith("q:order:"))
    assert every["placeholder"] != select["placeholder"] == "Becalmed, when another captain’s turn begins"
    assert [one["label"] for one in select["options"]] == [
        "Always, at the first chance", "Only the leader", "Only Anne",
        "Ask me, even if it gives me away", "Ask me, unless it gives me away", "Never, I keep it",
    ]  # fmt: skip
    before, asked = world.all_text(live.place), live.waiting[0].number
    dms_before = await dms(world, world.member("Anne").id)
    await world.select(bart, hand, "order", ["order:becalmed:seat:0"], "1")
    assert live.game is not None
    assert live.game.running.state.seats[1].armed == {"becalmed": "seat:0"}
    assert (world.all_text(live.place), live.waiting[0].number) == (before, asked)
    assert await dms(world, world.member("Anne").id) == dms_before
    again = (await bart.slash(place, "hand")).response
    _, select = (c for c in world.buttons(again) if c["custom_id"].startswith("q:order:"))
    assert [one["label"] for one in select["options"] if one.get("default")] == ["Only Anne"]


async def test_an_old_select_arms_nothing(world: World, sailing: Any) -> None:
    live = await sailing(at_sea("nassau"), at_sea("nassau", glory_cards=["becalmed", "cutpurses"]))
    bart, place = world.member("Bart"), here(world, live)
    hand = (await bart.slash(place, "hand")).response
    assert live.game is not None
    live.game.running.move(["becalmed"], "glory.hand:1", "glory.discards")
    said = world.said(await world.select(bart, hand, "order", ["order:becalmed:any"], "1"))
    assert TEXTS.say("tell-stale") in said
    assert live.game.running.state.seats[1].armed == {}


@pytest.mark.parametrize("holder", [0, 1])
async def test_who_tells_no_more_of_a_hidden_window_than_that_somebody_is_waited_for(
    world: World, sailing: Any, holder: int
) -> None:
    seats = [at_sea("nassau", ship="frigate"), at_sea("nassau", ship="frigate")]
    seats[holder] |= {"glory_cards": ["full_broadside.1"]}
    # Whoever holds the card is asked in a round that he has lost.
    force = [
        ("seamanship", [1, 2] if holder == 0 else [5, 2]),
        ("seamanship", [5, 2] if holder == 0 else [1, 2]),
    ]
    live = await sailing(*seats, options={"windows": "holders"}, force=force, change=at_battle())
    assert list(live.waiting) == [holder]
    names = ("Anne", "Bart")
    said = {name: world.said(await world.member(name).slash(here(world, live), "who")) for name in names}
    assert names[holder] in said[names[holder]]
    for reader in (names[1 - holder], "Eve"):
        told = said.get(reader) or world.said(await world.member(reader).slash(here(world, live), "who"))
        assert told.splitlines()[1:] == [f"- Somebody, in secret. (asked <t:{NOON.timestamp():.0f}:R>)"]


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    "card",
    [
        "admiral_van_almonde",
        "the_queens_nephew",
        "pilots_rutter",
        "sailing_master",
        "letter_of_marque",
        "rules-mission",
        "rules-rumor",
        "rules-specialists",
        "rules-playing-cards",
        "rules-npcs",
        "rules-war",
    ],
)
async def test_whatever_can_be_in_play_is_looked_up_by_its_name(
    world: World, language: str, card: str
) -> None:
    texts = Texts(language)
    await world.bot.tables.set_guild(world.guild.id, language=language)
    name = texts.say(f"{card}-title") if card.startswith("rules-") else texts.name(card)
    said = world.said(await world.member("Anne").slash(world.channel, "rules", topic=name))
    assert said.splitlines()[0] == f"### {name}"


def test_every_card_of_the_box_can_be_looked_up() -> None:
    content = marauders_content()
    for cards in (content.events, content.missions, content.rumors, content.glory, content.mods):
        for card in cards:
            for language in ("en", "de"):
                assert Texts(language).text(card), (card, language)
