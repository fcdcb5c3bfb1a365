"""The page for programmers: the JSON API, from its own OpenAPI description."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from markdown_it import MarkdownIt
from markupsafe import Markup
from starlette.responses import HTMLResponse

from salotto.server.web.visit import Visiting

api_page = APIRouter(include_in_schema=False)


@api_page.get("/docs")
async def docs(here: Visiting) -> HTMLResponse:
    """Every call, what it takes and what it gives."""
    described = here.request.app.openapi()
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(markdown(described))
    return here.page("docs.html", docs_html=Markup(html))


def markdown(described: dict[str, Any]) -> str:
    """The calls of an OpenAPI description, one after the other."""
    schemas = described["components"]["schemas"]
    lines = ["[openapi.json](/openapi.json)", ""]
    for path, calls in described["paths"].items():
        for method, call in calls.items():
            lines += [f"## `{method.upper()} {path}`", "", call.get("description", ""), ""]
            body = call.get("requestBody", {}).get("content", {}).get("application/json", {})
            lines += fields_of(body.get("schema", {}), schemas)
            for status, answer in call["responses"].items():
                if status.startswith("2"):
                    lines += [f"{status}:", ""]
                    lines += fields_of(
                        answer.get("content", {}).get("application/json", {})["schema"], schemas
                    )
    return "\n".join(lines)


def fields_of(schema: dict[str, Any], schemas: dict[str, Any]) -> list[str]:
    """The fields of an object, as a list."""
    schema = schema.get("items", schema)
    reference = schema.get("$ref", "").rpartition("/")[2]
    properties = schemas.get(reference, {}).get("properties", {})
    lines = [
        f"- `{name}` {field.get('type', '')} {field.get('description', '')}".rstrip()
        for name, field in properties.items()
    ]
    return [*lines, ""]
