"""Slash commands that answer decisions, the same ones as the buttons: those the games declare, and `/answer`,
which answers anything.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial
from typing import Any

from discord import app_commands

from bot.interactions.cogs.common import ServingCog, answered, table_here
from bot.interactions.reach import in_servers
from bot.interactions.typed.declared import Declared, declared_commands
from bot.interactions.typed.path import along, choices_for
from bot.interactions.typed.register import Choices, Command, made_command
from bot.interactions.words import words
from bot.posting.replies import Interaction, think
from bot.tables import LiveTable
from bot.tables.tell import Tell
from engine.games import GAMES, load_game
from engine.kernel import ANYTHING, CommandSpec

ANSWER = CommandSpec("answer", "command-answer", (ANYTHING,))
"""Answers any question, in any game."""


class Answer(ServingCog):
    """A turn by slash commands. Each goes as far as it may and shows what is asked next."""

    def made(self, taken: Collection[str]) -> Iterator[Command]:
        """The commands that the games declare."""
        for command in declared_commands(map(load_game, GAMES), taken, self.services.tables.texts):
            run, offer = partial(self._run, command=command), partial(self._offer, command=command)
            yield made_command(command.name, command.about, command.typed, run, offer)

    @answered
    async def _run(self, interaction: Interaction, typed: dict[str, Any], *, command: Declared) -> None:
        await think(interaction)
        live = await table_here(self.services.tables, interaction)
        meant = command.by_game.get(live.row.game)
        if meant is None:
            own = [f"/{one.name}" for one in (*load_game(live.row.game).commands, ANSWER)]
            raise Tell("tell-no-such-command", command=f"/{command.name}", game=live.row.game, commands=own)
        takes = meant.takes.name if meant.takes else ""
        given = {name: value for name, value in typed.items() if value is not None}
        if idle := [name for name in given if name != takes]:
            raise Tell(
                "tell-typed-in-vain", command=f"/{command.name}", game=live.row.game, word=f"{idle[0]}:"
            )
        await self._give(interaction, live, meant, str(given[takes]) if given else None)

    async def _offer(self, interaction: Interaction, name: str, typed: str, *, command: Declared) -> Choices:
        try:
            live = await table_here(self.services.tables, interaction)
            seat = live.own_seat(interaction.user.id)
        except Tell:
            return []
        meant = command.by_game.get(live.row.game)
        takes = meant.takes if meant else None
        return choices_for(live, seat, meant, typed) if meant and takes and takes.name == name else []

    @app_commands.command(name=ANSWER.name, description=words("command-answer"))
    @app_commands.describe(choice=words("command-answer-choice"))
    @in_servers
    @answered
    async def answer(self, interaction: Interaction, choice: str) -> None:
        """Answer any question, in any game."""
        await think(interaction)
        live = await table_here(self.services.tables, interaction)
        await self._give(interaction, live, ANSWER, choice)

    @answer.autocomplete("choice")
    async def _answers(self, interaction: Interaction, typed: str) -> Choices:
        try:
            live = await table_here(self.services.tables, interaction)
            return choices_for(live, live.own_seat(interaction.user.id), ANSWER, typed)
        except Tell:
            return []

    async def _give(
        self, interaction: Interaction, found: LiveTable, command: CommandSpec, typed: str | None
    ) -> None:
        """Give a command's answers, and show what is asked next."""
        member, poster = await self.services.who(interaction), self.services.poster
        done = await self.services.answering.answer_on(found.id, member, along(command, typed))
        poster.refresh(done.live, interaction)
        if not done.count and done.live.asked(done.seat) is None:
            raise Tell("tell-not-asked", open_now=True)
        said = [] if done.count else [done.live.texts.say("tell-not-now")]
        await poster.cockpits.show(interaction, done.live, done.seat, done.first, said)
