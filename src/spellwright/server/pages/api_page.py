"""The interface for programs, for people to read: made from its own description."""

from __future__ import annotations

from typing import Any, Final

from spellwright.server.pages.html import NOTHING, Html, tag, together, words
from spellwright.server.pages.layout import page, section
from spellwright.server.sessions import Session

Schema = dict[str, Any]

METHODS: Final = ("get", "post")
SHAPE: Final = "#/components/schemas/"
PLAIN: Final = {
    "string": "text",
    "integer": "whole number",
    "number": "number",
    "boolean": "true or false",
    "null": "null",
}
EXAMPLE: Final = """\
curl -c jar -b jar -H 'content-type: application/json' \\
  -d '{"game": "wizardry", "seats": [{"kind": "me"}, {"kind": "bot"}]}' ADDRESS/api/tables
curl -c jar -b jar ADDRESS/api/tables/ID/view
curl -c jar -b jar -H 'content-type: application/json' \\
  -d '{"option": "profile young", "key": "1"}' ADDRESS/api/tables/ID/choices"""
RULES: Final = (
    "Who you are is in the cookie of your first answer: send it back, and you keep your seat.",
    "A choice has a key of your own making. Sent again with the same key it is carried out once.",
    "A refusal has a kind for programs, a sentence for people and the clause behind it.",
    "You are told what your seat may know, and nothing else.",
)


def api_page(session: Session, schema: Schema, address: str) -> str:
    shapes = schema.get("components", {}).get("schemas", {})
    return page(
        "For programs",
        tag("h1", words("For programs")),
        tag("p", words("Everything that a table offers, as JSON: write a client, or a bot.")),
        tag("ul", *[tag("li", words(rule)) for rule in RULES]),
        tag("pre", words(EXAMPLE.replace("ADDRESS", address)), tabindex="0", class_="example"),
        *[
            section(tag_name.capitalize(), *_operations(schema, tag_name))
            for tag_name in _tags(schema)
        ],
        _stream(),
        section("Shapes", *[_shape(name, shape) for name, shape in sorted(shapes.items())]),
        tag(
            "p",
            words("The same for programs: "),
            tag("a", words("OpenAPI"), href="/api/schema/openapi.json"),
            words("."),
        ),
        session=session,
        body_class="reading api",
    )


def _tags(schema: Schema) -> list[str]:
    found: dict[str, None] = {}
    for operations in schema["paths"].values():
        for operation in operations.values():
            found.update(dict.fromkeys(operation.get("tags") or ["more"]))
    return list(found)


def _operations(schema: Schema, tag_name: str) -> list[Html]:
    return [
        _operation(method, path, operations[method])
        for path, operations in sorted(schema["paths"].items())
        for method in METHODS
        if method in operations and tag_name in (operations[method].get("tags") or ["more"])
    ]


def _operation(method: str, path: str, operation: Schema) -> Html:
    body = operation.get("requestBody", {}).get("content", {}).get("application/json")
    good = [answer for code, answer in operation["responses"].items() if code.startswith("2")]
    facts = [("takes", _type(body["schema"]))] if body else []
    facts += [("answers", _answer(answer)) for answer in good]
    rows = [together(tag("dt", words(name)), tag("dd", value)) for name, value in facts]
    return tag(
        "article",
        tag("h3", words(operation.get("summary", ""))),
        tag("p", tag("b", words(method.upper())), words(" "), tag("code", words(path))),
        tag("dl", *rows),
        class_="operation",
    )


def _answer(answer: Schema) -> Html:
    for content in answer.get("content", {}).values():
        return _type(content.get("schema", {}))
    return words("nothing")


def _type(schema: Schema) -> Html:
    """A schema in a few words; a shape links to its table of fields."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(SHAPE)
        return tag("a", words(name), href=f"#{name}")
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return _joined([_type(one) for one in schema[several]], " or ")
    if "enum" in schema:
        return _joined([tag("code", words(str(value))) for value in schema["enum"]], ", ")
    if "const" in schema:
        return tag("code", words(str(schema["const"])))
    kind = schema.get("type", "")
    if isinstance(kind, list):
        return _joined([_type({**schema, "type": one}) for one in kind], " or ")
    if kind == "array":
        return together(words("list of "), _type(schema.get("items", {})))
    if kind == "object":
        inner = schema.get("additionalProperties")
        named = isinstance(inner, dict) and bool(inner)
        return together(words("names with "), _type(inner or {})) if named else words("object")
    return words(PLAIN.get(kind, "anything") + _limits(schema))


def _limits(schema: Schema) -> str:
    least, most = schema.get("minLength"), schema.get("maxLength")
    if most is not None:
        return f", {least or 0} to {most} letters"
    return ""


def _joined(parts: list[Html], between: str) -> Html:
    return together(*[together(words(between) if n else NOTHING, p) for n, p in enumerate(parts)])


def _shape(name: str, shape: Schema) -> Html:
    required = shape.get("required", [])
    rows = [
        tag(
            "tr",
            tag("th", tag("code", words(field)), scope="row"),
            tag("td", _type(schema)),
            tag("td", words("" if field in required else "may be left out")),
        )
        for field, schema in shape.get("properties", {}).items()
    ]
    about = shape.get("description") or ""
    return tag(
        "article",
        tag("h3", words(name), id=name),
        tag("p", words(about)) if about else NOTHING,
        tag("div", tag("table", tag("tbody", *rows), aria_label=f"Fields of {name}")),
        class_="shape",
    )


def _stream() -> Html:
    """A socket is not part of an OpenAPI description."""
    return section(
        "The stream",
        tag(
            "p", tag("b", words("WebSocket ")), tag("code", words("/api/tables/{table_id}/stream"))
        ),
        tag(
            "p",
            words("It sends the table and your view whenever what you may know has changed: "),
            tag("code", words('{"type": "news", "version", "receipt", "key", "table", "view"}')),
            words(". The key is that of your last choice or act which is on disk. It takes "),
            tag("code", words('{"choose": "pass", "key": "7"}')),
            words(" or "),
            tag("code", words('{"act": "undo", "key": "8"}')),
            words(
                ", where an act is undo, allow, refuse, concede, hint, or say, word, report and "
                "enter with a text, or remove with a seat. What cannot be done is answered by "
            ),
            tag("code", words('{"type": "refusal", "kind", "sentence", "clause", "key"}')),
            words("."),
        ),
        tag(
            "p",
            words("The pages use the same stream and say the same things; with "),
            tag("code", words("?form=page")),
            words(
                " it tells the parts of a page in place of data, as lists of elements with "
                "keys: what is gone, and what is put behind what."
            ),
        ),
        id="stream",
    )
