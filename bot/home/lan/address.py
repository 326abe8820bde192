"""Where the local network reaches a house: nowhere else, unless a proxy with TLS stands in front."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from bot.problems import Problem
from bot.settings import Settings
from data.store.driver.ranges import EVERYWHERE

PRIVATE = tuple(
    ip_network(one)
    for one in (
        "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7",
        "169.254.0.0/16", "fe80::/10",
        "127.0.0.0/8", "::1/128",
    )
)  # fmt: skip
"""Networks that nobody outside can reach: RFC 1918, RFC 4193, what holds on one line only, this machine."""
_ELSEWHERE = ("10.255.255.255", 9)
"""Whoever that may be: nothing is sent there."""


@dataclass(frozen=True, slots=True)
class Reach:
    """The address of this machine to listen at, and scheme and name under which a proxy is reached; empty:
    there is none.
    """

    host: str
    origin: str = ""


def reach(settings: Settings) -> Reach:
    """Where phones reach the house. Raises Problem unless only a private network does, or TLS is in front."""
    wanted = settings.lan_host or own_address()
    if not wanted:
        raise Problem("No local network was found; name this machine’s address there with LAN_HOST.")
    try:
        address = ip_address(wanted)
    except ValueError:
        raise Problem(f"LAN_HOST ({wanted!r}) is not an address such as 192.168.1.20.") from None
    proxy = urlsplit(settings.page_of(EVERYWHERE))
    if settings.lan_host and proxy.scheme == "https":
        return Reach(wanted, f"{proxy.scheme}://{proxy.netloc}".lower())
    if not is_private(address):
        raise Problem(
            f"{wanted} is not an address of a private network, and nobody may listen there without TLS; "
            "name one that is with LAN_HOST, or let a proxy with TLS stand in front and set PAGE_URL, too."
        )
    return Reach(wanted)


def is_private(address: IPv4Address | IPv6Address) -> bool:
    """Whether only this machine, or who is in the same private network, can reach an address."""
    return any(address in network for network in PRIVATE)


def own_address() -> str:
    """This machine's address in the network that it is in; empty if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
        try:
            # Asks the machine which way it would send; nothing is sent.
            one.connect(_ELSEWHERE)
        except OSError:
            return ""
        found = str(one.getsockname()[0])
    return "" if ip_address(found).is_loopback else found
