"""The scene: everything the templates of a table need, for one reader, from one seat's view.

A part of the page is a template and a context made for it alone: the same context gives the same HTML.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from markupsafe import Markup

from salotto.bots.hint import Hint, hint_line
from salotto.kernel.decisions import Decision, key_of
from salotto.kernel.play import Play, Refused, Told
from salotto.kernel.title import Json, Phrase, Title
from salotto.server.render import (
    CachedWords,
    PageSpeech,
    Translator,
    link_cards,
    name_of,
    remembered,
    render,
    static,
)
from salotto.server.rows import Seat, TableInfo
from salotto.server.title_page import TitlePage, page_of
from salotto.words import Language

CHOICE = re.compile(r'data-choice="([^"]*)"')
SHORTCUT = "shortcut:"
STORY_LINES = 80

Context = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Reader:
    """Who looks: a seat (None: a spectator) in a language; `look` is the seat looked at."""

    seat: int | None
    language: Language
    look: int = 0


class Painted:
    """The parts of a table's page as they were last painted, for its few different readers."""

    def __init__(self, seats: int) -> None:
        self._room = 2 * seats + 1
        self._parts: dict[tuple[str, Language], list[tuple[Context, str]]] = {}

    def paint(self, template: str, language: Language, always: Context, context: Context) -> str:
        """A template as HTML; `always` is what never changes for a title and a language."""
        painted = self._parts.setdefault((template, language), [])
        for at in range(len(painted) - 1, -1, -1):
            if painted[at][0] == context:
                painted.append(painted.pop(at))  # the longest unused one goes first
                return painted[-1][1]
        html = render(template, always | context)
        painted.append((context, html))
        del painted[: -self._room]
        return html


