"""A push service of our own on this machine: keeps what it receives, and reads it as a browser would."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from salotto.server.calls.webpush import coded, public_bytes, read_public


class Received(NamedTuple):
    """One post."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes whatever is posted; `status` is what it answers."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.status = 201
        self.more: dict[str, str] = {}
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.received.append(Received(self.path, dict(self.headers), body))
                self.send_response(service.status)
                for name, value in service.more.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.http.server_port}"

    def subscription(self, name: str = "anna") -> str:
        """What a browser would tell of its subscription."""
        keys = {"p256dh": coded(public_bytes(self.key.public_key())), "auth": coded(self.auth)}
        return json.dumps({"endpoint": f"{self.address}/push/{name}", "expirationTime": None, "keys": keys})

    def read(self, body: bytes) -> dict[str, Any]:
        """A message as the browser deciphers it (RFC 8188, RFC 8291)."""
        salt, length = body[:16], body[20]
        point, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), read_public(point))
        own = public_bytes(self.key.public_key())
        secret = HKDF(SHA256(), 32, self.auth, b"WebPush: info\0" + own + point).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        told: dict[str, Any] = json.loads(plain[:-1])
        return told


@contextmanager
def a_push_service() -> Iterator[PushService]:
    """It runs in a thread."""
    service = PushService()
    thread = threading.Thread(target=service.http.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield service
    finally:
        service.http.shutdown()
        thread.join()
        service.http.server_close()
