"""Web Push: a message that only the browser can read (RFC 8291), signed by the room (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
from functools import cached_property

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many keys the curve has."""
RECORD = 4096
AUTH_BYTES = 16
TOKEN_SECONDS = 12 * 3600
"""So long a signature is good: half of what is allowed."""


def coded(data: bytes) -> str:
    """As it travels in headers and JSON."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """What came so; ValueError for anything else."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as a point."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def read_public(point: bytes) -> ec.EllipticCurvePublicKey:
    """The key of a point; ValueError for one that is not on the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def sealed(
    plain: bytes,
    browser: bytes,
    auth: bytes,
    ours: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message for the browser that has this public key and secret; `ours` and `salt` are drawn anew."""
    ours, salt = ours or ec.generate_private_key(CURVE), salt or os.urandom(16)
    point = public_bytes(ours.public_key())
    shared = ours.exchange(ec.ECDH(), read_public(browser))
    secret = _derived(auth, shared, b"WebPush: info\0" + browser + point, 32)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + len(point).to_bytes(1, "big") + point
    return head + AESGCM(key).encrypt(nonce, plain + b"\x02", None)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


class Signer:
    """The room's key for push services: it follows from the room's secret, so that it is always the same."""

    def __init__(self, number: int) -> None:
        self._key = ec.derive_private_key(number % (ORDER - 1) + 1, CURVE)

    @cached_property
    def public(self) -> str:
        """What a browser binds its subscription to."""
        return coded(public_bytes(self._key.public_key()))

    def authorization(self, origin: str, contact: str, now: float) -> str:
        """The header by which a push service knows that it is we who call."""
        claims = {"aud": origin, "exp": int(now) + TOKEN_SECONDS, "sub": contact}
        parts = [coded(json.dumps(each).encode()) for each in ({"typ": "JWT", "alg": "ES256"}, claims)]
        text = ".".join(parts)
        pair = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(32, "big") for number in pair)
        return f"vapid t={text}.{coded(signature)}, k={self.public}"
