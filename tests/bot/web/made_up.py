"""Readers of a table that there is not, to test the pages' server alone."""

from __future__ import annotations

from typing import Any

from bot.web.news import News
from bot.web.page import Act, Door, File

TOKEN = "1-" + "0" * 24
EMOJI = 12345678901234567890
KEYS = {"host": "h" * 48, 0: "a" * 48, 1: "b" * 48}


class Reader:
    """A seat with a secret of its own."""

    def __init__(self, name: str, secret: str, news: News) -> None:
        self.name, self.secret, self.news = name, secret, news
        self.acts: list[Act] = []
        self.looks = 0
        """How often it was asked for its state."""

    def texts(self) -> dict[str, str]:
        return {"language": "en", "unreadable": "This cannot be read."}

    def state(self, place: int | None) -> dict[str, Any]:
        self.looks += 1
        return {"name": self.name, "secret": self.secret, "where": place}

    async def file(self, message: int, attachment: int) -> File | None:
        if message != 7:
            return None
        return File(self.secret.encode(), "image/webp" if attachment == 1 else "text/html", "own.html")

    def board(self, token: str) -> bytes | None:
        return b"board" if token == TOKEN else None

    def emoji(self, id: int) -> bytes | None:
        return b"emoji" if id == EMOJI else None

    async def act(self, wanted: Act) -> dict[str, Any]:
        self.acts.append(wanted)
        return {}

    def commands(self, place: int | None) -> list[dict[str, Any]]:
        return [{"name": self.secret}]


class House:
    """Two seats, a link for each, one for both, and one that only looks on."""

    def __init__(self) -> None:
        self.news = News()
        self.seats = {0: Reader("Anne", "rum", self.news), 1: Reader("Bart", "gin", self.news)}

    async def find(self, key: str) -> Door | None:
        if key == KEYS["host"]:
            return Door(self.seats, self.seats, {0: KEYS[0], 1: KEYS[1]})
        for seat, reader in self.seats.items():
            if key == KEYS[seat]:
                return Door({seat: reader}, {seat: reader})
        return Door({0: self.seats[0]}) if key == "w" * 48 else None
