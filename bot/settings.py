"""What a host may set: from the environment, or from a `.env` file in the working directory."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any, Literal
from urllib.parse import SplitResult, urlsplit

import platformdirs
from pydantic import Field, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.problems import Problem
from data.content.modules import module_locales
from data.store.driver.ranges import Range

_CHECKOUT = Path(__file__).parents[1] / "pyproject.toml"
_DATABASE = "quartermaster.db"
_RANGE = "{range}"
"""Where in an address the number of a range is; they count from 1."""
_LAST_PORT = 65535


def usual_database() -> str:
    """Where tables are kept if nobody says where: for who was not installed but lies in a checkout, or where
    there is one already, in the working directory; else in the platform's folder for what users keep.
    """
    kept = Path(_DATABASE)
    if not _CHECKOUT.exists() and not kept.exists():
        kept = platformdirs.user_data_path("quartermaster", appauthor=False) / _DATABASE
        # Whether a database can be made there is said when it is opened.
        with suppress(OSError):
            kept.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    return URL.create("sqlite+aiosqlite", database=str(kept)).render_as_string()


class Settings(BaseSettings):
    """Settings of one process. Every field is the name of its variable in lower case.

    Raises pydantic's ValidationError for an unusable value; `read_settings` turns that into one sentence for
    the operator.
    """

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore"
    )

    discord_token: SecretStr | None = None
    """The bot's token; only `run` needs it."""
    database_url: str = Field(default_factory=usual_database)
    """Where tables are kept: an SQLAlchemy URL with an asynchronous driver."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_json: bool = False
    """One JSON object per line instead of lines for people."""
    content_pack: Path | None = None
    """A folder with a host's own decks, tokens and texts."""
    play_port: int = Field(default=8765, ge=0, le=65535)
    """The loopback port of the local table; 0 takes any free one."""
    lan_host: str = ""
    """This machine's address in the local network, for `play --lan`; empty: the one that is found."""
    lan_port: int = Field(default=8080, ge=0, le=65535)
    """The port there; 0 takes any free one."""
    page_url: str = ""
    """The address at which members reach the pages of tables, such as https://pirates.example; empty: tables
    on Discord have none. TLS is whoever stands in front's to give, so that it begins with https. `{range}` in
    it is the number of a range, where several processes share the servers.
    """
    page_port: int = Field(default=8766, ge=0, le=65535)
    """Where `run` serves these pages; 0 takes any free port. Of several ranges each has a port, from this
    on.
    """
    page_host: str = "127.0.0.1"
    """The address of this machine at which they are served: another one only behind a proxy elsewhere."""
    metrics_port: int | None = Field(default=None, ge=0, le=65535)
    """Where `run` serves `/healthz` and `/metrics`; 0 takes any free port, None: nowhere."""
    metrics_host: str = "127.0.0.1"
    """The address of this machine at which they are served."""
    terms_url: str = ""
    """Where a host has published the terms on which members play; empty: nowhere."""
    privacy_url: str = ""
    """Where he has published what is stored of them; empty: nowhere."""
    default_language: str = "en"
    """The language of servers that chose none."""
    shard_count: int | None = Field(default=None, ge=1)
    """Gateway connections; None: as many as Discord recommends."""
    standby: bool = False
    """`run` stands by while another process plays on the same PostgreSQL, and follows it."""
    processes: int = Field(default=1, ge=1)
    """So many processes share the servers, on one PostgreSQL; one that is started beyond them stands by."""
    stand_ins: bool = True
    """`run` starts a further process for servers for which none of these plays, until one does."""

    @field_validator("log_level", mode="before")
    @classmethod
    def _loud(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("database_url")
    @classmethod
    def _asynchronous(cls, value: str) -> str:
        try:
            url = make_url(value)
        except (ArgumentError, ValueError):
            # A port that is no number would be quoted, and may be half a password.
            raise ValueError(
                "it is not a database URL such as sqlite+aiosqlite:///quartermaster.db"
            ) from None
        if url.drivername == "sqlite":
            url = url.set(drivername="sqlite+aiosqlite")
        return url.render_as_string(hide_password=False)

    @field_validator("page_url")
    @classmethod
    def _safe(cls, value: str) -> str:
        if not value:
            return ""
        address = urlsplit(value.replace(_RANGE, "1"))
        alone = address.scheme == "http" and address.hostname in ("localhost", "127.0.0.1")
        if not _is_whole(address) or set("{}") & set(address.geturl()):
            raise ValueError("it is not an address such as https://pirates.example")
        if address.scheme != "https" and not alone:
            raise ValueError("links to tables are secrets, so that it has to begin with https://")
        return value.rstrip("/")

    @field_validator("terms_url", "privacy_url")
    @classmethod
    def _published(cls, value: str) -> str:
        if value and (not urlsplit(value).hostname or urlsplit(value).scheme != "https"):
            raise ValueError("it is not an address such as https://pirates.example/terms")
        return value

    @field_validator("processes")
    @classmethod
    def _divides(cls, value: int, known: ValidationInfo) -> int:
        shards = known.data.get("shard_count")
        if shards is not None and shards % value:
            raise ValueError(f"SHARD_COUNT, {shards}, has to be a multiple of it")
        if known.data.get("page_url") and known.data.get("page_port", 0) + value - 1 > _LAST_PORT:
            raise ValueError("pages need a port for each, from PAGE_PORT on, and there are not so many")
        return value

    def page_of(self, served: Range) -> str:
        """The address at which members reach the pages of a range's tables; empty: they have none. With
        several ranges it ends in a number of the range, unless the number is somewhere in it already.
        """
        number = str(served.number + 1)
        if not self.page_url or served.count == 1 or _RANGE in self.page_url:
            return self.page_url.replace(_RANGE, number)
        return f"{self.page_url}/{number}"

    def page_port_of(self, served: Range) -> int:
        """Where whoever plays for a range serves its pages; 0: at any free port."""
        return self.page_port and self.page_port + served.number

    @property
    def stands_by(self) -> bool:
        """Whether a process waits where it finds that others play."""
        return self.standby or self.processes > 1

    def with_changes(self, changes: dict[str, Any]) -> Settings:
        """These settings with some values replaced. Raises Problem if one cannot be used."""
        try:
            return Settings(**{**self.model_dump(), **changes})
        except ValidationError as error:
            raise _problem(error) from None

    @property
    def text_folders(self) -> tuple[Path, ...]:
        """The folders of language folders that win over the project's own texts; the pack's wins over all."""
        own = self.content_pack / "locale" if self.content_pack else None
        return (*module_locales(), *((own,) if own is not None and own.is_dir() else ()))


def _is_whole(address: SplitResult) -> bool:
    """Whether an address leads to a place, and to nothing within it. Raises ValueError for a wrong port."""
    return bool(address.hostname) and address.port != 0 and not address.query and not address.fragment


def read_settings() -> Settings:
    """The settings of this process. Raises Problem if one cannot be used."""
    try:
        return Settings()
    except ValidationError as error:
        raise _problem(error) from None


def _problem(error: ValidationError) -> Problem:
    first = error.errors()[0]
    name = str(first["loc"][0]).upper() if first["loc"] else "A setting"
    reason = first["msg"].removeprefix("Value error, ").rstrip(".")
    given = first.get("input")
    # What comes before @ may have a password, in whatever way it was mistyped.
    secret = name == "DISCORD_TOKEN" or (name == "DATABASE_URL" and "@" in str(given))
    shown = "" if secret else f" ({given!r})"
    return Problem(f"{name}{shown} cannot be used: {reason}. Mend it in the environment or in .env.")
