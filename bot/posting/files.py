"""Pictures as files that go along with a message."""

from __future__ import annotations

import io

import discord

from render import Picture


def file_of(picture: Picture) -> discord.File:
    """A fresh file to send: Discord's library reads it once."""
    return discord.File(io.BytesIO(picture.data), picture.name, description=picture.description)
