"""The tables of the rules for people say the same numbers as the data that the engine reads."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from salotto.registry import titles
from salotto.titles.obsession.scoring import reputation_vp
from salotto.words import LANGUAGES

RULE = re.compile(r"^\s*- \*\*([A-Z]{2}-[\d.]+\d)\*\*")
each_language = pytest.mark.parametrize("language", LANGUAGES)


def read(id: str, *path: str) -> str:
    place = files(titles()[id].package)
    for part in path:
        place = place / part
    return place.read_text(encoding="utf-8")


def data(id: str, file: str) -> dict[str, Any]:
    """A file of a title, without what is retired."""
    whole = tomllib.loads(read(id, "data", file))
    for name, part in whole.items():
        if isinstance(part, list):
            whole[name] = [entry for entry in part if not isinstance(entry, dict) or entry.get("copies") != 0]
    return whole


def tables(id: str, language: str) -> dict[str, list[list[list[str]]]]:
    """The tables of a title's rules as rows of cells without the heading, by the last rule above them."""
    found: dict[str, list[list[list[str]]]] = {}
    above, lines = "", list[list[str]]()
    for line in [*read(id, "people", f"rules.{language}.md").splitlines(), ""]:
        if line.startswith("|"):
            lines.append([cell.strip() for cell in line.strip().strip("|").split("|")])
            continue
        if lines:
            found.setdefault(above, []).append(lines[2:])
            lines = []
        if match := RULE.match(line):
            above = match[1]
    return found


def numbers(cells: list[str]) -> list[int]:
    return [int(number.replace("−", "-")) for cell in cells for number in re.findall(r"[-−]?\d+", cell)]


@each_language
def test_architects_cathedral_virtue_and_guildhall_are_those_of_the_board(language: str) -> None:
    said, board = tables("architects", language), data("architects", "board.toml")
    levels = [(level["level"], level["vp"], level["spaces"]) for level in board["cathedral"]]
    assert [(int(row[0]), int(row[2]), int(row[3])) for row in said["AW-5.2.2"][0]] == levels  # AW-5.2.2
    track = {level["level"]: (level["vp"], level["ignore_tax"]) for level in board["virtue"]}
    told = {level: tuple(numbers(row[1:3])) for row in said["AW-6.1.5"][0] for level in numbers(row[:1])}
    assert told == track  # AW-6.1.5
    halls = {hall["players"]: (hall["columns"], hall["spaces"]) for hall in board["guildhall"]}
    seen = {
        players: (int(row[1]), int(row[2])) for row in said["AW-4.9.3"][0] for players in numbers(row[:1])
    }
    assert seen == halls  # AW-4.9.2


@each_language
def test_paladins_costs_needs_and_points_are_those_of_the_boards(language: str) -> None:
    said, player = tables("paladins", language), data("paladins", "player_board.toml")
    main = data("paladins", "main_board.toml")
    actions = {action["id"]: action for action in player["action"]}
    rows = said["PW-6.6.1"][0]  # PW-7.1.1 to PW-7.6.2: the table over the right-side actions
    for row, name in zip(
        rows, ("commission", "fortify", "garrison", "absolve", "attack", "convert"), strict=True
    ):
        if name != "attack":
            assert numbers(row[2:3]) == actions[name]["cost"], name
        if "need" in actions[name]:
            assert numbers(row[3:]) == actions[name]["need"], name
    assert numbers(said["PW-6.1.6"][0][0]) == [slot["price"] for slot in main["townsfolk_slot"]]  # PW-6.2.1
    assert numbers(said["PW-7.4.3"][1][0]) == [slot["strength"] for slot in main["outsider_slot"]]  # PW-7.5.2
    assert numbers(said["PW-11.3"][0][0]) == player["attribute_track"]["vp"]  # PW-11.3
    regions = said["PW-6.6.1"][1]  # PW-7.1.2 PW-7.3.2 PW-3.15
    assert numbers(regions[0]) == [region["faith"] for region in main["region"]]
    assert numbers(regions[1]) == [region["strength"] for region in main["region"]]
    for row, players in zip(regions[2:], (2, 3, 4), strict=True):
        there = [space["region"] for space in main["space"] if space["players"] <= players]
        assert numbers(row[1:]) == [there.count(region["id"]) for region in main["region"]]
    assert len(said["PW-7.4.3"][0]) == len(player["absolve_space"])


