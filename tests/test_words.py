"""The texts are complete in three languages, and none is superfluous."""

import re
import tomllib
from pathlib import Path

import pytest

import salotto
from salotto.registry import everything, families
from salotto.words import (
    CLOSE,
    LANGUAGES,
    MIDDLE,
    OPEN,
    Language,
    MissingWords,
    Words,
    best_language,
    texts_in,
    words,
)
from tools.word_check import (
    Locale,
    Text,
    Uses,
    read_fluent,
    translation_problems,
    use_problems,
    uses_in,
    uses_under,
)
from tools.word_style import prose, space_problems, style_problems, text_problems, toml_texts

PACKAGE = Path(salotto.__file__).parent
TESTS = Path(__file__).parent
SHELF = {PACKAGE / "titles" / title.package.rpartition(".")[2] for title in everything().values()}
FAMILIES = {PACKAGE / "titles" / family.rpartition(".")[2] for family in families().values()}
UNFINISHED = {folder for folder in (PACKAGE / "titles").iterdir() if folder.is_dir()} - SHELF - FAMILIES
TITLES = sorted(folder / "locale" for folder in SHELF | FAMILIES if (folder / "locale").is_dir())
LOCALES = [PACKAGE / "locale", PACKAGE / "server" / "locale", *TITLES]

# The first parts of the room's own ids; those of a title are the first part of all its ids.
ROOM_PREFIXES = ("cli", "room")

# (language, id): texts of the room that are rightly the same as in English. Those of a title stand in
# tests/titles/TITLE/same_as_english.toml: `fr = ["sm-total"]`.
ROOM_AS_ENGLISH: frozenset[tuple[str, str]] = frozenset(
    {
        ("fr", "room-total"),
        ("fr", "room-replay-pause"),
        ("fr", "room-points"),
        ("fr", "cli-ladder-bot"),
        ("fr", "cli-tournament-bot"),
        ("fr", "room-bot-normal"),
        ("fr", "cli-help-arguments"),
        ("fr", "cli-help-options"),
        ("it", "room-table-chat"),
        ("it", "room-page-salotto"),
        ("fr", "room-table-points"),
        ("fr", "room-table-phases"),
        ("fr", "room-table-notes"),
        ("fr", "room-span-minutes"),
        ("fr", "room-table-actions"),
        ("fr", "room-shelf-minutes"),
        ("fr", "room-scores-total"),
        ("fr", "room-replay-position"),
        ("fr", "room-page-salotto"),
        ("fr", "room-pad-points"),
        ("fr", "room-error-code"),
    }
)


def same_as_english() -> frozenset[tuple[str, str]]:
    found = set(ROOM_AS_ENGLISH)
    for folder in SHELF | FAMILIES:
        file = TESTS / "titles" / folder.name / "same_as_english.toml"
        excused = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
        found |= {(language, id) for language, ids in excused.items() for id in ids}
    return frozenset(found)


def read(folder: Path) -> Locale:
    return {language: read_fluent("\n".join(texts_in(folder, language)))[0] for language in LANGUAGES}


def prefixes_of(folder: Path) -> set[str]:
    return {id.removeprefix("-").partition("-")[0] for texts in read(folder).values() for id in texts}


# The house


@pytest.mark.parametrize("folder", LOCALES, ids=lambda folder: folder.parent.name)
def test_every_fluent_file_can_be_read(folder: Path) -> None:
    for language in LANGUAGES:
        assert read_fluent("\n".join(texts_in(folder, language)))[1] == []


@pytest.mark.parametrize("folder", LOCALES, ids=lambda folder: folder.parent.name)
def test_every_text_is_translated(folder: Path) -> None:
    locale = read(folder)
    excused = {(language, id) for language, id in same_as_english() if id in locale[language]}
    problems = list(translation_problems(locale, excused))
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("folder", LOCALES, ids=lambda folder: folder.parent.name)
def test_spaces_elisions_and_minus_signs_are_as_each_language_writes_them(folder: Path) -> None:
    problems = [
        problem
        for language in LANGUAGES
        for text in texts_in(folder, language)
        for problem in style_problems(language, text)
    ]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Two  spaces"),
        ("en", "{ $n } , or so"),
        ("en", "lose -{ $n }"),
        ("fr", "Pourquoi ?"),
        ("fr", "Pourquoi?"),
        ("fr", "le jardin de Alice"),
        ("fr", "« Salotto »"),
        ("it", "Perché ?"),
        ("it", "la casa della amica"),
        ("it", "« Salotto »"),
        ("it", "un\u2019ospite"),
        ("it", "£{ $n } in più"),
        ("fr", "14 £ de plus"),
        ("en", "14 £ more"),
        ("fr", "{ $n ->\n [one] une\n *[other] { $n } cartes ; rien\n }"),
    ],
)
def test_what_a_language_does_not_write_is_found(language: str, text: str) -> None:
    assert list(style_problems(language, f"a-text = {text}"))


