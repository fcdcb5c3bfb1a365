"""The lobby: the host changes seats and options, people talk and leave, a rematch tells the others."""

from __future__ import annotations

from random import Random

from salotto.server.page.seat_words import names_for
from salotto.server.store.rows import Seat
from tests.server.client import Browser, table_id
from tests.server.servers import Server
from tests.server.tables import run


def test_the_host_changes_seats_and_options_until_the_game_begins(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as bruno:
            table = await anna.open_table("me", "open", "open", **{"name-0": "Anna"})
            await bruno.post(f"/tables/{table}/sit", seat="1", name="Bruno")
            assert (await bruno.post(f"/tables/{table}/seats", seat="2", who="bot:hard")).status_code == 403
            page = await anna.post(f"/tables/{table}/seats", seat="2", who="bot:hard")
            assert "Augusta" in page.text
            page = await anna.post(f"/tables/{table}/seats", seat="0", down="1")
            assert page.text.index("<strong>Bruno") < page.text.index("<strong>Anna")
            page = await anna.post(f"/tables/{table}/options", **{"option-monster_supply": "68"})
            assert "Monsters in the box: 68" in page.text
            bad = await anna.post(f"/tables/{table}/options", **{"option-monster_supply": "7"})
            assert bad.status_code == 400
            await anna.post(f"/tables/{table}/start")
            late = await anna.post(f"/tables/{table}/options", **{"option-monster_supply": "52"})
            assert late.status_code == 403
            async with await bruno.socket(table) as socket:
                await socket.until_table()
                assert socket.table["seat"] == 0  # the seats went with the people

    run(scenario())


def test_people_talk_in_the_lobby_and_the_invitation_says_what_is_played(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna, Browser(server.address, "fr") as guest:
            table = await anna.open_table("me", "open", "open", "open", title="obsession", mode="teams")
            await guest.post(f"/tables/{table}/chat", text="Bonsoir")
            page = (await guest.get(f"/tables/{table}")).text
            assert "Bonsoir" in page
            assert "Durée\u202f: standard" in page
            assert "avec Joueur 3" in page  # partners are named before anybody sits down
            shelf = (await guest.get("/")).text
            assert "Tables publiques" in shelf
            assert f"/tables/{table}" in shelf

    run(scenario())


def test_whoever_leaves_is_gone_and_the_game_goes_on(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as bruno:
            table = await anna.open_table("me", "open", **{"name-0": "Anna"})
            await bruno.post(f"/tables/{table}/sit", seat="1", name="Bruno")
            await bruno.post(f"/tables/{table}/leave")
            assert "Free seat" in (await anna.get(f"/tables/{table}")).text
            await bruno.post(f"/tables/{table}/sit", seat="1", name="Bruno")
            await anna.post(f"/tables/{table}/start")
            await bruno.post(f"/tables/{table}/leave")
            assert table not in (await bruno.get("/tables")).text
            page = (await anna.get(f"/tables/{table}")).text
            assert "Clara" in page  # one of the house plays on
            watching = (await bruno.get(f"/tables/{table}")).text
            assert "You are watching." in watching

    run(scenario())


def test_a_rematch_tells_the_others(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as bruno:
            table = await anna.open_table("me", "open")
            await bruno.post(f"/tables/{table}/sit", seat="1", name="Bruno")
            await anna.post(f"/tables/{table}/start")
            one, other = await anna.socket(table), await bruno.socket(table)
            async with one, other:
                chance = Random(4)
                for socket in (one, other):
                    await socket.until_table()
                while not one.table["over"]:
                    for socket in (one, other):
                        if socket.table["mine"]:
                            await socket.answer_any(chance)
                    newest = max(one.table["number"], other.table["number"])
                    for socket in (one, other):
                        while socket.table["number"] < newest:
                            await socket.receive()
                again = table_id(await anna.post(f"/tables/{table}/rematch"))
                while f"/tables/{again}" not in other.parts["prompt"]:
                    await other.receive()
            assert f"/tables/{again}" in (await bruno.get(f"/tables/{table}/scorecard")).text
            assert f"/tables/{again}" in (await bruno.get("/tables")).text
            await keep_and_erase(bruno)

    run(scenario())


async def keep_and_erase(person: Browser) -> None:
    """What is kept of how somebody did is theirs: to see, to take along, to erase."""
    assert "/me/results.json" in (await person.get("/me")).text
    [kept] = (await person.get("/me/results.json")).json()
    assert kept["title"] == "spook-manor"
    assert "person" not in kept
    page = await person.post("/me/erase")
    assert "/me/results.json" not in page.text
    assert (await person.get("/me/results.json")).json() == []


def test_two_people_of_one_name_are_told_apart() -> None:
    names = ("Anna", "anna", "Anna 2", "")
    seats = tuple(Seat(number, str(number), None, name) for number, name in enumerate(names))
    assert names_for(seats, "en", None) == ("Anna", "anna 2", "Anna 2 2", "Player 4")
