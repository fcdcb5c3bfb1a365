"""Everything that is wrong with a pack is said at once, and it is what the rules cannot play."""

import io
import time
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from salotto.cli import main
from salotto.packs import trial
from salotto.packs.catalogue import catalogue
from salotto.packs.checking import check, of_entry
from salotto.packs.pack import Pack, made
from salotto.packs.problems import PackRefused, Problem
from salotto.packs.reading import read_path, read_toml, read_zip
from salotto.packs.sheets import export, import_rows
from salotto.packs.trial import tried
from salotto.packs.writing import write, zipped
from salotto.registry import everything
from salotto.registry import title as find_title
from salotto.speech import problem_said
from salotto.words import LANGUAGES, words


def pack_of(title: str, **files: dict[str, Any]) -> Pack:
    return Pack(
        title, "mine", files={f"{file.replace('_', '-')}.toml": parts for file, parts in files.items()}
    )


def wrong(pack: Pack) -> list[tuple[str, str, str]]:
    return [(each.entry, each.field, each.said) for each in check(find_title(pack.title), pack)]


def test_a_pack_without_faults_has_no_problems() -> None:
    assert not wrong(pack_of("obsession", tiles={"tile": [{"id": "private-study", "pr": 2}]}))


def test_all_faults_are_told_at_once_each_with_its_place() -> None:
    tiles = [
        {"id": "private-study", "pr": "x", "colour": 1},
        {"id": "butlers-room", "front": {"vp": "three"}},
    ]
    people = [{"id": "nobody-we-know"}]
    found = wrong(pack_of("obsession", tiles={"tile": tiles}, gentry={"card": people}))
    assert ("private-study", "pr", "room-pack-number") in found
    assert ("private-study", "colour", "room-pack-unknown-field") in found
    assert ("butlers-room", "front.vp", "room-pack-number") in found


def test_what_does_not_go_together_is_told_of_every_entry() -> None:
    none: dict[str, Any] = {"vp": 1, "playable": True, "guests": [{"n": 0, "type": "gentry"}], "favours": []}
    tiles = [{"id": "private-study", "front": none}, {"id": "butlers-room", "front": none}]
    found = wrong(pack_of("obsession", tiles={"tile": tiles}))
    assert [entry for entry, _, said in found if said == "room-pack-least"] == [
        "private-study",
        "butlers-room",
    ]


@pytest.mark.parametrize(
    ("section", "field", "value"),
    [
        ("competitive", "dealt_per_player", 27),  # SM-3.5 six players share 156 cards
        ("competitive", "dealt_per_player", 22),  # SM-4.5.2 somebody could not draw
        ("competitive", "foyers_per_player", 3),  # SM-3.3
        ("solo", "display_per_draft_deck", 3),  # SM-7.7
        ("solo", "cards_per_draft_deck", 21),  # SM-7.4
        ("solo", "turns", 19),  # SM-7.9
    ],
)
def test_house_variants_that_the_rules_cannot_play_are_refused(section: str, field: str, value: int) -> None:
    found = wrong(pack_of("spook-manor", setup={section: {field: value}}))
    assert any(name == field for _, name, _ in found)


def test_a_house_variant_within_the_rules_is_played() -> None:
    variant = pack_of("spook-manor", setup={"competitive": {"dealt_per_player": 26}})
    assert tried(find_title("spook-manor"), variant, seconds=5) is variant


def test_the_trial_refuses_what_the_rules_trip_over() -> None:
    title = find_title("paladins")
    two = next(
        each
        for each in catalogue(title).arrays["setup.toml", "players"].values()
        if each.fields["count"] == 2
    )
    pack = pack_of("paladins", setup={"players": [{"id": two.id, "count": 3}]})
    assert not wrong(pack), "each field is right by itself"
    with pytest.raises(PackRefused) as refused:
        tried(title, pack)
    assert {each.said for each in refused.value.problems} == {"room-pack-trial"}
    in_words_only(refused.value.problems)


def test_a_game_that_never_ends_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "ANSWERS", 3)
    with pytest.raises(PackRefused) as refused:
        tried(find_title("spook-manor"), pack_of("spook-manor"))
    assert {each.said for each in refused.value.problems} == {"room-pack-endless"}
    in_words_only(refused.value.problems)


def in_words_only(problems: Sequence[Problem]) -> None:
    """What the rules trip over is said in each language, and never quoted."""
    for problem in problems:
        texts = {problem_said(problem, words(language)) for language in LANGUAGES}
        assert len(texts) == len(LANGUAGES)
        name = str(problem.args["problem"]).partition(":")[0]
        assert name.isidentifier()
        assert not any(name in text for text in texts)


