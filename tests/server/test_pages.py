"""What people can do in the room, page by page."""

from __future__ import annotations

import re
from random import Random

import pytest

from salotto.kernel.log import verify
from salotto.registry import title
from tests.server.client import Browser, table_id
from tests.server.servers import Server
from tests.server.tables import run

INVITATION = re.compile(r"http://[^\"]+/join/([\w-]+)")


async def play_to_the_end(browser: Browser, table: str, seed: int = 1) -> None:
    chance = Random(seed)
    async with await browser.socket(table) as socket:
        await socket.until_mine()
        while not socket.table["over"]:
            assert (await socket.answer_any(chance))["type"] == "done"
            await socket.until_mine()


async def invitation(host: Browser, table: str) -> str:
    found = INVITATION.search((await host.get(f"/tables/{table}")).text)
    assert found is not None
    return found[1]


# Arriving


def test_the_shelf_shows_the_titles_and_one_click_leads_to_a_decision(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna:
            shelf = await anna.get("/")
            assert "Spook Manor" in shelf.text
            assert "/titles/spook-manor/play-now" in shelf.text
            page = await anna.get(f"/tables/{await anna.play_now()}")
            assert "data-choice=" in page.text

    run(scenario())


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/tables",
        "/me",
        "/titles/spook-manor/new",
        "/titles/spook-manor/rules",
        "/titles/spook-manor/score-pad",
    ],
)
def test_every_page_speaks_the_readers_language(server: Server, path: str) -> None:
    async def scenario() -> None:
        pages = []
        for language in ("en", "it", "fr"):
            async with Browser(server.address, language) as reader:
                page = await reader.get(path)
                assert page.status_code == 200
                assert f'<html lang="{language}"' in page.text
                pages.append(page.text)
        assert len(set(pages)) == 3

    run(scenario())


