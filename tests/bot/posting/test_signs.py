"""The bot's emoji: sent once, kept, renewed with their drawings; without them everything goes on."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest
from PIL import Image

import bot.posting.signs
from bot.controls.ids import read_id
from bot.posting.attempts import Unreachable
from bot.posting.signs import LATER, OURS, Drawn, Signs, drawn_signs
from tests.bot.conftest import World
from tests.bot.interactions.clicks.test_clicks import own_click

EMOJI = "/applications/*/emojis"


def sent(world: World, method: str) -> list[str]:
    """The requests of this method about emoji: the names that were sent, or the ids that were deleted."""
    requests = [one for one in world.env.http_requests if "/emojis" in one.path and one.method == method]
    return [(one.json or {}).get("name") or one.path.rpartition("/")[2] for one in requests]


def there(world: World) -> dict[str, int]:
    return {one.name: one.id for one in world.env.backend.application_emojis.values()}


async def renewed(world: World) -> Signs:
    """The signs of a bot that starts at this Discord."""
    signs = Signs(world.bot)
    signs.start()
    await signs.settle()
    return signs


def test_every_sign_is_a_small_square_with_a_name_of_its_own() -> None:
    drawn = drawn_signs()
    assert {"cocoa", "wood", "arms", "stolen_goods", "spanish", "dutch"} < {sign.piece for sign in drawn}
    assert len({sign.name for sign in drawn}) == len(drawn)
    for sign in drawn:
        assert sign.name.startswith(f"{OURS}{sign.piece}_")
        assert len(sign.name) <= 32
        assert len(sign.data) < 256 * 1024
        with Image.open(io.BytesIO(sign.data)) as picture:
            assert (picture.format, picture.mode, picture.size) == ("PNG", "RGBA", (96, 96))
            assert picture.getchannel("A").getbbox() is not None


async def test_signs_are_sent_at_the_first_start_and_never_again(world: World) -> None:
    await world.bot.signs.settle()
    assert sorted(sent(world, "POST")) == sorted(sign.name for sign in drawn_signs())
    again = await renewed(world)
    assert len(sent(world, "POST")) == len(drawn_signs())
    assert again.known == world.bot.signs.known
    assert again.known == {s.piece: f"<:{s.name}:{there(world)[s.name]}>" for s in drawn_signs()}
    for sign in drawn_signs():
        assert again.picture(there(world)[sign.name]) == sign.data
    assert again.picture(1) is None


async def test_a_sign_that_is_drawn_anew_takes_the_place_of_the_old_one(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.bot.signs.settle()
    world.env.backend.create_application_emoji("of_the_host")
    world.env.backend.create_application_emoji(f"{OURS}hemp_123456")
    first, *others = drawn_signs()
    anew = Drawn(first.piece, f"{OURS}{first.piece}_ffffff", first.data)
    monkeypatch.setattr(bot.posting.signs, "drawn_signs", lambda: (anew, *others))
    signs = await renewed(world)
    assert signs.known[first.piece] == f"<:{anew.name}:{there(world)[anew.name]}>"
    assert set(there(world)) == {"of_the_host", anew.name, *(sign.name for sign in others)}


@pytest.mark.parametrize(("method", "path"), [("GET", EMOJI), ("POST", EMOJI)])
@pytest.mark.parametrize("status", [403, 429, 503])
async def test_whatever_discord_refuses_only_the_emoji_are_missing(
    world: World, monkeypatch: pytest.MonkeyPatch, method: str, path: str, status: int
) -> None:
    monkeypatch.setattr("bot.posting.attempts.PAUSES", (0.0, 0.0))
    await world.bot.signs.settle()
    world.env.backend.application_emojis.clear()
    world.env.inject_error(method, path, status=status, code=0, message="no", times=None)
    signs = await renewed(world)
    assert signs.known == {}
    assert signs._timer is not None
    world.env.backend.faults.clear()
    # What the timer does, later.
    signs.start()
    await signs.settle()
    assert set(signs.known) == {sign.piece for sign in drawn_signs()}
    await signs.close()


async def test_without_emoji_that_discord_does_not_know_any_more(world: World) -> None:
    signs = world.bot.signs
    await signs.settle()
    gone = next(iter(there(world).values()))
    world.env.backend.delete_application_emoji(gone)
    signs.doubt(refused(400, "Invalid Form Body\nIn components.0.emoji.id: Invalid emoji"))
    assert world.bot.tables.texts().signs == {}
    await signs.settle()
    assert len(world.bot.tables.texts().signs) == len(drawn_signs())
    assert gone not in there(world).values()
    # Should Discord still refuse them, the bot goes without, for good.
    signs.doubt(unreachable(400, "Invalid emoji"))
    await signs.settle()
    assert world.bot.tables.texts().signs == {}


@pytest.mark.parametrize(("status", "said"), [(400, "Unknown message"), (500, "emoji"), (403, "emoji")])
async def test_other_refusals_leave_the_emoji_alone(world: World, status: int, said: str) -> None:
    await world.bot.signs.settle()
    world.bot.signs.doubt(refused(status, said))
    world.bot.signs.doubt(ValueError("emoji"))
    assert len(world.bot.signs.known) == len(drawn_signs())


async def test_a_table_message_that_is_refused_for_an_emoji_is_posted_without(world: World) -> None:
    live = await world.table("Anne", "Bart")
    await world.bot.signs.settle()
    for method, path in (("POST", "messages"), ("PATCH", "messages/*")):
        world.env.inject_error(method, f"/channels/{live.place}/{path}", status=400, code=50035,
                               message="emoji.id: Invalid emoji", times=None)  # fmt: skip
    world.env.inject_error("GET", EMOJI, status=403, code=0, message="no", times=None)
    panel, click = await own_click(world, live, "Anne")
    await world.member("Anne").click(panel, custom_id=click.custom_id)
    assert world.bot.tables.texts().signs == {}
    world.env.backend.faults.clear()
    await world.env.advance_time(LATER + 1)
    assert not world.bot.poster.is_behind(await world.bot.tables.open(live.id))
    assert len(world.bot.tables.texts().signs) == len(drawn_signs())


async def test_a_click_whose_answer_is_refused_for_an_emoji_works_the_next_time(world: World) -> None:
    live = await world.table("Anne", "Bart")
    await world.bot.signs.settle()
    message = world.newest("choices", live.place)
    world.env.inject_error("GET", EMOJI, status=403, code=0, message="no", times=None)
    world.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=400, code=50035,
                           message="emoji.id: Invalid emoji", times=1)  # fmt: skip
    await world.click(world.member("Anne"), message, "choices")
    assert world.bot.signs.known == {}
    shown = await world.click(world.member("Anne"), message, "choices")
    assert any(read_id(one["custom_id"]) for one in world.buttons(shown.response))


def refused(status: int, said: str) -> discord.HTTPException:
    """An error as the library raises it."""

    class Answer:
        reason = "no"

    answer: Any = Answer()
    answer.status = status
    return discord.HTTPException(answer, {"code": 50035, "message": said})


def unreachable(status: int, said: str) -> Unreachable:
    """The same after further tries."""
    fault = Unreachable("no", lasting=True)
    fault.__cause__ = refused(status, said)
    return fault
