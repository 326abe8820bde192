"""Two worlds through the bot: whatever a client can tell apart tells a secret."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.kernel import Table
from engine.kernel.conformance import Tally, Trial
from tests.bot.secrecy.client import Client, NotOfferedError
from tests.bot.secrecy.forks import Fork, World, forks

STAGES = ("before the answer", "after the answer", "when what was asked unseen is answered")


@dataclass
class Seen:
    """What a reader saw of one world at each stage, and whether somebody was asked unseen then."""

    stages: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    paused: list[bool] = field(default_factory=list[bool])
    still_paused: list[bool] = field(default_factory=list[bool])
    """As `Client.still_paused`."""
    ended: bool = False

    @property
    def pieces(self) -> list[Any]:
        """All that could name a piece."""
        return [(stage["looks"].get("view"), stage["told"]) for stage in self.stages]


async def seen_of(
    fork: Fork, world: World, *, orders: bool = False, through: type[Client] = Client, **how: Any
) -> Seen:
    """Show a world, have the answer given, and look at everything; with `orders` everybody but the reader has
    given standing orders before; `through` this. Raises NotOfferedError.
    """
    client, seen = through(fork, world, **how), Seen()

    async def stage(replies: list[Any]) -> None:
        posts = [*await client.news(), *await client.show()]
        assert posts or seen.stages, f"{fork.where}: the table's message could not be posted"
        read = [entry.read(fork.reader) for entry in world.told]
        seen.paused.append(_is_paused(world.table))
        seen.ended = world.table.result is not None
        looks = {} if seen.ended else await client.looks()
        told = [line for line in read if line is not None]
        seen.stages.append({"replies": replies, "posts": posts, "told": told, "looks": looks})

    try:
        await stage([])
        if orders:
            await client.order()
        await stage(await client.answer())
        if not seen.ended:
            await stage(await client.pass_unseen())
    finally:
        await client.close()
    seen.still_paused = client.still_paused
    return seen


def _is_paused(table: Table) -> bool:
    return any(asked.hidden for asked in table.waiting.values())


async def compare(fork: Fork, tally: Tally, client: type[Client] = Client) -> None:
    """Fail where the reader of a fork can tell its two worlds apart, by what a client shows."""
    world = fork.first()
    how: dict[str, Any] = {
        "computers": fork.chance.happens(0.4) and not _is_paused(world.table),
        "words": fork.chance.happens(0.3),
        "orders": fork.chance.happens(0.4),
        "language": fork.chance.one_of(["en", "de"]),
    }
    one = await seen_of(fork, world, through=client, **how)
    if one.ended:
        tally["ended"] += 1
        return
    for alike in (False, True):
        other = fork.second(one.pieces, world, alike=alike)
        if other is None:
            continue
        if one.paused[0] != _is_paused(other.table):
            tally["paused apart before"] += 1
            continue
        try:
            two = await seen_of(fork, other, through=client, **how)
            if other.strayed:
                raise NotOfferedError("a computer captain or an order cannot do the same")
        except NotOfferedError as refused:
            if not alike:
                continue
            difference = f"in one world only: {refused}"
        else:
            difference = _difference(one, two, other, tally)
        if fork.is_declassified(world, other):
            tally["declassified"] += 1
            return
        tally["compared"] += 1
        tally.update(name for name in ("computers", "words", "orders") if how[name])
        tally["asked unseen"] += any(one.paused)
        if difference:
            reader = "a spectator" if fork.reader is None else f"seat {fork.reader}"
            steps = ", ".join(sorted(world.trace.steps | other.trace.steps))
            told = f"{reader} {how} can tell a secret {difference}"
            raise AssertionError(f"{fork.where}: {told} (steps: {steps})")
        return
    tally["impossible"] += 1


def _difference(one: Seen, two: Seen, other: World, tally: Tally) -> str:
    if two.ended:
        return "as the game ends in one world only"
    paused_apart = False
    for number, name in enumerate(STAGES):
        if one.paused[number] != two.paused[number]:
            # With windows `holders` all may see that somebody is asked unseen; not whom, nor later on.
            tally["paused apart"] += 1
            paused_apart = True
            continue
        first, second = one.stages[number], two.stages[number]
        if paused_apart:
            first, second = _lasting(first), _lasting(second)
        elif one.still_paused != two.still_paused:
            # The same between two passes of one stage; what he sees afterwards is compared all the same.
            tally["still paused apart"] += 1
            first, second = ({**stage, "replies": [], "posts": []} for stage in (first, second))
        if found := where(first, second):
            return f"{name}: {found}"
    return "by other draws" if other.drew_otherwise else ""


def _lasting(stage: dict[str, Any]) -> dict[str, Any]:
    """What does not depend on how often something was posted: choices tell what is new since then."""
    return {name: seen for name, seen in stage["looks"].items() if not name.startswith("q:choices")}


async def prove(trial: Trial, playouts: int, share: float, most: int, client: type[Client] = Client) -> Tally:
    """Compare up to `most` forks, at `share` of all answers of random games; gives what was looked at."""
    tally = Tally()
    for fork in forks(trial, playouts, share):
        await compare(fork, tally, client)
        if tally["compared"] >= most:
            break
    return tally


def where(one: Any, two: Any, path: str = "") -> str:
    """The first place where two pieces of plain data differ, as a text; empty when they are equal."""
    if one == two:
        return ""
    if type(one) is type(two) is dict:
        for key in {**one, **two}:
            if key not in one or key not in two:
                return f"{path}.{key} is there in one world only: {str(one.get(key, two.get(key)))[:300]}"
            if found := where(one[key], two[key], f"{path}.{key}"):
                return found
    if type(one) is type(two) is list and len(one) == len(two):
        pairs = enumerate(zip(one, two, strict=True))
        return next(found for n, (a, b) in pairs if (found := where(a, b, f"{path}[{n}]")))
    first, second = str(one), str(two)
    at = next((n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
    start = max(0, at - 60)
    return f"{path} is …{first[start : at + 300]}… or …{second[start : at + 300]}…"
