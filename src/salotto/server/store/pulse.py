"""Whether the store can be written: asked by `/health`, found out by writing."""

from __future__ import annotations

import asyncio
import time

from salotto.server.store.database import Store

FRESH_SECONDS = 2.0
"""For so long a finding stands, so that nobody can keep the disk busy by asking."""
PATIENCE = 5.0
"""A store that takes longer to write next to nothing is in trouble."""


class Pulse:
    """Feels whether the store is alive."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trouble: str | None = None
        self._felt = -FRESH_SECONDS
        self._feeling = asyncio.Lock()

    async def trouble(self) -> str | None:
        """What is wrong with the store, if anything is."""
        async with self._feeling:
            if time.monotonic() - self._felt > FRESH_SECONDS:
                self._trouble = await self._feel()
                self._felt = time.monotonic()
            return self._trouble

    async def _feel(self) -> str | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.probe()
        except TimeoutError:
            return f"nothing could be written within {PATIENCE:g} seconds"
        except Exception as error:
            return type(getattr(error, "orig", None) or error).__name__
        return None
