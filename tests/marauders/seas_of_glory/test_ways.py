"""What the log tells of the use of each module: every module says which of its entries."""

from __future__ import annotations

import pytest

from data.content.modules import module_locales
from data.locale import Texts
from engine.kernel import ModuleSpec
from engine.marauders.game import MARAUDERS

TEXTS = Texts(extra=module_locales())


@pytest.mark.parametrize("module", [pytest.param(module, id=module.id) for module in MARAUDERS.modules])
def test_each_module_says_what_in_the_log_tells_of_its_use(module: ModuleSpec) -> None:
    assert module.ways
    told = [name for way in module.ways for name in way.names]
    assert len(told) == len(set(told))
    for way in module.ways:
        assert TEXTS.has(f"log-{way.key.replace('.', '-')}"), way.key
