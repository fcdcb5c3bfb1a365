"""Posts to addresses that people give us, and reaches no network but the public one.

A name is resolved once, all it leads to is checked, and the connection goes to what was checked: a name that
changes its mind in between wins nothing. No redirect is followed; of the answer only the status is read.
"""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

SECONDS = 10.0
"""So long a post may take from its first step to the answer."""
LINE = 4096
"""Bytes of an answer's first line, at most."""
LONGEST = 1000
PLAIN = re.compile(r"[\x21-\x5b\x5d-\x7e]+")
"""What an address is written with: no blanks, no line ends, no backslashes, which some read as slashes."""
HOST = re.compile(r"[a-z0-9._-]+|[0-9a-f:.]+")
STATUS = re.compile(rb"HTTP/1\.[01] ([1-5]\d\d)[ \r]")
NAT64 = ip_network("64:ff9b::/96")
NEVER = tuple(
    map(
        ip_network,
        (
            *("0.0.0.0/8", "100.64.0.0/10", "192.0.0.0/24", "192.88.99.0/24", "198.18.0.0/15"),
            *("::/8", "64:ff9b:1::/48", "100::/8", "2001::/23", "2002::/16", "3fff::/20", "fc00::/6"),
        ),
    )
)
"""What no public service has, whatever this Python's library knows of it."""


class NotReached(Exception):
    """A post that did not get there, or was not to."""


@dataclass(frozen=True, slots=True)
class Target:
    """An address that may be tried."""

    host: str
    port: int
    path: str
    tls: bool
    permitted: bool
    """Whether the operator lets this host be anywhere."""

    @property
    def origin(self) -> str:
        """Scheme, host and port, as a signature names whom it is for."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = 443 if self.tls else 80
        return f"http{'s' * self.tls}://{host}" + (f":{self.port}" if self.port != usual else "")


def target_of(url: str, permitted: Collection[str] = ()) -> Target:
    """What an address says; NotReached for one that is not to be tried."""
    if len(url) > LONGEST or not PLAIN.fullmatch(url):
        raise NotReached("no address")
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").rstrip("."), parts.port
    except ValueError:
        raise NotReached("no address") from None
    known = host in permitted
    if parts.scheme != "https" and not (known and parts.scheme == "http"):
        raise NotReached("not https")
    if "@" in parts.netloc or not HOST.fullmatch(host):
        raise NotReached("no plain host")
    tls = parts.scheme == "https"
    port = port or (443 if tls else 80)
    if not known and port != 443 and port < 1024:
        raise NotReached("no port for this")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(host, port, path, tls, known)


def is_public(text: str) -> bool:
    """Whether an address is one of the public internet, in whichever way it is written."""
    address = ip_address(text)
    if isinstance(address, IPv6Address):
        if address.scope_id is not None or address.ipv4_mapped is not None:
            return False
        if address in NAT64:
            return is_public(".".join(map(str, address.packed[-4:])))
    never = any(address.version == each.version and address in each for each in NEVER)
    return address.is_global and not (never or address.is_multicast or address.is_reserved)


class Outside:
    """The one way out of the room."""

    def __init__(self, permitted: Collection[str] = ()) -> None:
        """`permitted` are the hosts, by name, that may be anywhere, and without TLS."""
        self.permitted = frozenset(host.strip().lower().rstrip(".") for host in permitted if host.strip())
        self._tls = ssl.create_default_context()

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Post something: the status that came back; NotReached if none did."""
        target = target_of(url, self.permitted)
        try:
            async with asyncio.timeout(SECONDS):
                return await self._post(target, headers, body)
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as error:
            raise NotReached(repr(error)) from error

    async def _post(self, target: Target, headers: Mapping[str, str], body: bytes) -> int:
        reader, writer = await asyncio.open_connection(
            await checked(target),
            target.port,
            ssl=self._tls if target.tls else None,
            server_hostname=target.host if target.tls else None,
            limit=LINE,
        )
        try:
            writer.write(written(target, headers, body))
            await writer.drain()
            status = STATUS.match(await reader.readuntil(b"\n"))
        finally:
            writer.transport.abort()
        if status is None:
            raise NotReached("no answer of HTTP")
        return int(status[1])


async def checked(target: Target) -> str:
    """Where a name leads to; NotReached if any of it is not public: who mixes the two means ill."""
    found = await asyncio.get_running_loop().getaddrinfo(target.host, target.port, type=1)
    addresses = [str(each[4][0]) for each in found]
    if not addresses or not (target.permitted or all(map(is_public, addresses))):
        raise NotReached("not public")
    return addresses[0]


def written(target: Target, headers: Mapping[str, str], body: bytes) -> bytes:
    """The request; ValueError for a header that would be two."""
    own = {"Host": target.origin.partition("//")[2], "Content-Length": str(len(body)), "Connection": "close"}
    lines = [f"{name}: {value}" for name, value in (own | {"User-Agent": "Salotto"} | dict(headers)).items()]
    if any(not line.isprintable() for line in lines):
        raise ValueError("a header that is not printable")
    return "\r\n".join([f"POST {target.path} HTTP/1.1", *lines, "", ""]).encode("ascii") + body
