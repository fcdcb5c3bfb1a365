"""How long we wait for the rest of a request: who sends one by drops would hold a connection for ever."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

SECONDS = 10.0
"""From the first byte of a request, or from the connection, until all of it is here."""


class PatientHttp(H11Protocol):
    """Uvicorn's HTTP, which drops a connection whose request does not arrive."""

    seconds = SECONDS

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._deadline: asyncio.TimerHandle | None = None
        self._is_socket = False
        self._wait()  # somebody is here, and should say what they want

    def data_received(self, data: bytes) -> None:
        """Something came; the clock runs on until the request is whole."""
        super().data_received(data)
        if self._half_sent and not self._is_socket:
            self._wait()
        else:
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is a socket's business."""
        self._is_socket = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._stop_waiting()
        super().connection_lost(exc)

    @property
    def _half_sent(self) -> bool:
        state = self.conn.their_state
        return state is h11.SEND_BODY or (state is h11.IDLE and bool(self.conn.trailing_data[0]))

    def _wait(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.seconds, self._drop)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _drop(self) -> None:
        self._deadline = None
        self.transport.close()
