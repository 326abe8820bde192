"""The moments of a table's page, each on a desk and on a phone: most of one game, played on to its end."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from unittest.mock import patch

from playwright.async_api import Browser, Page

from bot.decisions.answering import Question
from bot.home.people import resident_of
from bot.home.site import HomeSite
from bot.protocol.home.acts import Computer, Done, NewGame, Start, Voyage
from bot.settings import Settings
from bot.tables.live import LiveTable
from bot.tables.thinking.captains import computer_answer
from engine.kernel import Decision
from tools.pictures.members import PHONE, Member, Shot
from tools.pictures.positions import GAME, MIDDLE, NAMES, Leading, laid, turn

DESK = (1280, 800)
ASKED: Mapping[str, tuple[str, ...]] = {
    "port": ("goods.buy", "goods.sell"),
    "merchant": ("merchant",),
    "raid": ("raid.keep",),
    "battle": ("battle.declare",),
}
"""Moments at which Anne is asked something, by the kinds of question."""
TOLD: Mapping[str, str] = {"event": "event.drawn", "fallen": "captain.died"}
"""Moments at which something stays until she has read it, by what the log tells."""
STOPS: Mapping[str, str] = {"event": "event", "fallen": "died"}
OTHERS = "#news:not(.own)"
"""Where others' turns are told."""
LAYERS = ("markets", "reach", "hunters", "since")
AT_TURN = ("turn", "turn-keys", *(f"turn-{layer}" for layer in LAYERS), "turn-drawer")
NAMED = (
    *("home", "welcome", *AT_TURN, *ASKED, *TOLD, "rival", "end"),
    *("port-royal", "treasure-fleet"),
)
"""All of them, as the target calls them."""
PLAYED = 14
"""The number of a game that has them all."""
LONG = 15
"""Answers of others after which it is worth to tell what they did."""
_LATE = 8
"""Answers of hers after which the card games are in the middle."""
Act = Callable[[Page], Awaitable[object]]


def pictures() -> tuple[str, ...]:
    """The names of their pictures."""
    return tuple(f"moment-{name}" for name in NAMED)


async def moments(opened: Browser) -> dict[str, list[Shot]]:
    """All of them, by name."""
    made: dict[str, list[Shot]] = {}
    leading = _leading()
    async with _house(leading) as site:
        await _one_game(opened, site, leading, made)
        for name in ("port-royal", "treasure-fleet"):
            url = await _card_game(site, name.replace("-", "_"))
            made[name] = await _shots(opened, url)
        done = await site.guests[0].do(Voyage(GAME))
        assert isinstance(done, Done)
        made["welcome"] = await _shots(opened, _at(site, done), greeted=True)
        made["home"] = await _shots(opened, site.url, home=True)
    return {f"moment-{name}": made[name] for name in NAMED}


@asynccontextmanager
async def _house(leading: Leading) -> AsyncGenerator[HomeSite]:
    """A house whose computer captains are those that lead."""

    async def captain(live: LiveTable, seat: int, decision: Decision) -> list[str]:
        assert live.game is not None
        return leading.chosen(live.game, seat)

    with (
        tempfile.TemporaryDirectory() as place,
        patch("bot.tables.service.computer_orders", return_value=[]),
    ):
        database = f"sqlite+aiosqlite:///{Path(place) / 'pictures.db'}"
        settings = Settings(_env_file=None, database_url=database, play_port=0)  # pyright: ignore[reportCallIssue]
        async with HomeSite(settings, captain=captain) as site:
            yield site


def _at(site: HomeSite, done: Done) -> str:
    return f"{site.url}play?who=0&table={done.table}"


# --- where they are ---------------------------------------------------------------------------------------


@cache
def _where() -> dict[str, int]:
    """After how many answers of Anne's each moment comes: of what is told, those before the last of hers."""
    leading, found = _leading(), dict[str, int]()
    table, given, others, told, best = leading.table, 0, 0, 0, 0.0
    while table.waiting:
        # As at a table: whoever is no member answers first.
        seat = next((seat for seat in sorted(table.waiting) if seat), 0)
        others += seat > 0
        if seat == 0:
            asked = table.waiting[0].kind
            for name in (name for name, kinds in ASKED.items() if asked in kinds):
                found.setdefault(name, given)
            if (worth := turn(table)) > best:
                best, found["turn"] = worth, given
            if others > LONG and table.spec.round_of(table.running.state) >= MIDDLE:
                found.setdefault("rival", given - 1)
            given, others = given + 1, 0
        table.answer(seat, table.waiting[seat].number, leading.chosen(table, seat))
        entries = table.entries()
        for entry in entries[told:]:
            for name, key in TOLD.items():
                if entry.key == key and given and (name == "event" or entry.args.get("seat") == 0):
                    found.setdefault(name, given - 1)
        told = len(entries)
    return found


def _leading() -> Leading:
    return Leading(PLAYED, len(NAMES), 0, 0)


