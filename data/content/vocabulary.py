"""The words that cards may use: those of the base box, and what the modules in play add to them.

A kind of word ("ship", "npc", "moment") or of verb ("event", "reward", "ability") is closed in the base box
and open to modules: `Known` and `Spoken` mark the fields, and the reader of a file passes a `Vocabulary` with
the words in force (as pydantic's validation context). Without one, only the base box's words are.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, cast, get_args, get_origin

from pydantic import BaseModel, GetCoreSchemaHandler
from pydantic_core import CoreSchema, PydanticCustomError, PydanticKnownError, core_schema

OF_A_MODULE: Final = "word_of_a_module"
"""The type of the validation error for a word from a module that is not in play."""


@dataclass(frozen=True)
class Vocabulary:
    """What modules add to the words and verbs of the base box, by kind.

    `elsewhere` says which modules would add a word or verb that none in play adds.
    """

    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    verbs: Mapping[str, Mapping[str, type[BaseModel]]] = field(
        default_factory=dict[str, Mapping[str, type[BaseModel]]]
    )
    elsewhere: Mapping[tuple[str, str], str] = field(default_factory=dict[tuple[str, str], str])


BASE_WORDS: Final = Vocabulary()
"""Nothing but the base box."""


def _in_force(info: core_schema.ValidationInfo) -> Vocabulary:
    return cast("Vocabulary", info.context or BASE_WORDS)


@dataclass(frozen=True)
class Known:
    """A mark on a text: it is one of the words of a kind, from the base box or a module in play."""

    kind: str
    base: tuple[str, ...]

    def words(self, vocabulary: Vocabulary) -> tuple[str, ...]:
        """All words of this kind that are in force, those of the base box first."""
        return (*self.base, *vocabulary.words.get(self.kind, ()))

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Text that is checked while a card is read."""
        return core_schema.with_info_plain_validator_function(self._checked)

    def _checked(self, value: Any, info: core_schema.ValidationInfo) -> str:
        words = self.words(_in_force(info))
        if value not in words:
            if module := _in_force(info).elsewhere.get((self.kind, str(value))):
                raise _of_a_module(str(value), module)
            raise PydanticKnownError("literal_error", {"expected": _listed(words)})
        return value


class Spoken:
    """A mark on an effect, task or ability: its `tag` names a verb of a kind, and so determines its fields.

    `base` is the union of the base box's verbs; modules in play add theirs.
    """

    def __init__(self, kind: str, base: Any, tag: str = "do") -> None:
        self.kind = kind
        self.tag = tag
        self._base: dict[str, type[BaseModel]] = {verb_of(model, tag): model for model in _members(base)}

    def verbs(self, vocabulary: Vocabulary) -> Mapping[str, type[BaseModel]]:
        """All verbs of this kind that are in force, with their models."""
        return {**self._base, **vocabulary.verbs.get(self.kind, {})}

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Something read according to its verb."""
        return core_schema.with_info_plain_validator_function(self._read)

    def _read(self, value: Any, info: core_schema.ValidationInfo) -> BaseModel:
        verbs = self.verbs(_in_force(info))
        if isinstance(value, tuple(verbs.values())):
            return value
        if not isinstance(value, dict):
            raise PydanticKnownError("model_attributes_type")
        named = cast("dict[str, Any]", value)
        if self.tag not in named:
            raise PydanticKnownError("union_tag_not_found", {"discriminator": repr(self.tag)})
        verb = str(named[self.tag])
        if verb not in verbs:
            if module := _in_force(info).elsewhere.get((self.kind, verb)):
                raise _of_a_module(verb, module)
            expected = ", ".join(map(repr, verbs))
            raise PydanticKnownError(
                "union_tag_invalid", {"discriminator": repr(self.tag), "tag": verb, "expected_tags": expected}
            )
        return verbs[verb].model_validate(named, context=info.context)


def verb_of(model: type[BaseModel], tag: str = "do") -> str:
    """The verb that names a model of an effect or ability: the one text that its tag allows."""
    (verb,) = get_args(model.model_fields[tag].annotation)
    return verb


def _members(union: Any) -> tuple[type[BaseModel], ...]:
    """The models of a union, with a discriminator or without."""
    plain = get_args(union)[0] if get_origin(union) is Annotated else union
    return get_args(plain) or (plain,)


def _listed(words: Iterable[str]) -> str:
    """'a', 'b' or 'c'."""
    *some, last = map(repr, words)
    return f"{', '.join(some)} or {last}" if some else last


def _of_a_module(word: str, module: str) -> PydanticCustomError:
    return PydanticCustomError(OF_A_MODULE, "{word} is a word of {module}", {"word": word, "module": module})
