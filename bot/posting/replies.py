"""What a member is told in private, and how.

Whatever goes wrong in public is answered in private: a click or command that cannot be carried out raises
`Tell` (`bot/tables/tell.py`), and the clicker reads its sentence.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from typing import Any

import discord
import structlog
from discord import ui

from bot.posting.attempts import FAILURES, reason_of

_log = structlog.get_logger(__name__)

Interaction = discord.Interaction[Any]


@dataclass(frozen=True, slots=True)
class Reply:
    """A private message, and how it can be edited for fifteen minutes: by the click that it answered, or that
    was on it. `apart`: it came after the answer to that click.
    """

    via: Interaction
    message: int
    apart: bool = False

    async def edit(self, view: ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
        """Show this on it, with these files and no others."""
        if self.apart:
            await self.via.followup.edit_message(self.message, view=view, attachments=list(files))
        else:
            await self.via.edit_original_response(view=view, attachments=list(files))

    async def delete(self) -> None:
        """Remove it."""
        if self.apart:
            await self.via.followup.delete_message(self.message)
        else:
            await self.via.delete_original_response()


async def tell(interaction: Interaction, sentence: str) -> None:
    """Say something to the clicker, and to nobody else."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(sentence[:3900]))
    await show(interaction, view)


async def show(
    interaction: Interaction, view: ui.LayoutView, files: Sequence[discord.File] = ()
) -> Reply | None:
    """Show a layout to the clicker, and to nobody else, however far the interaction has been answered.

    Returns the message, if it can be edited later on.
    """
    answered = interaction.response.type
    if answered is None:
        view.stop()  # The library would keep it, with a task, for a quarter of an hour.
        await interaction.response.send_message(view=view, files=list(files), ephemeral=True)
        return None
    if answered is discord.InteractionResponseType.deferred_channel_message and not interaction.extras.get(
        "shown"
    ):
        # The "thinking" reply becomes this one; further ones are new messages.
        interaction.extras["shown"] = True
        message = await interaction.edit_original_response(view=view, attachments=list(files))
        return Reply(interaction, message.id)
    message = await interaction.followup.send(view=view, files=list(files), ephemeral=True, wait=True)
    return Reply(interaction, message.id, apart=True)


async def show_in_place(interaction: Interaction, view: ui.LayoutView) -> None:
    """Show a layout as `acknowledge_in_place` has prepared it."""
    if from_private(interaction):
        await interaction.edit_original_response(view=view, attachments=[])
    else:
        await show(interaction, view)


async def update(interaction: Interaction, view: ui.LayoutView, *, files_stay: bool = False) -> None:
    """Show the result of a click on the message it was on, without files unless they stay.

    What happened is saved: failing to show it must not be mistaken for a failure.
    """
    try:
        files: dict[str, Any] = {} if files_stay else {"attachments": []}
        await interaction.edit_original_response(view=view, **files)
    except FAILURES as unseen:
        _log.info("what a click did could not be shown", reason=reason_of(unseen))


async def done(interaction: Interaction, sentence: str) -> None:
    """Say in private that something was done; as for `update`, failing to say it changes nothing."""
    try:
        await tell(interaction, sentence)
    except FAILURES as unheard:
        _log.info("what was done could not be said", reason=reason_of(unheard))


class Unacknowledged(Exception):
    """Discord did not take the acknowledgement of a click or command.

    It was too late, or another process was quicker. Whoever clicked reads from Discord that it did not
    work, and nothing has changed.
    """


async def think(interaction: Interaction) -> None:
    """Acknowledge: a private reply will follow. Raises Unacknowledged."""
    await _acknowledge(interaction.response.defer(ephemeral=True, thinking=True))


async def accept(interaction: Interaction) -> None:
    """Acknowledge a click: the message it is on will change. Raises Unacknowledged."""
    await _acknowledge(interaction.response.defer())


async def acknowledge_in_place(interaction: Interaction) -> None:
    """Acknowledge a click whose reply is private: in place of a private message that was clicked, else as a
    new one. A command, acknowledged already, is left as it is. Raises Unacknowledged.
    """
    if interaction.response.type is None:
        await (accept if from_private(interaction) else think)(interaction)


def turns_page(interaction: Interaction) -> bool:
    """Whether a page is turned in place: on a private message; but one with a picture stays as it is."""
    return (
        from_private(interaction) and interaction.message is not None and not interaction.message.attachments
    )


async def acknowledge_page(interaction: Interaction) -> None:
    """Acknowledge a click that turns a page, or shows its first one. Raises Unacknowledged."""
    await (accept if turns_page(interaction) else think)(interaction)


async def fill_in(interaction: Interaction, modal: ui.Modal) -> None:
    """Acknowledge a click by opening a modal. Raises Unacknowledged."""
    await _acknowledge(interaction.response.send_modal(modal))


async def _acknowledge(answer: Awaitable[object]) -> None:
    try:
        await answer
    except FAILURES as refused:
        raise Unacknowledged(reason_of(refused)) from refused


def from_private(interaction: Interaction) -> bool:
    """Whether the click came from a message that only the clicker sees: a private reply or a direct
    message.
    """
    if interaction.message is None:
        return False
    return interaction.message.flags.ephemeral or interaction.guild_id is None
