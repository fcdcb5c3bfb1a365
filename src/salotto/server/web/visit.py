"""A visit: who asks for a page, in which language, and what every template gets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Any, TypeVar

from fastapi import Depends, HTTPException
from starlette.datastructures import FormData
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response

from salotto.server.page.page_words import Translator
from salotto.server.page.render import render
from salotto.server.page.static_files import static
from salotto.server.services import Services
from salotto.server.store.rows import Person
from salotto.server.tables.live import LiveTable, NoSuchTable
from salotto.server.web.identity import COOKIE, new_id
from salotto.words import Language, best_language

NATIVE_NAMES: dict[Language, str] = {"en": "English", "it": "Italiano", "fr": "Français"}
YEAR = 365 * 24 * 3600
R = TypeVar("R", bound=Response)

GUEST = "guest"
"""Cookie: the private tables this browser has been invited to."""


class CsrfFailed(HTTPException):
    """A form that is not ours, or too old."""

    def __init__(self) -> None:
        super().__init__(403, "room-error-csrf")


@dataclass(slots=True)
class Visit:
    """One request for a page."""

    request: HTTPConnection
    services: Services
    person: Person
    known: bool
    """Whether the store has heard of the person."""

    @property
    def language(self) -> Language:
        """The reader's language: chosen, or what the browser prefers."""
        return self.person.language or best_language(self.request.headers.get("accept-language", ""))

    @property
    def t(self) -> Translator:
        """The room's words."""
        return Translator(self.language)

    @property
    def base_url(self) -> str:
        """The address people reach the room by."""
        given = self.services.settings.public_url
        return given.rstrip("/") if given else str(self.request.base_url).rstrip("/")

    def page(self, template: str, status: int = 200, /, **context: Any) -> HTMLResponse:
        """A whole page, with the visitor's cookie."""
        html = render(template, self.context() | context)
        response = HTMLResponse(
            html, status, {"Cache-Control": "no-store", "Vary": "Cookie, Accept-Language"}
        )
        return self.remember(response)

    def context(self) -> dict[str, Any]:
        """What every template may use."""
        return {
            "t": self.t,
            "static": static,
            "lang": self.language,
            "languages": list(NATIVE_NAMES.items()),
            "theme": self.person.theme,
            "sound": self.person.sound,
            "me": self.person,
            "csrf_token": self.services.keyring.csrf(self.person.id),
            "title_id": None,
            "waiting_count": 0,
        }

    def remember(self, response: R) -> R:
        """Give the visitor's cookie."""
        set_cookie(response, COOKIE, self.services.keyring.cookie(self.person.id), self.base_url)
        return response

    async def form(self) -> FormData:
        """The form that was sent, if it is one of ours."""
        assert isinstance(self.request, Request)
        form = await self.request.form(max_files=0, max_fields=500)
        if not self.services.keyring.is_csrf(self.person.id, str(form.get("csrf", ""))):
            raise CsrfFailed
        return form

    async def keep(self, **changes: Any) -> None:
        """Remember something of the person."""
        self.person = replace(self.person, **changes)
        await self.services.store.keep_person(self.person)
        self.known = True

    # Tables

    async def table(self, id: str) -> LiveTable:
        """A table that the visitor may see; not found otherwise."""
        try:
            live = await self.services.tables.table(id)
        except NoSuchTable:
            raise HTTPException(404, "room-error-no-table") from None
        if not self.may_see(live):
            raise HTTPException(403, "room-error-private")
        if not self.services.store.on_sqlite:
            await live.catch_up()  # a notice may still be on its way
        return live

    def may_see(self, live: LiveTable) -> bool:
        """Whether a table is open to this visitor: public, one's own, or one has been invited."""
        info = live.info
        if not info.private or info.host == self.person.id or info.seats_of(self.person.id):
            return True
        return self.services.keyring.invitation(live.info.door) in self.request.cookies.get(GUEST, "").split(
            " "
        )


def set_cookie(response: Response, name: str, value: str, base_url: str) -> None:
    """A cookie no script can read and no other site can send."""
    secure = base_url.startswith("https:")
    response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


async def visit(connection: HTTPConnection) -> Visit:
    """Who is here: the person of the signed cookie, or somebody new."""
    services: Services = connection.app.state.services
    id = services.keyring.person(connection.cookies.get(COOKIE, ""))
    person = await services.store.person(id) if id else None
    return Visit(connection, services, person or Person(id or new_id()), person is not None)


Visiting = Annotated[Visit, Depends(visit)]
