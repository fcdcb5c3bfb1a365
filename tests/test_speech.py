"""Everything a title has can be put into words, for every reader."""

from typing import Any

import pytest

from salotto.kernel.decisions import ENOUGH, NO, Blocked, Decision, tell
from salotto.kernel.play import Told
from salotto.kernel.title import BadTable, Outcome, Value
from salotto.registry import titles
from salotto.speech import Speech, counted, objection
from salotto.words import LANGUAGES, Language, Words, words

SPOOK_MANOR = titles()["spook-manor"]


def speech(language: Language = "en", reader: int | None = 0) -> Speech:
    return Speech(SPOOK_MANOR, words(language), ["You", "Anna", "Bruno"], reader)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.id)
def test_every_title_modes_options_and_categories_have_names(title: Any, language: Language) -> None:
    spoken = Speech(title, words(language))
    keys = ["title:name", "title:about"]
    keys += [f"mode:{mode.id}{about}" for mode in title.modes for about in ("", "-about")]
    keys += [f"option:{option.id}{about}" for option in title.options for about in ("", "-about")]
    keys += [f"category:{category}" for category in title.categories]
    assert all(spoken.thing(key) for key in keys)


FORBIDDEN: list[tuple[str, str, int, dict[str, Value]]] = [
    ("last-will", "getting-sacked", 2, {"starting_money": "seventy"}),
    ("last-will", "getting-sacked", 2, {"employment": "handicap", "handicap_seats": "3"}),
    ("obsession", "individual", 2, {"objective_cards": False}),
    ("obsession", "solo", 1, {"ud_servants": False, "opponent": "poldark"}),
    ("obsession", "estate_challenge", 1, {"esc_target_source": "opponent", "length": "extended"}),
    ("obsession", "estate_challenge", 1, {"garden_maze": True, "edition": "fr"}),
]


