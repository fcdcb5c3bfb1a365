"""One server process: its application, its sockets, how it says where it is and how it ends."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import sys
import webbrowser
from collections.abc import Callable
from functools import partial

import uvicorn

from salotto.server.local_network import address_at
from salotto.server.page.qr import qr_lines
from salotto.server.settings import BadSettings, Settings
from salotto.server.tables.slots import Slots
from salotto.server.web.app import make_app
from salotto.server.web.deflate import RoomProtocol
from salotto.server.web.limits import MESSAGE_BYTES
from salotto.server.web.patience import PatientHttp

SWITCH_SECONDS = 0.001
"""How long the event loop may keep the interpreter from the thread that stores a choice; by default it would
be 5 ms each of the several times that the thread comes back from the database. Every switch has its price."""

KEEP_ALIVE_SECONDS = 30
"""How long a connection may rest between two requests: longer than clients usually keep one (5 s), so that it
is they who close it. A request that is sent in the moment in which we close one would be lost."""

COLLECT = (20_000, 20, 10)
"""When the garbage collector looks for cycles: seldom, because a full search stops everybody's game."""


def run(
    settings: Settings,
    listening: list[socket.socket],
    open_browser: bool = False,
    tell: Callable[[str], None] | None = None,
    slots: Slots | None = None,
) -> int:
    """Serve on sockets and a database that are ready; `tell` is told the address, which is printed else.

    `slots` are shared with the bots of other processes.
    """
    address = address_at(settings, listening[0].getsockname()[1])
    sys.setswitchinterval(SWITCH_SECONDS)
    config = uvicorn.Config(
        make_app(settings, slots),
        log_config=None,
        access_log=False,
        server_header=False,
        http=PatientHttp,
        ws=RoomProtocol,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=settings.compress,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=5,
    )
    server = RoomServer(config, address, open_browser, tell or partial(announce, settings))
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(server.serve(listening))
    return 0 if server.started else 1


class RoomServer(uvicorn.Server):
    """A server that says where it is, and ends without complaint when it is told to."""

    def __init__(
        self,
        config: uvicorn.Config,
        address: str,
        open_browser: bool,
        tell: Callable[[str], None],
    ) -> None:
        super().__init__(config)
        self._address = address
        self._open_browser = open_browser
        self._tell = tell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, then print the link."""
        await super().startup(sockets)
        if self.started:
            spare_the_collector()
            self._tell(self._address)
            if self._open_browser:
                await asyncio.to_thread(webbrowser.open, self._address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop in peace: what was asked for by a signal is no accident."""
        await super().shutdown(sockets)
        self._captured_signals.clear()


def announce(settings: Settings, address: str) -> None:
    """Say where the room is; on a local network with a code for cameras."""
    with contextlib.suppress(BrokenPipeError):  # whoever reads us may have seen enough with the address
        print("\n".join([address, *(qr_lines(address) if settings.lan else ())]), flush=True)


def spare_the_collector() -> None:
    """What was loaded stays; what a scene leaves behind is mostly freed without the collector's help."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def listen(host: str, port: int, shared: bool = False) -> socket.socket:
    """A listening socket; port 0 takes any free one. Asyncio sends without delay only where it sees TCP.

    Others may listen beside one that is `shared`: the kernel deals the connections out.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        share_port(listening)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        raise BadSettings(f"cannot listen on {host}, port {port}: {error.strerror}") from error
    return listening


def share_port(listening: socket.socket) -> None:
    """Let others listen at the same port."""
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
