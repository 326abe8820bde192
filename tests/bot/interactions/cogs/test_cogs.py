"""Slash commands: the tree as Discord takes it, looking up, and answering decisions by typing."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from bot.tables import LiveTable
from bot.version import version
from tests.bot.conftest import World
from tests.bot.interactions.clicks.test_clicks import own_click, state
from tests.bot.posting.test_poster import default_answer


async def sea(world: World) -> LiveTable:
    """A table of Merchants & Marauders at the first turn of Anne, who plays alone with a computer captain."""
    world.captain = default_answer
    live = await world.table("Anne", computers=1, game="marauders")
    for _ in range(6):
        live = await world.bot.tables.open(live.id)
        decision = live.asked(0)
        if decision is not None and decision.kind == "turn.action":
            return live
        await world.member("Anne").slash(here(world, live), "answer", choice=decision.options[0].id)  # pyright: ignore[reportOptionalMemberAccess]
    raise AssertionError("the first turn did not come")


def here(world: World, live: LiveTable) -> Any:
    """The thread of a table."""
    from simcord.builders import ChannelHandle

    return ChannelHandle(world.env, world.guild, world.env.backend.get_channel(live.place))


async def test_the_commands_are_what_discord_accepts(world: World) -> None:
    """That they are is checked for every request at the end of every test; here that they are all there."""
    names = {command.name for command in world.bot.tree.get_commands()}
    assert names >= {"setup", "game", "hand", "board", "captain", "log", "who", "rules", "moderate"}
    assert names >= {"move", "scout", "port", "sell", "buy", "repair", "recruit", "stash", "end", "answer"}
    synced: list[Any] = [
        r.json for r in world.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")
    ]
    assert len(synced) == 1
    assert len(synced[0]) == len(names)
    for command in synced[0]:
        assert len(command["description"]) <= 100
        if command["name"] in ("setup", "moderate"):
            assert int(command["default_member_permissions"]) == discord.Permissions(manage_guild=True).value


async def test_every_language_names_the_commands(world: World) -> None:
    synced: Any = next(r.json for r in world.env.http_requests if r.method == "PUT")
    described: dict[str, Any] = {c["name"]: c.get("description_localizations") or {} for c in synced}
    assert described["hand"]["de"]
    assert described["hand"]["de"] != "See what you hold"


async def test_game_new_opens_a_lobby_where_setup_says(world: World) -> None:
    other = world.guild.create_text_channel("tables")
    admin = world.member("Anne")
    await world.bot.tables.set_guild(world.guild.id, channel=other.id)
    result = await admin.slash(world.channel, "game new")
    assert f"<#{other.id}>" in world.said(result)
    assert "Anne" in world.text(world.newest("join", other.id))


async def test_setup_stores_what_is_named_and_says_what_the_bot_may_not_do(world: World) -> None:
    boss = moderator(world, "Boss")
    result = await boss.slash(world.channel, "setup", channel=world.channel, language="de")
    said = world.said(result)
    assert f"<#{world.channel.id}>" in said
    assert "Deutsch" in said
    row = await world.bot.store.guilds.get(world.guild.id)
    assert row is not None
    assert (row.channel, row.language) == (world.channel.id, "de")
    closed = world.guild.create_text_channel(
        "closed",
        overwrites={
            world.guild.default_role: discord.PermissionOverwrite(
                attach_files=False, create_public_threads=False
            )
        },
    )
    result = await boss.slash(world.channel, "setup", channel=closed, language="en")
    assert "Attach Files" in world.said(result)
    assert "Create Public Threads" in world.said(result)


def show(world: World, command: str, member: MemberActor) -> None:
    """Let a member see a command, as a server's settings can."""
    found = world.env.backend.find_command(command, world.guild.id, type=1)
    assert found is not None
    world.guild.set_command_permissions(int(found["id"]), {member: True})


def moderator(world: World, name: str) -> MemberActor:
    """A member who may manage the server."""
    role = world.guild.create_role(f"crew {name}", permissions=discord.Permissions(manage_guild=True))
    return world.member(name, roles=[role])


async def test_setup_and_moderate_are_refused_in_code_too(world: World) -> None:
    """Discord hides the commands by default; a server can show them to anyone."""
    live = await world.table("Anne", "Bart")
    anne = world.member("Anne")
    for command in ("setup", "moderate"):
        show(world, command, anne)
    assert "may manage the server" in world.said(await anne.slash(world.channel, "setup", language="de"))
    before = state(live)
    result = await anne.slash(here(world, live), "moderate undo")
    assert "may manage the server" in world.said(result)
    assert state(live) == before