@pytest.mark.parametrize(("title", "mode", "players", "options"), FORBIDDEN)
def test_what_a_title_forbids_is_said_in_every_language(
    title: str, mode: str, players: int, options: dict[str, Value]
) -> None:
    with pytest.raises(BadTable, match="does not allow") as refused:
        titles()[title].table(["Anna"] * players, "seed", mode, options)
    said = {objection(refused.value, words(language)) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(sentence.endswith(".") for sentence in said)


def test_what_no_title_knows_is_said_as_it_is() -> None:
    assert objection(BadTable("no such mode"), words("it")) == "no such mode"


def test_a_question_names_what_it_is_about() -> None:
    decision = Decision(0, "sm-choose-spot", [], {"room": "room:phantom-suite"})
    assert speech().question(decision) == "Where do you build the Phantom Suite?"
    assert speech("it").question(decision) == "Dove costruisci «Suite dei Fantasmi»?"


def test_an_answer_is_said_by_its_key() -> None:
    assert speech().answer("waiting:green") == "green monster in the Foyer"
    assert speech().answer("space:goblin-card-nook:1") == "Goblin Card Nook, space 2"
    assert speech().answer("spot:-1,2") == "second floor, first left of the Foyer"
    assert speech().answer("spot:3,12") == "floor 12, second right of the Foyer"
    assert speech().answer(NO) == "No, thanks"
    assert speech().answer(ENOUGH) == "Enough"
    assert speech().answer(7) == "7"


def test_a_seat_is_said_by_the_name_of_who_sits_there() -> None:
    assert speech().answer("seat:2") == "Bruno"
    asked = Words("en", ["ask = Anna asks { $other_you -> \n [yes] you\n *[no] { $other }\n }"])
    assert [
        Speech(SPOOK_MANOR, asked, ["A", "B"], reader).say("ask", other="seat:1") for reader in (0, 1)
    ] == [
        "Anna asks B",
        "Anna asks you",
    ]


def test_an_answer_that_is_ones_own_seat_is_you() -> None:
    said = [Speech(SPOOK_MANOR, words("it"), ["Anna", "Bruno"], reader).answer("seat:0") for reader in (0, 1)]
    assert said == ["Tu", "Anna"]


def test_the_answers_of_a_move_stand_one_after_the_other() -> None:
    assert speech().move(("seat:1", NO)) == "Anna · No, thanks"
    assert speech().move(("seat:1", NO), "For Anna") == "For Anna · No, thanks"


def test_the_reader_is_addressed_and_the_others_are_named() -> None:
    event = tell("sm-builds", 1, room="room:phantom-suite", floor=2, column=0, guests=2)
    told = "the Phantom Suite on the second floor (above the left half of the Foyer): 2 monsters arrive."
    assert speech().event(event) == f"Anna builds {told}"
    assert speech(reader=1).event(event) == f"You build {told}"
    assert speech(reader=None).event(event) == f"Anna builds {told}"


def test_what_befalls_the_player_who_acts_is_said_without_the_name_again() -> None:
    def told(reader: int | None, owner: str) -> str:
        bumps = tell("vw-bumps", 1, owner=owner, section="castle:section-gold-move", tier=1)
        return Speech(titles()["viscounts"], words("en"), ["Anna", "Bruno"], reader).event(bumps)

    assert told(1, "seat:1").startswith("You bump a Worker of yours off")
    assert told(0, "seat:1").startswith("Bruno bumps a Worker of their own off")
    assert told(None, "seat:0").startswith("Bruno bumps a Worker of Anna off")


@pytest.mark.parametrize(
    ("guests", "told"),
    [
        (0, "(above the left half of the Foyer)."),
        (1, "(above the left half of the Foyer): a monster arrives."),
    ],
    ids=["nobody", "one"],
)
def test_the_guests_are_counted(guests: int, told: str) -> None:
    event = tell("sm-builds", 1, room="room:phantom-suite", floor=0, column=0, guests=guests)
    assert speech().event(event) == f"Anna builds the Phantom Suite on the ground floor {told}"


def test_a_monster_goes_to_a_room_or_back_to_the_foyer() -> None:
    away = tell("sm-moves", 0, colour="colour:orange", goal="space:goblin-card-nook:0")
    home = tell("sm-moves", 0, colour="colour:red", goal="foyer")
    assert speech().event(away) == "You send an orange monster to Goblin Card Nook, space 1."
    assert speech().event(home) == "You send a red monster back to the Foyer."
    assert speech("it").event(home) == "Mandi un Mostrillo rosso di nuovo nell'Atrio."


def test_a_name_with_a_colon_is_just_a_name() -> None:
    spoken = Speech(SPOOK_MANOR, words("en"), ["room:Anna"])
    event = tell("sm-moves", 0, colour="colour:red", goal="foyer")
    assert spoken.event(event) == "room:Anna sends a red monster back to the Foyer."


def test_what_is_meant_for_one_seat_is_told_to_nobody_else() -> None:
    story = [Told(1, tell("sm-hands-pass", None, only=1, round=3)), Told(1, tell("sm-hands-pass", round=4))]
    assert len(speech(reader=1).story(story)) == 2
    assert [line[:14] for line in speech(reader=0).story(story)] == ["End of round 4"]


def test_a_blocked_thing_is_explained() -> None:
    blocked = Blocked("spot:1,2", "SM-4.2.5", "sm-why-nothing-beneath")
    assert speech().why_not(blocked) == "A room needs a room beneath it."


def test_every_refusal_is_explained() -> None:
    reasons = ["over", "not-asked", "not-legal", "stale", "undo-start", "undo-chance"]
    reasons += ["undo-reveal", "undo-others", "undo-over"]
    assert len({speech().refusal(reason) for reason in reasons}) == len(reasons)
    assert speech().refusal("undo-SM-4.4.14").endswith("(SM-4.4.14).")


def test_several_things_are_joined_as_people_do() -> None:
    assert [speech().several(list("abc"[:n])) for n in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert counted(list("abaa")) == ["a ×3", "b"]
    assert speech("it").say("sm-why-taken", things=["room:phantom-suite", "room:goblin-suite"])


def test_the_outcome_names_the_winner() -> None:
    assert speech().outcome(Outcome((9, 12, 3), (2, 1, 3))) == "Anna wins with 12 points!"
    assert speech(reader=1).outcome(Outcome((9, 12, 3), (2, 1, 3))) == "You win with 12 points!"


def test_an_article_of_a_rival_begins_small_within_a_sentence() -> None:
    spoken = Speech(titles()["paladins"], words("it"), ["Anna", "Bruno"], 0, ("rival:rival",))
    name = spoken.names[2]
    assert spoken.outcome(Outcome((20, 90, 100), (3, 2, 1))).endswith("dietro Bruno e il Rivale.")
    assert spoken.outcome(Outcome((20, 90, 100), (3, 2, 1))).startswith(f"{name} vince")


def test_who_is_second_does_not_read_twice_who_won() -> None:
    spoken = Speech(titles()["paladins"], words("it"), ["Anna"], 0, ("rival:rival",))
    assert (
        spoken.outcome(Outcome((20, 100), (2, 1))) == "Il Rivale vince con 100 punti! Sei al secondo posto."
    )


def test_a_tie_shares_the_victory() -> None:
    shared = Outcome((4, 12, 12), (3, 1, 1))
    assert speech().outcome(shared) == "Anna and Bruno share the victory with 12 points!"


def test_a_title_may_count_something_else_than_points() -> None:
    last_will = Speech(titles()["last-will"], words("en"), ["You", "Anna"], None)
    assert last_will.outcome(Outcome((3, -5), (2, 1))) == "Anna wins with −5 pounds!"


def test_a_verdict_stands_for_itself() -> None:
    alone = Outcome((94,), (1,), verdict="sm-haunt-o-meter", args={"rank": 4, "label": "rank:4"})
    assert speech().outcome(alone) == "Haunt-o-meter: rank 4 of 6, “Ghostly”"


@pytest.mark.parametrize(
    ("won", "target", "said"),
    [
        (True, None, "You have won together!"),
        (True, 40, "You have won together: 40 was the target!"),
        (False, 40, "The game has won this time: 40 was the target."),
    ],
)
def test_those_who_play_together_win_or_lose_together(won: bool, target: int | None, said: str) -> None:
    assert speech().outcome(Outcome((30, 9), (1, 1), won=won, target=target)) == said


@pytest.mark.parametrize(
    ("target", "said"), [(None, "You have won!"), (40, "You have won: 40 was the target!")]
)
def test_who_plays_alone_wins_alone(target: int | None, said: str) -> None:
    assert speech().outcome(Outcome((50,), (1,), won=True, target=target)) == said


def test_settings_are_said_in_words() -> None:
    assert speech().options({"live_score": False, "monster_supply": 68}) == (
        "Running score: off, Monsters in the box: 68"
    )
