"""Campaigns in the room: tables in a row for the same people, one link, nothing lost, nothing told early."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from salotto.campaigns import verify_campaign
from salotto.kernel.play import Refused
from salotto.registry import title as find_title
from salotto.server.services import Services
from salotto.server.store.results import results_of
from salotto.server.store.rows import CampaignInfo, Person
from salotto.server.tables import lobby
from salotto.server.tables.live import LiveTable
from salotto.titles.tomesaga.box import BOX
from tests.server.client import CSRF
from tests.server.rooms import a_room
from tests.server.tables import run

TOMESAGA = find_title("tomesaga")


@pytest.fixture(autouse=True)
def _same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every campaign of these tests has the same seed."""
    monkeypatch.setattr("salotto.server.tables.lobby.secrets.token_hex", lambda n: "5a" * n)


async def opened(client: httpx.AsyncClient, *seats: str, **more: Any) -> tuple[str, dict[str, str]]:
    """A new campaign, and the tokens of its seats."""
    wish = {"title": "tomesaga", "seats": seats, "name": "Ada", **more}
    answer = (await client.post("/api/v1/tables", json=wish)).raise_for_status().json()
    assert answer["table"]["campaign"] == answer["table"]["id"]
    return answer["table"]["id"], answer["tokens"]


async def current(services: Services, id: str, number: int = 0) -> LiveTable:
    """The table being played, once there are more than so many."""
    for _ in range(6000):  # a busy machine may take its time
        campaign = await the_campaign(services, id)
        if len(campaign.tables) > number:
            live = await services.tables.table(campaign.tables[-1])
            if live.info.started:
                return live
        await asyncio.sleep(0.01)
    raise AssertionError("the campaign does not go on")


async def the_campaign(services: Services, id: str) -> CampaignInfo:
    found = await services.campaigns.campaign(id)
    assert found is not None
    return found


async def answer_one(live: LiveTable, chance: Random) -> bool:
    """One answer at random; False when the table is over."""
    async with live.reading() as play:
        assert play is not None
        decision = play.next_decision()
    if decision is None:
        return False
    await live.answer(decision.seat, chance.choice(decision.keys))
    return True


async def play_on(services: Services, id: str, chance: Random, tables: int) -> LiveTable:
    """Play until there are so many tables, or the campaign has ended."""
    while True:
        live = await current(services, id)
        campaign = await the_campaign(services, id)
        if campaign.ended or (len(campaign.tables) >= tables and not live.info.over):
            return live
        if not await answer_one(live, chance):
            await asyncio.sleep(0.01)


def lasts_in_paladins(tome: str) -> bool:
    """Whether the advantage of a Tome works all through Paladins."""
    return any(each.game == "paladins" and each.when != "start" for each in BOX.tomes[tome].advantages)


def hidden_in(data: Any) -> list[str]:
    """What nobody may know before the end: seeds, and the Tomes that lie face down."""
    text = json.dumps(data)
    names = ('"victory_pile": [', '"victory": [[')
    return [name for name in names if name in text] + [
        str(log["seed"]) for log in data.get("tables", [data]) if log["seed"]
    ]