class Scene:
    """One position, as one reader sees it."""

    def __init__(
        self,
        info: TableInfo,
        title: Title[Any],
        play: Play[Any],
        story: Sequence[Told],
        reader: Reader,
        painted: Painted | None = None,
        present: Sequence[bool] = (),
        asks: bool = True,
    ) -> None:
        """`asks` is False when the past is shown, where nothing can be chosen."""
        self.info = info
        self.title = title
        self.play = play
        self.reader = reader
        self.painted = painted or Painted(len(info.seats))
        self.present = present
        self.names = seat_names(info, reader.language)
        mine = info.seats[reader.seat] if reader.seat is not None else None
        if mine is not None and mine.person and not mine.name:
            self.names[mine.seat] = Translator(reader.language)("room-you")
        self.t = Translator(reader.language)
        self.page: TitlePage = page_of(title)
        self.cards: Mapping[str, Json] = self.page.cards(reader.language)
        self.speech = PageSpeech(title, CachedWords(reader.language), self.names, reader.seat)
        self.heard = [told for told in story if told.event.only in (None, reader.seat)]
        self.view: Json = self.page.adorn(play.view(reader.seat), self.heard)
        self.asks = asks
        answers = asks and mine is not None and not mine.bot
        self.decision: Decision | None = play.decision(mine.seat) if mine and answers else None

    # What the templates read

    @cached_property
    def always(self) -> Context:
        """What never changes for a title and a language."""
        language = self.reader.language
        return {
            "t": self.t,
            "static": static,
            "lang": language,
            "title_id": self.title.id,
            "cards": self.cards,
            "remembered": remembered(self.title, language),
        }

    @cached_property
    def table(self) -> Context:
        """The table and who sits round it."""
        return {**table_words(self.info, self.title, self.reader.language), "seats": self.seats}

    @cached_property
    def seats(self) -> list[Context]:
        """The player strips."""
        asked = {decision.seat for decision in self.play.pending}
        seats = []
        for seat in self.info.seats:
            facts = self.page.seat(self.view, seat.seat)
            points = facts["points"]
            seats.append(
                {
                    "seat": seat.seat,
                    "name": self.names[seat.seat],
                    "kind": "bot" if seat.bot else "person",
                    "me": seat.seat == self.reader.seat,
                    "host": seat.person is not None and seat.person == self.info.host,
                    "turn": seat.seat in asked,
                    "ready": facts["ready"],
                    "away": self.away(seat),
                    "replaceable": self.hosts and self.away(seat) and seat.seat != self.reader.seat,
                    "hand": facts["hand"],
                    "points": points,
                    "total": sum(points.values()) if points else None,
                }
            )
        return seats

    def away(self, seat: Seat) -> bool:
        """Whether a person who plays is not here."""
        return self.asks and not seat.bot and not (self.present and self.present[seat.seat])

    @property
    def hosts(self) -> bool:
        """Whether the reader is the host of a running game."""
        seat = self.reader.seat
        return seat is not None and not self.play.over and self.info.seats[seat].person == self.info.host

    @cached_property
    def choices(self) -> dict[str, dict[str, str]]:
        """What can be chosen now, by key."""
        if self.decision is None:
            return {}
        return {
            key_of(option): {"label": self.speech.answer(option), "note": self._note(self.decision, option)}
            for option in self.decision.options
        }

    def _note(self, decision: Decision, option: Any) -> str:
        note = self.page.note(decision, key_of(option))
        return self._said(note) if note else ""

    @cached_property
    def question(self) -> str:
        """Who must do what."""
        if self.decision is not None:
            return self.speech.question(self.decision)
        if self.play.outcome is not None:
            return self.speech.outcome(self.play.outcome)
        waiting = self.speech.several([self.names[decision.seat] for decision in self.play.pending])
        return self.t("room-waiting-for", players=waiting)

    def options_beside(self, board: str) -> list[dict[str, str]]:
        """The options that the board does not show as buttons, and the title's shortcuts."""
        if self.decision is None:
            return []
        shown = {Markup(key).unescape() for key in CHOICE.findall(board)}
        options = [{"key": key, **choice} for key, choice in self.choices.items() if key not in shown]
        shortcuts = self.title.shortcuts(self.play.state, self.decision)
        return options + [{"key": SHORTCUT + id, "label": self.t(id), "note": ""} for id in shortcuts]

    @cached_property
    def undo(self) -> Context:
        """Whether the seat may take its last answer back, and why not."""
        if self.reader.seat is None:
            return {"allowed": False, "why": self.t("room-refused-spectator")}
        try:
            self.play.undo_target(self.reader.seat)
        except Refused as refused:
            return {"allowed": False, "why": self.speech.refusal(refused.reason)}
        return {"allowed": True, "why": ""}

    @cached_property
    def stage(self) -> Context:
        """How far the game is."""
        stage = self.page.stage(self.view)
        phases = [{"label": self._said(phrase), "now": now} for phrase, now in stage["phases"]]
        return {
            **stage,
            "label": self._said(stage["label"]),
            "ends": self._said(stage["ends"]),
            "phases": phases,
        }

    def _said(self, phrase: Phrase) -> str:
        return self.speech.say(phrase.id, **phrase.args)

    def story(self, since: int = 0) -> list[Context]:
        """What happened, line by line."""
        teller = self.speech.linked(self.cards)
        return [
            {
                "at": told.at,
                "url": f"/tables/{self.info.id}/replay?to={told.at}",
                "seat": told.event.seat,
                "html": link_cards(teller.event(told.event)),
                "new": False,
                "mark": None,
            }
            for told in self.heard[max(since, len(self.heard) - STORY_LINES) :]
        ]

    @cached_property
    def scorecards(self) -> Context | None:
        """The points as far as they are open."""
        if any(seat["points"] is None for seat in self.seats):
            return None
        outcome = self.play.outcome
        return {
            "categories": [{"id": id, "label": self.speech.category(id)} for id in self.title.categories],
            "seats": [
                {
                    "seat": seat["seat"],
                    "name": seat["name"],
                    "points": seat["points"],
                    "total": seat["total"],
                    "rank": outcome.ranks[seat["seat"]] if outcome else None,
                }
                for seat in self.seats
            ],
            "final": self.play.over,
            "lowest_wins": self.page.LOWEST_WINS,
        }

    def hint_lines(self, hints: Sequence[Hint]) -> list[str]:
        """Hints in the reader's words."""
        return [hint_line(found, self.speech) for found in hints]

    def why_not(self) -> list[dict[str, str]]:
        """What cannot be chosen now, by which rule, in words."""
        if self.decision is None:
            return []
        return [
            {"key": blocked.key, "rule": blocked.rule, "text": self.speech.why_not(blocked)}
            for blocked in self.decision.why_not()
        ]

    # The parts of the page

    def parts(self) -> dict[str, str]:
        """Each part of the page that changes while one plays, but the story, as HTML."""
        board = self.board(self.reader.look)
        return {
            "board": board,
            "stage": self._paint("table_stage.html", {"stage": self.stage}),
            "prompt": self._paint("table_prompt.html", {"prompt": self.prompt(board)}),
            "actions": self._paint("table_actions.html", self.actions()),
            "players": self.players(),
            "scores": self._paint("scorecard_table.html", {"scorecards": self.scorecards, "tight": True}),
        }

    def _paint(self, template: str, context: Context) -> str:
        return self.painted.paint(template, self.reader.language, self.always, context)

    def board(self, look: int) -> str:
        """The title's own part, when somebody looks at a seat."""
        context = {
            "look": look,
            "view": self.page.board(self.view, look),
            "choices": self.choices,
            "blocked": {},
            "picked": picked(self.decision) if self.decision else [],
            "table": {"seats": [{"seat": seat, "name": name} for seat, name in enumerate(self.names)]},
        }
        return self._paint(f"{self.title.id}/board.html", context)

    def prompt(self, board: str) -> Context:
        """What is being asked, with the options that are not on one's own board."""
        if self.decision is not None and self.decision.seat != self.reader.look:
            board = self.board(self.decision.seat)
        return {
            "mine": self.decision is not None,
            "text": self.question,
            "options": self.options_beside(board),
            "more": self.more,
        }

    @property
    def more(self) -> Context | None:
        """What one can do while nothing is asked: look at the result, take one's seat back, change seats."""
        if self.play.over:
            return {"sit": [], "take_back": None, "scorecard": f"/tables/{self.info.id}/scorecard"}
        if self.reader.seat is None or not self.asks or self.decision is not None:
            return None
        own = self.info.seats[self.reader.seat]
        asked = {decision.seat for decision in self.play.pending}
        twins = [
            {"seat": seat, "name": self.names[seat]}
            for seat in self.info.seats_of(own.person)
            if seat in asked and seat != own.seat and not self.info.seats[seat].bot
        ]
        return {"sit": twins, "take_back": own.seat if own.bot else None, "scorecard": ""}

    def actions(self) -> Context:
        """The buttons beside the prompt."""
        return {"undo": self.undo, "restart": self.undo, "prompt": {"mine": self.decision is not None}}

    def players(self) -> str:
        """The strips of the players, each with the title's small picture."""
        return "".join(self._strip(seat) for seat in self.seats)

    def _strip(self, seat: Context) -> str:
        number = seat["seat"]
        picture = {"seat": {"seat": number}, "view": self.page.strip(self.view, number)}
        context = {
            "seat": {name: value for name, value in seat.items() if name not in ("me", "host", "points")},
            "looked": number == self.reader.look,
            "picture": Markup(self._paint(f"{self.title.id}/strip.html", picture)),
        }
        return self._paint("table_player.html", context)

    def context(self) -> Context:
        """Everything, for a whole page."""
        board = self.board(self.reader.look)
        return {
            **self.always,
            **self.actions(),
            "table": self.table,
            "at": len(self.play.log),
            "look": self.reader.look,
            "board": Markup(board),
            "prompt": self.prompt(board),
            "players": Markup(self.players()),
            "stage": self.stage,
            "story": self.story(),
            "scorecards": self.scorecards,
            "over": self.play.over,
        }