def test_the_language_can_be_switched_in_mid_game(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna:
            table = await anna.play_now()
            assert 'lang="en"' in (await anna.get(f"/tables/{table}")).text
            await anna.post("/settings", lang="it", name="Anna", theme="dark")
            page = (await anna.get(f"/tables/{table}")).text
            assert '<html lang="it" data-theme="dark"' in page
            async with await anna.socket(table) as socket:
                await socket.until_table()
                assert "Quale carta Atrio" in socket.parts["prompt"]

    run(scenario())


def test_the_rules_can_be_linked_to_by_their_ids(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna:
            page = (await anna.get("/titles/spook-manor/rules")).text
            assert '<li id="SM-4.2.1">' in page
            assert page.count('<li id="SM-') > 100

    run(scenario())


def test_the_score_pad_counts(server: Server) -> None:  # SM-6.1
    async def scenario() -> None:
        async with Browser(server.address) as anna:
            lights = {
                "0-red": "4",
                **dict.fromkeys(("0-candle", "0-torch", "0-lantern", "0-chandelier"), "1"),
            }
            page = await anna.get(
                "/titles/spook-manor/score-pad",
                **{"0-name": "Anna", "0-printed": "10", **lights},
            )
            assert page.status_code == 200
            assert "<td>19</td>" in page.text  # 10 printed, and 9 for four lights of one colour (SM-6.5.4)

    run(scenario())


def test_an_empty_score_pad_promises_no_secret(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna:
            page = await anna.get("/titles/spook-manor/score-pad")
            assert "What you write is counted here." in page.text
            assert "at the end" not in page.text

    run(scenario())


# Opening a table


def test_only_allowed_combinations_can_be_opened(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna:
            for form in (
                {"seat-0": "me", "mode": "competitive"},
                {"seat-0": "me", "seat-1": "bot:greedy", "mode": "solo"},
                {"seat-0": "me", "seat-1": "bot:unknown"},
                {"seat-0": "me", "seat-1": "bot:greedy", "option-monster_supply": "53"},
                {},
            ):
                response = await anna.post("/titles/spook-manor/new", **form)
                assert response.status_code == 400
                assert 'role="alert"' in response.text

    run(scenario())


def test_why_settings_do_not_go_together_is_said_in_the_readers_language(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address, "it") as bruno:
            form = {"seat-0": "me", "seat-1": "bot:greedy", "option-objective_cards": "no"}
            response = await bruno.post("/titles/obsession/new", **form)
            assert response.status_code == 400
            assert "Senza carte obiettivo bisogna giocare i milestone." in response.text

    run(scenario())


def test_from_the_invitation_to_the_final_scorecard(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna, Browser(server.address, "it") as bruno:
            table = await anna.open_table("me", "open", **{"name-0": "Anna"})
            lobby = await bruno.get(f"/join/{await invitation(anna, table)}")
            assert table_id(lobby) == table
            seated = await bruno.post(f"/tables/{table}/sit", seat="1", name="Bruno")
            assert "data-choice=" not in seated.text  # everybody is here, but the host has not said so
            assert "data-choice=" in (await anna.post(f"/tables/{table}/start")).text
            one, other = await anna.socket(table), await bruno.socket(table)
            chances = (Random(1), Random(2))
            async with one, other:
                await one.until_table()
                await other.until_table()
                while not one.table["over"]:
                    for socket, chance in zip((one, other), chances, strict=True):
                        if socket.table["mine"]:
                            await socket.answer_any(chance)
                    newest = max(one.table["number"], other.table["number"])
                    for socket in (one, other):
                        while socket.table["number"] < newest:
                            await socket.receive()
            for reader in (anna, bruno):
                page = (await reader.get(f"/tables/{table}/scorecard")).text
                assert "Anna" in page
                assert "Bruno" in page

    run(scenario())


def test_the_host_can_begin_with_bots_on_the_open_seats(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as bruno:
            table = await anna.open_table("me", "open", "open")
            assert (await bruno.post(f"/tables/{table}/start")).status_code == 403
            assert "data-choice=" in (await anna.post(f"/tables/{table}/start")).text

    run(scenario())


def test_a_seat_is_taken_only_once(server: Server) -> None:
    async def scenario() -> None:
        async with (
            Browser(server.address) as anna,
            Browser(server.address) as bruno,
            Browser(server.address) as carla,
        ):
            table = await anna.open_table("me", "open", "open")
            assert (await bruno.post(f"/tables/{table}/sit", seat="1", name="Bruno")).status_code == 200
            assert (await carla.post(f"/tables/{table}/sit", seat="1", name="Carla")).status_code == 409
            for nonsense in ("9", "-1", "x", ""):
                assert (await carla.post(f"/tables/{table}/sit", seat=nonsense, name="C")).status_code == 403

    run(scenario())


def test_one_person_can_hold_every_seat(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna:
            table = await anna.open_table("me", "me", **{"name-0": "Anna", "name-1": "Ada"})
            async with await anna.socket(table) as socket:
                await socket.until_mine()
                assert socket.table["seat"] == 0
                await socket.answer_any(Random(1))
                assert not socket.table["mine"]
                assert socket.table["waiting"] == [1]
                assert (await socket.wish(do="sit", seat=1))["type"] == "done"
                while socket.table["seat"] != 1:
                    await socket.receive()
                assert socket.table["mine"]
                assert (await socket.wish(do="sit", seat=5))["reason"] == "spectator"

    run(scenario())


# Coming and going


def test_a_personal_link_carries_me_to_another_device(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as desk, Browser(server.address) as phone:
            table = await desk.play_now()
            page = await desk.post("/me/link")
            found = re.search(r"/me/([\w-]{20,})", page.text)
            assert found is not None
            before = await phone.get(f"/tables/{table}")
            assert before.status_code == 403  # a table against bots is private
            asked = await phone.get(f"/me/{found[1]}")
            assert asked.status_code == 200
            assert (await phone.get(f"/tables/{table}")).status_code == 403  # to open the link is not enough
            assert table in (await phone.post(f"/me/{found[1]}")).text
            async with await phone.socket(table) as socket:
                await socket.until_mine()
                assert socket.table["seat"] == 0
            await desk.post("/me/link")
            assert (await phone.get(f"/me/{found[1]}")).status_code == 404  # only the newest link works

    run(scenario())


def test_my_tables_say_what_waits_for_me(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as stranger:
            table = await anna.open_table("me")
            page = (await anna.get("/tables")).text
            assert f'href="/tables/{table}" class="now"' in page
            assert table in (await anna.get("/")).text
            assert table not in (await stranger.get("/tables")).text

    run(scenario())


def test_a_bot_stands_in_for_somebody_who_is_away_and_gives_the_seat_back(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as bruno:
            table = await anna.open_table("me", "open")
            await bruno.post(f"/tables/{table}/sit", seat="1", name="Bruno")
            await anna.post(f"/tables/{table}/start")
            assert (await bruno.post(f"/tables/{table}/stand-in", seat="0")).status_code == 403
            async with await anna.socket(table) as socket:
                await socket.until_mine()
                async with await bruno.socket(table) as other:
                    await other.until_mine()
                    present = await anna.post(f"/tables/{table}/stand-in", seat="1")
                    assert present.status_code == 403
                await socket.answer_any(Random(1))
                at = socket.table["at"]
                while (await anna.post(f"/tables/{table}/stand-in", seat="1")).status_code != 200:
                    pass  # until the server has noticed that Bruno left
                while socket.table["at"] <= at:
                    await socket.receive()
                async with await bruno.socket(table) as other:
                    await other.until_table()
                    refused = await other.wish(do="answer", key="done")
                    assert refused["reason"] == "stand-in"
                assert (await anna.post(f"/tables/{table}/take-back", seat="1")).status_code == 403
                assert (await bruno.post(f"/tables/{table}/take-back", seat="1")).status_code == 200

    run(scenario())


# Afterwards


def test_after_the_game_log_proof_replay_and_rematch(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as stranger:
            table = await anna.open_table("me", "bot:greedy")
            early = (await anna.get(f"/tables/{table}/log")).json()
            assert early["seed"] is None
            assert early["checkpoints"] == []
            assert (await anna.post(f"/tables/{table}/rematch")).status_code == 403
            await play_to_the_end(anna, table)
            log = (await stranger.get(f"/tables/{table}/log")).json()
            assert log["commitment"] == early["commitment"]
            assert verify(title("spook-manor"), log).over
            score = (await anna.get(f"/tables/{table}/scorecard")).text
            assert log["seed"] in score
            assert log["commitment"] in score
            for at in (0, 7, len(log["choices"]), 10**9, -3):
                assert (await anna.get(f"/tables/{table}/replay", to=at)).status_code == 200
            assert 'value="1"' in (await stranger.get(f"/tables/{table}/replay", to=9, eyes=1)).text
            again = await anna.post(f"/tables/{table}/rematch")
            assert table_id(again) != table
            assert table_id(await anna.post(f"/tables/{table}/rematch")) == table_id(again)

    run(scenario())


def test_before_the_end_a_log_tells_nobody_elses_choices(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as stranger:
            table = await anna.open_table("me", "bot:greedy")
            async with await anna.socket(table) as socket:
                await socket.until_mine()
                for _ in range(6):
                    await socket.answer_any(Random(3))
                    await socket.until_mine()
            mine = (await anna.get(f"/tables/{table}/log")).json()["choices"]
            theirs = (await stranger.get(f"/tables/{table}/log")).json()["choices"]
            assert all((key is not None) == (seat == 0) for seat, key in mine)
            assert all(key is None for _, key in theirs)

    run(scenario())


def test_a_report_packs_log_and_position(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna:
            table = await anna.open_table("me", "bot:greedy")
            pack = await anna.post(f"/tables/{table}/report", text="The lamp\x00 flickers")
            assert pack.headers["content-disposition"].startswith("attachment")
            told = pack.json()
            assert told["text"] == "The lamp flickers"
            assert told["position"]["me"] == 0
            assert told["log"]["seed"] is None
            assert told["question"]["prompt"] == "sm-lay-foyer"

    run(scenario())


# At the table


def test_undo_restart_why_hint_chat_and_notes(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna:
            table = await anna.open_table("me", "me")
            async with await anna.socket(table) as socket:
                await socket.until_mine()
                key = socket.choices()[0]
                await socket.answer(key)
                assert (await socket.wish(do="undo"))["type"] == "done"
                while not socket.table["mine"]:
                    await socket.receive()
                assert key in socket.choices()
                assert (await socket.wish(do="undo"))["reason"] == "undo-start"
                assert (await socket.wish(do="restart"))["type"] == "error"
                assert (await socket.wish(do="hint"))["key"] in socket.choices()
                assert (await socket.wish(do="why"))["blocked"] == []
                assert (await socket.wish(do="chat", text="Good <evening>"))["type"] == "done"
                while not (said := [message for message in socket.others if message["type"] == "chat"]):
                    await socket.receive()
                (line,) = said
                assert "Good &lt;evening&gt;" in line["html"]
                assert (await socket.wish(do="note", text="my plan"))["type"] == "done"
                assert (await socket.wish(do="seen", at=3))["type"] == "done"
            page = (await anna.get(f"/tables/{table}")).text
            assert "my plan" in page
            assert "Good &lt;evening&gt;" in page

    run(scenario())


def test_why_not_names_the_rule_in_the_readers_words(server: Server) -> None:  # SM-4.2.8
    async def scenario() -> None:
        async with Browser(server.address, "it") as anna:
            table = await anna.open_table("me")
            chance = Random(1)
            async with await anna.socket(table) as socket:
                await socket.until_mine()
                while not any(key.startswith("spot:") for key in socket.choices()):
                    await socket.answer_any(chance)
                    await socket.until_mine()
                blocked = (await socket.wish(do="why"))["blocked"]
                assert blocked
                assert all(re.fullmatch(r"SM-[\d.]+", each["rule"]) for each in blocked)
                assert any("stanza" in each["text"] for each in blocked)

    run(scenario())


def test_the_story_goes_on_line_by_line(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna:
            table = await anna.open_table("me")
            chance = Random(2)
            async with await anna.socket(table) as socket:
                await socket.until_mine()
                assert not socket.table["story_goes_on"]
                while "data-lens=" not in socket.table["story"] or not socket.table["story_goes_on"]:
                    await socket.answer_any(chance)
                    await socket.until_mine()
                assert socket.table["story"].count("<li") < 5

    run(scenario())


def test_everybody_hears_who_comes_and_goes(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as guest:
            table = await anna.open_table("me", "me")
            async with await anna.socket(table) as socket:
                await socket.until_table()
                async with await guest.socket(table) as watching:
                    await watching.until_table()
                    assert watching.table["seat"] is None
                    assert not watching.table["mine"]
                    while not socket.others or socket.others[-1].get("spectators") != 1:
                        await socket.receive()
                while socket.others[-1].get("spectators") != 0:
                    await socket.receive()

    run(scenario())


# Errors


def test_a_page_that_is_not_there_is_told_kindly(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address, "fr") as reader:
            for path in ("/nowhere", "/tables/nothing", "/join/nothing", "/me/nothing", "/titles/ludo/rules"):
                page = await reader.get(path)
                assert page.status_code == 404
                assert '<html lang="fr"' in page.text
            assert (await reader.get("/tables/x/replay", to="many")).status_code == 400

    run(scenario())
