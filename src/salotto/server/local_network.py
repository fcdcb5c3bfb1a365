"""The address under which the other devices of a local network find this machine."""

from __future__ import annotations

import socket
from dataclasses import replace

from salotto.server.settings import BadSettings, Settings

EVERYWHERE = ("0.0.0.0", "::")
"""Who listens there is reached at every address of the machine; nobody can open such a one."""
LOCAL = ("127.0.0.1", "localhost", "::1")
NOBODY = ("192.0.2.1", 9)
"""An address that nobody has (RFC 5737): to ask for the way there sends nothing."""


def address_here() -> str | None:
    """The address of this machine on its way out; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(NOBODY)
        except OSError:
            return None
        found = str(way.getsockname()[0])
    return None if found in EVERYWHERE or found.startswith("127.") else found


def open_to_network(settings: Settings) -> Settings:
    """With `--lan` a server listens everywhere, unless it was told where."""
    if settings.lan and settings.host in LOCAL:
        return replace(settings, host=EVERYWHERE[0])
    return settings


def named_for_network(settings: Settings, port: int) -> Settings:
    """With `--lan` links carry an address that the other devices can open."""
    if not settings.lan or settings.public_url:
        return settings
    host = settings.host if settings.host not in EVERYWHERE else address_here()
    if host is None:
        raise BadSettings("lan: this machine is on no network; without --lan the room opens here alone")
    return replace(settings, public_url=web_address(host, port))


def address_at(settings: Settings, port: int) -> str:
    """Where people find the room."""
    if settings.public_url:
        return settings.public_url
    return web_address((address_here() or LOCAL[0]) if settings.host in EVERYWHERE else settings.host, port)


def web_address(host: str, port: int) -> str:
    """An address for the browser."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