# Answers are said alike in every title: in Italian as an order, in French as an infinitive. The names of
# actions, which are printed as infinitives, stay as they are.
MOODS = {"it": re.compile(r"[A-Z]\w+(?:are|ere|ire)\b(?! con )"), "fr": re.compile(r"[A-ZÉ]\w+ez\b")}


@pytest.mark.parametrize(("language", "mood"), MOODS.items())
@pytest.mark.parametrize("folder", TITLES, ids=lambda folder: folder.parent.name)
def test_what_one_can_do_is_said_in_one_mood(folder: Path, language: Language, mood: re.Pattern[str]) -> None:
    texts = "\n".join(texts_in(folder, language))
    moves = re.findall(r"^(\w+-move-[\w-]+) = (.*)$", texts, re.M)
    assert [f"{id} = {text}" for id, text in moves if mood.match(text)] == []
    asked = {id for file in folder.parent.glob("*.py") for id in ASKED.findall(file.read_text("utf-8"))}
    told = re.findall(r"^([\w-]+) = (.*)$", texts, re.M)
    questions = [text for id, text in told if id in asked]
    infinitive = re.compile(r"[A-ZÉ]\w+(?:are|ere|ire|er|ir|re)\b")
    assert [text for text in questions if "?" not in text and infinitive.match(text)] == []


ASKED = re.compile(
    r"""\b(?:choose|choose_named|may|choose_some|one_more|amount)\(\s*[^"(]*"([a-z]{2}-[\w-]+)"""
)


