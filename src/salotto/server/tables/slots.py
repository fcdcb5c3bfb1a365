"""How many bots think at once on a machine, where several server processes share them.

A slot is a locked file. Whoever finds one free may think; a lock ends with its process, whatever becomes of
that, so no slot is ever lost.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
from pathlib import Path

LOOK_SECONDS = 0.02
"""How often one looks again where all the slots are taken."""


class Slots:
    """Some slots in a folder that all the processes of a machine know."""

    def __init__(self, folder: Path, number: int) -> None:
        self._files = [folder / f"slot-{each}" for each in range(number)]

    async def take(self) -> int:
        """Wait for a slot; what is given is needed to give it back."""
        while True:
            for file in self._files:
                handle = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
                try:
                    fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    return handle
                except BlockingIOError:
                    os.close(handle)
            await asyncio.sleep(LOOK_SECONDS)

    def give_back(self, taken: int) -> None:
        """Let another think."""
        os.close(taken)