@each_language
def test_viscounts_buildings_and_piles_are_those_of_the_data(language: str) -> None:
    said = tables("viscounts", language)
    types = {kind["id"]: kind["vp_by_count"] for kind in data("viscounts", "buildings.toml")["type"]}
    rows = said["VW-9.4"][0]
    assert [numbers(row[1:]) for row in rows] == [
        types[name] for name in ("workshop", "trading_post", "guildhall")
    ]  # VW-9.4
    setups = [each for each in data("viscounts", "setup.toml")["players"] if each["mode"] != "coop"]
    laid = {
        each["players"]: [each["player_cards_laid_out"], each["debts_on_top"], each["deeds_on_top"]]
        for each in setups
    }
    assert {numbers(row)[0]: numbers(row)[1:] for row in said["VW-2.11"][0]} == laid  # VW-2.11


@each_language
def test_last_wills_plans_are_those_of_the_boards(language: str) -> None:
    said = tables("last-will", language)
    plans: dict[str, dict[int, list[int]]] = {"2-3": {}, "4-5": {}}
    for plan in data("last-will", "planning-board.toml")["plan"]:
        plans[plan["side"]][plan["position"]] = [plan["cards"], plan["errand_boys"], plan["actions"]]
    for row in said["LW-5.3"][0]:  # LW-5.3
        for cell, side in zip(row[1:], plans.values(), strict=True):
            assert numbers([cell]) == side.get(int(row[0]), []), row
    tiles: dict[int, dict[int, list[int]]] = {2: {}, 4: {}}
    for tile in data("last-will", "gs-plan-tiles.toml")["tile"]:
        for side in (tile["side_a"], tile["side_b"]):
            faces = tiles[tile["players"][0]].setdefault(tile["position"], [])
            faces += [side["cards"], side["errand_boys"], side["actions"]]
    for row in said["LW-20.7"][0]:  # LW-20.7
        for cell, places in zip(row[1:], tiles.values(), strict=True):
            assert numbers([cell]) == places[int(row[0])], row


def rule(id: str, language: str, name: str) -> list[int]:
    """The numbers that a rule names, without the ids of other rules."""
    text = read(id, "people", f"rules.{language}.md")
    found = re.search(rf"^\s*- \*\*{re.escape(name)}\*\* (.*(?:\n  .*)*)", text, re.M)
    assert found, name
    return numbers([re.sub(r"[A-Z]{2}-[\d.]*\d", "", found[1])])


@each_language
def test_the_aims_of_those_who_play_together_are_those_of_the_data(language: str) -> None:
    boards = data("architects", "coop_baron_boards.toml")["board"]
    aims = [board["target_vp_per_worker_and_player"] for board in boards]
    assert rule("architects", language, "AW-12.9.3") == aims  # AW-12.9.3
    threats = read("paladins", "data", "coop_threats.toml")
    assert f"target_per_player = {rule('paladins', language, 'PW-14.12.4')[0]}\n" in threats  # PW-14.12.4
    invaders = data("paladins", "coop_threats.toml")["card"][0]
    needs = [
        invaders[rounds][players] for rounds in ("need_rounds_1_4", "need_rounds_5_7") for players in "234"
    ]
    said = rule("paladins", language, "PW-14.10.2")
    assert said[3:6] + said[8:11] == needs  # PW-14.10.2
    coop = read("viscounts", "data", "coop.toml")
    assert f"target_vp = {rule('viscounts', language, 'VW-11.1.1')[-1]}\n" in coop  # VW-11.1.1


