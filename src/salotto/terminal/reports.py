"""The shelf and the figures of the laboratory, as tables for people."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from salotto.kernel.title import Json, Title, When
from salotto.speech import Speech
from salotto.terminal.opening import as_written, players_of
from salotto.terminal.party import seat_names
from salotto.words import Words


def shelf_entry(title: Title[Any], words: Words) -> RenderableType:
    """A title with its modes and options."""
    speech = Speech(title, words)
    counts = players_of(title, None)
    span = f"{counts[0]}" if len(counts) == 1 else f"{counts[0]}–{counts[-1]}"
    heading = Text.assemble((speech.title_name(), "bold"), ("  ", ""), (title.id, "cyan"))
    heading.append(f"  {words.say('cli-players', players=span)}", "dim")
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="cyan")
    for mode in title.modes:
        table.add_row(f"  --mode {mode.id}", _about(f"mode:{mode.id}", speech))
    for option in title.options:
        values = "|".join(map(as_written, option.values))
        about = _about(f"option:{option.id}", speech)
        for when in option.forced:
            about.append(f" [{_where(when, words)}: {as_written(when.value)}]", "dim")
        table.add_row(f"  --option {option.id}={values}", about)
    return Group(heading, speech.thing("title:about"), table)


def _about(key: str, speech: Speech) -> Text:
    return Text.assemble((speech.thing(key), "bold"), f": {speech.thing(f'{key}-about')}")


def _where(when: When, words: Words) -> str:
    """At which tables something holds."""
    players = words.say("cli-players", players=", ".join(map(str, when.players))) if when.players else ""
    return " ".join(filter(None, (f"--mode {when.mode}" if when.mode else "", players)))


def simulation(report: Json, words: Words) -> RenderableType:
    """What came out of many games."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("cli-sim-seat", "cli-sim-wins", "cli-sim-share", "cli-sim-mean"):
        table.add_column(words.say(heading), justify="left" if heading == "cli-sim-seat" else "right")
    names = seat_names([seat["bot"] for seat in report["seats"]], words)
    for name, seat in zip(names, report["seats"], strict=True):
        share = f"{100 * seat['wins'] / report['finished']:.1f} %" if report["finished"] else "–"
        mean = "–" if seat["mean_score"] is None else f"{seat['mean_score']:.2f}"
        table.add_row(name, f"{seat['wins']:g}", share, mean)
    summary = words.say(
        "cli-sim-summary",
        finished=report["finished"],
        games=report["games"],
        decisions=report["decisions"],
        seconds=f"{report['seconds']:.2f}",
    )
    return Group(table, Text(summary, "dim"))


def benchmark(figures: Json, words: Words) -> RenderableType:
    """How fast a title is."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right", style="bold")
    rows = [
        ("cli-bench-decisions", f"{figures['decisions_per_s']:,}"),
        ("cli-bench-plies", f"{figures['plies_per_s']:,}"),
        ("cli-bench-games", f"{figures['games_per_s']:,}"),
        ("cli-bench-lean", f"{figures['lean']['decisions_per_s']:,}"),
        ("cli-bench-steps", "–" if figures["steps_per_s"] is None else f"{figures['steps_per_s']:,}"),
        ("cli-bench-copy", f"{figures['copy_us']} µs"),
        ("cli-bench-fork", f"{figures['fork_us']} µs"),
        ("cli-bench-evaluate", f"{figures['evaluate_us']} µs"),
        ("cli-bench-loop", f"{figures['loop_ms']} ms"),
    ]
    for message, figure in rows:
        table.add_row(words.say(message), figure)
    if peer := figures["peer"]:
        for message, count in (
            ("cli-bench-peer", "decisions_per_s"),
            ("cli-bench-peer-plies", "plies_per_s"),
        ):
            ratios = f"× {figures[count] / peer[count]:.1f}, × {figures['lean'][count] / peer[count]:.1f}"
            table.add_row(words.say(message, peer=peer["name"]), f"{peer[count]:,} ({ratios})")
    where = (words.say(f"cli-bench-engine-{figures['engine']}"), figures["machine"], figures["commit"])
    return Group(table, Text(" · ".join(where), "dim"))


DYNAMIC_WORDS = ("cli-bench-engine-*",)
