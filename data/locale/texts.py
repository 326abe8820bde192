"""Texts for players: messages filled with names, numbers, lists and players."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, cast

import structlog
from babel import Locale
from babel.lists import format_list

from data.locale.asked import Label, Question, Reason
from data.locale.library import LAST_RESORT, open_library, written
from data.locale.sums import grouped, summed, without_brackets

_log = structlog.get_logger(__name__)

# Whole numbers under these names are seats, and lists of them under the plural names.
_ONE_SEAT = frozenset({"seat", "other", "target", "by"})
_SEATS = frozenset({"seats", "others", "targets", "winners"})
_SHORT = 12
_Style = Literal["standard", "or"]


class Texts:
    """The texts of one language, and who sits in which seat.

    `extra` are folders of language folders (a content pack's); their messages win over the project's own. A
    missing text is never an error: the message shows its key, and the operator's log says so. Players' names
    are inserted as they are: whoever posts them escapes them first.

    How an argument is written into a message:

    - text that is an id with a name (`name-<id>`) becomes that name; other text stays;
    - a whole number called `seat`, `other`, `target` or `by` becomes the player there; other numbers are
      written as the language writes them, and selectors see them as numbers;
    - a list becomes "a, b and c", equal pieces in it "2 × a"; one called `seats`, `others`, `targets` or
      `winners` becomes players; an empty one "nothing"; a mapping is a list of pieces with their counts;
    - a mapping with a `say` is a phrase of its own: the message `phrase-<say>`, filled with the rest of it;
    - dice called `faces` become "3 1 ☠", each as `face-<n>` says if there is such a message;
    - the sources called `because`, which changed a number, become " (Caracas and captain’s ability)" with a
      space before it, or nothing at all (see `source`);
    - true and false become "yes" and "no", and nothing at all "none" (selectors can ask for these).

    Besides `$x`, a message may use `$x_id`, the argument as given, for a selector; `$x_count`, the length of
    a list; `$x_or`, the list as "a, b or c"; `$x_text`, the text on a card; `$x_storied`, a card or a list of
    cards, each with its line of story in brackets; `$x_plain`, a card or a list of cards without the brackets
    after their names; `$x_marks`, what stands in these ("none" to a selector if nothing); `$x_short`, the
    first 12 characters of a text too long for a phone; and `$x_<kind>`, the message `<kind>-<x>`:
    `$why_glory` is `glory-sale` for a `why` of "sale".
    """

    def __init__(
        self, language: str = LAST_RESORT, extra: Sequence[Path] = (), players: Sequence[str] = ()
    ) -> None:
        """Raises `TextsError` if a text file is broken."""
        self._library = open_library(language, extra)
        self._folders = tuple(extra)
        self._locale = self._library.locale
        self._players = tuple(players)
        self._aloud = False
        self._on_page = False
        self._signs: Mapping[str, str] = {}
        self._marks: dict[str, str] = {}
        """Signs that stand before names within sentences, by these names."""

    @property
    def language(self) -> str:
        """The language the texts are in, named as its folder; not always the one requested."""
        return self._library.language

    @property
    def folders(self) -> tuple[Path, ...]:
        """The folders whose messages win over the project's own."""
        return self._folders

    @property
    def signs(self) -> Mapping[str, str]:
        """The emoji of pieces, by their ids, each as it is written in a message."""
        return self._signs

    @property
    def locale(self) -> Locale:
        """The language's conventions, for dates and numbers outside messages."""
        return self._locale

    def with_players(self, names: Sequence[str]) -> Texts:
        """The same texts for a table where these players sit, by seat."""
        return self._with(_players=tuple(names))

    def with_signs(self, signs: Mapping[str, str]) -> Texts:
        """The same texts with these emoji; what is added to `signs` later counts too."""
        return self._with(_signs=signs)

    def with_signs_in_lines(self) -> Texts:
        """The same texts for what is told: each name of a good, contraband or nation has its sign before it.

        Not for labels: Discord shows no emoji in them but the one that a button has.
        """
        marks = {name: sign for piece, sign in self._signs.items() if (name := self._named(piece))}
        return self._with(_marks=marks)

    def screen_reader(self) -> Texts:
        """The same texts, best for listening: a message `aloud-<key>` wins over `<key>`.

        Signs that a screen reader spells out or omits have such messages: dice, "2 × a". Dice have commas
        between them. There are no emoji.
        """
        return self._with(_aloud=True, _signs={}, _marks={})

    def on_page(self) -> Texts:
        """The same texts for a page of ours: a message `page-<key>` wins over `<key>`, which may speak of
        commands, messages and buttons that only Discord has.
        """
        return self._with(_on_page=True)

    def _with(self, **changed: Any) -> Texts:
        other = copy.copy(self)
        vars(other).update(changed)
        return other

    def has(self, key: str) -> bool:
        """Whether there is a message with this key, in this language or in English."""
        return key in self._library

    def mentions(self, key: str, name: str) -> bool:
        """Whether the message with this key is filled with what is called so."""
        message = self._library.message(key)
        return message is not None and name in message.variables

    def keys(self, prefix: str, file: str = "") -> list[str]:
        """The keys of all messages that begin like this, sorted; those of one `file` as they stand there."""
        found = [key for key in self._library.files if key.startswith(prefix)]
        return [key for key in found if self.file(key) == file] if file else sorted(found)

    def file(self, key: str) -> str:
        """A message's file, named after its game, without its ending ("marauders-cards"); empty for none."""
        return self._library.files.get(key, "")

    def say(self, key: str, /, **args: Any) -> str:
        """The message with this key, filled in. Never fails: a missing one is its own key."""
        return self._fill(key, args)

    def name(self, piece: str) -> str:
        """The name of a piece, card, zone, good...: `name-<id>` without the copy number after the dot.

        An id without a name is made readable ("old_chart.2" is "Old Chart").
        """
        card = piece.partition(".")[0]
        return self._named(piece) or card.replace("_", " ").title()

    def text(self, piece: str) -> str:
        """The text on a card: `text-<id>` without the copy number; empty if it has none."""
        return self._fill(key, {}) if (key := "text-" + piece.partition(".")[0]) in self._library else ""

    def story(self, piece: str) -> str:
        """The line of story beneath a card's name: `story-<id>` without the copy number, or empty."""
        return self._fill(key, {}) if (key := "story-" + piece.partition(".")[0]) in self._library else ""

    def gist(self, piece: str) -> str:
        """What a card does, to stand in a sentence: `gist-<id>` without the copy number, else its text."""
        key = "gist-" + piece.partition(".")[0]
        text = self._fill(key, {}) if key in self._library else self.text(piece)
        return text if ". " in text else text.removesuffix(".")

    def quote(self, piece: str) -> str:
        """What is quoted of a card beside its name: its story, if it has one, and its text."""
        story, text = self.story(piece), self.text(piece)
        return self._fill("with-story", {"story": story, "text": text}) if story and text else text

    def source(self, id: str) -> str:
        """The name of a source of rules: `source-<id>`, or `source-<kind>` of "kind:what", or its name.

        Empty if it has none of these: a chapter's general rules need no mention.
        """
        for key in (f"source-{id.replace(':', '-')}", f"source-{id.partition(':')[0]}"):
            if key in self._library:
                return self._fill(key, {})
        return self._named(id) or ""

    def player(self, seat: int) -> str:
        """Who sits there; "Seat 3" if nobody knows."""
        if 0 <= seat < len(self._players):
            return self._players[seat]
        return self._fill("seat-number", {"number": seat + 1})

    def join(self, things: Iterable[Any]) -> str:
        """Ids, numbers or finished texts as a list: "a, b and c"."""
        return self._listed(list(things), seats=False)

    def entry(self, read: Mapping[str, Any]) -> str:
        """A log entry as `Entry.read` returns it; the reader's own has its own message if there is one."""
        key = _key("log", read["key"])
        return self._fill(self._own(key) if read.get("own") else key, read["args"])

    def tells(self, key: str) -> bool:
        """Whether there is a sentence for log entries of this key."""
        return self.has(_key("log", key))

    def prompt(self, decision: Question | Mapping[str, Any], reader: int | None = None) -> str:
        """What a decision asks, as the seat `reader` may know it (None: a spectator).

        Takes a decision, or what `Decision.public` returns. Other seats only read of a secret question that
        it is asked, and of a hidden one not even whom.
        """
        if isinstance(decision, Mapping):
            return self._open_prompt(decision)
        if reader != decision.seat:
            return self._open_prompt(decision.public())
        return self._fill(
            self._own(_key("ask", decision.kind)),
            {"seat": decision.seat, **decision.args, **decision.private_args},
        )

    def _open_prompt(self, known: Mapping[str, Any]) -> str:
        if "kind" not in known:
            return self._fill("ask-secret" if "seat" in known else "ask-hidden", known)
        return self._fill(_key("ask", known["kind"]), {"seat": known["seat"], **known.get("args", {})})

    def option(self, option: Label) -> str:
        """The label of an option; one without its own message may be the id of something with a name."""
        key = _key("option", option.label)
        if key not in self._library and (name := self._named(option.label)):
            return name
        return self._fill(key, option.args)

    def counted(self, option: Label, count: int) -> str:
        """The label of so many equal options: `option-<label>-counted`, else "a × 2"."""
        key = f"{_key('option', option.label)}-counted"
        if key in self._library:
            return self._fill(key, {**option.args, "count": count})
        return self._fill("label-counted", {"label": self.option(option), "count": count})

    def about(self, option: Label) -> str:
        """What a list shows beneath an option: `about-<label>`; empty if there is nothing to say."""
        return self._fill(key, option.args) if (key := _key("about", option.label)) in self._library else ""

    def refusal(self, refusal: Reason) -> str:
        """Why something was refused."""
        return self._fill(_key("why", refusal.key), refusal.args)

    def note(self, note: Reason) -> str:
        """A note of advice on a question or an option."""
        return self._fill(_key("advice", note.key), note.args)

    def _own(self, key: str) -> str:
        own = key + "-own"
        return own if own in self._library else key

    def _fill(self, key: str, args: Mapping[str, Any]) -> str:
        message = self._library.message(f"aloud-{key}") if self._aloud else None
        if message is None and self._on_page:
            message = self._library.message(f"page-{key}")
        message = message or self._library.message(key)
        if message is None:
            self._warn("text missing", key)
            return key
        if message.fixed is not None:
            return message.fixed
        values: dict[str, Any] = {}
        for name in message.variables:
            value = self._value(name, args, name in message.counting)
            if value is not None:
                values[name] = value
        text, errors = message.format(values)
        if errors:
            self._warn("text incomplete", key, "; ".join(str(error) for error in errors))
        return text

    def _value(self, name: str, args: Mapping[str, Any], counting: bool) -> Any:
        """The value for `$name`, or None if there is nothing of that name."""
        if name in args:
            if name == "faces":
                return self._faces(args[name])
            if name == "because":
                return self._because(args[name])
            return self._shown(args[name], counting, name in _ONE_SEAT, name in _SEATS)
        base, _, wish = name.rpartition("_")
        if base not in args:
            return None
        value = args[base]
        if wish == "count" and hasattr(value, "__len__"):
            return len(value) if counting else written(len(value), self._locale)
        if wish == "id":
            return value if isinstance(value, str) else self._shown(value, counting)
        if wish == "or" and isinstance(value, list | tuple):
            return self._listed(list(cast("Sequence[Any]", value)), base in _SEATS, "or")
        if wish == "storied":
            return self._storied([value] if isinstance(value, str) else value)
        if wish == "plain":
            return self._listed([value] if isinstance(value, str) else list(value), seats=False, plain=True)
        if not isinstance(value, str):
            return None
        if wish == "short":
            return value[:_SHORT]
        if wish == "marks":
            return without_brackets(self.name(value))[1] or ("none" if counting else "")
        told = {"text": self.text, "gist": self.gist}.get(wish)
        return told(value) if told is not None else self._fill(f"{wish}-{value}", {})

    def _shown(self, value: Any, counting: bool = False, seat: bool = False, seats: bool = False) -> Any:
        if isinstance(value, str):
            return self._named(value) or value
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int | float):
            if seat and isinstance(value, int):
                return self.player(value)
            return value if counting else written(value, self._locale)
        if value is None:
            return self._fill("nobody", {}) if seat else "none"
        if isinstance(value, Mapping):
            if "say" in value:
                return self._fill(_key("phrase", str(value["say"])), value)  # pyright: ignore[reportUnknownArgumentType]
            return self._counted(value)  # pyright: ignore[reportUnknownArgumentType]
        if isinstance(value, Iterable):
            return self._listed(list(value), seats or seat)  # pyright: ignore[reportUnknownArgumentType]
        return str(value)

    def _listed(self, things: list[Any], seats: bool, style: _Style = "standard", plain: bool = False) -> str:
        """A list, "a, b and c" or "a, b or c"; pieces with the same name are counted, at the position of the
        first. `plain`: names without the brackets after them.
        """
        if not things:
            return self._fill("nobody" if seats else "nothing", {})
        named = ((self._named(thing) if isinstance(thing, str) else None, thing) for thing in things)
        if plain:
            named = ((name and without_brackets(name)[0], thing) for name, thing in named)
        told = grouped(named, lambda thing: str(self._shown(thing, seat=seats)))
        return self._joined(summed(told, self._library, self._fill), style)

    def _counted(self, counts: Mapping[Any, Any]) -> str:
        told = [
            (str(self._shown(thing)), count if isinstance(count, int) else 1, str(thing))
            for thing, count in counts.items()
            if count
        ]
        parts = summed(told, self._library, self._fill)
        return self._joined(parts) if parts else self._fill("nothing", {})

    def _storied(self, cards: Iterable[Any]) -> str:
        """Cards as a list, each with its line of story beside its name if it has one."""
        told = [
            self._fill("storied", {"name": self._shown(card), "story": story})
            if (story := self.story(str(card)))
            else self._shown(card)
            for card in cards
        ]
        return self._joined([str(one) for one in told]) if told else self._fill("nothing", {})

    def _faces(self, faces: Any) -> str:
        """Dice as they are, one after another."""
        if not isinstance(faces, Sequence) or not faces:
            return self._fill("nothing", {})
        shown: list[str] = []
        for face in cast("Sequence[Any]", faces):
            key = f"face-{face}"
            shown.append(self._fill(key, {}) if key in self._library else str(self._shown(face)))
        return (", " if self._aloud else " ").join(shown)

    def _because(self, sources: Any) -> str:
        """Who changed a number, in brackets; takes no room if nobody did."""
        ids = cast("Iterable[Any]", sources) if isinstance(sources, Iterable) else ()
        told = [self.source(str(id)) for id in ids]
        named = list(dict.fromkeys(name for name in told if name))
        return self._fill("because", {"sources": named}) if named else ""

    def _joined(self, parts: list[str], style: _Style = "standard") -> str:
        return parts[0] if len(parts) == 1 else format_list(parts, style, self._locale)

    def _named(self, piece: str) -> str | None:
        name = self._plainly_named(piece)
        if name is None or not self._marks:
            return name
        # A card is called like its good, perhaps with more in brackets.
        sign = self._marks.get(name) or self._marks.get(without_brackets(name)[0])
        return f"{sign} {name}" if sign else name

    def _plainly_named(self, piece: str) -> str | None:
        names = self._library.heard if self._aloud else self._library.names
        if (known := names.get(piece)) is not None:
            return known
        key = "name-" + piece.partition(".")[0]
        # Anything a player typed may end up here: keep only what has a name.
        if key not in self._library:
            return None
        return names.setdefault(piece, self._fill(key, {}))

    def _warn(self, event: str, key: str, reason: str = "") -> None:
        """Once per message: the sentence may be requested thousands of times."""
        if key not in self._library.told:
            self._library.told.add(key)
            why = {"reason": reason} if reason else {}
            _log.warning(event, key=key, language=self._library.language, **why)


def _key(kind: str, key: str) -> str:
    return f"{kind}-{key.replace('.', '-')}"
