"""A bare echo server: what the same stack does when each message is only stored and sent back.

`salotto bench server` measures it beside the room: `python -m salotto.server.echo FILE`.
"""

from __future__ import annotations

import asyncio
import sys
from concurrent.futures import ThreadPoolExecutor

import sqlalchemy as sa
import uvicorn
from fastapi import FastAPI, WebSocket
from starlette.websockets import WebSocketDisconnect

from salotto.server.process import listen
from salotto.server.store.database import Store

messages = sa.Table(
    "messages", sa.MetaData(), sa.Column("id", sa.Integer, primary_key=True), sa.Column("text", sa.Text)
)


def keep(engine: sa.Engine, text: str) -> None:
    """Store one message."""
    with engine.begin() as connection:
        connection.execute(messages.insert(), {"text": text})


def make_echo(file: str) -> FastAPI:
    """The application."""
    engine = Store(f"sqlite:///{file}").engine
    thread = ThreadPoolExecutor(1)
    app = FastAPI(openapi_url=None)

    @app.websocket("/ws")
    async def echo(socket: WebSocket) -> None:
        await socket.accept()
        try:
            while True:
                text = await socket.receive_text()
                await asyncio.get_running_loop().run_in_executor(thread, keep, engine, text)
                await socket.send_text(text)
        except WebSocketDisconnect:
            return

    with engine.begin() as connection:
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
