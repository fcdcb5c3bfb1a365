"""Templates: how data becomes HTML."""

from __future__ import annotations

from collections.abc import Callable, Mapping, MutableMapping
from functools import cache
from importlib.resources import files
from types import CodeType
from typing import Any

from jinja2 import (
    ChoiceLoader,
    Environment,
    PackageLoader,
    PrefixLoader,
    StrictUndefined,
    Template,
)
from jinja2.runtime import Context
from markupsafe import Markup, escape

from salotto.kernel.title import Title, on_shelf
from salotto.server.page import pictures
from salotto.server.page.addresses import with_addresses
from salotto.server.page.legend import legend_lines
from salotto.server.page.qr import qr
from salotto.server.page.static_files import sheets
from salotto.server.page.title_page import shelf as shelf_titles


class PlainContext(Context):
    """The names of a template; none of our functions asks for its context, so all are called as they are."""

    def call(
        self,
        what: Callable[..., Any],
        /,
        *args: Any,
        _loop_vars: Any = None,
        _block_vars: Any = None,
        **more: Any,
    ) -> Any:
        """Call something."""
        return what(*args, **more)


class PlainTemplate(Template):
    """A template that takes HTML as it is; Jinja's own would copy each piece once more."""

    @classmethod
    def from_code(
        cls,
        environment: Environment,
        code: CodeType,
        globals: MutableMapping[str, Any],
        uptodate: Callable[[], bool] | None = None,
    ) -> Template:
        """A template that was compiled."""
        template = super().from_code(environment, code, globals, uptodate)
        template.root_render_func.__globals__["escape"] = safe
        return template


def safe(value: Any) -> str:
    """A value as it stands in HTML."""
    return value if type(value) is Markup else escape(value)


class Templates(Environment):
    """Templates that read plain data: the same HTML as Jinja's own environment gives, in less time."""

    context_class = PlainContext
    template_class = PlainTemplate

    def get_template(self, name: Any, parent: Any = None, globals: Any = None) -> Template:
        """A template; those of a title are the same whatever pack is laid over its box."""
        owner, slash, rest = name.partition("/") if isinstance(name, str) else ("", "", "")
        return super().get_template(f"{on_shelf(owner)}/{rest}" if slash else name, parent, globals)

    def getattr(self, obj: Any, attribute: str) -> Any:
        """A field; most are those of dictionaries, which have no such attribute."""
        if type(obj) is dict and attribute in obj and attribute not in OF_DICTIONARIES:
            return obj[attribute]
        return super().getattr(obj, attribute)

    def make_globals(self, own: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """What every template may use; none has more of its own."""
        return self.globals


OF_DICTIONARIES = frozenset(dir(dict))


@cache
def environment() -> Templates:
    """The room's templates, and under its id those with which a title draws faces of its own."""
    own = {title.id: PackageLoader(title.package) for title in shelf_titles().values() if has_faces(title)}
    loader = ChoiceLoader([PackageLoader("salotto.server"), PrefixLoader(own)])
    room = Templates(
        loader=loader, autoescape=True, auto_reload=False, cache_size=-1, undefined=StrictUndefined
    )
    room.globals["pictures"] = pictures
    room.globals["sheets"] = sheets
    room.globals["qr"] = qr
    room.globals["legend"] = legend_lines
    return room


def has_faces(title: Title[Any]) -> bool:
    """Whether a title brings templates."""
    return (files(title.package) / "templates").is_dir()


def render(template: str, context: Mapping[str, Any]) -> str:
    """A template as HTML, with the addresses of a room that lies under a path."""
    return with_addresses(_template(template).render(context))


@cache
def _template(name: str) -> Template:
    return environment().get_template(name)