async def test_a_member_with_the_moderator_role_may_moderate(world: World) -> None:
    role = world.guild.create_role("stewards")
    steward = world.member("Steward", roles=[role])
    show(world, "moderate", steward)
    await moderator(world, "Boss").slash(world.channel, "setup", moderator_role=role)
    live = await world.table("Anne", "Bart")
    panel, click = await own_click(world, live, "Anne")
    await world.member("Anne").click(panel, custom_id=click.custom_id)
    result = await steward.slash(here(world, live), "moderate undo", answers=1)
    assert "undone" in world.said(result)
    live = await world.bot.tables.open(live.id)
    assert live.asked(0) is not None
    assert "steward" in world.all_text(live.place).lower(), "on the record"


async def test_a_moderator_answers_for_a_seat_without_seeing_its_secrets(world: World) -> None:
    live = await world.table("Anne", "Bart")
    boss = moderator(world, "Boss")
    choices = await boss.autocomplete(here(world, live), "moderate act", "answer", "", seat="0")
    secret = [option.id for option in live.waiting[0].options if option.secret]
    assert secret
    assert not {choice["value"] for choice in choices} & set(secret)
    refused = await boss.slash(here(world, live), "moderate act", seat="0", answer=secret[0])
    assert "secret" in world.said(refused)
    assert live.asked(0) is not None
    await boss.slash(here(world, live), "moderate act", seat="Anne")
    live = await world.bot.tables.open(live.id)
    assert live.asked(0) is None
    assert "Boss answered for Anne" in world.all_text(live.place)


async def test_a_seat_can_be_given_to_a_computer_captain_and_back_to_a_member(world: World) -> None:
    live = await world.table("Anne", "Bart")
    boss = moderator(world, "Boss")
    await boss.slash(here(world, live), "moderate replace", seat="1")
    live = await world.bot.tables.open(live.id)
    assert live.holder(1).is_computer
    assert live.asked(1) is None, "it answers at once"
    await boss.slash(here(world, live), "moderate replace", seat="1", member=world.member("Eve"))
    live = await world.bot.tables.open(live.id)
    assert live.seat_of(world.member("Eve").id) == 1
    assert "Eve" in world.all_text(live.place)


async def test_who_leaves_is_followed_by_a_computer_captain(world: World) -> None:
    live = await world.table("Anne", "Bart")
    result = await world.member("Bart").slash(here(world, live), "game leave")
    assert "left" in world.said(result)
    live = await world.bot.tables.open(live.id)
    assert live.holder(1).is_computer
    assert live.asked(1) is None
    last = await world.member("Anne").slash(here(world, live), "game leave")
    assert "last member" in world.said(last)


async def test_a_table_whose_thread_is_gone_gets_a_new_home(world: World) -> None:
    live = await world.table("Anne", "Bart")
    old = live.place
    boss = moderator(world, "Boss")
    await boss.slash(world.channel, "moderate home", table=live.id)
    live = await world.bot.tables.open(live.id)
    assert live.place != old
    assert world.newest("choices", live.place)
    panel, click = await own_click(world, live, "Anne")
    await world.member("Anne").click(panel, custom_id=click.custom_id)
    assert live.asked(0) is None


# --- looking up ---


async def test_looking_up_is_private_and_tells_what_the_asker_may_know(world: World) -> None:
    live = await sea(world)
    anne, eve = world.member("Anne"), world.member("Eve")
    place = here(world, live)
    assert "Gold" in world.said(await anne.slash(place, "hand"))
    assert "no seat" in world.said(await eve.slash(place, "hand"))
    assert "Anne" in world.said(await anne.slash(place, "captain"))
    assert world.said(await eve.slash(place, "captain", seat="1"))
    assert "There is no such seat" in world.said(await eve.slash(place, "captain", seat="9"))
    assert "page 1" in world.said(await eve.slash(place, "log"))
    assert "Anne" in world.said(await eve.slash(place, "who"))
    board = await eve.slash(place, "board")
    assert board.response is not None
    assert board.response.attachments[0].description
    for result in (board,):
        assert result.response is not None
        assert result.response.ephemeral


async def test_the_log_tells_each_reader_its_own(world: World) -> None:
    live = await sea(world)
    place = here(world, live)
    own = world.said(await world.member("Anne").slash(place, "log"))
    other = world.said(await world.member("Eve").slash(place, "log"))
    assert own != other, "Anne knows which glory card she drew"


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("rules-raid", "Merchant raids"),
        ("bounty", "Bounties"),
        ("stahs", "Stashing gold"),
        ("Galleon", "Galleon"),
    ],
)
async def test_rules_are_found_by_key_word_and_nearly_right(world: World, typed: str, found: str) -> None:
    result = await world.member("Anne").slash(world.channel, "rules", topic=typed)
    assert found in world.said(result).splitlines()[0]


