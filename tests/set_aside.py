"""What stays to the end is not looked at by collections of garbage."""

import gc
from typing import ClassVar

MANY = 500_000
"""So many objects more than have gone are looked at together: a table alone is thousands that stay."""
FEW = 5
"""So many of these together are looked at again."""


_unfreeze = gc.unfreeze


class _Aside:
    """Whether what was set aside still is: to count it, as Python can, goes through millions of objects."""

    still: ClassVar[bool] = False


def look_rarely() -> None:
    """Have garbage collected after so `MANY` objects: after 700, as usual, that takes a tenth of the time."""
    gc.set_threshold(MANY, FEW, FEW)
    gc.unfreeze = _look_at_everything


def set_aside() -> None:
    """Let collections look at what is made from now on alone: one of all tests, texts and cards takes a
    quarter of a second, and a test of the bot would have several.
    """
    gc.freeze()
    _Aside.still = True


def set_aside_again() -> None:
    """The same if somebody has had everything looked at since."""
    if not _Aside.still:
        set_aside()


def _look_at_everything() -> None:
    _unfreeze()
    _Aside.still = False