@pytest.mark.parametrize("language", ["it", "fr"])
@pytest.mark.parametrize("folder", sorted(SHELF | FAMILIES), ids=lambda folder: folder.name)
def test_spaces_in_texts_on_cards_and_for_people_are_written_so_too(folder: Path, language: str) -> None:
    problems = []
    for file in sorted(folder.glob("**/*.toml")):
        for name, text in toml_texts(tomllib.loads(file.read_text(encoding="utf-8")), language):
            problems += [f"{file.name}{name}: {each}" for each in space_problems(language, text)]
    for file in sorted(folder.glob(f"people/*.{language}.md")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            problems += [f"{file.name}:{number}: {each}" for each in space_problems(language, prose(line))]
    assert not problems, "\n".join(problems[:40])


def test_texts_in_files_are_found_and_read() -> None:
    data = {
        "card": [{"name_fr": "Qui ?", "note": {"en": "Who?", "it": "Chi?", "fr": "Qui\u202f?"}}],
        "fr": "x ?",
    }
    assert dict(toml_texts(data, "fr")) == {".card[0].name_fr": "Qui ?", ".card[0].note.fr": "Qui\u202f?"}
    assert list(text_problems("fr", "Qui ?"))
    assert prose("| --- | :--- |") == ""
    assert prose("voir [la règle](#OB-1): `x ?`") == "voir [la règle: "


def test_a_french_name_that_begins_with_a_vowel_elides_and_a_minus_is_a_minus() -> None:
    french = Words("fr", ["board = Plateau de { $player }", "lost = { $n } livres"])
    assert french.say("board", player="Anna") == "Plateau d'Anna"
    assert french.say("board", player="Bruno") == "Plateau de Bruno"
    assert french.say("lost", n=-3) == "−3 livres"


def test_an_italian_and_before_the_same_vowel_gets_a_d() -> None:
    italian = Words("it", ["both = { $a } e { $b }", "gift = Un dono a { $to }."])
    assert italian.say("both", a="Chierico", b="Esploratore") == "Chierico ed Esploratore"
    assert italian.say("both", a="Chierico", b="Criminale") == "Chierico e Criminale"
    assert italian.say("both", a="Tre", b="è chiaro") == "Tre ed è chiaro"
    assert italian.say("gift", to="Anna") == "Un dono ad Anna."
    assert italian.say("gift", to="Edgar") == "Un dono a Edgar."
    marked = f"{OPEN}townsfolk:bard{MIDDLE}Esploratore{CLOSE}"
    assert italian.say("both", a="Chierico", b=marked) == f"Chierico ed {marked}"


def test_every_excused_text_exists() -> None:
    texts = {(language, id) for folder in LOCALES for language, ids in read(folder).items() for id in ids}
    assert texts >= same_as_english()


def test_the_ids_of_a_title_share_one_prefix_of_their_own() -> None:
    prefixes = [prefixes_of(folder) for folder in TITLES]
    assert [len(title) for title in prefixes] == [1] * len(TITLES)
    assert len(set(ROOM_PREFIXES).union(*prefixes)) == len(ROOM_PREFIXES) + len(TITLES)


def test_every_text_is_used_and_every_id_in_the_code_has_a_text() -> None:
    texts = {id: text for folder in LOCALES for id, text in read(folder)["en"].items()}
    prefixes = set(ROOM_PREFIXES).union(*(prefixes_of(folder) for folder in TITLES))
    problems = list(use_problems(texts, uses_under(PACKAGE, prefixes, UNFINISHED)))
    assert not problems, "\n".join(problems)


def test_the_texts_of_a_language_may_stand_in_several_files(tmp_path: Path) -> None:
    for name, text in {
        "en.ftl": "a = A",
        "en-story.ftl": "b = B",
        "it.ftl": "a = Ah",
        "en.txt": "c = C",
    }.items():
        (tmp_path / name).write_text(text)
    assert list(texts_in(tmp_path, "en")) == ["b = B", "a = A"]
    assert list(texts_in(tmp_path / "nowhere", "en")) == []


# Speaking


def test_an_argument_is_filled_in_without_marks_around_it() -> None:
    assert Words("en", ["hello = Hello, { $name }!"]).say("hello", name="Anna") == "Hello, Anna!"


def test_a_number_takes_the_plural_of_its_language() -> None:
    french = Words("fr", ["points = { $n -> \n [one] { $n } point\n *[other] { $n } points\n }"])
    assert [french.say("points", n=n) for n in (0, 1, 2)] == ["0 point", "1 point", "2 points"]


def test_a_missing_text_raises_in_tests() -> None:
    with pytest.raises(MissingWords, match="no-such-text has no text in it"):
        Words("it", []).say("no-such-text")


def test_a_missing_argument_raises_in_tests() -> None:
    with pytest.raises(MissingWords, match="name"):
        Words("en", ["hello = Hello, { $name }!"]).say("hello")


def test_people_see_the_id_of_a_missing_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", False)
    assert [words(language).say("no-such-text") for language in LANGUAGES] == ["no-such-text"] * 3


def test_people_see_english_where_a_translation_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", False)
    monkeypatch.setattr(
        "salotto.words.words", lambda language: Words(language, ["hello = Hello, { $name }!"])
    )
    assert Words("it", ["ciao = Ciao"]).say("hello", name="Anna") == "Hello, Anna!"


@pytest.mark.parametrize(
    ("accept", "language"),
    [
        ("it", "it"),
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("de, en;q=0.5, it;q=0.7", "it"),
        ("it;q=0, fr;q=0.1", "fr"),
        ("it_IT.UTF-8", "it"),
        ("IT", "it"),
        ("fr;q=much, it;q=0.2", "it"),
        ("de", "en"),
        ("*", "en"),
        ("", "en"),
    ],
)
def test_the_readers_language_is_the_best_we_speak(accept: str, language: Language) -> None:
    assert best_language(accept) == language


# The checker bites


def locale(**sources: str) -> Locale:
    return {language: read_fluent(source)[0] for language, source in sources.items()}


def test_a_broken_or_repeated_text_is_found() -> None:
    assert read_fluent("a = A\na = B\n")[1] == ["a stands twice"]
    assert read_fluent("a = A\nb = { $\n")[1] == ["cannot be read: b = { $"]


def test_a_missing_translation_is_found() -> None:
    texts = locale(en="sm-a = One", it="sm-a = Uno\nsm-b = Due", fr="")
    assert list(translation_problems(texts)) == ["sm-a is missing in fr", "sm-b is missing in en"]


def test_other_arguments_in_a_translation_are_found() -> None:
    texts = locale(en="sm-a = { $n } rooms", it="sm-a = { $numero } stanze")
    assert list(translation_problems(texts)) == ["sm-a has other arguments in it than in en"]


def test_a_text_left_in_english_is_found_and_can_be_excused() -> None:
    texts = locale(en="sm-a = Manor", fr="sm-a = Manor")
    assert list(translation_problems(texts)) == ["sm-a is not translated in fr"]
    assert list(translation_problems(texts, {("fr", "sm-a")})) == []


def test_an_excuse_without_need_is_found() -> None:
    texts = locale(en="sm-a = Manor", fr="sm-a = Manoir")
    excuses = {("fr", "sm-a"), ("fr", "sm-b")}
    assert list(translation_problems(texts, excuses)) == [
        "sm-a is excused in fr without need",
        "sm-b is excused in fr but does not exist",
    ]


def test_a_text_without_letters_needs_no_translation() -> None:
    texts = locale(en="sm-a = { $name }: { $points }", it="sm-a = { $name }: { $points }")
    assert list(translation_problems(texts)) == []


def test_an_unused_text_is_found() -> None:
    texts = {"sm-a": Text(), "sm-ab": Text()}
    assert list(use_problems(texts, uses_in("x.py", "tell('sm-ab')", ["sm"]))) == ["sm-a is not used"]


def test_a_text_that_another_refers_to_is_used() -> None:
    texts, _ = read_fluent("-sm-manor = manor\nsm-a = The { -sm-manor }\n")
    assert list(use_problems(texts, Uses(quoted={"sm-a"}))) == []
    assert list(use_problems(read_fluent("sm-a = { sm-b }")[0], Uses({"sm-a"}))) == ["sm-b has no text"]


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("rules.py", 'choose(seat, "sm-play-room", hand)'),
        ("play.py", 'say("sm-play-room")'),
        ("table.html", "<p>{{ say('sm-play-room', name=name) }}</p>"),
        ("cards.toml", 'text = "sm-play-room"'),
    ],
)
def test_an_id_in_the_code_without_a_text_is_found(file: str, source: str) -> None:
    uses = uses_in(file, source, ["sm"])
    assert list(use_problems({}, uses)) == ["sm-play-room has no text"]
    assert list(use_problems({"sm-play-room": Text()}, uses)) == []


