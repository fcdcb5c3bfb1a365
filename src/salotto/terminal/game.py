"""A game at this keyboard: people and bots, one or several people taking turns before the same screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from shlex import quote
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from salotto.bots.hint import hint, hints_said
from salotto.kernel.adviser import Answers
from salotto.kernel.decisions import Decision, key_of
from salotto.kernel.log import to_log
from salotto.kernel.play import Play, Refused
from salotto.kernel.title import Json
from salotto.speech import Speech
from salotto.terminal import saves
from salotto.terminal.drawing import Drawing
from salotto.terminal.frames import Frames, marks_of
from salotto.terminal.party import Party, bots_of
from salotto.terminal.result import ending, proof, seal
from salotto.terminal.screen import Frame, Screen
from salotto.words import Words

UNDO, RESTART, WHY_NOT, HINT, ARRANGE, SIGNS, VIEW, STORY, QUIT = "u", "r", "?", "h", "a", "i", "v", "s", "q"


class Quit(Exception):
    """A person saves and leaves."""


class Game:
    """One table, played in the terminal and saved after every answer."""

    def __init__(self, play: Play[Any], words: Words, screen: Screen, file: Path) -> None:
        self.play, self.file = play, file
        self.words, self.screen = words, screen
        self.party = Party(play.table, words)
        self.bots = bots_of(play.table)
        self.rivals = play.title.rivals(play.table)
        self.frames = Frames(play, Drawing(play.title), screen)
        self.holder: int | None = None  # who sits at the keyboard
        self.heard = {seat: self.told_before(seat) for seat in self.party.people}  # so much of the story
        self.notice: list[RenderableType] = []
        self.unsaved = ""  # why the last attempt to save failed
        self.leap: int | None = None  # where a shortcut of many answers began
        self.commands: dict[str, Callable[[int, Decision], None]] = {
            UNDO: self.undo,
            RESTART: self.restart,
            WHY_NOT: self.why_not,
            HINT: self.hint,
            ARRANGE: self.take_shortcut,
            SIGNS: self.explain,
            VIEW: self.look_around,
            STORY: self.tell_story,
            QUIT: self.quit,
        }

    def told_before(self, seat: int) -> int:
        """How much of the story had been told when the seat last answered: the rest is news."""
        answered = max((at for at, choice in enumerate(self.play.log, 1) if choice.seat == seat), default=0)
        return sum(told.at < answered for told in self.play.story or [])

    def speech(self, reader: int | None) -> Speech:
        """Everything in the words for one reader."""
        return Speech(self.play.title, self.words, self.party.names, reader, self.rivals)

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while not self.play.over:
                self.let_bots_answer()
                if not self.play.over:
                    self.let_a_person_answer()
            self.finish()
        except (Quit, EOFError):
            self.leave()
        except KeyboardInterrupt:
            self.screen.add("")
            self.leave()
            raise

    # Turns

    def let_bots_answer(self) -> None:
        """Bots answer first: they know no more than if they were asked last, and nobody waits for them."""
        bots = self.bots
        answered = False
        while (decision := next((one for one in self.play.pending if one.seat in bots), None)) is not None:
            thinking = self.words.say("cli-thinking", player=self.party.names[decision.seat])
            with self.screen.console.status(Text(thinking)):
                option = bots[decision.seat].choose(self.play, decision)
            self.play.take(decision, option)
            answered = True
        if answered:
            self.save()

    def let_a_person_answer(self) -> None:
        """Ask whoever sits at the keyboard as long as there is something to ask, then the next person."""
        asked = [decision.seat for decision in self.play.pending]
        if self.holder not in asked:
            later = [seat for seat in asked if self.holder is not None and seat > self.holder]
            self.hand_over((later or asked)[0])
            return
        decision = self.play.decision(self.holder)
        assert decision is not None
        self.obey(decision, self.ask(decision))

    def hand_over(self, seat: int) -> None:
        """Hide everything until the next person is there; who was there before may take an answer back."""
        before = self.holder
        if len(self.party.people) > 1:
            self.screen.forget()
            name = self.party.names[seat]
            lines = [Text(self.words.say("cli-pass-keyboard", player=name), "bold")]
            if before is not None and self.can_undo(before):
                lines.append(Text(self.words.say("cli-pass-undo", player=self.party.names[before]), "dim"))
            self.screen.add(*lines)
            line = self.screen.ask(self.words.say("cli-press-enter"))
            if line == QUIT:
                raise Quit
            if line == UNDO and before is not None and self.can_undo(before):
                self.play.undo(before)
                self.save()
                return
        self.holder = seat

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take its last answer back."""
        try:
            self.play.undo_target(seat)
        except Refused:
            return False
        return True

    def ask(self, decision: Decision) -> str:
        """Show the table and the question, and read a line."""
        speech = self.speech(decision.seat)
        story = self.play.story or []
        news = self.frames.news(speech, story[min(self.heard[decision.seat], len(story)) :])
        if all(choice.seat != decision.seat for choice in self.play.log):
            news.append(seal(self.play, speech))
        offers: dict[str, str] = {}
        for name in self.shortcuts(decision):
            offers.setdefault(ARRANGE, self.words.say(name))
        asked = self.frames.question(speech, decision, [*news, *self.notice], offers, self.keys())
        self.screen.show(asked)
        self.notice = []
        return self.screen.ask()

    def keys(self) -> dict[str, str]:
        """The letters one can always type."""
        say = self.words.say
        return {
            UNDO: say("cli-key-undo"),
            RESTART: say("cli-key-restart"),
            WHY_NOT: say("cli-key-why-not"),
            HINT: say("cli-key-hint"),
            SIGNS: say("cli-key-signs"),
            VIEW: say("cli-key-view"),
            STORY: say("cli-key-story"),
            QUIT: say("cli-key-quit"),
        }

    def shortcuts(self, decision: Decision) -> Mapping[str, Answers]:
        """What the title offers to do for the person."""
        return self.play.title.adviser.shortcuts(self.play.state, decision)

    def obey(self, decision: Decision, line: str) -> None:
        """Do what was typed: a letter, or the number of an answer."""
        if command := self.commands.get(line.lower()):
            command(decision.seat, decision)
            return
        chosen = {mark: key for key, mark in marks_of(decision).items()}.get(line)
        option = next((option for option in decision.options if key_of(option) == chosen), None)
        if option is None:
            self.warn(
                self.words.say("cli-not-understood", line=line, most=len(decision.options)) if line else ""
            )
        elif self.seals(decision, option):
            self.confirm(decision, option)
        else:
            self.answer(decision.seat, [key_of(option)])

    def seals(self, decision: Decision, option: Any) -> bool:
        """Whether an answer can never be taken back; a plain word (done, no, enough) says so itself."""
        if isinstance(option, str):
            return False
        twin = self.play.fork()
        twin.answer(decision.seat, key_of(option))
        try:
            return twin.undo_target(decision.seat) < len(self.play.log)
        except Refused:
            return True

    def confirm(self, decision: Decision, option: Any) -> None:
        """Ask once more; anything but Enter is taken as another answer."""
        speech = self.speech(decision.seat)
        self.warn(self.words.say("cli-confirm", answer=speech.answer(option)))
        line = self.ask(decision)
        if not line:
            self.answer(decision.seat, [key_of(option)])
        elif line.lower() != UNDO:
            self.obey(decision, line)

    def answer(self, seat: int, keys: list[str]) -> None:
        """Give one answer, or the several of a shortcut, and save."""
        self.heard[seat] = len(self.play.story or [])
        self.leap = len(self.play.log) if len(keys) > 1 else None
        for key in keys:
            self.play.answer(seat, key)
        self.save()

    def warn(self, text: str) -> None:
        """Say something above the next question."""
        if text:
            self.notice.append(Text(f"! {text}", "yellow"))

    # Letters

    def undo(self, seat: int, decision: Decision) -> None:
        """Take back the last answer, or all those of a shortcut."""
        leap, self.leap = self.leap, None
        try:
            self.play.undo(seat)
            while leap is not None and len(self.play.log) > leap:
                self.play.undo(seat)
        except Refused as refused:
            self.warn(self.speech(seat).refusal(refused.reason))
        self.went_back(seat)

    def restart(self, seat: int, decision: Decision) -> None:
        """Take back everything since the last barrier."""
        try:
            self.play.restart(seat)
        except Refused as refused:
            self.warn(self.speech(seat).refusal(refused.reason))
        self.went_back(seat)

    def hint(self, seat: int, decision: Decision) -> None:
        """The three best answers, and how much better they are."""
        thinking = self.words.say("cli-thinking", player=self.party.names[seat])
        with self.screen.console.status(Text(thinking)):
            hints = hint(self.play, seat)
        speech = self.speech(seat)
        self.notice += [Text(f"{at}. {line}", "cyan") for at, line in enumerate(hints_said(hints, speech), 1)]

    def went_back(self, seat: int) -> None:
        """After an undo there is no news."""
        self.heard[seat] = len(self.play.story or [])
        self.save()

    def why_not(self, seat: int, decision: Decision) -> None:
        """Show what is not possible, and why."""
        self.page(self.frames.why_not(self.speech(seat), decision.why_not()))

    def take_shortcut(self, seat: int, decision: Decision) -> None:
        """Let the title do it."""
        for answers in self.shortcuts(decision).values():
            self.answer(seat, answers())
            return
        self.warn(self.words.say("cli-no-shortcut"))

    def explain(self, seat: int, decision: Decision) -> None:
        """Show the signs and the texts of the cards."""
        page = self.frames.signs(self.speech(seat), decision)
        self.page(page if page is not None else Text(self.words.say("cli-no-signs")))

    def look_around(self, seat: int, decision: Decision) -> None:
        """Show everything that is public."""
        self.page(Frame(self.frames.table(self.speech(None)), []))

    def tell_story(self, seat: int, decision: Decision) -> None:
        """Show all that happened."""
        self.page(self.frames.story(self.speech(seat)))

    def quit(self, seat: int, decision: Decision) -> None:
        """Save and leave."""
        raise Quit

    def page(self, content: RenderableType) -> None:
        """Something to read until Enter is pressed."""
        self.screen.pages(content, self.words.say("cli-press-enter"))

    # Saving and leaving

    def save(self) -> None:
        """Save the game. If that fails it goes on, and says so once."""
        try:
            saves.save(self.data(), self.file)
            self.unsaved = ""
        except OSError as error:
            reason = error.strerror or str(error)
            if reason != self.unsaved:
                self.warn(self.words.say("cli-cannot-save", file=str(self.file), reason=reason))
            self.unsaved = reason

    def data(self) -> Json:
        """What is saved."""
        return to_log(self.play)

    def resume_command(self) -> str:
        """How to go on with it."""
        return f"salotto play --resume {quote(str(self.file))}"

    def leave(self) -> None:
        """Save and say how to go on."""
        self.save()
        if self.unsaved:
            self.screen.line(
                self.words.say("cli-cannot-save", file=str(self.file), reason=self.unsaved), "yellow"
            )
            return
        self.screen.line(self.words.say("cli-saved", file=str(self.file)))
        self.screen.line(self.words.say("cli-to-resume", command=self.resume_command()), "bold")

    def finish(self) -> None:
        """The last picture of the table, the points, the winner, the seed."""
        speech = self.speech(self.party.reader)
        self.save()
        below = [*self.notice, ending(self.play, speech), proof(self.play, speech), ""]
        self.screen.show(Frame(self.frames.table(speech), below))
        if not self.unsaved:
            self.screen.line(self.words.say("cli-kept", file=quote(str(self.file))), "dim")