def room_ids() -> list[str]:
    return list(catalogue(find_title("spook-manor")).arrays["rooms.toml", "room"])


def test_nobody_reaches_options_weights_or_files_of_another_kind() -> None:
    for files in (
        {"weights.toml": {"weights": {"vp": 9}}},
        {"setup.toml": {"option": [{"id": "monster_supply", "default": "x"}]}},
        {"rules.toml": {"rule": {"x": 1}}},
    ):
        pack = made({"title": "spook-manor", "name": "x", "files": files})
        assert check(find_title("spook-manor"), pack)


def test_a_zip_and_a_folder_are_the_same_pack(tmp_path: Path) -> None:
    pack = pack_of("obsession", tiles={"tile": [{"id": "private-study", "pr": 2, "name": 'a "b" \\ è'}]})
    write(pack, tmp_path / "folder")
    write(pack, tmp_path / "a.zip")
    assert read_path(tmp_path / "folder") == read_path(tmp_path / "a.zip") == pack
    assert zipped(pack) == zipped(read_zip(zipped(pack)))


def test_links_and_strangers_in_a_folder_are_refused(tmp_path: Path) -> None:
    write(pack_of("obsession"), tmp_path / "pack")
    (tmp_path / "pack" / "tiles.toml").symlink_to("/etc/passwd")
    with pytest.raises(PackRefused):
        read_path(tmp_path / "pack")


def test_a_zip_that_grows_is_refused_before_it_is_read() -> None:
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("pack.toml", '[pack]\ntitle = "obsession"\n')
        file.writestr("tiles.toml", b" " * 100_000_000)
    with pytest.raises(PackRefused) as refused:
        read_zip(into.getvalue())
    assert refused.value.problems[0].said == "room-pack-too-big"


def test_a_sheet_lays_its_rows_over_a_pack_and_names_the_row_of_a_fault() -> None:
    title = find_title("obsession")
    rows = "file;array;id;pr;front.vp\ntiles.toml;tile;private-study;2;7\ntiles.toml;tile;butlers-room;;[\n"
    with pytest.raises(PackRefused) as refused:
        import_rows(title, pack_of("obsession"), rows.encode())
    assert [(each.row, each.entry) for each in refused.value.problems] == [(3, "butlers-room")]
    pack, lines = import_rows(title, pack_of("obsession"), "\n".join(rows.split("\n")[:2]).encode("utf-16"))
    (tile,) = pack.files["tiles.toml"]["tile"]
    assert (tile["pr"], tile["front"]["vp"]) == (2, 7)
    assert tile["front"]["playable"], "the rest of the side stays"
    assert lines == {("tiles.toml", "private-study"): 2}


@pytest.mark.parametrize("id", ["obsession", "last-will", "viscounts"])
def test_all_cards_exported_and_imported_change_nothing(id: str) -> None:
    title = find_title(id)
    pack, _ = import_rows(title, Pack(id, "x"), export(title, Pack(id, "x"), everything=True).encode())
    assert pack.changed == 0


def test_the_command_makes_checks_and_compares_packs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["pack", "new", "spook-manor", "mine", "--name", "Ours"]) == 0
    sheet = f"file,array,id,copies\nrooms.toml,room,{room_ids()[0]},2\n"
    Path("cards.csv").write_text(sheet, encoding="utf-8")
    assert main(["pack", "import", "cards.csv", "mine"]) == 0
    assert main(["pack", "check", "mine"]) == 0
    assert main(["pack", "diff", "mine"]) == 0
    assert room_ids()[0] in capsys.readouterr().out
    assert main(["pack", "export", "mine.zip", "mine"]) == 0
    assert main(["simulate", "spook-manor", "--pack", "mine.zip", "--games", "2", "--save", "games"]) == 0
    saved = next(Path("games").iterdir())
    assert main(["verify", str(saved)]) == 0
    Path("cards.csv").write_text(sheet.replace(",2\n", ",x\n"), encoding="utf-8")
    assert main(["pack", "import", "cards.csv", "mine", "--lang", "it"]) == 2
    assert "riga 2" in capsys.readouterr().err


def test_a_problem_says_where_it_is() -> None:
    assert (
        str(Problem("room-pack-missing", {}, "a.toml", "b", "c", 3)) == "a.toml: 3: b: c: room-pack-missing"
    )


@pytest.mark.parametrize(
    "text",
    [
        "a." * 200_000 + "a = 1",
        "a = {" + "b." * 150_000 + "c = 1}",
        "[" + "a." * 200_000 + "a]",
        '"a".' * 100_000 + '"a" = 1',
        "a = " + "[" * 250_000,
        "a = " + "{a = " * 80_000,
    ],
    ids=["name", "inline", "header", "quoted", "lists", "tables"],
)
def test_nothing_keeps_the_parser_busy(text: str) -> None:
    begun = time.monotonic()
    with pytest.raises(PackRefused):
        read_toml(text.encode(), "tiles.toml")
    assert time.monotonic() - begun < 10


