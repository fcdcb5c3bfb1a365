"""The addresses of the room's pages, where a proxy passes the room on under a path such as `/games`."""

from __future__ import annotations

import re


class Under:
    """The path under which a proxy passes the room on, such as `/games`; mostly none."""

    def __init__(self, path: str = "") -> None:
        self.path = path
        self.prefix = rf"\1{path}/"
        # what was drawn as part of something else has its path already
        own = rf"(?!/|{re.escape(path[1:])}/)"
        attributes = "action|formaction|href|src|data-(?:ask|replay|socket|things)"
        self.links = re.compile(rf'((?:{attributes})=")/{own}') if path else None


UNDER = Under()


def lie_under(path: str) -> None:
    """From now on the room lies under this path."""
    global UNDER
    UNDER = Under(path)


def address(path: str) -> str:
    """The address of a page of the room."""
    return UNDER.path + path


def with_addresses(html: str) -> str:
    """HTML whose links lead to where the room lies."""
    return html if UNDER.links is None else UNDER.links.sub(UNDER.prefix, html)
