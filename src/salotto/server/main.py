"""Serving the room."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import socket
import sys
import webbrowser

import uvicorn

from salotto.server import server_log as logs
from salotto.server.opening import file_of, opened
from salotto.server.settings import BadSettings, Settings, secret_of
from salotto.server.web.app import make_app
from salotto.server.web.deflate import RoomProtocol
from salotto.server.web.limits import MESSAGE_BYTES
from salotto.server.web.patience import PatientHttp

log = logging.getLogger(__name__)

SWITCH_SECONDS = 0.001
"""How long the event loop may keep the interpreter from the thread that stores a choice; by default it would
be 5 ms each of the several times that the thread comes back from the database. Every switch has its price."""

COLLECT = (20_000, 20, 50)
"""When the garbage collector looks for cycles: seldom, because a full search stops everybody's game."""


def serve(settings: Settings, open_browser: bool = False) -> int:
    """Serve until somebody stops it; 0 when it was stopped in peace."""
    logs.set_up(settings.log_level, settings.log_json)
    listening = listen(settings.host, settings.port)
    try:
        if file_of(settings.database) is None:
            secret_of(settings)  # nobody keeps one for us
        with opened(settings.database):
            secret_of(settings)  # better now than at the first visit
            return run(settings, listening, open_browser)
    finally:
        listening.close()


def run(settings: Settings, listening: socket.socket, open_browser: bool) -> int:
    """Serve on a socket and a database that are ready."""
    address = settings.public_url or f"http://{settings.host}:{listening.getsockname()[1]}"
    sys.setswitchinterval(SWITCH_SECONDS)
    config = uvicorn.Config(
        make_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        http=PatientHttp,
        ws=RoomProtocol,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=settings.compress,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=5,
    )
    server = RoomServer(config, address, open_browser)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(server.serve([listening]))
    return 0 if server.started else 1


class RoomServer(uvicorn.Server):
    """A server that says where it is, and ends without complaint when it is told to."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, then print the link."""
        await super().startup(sockets)
        if self.started:
            spare_the_collector()
            print(self._address, flush=True)
            if self._open_browser:
                await asyncio.to_thread(webbrowser.open, self._address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop in peace: what was asked for by a signal is no accident."""
        await super().shutdown(sockets)
        self._captured_signals.clear()


def spare_the_collector() -> None:
    """What was loaded stays; what a scene leaves behind is mostly freed without the collector's help."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any free one. Asyncio sends without delay only where it sees TCP."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        raise BadSettings(f"cannot listen on {host}, port {port}: {error.strerror}") from error
    return listening