async def test_what_is_no_rule_is_said_to_be_none(world: World) -> None:
    result = await world.member("Anne").slash(world.channel, "rules", topic="qqqqzzzz")
    assert "know nothing about" in world.said(result)
    choices = await world.member("Anne").autocomplete(world.channel, "rules", "topic", "")
    assert 10 < len(choices) <= 25
    assert all(len(choice["name"]) <= 100 for choice in choices)


async def test_rules_of_the_game_that_is_played_go_before_those_of_another(world: World) -> None:
    """In a table's thread its game is meant, elsewhere that of the server's only table."""
    anne = world.member("Anne")
    live = await world.table("Anne", computers=1, game="port_royal")
    for place in (here(world, live), world.channel):
        said = world.said(await anne.slash(place, "rules", topic="galleon"))
        assert said.startswith("### Galleon (3 coins, skull)\n")
        names = [choice["name"] for choice in await anne.autocomplete(place, "rules", "topic", "galleon")]
        marked = [name.endswith("(Merchants & Marauders)") for name in names]
        assert "Galleon (Merchants & Marauders)" in names
        assert marked == sorted(marked), "those of the table's game first"
        listed = [choice["name"] for choice in await anne.autocomplete(place, "rules", "topic", "")]
        assert listed[0].startswith("How chance is kept honest") or listed[0].startswith("Port Royal: ")
        assert any(name.startswith("Treasure Fleet: ") for name in listed), "which names its game itself"
    said = world.said(await anne.slash(world.channel, "rules", topic="rules-bounties"))
    assert said.splitlines()[0] == "### Bounties (Merchants & Marauders)"
    await world.table("Anne", computers=1, game="marauders")
    in_thread = world.said(await anne.slash(here(world, live), "rules", topic="galleon"))
    outside = world.said(await anne.slash(world.channel, "rules", topic="galleon"))
    assert in_thread.startswith("### Galleon (3 coins, skull)\n")
    assert outside.splitlines()[0] == "### Galleon", "of two tables none is meant"


async def test_export_gives_a_file_that_can_be_verified_and_drawn(world: World) -> None:
    import json

    live = await world.table("Anne", "Bart")
    result = await world.member("Anne").slash(here(world, live), "game export")
    assert result.response is not None
    data = json.loads(await result.response.attachments[0].read())
    assert data["commitment"]
    assert "seed" not in data
    assert data["view"]["seat"] is None
    assert data["players"] == ["Anne", "Bart"], "as the table shows them"
    assert data["made_by"] == str(version())
    assert not {str(world.member(name).id) for name in ("Anne", "Bart")} & set(json.dumps(data).split('"'))


async def test_a_seat_is_found_by_its_players_name_and_others_are_named(world: World) -> None:
    live = await world.table("Anne", "Bart_the_Bold")
    anne, place = world.member("Anne"), world.channel
    assert "Bart" in world.said(await anne.slash(place, "captain", seat="bart_the_bold"))
    wrong = world.said(await anne.slash(place, "captain", seat="Blackbeard"))
    assert "Anne and Bart" in wrong
    assert "Seat 1" not in wrong
    offered = await anne.autocomplete(place, "captain", "seat", "bart")
    assert [(choice["name"], choice["value"]) for choice in offered] == [("Bart_the_Bold", "1")]
    assert live.names == ["Anne", "Bart_the_Bold"]


async def test_a_card_is_found_before_what_only_sounds_like_it(world: World) -> None:
    anne = world.member("Anne")
    for topic, title in (("priest", "### Priest"), ("cutpurse", "### Cutpurses"), ("comabt", "ombat")):
        said = world.said(await anne.slash(world.channel, "rules", topic=topic))
        assert title in said.splitlines()[0], topic


async def test_the_board_in_words_says_nothing_twice(world: World) -> None:
    """Port Royal's harbour is board and scene at once."""
    await world.table("Anne", "Bart", game="port_royal")
    anne = world.member("Anne")
    await anne.slash(world.channel, "settings", pictures="words")
    lines = world.said(await anne.slash(world.channel, "board")).splitlines()
    assert len(lines) > 3
    assert len(set(lines)) == len(lines)


async def test_two_tables_need_to_be_told_apart(world: World) -> None:
    await world.table("Anne", "Bart")
    await world.table("Anne", "Bart")
    result = await world.member("Anne").slash(world.channel, "hand")
    assert "several tables" in world.said(result)
