"""Compression of what sockets send, only where it is worth the time of the processor.

Most messages of a table are small; compression would make them a packet or two shorter, and cost more time
than painting what they hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

SMALL = 16_384
"""Bytes that are sent as they are."""
SETTINGS = {"level": 1, "memLevel": 5}
WINDOW_BITS = 12


class SparingDeflate(PerMessageDeflate):
    """Compresses only what is large (RFC 7692, section 6: a message may go uncompressed)."""

    def encode(self, frame: Frame) -> Frame:
        """A frame as it is sent; we send every message as one frame."""
        return super().encode(frame) if len(frame.data) > SMALL else frame


class SparingDeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with a browser on the compression."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,  # a socket keeps nothing: what is large is unlike the last
            client_no_context_takeover=True,  # nor to read: a wish is a few letters
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=WINDOW_BITS,
            compress_settings=SETTINGS,
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Any]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """What was agreed on."""
        answer, found = super().process_request_params(params, accepted_extensions)
        return answer, SparingDeflate(
            found.remote_no_context_takeover,
            found.local_no_context_takeover,
            found.remote_max_window_bits,
            found.local_max_window_bits,
            SETTINGS,
        )


class RoomProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket, with our compression."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = [SparingDeflateFactory()]
