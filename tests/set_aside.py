"""What stays to the end is not looked at by collections of garbage."""

import gc


def set_aside() -> None:
    """Let collections look at what is made from now on alone: one of all tests, texts and cards takes a
    quarter of a second, and a test of the bot would have several.
    """
    gc.collect()
    gc.freeze()
