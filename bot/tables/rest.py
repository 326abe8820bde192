"""When a member is not to be disturbed: at night where he lives, and on vacation."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from bot.tables.columns.preferences import Preferences

NIGHT = (22, 8)
"""The quiet hours of members who never said."""
MOST_QUIET = 14
"""Hours in a row that may be quiet: in the others a member must be reached."""
MOST_VACATION = 60
"""Days."""

_HOUR = timedelta(hours=1)
_LIVES = {
    "bg": "Europe/Sofia", "cs": "Europe/Prague", "da": "Europe/Copenhagen", "de": "Europe/Berlin",
    "el": "Europe/Athens", "en-GB": "Europe/London", "en-US": "America/Chicago", "es-419": "America/Bogota",
    "es-ES": "Europe/Madrid", "fi": "Europe/Helsinki", "fr": "Europe/Paris", "hi": "Asia/Kolkata",
    "hr": "Europe/Zagreb", "hu": "Europe/Budapest", "id": "Asia/Jakarta", "it": "Europe/Rome",
    "ja": "Asia/Tokyo", "ko": "Asia/Seoul", "lt": "Europe/Vilnius", "nl": "Europe/Amsterdam",
    "no": "Europe/Oslo", "pl": "Europe/Warsaw", "pt-BR": "America/Sao_Paulo", "ro": "Europe/Bucharest",
    "ru": "Europe/Moscow", "sv-SE": "Europe/Stockholm", "th": "Asia/Bangkok", "tr": "Europe/Istanbul",
    "uk": "Europe/Kyiv", "vi": "Asia/Ho_Chi_Minh", "zh-CN": "Asia/Shanghai", "zh-TW": "Asia/Taipei",
}  # fmt: skip
"""Where somebody may live who uses Discord in a language, as long as he has not said."""


@cache
def zone(name: str) -> tzinfo | None:
    """A time zone by its name; None if there is no such, or this machine does not know it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


@cache
def zones() -> tuple[str, ...]:
    """The names of all time zones that are called after places."""
    return tuple(sorted(name for name in available_timezones() if "/" in name and "Etc/" not in name))


def guessed_zone(*locales: str | None) -> str:
    """Where somebody may live, by the first of these languages that tells anything."""
    return next((_LIVES[known] for known in locales if known in _LIVES), "UTC")


@dataclass(frozen=True, slots=True)
class Rest:
    """What a member prefers. `zone_known`: he said himself where he lives."""

    zone: str = "UTC"
    zone_known: bool = False
    quiet: tuple[int, int] = NIGHT
    every: timedelta | None = None
    """Between two reminders; None: as the table's pace has it."""
    reminded: bool = True
    vacation: datetime | None = None
    """Until when he is away."""

    @classmethod
    def of(cls, preferences: Preferences, *locales: str | None) -> Rest:
        """As he has settled it; as long as he has not, he lives where one of these languages is spoken."""
        own, every = preferences.zone, preferences.remind_every
        return cls(
            own or guessed_zone(*locales),
            own is not None,
            preferences.quiet or NIGHT,
            every * _HOUR if every else None,
            every != 0,
            preferences.vacation,
        )

    def away(self, now: datetime) -> bool:
        """Whether he is on vacation."""
        return self.vacation is not None and now < self.vacation

    def sleeps(self, moment: datetime) -> bool:
        """Whether it is quiet then where he lives."""
        low, high = self.quiet
        hour = moment.astimezone(self._zone).hour
        return (low <= hour < high) if low <= high else (hour >= low or hour < high)

    def wakes(self, moment: datetime) -> datetime:
        """The first moment from this one on at which he may be disturbed."""
        if not self.sleeps(moment):
            return moment
        there = moment.astimezone(self._zone)
        awake = there.replace(hour=self.quiet[1] % 24, minute=0, second=0, microsecond=0)
        if awake <= there:
            awake = (there + timedelta(days=1)).replace(
                hour=self.quiet[1] % 24, minute=0, second=0, microsecond=0
            )
        woken = awake.astimezone(UTC)
        # In the night in which clocks are put forward, the hour may be missing.
        while self.sleeps(woken):
            woken += _HOUR
        return woken

    @property
    def _zone(self) -> tzinfo:
        return zone(self.zone) or UTC
