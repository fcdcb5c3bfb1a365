"""The scene: everything the templates of a table need, for one reader, from one seat's view.

A part of the page is a template and a context made for it alone: the same context gives the same HTML.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from markupsafe import Markup

from salotto.bots.hint import Hint, hints_said
from salotto.kernel.decisions import ENOUGH, Decision, key_of
from salotto.kernel.play import Play, Refused, Told
from salotto.kernel.title import Outcome, Phrase, Scorecard, Title
from salotto.kit.furniture import Facts, Stage
from salotto.lessons import LEARNER
from salotto.registry import title as find_title
from salotto.server.page import answers
from salotto.server.page.aside import Aside
from salotto.server.page.campaign_panel import campaign_panel
from salotto.server.page.clock_words import clock_of
from salotto.server.page.ending import ending
from salotto.server.page.fragments import remembered
from salotto.server.page.furniture import Furniture
from salotto.server.page.laid import Laid
from salotto.server.page.meanwhile import asking, meanwhile, petition_words
from salotto.server.page.offers import Drawn, drawn
from salotto.server.page.page_words import CachedWords, PageSpeech, link_cards, translator
from salotto.server.page.pointers import pointers_of, rule_asked
from salotto.server.page.render import render
from salotto.server.page.render_cache import Appearance, Asked, Context, RenderCache
from salotto.server.page.render_cache import Reader as Reader
from salotto.server.page.score_sheet import score_sheet
from salotto.server.page.seat_words import names_for, table_words
from salotto.server.page.static_files import static
from salotto.server.page.title_page import page_of
from salotto.server.store.rows import Seat, TableInfo
from salotto.server.tables.caution import changes_of_mind
from salotto.server.tables.pointing import Fingers, pointed_at, shared_question, with_advised
from salotto.server.tables.shortcuts import AS_THEY_LIE, SHORTCUT
from salotto.server.tables.time_left import may_be_replaced

NO_FINGERS: Fingers = {}
STORY_LINES = 80


class Scene:
    """One position, as one reader sees it."""

    def __init__(
        self,
        info: TableInfo,
        title: Title[Any],
        play: Play[Any],
        story: Sequence[Told],
        reader: Reader,
        cache: RenderCache | None = None,
        present: Sequence[bool] = (),
        asks: bool = True,
        fingers: Fingers = NO_FINGERS,
        aside: Aside | None = None,
        cover: Sequence[int] = (),
    ) -> None:
        """`asks` is False when the past is shown: nothing can be chosen; `fingers`: who points where.

        `aside` is what this reader alone is told beside the question; `cover` are the seats on one screen of
        which one is next: until somebody says so, nobody's cards are shown.
        """
        self.info, self.title, self.play, self.reader = info, title, play, reader
        self.cache = cache or RenderCache()
        self._kept = self.cache.of_reader(reader)
        self.present, self.asks, self.fingers, self.cover = present, asks, fingers, cover
        mine = info.seats[reader.seat] if reader.seat is not None else None
        self.t = translator(title, reader.language)
        self.page = page_of(title)
        self.remembered = remembered(title, reader.language)
        names = names_for(info.seats, reader.language, reader.seat)
        rivals = title.rivals(play.table)
        self.speech = PageSpeech(title, CachedWords(reader.language), names, reader.seat, rivals)
        place = info.place
        self.campaign = find_title(place.title) if place else None
        self.speech.beside = self.campaign
        self.names: tuple[str, ...] = self.speech.names
        """Who plays: the seats, and after them the rivals."""
        self.heard = self.cache.heard(story, reader.seat)
        self.game: Any = play.seen(reader.seat)
        self.given_up = info.place is not None and info.over and not play.over
        asked = asks and mine is not None and not mine.bot and not self.given_up
        self.decision: Decision | None = play.decision(mine.seat) if mine and asked else None
        self.aside = aside if self.decision is not None else None
        self.shared = shared_question(play, reader.seat) if asks else None
        self.over = play.over
        self.pending = [decision.seat for decision in play.pending]

    @cached_property
    def appearance(self) -> Appearance:
        """All that the parts of the page depend on."""
        info = self.info
        rest = (
            (self.fingers, self.aside, self.cover, self.reader, self.pending, self.over, self.info.petition),
            (info.seats, info.bank, info.clock, info.rematch, self.present, self.undo, self._view_mark),
            self.cache.guide.away,
        )
        return Appearance(self.decision, self.shared, rest)

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
            "remembered": self.remembered,
        }

    @cached_property
    def table(self) -> Context:
        """The table and who sits round it."""
        return {**table_words(self.info, self.title, self.reader.language), "seats": self.seats}

    @cached_property
    def seats(self) -> list[Context]:
        """Who sits round the table, and how they stand; the rivals stand there, too."""
        return [
            {
                **self._strip_of(number, facts),
                "me": number == self.reader.seat,
                "host": number in self.info.seats_of(self.info.host),
                "points": facts.points,
            }
            for number, facts in enumerate(self.laid.facts)
        ]

    def _strip_of(self, number: int, facts: Facts) -> Context:
        """What the strip of a player or a rival says."""
        seat = self.info.seats[number] if number < len(self.info.seats) else None
        away = seat is not None and self.away(seat)
        late = self.asks and may_be_replaced(self.info, number, self.reader.seat)
        return {
            "seat": number,
            "name": self.names[number],
            "kind": "rival" if seat is None else "bot" if seat.bot else "person",
            "turn": number in self.pending,
            "ready": facts.ready,
            "away": away,
            "replaceable": late or (away and self.hosts and number != self.reader.seat),
            "clock": clock_of(self.info, number) if self.asks else None,
            "hand": facts.hand,
            "total": sum(facts.points.values()) if facts.points else None,
            "partial": facts.partial,
        }

    def away(self, seat: Seat) -> bool:
        """Whether a person who plays is not here."""
        return self.asks and not seat.bot and not (self.present and self.present[seat.seat])

    @property
    def hosts(self) -> bool:
        """Whether the reader is the host of a running game."""
        seat = self.reader.seat
        return seat is not None and not self.over and self.info.seats[seat].person == self.info.host

    @property
    def choices(self) -> dict[str, dict[str, str]]:
        """What can be chosen now, by key."""
        return self._asked.choices if self._asked else {}

    @cached_property
    def _asked(self) -> Asked | None:
        """The question; one that still stands was put into words before."""
        if self.decision is None:
            return None
        known = self._kept.asked
        if known is None or known.decision is not self.decision:
            said = answers.with_joined(self._in_words(self.decision), self.decision, self.laid, self.speech)
            known = self._kept.asked = Asked(self.decision, said)
        return known

    def _in_words(self, decision: Decision) -> dict[str, dict[str, str]]:
        return {
            key_of(option): {"label": self._label(decision, option), "note": self._note(decision, option)}
            for option in decision.options
        }

    def _label(self, decision: Decision, option: Any) -> str:
        if key_of(option) == ENOUGH and decision.about.get("picked") == []:
            return self.t("room-none-of-them")
        own = self.page.label(self.game, decision, key_of(option))
        return self._said(own) if own else self.speech.answer(option)

    def _note(self, decision: Decision, option: Any) -> str:
        note = self.page.note(self.game, decision, key_of(option))
        return self._said(note) if note else ""

    @cached_property
    def question(self) -> str:
        """Who must do what."""
        if self.decision is not None:
            return self.speech.question(self.decision)
        if self.outcome is not None:
            if self.campaign is self.title and self.outcome.carries["next"] is not None:
                return self.t("room-campaign-goes-on")
            return self.speech.outcome(self.outcome)
        if self.given_up:
            return self.t("room-campaign-given-up")
        players = self.speech.several([self.names[seat] for seat in self.cover or self.pending])
        return self.t("room-cover" if self.cover else "room-waiting-for", players=players)

    def options_beside(self) -> list[Context]:
        """The options that one's own board does not show as buttons, and the title's shortcuts."""
        asked = self._asked
        if asked is None:
            return []
        shown = self._board(asked.decision.seat).offers
        if len(self.info.seats) > 1:  # who sits alone has no strips
            shown |= self._players.offers
        if asked.offers != shown:
            options: list[Context] = [
                {"key": key, **choice} for key, choice in asked.choices.items() if key not in shown
            ]
            shortcuts = self.title.adviser.shortcuts(self.play.state, asked.decision)
            extra = [{"key": SHORTCUT + id, "label": self.t(id), "note": ""} for id in shortcuts]
            if asked.decision.kind == "order":
                extra = [{"key": SHORTCUT + AS_THEY_LIE, "label": self.t(AS_THEY_LIE), "note": ""}, *extra]
            urged = answers.urged_key(options + extra)
            options = [{**option, "urged": option["key"] == urged} for option in [*options, *extra]]
            asked.offers, asked.beside = shown, options
        return asked.beside

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
    def outcome(self) -> Outcome | None:
        """How the game ended, once it is over."""
        return self.play.outcome

    @cached_property
    def _stage(self) -> Stage:
        return self.page.stage(self.game)

    @cached_property
    def stage(self) -> Context:
        """How far the game is."""
        stage = self._stage
        phases = [{"label": self._said(phrase), "now": now} for phrase, now in stage.phases]
        said = {"label": self._said(stage.label), "ends": self._said(stage.ends), "phases": phases}
        return {"now": stage.now, "of": stage.of, **said}

    def _said(self, phrase: Phrase) -> str:
        return self.speech.say(phrase.id, **phrase.args)

    def story(self) -> list[Context]:
        """What happened, line by line."""
        return [self._line(told) for told in self.heard[-STORY_LINES:]]

    def _line(self, told: Told) -> Context:
        return {
            "at": told.at,
            "url": f"/tables/{self.info.id}/replay?to={told.at}",
            "seat": told.event.seat,
            "html": link_cards(self._teller.event(told.event)),
            "rule": pointers_of(self.title).rules.story.get(told.event.id, ""),
            "new": False,
            "mark": None,
        }

    @cached_property
    def _teller(self) -> PageSpeech:
        return self.speech.linked()

    def news(self, since: int) -> str:
        """The story after so many lines as HTML, the latest first."""
        return "".join(self._line_html(told) for told in reversed(self.heard[since:][-STORY_LINES:]))

    def _line_html(self, told: Told) -> str:
        return self.cache.line(told, self.reader, self.info.seats, lambda: self._draw_line(told))

    def _draw_line(self, told: Told) -> tuple[str, set[int]]:
        """A line of the story, and the seats of which it speaks."""
        self._teller.spoken_of = set()
        html = render("table_story.html", self.always | {"story": [self._line(told)]})
        return html, self._teller.spoken_of

    @cached_property
    def scorecards(self) -> Context | None:
        """The points as far as they are open."""
        points = [facts.points for facts in self.laid.facts]
        cards = [Scorecard(number, dict(card)) for number, card in enumerate(points) if card is not None]
        if len(cards) < len(points):
            return None
        ranks = self.outcome.ranks if self.outcome else ()
        return score_sheet(self.title, self.reader.language, cards, self.names, self.over, ranks)

    def hint_lines(self, hints: Sequence[Hint]) -> list[str]:
        """Hints in the reader's words."""
        said = self.choices
        labels = {key: each["label"] for key, each in said.items()}
        return list(hints_said(hints, self.speech, labels))

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
        points = [facts.points for facts in self.laid.facts], self.outcome, self.names
        return {
            "board": self.board(self.reader.look),
            "stage": self._kept.part("stage", (self._stage, self.names), self._draw_stage),
            "prompt": self.remembered("table_prompt.html", prompt=self.prompt()),
            "actions": self.remembered("table_actions.html", **self.actions()),
            "players": self.players(),
            "scores": self._kept.part("scores", points, self._draw_scores),
            "ending": ending(self),
            **({"campaign": campaign_panel(self)} if self.info.place else {}),
        }

    def _draw_stage(self) -> str:
        return self.remembered("table_stage.html", stage=self.stage)

    def _draw_scores(self) -> str:
        return render("scorecard_table.html", self.always | {"scorecards": self.scorecards, "tight": True})

    def board(self, look: int) -> str:
        """The title's own part, when somebody looks at a seat."""
        return self._board(look).html

    @cached_property
    def laid(self) -> Laid:
        """The furniture that lies before the reader."""
        seats, names = len(self.info.seats), len(self.names)
        return Laid(self.page, self.game, self.reader.seat, self.heard, self.decision, seats, names)

    @cached_property
    def _painter(self) -> Furniture:
        """Who draws the furniture for this reader."""
        chosen = answers.picked(self.decision) if self.decision else []
        return Furniture(self.title, self.reader.language, self.speech, self.choices, chosen)

    def _board(self, look: int) -> Drawn:
        laid = self.laid.table(look)
        return self._kept.board(look, (laid, self.choices, self.names), lambda: self._painter.page(laid))

    @property
    def _view_mark(self) -> Any:
        return self.laid.table(self.reader.look), self.laid.strips

    def prompt(self) -> Context:
        """What is being asked, with the options that are not on one's own board."""
        fingers = self.fingers.get(self.decision.seat, {}) if self.decision else {}
        beside = with_advised(self.options_beside(), self.choices, fingers)
        return {
            "mine": self.decision is not None,
            "drags": self.decision is not None and self.decision.prompt in self.page.DRAGGED,
            "text": self.question,
            "rule": rule_asked(self.title, self.decision),
            "options": pointed_at(beside, fingers, self.names),
            "shared": self._advisable(),
            "more": meanwhile(self),
            "petition": petition_words(self),
            "watching": self.reader.seat is None and not self.cover and not self.over,
            "guide": self.guide(),
            "hint": answers.hint_words(
                self.aside, self.speech, self.t, self.page, self.decision, self.game, self.choices
            ),
            "held": answers.held_words(self.aside, self.choices, self.speech, self.t),
            "picked": answers.picked_words(self.decision, self.speech, self.t),
            "instead": self.instead,
        }

    @cached_property
    def instead(self) -> list[str]:
        """What can be clicked to choose something else than just before."""
        asked = self._asked
        if asked is None:
            return []
        if asked.instead is None:
            asked.instead = sorted(changes_of_mind(self.play, asked.decision.seat))
        return asked.instead

    def _advisable(self) -> Context | None:
        """The question that the group answers together, to point at while a team mate enters it."""
        if self.shared is None:
            return None
        options = [{"key": key, **words} for key, words in self._in_words(self.shared).items()]
        fingers = self.fingers.get(self.shared.seat, {})
        return {
            "seat": self.shared.seat,
            "text": self.speech.question(self.shared),
            "options": pointed_at(options, fingers, self.names),
            "open": any(self.reader.seat in seats for seats in fingers.values()),
        }

    def guide(self) -> Context | None:
        """In a guided game: what the guide says to the learner about this question."""
        if self.decision is None or self.reader.seat != LEARNER:
            return None
        return answers.guide_words(self.cache, self.info, self.play, self.decision, self.speech, self.choices)

    def actions(self) -> Context:
        """The buttons beside the prompt."""
        allowed = {"undo": self.undo, "restart": self.undo, "hints": self.info.hints, "ask": asking(self)}
        return {**allowed, "prompt": {"mine": self.decision is not None}, "over": self.over}

    def players(self) -> str:
        """The strips of the players, each with the title's small picture."""
        return self._players.html

    @cached_property
    def _players(self) -> Drawn:
        """The strips, and which of the players may be chosen there."""
        return drawn(
            lambda: "".join(self._strip(number, facts) for number, facts in enumerate(self.laid.facts))
        )

    def _strip(self, number: int, facts: Facts) -> str:
        things = self.laid.strips[number]
        return self.remembered(
            "table_player.html",
            seat=self._strip_of(number, facts),
            looked=number == self.reader.look,
            more=self._painter.page(things),
            go=self._painter.go(things),
        )

    def context(self) -> Context:
        """Everything, for a whole page."""
        return {
            **self.always,
            **self.actions(),
            "table": self.table,
            "at": len(self.play.log),
            "look": self.reader.look,
            "board": Markup(self.board(self.reader.look)),
            "prompt": self.prompt(),
            "players": Markup(self.players()),
            "stage": self.stage,
            "story": self.story(),
            "scorecards": self.scorecards,
            "over": self.over,
            "ending": Markup(ending(self)),
            "campaign": Markup(campaign_panel(self)) if self.info.place else "",
        }
