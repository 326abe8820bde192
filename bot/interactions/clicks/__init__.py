"""What clicks do: one door, one handler for each verb in a custom id, every failure answered in private."""

from bot.interactions.clicks.door import Clicks

__all__ = ["Clicks"]
