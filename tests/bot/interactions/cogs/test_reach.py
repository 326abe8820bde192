"""Where commands can be had: in servers with the bot, and everywhere for who has added it to himself."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import discord
import pytest
import simcord
from simcord import interactions
from simcord.builders import ChannelHandle

from bot.lobbies.trying import LIVES
from bot.tables.member import Member
from data.store import Status
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here
from tests.bot.interactions.cogs.test_finding import labels, links
from tests.bot.time.tables import paced
from tests.bot.wire import problems

ALONG = {"help", "voyage", "tables", "rules", "settings", "privacy", "stats"}
"""What members take along."""
SERVERS, BOT, GROUPS = 0, 1, 2
"""Discord's contexts."""
TYPED: list[tuple[str, dict[str, Any]]] = [
    ("help", {}),
    ("tables", {}),
    ("tables", {"show": "here"}),
    ("tables", {"show": "next"}),
    ("tables", {"show": "wishes"}),
    ("rules", {"topic": "Scouting"}),
    ("rules", {"topic": "text-sloop"}),
    ("rules", {}),
    ("settings", {"theme": "chart", "odds": "off"}),
    ("stats", {}),
    ("stats", {"show": "server"}),
    ("privacy show", {}),
    ("privacy export", {}),
    ("privacy delete", {}),
]


@dataclass
class Abroad:
    """Eve, who has added the bot to herself, in a place where it is not."""

    who: Any
    place: ChannelHandle | None
    spoken: str = "en-US"

    async def slash(self, name: str, **options: Any) -> simcord.InteractionResult:
        """She types a command."""
        if self.place is None:
            return await self.who.user.slash(name, **options)
        return await self.who.slash(self.place, name, **options)

    async def click(self, world: World, message: Any, verb: str) -> simcord.InteractionResult:
        """She clicks."""
        return await world.click(self.who.user if self.place is None else self.who, message, verb)


@pytest.fixture(params=["server", "group"])
async def abroad(request: pytest.FixtureRequest, world: World, monkeypatch: pytest.MonkeyPatch) -> Abroad:
    """A server that the bot has left, of which Eve is the owner; or a group of friends."""
    eve = world.member("Eve")
    if request.param == "server":
        guild = world.env.create_guild("Elsewhere")
        captain = guild.create_role("Captain", permissions=discord.Permissions.all())
        placed = Abroad(guild.add_member(eve.user, roles=[captain]), guild.create_text_channel("talk"))
        await world.env.settle()
        world.env.backend.emit("GUILD_DELETE", {"id": str(guild.id)})
        await world.env.settle()
        assert world.bot.get_guild(guild.id) is None
    else:
        placed = Abroad(eve, None)
    payload_of = interactions.base_payload

    def told(*about: Any, **named: Any) -> Any:
        record, payload = payload_of(*about, **named)
        if named["guild_id"] in (None, placed.place and placed.who.guild.id):
            payload |= {"authorizing_integration_owners": {"1": str(eve.id)}, "locale": placed.spoken}
            if placed.place is None:
                payload["context"] = GROUPS
                payload["channel"] |= {"type": 3, "name": "friends"}
            else:
                guild = str(named["guild_id"])
                payload["guild"] = {"id": guild, "locale": placed.spoken, "features": []}
        return record, payload

    monkeypatch.setattr(interactions, "base_payload", told)
    return placed

    return discord.Permissions.all()


async def test_each_command_says_where_it_can_be_had(world: World) -> None:
    put = next(one for one in world.env.http_requests if one.method == "PUT")
    synced: Any = put.json
    assert problems(put.method, put.path, synced) == []
    reach = {one["name"]: (sorted(one["integration_types"]), sorted(one["contexts"])) for one in synced}
    assert reach.keys() > ALONG | {"time", "game", "answer", "board"}
    for name, found in reach.items():
        if name in ALONG:
            assert found == ([0, 1], [SERVERS, BOT, GROUPS]), name
        elif name == "time":
            assert found == ([0], [SERVERS, BOT])
        else:
            assert found == ([0], [SERVERS]), name


@pytest.mark.in_turn(3)
@pytest.mark.parametrize(("name", "options"), TYPED)
async def test_what_a_member_takes_along_answers_him_alone(
    world: World, abroad: Abroad, name: str, options: dict[str, Any]
) -> None:
    await paced(world, "Anne", "Bart", end="wait")
    requests = len(world.env.http_requests)
    result = await abroad.slash(name, **options)
    said = world.said(result)
    assert said
    assert "/moderate" not in said, "she may do all in her own server, and nothing of that is the bot's"
    assert "went wrong" not in said
    sent = [one.path for one in world.env.http_requests[requests:] if one.method != "GET"]
    assert not [path for path in sent if path.startswith("/channels/")], "nothing is posted there"


