"""The form for a new table: groups, what depends on what, presets, the reader's own printing."""

from __future__ import annotations

import pytest

from salotto.registry import title, titles
from salotto.server.page.seat_words import names_for
from salotto.server.page.table_form import gentlest, layout_of, read_form
from salotto.server.page.title_page import shelf
from salotto.server.store.rows import Seat
from salotto.words import LANGUAGES

OBSESSION = titles()["obsession"]


def shown(form: dict[str, str], language: str = "fr") -> set[str]:
    found = read_form(OBSESSION, form, "it" if language == "it" else "fr")
    return {field.option.id for _, fields in found.groups() for field in fields}


@pytest.mark.parametrize("id", shelf())
def test_every_option_stands_in_one_group_and_every_preset_can_be_opened(id: str) -> None:
    title = shelf()[id]
    layout = layout_of(title)
    assert sorted(each for group in layout.groups for each in group.options) == sorted(
        option.id for option in title.options
    )
    known = {option.id: option for option in title.options}
    for option, needs in layout.needs.items():
        assert option in known
        assert all(set(values) <= set(known[other].values) for other, values in needs.items())
    for preset in layout.presets:
        assert all(value in known[each].values for each, value in preset.options.items())
        for language in LANGUAGES:
            form = read_form(title, {"preset": preset.id}, language)
            title.table([who for who, _ in form.seats], "seed", form.mode.id, form.chosen())


@pytest.mark.parametrize("id", shelf())
def test_a_newcomer_begins_gently(id: str) -> None:
    form = gentlest(shelf()[id], "en")
    assert [who for who, _ in form.seats] == ["me", "bot:easy"]


def test_what_depends_on_another_option_is_hidden_until_it_matters() -> None:
    assert "intensive_choice" not in shown({"option-intensive_service": "0"})
    assert "intensive_choice" in shown({"option-intensive_service": "3"})
    assert "opponent" not in shown({})
    assert "opponent" in shown({"mode": "solo"})


def test_the_printing_follows_the_reader() -> None:
    assert read_form(OBSESSION, {}, "it").values["edition"] == "it"
    assert read_form(OBSESSION, {}, "fr").values["edition"] == "fr"
    assert read_form(OBSESSION, {"option-edition": "fr"}, "it").values["edition"] == "fr"


def test_what_a_printing_never_plays_is_not_offered() -> None:  # OB-21.2, OB-22.6
    for mode in ("tableau", "duel"):
        form = read_form(OBSESSION, {"mode": mode}, "fr")
        [milestones] = [
            each for _, fields in form.groups() for each in fields if each.option.id == "milestones"
        ]
        assert milestones.choices == ("random", "chosen")
        assert form.chosen()["milestones"] == "random"
        assert "milestone_timing" not in form.chosen()  # before the player areas
        assert read_form(OBSESSION, {"mode": mode}, "it").chosen()["milestones"] == "off"
    assert "milestones" not in shown({"mode": "estate_challenge", "option-edition": "fr"})
    assert "milestones" in shown({"mode": "estate_challenge", "option-edition": "it"})
    settled = {"option-milestones": "random", "was-option-milestones": "random"}
    later = read_form(OBSESSION, {"mode": "individual", **settled}, "fr")
    assert later.values["milestones"] == "off"  # nobody had chosen them
    chosen = read_form(OBSESSION, {"mode": "individual", "option-milestones": "random"}, "fr")
    assert chosen.values["milestones"] == "random"


def test_what_nobody_chose_follows_the_mode_and_what_is_forced_is_so() -> None:
    architects = titles()["architects"]
    before = {
        "mode": "coop",
        "was-mode": "competitive",
        "was-players": "3",
        "option-character_pick": "random",
    }
    form = read_form(architects, before, "en")
    assert form.values["character_pick"] == "choose"
    assert form.values["setup_side"] == "variable"
    assert "setup_side" not in form.chosen()
    forced = [field for _, fields in form.groups() for field in fields if field.forced]
    assert "setup_side" in {field.option.id for field in forced}


def test_bots_are_people_of_the_house() -> None:
    seats = (
        Seat(0, "somebody", None, "Daisy"),
        Seat(1, None, "easy"),
        Seat(2, None, "easy"),
        Seat(3, None, "hard"),
        Seat(4, None, "greedy"),
    )
    assert names_for(seats, "it", None) == ("Daisy", "Pip", "Toby", "Augusta", "Bot Ingordo 5")


def test_in_teams_a_friend_sits_beside_whoever_opens_the_table() -> None:
    obsession = title("obsession")
    sent = {"mode": "teams", "was-mode": "individual", "seat-0": "me", "seat-1": "open"}
    sent |= {"seat-2": "bot:easy", "seat-3": "bot:easy"}
    form = read_form(obsession, sent, "en")
    mate = form.sitters.index("open")
    state = obsession.begin(obsession.table(["x"] * form.players, "x", "teams"))
    assert mate in obsession.allies(state, 0)
    assert sorted(form.sitters[: form.players]) == sorted(["me", "open", "bot:easy", "bot:easy"])
    moved = read_form(obsession, sent | {"was-mode": "teams"}, "en")
    assert moved.sitters[1] == "open"  # whoever has chosen otherwise is left alone
    coop = read_form(title("architects"), {"mode": "coop", "seat-0": "me", "seat-1": "open"}, "en")
    assert coop.sitters[1] == "open"
