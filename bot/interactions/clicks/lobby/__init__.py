"""Clicks in lobbies, in the parts of `bot/lobbies`."""

from __future__ import annotations

from bot.interactions.clicks.lobby.calling import LobbyCalling
from bot.interactions.clicks.lobby.checking import LobbyChecking
from bot.interactions.clicks.lobby.closing import LobbyClosing
from bot.interactions.clicks.lobby.opening import LobbyOpening
from bot.interactions.clicks.lobby.reopening import LobbyReopening
from bot.interactions.clicks.lobby.settling import LobbySettling
from bot.interactions.clicks.lobby.sitting import LobbySitting
from bot.interactions.clicks.lobby.starting import LobbyStarting
from bot.interactions.services import Services

__all__ = ["LobbyClicks"]


class LobbyClicks:
    """What carries out clicks in lobbies."""

    def __init__(self, services: Services) -> None:
        self.calling = LobbyCalling(services)
        self.checking = LobbyChecking(services)
        self.closing = LobbyClosing(services)
        self.opening = LobbyOpening(services)
        self.reopening = LobbyReopening(services)
        self.settling = LobbySettling(services)
        self.sitting = LobbySitting(services)
        self.starting = LobbyStarting(services)
