"""Who somebody is: a signed cookie, and links that only their holder can know.

Everything secret is derived from the room's key or drawn at random, 128 bits or more; the database keeps only
hashes, so a stolen copy of it opens no seat.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import NamedTuple
from urllib.parse import urlsplit

from itsdangerous import BadSignature, Signer

COOKIE = "salotto"
BYTES = 20
"""Length of a token: 160 bits."""


def new_id() -> str:
    """A name nobody can guess, for a person or a table."""
    return _drawn(18)


def new_token() -> str:
    """A token that is shown once."""
    return _drawn(BYTES)


def _drawn(length: int) -> str:
    """So many bytes. No hyphen begins it: a command line would take it for an option."""
    while (text := secrets.token_urlsafe(length)).startswith("-"):
        pass
    return text


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


class Keyring:
    """The room's key, and what follows from it."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._cookies = Signer(secret, salt="cookie", key_derivation="hmac", digest_method=hashlib.sha256)

    def derive(self, *words: str) -> str:
        """The token for a purpose: always the same, known to nobody without the key."""
        digest = hmac.digest(self._secret, "\x1f".join(words).encode("utf-8", "replace"), "sha256")
        return base64.urlsafe_b64encode(digest[:BYTES]).rstrip(b"=").decode()

    def number(self, purpose: str) -> int:
        """A number for a purpose, of 512 bits."""
        return int.from_bytes(hmac.digest(self._secret, f"number\x1f{purpose}".encode(), "sha512"))

    def cookie(self, person: str) -> str:
        """What the browser keeps."""
        return self._cookies.sign(person).decode()

    def person(self, cookie: str) -> str | None:
        """Whose cookie it is; None for one that we did not sign."""
        try:
            return self._cookies.unsign(cookie.encode("utf-8", "replace")).decode("utf-8", "replace")
        except BadSignature:
            return None

    def csrf(self, person: str) -> str:
        """What a form of ours carries."""
        return self.derive("csrf", person)

    def is_csrf(self, person: str, token: str) -> bool:
        """Whether a form is one of ours, made for this person."""
        return hmac.compare_digest(token.encode("utf-8", "replace"), self.csrf(person).encode())

    def invitation(self, table: str) -> str:
        """The token of a table's invitation."""
        return self.derive("invitation", table)

    def personal_link(self, person: str, count: int) -> str:
        """The token of a person's link; a new count makes the old one void."""
        return self.derive("link", person, str(count))


class Site(NamedTuple):
    """What a passkey is bound to: the room's name, and the address of its pages."""

    name: str
    origin: str


def site_of(base_url: str) -> Site | None:
    """Where browsers grant passkeys: on HTTPS, or on this machine under its name; never on a bare address."""
    parts = urlsplit(base_url)
    name = parts.hostname or ""
    bare = ":" in name or name.replace(".", "").isdigit()
    if bare or not (parts.scheme == "https" or name == "localhost"):
        return None
    return Site(name, f"{parts.scheme}://{parts.netloc}")
