"""A bare echo server: what the same stack does when each message is only stored and sent back.

`salotto bench server` measures it beside the room: `python -m salotto.server.echo FILE`.
"""

from __future__ import annotations

import asyncio
import sys
from functools import partial

import sqlalchemy as sa
import uvicorn
from fastapi import FastAPI, WebSocket
from starlette.websockets import WebSocketDisconnect

from salotto.server.main import listen
from salotto.server.store import Store

messages = sa.Table(
    "messages", sa.MetaData(), sa.Column("id", sa.Integer, primary_key=True), sa.Column("text", sa.Text)
)


def keep(text: str, connection: sa.Connection) -> None:
    """Store one message."""
    connection.execute(messages.insert(), {"text": text})


def make_echo(file: str) -> FastAPI:
    """The application."""
    store = Store(f"sqlite:///{file}")
    app = FastAPI(openapi_url=None)

    @app.websocket("/ws")
    async def echo(socket: WebSocket) -> None:
        await socket.accept()
        try:
            while True:
                text = await socket.receive_text()
                await store.run(partial(keep, text))
                await socket.send_text(text)
        except WebSocketDisconnect:
            return

    with store.engine.begin() as connection:
        messages.create(connection)
    return app


def main(file: str) -> None:
    """Serve on any free port, and say which."""
    listening = listen("127.0.0.1", 0)
    config = uvicorn.Config(
        make_echo(file), log_level="warning", ws="websockets-sansio", ws_per_message_deflate=False
    )
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    asyncio.run(uvicorn.Server(config).serve([listening]))


if __name__ == "__main__":
    main(sys.argv[1])
