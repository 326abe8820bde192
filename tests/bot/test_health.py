"""What an operator's machines are told: whether the bot is well, and figures that name nobody."""

from __future__ import annotations

import logging
import re

import aiohttp
import pytest

from bot.health import HealthSite
from bot.metrics import LIMITED
from bot.problems import Problem
from data.store import StoreError
from tests.bot.conftest import World

TOKEN = "a token that nobody may see"


async def asked(site: HealthSite, path: str) -> tuple[int, str]:
    at = f"http://127.0.0.1:{site.port}/{path}"
    async with aiohttp.ClientSession() as session, session.get(at) as answer:
        return answer.status, await answer.text()


def site_of(world: World, port: int = 0, *, ready: bool = True) -> HealthSite:
    chosen = world.bot.settings.with_changes({"metrics_port": port, "discord_token": TOKEN})
    return HealthSite(chosen, lambda: world.bot.tables, lambda: ready)


def value(figures: str, name: str) -> float:
    """A figure, summed over its labels."""
    return sum(float(found) for found in re.findall(rf"(?m)^{name}(?:{{[^}}]*}})? (\S+)$", figures))


async def test_a_bot_that_is_connected_and_has_its_database_is_well(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with site_of(world) as site:
        status, told = await asked(site, "healthz")
        assert status == 200
        assert '"ok": true' in told

        async def gone() -> None:
            raise StoreError("The database sqlite:///secret.db failed.")

        monkeypatch.setattr(world.bot.store, "check", gone)
        status, told = await asked(site, "healthz")
        assert status == 503
        assert '"database": false' in told
        assert "secret" not in told
    async with site_of(world, ready=False) as site:
        status, told = await asked(site, "healthz")
        assert (status, '"discord": false' in told) == (503, True)


async def test_whoever_stands_by_is_well_without_a_database(world: World) -> None:
    settings = world.bot.settings.with_changes({"metrics_port": 0})
    async with HealthSite(settings, lambda: None, lambda: True) as site:
        status, told = await asked(site, "healthz")
        assert (status, '"plays": false' in told) == (200, True)
        assert (await asked(site, "metrics"))[0] == 200


async def test_clicks_answers_and_tables_are_counted_and_nobody_is_named(world: World) -> None:
    async with site_of(world) as site:
        _, before = await asked(site, "metrics")
        live = await world.table("Anne", "Bart")
        message = world.newest("choices", live.place)
        await world.click(world.member("Anne"), message, "choices")
        _, after = await asked(site, "metrics")
        for name in ("quartermaster_clicks_total", "quartermaster_acknowledged_seconds_count"):
            assert value(after, name) > value(before, name)
        assert value(after, "quartermaster_tables") == 1
        for secret in (TOKEN, "Anne", "Bart", "harbour", "Port of call"):
            assert secret not in after
        named = {world.guild.id, world.channel.id, live.place, *(one.id for one in world.members.values())}
        assert [number for number in named if str(number) in after] == []
        labels = set(re.findall(r'(\w+)="', after))
        assert labels <= {"control", "status", "le"}
        assert all(re.fullmatch(r"[a-z_.-]+", verb) for verb in re.findall(r'control="([^"]*)"', after))


async def test_limits_of_discord_are_counted_while_it_is_served(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def limits() -> float:
        return next(iter(LIMITED.collect())).samples[0].value

    before, log = limits(), logging.getLogger("discord.http")
    monkeypatch.setattr(log, "disabled", False)
    # As LOG_LEVEL=ERROR has it.
    caplog.set_level(logging.ERROR, "discord")
    async with site_of(world):
        log.warning("We are being rate limited. %s %s responded with 429.", "GET", "somewhere")
        log.warning("something else")
    log.warning("We are being rate limited. %s %s responded with 429.", "GET", "somewhere")
    assert limits() == before + 1


async def test_a_port_that_is_taken_is_said(world: World) -> None:
    async with site_of(world) as site:
        with pytest.raises(Problem, match="METRICS_PORT"):
            async with site_of(world, site.port):
                pass
