"""The interface for programs, for people to read: made from its own description."""

from __future__ import annotations

from typing import Any, Final

from spellwright.server.pages.html import (
    HERE,
    NOTHING,
    Html,
    Text,
    sentence,
    tag,
    together,
    words,
)
from spellwright.server.pages.layout import page, section
from spellwright.server.sessions import Session
from spellwright.server.speaking import say

Schema = dict[str, Any]

METHODS: Final = ("get", "post")
SHAPE: Final = "#/components/schemas/"
PLAIN: Final = ("string", "integer", "number", "boolean", "null")
EXAMPLE: Final = """\
curl -c jar -b jar -H 'content-type: application/json' \\
  -d '{"game": "wizardry", "seats": [{"kind": "me"}, {"kind": "bot"}]}' ADDRESS/api/tables
curl -c jar -b jar ADDRESS/api/tables/ID/view
curl -c jar -b jar -H 'content-type: application/json' \\
  -d '{"option": "profile young", "key": "1"}' ADDRESS/api/tables/ID/choices"""
RULES: Final = (
    say("api-rule-cookie"),
    say("api-rule-key"),
    say("api-rule-refusal"),
    say("api-rule-words"),
    say("api-rule-secrets"),
)


def api_page(session: Session, schema: Schema, address: str) -> str:
    shapes = schema.get("components", {}).get("schemas", {})
    return page(
        say("link-for-programs"),
        tag("h1", words(say("link-for-programs"))),
        tag("p", words(say("text-for-programs"))),
        tag("ul", *[tag("li", words(rule)) for rule in RULES]),
        tag("pre", words(EXAMPLE.replace("ADDRESS", address)), tabindex="0", class_="example"),
        *[
            section(say(f"title-api-{tag_name}"), *_operations(schema, tag_name))
            for tag_name in _tags(schema)
        ],
        _stream(),
        section(
            say("title-api-shapes"),
            *[_shape(name, shape) for name, shape in sorted(shapes.items())],
        ),
        tag(
            "p",
            sentence(
                say("text-openapi", link=HERE),
                link=tag("a", words("OpenAPI"), href="/api/schema/openapi.json", lang="en"),
            ),
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
    facts = [(say("api-takes"), _type(body["schema"]))] if body else []
    facts += [(say("api-answers"), _answer(answer)) for answer in good]
    rows = [together(tag("dt", words(name)), tag("dd", value)) for name, value in facts]
    return tag(
        "article",
        tag("h3", words(operation.get("summary", "")), lang="en"),
        tag("p", tag("b", words(method.upper())), words(" "), tag("code", words(path))),
        tag("dl", *rows),
        class_="operation",
    )


def _answer(answer: Schema) -> Html:
    for content in answer.get("content", {}).values():
        return _type(content.get("schema", {}))
    return words(say("api-nothing"))


def _type(schema: Schema) -> Html:
    """A schema in a few words; a shape links to its table of fields."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(SHAPE)
        return tag("a", words(name), href=f"#{name}")
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return _joined([_type(one) for one in schema[several]], say("api-or"))
    if "enum" in schema:
        return _joined([tag("code", words(str(value))) for value in schema["enum"]], ", ")
    if "const" in schema:
        return tag("code", words(str(schema["const"])))
    kind = schema.get("type", "")
    if isinstance(kind, list):
        return _joined([_type({**schema, "type": one}) for one in kind], say("api-or"))
    if kind == "array":
        return sentence(say("api-list-of", what=HERE), what=_type(schema.get("items", {})))
    if kind == "object":
        inner = schema.get("additionalProperties")
        named = isinstance(inner, dict) and bool(inner)
        if not named:
            return words(say("api-object"))
        return sentence(say("api-names-with", what=HERE), what=_type(inner or {}))
    if (most := schema.get("maxLength")) is not None:
        return words(say("api-text-of", least=schema.get("minLength") or 0, most=most))
    return words(say(f"api-type-{kind}") if kind in PLAIN else say("api-anything"))


def _joined(parts: list[Html], between: Text) -> Html:
    return together(*[together(words(between) if n else NOTHING, p) for n, p in enumerate(parts)])


def _shape(name: str, shape: Schema) -> Html:
    required = shape.get("required", [])
    rows = [
        tag(
            "tr",
            tag("th", tag("code", words(field)), scope="row"),
            tag("td", _type(schema)),
            tag("td", words("" if field in required else say("api-optional"))),
        )
        for field, schema in shape.get("properties", {}).items()
    ]
    about = shape.get("description") or ""
    return tag(
        "article",
        tag("h3", words(name), id=name),
        tag("p", words(about), lang="en") if about else NOTHING,
        tag("div", tag("table", tag("tbody", *rows), aria_label=say("api-fields-of", shape=name))),
        class_="shape",
    )


def _code(text: str) -> Html:
    return tag("code", words(text))


def _stream() -> Html:
    """A socket is not part of an OpenAPI description."""
    return section(
        say("title-api-stream"),
        tag(
            "p",
            tag("b", words("WebSocket "), lang="en"),
            tag("code", words("/api/tables/{table_id}/stream")),
        ),
        tag(
            "p",
            sentence(
                say("text-stream", news=HERE, choose=HERE, act=HERE, refusal=HERE),
                news=_code('{"type": "news", "version", "receipt", "key", "table", "view"}'),
                choose=_code('{"choose": "pass", "key": "7"}'),
                act=_code('{"act": "undo", "key": "8"}'),
                refusal=_code('{"type": "refusal", "kind", "sentence", "says", "clause", "key"}'),
            ),
        ),
        tag(
            "p",
            sentence(say("text-stream-of-pages", form=HERE), form=_code("?form=page")),
        ),
        id="stream",
    )
