"""Turns pydantic's findings into reasons that a pack's author understands."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails


def reason(error: "ErrorDetails") -> str:
    """What is wrong with one value, in plain words."""
    path = error["loc"]
    field = next((str(part) for part in reversed(path) if isinstance(part, str)), "the card")
    context = error.get("ctx", {})
    value = error["input"]
    match error["type"]:
        case "missing":
            return f"'{field}' is missing"
        case "extra_forbidden":
            return f"'{field}' is no field of it"
        case "word_of_a_module":
            word, module = context["word"], context["module"]
            return f"'{word}' is of the module {module}; a card with it says needs: [{module}]"
        case "literal_error":
            return f"'{field}' cannot be '{value}', only {_plain(context['expected'])}"
        case "union_tag_invalid":
            tag = str(context["discriminator"]).strip("'")
            return f"'{tag}' cannot be '{context['tag']}', only {_plain(context['expected_tags'])}"
        case "union_tag_not_found":
            return f"an entry of '{field}' names no {str(context['discriminator']).strip(chr(39))}"
        case "string_pattern_mismatch":
            return f"'{field}' must be lower_snake, not '{value}'"
        case "value_error":
            return str(context["error"])
        case _:
            message = error["msg"]
            return f"'{field}' is {value!r}: {message[0].lower()}{message[1:]}"


def _plain(names: object) -> str:
    return str(names).replace("'", "")
