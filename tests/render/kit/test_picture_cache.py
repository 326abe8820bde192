"""What was drawn once is kept, within a bound of memory."""

from functools import partial

from PIL import Image

from render.kit.picture_cache import PictureCache, bytes_of, cached_picture

SIDE = 10
EACH = SIDE * SIDE * 4


def square(drawn: list[str], name: str) -> Image.Image:
    """A picture, and a note that it was drawn."""
    drawn.append(name)
    return Image.new("RGBA", (SIDE, SIDE))


def test_a_picture_is_drawn_once_while_there_is_room():
    cache, drawn = PictureCache(), list[str]()
    first = cache.take("a", partial(square, drawn, "a"))
    assert cache.take("a", partial(square, drawn, "a")) is first
    assert drawn == ["a"]


def test_what_nobody_wanted_for_longest_makes_room():
    cache, drawn = PictureCache(2 * EACH), list[str]()
    for name in ("a", "b", "a", "c", "a", "b"):
        cache.take(name, partial(square, drawn, name))
        assert cache.bytes <= cache.most
    assert drawn == ["a", "b", "c", "b"]
    assert len(cache) == 2


def test_a_picture_larger_than_the_cache_is_drawn_and_not_kept():
    cache, drawn = PictureCache(EACH - 1), list[str]()
    for _ in range(2):
        assert cache.take("a", partial(square, drawn, "a")).size == (SIDE, SIDE)
    assert drawn == ["a", "a"]
    assert (len(cache), cache.bytes) == (0, 0)


def test_bytes_are_those_of_memory():
    assert [bytes_of(Image.new(mode, (3, 2))) for mode in ("L", "RGB", "RGBA")] == [6, 24, 24]


def test_a_function_draws_once_for_the_same_arguments():
    calls: list[tuple[int, int]] = []

    @cached_picture
    def drawn(side: int, shade: int = 0) -> Image.Image:
        calls.append((side, shade))
        return Image.new("L", (side, side), shade)

    assert drawn(3) is drawn(3)
    assert drawn(3, shade=9) is drawn(3, shade=9)
    assert drawn(3).getpixel((0, 0)) == 0
    assert drawn(3, shade=9).getpixel((0, 0)) == 9
    assert calls == [(3, 0), (3, 9)]
