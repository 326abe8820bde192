"""What uses itself up says so on its button."""

from __future__ import annotations

import pytest

from data.locale import Texts
from engine.kernel import Option


@pytest.mark.parametrize(("language", "once"), [("en", "once"), ("de", "einmal")])
def test_who_looks_into_the_shipyard_knows_that_he_does_so_once(language: str, once: str) -> None:
    assert once in Texts(language).about(Option("shipyard")).lower()