@each_language
def test_viscounts_flipped_cards_score_together_what_the_end_cards_say(language: str) -> None:
    cards = data("viscounts", "coop.toml")["end_card"]
    assert rule("viscounts", language, "VW-11.10.3") == [card["score"]["vp"] for card in cards]  # VW-11.10.3


def test_the_packaged_book_of_viscounts_tells_the_cards_as_they_are() -> None:
    """VW-11.10.3, R-44, E31: the reference has other designed values."""
    coop = data("viscounts", "coop.toml")
    book = read("viscounts", "data", "rules.md")
    (vp,) = {card["score"]["vp"] for card in coop["end_card"]}
    assert f"({vp} VP, designed)" in book  # VW-11.10.3
    removals = {
        sum(each["do"] == "remove_baron_worker" for each in card["bottom"]) for card in coop["summary"]
    }
    words = {3: "removing after three of them and placing after the fourth"}
    assert words[removals.pop()] in book
    assert not removals
    example = next(
        line for line in read("viscounts", "data", "examples.md").splitlines() if line.startswith("**E31.")
    )
    said = re.findall(r"(\d+) VP.*?(\d+) flipped Deeds: \+(\d+) = (\d+)", example)
    assert len(said) == 2
    for before, deeds, more, after in said:
        assert (int(more), int(after)) == (vp * int(deeds), int(before) + int(more))
    assert sum(int(after) for *_, after in said) == coop["component"][0]["target_vp"]


@each_language
def test_obsessions_track_and_levels_are_those_of_the_engine(language: str) -> None:
    said, setup = tables("obsession", language), data("obsession", "setup.toml")
    tracks = {track["id"]: track for track in setup["track"]}
    order = (
        "courtship",
        "village_fair",
        "objective_draw",
        "builders_holiday",
        "national_holiday",
        "grand_ball",
    )
    for row, event in zip(said["OB-3.7"][0], order, strict=True):  # OB-3.7
        for cell, id in zip(row[1:3], ("standard", "extended"), strict=True):
            spaces = [space["n"] for space in tracks[id]["space"] if space["event"] == event]
            assert numbers([cell]) == spaces, (event, id)
    aims = [[aim["score"], aim["round"], aim["rows"]] for aim in setup["esc_target"]]
    assert rule("obsession", language, "OB-21.3") == [number for aim in aims for number in aim]  # OB-21.3
    levels = numbers(said["OB-7.4"][0][0])
    assert levels == [reputation_vp(level) for level in range(1, len(levels) + 1)]  # OB-7.4


@each_language
def test_architects_characters_and_requests_are_those_of_the_cards(language: str) -> None:
    said = tables("architects", language)
    suffix = "" if language == "en" else f"_{language}"
    starts = {}
    for board in data("architects", "player_boards.toml")["board"]:
        if board["id"] != "standard":
            start = board["start"]
            fields = ("prisoners", "silver", "virtue", "extra_buildings", "debts_unpaid")
            goods = sorted(start["goods"].values())
            starts[board[f"name{suffix}"]] = [[start.get(field, 0) for field in fields], goods]
    rows = {row[0].partition(" (")[0]: row for row in said["AW-10.1"][0]}
    told = {name: [numbers(row[1:6]), sorted(numbers(row[6:]))] for name, row in rows.items()}
    assert told == starts  # AW-10.1
    requests = data("architects", "coop_requests.toml")["card"]
    cards = [[card["level"], card["per_player"], card["vp_met"], card["vp_failed"]] for card in requests]
    assert [numbers([row[0], *row[2:]]) for row in said["AW-12.7.2"][0]] == cards  # AW-12.7.2


@each_language
def test_viscounts_collisions_give_what_the_track_says(language: str) -> None:
    gains = [[each["n"] for each in space["current"]] for space in data("viscounts", "tracks.toml")["space"]]
    assert [numbers(row[1:2]) for row in tables("viscounts", language)["VW-5.5.8"][0]] == gains  # VW-5.5.4
