"""The keys of links: random, kept beside the database so that a link holds after a restart."""

from __future__ import annotations

import hashlib
import hmac
import os
import re
import secrets
from pathlib import Path

from sqlalchemy.engine import make_url

from bot.problems import Problem

_BYTES = 24
_KEPT = re.compile(r"[A-Za-z0-9_-]{32}")


class Keys:
    """Keys made of one secret: none tells anything about the others, or about the secret."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def of(self, purpose: str) -> str:
        """The key for a purpose: 192 bits that fit into an address."""
        made = hmac.digest(self._secret, purpose.encode(), hashlib.sha256)
        return made.hex()[: _BYTES * 2]


def kept_secret(path: Path) -> str:
    """The secret in this file, which only its owner may read; if there is none, a new one. Raises OSError."""
    try:
        found = path.read_text("ascii").strip()
        if _KEPT.fullmatch(found):
            path.chmod(0o600)
            return found
        path.unlink()
    except (FileNotFoundError, UnicodeDecodeError):
        path.unlink(missing_ok=True)
    made = secrets.token_urlsafe(_BYTES)
    # Nobody may read it even for a moment.
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
        file.write(made)
    return made


def secret_beside(database: str) -> str:
    """The secret of the links, beside the database if that is a file, else where the program was started.
    Raises Problem if it cannot be kept there.
    """
    url = make_url(database)
    file = url.database if url.get_backend_name() == "sqlite" else None
    path = Path(file if file and file != ":memory:" else "quartermaster")
    path = path.with_name(path.name + ".key")
    try:
        return kept_secret(path)
    except OSError as fault:
        reason = fault.strerror or fault
        raise Problem(
            f"The key of the page cannot be kept in {path} ({reason}); mend its permissions."
        ) from fault


def same(one: str, other: str) -> bool:
    """Whether two keys are the same, in a time that tells nothing of where they differ."""
    return hmac.compare_digest(one.encode(), other.encode())