async def test_one_s_tables_are_found_from_anywhere_and_the_way_to_them(world: World, abroad: Abroad) -> None:
    live = await paced(world, "Eve", "Bart", end="wait")
    result = await abroad.slash("help")
    assert "Tables with others are played in servers" in world.said(result)
    assert "Try a first voyage" in labels(world, result.response)
    await abroad.click(world, result.response, "mine")
    listed = await abroad.slash("tables", show="here")
    panel = world.stored(listed.response)
    assert live.title in world.text(panel)
    assert f"/{world.guild.id}/{live.place}/" in links(panel)[0]
    assert labels(world, panel) == ["Next table"]
    result = await abroad.click(world, panel, "next")
    shown = world.stored(result.response or panel)
    assert f"/{world.guild.id}/{live.place}/" in links(shown)[0], "it is played where it is"
    said = world.said(await world.member("Bart").slash(here(world, live), "tables"))
    assert live.title in said


async def test_away_from_servers_the_bot_speaks_as_discord_does(world: World, abroad: Abroad) -> None:
    abroad.spoken = "de"
    assert "Mit anderen spielt man in Servern" in world.said(await abroad.slash("help"))
    assert "Du sitzt an keinem Tisch" in world.said(await abroad.slash("tables"))
    await world.bot.tables.prefer(world.member("Eve").id, language="en")
    assert "Tables with others are played in servers" in world.said(await abroad.slash("help"))


async def test_rules_are_offered_as_they_are_typed(world: World, abroad: Abroad) -> None:
    if abroad.place is None:
        offered = await abroad.who.user.autocomplete("rules", "topic", "scout")
    else:
        offered = await abroad.who.autocomplete(abroad.place, "rules", "topic", "scout")
    assert any("Scout" in one["name"] for one in offered)


async def test_a_first_voyage_is_sailed_on_one_s_own_panel(world: World, abroad: Abroad) -> None:
    """Nothing is posted, not even a direct message; who comes back goes on where he was, elsewhere too."""
    requests = len(world.env.http_requests)
    abroad.spoken = "de"
    result = await abroad.slash("voyage")
    assert result.response is not None
    assert result.response.ephemeral
    panel = world.stored(result.response)
    assert panel.attachments, "the board stands on it"
    (row,) = await world.bot.store.tables.find(member=abroad.who.id)
    live = await world.bot.tables.open(row.number)
    assert (row.guild, row.thread, live.is_running, live.texts.language) == (0, None, True, "de")
    asked = live.asked(0)
    assert asked is not None
    await abroad.click(world, panel, "answer")
    live = await world.bot.tables.open(row.number)
    await world.bot.poster.settle(live)
    again = live.asked(0)
    assert again is None or again.number != asked.number, "it is played there"
    sent = [one.path for one in world.env.http_requests[requests:] if one.method != "GET"]
    assert not [path for path in sent if path.startswith(("/channels/", "/users/"))], "nothing is posted"
    await abroad.slash("voyage")
    assert len(await world.bot.store.tables.find(member=abroad.who.id)) == 1, "he goes on"
    world.check_wire()


async def test_two_clicks_at_once_are_one_first_voyage(world: World, abroad: Abroad) -> None:
    member, helping = Member(abroad.who.id, "Eve", "de"), world.bot.services.helping
    begun = await asyncio.gather(*(helping.voyage(member, 0) for _ in range(2)))
    assert begun[0].id == begun[1].id
    assert len(await world.bot.store.tables.find(member=member.id)) == 1


async def test_what_one_plays_on_his_panel_is_nobody_else_s_and_ends_by_itself(
    world: World, abroad: Abroad
) -> None:
    await abroad.slash("voyage")
    (row,) = await world.bot.store.tables.find(member=abroad.who.id)
    anne = world.member("Anne")
    for show in ("mine", "here"):
        assert f"table {row.number}" not in world.said(await anne.slash(world.channel, "tables", show=show))
    await world.let_pass(24 * LIVES.days + 1)
    assert (await world.bot.store.tables.get(row.number)).status is Status.ENDED


async def test_a_voyage_on_a_panel_is_put_away(world: World, abroad: Abroad) -> None:
    panel = world.stored((await abroad.slash("voyage")).response)
    await abroad.click(world, panel, "putaway")
    (row,) = await world.bot.store.tables.find(member=abroad.who.id)
    assert row.status is Status.ENDED
    assert not labels(world, panel)
    await abroad.slash("voyage")
    assert len(await world.bot.store.tables.find(member=abroad.who.id)) == 2
