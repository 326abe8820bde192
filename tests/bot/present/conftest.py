"""The bench of Merchants & Marauders, for positions to be shown in."""

from tests.marauders.conftest import set_up

__all__ = ["set_up"]
