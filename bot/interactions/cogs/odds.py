"""`/odds`: what comes of something that nobody offers, such as two ships against each other."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from discord import app_commands

from bot.interactions.cogs.common import ServingCog, answered, row_here
from bot.interactions.members import server_of, texts_for
from bot.interactions.typed.declared import Typed
from bot.interactions.typed.register import Choices, Command, made_command
from bot.looking.odds import fields_of, reckoned, reckons
from bot.pictures.odds import odds_picture
from bot.posting.files import file_of
from bot.posting.replies import Interaction, show, think
from bot.present.looking.private import rule_layout
from bot.tables.live import LiveTable
from bot.wording.reckoned import asked_line, choice_name, odds_lines
from data.locale import Texts
from engine.advice.reckoning import Field
from engine.games import GAMES, load_game

_BETWEEN = ","
"""Between several that are typed for one option."""


class OddsCommand(ServingCog):
    """Odds for one's own eyes, at any time. The answer is private."""

    def made(self, taken: Collection[str]) -> Iterator[Command]:
        """`/odds`, with an option for each field that a game asks for."""
        fields: dict[str, Field] = {}
        for game in filter(reckons, GAMES):
            every = [module.id for module in load_game(game).modules]
            fields |= {one.id: one for one in fields_of(game, every)}
        typed = [
            Typed(one.id, (f"command-odds-{one.id}",), None if one.choices else one.high, False)
            for one in fields.values()
        ]
        if typed:
            yield made_command("odds", ("command-odds",), typed, self._odds, self._choices)

    @answered
    async def _odds(self, interaction: Interaction, typed: dict[str, Any]) -> None:
        await think(interaction)
        live, texts = await self._here(interaction)
        fields = {one.id: one for one in self._fields(live)}
        given = {
            name: _picked(texts, fields[name], str(value))
            for name, value in typed.items()
            if value is not None and name in fields
        }
        told = await reckoned(live, live.seat_of(interaction.user.id) if live is not None else None, given)
        lines = [asked_line(texts, told), *odds_lines(texts, told)]
        look = await self.services.tables.private_look(server_of(interaction), interaction.user.id)
        picture = None if look.words else await odds_picture(told, texts, look.theme)
        layout = rule_layout(texts.say("odds-title"), "\n".join(lines), picture)
        await show(interaction, layout, [file_of(picture)] if picture is not None else [])

    async def _here(self, interaction: Interaction) -> tuple[LiveTable | None, Texts]:
        """The table that is meant, if there is one that has begun; and the member's texts."""
        row = await row_here(self.services.tables, interaction)
        texts = await texts_for(self.services.tables, interaction)
        if row is None or row.started_at is None:
            return None, texts
        live = await self.services.tables.open(row.number)
        return live, (await self.services.tables.as_read(live, interaction.user.id)).texts

    def _fields(self, live: LiveTable | None) -> list[Field]:
        """What can be given here."""
        if live is not None and reckons(live.row.game):
            return [*fields_of(live.row.game, live.row.modules)]
        return [*fields_of(next(filter(reckons, GAMES), ""), ())]

    async def _choices(self, interaction: Interaction, name: str, typed: str) -> Choices:
        live, texts = await self._here(interaction)
        field = next((one for one in self._fields(live) if one.id == name), None)
        if field is None:
            return []
        *before, last = typed.split(_BETWEEN) if field.several > 1 else [typed]
        kept = [one for one in _picked(texts, field, _BETWEEN.join(before)) if one in field.choices]
        names = {one: choice_name(texts, name, one) for one in field.choices if one not in kept}
        said = [choice_name(texts, name, one) for one in kept]
        found = [one for one, called in names.items() if last.strip().casefold() in called.casefold()]
        offered = [
            (f"{_BETWEEN} ".join([*said, names[one]]), _BETWEEN.join([*kept, one])) for one in found[:25]
        ]
        return [
            app_commands.Choice(name=name[:100], value=value) for name, value in offered if len(value) <= 100
        ]


def _picked(texts: Texts, field: Field, typed: str) -> tuple[str, ...]:
    """What is meant by what was picked, or typed by name."""
    if not field.choices:
        return (typed,)
    names = {choice_name(texts, field.id, one).casefold(): one for one in field.choices}
    parts = [part.strip() for part in typed.split(_BETWEEN)]
    return tuple(names.get(part.casefold(), part) for part in parts if part)
