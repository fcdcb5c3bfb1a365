"""The processes of the laboratory: an interruption is never lost, whenever it comes."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.children import PATIENCE, listen_to_signals

INTERRUPTED_AT = """
import os, signal, sys
from salotto.lab.workers import workers

def main():
    me = os.getpid()
    def interrupt():
        if os.getpid() == me:
            os.kill(me, signal.SIGINT)
    os.register_at_fork(**{"MOMENT": interrupt})
    try:
        with workers(2, "fork") as pool:
            list(pool.map(abs, [-1] * 20))
    except KeyboardInterrupt:
        sys.exit(130)

main()
"""


@pytest.mark.parametrize("moment", ["before", "after_in_parent"])
def test_an_interruption_while_the_processes_start_is_heard(moment: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED_AT.replace("MOMENT", moment)],
        preexec_fn=listen_to_signals,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 130, done.stderr


def test_a_process_that_was_started_to_ignore_interruptions_goes_on_ignoring_them() -> None:
    script = INTERRUPTED_AT.replace("MOMENT", "before") + "print('all played')"
    done = subprocess.run(
        ["sh", "-c", 'trap "" INT; exec "$@"', "sh", sys.executable, "-c", script],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stdout) == (0, "all played\n"), done.stderr
