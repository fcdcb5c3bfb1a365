"""The whole game in the reader's language."""

import re
from pathlib import Path

import pytest

from salotto.legends import legend_of
from salotto.registry import title
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.settings import SETUP
from salotto.words import LANGUAGES, Language
from tests.terminal.table import a_game, a_typed_game, pictures, written

WORD = re.compile(r"[^\W\d_]{3,}")
PACKAGE = Path(__file__).parents[2] / "src" / "salotto"


def vocabulary(language: str) -> set[str]:
    """Every word of a language's texts and cards."""
    texts = [
        (folder / f"{language}.ftl").read_text(encoding="utf-8")
        for folder in (PACKAGE / "locale", PACKAGE / "titles/spook_manor/locale")
    ]
    prose = [re.sub(r"^[\w-]+ =|\{[^{}]*->|\[\w+\]|\$\w+|^#.*$", " ", text, flags=re.M) for text in texts]
    prose += [text[language] for room in BOX.rooms for text in (room.names, room.texts)]
    prose += [text[language] for foyer in BOX.foyers for text in (foyer.names, foyer.texts)]
    legend = legend_of(title("spook-manor"))
    prose += (
        [text[language] for sign in legend.signs.values() for text in (sign.names, sign.means)]
        if legend
        else []
    )
    named = (SETUP.colours, SETUP.light_kinds, SETUP.room_kinds, SETUP.categories)
    prose += [names[language] for table in named for names in table.values()]
    return {word.lower() for text in prose for word in WORD.findall(text)}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_english_word_is_left(language: Language, tmp_path: Path) -> None:
    game = a_typed_game("you", "random", file=tmp_path / "g.json", language=language, width=160)
    typist = game.screen.read
    letters = iter(["v", "", "i", "", "s", "", "?", "", "u"])

    def curious(prompt: str) -> str:
        if game.play.state.round == 8:
            return next(letters, None) or typist(prompt)
        return typist(prompt)

    game.screen.read = curious
    game.run()
    shown = {word.lower() for word in WORD.findall(written(game.screen).replace(str(tmp_path), ""))}
    english = vocabulary("en") - vocabulary(language)
    command = {"salotto", "replay", "json", "play", "resume"}
    assert len(shown & vocabulary(language)) > 200
    assert shown & english - command == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_fit_one_line_of_a_small_terminal(language: Language, tmp_path: Path) -> None:
    game = a_game(file=tmp_path / "g.json", language=language, width=80, height=24)
    keys = " · ".join(f"{letter} {text}" for letter, text in game.keys().items())
    assert len(keys) <= 80
    game.run()
    assert keys in pictures(game.screen)[1]
