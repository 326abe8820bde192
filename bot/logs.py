"""What the operator reads on standard error: our own lines and the libraries', in one format."""

from __future__ import annotations

import logging
import sys
from collections.abc import Sequence
from urllib.parse import quote

import structlog
from sqlalchemy.engine import make_url

from bot.settings import Settings

_LEVELS = logging.getLevelNamesMapping()


def set_up_logs(settings: Settings, at_least: str | None = None) -> None:
    """Send all logging of this process to standard error, as lines for people or as JSON.

    `at_least` makes it quieter than the configured level ("WARNING"), unless that is DEBUG.
    """
    level = _LEVELS[settings.log_level]
    if at_least is not None and level > logging.DEBUG:
        level = max(level, _LEVELS[at_least])
    _set_up(level, as_json=settings.log_json, secrets=_secrets(settings))


def _secrets(settings: Settings) -> tuple[str, ...]:
    """What no line may show, wherever a library has put it: the token, and the database's password."""
    token = settings.discord_token.get_secret_value() if settings.discord_token else ""
    password = make_url(settings.database_url).password or ""
    return tuple(secret for secret in (token.strip(), password, quote(password, safe="")) if secret)


def keep_logs_off_output() -> None:
    """Send what is worth a warning to standard error, whatever the settings are: standard output is for what
    a command was called for, and others may read it as JSON.
    """
    # Of the libraries only errors: SimCord tries discord.py out, with warnings, when it is imported.
    _set_up(logging.WARNING, as_json=False, libraries=logging.ERROR)


class _Discreet(logging.Formatter):
    """Lines as another formatter has them, without these secrets."""

    def __init__(self, lines: logging.Formatter, secrets: Sequence[str]) -> None:
        super().__init__()
        self._lines = lines
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        """A line, or a whole traceback."""
        line = self._lines.format(record)
        for secret in self._secrets:
            line = line.replace(secret, "***")
        return line


def _set_up(
    level: int, *, as_json: bool, secrets: Sequence[str] = (), libraries: int = logging.WARNING
) -> None:
    shared: list[structlog.types.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[structlog.types.Processor] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if as_json
        # Tracebacks without the values of variables: those may be hidden cards.
        else [
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
            )
        ]
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        # Kept loggers would not follow a later configuration.
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    # Of what is logged for its figures alone, nothing is shown.
    handler.setLevel(level)
    lines = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
    )
    handler.setFormatter(_Discreet(lines, secrets))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    # The libraries are chatty at levels where ours are not.
    for name in ("discord", "aiosqlite", "sqlalchemy", "alembic", "PIL", "simcord"):
        logging.getLogger(name).setLevel(max(libraries, level))