def test_one_look_tells_all_faults_of_every_kind(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = {
        "pack.toml": '[pack]\ntitle = "spook-manor"\nname = "x"\ncolour = 1\n',
        "foyers.toml": "[[foyer]\n",
        "rooms.toml": f'[[room]]\nid = "{room_ids()[0]}"\nvp = "x"\ncopies = 99\n'
        f'[[room]]\nid = "{room_ids()[1]}"\ntype = "portrait"\n[[room]]\nname = "no id"\n',
        "setup.toml": "[competitive]\ndealt_per_player = 27\n",
        "music.toml": "[[song]]\nid = 'x'\n",
    }
    (tmp_path / "pack").mkdir()
    for name, text in files.items():
        (tmp_path / "pack" / name).write_text(text, encoding="utf-8")
    assert main(["pack", "check", str(tmp_path / "pack"), "--lang", "fr"]) == 2
    said = capsys.readouterr().err
    for expected in (
        "pack.toml: colour: ce champ n'existe pas",
        "foyers.toml: ligne 1: illisible à partir de la colonne",
        f"rooms.toml: {room_ids()[0]}: copies: il faut de 0 à 30",
        f"rooms.toml: {room_ids()[1]}: portrait: manque",
        "rooms.toml: id: l'entrée 3",
        "setup.toml: competitive: dealt_per_player: les règles permettent de",
        "music.toml: le jeu n'a pas ce fichier",
    ):
        assert expected in said, said


def test_one_look_at_a_sheet_tells_the_faults_of_every_row() -> None:
    title = find_title("spook-manor")
    one, two, three = room_ids()[:3]
    rows = f"file,array,id,vp,type\nrooms.toml,room,{one},[,\nrooms.toml,room,{two},x,\n"
    with pytest.raises(PackRefused) as refused:
        import_rows(title, pack_of("spook-manor"), f"{rows}rooms.toml,room,{three},,portrait\n".encode())
    found = {(each.row, each.entry, each.said) for each in refused.value.problems}
    assert {
        (2, one, "room-pack-toml"),
        (3, two, "room-pack-number"),
        (4, three, "room-pack-missing"),
    } == found


def test_every_refusal_has_words_in_every_language() -> None:
    spook = {"count": "icons", "vp": 1, "icons": ["light"], "kinds": ["candle"]}
    cases: list[tuple[str, str, str, dict[str, Any], str]] = [
        ("spook-manor", "rooms.toml", "room", {"type": "portrait"}, "room-pack-missing"),
        ("spook-manor", "rooms.toml", "room", {"portrait": {**spook, "colours": []}}, "room-pack-missing"),
        ("spook-manor", "rooms.toml", "room", {"portrait": {"count": "empty", "vp": 1}}, "room-pack-apart"),
        ("last-will", "properties.toml", "card", {"values": [1, 2]}, "room-pack-falling"),
        ("last-will", "properties.toml", "card", {"values": [3], "depreciates": True}, "room-pack-only"),
        ("last-will", "properties.toml", "card", {"activate": {"actions": 1}}, "room-pack-either"),
        ("last-will", "properties.toml", "card", {"slots": [{"companion": "horse"}]}, "room-pack-missing"),
        ("last-will", "events.toml", "card", {"options": []}, "room-pack-rising"),
        ("viscounts", "townsfolk.toml", "card", {"icons": ["fool"]}, "room-pack-one-of"),
        ("obsession", "gentry.toml", "card", {"favours": [{"do": "invite"}]}, "room-pack-one-of"),
    ]
    for id, file, array, fields, said in cases:
        title = find_title(id)
        card = next(iter(catalogue(title).arrays[file, array]))
        problems = check(title, Pack(id, "x", files={file: {array: [{"id": card, **fields}]}}))
        assert said in {each.said for each in problems}, (id, fields, problems)
        for problem in problems:
            assert (problem.file, problem.entry) == (file, card)
            assert problem.field
            texts = {problem_said(problem, words(language)) for language in LANGUAGES}
            assert len(texts) == len(LANGUAGES)


@pytest.mark.parametrize("id", everything())
def test_every_entry_can_be_given_whole_as_it_is(id: str) -> None:
    known = catalogue(find_title(id))
    for (file, array), entries in known.arrays.items():
        for entry in entries.values():
            if entry.fields.get("id") == entry.id:
                assert not list(of_entry(known, file, array, entry.fields, entry)), (file, array, entry.id)
