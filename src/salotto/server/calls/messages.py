"""What somebody is told when they are called, as each way takes it; links hold no secrets."""

from __future__ import annotations

import hashlib
import json
from typing import NamedTuple
from urllib.parse import urlsplit

from salotto.registry import title as find_title
from salotto.server.calls.outside import target_of
from salotto.server.calls.webpush import Signer, coded, decoded, sealed
from salotto.server.page.clock_words import span
from salotto.server.page.page_words import Translator, name_of
from salotto.server.store.calls import Way
from salotto.server.store.rows import TableInfo
from salotto.server.tables.time_left import until_late

KEEP_SECONDS = 12 * 3600
"""So long a push service keeps a call for a browser that is switched off."""
DISCORD = ("discord.com", "discordapp.com")


class Message(NamedTuple):
    """What is said."""

    title: str
    text: str
    link: str
    about: str
    """What it is about: of two about the same only the later is shown."""


class Posting(NamedTuple):
    """What is posted to an address."""

    url: str
    headers: dict[str, str]
    body: bytes


def your_turn(info: TableInfo, seat: int, way: Way) -> Message:
    """The game, how long somebody has, and where; nobody's name, for it may be forwarded."""
    t = Translator(way.language)
    game = name_of(find_title(info.title), way.language, "title:name") or info.title
    left = until_late(info, seat)
    text = t("room-call-turn") if left is None else t("room-call-turn-left", time=span(left, t))
    return Message(game, text, f"{way.room}/tables/{info.id}", info.id)


def first_call(way: Way) -> Message:
    """An address is tried when it is given."""
    t = Translator(way.language)
    return Message(t("room-page-salotto"), t("room-call-first"), f"{way.room}/me", "first")


def posting(message: Message, way: Way, signer: Signer, now: float) -> Posting:
    """A message as the way takes it."""
    if way.key:
        return _push(message, way, signer, now)
    parts = urlsplit(way.address)
    said = f"{message.title}: {message.text}"
    if parts.hostname in DISCORD:
        return _json(way, {"content": f"{said}\n{message.link}", "allowed_mentions": {"parse": []}})
    if parts.path.endswith("/message"):  # Gotify
        click = {"client::notification": {"click": {"url": message.link}}}
        return _json(way, {"title": message.title, "message": message.text, "extras": click})
    headers = {"Content-Type": "text/plain; charset=utf-8", "Click": message.link}  # ntfy
    return Posting(way.address, headers, f"{said}\n{message.link}".encode())


def _json(way: Way, data: object) -> Posting:
    return Posting(way.address, {"Content-Type": "application/json"}, json.dumps(data).encode())


def _push(message: Message, way: Way, signer: Signer, now: float) -> Posting:
    told = {"title": message.title, "body": message.text, "url": message.link, "tag": message.about}
    body = sealed(json.dumps(told).encode(), decoded(way.key), decoded(way.auth))
    origin = target_of(way.address, {urlsplit(way.address).hostname or ""}).origin
    headers = {
        "Authorization": signer.authorization(origin, contact(way.room), now),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEEP_SECONDS),
        "Topic": coded(hashlib.sha256(message.about.encode()).digest()[:24]),
        "Urgency": "normal",
    }
    return Posting(way.address, headers, body)


def contact(room: str) -> str:
    """Whom a push service may turn to: some take no plain address."""
    return "https://" + room.partition("//")[2]
