"""The form of a card follows from its dataclass, in every title; what is typed is saved, or refused."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from pathlib import Path

import pytest

from salotto.packs.catalogue import Place
from salotto.packs.checking import check
from salotto.packs.pack import Pack
from salotto.packs.problems import PackRefused
from salotto.registry import everything
from salotto.server.page.field_names import PART, glossary, label
from salotto.server.page.pack_form import put
from salotto.server.store.packs import KeptPack, keep_pack, read_pack
from salotto.server.tables.pack_desk import draw
from salotto.server.tables.pack_work import SET_UP, Wanted, Worktop
from tests.server.rooms import a_room

CSRF = re.compile(r'name="csrf" value="([^"]+)"')
TILE = "tiles.toml/tile/private-study"


@pytest.mark.parametrize("id", everything())
def test_every_field_of_every_card_takes_what_it_shows(id: str) -> None:
    top = Worktop.of(Pack(id, "x"), "en")
    looked = 0
    for line in list(top.lines())[::7]:
        entry = top.entry(line.place, line.id)
        made = top.known.read_as(*line.place, entry)
        fields = top.fields(line.place, line.id)
        assert len({field.path for field in fields}) == len(fields)
        for field in fields:
            if field.value:
                assert put(made, entry.fields, field, field.value) == entry.fields, f"{line.card} {field}"
                looked += 1
    assert looked > 10


@pytest.mark.parametrize("id", [id for id, title in everything().items() if title.saga is None])
def test_cards_are_drawn_as_the_table_draws_them(id: str) -> None:
    top = Worktop.of(Pack(id, "x"), "it")
    places = {line.place: line for line in top.lines()}
    drawn = [place for place, line in places.items() if picture(top, place, line.id)]
    assert drawn, "somewhere are cards"


def picture(top: Worktop, place: Place, id: str) -> object:
    return draw((top.pack.to_json(), top.language, top.key(place, id)), 1.0)


def test_a_change_is_drawn_and_the_card_counts_as_entered() -> None:
    top = Worktop.of(Pack("obsession", "x"), "en")
    place = ("tiles.toml", "tile")
    pack = top.changed(place, "private-study", "front.vp", "11")
    assert pack.files["tiles.toml"]["tile"][0]["front"]["vp"] == 11
    assert "11" in str(picture(replace(top, pack=pack), place, "private-study"))
    assert "11" not in str(picture(top, place, "private-study"))
    wanted = replace(top, pack=pack).wanted(Wanted("tiles/tile"))
    assert [line.id for line in wanted if line.entered] == ["private-study"]


@pytest.mark.parametrize(
    ("path", "text"), [("front.vp", "x"), ("front.vp", "1000000"), ("nothing", "1"), ("pr", "")]
)
def test_what_cannot_be_is_refused_in_words(path: str, text: str) -> None:
    top = Worktop.of(Pack("obsession", "x"), "en")
    with pytest.raises(PackRefused) as refused:
        top.changed(("tiles.toml", "tile"), "private-study", path, text)
    assert refused.value.problems


def test_effects_are_chosen_from_the_vocabulary_with_their_sentence() -> None:
    top = Worktop.of(Pack("last-will", "x"), "en")
    place = ("events.toml", "card")
    line = next(line for line in top.lines() if line.place == place)
    adding = next(field for field in top.fields(place, line.id) if field.path == "effects[+]")
    word = next(word for word in adding.choices if word)
    pack = top.changed(place, line.id, adding.path, word)
    fields = replace(top, pack=pack).fields(place, line.id)
    assert any(field.kind == "effect" and field.value == word and field.phrase for field in fields)


def test_the_editor_saves_undoes_and_shares(tmp_path: Path) -> None:
    asyncio.run(editing(tmp_path))


async def editing(tmp_path: Path) -> None:
    async with a_room(tmp_path) as (client, services):
        page = (await client.get("/titles/obsession/packs")).text
        found = CSRF.search(page)
        assert found is not None
        form = {"csrf": found[1]}
        opened = await client.post("/titles/obsession/packs", data={**form, "name": "Ours"})
        assert opened.status_code == 303
        id = opened.headers["location"].partition("/packs/")[2].partition("?")[0]
        sent = {**form, "card": TILE, "path": "front.vp", "value": "11"}
        answer = (await client.post(f"/packs/{id}/card", data=sent)).json()
        assert answer["error"] == ""
        wrong = (await client.post(f"/packs/{id}/card", data={**sent, "value": "eleven"})).json()
        assert "number" in wrong["error"]
        kept = await read_pack(services.store, id)
        assert kept is not None
        assert kept.pack.files["tiles.toml"]["tile"][0]["front"]["vp"] == 11
        assert (await client.get(f"/packs/{id}/pack.zip")).content[:2] == b"PK"
        assert "private-study" in (await client.get(f"/packs/{id}/cards.csv")).text
        await client.post(f"/packs/{id}/undo", data=form)
        undone = await read_pack(services.store, id)
        assert undone is not None
        assert undone.pack.changed == 0
        await keep_pack(services.store, KeptPack("theirs", "somebody else", kept.pack))
        assert (await client.get("/packs/theirs")).status_code == 200
        assert (await client.post("/packs/theirs/card", data=sent)).status_code == 403
        assert (await client.post("/packs/theirs/remove", data=form)).status_code == 403
        assert (await client.get("/packs/none")).status_code == 404
        strange = {**sent, "card": "../../etc/passwd"}
        assert (await client.post(f"/packs/{id}/card", data=strange)).status_code == 404
        await client.post(f"/packs/{id}/remove", data=form)
        assert await read_pack(services.store, id) is None


def test_what_two_windows_save_at_once_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(at_once(tmp_path))


async def at_once(tmp_path: Path) -> None:
    async with a_room(tmp_path) as (client, services):
        found = CSRF.search((await client.get("/titles/obsession/packs")).text)
        assert found is not None
        form = {"csrf": found[1]}
        opened = await client.post("/titles/obsession/packs", data=form)
        id = opened.headers["location"].partition("/packs/")[2].partition("?")[0]
        saved = {
            path: {**form, "card": TILE, "path": path, "value": "7"} for path in ("front.vp", "back.vp", "pr")
        }
        answers = await asyncio.gather(
            *(client.post(f"/packs/{id}/card", data=sent) for sent in saved.values())
        )
        assert [each.json()["error"] for each in answers] == ["", "", ""]
        kept = await read_pack(services.store, id)
        assert kept is not None
        (tile,) = kept.pack.files["tiles.toml"]["tile"]
        assert (tile["front"]["vp"], tile["back"]["vp"], tile["pr"]) == (7, 7, 7)


def test_steps_back_hold_what_was_changed_and_nothing_else() -> None:
    top = Worktop.of(Pack("obsession", "x"), "en")
    place = ("tiles.toml", "tile")
    kept = KeptPack("id", "ada", top.pack)
    packs = [top.pack]
    for card, value in (("private-study", "4"), ("main-gazebo", "5"), ("private-study", "6")):
        kept = kept.changed(replace(top, pack=kept.pack).changed(place, card, "front.vp", value))
        packs.append(kept.pack)
    assert [len(step) for step in kept.undo] == [1, 1, 1]
    while kept.undo:
        assert kept.pack.to_json() == packs.pop().to_json()
        kept = kept.undone()
    assert kept.pack.to_json() == packs[0].to_json()


@pytest.mark.parametrize("id", everything())
def test_no_name_or_word_of_the_data_files_is_shown_as_a_code(id: str) -> None:
    top = Worktop.of(Pack(id, "x"), "it")
    shown = {name for part in top.parts() for name in part.split("/")}
    for line in (*top.lines(), *top.variants()):
        shown |= {line.place[0].removesuffix(".toml"), line.place[1]}
        for field in top.fields(line.place, line.id):
            shown |= {name for name, _ in PART.findall(field.path) if name} | {*field.choices} - {""}
    plain = {name.removesuffix("_it").removesuffix("_fr") for name in shown}
    assert not plain - glossary().keys(), "a name of a field, or a word, stands in field_names.toml"


def test_a_field_is_named_in_the_language_of_the_reader() -> None:
    assert label("front.favours[0].n", "it") == "fronte · favori 1 · quanti"
    assert label("front.favours[+]", "fr") == "recto · faveurs …"
    assert label("name_it", "en") == "name (it)"
    assert label("cost_mod", "en") == "change of the cost"
    for code, named in glossary().items():
        assert len(named) in (2, 3), code
        assert all(text.strip() == text and text for text in named), code


def test_a_word_of_a_list_is_added_exchanged_and_taken_away() -> None:
    top = Worktop.of(Pack("spook-manor", "x"), "en")
    place = ("rooms.toml", "room")
    line = next(line for line in top.lines() if line.place == place)

    def words_of(shown: Worktop) -> list[str]:
        fields = shown.fields(place, line.id)
        return [each.value for each in fields if each.kind == "item" and each.value]

    assert words_of(top) == []
    for path, word, left in (
        ("invitations[+]", "red", ["red"]),
        ("invitations[+]", "green", ["red", "green"]),
        ("invitations[0]", "purple", ["purple", "green"]),
        ("invitations[0]", "", ["green"]),
    ):
        top = replace(top, pack=top.changed(place, line.id, path, word))
        assert words_of(top) == left


@pytest.mark.parametrize("id", everything())
def test_the_numbers_of_the_set_up_that_the_game_reads_are_a_kind_of_their_own(id: str) -> None:
    top = Worktop.of(Pack(id, "x"), "en")
    lines = top.wanted(Wanted(SET_UP, stand_ins=True))
    assert bool(lines) is (SET_UP in top.parts()) is bool(top.known.sections)
    assert not {line.card for line in lines} & {line.card for line in top.wanted(Wanted())}
    for line in lines:
        fields = top.fields(line.place, line.id)
        assert fields
        for field in fields:
            assert field.kind == "number"
            assert top.changed(line.place, line.id, field.path, field.value).changed == 0
            changed = top.changed(line.place, line.id, field.path, "998")
            assert replace(top, pack=changed).wanted(Wanted(SET_UP))[lines.index(line)].entered
            assert replace(top, pack=changed).confirmed(line.place, line.id) == changed


@pytest.mark.parametrize(
    ("section", "path", "value"),
    [("competitive", "dealt_per_player", "26"), ("scoring", "light_line[4]", "11")],
)
def test_a_number_of_the_set_up_is_changed_and_changed_back(section: str, path: str, value: str) -> None:
    top = Worktop.of(Pack("spook-manor", "x"), "en")
    place = ("setup.toml", section)
    was = next(field.value for field in top.fields(place, section) if field.path == path)
    varied = replace(top, pack=top.changed(place, section, path, value))
    assert next(field.value for field in varied.fields(place, section) if field.path == path) == value
    assert check(top.title, varied.pack) == ()
    kept = KeptPack("id", "ada", top.pack).changed(varied.pack)
    assert kept.undone().pack.files == {} == varied.changed(place, section, path, was).files
    for text in ("", "x", "1000"):
        with pytest.raises(PackRefused):
            varied.changed(place, section, path, text)


def test_a_number_that_the_rules_cannot_play_is_refused_with_the_reason(tmp_path: Path) -> None:
    asyncio.run(varying(tmp_path))


async def varying(tmp_path: Path) -> None:
    async with a_room(tmp_path) as (client, services):
        found = CSRF.search((await client.get("/titles/spook-manor/packs")).text)
        assert found is not None
        form = {"csrf": found[1]}
        opened = await client.post("/titles/spook-manor/packs", data=form)
        id = opened.headers["location"].partition("/packs/")[2].partition("?")[0]
        sheet = (await client.get(f"/packs/{id}", params={"part": SET_UP, "own": "1"})).text
        assert 'data-path="dealt_per_player"' in sheet
        sent = {**form, "card": "setup.toml/competitive/competitive", "path": "dealt_per_player"}
        for language, reason in (
            ("en", "the rules can play 23 to 26, not 27"),
            ("it", "le regole permettono da 23 a 26, non 27"),
            ("fr", "les règles permettent de 23 à 26, pas 27"),
        ):
            refused = await client.post(
                f"/packs/{id}/card?part={SET_UP}",
                data={**sent, "value": "27"},
                headers={"accept-language": language},
            )
            assert reason in refused.json()["error"]
        answer = (await client.post(f"/packs/{id}/card?part={SET_UP}", data={**sent, "value": "26"})).json()
        assert answer["error"] == ""
        kept = await read_pack(services.store, id)
        assert kept is not None
        assert kept.pack.files == {"setup.toml": {"competitive": {"dealt_per_player": 26}}}
        strange = {**sent, "card": "setup.toml/competitive/solo", "value": "26"}
        assert (await client.post(f"/packs/{id}/card", data=strange)).status_code == 404


def test_the_guests_of_an_activity_are_chosen() -> None:
    top = Worktop.of(Pack("obsession", "x"), "en")
    place = ("tiles.toml", "tile")

    def guests(shown: Worktop) -> object:
        return shown.entry(place, "private-study").fields["front"]["guests"]  # type: ignore[index]

    for path, value, left in (
        ("front.guests[0]", "ladies", [{"type": "ladies", "n": 1}]),
        ("front.guests[0].n", "3", [{"type": "ladies", "n": 3}]),
        ("front.guests[0]", "", []),
        ("front.guests[+]", "gentry", [{"type": "gentry", "n": 1}]),
    ):
        top = replace(top, pack=top.changed(place, "private-study", path, value))
        assert guests(top) == left
    (none,) = check(top.title, top.changed(place, "private-study", "front.guests[0].n", "0"))
    assert (none.said, none.field) == ("room-pack-least", "front.guests[0].n")


def test_what_is_counted_by_words_has_a_number_for_each_word() -> None:
    top = Worktop.of(Pack("architects", "x"), "en")
    place = ("buildings.toml", "card")
    line = next(line for line in top.lines() if line.place == place)
    for path, value in (("cost.marble", "2"), ("cost.clay", ""), ("cost.wood", "")):
        top = replace(top, pack=top.changed(place, line.id, path, value))
    cost = top.entry(place, line.id).fields["cost"]
    assert isinstance(cost, dict)
    assert cost["marble"] == 2
    assert not cost.keys() & {"clay", "wood"}


@pytest.mark.parametrize("id", everything())
def test_what_is_written_has_an_example_wherever_a_card_has_one(id: str) -> None:
    top = Worktop.of(Pack(id, "x"), "en")
    shown = [field for line in list(top.lines())[::9] for field in top.fields(line.place, line.id)]
    written = [field for field in shown if field.kind == "written" and len(field.value) > 2]
    assert written
    assert all(field.example for field in written)
