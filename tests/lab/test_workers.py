"""The processes of the laboratory: an interruption is never lost, whenever it comes."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

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


DEAF = """
import os, signal, sys, time
from salotto.lab.workers import workers

def deaf(file):
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    open(file, "w").close()
    time.sleep(600)

def main():
    try:
        with workers(1, "fork") as pool:
            pool.submit(deaf, sys.argv[1])
            while not os.path.exists(sys.argv[1]):
                time.sleep(0.01)
            raise KeyboardInterrupt
    except KeyboardInterrupt:
        sys.exit(130)

main()
"""


def test_a_process_that_does_not_hear_its_end_is_killed(tmp_path: Path) -> None:
    command = [sys.executable, "-c", DEAF, str(tmp_path / "deaf")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 130, done.stderr


ONE_GAME = """
import multiprocessing, sys
from salotto.lab.simulate import simulate
multiprocessing.util.register_after_fork(sys, lambda _: print("one more", flush=True))
simulate("spook-manor", ["random"] * 2, 1, jobs=20)
"""


def test_there_are_no_more_processes_than_games() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ONE_GAME], capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert done.stdout == ""


HANGING = """
import os, sys, time
open(sys.argv[1], "w").write(str(os.getpid()))
time.sleep(600)
"""


def test_a_tournament_that_is_interrupted_leaves_no_program_behind(tmp_path: Path) -> None:
    pid, bot = tmp_path / "pid", tmp_path / "bot.py"
    bot.write_text(HANGING)
    program = f"cmd:600s:{sys.executable} {bot} {pid}"
    command = ["tournament", "spook-manor", "--bots", f"random,{program}", "--games", "1", "--jobs", "2"]
    tournament = subprocess.Popen(
        [sys.executable, "-m", "salotto", *command, "--out", str(tmp_path / "out")],
        preexec_fn=listen_to_signals,
        stdout=subprocess.DEVNULL,
    )
    patience = time.monotonic() + PATIENCE
    while not (pid.exists() and pid.read_text()):
        assert time.monotonic() < patience
        time.sleep(0.05)
    tournament.send_signal(signal.SIGINT)
    assert tournament.wait(PATIENCE) == 130
    for _ in range(100):
        if gone(int(pid.read_text())):
            return
        time.sleep(0.05)
    pytest.fail("the program is still there")


def gone(pid: int) -> bool:
    """Whether a process has ended; one that nobody has waited for yet counts as ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True