def test_a_chapter_looks_as_its_game_does_elsewhere(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_room(tmp_path) as (client, services):
            id, _ = await opened(client, "me", "me")
            chapter = await play_on(services, id, Random(5), 2)
            for place in ("", "/replay"):
                page = (await client.get(f"/tables/{chapter.id}{place}")).raise_for_status().text
                sheets = re.findall(r'<link rel="stylesheet" href="[^"]*?([a-z-]+)\.[^"]*"', page)
                assert {"west-kingdom", "architects", "tomesaga"} <= set(sheets)
                assert len(set(sheets)) == len(sheets)  # what comes again, comes too late, and wins
                assert sheets.index("west-kingdom") < sheets.index("architects")

    run(scenario())


def test_the_room_plays_a_whole_campaign(tmp_path: Path) -> None:  # TS-1.1, TS-1.2, TS-10.7, TS-10.8
    async def scenario() -> None:
        async with a_room(tmp_path) as (client, services):
            id, tokens = await opened(client, "me", "me")
            chance = Random(5)
            token = {"Authorization": f"Bearer {tokens['0']}"}
            for number in range(2, 8):
                await play_on(services, id, chance, number)
                campaign = await the_campaign(services, id)
                if campaign.ended:
                    break
                told = (await client.get(f"/api/v1/campaigns/{id}", headers=token)).json()
                assert told["tables"] == list(campaign.tables)
                log = (await client.get(f"/api/v1/campaigns/{id}/log", headers=token)).json()
                assert hidden_in(log) == []
                assert "carried" not in log["tables"][-1]  # TS-4.8 it would tell which Tomes will be laid out
                for table in campaign.tables:
                    log = (await client.get(f"/api/v1/tables/{table}/log", headers=token)).json()
                    assert log["title"] != "tomesaga" or hidden_in(log) == []
                    view = (await client.get(f"/api/v1/tables/{table}/view", headers=token)).json()
                    assert "carries" not in (view["outcome"] or {})
                    card = await client.get(f"/tables/{table}/scorecard")
                    assert log["title"] != "tomesaga" or card.status_code == 303
                    review = await client.get(f"/tables/{table}/review")
                    assert log["title"] != "tomesaga" or review.status_code == 409
                page = await client.get(f"/campaigns/{id}")
                assert page.status_code == 200
                # the link of the campaign, and the token of a seat, lead on
                first = await client.get(f"/tables/{id}")
                assert first.headers["location"] == f"/campaigns/{id}"
                now = await client.get(f"/api/v1/tables/{campaign.tables[-1]}/decision", headers=token)
                assert now.json()["seat"] == 0
            await play_on(services, id, chance, 99)
            campaign = await the_campaign(services, id)
            assert campaign.over
            assert not campaign.given_up
            infos = [await services.store.table(table) for table in campaign.tables]
            titles = [info.title for info in infos if info]
            assert titles == [
                "tomesaga",
                "architects",
                "tomesaga",
                "paladins",
                "tomesaga",
                "viscounts",
                "tomesaga",
            ]
            file = (await client.get(f"/campaigns/{id}/log")).json()
            assert file["seed"] == campaign.seed
            played = verify_campaign(file)
            assert [play.title.id for play in played] == titles
            outcome = played[-1].outcome
            assert outcome is not None
            winner = (await client.get(f"/campaigns/{id}", headers={"Accept-Language": "it"})).text
            assert f"{max(outcome.scores)} Volumi" in winner

    run(scenario())


def test_a_campaign_that_is_over_knows_its_people_and_is_shown_by_its_link(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_room(tmp_path) as (client, services):
            csrf = CSRF.search((await client.get("/titles/tomesaga/new")).text)
            assert csrf is not None
            form = {f"seat-{seat}": "me" if seat < 2 else "none" for seat in range(4)}
            form |= {"csrf": csrf[1]}
            opened = await client.post("/titles/tomesaga/new", data=form, headers={"Origin": "http://room"})
            id = opened.headers["location"].rpartition("/")[2]
            await play_on(services, id, Random(5), 99)
            saga = (await client.get(f"/campaigns/{id}")).text
            verdict = re.search(r'<p class="lede">(.*?)</p>', saga, re.DOTALL)
            assert verdict is not None
            assert re.search(r"\b[Yy]ou win\b|\bPlayer 2 wins\b", verdict[1])
            assert "Player 1" not in saga  # that is whoever reads it
            assert ">You<" in saga
            assert saga.index('class="podium"') < saga.index(
                'class="btn primary" href="/titles/tomesaga/new"'
            )
            # a stranger who has the address alone does not see it, and whoever has the link sees all of it
            link = re.search(r'id="invitation" readonly value="http://room(/join/[^"]+)"', saga)
            assert link is not None
            campaign = await the_campaign(services, id)
            # each chapter ends with who won it, who won which Tome, and the way on
            claimed = 0
            for table in campaign.tables[1::2]:
                page = (await client.get(f"/tables/{table}")).text
                ending = page[page.index('id="ending"') : page.index('id="playback"')]
                assert ending.count("data-sum") == 2
                claims = re.findall(r"<li>(.*?)</li>", ending.partition('class="won"')[2], re.DOTALL)
                assert all("Tome of" in claim for claim in claims)
                claimed += len(claims)
                assert f'class="btn primary" href="/campaigns/{campaign.id}"' in ending
                assert "Rematch" not in ending
            assert claimed > 0
            client.cookies.clear()
            assert (await client.get(f"/campaigns/{id}")).status_code == 403
            await client.get(link[1])
            pages = [f"/campaigns/{id}", *(f"/tables/{table}/replay" for table in campaign.tables)]
            assert [(await client.get(page)).status_code for page in pages] == [200] * 8

    run(scenario())


def test_only_chapters_and_the_whole_campaign_count_as_games(tmp_path: Path) -> None:  # TS-9.1
    async def scenario() -> None:
        async with a_room(tmp_path) as (client, services):
            id, _ = await opened(client, "me", "me")
            live = await play_on(services, id, Random(5), 99)
            person = live.info.seats[0].person
            assert person is not None
            counted = [kept for kept in await results_of(services.store, person) if kept.seat == 0]
            assert [kept.title for kept in counted] == ["tomesaga", "viscounts", "paladins", "architects"]
            async with live.reading() as play:
                assert play is not None
                assert play.outcome is not None
                assert counted[0].score == play.outcome.scores[0] > 0

    run(scenario())


def test_claims_are_told_in_the_story_and_survive_a_restart(
    tmp_path: Path,
) -> None:  # TS-5.1, TS-5.3, TS-10.1
    async def told(live: LiveTable) -> list[str]:
        async with live.reading() as play:
            assert play is not None
            return [
                each.event.args["tome"] for each in play.story or () if each.event.id.startswith("ts-claims")
            ]

    async def scenario() -> None:
        chance = Random(11)
        async with a_room(tmp_path) as (client, services):
            id, _ = await opened(client, "me", "me", "me")
            live = await current(services, id, 1)
            while not await told(live):
                assert await answer_one(live, chance), "nobody has claimed anything"
            before = await told(live)
            page = (await client.get(f"/tables/{live.id}")).text
            tome = find_title("tomesaga").find(before[0]).names["en"]
            assert f"claims the {tome}" in page
            assert 'class="fu-words banner"' in page
        async with a_room(tmp_path) as (client, services):
            again = await current(services, id, 1)
            assert again.id == live.id
            assert await told(again) == before
            while await answer_one(again, chance):
                pass
            # what the interlude finds is what was told
            later = await current(services, id, 2)
            async with later.reading() as play:
                assert play is not None
                assert [claim["what"] for claim in play.view(None)["claims"]] == await told(again)

    run(scenario())


def test_the_story_of_a_chapter_begins_with_the_tomes_that_help(tmp_path: Path) -> None:  # TS-7.1, TS-7.4
    async def told(live: LiveTable) -> list[tuple[int | None, str]]:
        async with live.reading() as play:
            assert play is not None
            story = [each.event for each in play.story or ()]
            return [(event.seat, event.args["tome"]) for event in story if event.id == "ts-works"]

    async def scenario() -> None:
        async with a_room(tmp_path) as (client, services):
            id, _ = await opened(client, "me", "me", "me")
            live = await play_on(services, id, Random(4), 4)
            assert live.info.title == "paladins"
            works = await told(live)
            won = {
                (seat, f"tome:{tome}")
                for seat, ids in enumerate(live.info.carried["advantages"])
                for tome in ids
                if any(
                    each.game == "paladins" and each.when != "start" for each in BOX.tomes[tome].advantages
                )
            }
            assert set(works) == won
            assert won, "the seed gives no Tome that helps all through Paladins"
            page = (await client.get(f"/tables/{live.id}", headers={"Accept-Language": "it"})).text
            assert "aiuta" in page
            assert 'class="fu-cell works' in page
            # the names of Tomes are links, and the lens shows them
            _, tome = works[0]
            assert f'<span role="button" tabindex="0" class="thing" data-lens="{tome}">' in page
            italian = {"Accept-Language": "it"}
            shown = await client.get("/titles/paladins/things", params={"key": tome}, headers=italian)
            assert TOMESAGA.find(tome).names["it"] in shown.raise_for_status().text
            nothing = await client.get("/titles/spook-manor/things", params={"key": tome})
            assert nothing.status_code == 404
        async with a_room(tmp_path) as (client, services):
            assert await told(await current(services, id, 3)) == works

    run(scenario())


def test_what_is_undone_was_never_claimed(tmp_path: Path) -> None:  # TS-5.3
    async def told(live: LiveTable) -> tuple[int, int, int]:
        """How many claims are told, how many there are, and who answered last."""
        async with live.reading() as play:
            assert play is not None
            assert live.info.place is not None
            assert TOMESAGA.saga is not None
            hooks = play.title.campaign
            assert hooks is not None
            lines = sum(each.event.id == "ts-claims" for each in play.story or ())
            claims = TOMESAGA.saga.claims(live.info.place.handed_on, hooks.rises(play.state))
            return lines, len(claims), play.log[-1].seat if play.log else 0

    async def scenario() -> None:
        chance = Random(3)
        async with a_room(tmp_path) as (client, services):
            id, _ = await opened(client, "me", "me")
            live = await current(services, id, 1)
            before, undone = 0, 0
            while not live.info.over and not undone:
                assert await answer_one(live, chance)
                lines, claims, seat = await told(live)
                assert lines == claims
                if lines > before:
                    try:
                        await live.undo(seat)
                    except Refused:  # something was revealed as well
                        before = lines
                        continue
                    assert await told(live) == (before, before, (await told(live))[2])
                    undone += 1
            assert undone, "no claim of this game could be undone"

    run(scenario())


def test_a_seat_is_handed_over_and_a_campaign_given_up(tmp_path: Path) -> None:  # TS-10.4, TS-10.5, TS-10.6
    async def scenario() -> None:
        async with a_room(tmp_path) as (client, services):
            id, tokens = await opened(client, "me", "open", "bot:random")
            bob = (await client.post(f"/api/v1/tables/{id}/seats", json={"seat": 1, "name": "Bob"})).json()
            live = await current(services, id, 1)
            ada = {"Authorization": f"Bearer {tokens['0']}"}
            his = {"Authorization": f"Bearer {bob['token']}"}
            address = f"/api/v1/tables/{live.id}"
            assert (await client.get(f"{address}/decision", headers=his)).status_code == 200
            # nobody but its holder frees a seat, or the host when its holder is away
            campaign = f"/api/v1/campaigns/{id}"
            free = f"{campaign}/free-seat"
            assert (await client.post(free, json={"seat": 1})).status_code == 401
            refused = await client.post(free, json={"seat": 0}, headers=his)
            assert refused.json()["reason"] == "host-only"
            # Bob leaves his seat, Carla takes it: his token opens nothing any more
            freed = await client.post(free, json={"seat": 1}, headers=his)
            assert [seat["open"] for seat in freed.json()["seats"]] == [False, True, False]
            sat = await client.post(f"{address}/seats", json={"seat": 1, "name": "Carla"})
            hers = {"Authorization": f"Bearer {sat.json()['token']}"}
            # only the host gives a free seat to a bot, and none that is taken
            for headers, reason in ((hers, "host-only"), (ada, "taken")):
                wish = {"seat": 1, "bot": "random"}
                refused = await client.post(f"{campaign}/seat-bot", json=wish, headers=headers)
                assert refused.json()["reason"] == reason
            assert (await client.get(f"{address}/decision", headers=his)).status_code == 401
            assert (await client.get(f"{address}/decision", headers=hers)).status_code == 200
            # giving up needs every person
            first = await client.post(f"/api/v1/campaigns/{id}/give-up", json={}, headers=ada)
            assert (first.json()["given_up"], first.json()["leaving"]) == (False, [0])
            stays = await client.post(f"/api/v1/campaigns/{id}/give-up", json={"wish": False}, headers=ada)
            assert stays.json()["leaving"] == []
            await client.post(f"/api/v1/campaigns/{id}/give-up", json={}, headers=ada)
            last = await client.post(f"/api/v1/campaigns/{id}/give-up", json={}, headers=hers)
            assert last.json()["given_up"]
            page = (await client.get(f"/campaigns/{id}", headers={"Accept-Language": "fr"})).text
            assert "abandonnée" in page
            # nobody is asked any more, bots neither; what was played verifies
            assert (await client.get(address)).json()["asked"] == []
            table = await client.get(f"/tables/{live.id}")
            assert table.headers["location"] == f"/campaigns/{id}"
            with pytest.raises(Refused) as refused_answer:
                await answer_one(live, Random(1))
            assert refused_answer.value.reason == "over"
            file = (await client.get(f"/api/v1/campaigns/{id}/log")).json()
            assert [play.title.id for play in verify_campaign(file)] == ["tomesaga", "architects"]
            assert (await client.post(free, json={"seat": 1}, headers=hers)).json()["reason"] == "campaign"
            with pytest.raises(lobby.NotAllowed, match="campaign"):  # TS-10.5
                await lobby.rematch(services, live, Person(live.info.seats[0].person or ""))

    run(scenario())


def test_a_seat_goes_to_a_bot_and_keeps_its_tomes_and_place(tmp_path: Path) -> None:  # TS-10.4
    async def scenario() -> None:
        async with a_room(tmp_path) as (client, services):
            id, tokens = await opened(client, "me", "open")
            bob = (await client.post(f"/api/v1/tables/{id}/seats", json={"seat": 1, "name": "Bob"})).json()
            live = await current(services, id, 1)
            ada = {"Authorization": f"Bearer {tokens['0']}"}
            his = {"Authorization": f"Bearer {bob['token']}"}
            campaign = f"/api/v1/campaigns/{id}"
            before = (await client.get(campaign, headers=ada)).json()["standing"]["sheet"]
            await client.post(f"{campaign}/free-seat", json={"seat": 1}, headers=his)
            given = await client.post(f"{campaign}/seat-bot", json={"seat": 1, "bot": "random"}, headers=ada)
            assert [seat["bot"] for seat in given.json()["seats"]] == [None, "random"]
            assert (await client.get(campaign, headers=ada)).json()["standing"]["sheet"] == before
            # the bot plays on in Bob's place
            chance, answered = Random(2), set[int]()
            for _ in range(6000):
                async with live.reading() as play:
                    assert play is not None
                    answered = {choice.seat for choice in play.log}
                    mine = play.decision(0)
                if answered == {0, 1}:
                    break
                if mine is not None:
                    await live.answer(0, chance.choice(mine.keys))
                await asyncio.sleep(0.01)
            assert answered == {0, 1}

    run(scenario())


@pytest.mark.parametrize("way", ["free-seat", "leave"])
def test_a_campaign_is_given_up_when_the_last_one_against_it_leaves(
    tmp_path: Path, way: str
) -> None:  # TS-10.6, TS-10.4
    async def scenario() -> None:
        async with a_room(tmp_path) as (client, services):
            id, tokens = await opened(client, "me", "open", "open")
            sat = [
                (await client.post(f"/api/v1/tables/{id}/seats", json={"seat": seat, "name": name})).json()
                for seat, name in ((1, "Bob"), (2, "Carla"))
            ]
            live = await current(services, id, 1)
            people = [seat.person or "" for seat in live.info.seats]
            all_tokens = (tokens["0"], *(each["token"] for each in sat))
            hers, his, carlas = ({"Authorization": f"Bearer {token}"} for token in all_tokens)
            campaign = f"/api/v1/campaigns/{id}"
            for headers in (hers, carlas):
                wished = await client.post(f"{campaign}/give-up", json={}, headers=headers)
            assert (wished.json()["given_up"], wished.json()["leaving"]) == (False, [0, 2])
            # a wish counts only as long as one sits there: Carla goes, Bob is still against it
            await client.post(f"{campaign}/free-seat", json={"seat": 2}, headers=carlas)
            assert (await the_campaign(services, id)).leaving == (people[0],)
            assert not (await the_campaign(services, id)).given_up
            if way == "leave":  # a bot plays on for him
                await lobby.leave(services, live, people[1])
            else:
                await client.post(f"{campaign}/free-seat", json={"seat": 1}, headers=his)
            assert (await the_campaign(services, id)).given_up
            assert (await client.get(f"/api/v1/tables/{live.id}")).json()["asked"] == []
            with pytest.raises(Refused) as refused:
                await answer_one(live, Random(1))
            assert refused.value.reason == "over"

    run(scenario())


def test_a_campaign_that_everybody_has_left_waits(tmp_path: Path) -> None:  # TS-10.4, TS-10.6
    async def scenario() -> None:
        async with a_room(tmp_path) as (client, services):
            id, tokens = await opened(client, "me", "bot:random")
            await current(services, id, 1)
            hers = {"Authorization": f"Bearer {tokens['0']}"}
            await client.post(f"/api/v1/campaigns/{id}/free-seat", json={"seat": 0}, headers=hers)
            assert not (await the_campaign(services, id)).ended

    run(scenario())
