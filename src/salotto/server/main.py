"""Serving the room: one process, or several on one PostgreSQL."""

from __future__ import annotations

from salotto.server import server_log
from salotto.server.crew import Crew
from salotto.server.local_network import named_for_network, open_to_network
from salotto.server.opening import file_of, opened
from salotto.server.process import listen, run
from salotto.server.settings import BadSettings, Settings, secret_of


def serve(settings: Settings, open_browser: bool = False) -> int:
    """Serve until somebody stops it; 0 when it was stopped in peace."""
    server_log.set_up(settings.log_level, settings.log_json)
    if settings.workers > 1 and settings.on_sqlite:
        raise BadSettings("SQLite is for one process: --workers needs PostgreSQL")
    settings = open_to_network(settings)
    listening = listen(settings.host, settings.port)
    try:
        port = listening.getsockname()[1]
        settings = named_for_network(settings, port)
        if file_of(settings.database) is None:
            secret_of(settings)  # nobody keeps one for us
        with opened(settings.database):
            secret_of(settings)  # better now than at the first visit
            if settings.workers > 1:
                listening.close()  # the processes listen side by side, each for itself
                return Crew(settings, port, open_browser).run()
            return run(settings, [listening], open_browser)
    finally:
        listening.close()
