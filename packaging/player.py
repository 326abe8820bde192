"""Plays at a local table as its page does, by HTTP alone: what try-image and try-install use.

python3 packaging/player.py ADDRESS new GAME           begins a first voyage with computer captains
python3 packaging/player.py ADDRESS play TABLE [MOST]  plays it to its end, or for so many answers
python3 packaging/player.py ADDRESS export TABLE FILE  keeps it as a file for quartermaster verify

ADDRESS is what `quartermaster play` prints. It needs nothing but Python, and prints one line.
"""

from __future__ import annotations

import http.client
import json
import sys
import time
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

MOST_ANSWERS = 3000
"""No game asks as often."""
PATIENCE = 60.0
"""Seconds that any answer of the page, or of computer captains, may take."""


class Refused(Exception):
    """The page did not do what was asked of it."""


class Page:
    """One person's page, over one connection that is kept."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._key = parts.path.strip("/").partition("/")[0]
        self._server = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=PATIENCE)

    def ask(self, path: str, body: Any = None) -> bytes:
        """What the page answers: to a GET, or to this body. Raises Refused unless it is well."""
        method, data = ("GET", None) if body is None else ("POST", json.dumps(body))
        self._server.request(method, f"/{self._key}/0/{path}", data, {"Content-Type": "application/json"})
        answer = self._server.getresponse()
        told = answer.read()
        if answer.status != 200:
            raise Refused(f"{path}: {answer.status} {told.decode(errors='replace')[:200]}")
        return told

    def say(self, path: str, body: Any = None) -> Any:
        """The same, read as JSON. Raises Refused if the page declines."""
        told = json.loads(self.ask(path, body))
        if "refused" in told:
            raise Refused(f"{path}: {told['refused']}")
        return told


def new(page: Page, game: str) -> str:
    """Begins a first voyage, in which somebody at the helm advises."""
    return f"table {page.say('home/do', {'do': 'voyage', 'game': game})['table']}"


def asked(page: Page, at: str) -> Any:
    """The next question; None when the game is over. Raises Refused if nothing is asked for too long."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        question = page.say(f"{at}/question")
        if question["is"] == "question":
            return question
        if page.say(f"{at}/table")["over"]:
            return None
        # Computer captains are thinking.
        time.sleep(0.1)
    raise Refused(f"{at}: nothing has been asked for {PATIENCE:.0f} seconds")


def answers_to(question: Any) -> Iterator[list[str]]:
    """What is advised at the helm, then what is taken for who is away, then so many of all there is."""
    if plan := question.get("plan"):
        yield plan["picks"]
    yield question["default"]
    options = [option["id"] for option in question["options"] if "refused" not in option]
    for picks in combinations(options, max(1, question["least"])):
        yield list(picks)


def answer(page: Page, at: str, question: Any) -> None:
    """Gives the first answer that is taken. Raises Refused if none is."""
    for picks in answers_to(question):
        told = json.loads(page.ask(f"{at}/answer", {"question": question["number"], "picks": picks}))
        if "refused" not in told or told["question"].get("number") != question["number"]:
            return
    raise Refused(f"{at}: no answer to “{question['line']}” is taken")


def play(page: Page, table: str, most: str = str(MOST_ANSWERS)) -> str:
    """Answers until the game is over, or so often. Raises Refused if it is not over after all of them."""
    at = f"tables/{table}"
    given = 0
    while given < int(most) and (question := asked(page, at)):
        answer(page, at, question)
        given += 1
    told = page.say(f"{at}/table")
    if not told["over"] and int(most) == MOST_ANSWERS:
        raise Refused(f"table {table} is not over after {given} answers")
    scores = ", ".join(f"{seat['name']} {seat['score']}" for seat in told["seats"])
    return f"table {table}: {given} answers, {'over' if told['over'] else 'goes on'}; {scores}"


def export(page: Page, table: str, file: str) -> str:
    """Keeps what is known of a table."""
    data = page.ask(f"home/export/{table}")
    Path(file).write_bytes(data)
    return f"table {table}: {len(data)} bytes by {json.loads(data)['made_by']}"


def main(address: str, act: str, *arguments: str) -> int:
    """Does one of these, and says so. Raises Refused where the page does not take part."""
    print({"new": new, "play": play, "export": export}[act](Page(address), *arguments))  # noqa: T201
    return 0


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