def test_an_id_without_a_known_prefix_is_found_where_it_is_said() -> None:
    assert uses_in("cli.py", "words.say('welcome')", ["sm"]).named == {"welcome"}
    assert uses_in("cli.py", "words.open('welcome')", ["sm"]).named == set()


def test_the_class_of_an_element_is_no_id() -> None:
    assert uses_in("table.html", '<p class="sm-hand">', ["sm"]).named == set()


def test_the_id_of_an_entry_is_no_id_of_a_text() -> None:
    assert uses_in("cards.toml", 'id = "sm-hand"\ntext = "sm-deck"', ["sm"]).named == {"sm-deck"}


def test_a_composed_id_must_be_declared_in_its_module() -> None:
    composed = 'say(f"sm-category-{kind}")\n'
    texts = {"sm-category-lights": Text()}
    assert list(use_problems(texts, uses_in("x.py", composed, ["sm"]))) == [
        "sm-category-lights is not used",
        "sm-category-* is put together, but not declared in DYNAMIC_WORDS of its module",
    ]
    declared = composed + 'DYNAMIC_WORDS = ("sm-category-*",)\n'
    assert list(use_problems(texts, uses_in("x.py", declared, ["sm"]))) == []


def test_a_table_of_names_says_which_texts_it_puts_together() -> None:
    table = 'NAMES = NameTable(\n    "sm", {})\nNAMES.words("brings", "colour")\n'
    texts = {"sm-mode-solo": Text(), "sm-brings-fear": Text(), "sm-kind-hall": Text()}
    assert list(use_problems(texts, uses_in("naming.py", table, ["sm"]))) == [
        "sm-kind-hall is not used",
        "the pattern sm-colour-* fits no text",
    ]


def test_a_pattern_that_fits_no_text_is_found() -> None:
    uses = uses_in("x.py", 'DYNAMIC_WORDS = ("sm-band-*",)', ["sm"])
    assert list(use_problems({}, uses)) == ["the pattern sm-band-* fits no text"]
