"""Templates: how data becomes HTML."""

from __future__ import annotations

from collections.abc import Callable, Mapping, MutableMapping
from functools import cache
from importlib.resources import files
from types import CodeType
from typing import Any

from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    Environment,
    PackageLoader,
    PrefixLoader,
    StrictUndefined,
    Template,
)
from jinja2.runtime import Context
from markupsafe import Markup, escape

from salotto.kernel.title import on_shelf
from salotto.registry import families
from salotto.server.page import pictures
from salotto.server.page.addresses import with_addresses
from salotto.server.page.furnished import FurnishedPage
from salotto.server.page.legend import legend_lines
from salotto.server.page.offers import offer
from salotto.server.page.pointers import pointed
from salotto.server.page.qr import qr
from salotto.server.page.static_files import sheets
from salotto.server.page.title_page import page_of
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
    """The room's templates, and those of a title under its id; what it has not, its family may have.

    The templates of a family are found under its own name, too.
    """
    shelf = {title.id: loader_of(title.package, title.family) for title in shelf_titles().values()}
    shared = {name: loader_of(package) for name, package in families().items()}
    own = PackageLoader("salotto.server")
    loader = ChoiceLoader([own, PrefixLoader(shelf | shared), PlainLoader(own)])
    room = Templates(
        loader=loader, autoescape=True, auto_reload=False, cache_size=-1, undefined=StrictUndefined
    )
    room.filters["touching"] = touching
    room.globals["pictures"] = pictures
    room.globals["sheets"] = sheets
    room.globals["qr"] = qr
    room.globals["legend"] = legend_lines
    room.globals["offer"] = offer
    room.globals["pointed"] = pointed
    return room


class PlainLoader(BaseLoader):
    """For titles that bring no templates: the plain one of the same name."""

    def __init__(self, own: BaseLoader) -> None:
        self.own = own

    def get_source(self, environment: Environment, template: str) -> Any:
        """What stands in for a template of a title."""
        title, _, name = template.rpartition("/")
        page = page_of(shelf_titles()[title]) if title in shelf_titles() else None
        folder = "furnished" if isinstance(page, FurnishedPage) else "plain"
        return self.own.get_source(environment, f"{folder}/{name}")


def loader_of(*packages: str | None) -> BaseLoader:
    """What finds templates in some packages, one after the other."""
    return ChoiceLoader(
        [PackageLoader(each) for each in packages if each and (files(each) / "templates").is_dir()]
    )


def touching(keys: Any, beginnings: str | tuple[str, ...]) -> Any:
    """Those of some choices, or of some keys, that begin in one of these ways."""
    if isinstance(keys, dict):
        return {key: value for key, value in keys.items() if key.startswith(beginnings)}
    return [key for key in keys if key.startswith(beginnings)]


def render(template: str, context: Mapping[str, Any]) -> str:
    """A template as HTML, with the addresses of a room that lies under a path."""
    return with_addresses(_template(template).render(context))


@cache
def _template(name: str) -> Template:
    return environment().get_template(name)
