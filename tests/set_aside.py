"""What stays to the end is not looked at by collections of garbage."""

import gc

MANY = 250_000
"""So many objects more than have gone are looked at together: a table alone is thousands that stay."""


def look_rarely() -> None:
    """Have garbage collected after so `MANY` objects: after 700, as usual, that takes a tenth of the time."""
    gc.set_threshold(MANY, *gc.get_threshold()[1:])


def set_aside() -> None:
    """Let collections look at what is made from now on alone: one of all tests, texts and cards takes a
    quarter of a second, and a test of the bot would have several. To find out what stays takes as long as a
    test, so it is left until there are many objects again.
    """
    if not gc.get_freeze_count() or len(gc.get_objects(generation=2)) > MANY:
        gc.collect()
        gc.freeze()
