"""`/stats`: one's own results, somebody else's, the records of the server; who sees them is settled."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from bot.present.record import own_text
from bot.tables.finding.results import Own, Rating
from data.locale import Texts
from data.store import Played
from data.store.results.looked import Tally
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import moderator
from tests.bot.privacy.test_personal import finished

UNRATED = "get a rating once they have played 5 games"


async def stats(world: World, name: str, **options: Any) -> Any:
    """What a member reads who types `/stats`, and nobody else."""
    result = await world.member(name).slash(world.channel, "stats", **options)
    assert result.response is not None
    assert result.response.ephemeral
    return world.stored(result.response)


async def test_who_has_finished_nothing_is_told_so(world: World) -> None:
    told = await stats(world, "Eve")
    assert "You have finished no game here yet" in world.text(told)
    assert not told.attachments
    assert "Nothing has been played to its end" in world.text(await stats(world, "Eve", show="server"))


async def test_a_finished_game_stands_in_the_results_of_who_played_it(world: World) -> None:
    live = await finished(world)
    await world.bot.services.noting.settle()
    assert live.game is not None
    result = live.game.result
    assert result is not None
    told = await stats(world, "Anne")
    won = int(0 in result.winners)
    text = world.text(told)
    assert f"1 game, {won} won" in text
    assert f"You and <@{world.member('Bart').id}>: {won} to {1 - won}" in text
    assert "a rating after 4 more games" in text
    (picture,) = told.attachments
    assert "Anne" in picture["description"]
    await world.member("Anne").slash(world.channel, "settings", pictures="words")
    assert not (await stats(world, "Anne")).attachments


async def test_others_see_results_as_far_as_their_member_wants(world: World) -> None:
    await finished(world)
    await world.bot.services.noting.settle()
    anne = world.member("Anne")
    text = world.text(await stats(world, "Eve", member=anne))
    assert f"What <@{anne.id}> has played here" in text
    assert "You and" not in text
    said = await anne.slash(world.channel, "settings", results="alone")
    assert "you alone see them" in world.said(said)
    assert "keeps these results private" in world.text(await stats(world, "Eve", member=anne))
    server = world.text(await stats(world, "Eve", show="server"))
    assert "played once" in server
    assert f"<@{anne.id}>" not in server


async def test_moderators_settle_what_counts_and_whether_there_are_places(world: World) -> None:
    await finished(world)
    await world.bot.services.noting.settle()
    assert UNRATED in world.text(await stats(world, "Eve", show="server"))
    boss = moderator(world, "Mary")
    panel = await boss.slash(world.channel, "setup", places="off", mended="on")
    assert "shows no table of places" in world.said(panel)
    assert "mended something count like all others" in world.said(panel)
    assert UNRATED not in world.text(await stats(world, "Eve", show="server"))


def last(dice: int, hits: int, **more: Any) -> Played:
    luck = {"dice": dice, "hits": hits, "expected": dice / 3}
    about: dict[str, Any] = {
        "game": "marauders", "place": 2, "points": 7, "won": False, "told": {"luck": luck}
    } | more  # fmt: skip
    return Played(
        table_id=1, seat=0, guild=1, seats=4, rounds=9, repaired=False,
        finished_at=datetime(2026, 5, 1, tzinfo=UTC), **about,
    )  # fmt: skip


def test_dice_are_told_against_what_was_to_be_expected() -> None:
    games, rating = [Tally("marauders", 9, 4, 11)], Rating(5, 9, 812)
    latest = [last(30, 15), last(12, 2, place=1), last(0, 0)]
    own = Own(5, games, [], [Tally("rose", 3, 1, 9)], [], latest, {"marauders": rating})
    told = own_text(Texts("en"), own, here=True, mine=True)
    assert "rating 812" in told
    assert "Place 2 of 4 in Merchants & Marauders, 7 points" in told
    assert "15 hits with 30 dice, 10 expected" in told
    assert "in the last 2 games:" in told
    assert "17 hits with 42 dice, 14 expected" in told
    assert told.count("🏆") == 1


def test_cards_that_were_dared_are_told_by_themselves() -> None:
    latest = [last(30, 15), last(20, 1, game="port_royal"), last(9, 0, game="port_royal")]
    own = Own(5, [Tally("port_royal", 9, 4, 11)], [], [], [], latest, {})
    told = own_text(Texts("en"), own, here=True, mine=True)
    assert "**Dice** in the last game: 15 hits with 30 dice, 10 expected" in told
    assert "**Cards** in the last 2 games: 1 bust in 29 risky draws, 9.7 expected" in told
