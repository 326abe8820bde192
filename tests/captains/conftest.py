"""The bench of Merchants & Marauders, for positions to put before a captain."""

from tests.marauders.conftest import lay

__all__ = ["lay"]
