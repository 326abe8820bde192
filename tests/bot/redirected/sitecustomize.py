"""What every Python loads first that is started with this folder in PYTHONPATH, and whatever that starts in
turn: Discord is then at DISCORD_AT, a name and a port.
"""

import os

from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

Route.BASE = f"http://{os.environ['DISCORD_AT']}/api/v10"
DiscordWebSocket.DEFAULT_GATEWAY = URL(f"ws://{os.environ['DISCORD_AT']}/gateway")
