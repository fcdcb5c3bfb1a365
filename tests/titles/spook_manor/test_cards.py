"""SM-1 The components, SM-4.4.4 to SM-4.4.9 who may stand where, and what the content files say."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from salotto.content import LANGUAGES, ContentError
from salotto.kernel.decisions import tell
from salotto.speech import Speech
from salotto.titles.spook_manor import TITLE
from salotto.titles.spook_manor.box import BOX, load_box
from salotto.titles.spook_manor.cards import (
    ANY,
    COLOURS,
    DATA,
    FREE,
    LIGHT_KINDS,
    Colour,
    Icon,
    Light,
    LightKind,
    Room,
    RoomKind,
)
from salotto.titles.spook_manor.scoring import CATEGORIES
from salotto.titles.spook_manor.settings import SETUP, load_setup
from salotto.words import LANGUAGES as READERS
from salotto.words import words as words_in
from tests.each import for_each
from tests.titles.spook_manor.positions import a_hall, a_manor, a_room, rooms_of, spaces

PURPLE, RED, GREEN, ORANGE = Colour


def of_kind(kind: RoomKind) -> list[Room]:
    return [card for card in BOX.rooms if card.kind is kind]


def openings(entry: str, guests: tuple[str | None, ...], colour: Colour) -> list[int]:
    return [space.index for space in a_hall(entry).openings(spaces(*guests), colour)]


def refusal(entry: str, guests: tuple[str | None, ...], at: int, colour: Colour) -> str | None:
    why = a_hall(entry).refusal(spaces(*guests), at, colour)
    return None if why is None else why.rule


# The components


def test_there_are_16_foyer_cards() -> None:  # SM-1.1
    assert len(BOX.foyers) == 16
    assert len({card.key for card in BOX.foyers}) == 16


def test_a_foyer_card_has_a_left_and_a_right_face() -> None:  # SM-1.2, EX-2
    card = BOX.foyer["foyer:foyer-05"]
    assert card.left.lights == (Light(LightKind.CANDLE, RED),)
    assert card.right.lights == (Light(LightKind.LANTERN, ORANGE),)


def test_each_light_is_on_one_left_face_and_one_right_face_and_the_faces_of_a_card_differ() -> None:
    each = [1 << light for light in range(16)]
    assert sorted(card.left.lights_mask for card in BOX.foyers) == each
    assert sorted(card.right.lights_mask for card in BOX.foyers) == each
    for card in BOX.foyers:
        (left,), (right,) = card.left.lights, card.right.lights
        assert left.kind != right.kind
        assert left.colour != right.colour


def test_there_are_156_room_cards_in_126_entries() -> None:  # SM-1.3
    assert len(BOX.rooms) == 156
    assert len({card.entry for card in BOX.rooms}) == 126


def test_every_room_has_one_of_four_kinds() -> None:  # SM-1.4
    counted = Counter(card.kind for card in BOX.rooms)
    assert counted == {
        RoomKind.LIGHTING: 36,
        RoomKind.ENTERTAINMENT: 36,
        RoomKind.CHAMBER: 36,
        RoomKind.PORTRAIT: 48,
    }


def test_spaces_counting_and_lights_belong_to_one_kind_of_room_each_invitations_to_all() -> None:  # SM-1.5
    for card in BOX.rooms:
        assert (card.hall is not None) == (card.kind is RoomKind.ENTERTAINMENT)
        assert (card.portrait is not None) == (card.kind is RoomKind.PORTRAIT)
        assert bool(card.lights) == (card.kind is RoomKind.LIGHTING)
    carriers = {card.kind for card in BOX.rooms if card.invitations}
    assert carriers == set(RoomKind)


def test_there_are_13_monsters_of_each_colour() -> None:  # SM-1.6
    supply = SETUP.options[0]
    assert (supply.id, supply.default) == ("monster_supply", 52)
    assert SETUP.supplies["52"] == (13, 13, 13, 13)


def test_the_larger_supply_has_17_monsters_of_each_colour() -> None:  # SM-9.1
    assert SETUP.supplies["68"] == (17, 17, 17, 17)
    assert SETUP.options[0].values == (52, 68)


def test_copies_of_one_entry_are_different_cards_with_the_same_face() -> None:  # SM-1.9
    first, second = BOX.room["room:dusty-library-1"], BOX.room["room:dusty-library-2"]
    assert first is not second
    assert first != second
    assert first.texts == second.texts
    assert len({card.key for card in BOX.rooms}) == 156
    assert BOX.room["room:phantom-suite"].entry == "phantom-suite"


def test_the_modes_are_for_two_to_six_players_or_for_one_alone() -> None:  # SM-1.10, SM-8.4
    assert {id_: list(mode.players) for id_, mode in SETUP.modes.items()} == {
        "competitive": [2, 3, 4, 5, 6],
        "solo": [1],
        "solo-big-manor": [1],
    }


def test_rounds_and_draft_decks_of_the_modes() -> None:  # SM-4.1.1, SM-7.10, SM-8.1, SM-8.2
    lengths = {id_: (mode.rounds, mode.draft_decks) for id_, mode in SETUP.modes.items()}
    assert lengths == {"competitive": (20, 0), "solo": (20, 2), "solo-big-manor": (30, 3)}


def test_the_tables_of_set_up_agree_with_the_number_of_cards() -> (
    None
):  # SM-3.5, SM-3.6, SM-3.7, SM-7.3, SM-8.1
    stated = tomllib.loads((DATA / "setup.toml").read_text(encoding="utf-8"))
    for row in stated["by_players"]:
        assert row["rooms_dealt"] == row["players"] * SETUP.dealt_per_player
        assert row["rooms_boxed"] == len(BOX.rooms) - row["rooms_dealt"]
        assert row["foyers_dealt"] == row["players"] * SETUP.foyers_per_player
        assert row["foyers_boxed"] == len(BOX.foyers) - row["foyers_dealt"]
    for mode, table in (("solo", "solo"), ("solo-big-manor", "solo_big_manor")):
        dealt = SETUP.modes[mode].draft_decks * SETUP.cards_per_draft_deck
        assert stated[table]["rooms_dealt"] == dealt
        assert stated[table]["rooms_boxed"] == len(BOX.rooms) - dealt
        assert SETUP.modes[mode].rounds * SETUP.display_per_draft_deck == dealt
    assert SETUP.dealt_per_player - SETUP.opening_hand == 19
    assert [row["players"] for row in stated["by_players"]] == list(SETUP.modes["competitive"].players)


# The designed deck


def test_every_colour_has_13_invitations_so_the_supply_never_runs_out() -> None:  # SM-4.3.7
    invitations = Counter(colour for card in BOX.rooms for colour in card.invitations)
    assert invitations == dict.fromkeys(Colour, 13)
    assert tuple(invitations[colour] for colour in Colour) == SETUP.supplies["52"]


def test_ten_light_icons_of_each_colour_and_of_each_kind_are_on_rooms() -> None:
    lights = [light for card in BOX.rooms for light in card.lights]
    assert Counter(light.kind for light in lights) == dict.fromkeys(range(4), 10)
    assert Counter(light.colour for light in lights) == dict.fromkeys(range(4), 10)


def test_two_spaces_stand_against_each_invitation() -> None:
    halls = [card.hall for card in BOX.rooms if card.hall is not None]
    assert sum(len(hall.spaces) for hall in halls) == 104 == 2 * sum(len(c.invitations) for c in BOX.rooms)


def test_the_printed_points_of_the_deck_are_128() -> None:
    assert sum(card.vp for card in BOX.rooms) == 128


def test_every_colour_has_nine_entertainment_rooms() -> None:
    assert Counter(card.colour for card in of_kind(RoomKind.ENTERTAINMENT)) == dict.fromkeys(Colour, 9)


def test_every_way_to_entertain_is_in_the_deck() -> None:  # SM-6.3.5
    halls = [card.hall for card in BOX.rooms if card.hall is not None]
    assert Counter(
        (len(h.spaces), h.rule, h.scoring, h.values) for h in halls if h.scoring != "per_monster"
    ) == {
        (2, "none", "track", (1, 3)): 4,
        (2, "none", "track", (1, 4)): 4,
        (3, "none", "track", (3, 7, 11)): 4,
        (3, "different", "track", (2, 5, 9)): 4,
        (4, "different", "track", (1, 2, 5, 9)): 4,
        (3, "same", "track", (2, 5, 9)): 4,
        (2, "pairs", "pairs", (4,)): 4,
        (4, "pairs", "pairs", (5, 11)): 4,
    }
    banquets = [h.values for h in halls if h.scoring == "per_monster"]
    assert banquets == [(3, 1, 1, 1), (1, 3, 1, 1), (1, 1, 3, 1), (1, 1, 1, 3)]


def test_the_portraits_of_the_deck() -> None:
    portraits = [card.portrait for card in BOX.rooms if card.portrait is not None]
    assert Counter((p.counts.value, p.vp) for p in portraits) == {
        ("empty", 2): 8,
        ("empty", 1): 4,
        ("room_type", 2): 8,
        ("room_type", 1): 8,
        ("icons", 2): 4 + 4,
        ("icons", 1): 4 + 4 + 4,
    }
    assert sum(p.counts_monsters for p in portraits) == 4 + 4 + 4
    assert sum(p.icons == (Icon.INVITATION,) for p in portraits) == 4


# The words of the data


@for_each("card", [*BOX.rooms, *BOX.foyers])
def test_every_card_has_a_source_and_its_words_in_three_languages(card: Room) -> None:
    assert card.source == "designed"
    for words in (card.names, card.texts):
        assert list(words) == list(LANGUAGES)
        assert all(words.values())


def test_every_word_of_the_set_up_has_three_languages() -> None:
    for words in (SETUP.colours, SETUP.light_kinds, SETUP.room_kinds, SETUP.categories):
        assert all(list(names) == list(LANGUAGES) for names in words.values())
    assert list(SETUP.colours) == list(COLOURS)
    assert list(SETUP.light_kinds) == list(LIGHT_KINDS)
    assert list(SETUP.room_kinds) == list(RoomKind)
    assert tuple(SETUP.categories) == CATEGORIES  # SM-6.1.1


def test_the_text_of_a_card_names_its_numbers() -> None:
    for card in BOX.rooms:
        for text in card.texts.values():
            if card.vp:
                assert str(card.vp) in text, card
            if card.portrait is not None:
                assert text.startswith(f"{card.portrait.vp} "), card
            if card.hall is not None and card.hall.scoring != "per_monster":
                assert "/".join(map(str, card.hall.values)) in text, card


def test_the_live_score_is_on_unless_the_table_says_otherwise() -> None:  # SM-9.2
    live_score = SETUP.options[1]
    assert (live_score.id, live_score.default, live_score.values) == ("live_score", True, (True, False))


# Who may stand where


def test_a_space_holds_one_monster() -> None:  # SM-4.4.4
    assert openings("phantom-party-parlour", ("red", None), RED) == [1]
    assert refusal("phantom-party-parlour", ("red", None), 0, RED) == "SM-4.4.4"


def test_a_coloured_space_accepts_only_its_colour() -> None:  # SM-4.4.5, EX-8
    assert openings("vampire-card-nook", (None, None), PURPLE) == []
    assert openings("vampire-card-nook", (None, None), RED) == [0, 1]
    assert refusal("vampire-card-nook", (None, None), 0, PURPLE) == "SM-4.4.5"


def test_an_open_space_accepts_every_colour() -> None:  # SM-4.4.5
    assert [space.colour for space in a_hall("vampire-banquet-hall").spaces] == [ANY, ANY, ANY]
    for colour in Colour:
        assert openings("vampire-banquet-hall", (None, None, None), colour) == [0, 1, 2]


def test_different_colours_refuse_a_second_monster_of_a_colour() -> None:  # SM-4.4.6, SM-4.4.9, EX-9
    guests = ("purple", "green", None, None)
    assert openings("phantom-grand-ballroom", guests, GREEN) == []
    assert openings("phantom-grand-ballroom", guests, ORANGE) == [2, 3]
    assert refusal("phantom-grand-ballroom", guests, 2, GREEN) == "SM-4.4.6"


def test_different_colours_cover_the_coloured_space_too() -> None:  # SM-4.4.6
    assert openings("phantom-masquerade-room", ("purple", None, None), PURPLE) == []
    assert openings("phantom-masquerade-room", (None, "purple", None), PURPLE) == []
    assert openings("phantom-masquerade-room", (None, None, None), PURPLE) == [0, 1, 2]


def test_same_colour_refuses_another_colour_until_the_room_is_empty() -> None:  # SM-4.4.1, SM-4.4.7, EX-10
    assert openings("goblin-clubroom", ("orange", None, None), GREEN) == []
    assert openings("goblin-clubroom", ("orange", None, None), ORANGE) == [1, 2]
    assert openings("goblin-clubroom", (None, None, None), GREEN) == [0, 1, 2]
    assert refusal("goblin-clubroom", ("orange", None, None), 1, GREEN) == "SM-4.4.7"


def test_a_pair_is_of_one_colour_and_the_pairs_are_independent() -> None:  # SM-4.4.8, EX-11
    guests = ("red", None, None, None)
    assert openings("phantom-waltz-hall", guests, GREEN) == [2, 3]
    assert openings("phantom-waltz-hall", guests, RED) == [1, 2, 3]
    assert refusal("phantom-waltz-hall", guests, 1, GREEN) == "SM-4.4.8"


def test_spaces_may_be_filled_in_any_order_with_gaps() -> None:  # SM-4.4.9
    assert openings("vampire-music-room", (None, "red", None), RED) == [0, 2]


def test_occupied_spaces_are_those_with_a_monster() -> None:
    hall = a_hall("vampire-music-room")
    assert hall.occupied(spaces("red", None, "red")) == (hall.spaces[0], hall.spaces[2])
    assert hall.occupied((FREE, FREE, FREE)) == ()


def test_a_space_is_named_after_its_room_and_counted_from_the_left() -> None:
    space = a_hall("phantom-waltz-hall").spaces[3]
    assert (space.key, space.room, space.index) == (
        "space:phantom-waltz-hall:3",
        "room:phantom-waltz-hall",
        3,
    )


def test_a_position_uses_different_copies_of_equal_cards() -> None:
    manor = a_manor(columns={0: ["dusty-library", "dusty-library"]})
    assert [card.key for card, _, _ in rooms_of(manor)] == ["room:dusty-library-1", "room:dusty-library-2"]
    with pytest.raises(KeyError):
        a_room("broom-cupboard")


# House packs


def a_pack(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_house_pack_changes_the_fields_it_names(tmp_path: Path) -> None:
    pack = a_pack(tmp_path, rooms='[[room]]\nid = "phantom-suite"\nvp = 5\nsource = "known"\n')
    changed = load_box(pack).room["room:phantom-suite"]
    assert (changed.vp, changed.source) == (5, "known")
    assert changed.invitations == (PURPLE,)
    assert BOX.room["room:phantom-suite"].vp == 2


def test_a_house_pack_adds_and_removes_cards(tmp_path: Path) -> None:
    card = """
        [[room]]
        id = "phantom-suite"
        copies = 0

        [[room]]
        id = "broom-cupboard"
        name = "Broom Cupboard"
        name_it = "Sgabuzzino delle scope"
        name_fr = "Placard à balais"
        type = "chamber"
        copies = 2
        colour = "none"
        vp = 1
        invitations = []
        lights = []
        text = "Worth 1 VP."
        text_it = "Vale 1 PV."
        text_fr = "Vaut 1 PV."
        source = "known"
    """
    box = load_box(a_pack(tmp_path, rooms=card))
    assert len(box.rooms) == 156 - 1 + 2
    assert "room:phantom-suite" not in box.room
    assert box.room["room:broom-cupboard-2"].vp == 1


def test_a_house_pack_changes_the_set_up(tmp_path: Path) -> None:
    monster = '[[monster]]\nid = "red"\nsupply = 1\n'
    table = "[scoring]\ncolumn_bonus = [0, 2, 6, 12]\n"
    setup = load_setup(a_pack(tmp_path, setup=monster + table))
    assert setup.supplies["52"] == (13, 1, 13, 13)
    assert setup.tables.column_bonus == (0, 2, 6, 12)
    assert setup.tables.light_line == SETUP.tables.light_line


SUITE = '[[room]]\nid = "phantom-suite"\n'
NOOK = '[[room]]\nid = "phantom-card-nook"\n[room.entertainment]\n'
HERMIT = '[[room]]\nid = "portrait-of-the-hermit"\n'
TRACK = 'score = { kind = "track", vp = [1, 4] }\n'


@pytest.mark.parametrize(
    ("text", "card", "field"),
    [
        (SUITE + 'vp = "two"', "phantom-suite", "vp"),
        (SUITE + "vp = true", "phantom-suite", "vp"),
        (SUITE + "copies = -1", "phantom-suite", "copies"),
        (SUITE + 'invitations = ["mauve"]', "phantom-suite", "invitations[0]"),
        (SUITE + 'invitations = "red"', "phantom-suite", "invitations"),
        (SUITE + 'invitation = ["red"]', "phantom-suite", "invitation"),
        (SUITE + 'type = "cellar"', "phantom-suite", "type"),
        (SUITE + 'text_fr = ""', "phantom-suite", "text_fr"),
        (SUITE + 'source = "hearsay"', "phantom-suite", "source"),
        (SUITE + 'lights = [{ kind = "candle", colour = "red" }]', "phantom-suite", "lights"),
        (SUITE + 'lights = ["candle"]', "phantom-suite", "lights[0]"),
        (SUITE + 'portrait = { count = "empty", vp = 1 }', "phantom-suite", "portrait"),
        (SUITE + SUITE, "phantom-suite", "id"),
        ('[[room]]\nid = "broom-cupboard"\n', "broom-cupboard", "type"),
        ("[[room]]\nvp = 1\n", "", "room[0].id"),
        (NOOK + 'spaces = []\nrule = "none"\n' + TRACK, "phantom-card-nook", "entertainment.spaces"),
        (NOOK + 'spaces = ["any"]\nrule = "pairs"\n' + TRACK, "phantom-card-nook", "entertainment.spaces"),
        (NOOK + 'spaces = ["any"]\nrule = "none"\n' + TRACK, "phantom-card-nook", "entertainment.score.vp"),
        (NOOK + 'spaces = ["any"]\nrule = "none"\n', "phantom-card-nook", "entertainment.score"),
        (
            NOOK + 'spaces = ["any", "any"]\nrule = "none"\nscore = { kind = "pairs", vp = [4] }',
            "phantom-card-nook",
            "entertainment.rule",
        ),
        (HERMIT + 'portrait = { count = "ghosts", vp = 1 }', "portrait-of-the-hermit", "portrait.count"),
        (
            HERMIT + 'portrait = { count = "room_type", vp = 1 }',
            "portrait-of-the-hermit",
            "portrait.room_type",
        ),
    ],
)
def test_a_broken_card_is_reported_with_file_card_and_field(
    tmp_path: Path, text: str, card: str, field: str
) -> None:
    with pytest.raises(ContentError) as caught:
        load_box(a_pack(tmp_path, rooms=text))
    assert (caught.value.file, caught.value.entry, caught.value.field) == (
        str(tmp_path / "rooms.toml"),
        card,
        field,
    )
    assert str(caught.value).startswith(": ".join(part for part in (caught.value.file, card, field) if part))


@pytest.mark.parametrize(
    ("text", "entry", "field"),
    [
        ('[[monster]]\nid = "red"\nsupply = "many"\n', "red", "supply"),
        ('[[monster]]\nid = "mauve"\nsupply = 13\n', "mauve", "id"),
        ("[scoring]\nlight_line = [0, 2, 5, 9]\n", "scoring", "light_line"),
        ("[scoring]\ncolumn_bonus = []\n", "scoring", "column_bonus"),
        ('[game]\nmodes = ["duel"]\n', "game", "modes"),
        ("[game.mode_players]\nsolo = [1]\n", "game", "mode_players.competitive"),
        ("[solo]\nturns = 0\n", "solo", "turns"),
        ("[solo_big_manor]\ncards_per_draft_deck = 10\n", "solo_big_manor", "cards_per_draft_deck"),
        ('[[option]]\nid = "live_score"\ndefault = "maybe"\n', "live_score", "default"),
        ('[[haunt_o_meter]]\nrank = 6\nlabel_it = ""\n', "6", "label_it"),
        ("scoring = 3\n", "", "scoring"),
    ],
)
def test_a_broken_set_up_is_reported_with_file_entry_and_field(
    tmp_path: Path, text: str, entry: str, field: str
) -> None:
    with pytest.raises(ContentError) as caught:
        load_setup(a_pack(tmp_path, setup=text))
    assert (caught.value.file, caught.value.entry, caught.value.field) == (
        str(tmp_path / "setup.toml"),
        entry,
        field,
    )


def test_a_pack_that_is_no_folder_or_no_toml_is_reported_by_name(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="attic: no such folder"):
        load_box(tmp_path / "attic")
    with pytest.raises(ContentError, match=r"foyers\.toml"):
        load_box(a_pack(tmp_path, foyers="[[foyer"))


def test_two_cards_cannot_have_the_same_key(tmp_path: Path) -> None:
    stated = tomllib.loads((DATA / "rooms.toml").read_text(encoding="utf-8"))
    library = next(entry for entry in stated["room"] if entry["id"] == "dusty-library")
    fields = {**library, "id": "dusty-library-2", "copies": 1}
    text = "[[room]]\n" + "".join(
        f'{name} = "{value}"\n' if isinstance(value, str) else f"{name} = {value}\n"
        for name, value in fields.items()
    )
    with pytest.raises(ContentError, match="room:dusty-library-2"):
        load_box(a_pack(tmp_path, rooms=text))


def test_each_half_of_a_foyer_is_called_by_the_light_it_shows() -> None:  # SM-3.3
    from salotto.titles.spook_manor.faces import ALL

    for language in READERS:
        names = {key: face.names[language] for key, face in ALL.items()}
        by_light = {foyer.left.lights: names[foyer.key] for foyer in BOX.foyers}
        assert len(by_light) == 16
        for foyer in BOX.foyers:
            assert names[foyer.right_half] == by_light[foyer.right.lights] != names[foyer.key]
            assert ALL[foyer.right_half].card == (foyer.right, foyer.left)
        told = Speech(TITLE, words_in(language), ["Anna"]).event(
            tell("sm-lays-foyer", 0, left="foyer:foyer-01", right="half:foyer-01")
        )
        assert names["foyer:foyer-01"] in told
        assert names["half:foyer-01"] in told
