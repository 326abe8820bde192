"""The bench of Merchants & Marauders, for positions to be told."""

from tests.marauders.conftest import set_up

__all__ = ["set_up"]
