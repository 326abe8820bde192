"""The bench of Merchants & Marauders, for positions to put before a captain."""

from tests.marauders.conftest import set_up

__all__ = ["set_up"]
