"""What the kernel shows of itself: one public face, and its example, which works as it is written."""

from __future__ import annotations

import doctest

from engine import kernel
from engine.kernel import history


def test_the_example_of_a_table_works_as_it_is_written() -> None:
    assert kernel.__doc__
    example = doctest.DocTestParser().get_doctest(
        kernel.__doc__, {"Table": kernel.Table}, "engine.kernel", None, 0
    )

    assert doctest.DocTestRunner().run(example).failed == 0
    assert len(example.examples) >= 7


def test_everything_that_the_kernel_shows_is_named_as_shown() -> None:
    for face in (kernel, history):
        assert sorted(face.__all__) == sorted(set(face.__all__))
        assert all(hasattr(face, name) for name in face.__all__)
