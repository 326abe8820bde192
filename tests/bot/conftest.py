"""What the tests of the bot share."""

from __future__ import annotations

import logging

import pytest


@pytest.fixture(autouse=True)
def quiet_texts(caplog: pytest.LogCaptureFixture) -> None:
    """Invented decisions have no texts; the warnings about that would bury everything else."""
    logging.getLogger("data.locale.texts").setLevel(logging.ERROR)
