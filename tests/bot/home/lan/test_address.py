"""Where the local network reaches a house: nobody else may."""

from __future__ import annotations

from ipaddress import ip_address
from pathlib import Path

import pytest

from bot.home.lan import address
from bot.home.lan.address import Reach, is_private, reach
from bot.home.site import HomeSite
from bot.problems import Problem
from tests.bot.home.conftest import settings_in

OURS = ("10.1.2.3", "172.16.0.1", "172.31.255.254", "192.168.1.20", "169.254.7.7", "127.0.0.1")
OURS_TOO = ("fd12:3456::1", "fe80::1", "::1")
EVERYBODYS = (
    "0.0.0.0",
    "8.8.8.8",
    "172.32.0.1",
    "192.169.0.1",
    "100.64.0.1",
    "203.0.113.7",
    "::",
    "2001:db8::1",
)


@pytest.mark.parametrize("one", [*OURS, *OURS_TOO])
def test_a_private_address_is_reached_by_its_network_alone(one: str) -> None:
    assert is_private(ip_address(one))


@pytest.mark.parametrize("one", EVERYBODYS)
async def test_no_other_is_listened_at_without_tls(tmp_path: Path, one: str) -> None:
    settings = settings_in(tmp_path).with_changes({"lan_host": one, "lan_port": 0, "play_port": 0})
    with pytest.raises(Problem, match=r"not an address of a private network.*TLS"):
        async with HomeSite(settings, lan=True):
            raise AssertionError("served")
    plain = settings.with_changes({"page_url": "http://localhost"})
    with pytest.raises(Problem, match="private network"):
        reach(plain)
    assert reach(settings.with_changes({"page_url": "https://Pirates.example"})) == Reach(
        one, "https://pirates.example"
    )


def test_what_is_found_is_checked_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = settings_in(tmp_path)
    monkeypatch.setattr(address, "own_address", lambda: "192.168.1.20")
    assert reach(settings) == Reach("192.168.1.20")
    # PAGE_URL alone is the bot's: phones at home go straight to this machine.
    assert reach(settings.with_changes({"page_url": "https://pirates.example"})) == Reach("192.168.1.20")
    monkeypatch.setattr(address, "own_address", lambda: "203.0.113.7")
    with pytest.raises(Problem, match="private network"):
        reach(settings.with_changes({"page_url": "https://pirates.example"}))
    monkeypatch.setattr(address, "own_address", lambda: "")
    with pytest.raises(Problem, match="LAN_HOST"):
        reach(settings)
    with pytest.raises(Problem, match=r"LAN_HOST.*not an address"):
        reach(settings.with_changes({"lan_host": "captains.local"}))