async def _one_game(opened: Browser, site: HomeSite, leading: Leading, made: dict[str, list[Shot]]) -> None:
    """Play it from the beginning to its end."""
    done = await site.guests[0].do(NewGame(GAME, computers=[Computer() for _ in NAMES[1:]]))
    assert isinstance(done, Done)
    with laid(leading):
        await site.guests[0].do(Start(int(done.table or 0)))
    url, given = _at(site, done), 0

    async def answer() -> bool:
        """One answer of hers, and all that the others do then; false once the game is over."""
        nonlocal given
        tables = site.home.tables
        async with tables.hold(int(done.table or 0)) as live:
            assert live.game is not None
            if 0 in live.game.waiting:
                await tables.answer(live, 0, live.game.waiting[0].number, leading.chosen(live.game, 0))
                given += 1
            await tables.let_captains_play(live)
            return bool(live.game.waiting)

    await _others_first(site, done)
    # What is told after an answer comes after what is asked before it.
    for name, at in sorted(_where().items(), key=lambda one: (one[1], one[0] in (*TOLD, "rival"))):
        while given < at:
            await answer()
        if name == "turn":
            await _at_turn(opened, url, made)
        elif name in STOPS or name == "rival":
            wanted = f"#stop.{STOPS[name]}" if name in STOPS else OTHERS
            made[name] = await _told(opened, url, answer, wanted)
        else:
            made[name] = await _shots(opened, url)
    while await answer():
        pass
    made["end"] = await _shots(opened, url)


async def _others_first(site: HomeSite, done: Done) -> None:
    """Whoever is asked before her answers."""
    async with site.home.tables.hold(int(done.table or 0)) as live:
        await site.home.tables.let_captains_play(live)


async def _card_game(site: HomeSite, game: str) -> str:
    """A game in its middle, with two computer captains; gives where it is."""
    new = NewGame(game, computers=[Computer(), Computer()], start=True)
    done = await site.guests[0].do(new)
    assert isinstance(done, Done)
    for _ in range(_LATE):
        live = await site.home.tables.open(int(done.table or 0))
        holder = live.members_asked()[0]
        decision = live.waiting[holder.seat]
        picks = await computer_answer(live, holder.seat, decision)
        resident = resident_of(holder.member or 0)
        assert resident is not None
        member = await site.home.member(resident.number)
        asked = Question(holder.seat, decision.number)
        await site.home.domain.answering.answer(live.id, member, asked, picks)
    return _at(site, done)


# --- how they are taken -----------------------------------------------------------------------------------


async def _window(opened: Browser, url: str, size: tuple[int, int], speed: str = "off") -> Member:
    context = await opened.new_context(
        viewport={"width": size[0], "height": size[1]}, has_touch=size == PHONE, reduced_motion="reduce"
    )
    await context.add_init_script(f"localStorage.setItem('table-speed', '{speed}')")
    member = Member(await context.new_page())
    await member.page.goto(url)
    await member.page.locator("#loading").wait_for(state="detached")
    return member


async def _shots(
    opened: Browser, url: str, act: Act | None = None, *, home: bool = False, greeted: bool = False
) -> list[Shot]:
    """A page on a desk and on a phone, after something was done there."""
    made: list[Shot] = []
    for size in (DESK, PHONE):
        member = await _window(opened, url, size)
        if not home and not greeted:
            await _sail(member)
        if act is not None:
            await act(member.page)
        await member.rest()
        made.append(await member.window())
        await member.page.context.close()
    return made


async def _sail(member: Member) -> None:
    """Who goes on after a while is greeted first."""
    await member.rest()
    sail = member.page.get_by_role("button", name="Set sail")
    if await sail.is_visible():
        await sail.click()


async def _at_turn(opened: Browser, url: str, made: dict[str, list[Shot]]) -> None:
    made["turn"] = await _shots(opened, url)
    made["turn-keys"] = (await _shots(opened, url, lambda page: page.keyboard.press("Shift")))[:1]
    for number, layer in enumerate(LAYERS):

        async def laid_over(page: Page, number: int = number) -> None:
            await page.locator("#layers button").nth(number).click()

        made[f"turn-{layer}"] = await _shots(opened, url, laid_over)

    async def drawer(page: Page) -> None:
        if await page.locator("#me .more").is_visible():
            await page.locator("#me .more").click()

    made["turn-drawer"] = (await _shots(opened, url, drawer))[1:]


# Goes on, unless what is wanted has come up meanwhile.
_GO_ON = """
(wanted) => {
  const tells = document.body.dataset.telling !== undefined && !document.querySelector(wanted);
  if (tells) document.querySelector("#answers button")?.click();
}
"""


async def _told(opened: Browser, url: str, play_on: Callable[[], Awaitable[bool]], wanted: str) -> list[Shot]:
    """What is told, as soon as it is what is wanted; whatever else stays before it is read."""
    members = [
        await _window(opened, url, size, "stop" if wanted == OTHERS else "off") for size in (DESK, PHONE)
    ]
    for member in members:
        await _sail(member)
    await play_on()
    made: list[Shot] = []
    for member in members:
        page = member.page
        shown = page.locator(f"{wanted}:not([hidden])")
        while not await shown.count():
            await page.locator(":is(#stop, #news):not([hidden])").first.wait_for()
            await page.evaluate(_GO_ON, f"{wanted}:not([hidden])")
            await page.wait_for_timeout(100)
        await member.rest()
        made.append(await member.window())
        await page.context.close()
    return made