def picked(decision: Decision) -> list[str]:
    """The keys that a question is about: what was chosen just before."""
    keys = [value for value in decision.about.values() if isinstance(value, str) and ":" in value]
    return keys + list(decision.about.get("picked", ()))


def seat_names(info: TableInfo, language: Language) -> list[str]:
    """What the seats are called: a name, or what kind of player sits there."""
    t = Translator(language)
    return [
        seat.name
        or (t("room-bot-name", level=t(f"room-bot-{seat.bot}"), number=seat.seat + 1) if seat.bot else "")
        or t("room-player", number=seat.seat + 1)
        for seat in info.seats
    ]


def table_words(info: TableInfo, title: Title[Any], language: Language) -> Context:
    """The table in words: its title, mode and options."""
    speech = PageSpeech(title, CachedWords(language))
    title_name = name_of(title, language, "title:name") or title.id
    unusual = {
        option.id: info.options[option.id]
        for option in title.options
        if info.options.get(option.id, option.default) != option.default
    }
    return {
        "id": info.id,
        "name": Translator(language)("room-table-of", title=title_name, players=len(info.seats)),
        "title_name": title_name,
        "mode_name": name_of(title, language, f"mode:{info.mode}") or info.mode,
        "option_names": [speech.options({id: value}) for id, value in unusual.items()],
        "socket": f"/tables/{info.id}/ws",
    }


DYNAMIC_WORDS = ("room-bot-*",)
