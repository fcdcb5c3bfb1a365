"""The furniture of a table as HTML: drawn alike for every title, by `furniture.html`.

What a thing looks like depends on itself and on what may be chosen in it, so whole groups are drawn once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from jinja2 import TemplateNotFound
from markupsafe import Markup, escape

from salotto.kernel.keys import is_key
from salotto.kernel.title import Title
from salotto.kit import furniture as f
from salotto.legends import legend_of
from salotto.server.page.hyphens import SOFT, parted
from salotto.server.page.offers import Drawn, drawn, offer, offer_again
from salotto.server.page.pictures import emblem, glyphs
from salotto.server.page.pointers import pointers_of
from salotto.server.page.render import environment
from salotto.server.page.static_files import static
from salotto.server.page.title_page import page_of
from salotto.speech import Speech
from salotto.words import Language

Choices = Mapping[str, Mapping[str, str]]
KEPT = 20_000
_kept: dict[Any, Drawn] = {}


class Bound(NamedTuple):
    """How a thing is bound to what may be chosen."""

    tag: str
    attributes: Markup
    label: str
    note: str
    chosen: bool


class Furniture:
    """Draws things for one reader at one moment."""

    def __init__(
        self,
        title: Title[Any],
        language: Language,
        speech: Speech,
        choices: Choices,
        picked: Sequence[str],
    ) -> None:
        self.title = title
        self.speech = speech
        self.choices = choices
        self.picked = picked
        self.names = speech.names
        self.faces: Mapping[str, f.Face] = page_of(title).FACES
        self.language = language
        legend = legend_of(title)
        self.glyph = glyphs(legend.sheet if legend else "icons.svg", title.game if legend else None, language)
        self.reader = (title.id, language, speech.reader, self.names)

    def page(self, groups: Sequence[f.Thing]) -> Markup:
        """All of them."""
        return Markup("").join(map(self, groups))

    def __call__(self, thing: f.Thing) -> Markup:
        """One thing; a group that looks as it did before is not drawn again."""
        if not isinstance(thing, f.Group):
            return self._draw(thing)
        inside = thing.inside
        live = tuple((key, *self.choices[key].values()) for key in self.choices if key in inside)
        chosen = tuple(key for key in self.picked if key in inside)
        known = (thing, live, chosen, self.reader)
        found = _kept.get(known)
        if found is None:
            if len(_kept) > KEPT:
                _kept.clear()
            found = _kept[known] = drawn(lambda: self._draw(thing))
        offer_again(found.offers)
        return Markup(found.html)

    def _draw(self, thing: f.Thing) -> Markup:
        return macros()[type(thing)](thing, self)

    # What the macros ask

    def bound(self, thing: f.Thing, whole: bool = False) -> Bound:
        """The attributes of a thing; it is a button where it may be chosen."""
        keys = f.keys_of(thing)
        key = next((each for each in keys if each in self.choices), None)
        text = ""
        if keys:
            main = thing.key if isinstance(thing, f.Card) else keys[0].partition(f.JOINT)[0]
            text += f' data-key="{escape(key or keys[0])}"'
            if isinstance(thing, f.Card):
                text += f' data-thing="{escape(main)}" data-lens="{escape(main)}"'
            elif main in self.faces or self.told(main):
                text += f' data-lens="{escape(main)}"'
        chosen = any(each in self.picked for each in keys)
        if key is None:
            return Bound("div" if whole else "span", Markup(text), "", "", chosen)
        choice = self.choices[key]
        label = ", ".join(filter(None, (choice["label"], choice["note"])))
        text += f' type="button" aria-label="{escape(label)}" title="{escape(label)}"{offer(key)}'
        return Bound("button", Markup(text), choice["label"], choice["note"], chosen)

    def told(self, key: str) -> bool:
        """Whether the rules of the title, or of the campaign that it is a chapter of, tell of a thing."""
        books = (self.title, *filter(None, [self.speech.beside]))
        return any(pointers_of(book).thing(key) is not None for book in books)

    def filled(self, thing: f.Card | f.Back) -> bool:
        """Whether something that lies on a card may be chosen, so that no button can hold it."""
        return bool(thing.on) and not f.placed(thing.on).isdisjoint(self.choices)

    def go(self, things: Sequence[f.Thing]) -> Markup:
        """The button of a strip that may be chosen."""
        bounds = (self.bound(each) for each in things if isinstance(each, f.Group) and each.kind == "strip")
        buttons = (
            Markup('<button class="fu-go glow"{}></button>').format(each.attributes)
            for each in bounds
            if each.tag == "button"
        )
        return next(buttons, Markup())

    def said(self, says: f.Said, seat: int | None = None) -> str:
        """Words of the reader's language."""
        if isinstance(says, str):
            return self.speech.thing(says) if is_key(says) else says
        if says.names is not None:
            return says.names[self.language]
        about = {} if seat is None else self.speech.about_seat(seat)
        return self.speech.say(says.id, **{**about, **says.args})

    def signs(self, some: f.Signs) -> Markup:
        """A picture."""
        return Markup("").join(
            self.icon(each.icon) if each.icon else Markup("<b>{}</b>").format(each.text) for each in some
        )

    def icon(self, name: str) -> Markup:
        """An icon, or the mark of a seat."""
        if name.startswith("seat-"):
            return emblem(int(name[5:]), "mini")
        return self.glyph(name, f"i-{name}")

    def ground(self, name: str) -> Markup:
        """What is drawn below a group: a symbol of the title's own."""
        tag = Markup('<svg class="fu-ground" aria-hidden="true"><use href="{}#{}"/></svg>')
        return tag.format(static(f"{self.title.id}/ground.svg"), name)

    def printed(self, thing: f.Card) -> Markup:
        """What is printed on a card, drawn by a template of the title's own where it has one."""
        face = self.face(thing)
        return own_face(self.title.game, face.kind)(thing, face, self)

    def face(self, card: f.Card) -> f.Face:
        """What is printed on a card."""
        return f.face_of(self.faces, card)

    def name(self, face: f.Face) -> str:
        """What a card is called, with the places where a long word may be broken."""
        return parted(face.names[self.language], self.language)

    def pieces(self, name: str) -> list[str]:
        """What cannot be broken of a name."""
        return name.replace(SOFT, " ").split()

    def who(self, figures: f.Figures) -> str:
        """Whose figures they are."""
        return self.names[figures.seat] if figures.seat < len(self.names) else self.said(figures.name)


@cache
def macros() -> Mapping[type, Callable[..., Markup]]:
    """What draws each kind of thing."""
    module = environment().get_template("furniture.html").module
    return {kind: getattr(module, kind.__name__.lower()) for kind in KINDS}


@cache
def own_face(title: str, kind: str) -> Callable[..., Markup]:
    """What draws the faces of a kind: the macro `face` of `face-KIND.html`, or that of all titles."""
    try:
        module: Any = environment().get_template(f"{title}/face-{kind}.html").module
    except TemplateNotFound:
        module = environment().get_template("furniture.html").module
    face: Callable[..., Markup] = module.face
    return face


KINDS = (f.Back, f.Card, f.Count, f.Figures, f.Group, f.Picture, f.Words)
