"""VW-2, VW-10.2, VW-11.2, TS-4: from the laid-out pairs to the first turn."""

from __future__ import annotations

from tests.titles.viscounts.oracle.book import RESOURCES, card, cards, outside
from tests.titles.viscounts.oracle.building import free_spots
from tests.titles.viscounts.oracle.effects import Reading, gain, perform
from tests.titles.viscounts.oracle.pen import NO, Differs
from tests.titles.viscounts.oracle.position import Position
from tests.titles.viscounts.oracle.rival import board, left_most, rival_puts


def opening(r: Reading, engine: Position) -> None:
    """Everything before the first turn; what chance decided is taken from the engine, and looked at."""
    at = r.at
    row = setup_row(at)
    if at.coop:
        hand_out(r, row["summary_cards_each"])
    for back in range(1, at.humans + 1):  # VW-2.9
        take_pair(r, (at.start - back) % at.humans)
    if at.mode == "solo":
        rival_begins(r, at.humans)
    for seat in range(at.humans):  # VW-2.10
        me = r.me(seat)
        me.draw = r.pen.shuffle(me.draw)
        for _ in range(3):
            me.hand.append(me.draw.pop())
    if at.coop:
        baron_begins(r, engine)
    at.pairs.clear()
    at.handout.clear()
    at.dealt = True
    if at.carried is not None:
        chapter_begins(r)
    at.debts_left, at.deeds_left = row["debts_on_top"], row["deeds_on_top"]  # VW-2.11
    at.playing, at.round, at.current = True, 1, at.start


def setup_row(at: Position) -> dict[str, int]:
    """The numbers for so many players."""
    return cards("setup")[f"setup-{'coop-' if at.coop else ''}{at.humans}p"]


def hand_out(r: Reading, each: int) -> None:
    """VW-11.2.2, VW-11.2.3 Summary cards, by choice in turn order, and which lies on top."""
    at = r.at
    order = [(at.start + more) % at.humans for more in range(at.humans)]
    if at.options["coop_summary_draft"] == "choice":
        for seat in order * each:
            key = r.ask(seat, [f"summary:{id}" for id in at.handout], "a Summary card")
            at.handout.remove(key.removeprefix("summary:"))
            r.me(seat).summaries.append(key.removeprefix("summary:"))
    if each == 2:
        for seat in order:
            mine = r.me(seat).summaries
            key = r.ask(seat, [f"summary:{id}" for id in mine], "the card on top")
            mine.sort(key=lambda id: f"summary:{id}" != key)


def take_pair(r: Reading, seat: int) -> None:
    """VW-2.9.1 to VW-2.9.6."""
    at, me = r.at, r.me(seat)
    keys = {f"pair:{front}+{hero}": (front, hero) for front, hero in at.pairs}
    front, hero = pair = keys[r.ask(seat, list(keys), "a pair")]
    at.pairs.remove(pair)
    me.draw.append(f"hero:{hero}")
    face = cards("player_cards")[front]
    me.space = start_space(face["start_space"])
    gain(r, seat, "silver", face["silver"])
    gain(r, seat, "deed", face["deeds"])
    gain(r, seat, "debt", face["debts"])
    for good in (*RESOURCES, "any_resource"):
        gain(r, seat, good, face["resources"].get(good, 0))
    for effect in face["effects"]:
        if effect["do"] == "destroy_setup":  # VW-2.9.4
            key = r.may(seat, list(me.draw), "a starting card to destroy")
            if key != NO:
                me.draw.remove(key)
                at.gone.append(key)
                me.goods["silver"] += card(key)["cost"]
        else:
            perform(r, seat, [effect], front)


def start_space(n: int) -> str:
    """VW-2.9.1 The outside space with a number."""
    return next(id for id, space in cards("spaces").items() if space.get("start_number") == n)


def rival_begins(r: Reading, seat: int) -> None:
    """VW-10.2.2 to VW-10.2.5."""
    me, face = r.me(seat), board(r, seat)
    piles: dict[str, list[str]] = {"starting": [], "future": []}
    for id, scheme in cards("schemes").items():
        if id not in face.get("removed_schemes", []):
            piles[scheme["deck"]].append(f"scheme:{id}")
    r.at.future = r.pen.shuffle(piles["future"])
    harder = [r.at.future.pop() for _ in range(int(r.at.options["solo_future_schemes"]))]
    me.draw = r.pen.shuffle(piles["starting"] + harder)
    me.space = start_space(cards("player_cards")[r.at.pairs[0][0]]["start_space"])
    for good, n in face["start_resources"].items():
        me.goods["ink" if good == "any" else good] += n
    me.acquired += face["start_deeds"]
    me.unpaid += face["start_debts"]
    found = left_most(r, seat, [face["start_building"]])
    assert found is not None
    if spots := free_spots(r, me.space):
        rival_puts(r, seat, found, spots[0])


def baron_begins(r: Reading, engine: Position) -> None:
    """VW-11.2.4, VW-11.2.5."""
    at, baron, theirs = r.at, r.at.baron, engine.baron
    assert baron is not None
    assert theirs is not None
    baron.space = start_space(cards("player_cards")[at.pairs[0][0]]["start_space"])
    n = cards("difficulties")[at.options["coop_difficulty"]]["revealed_player_cards"]
    spaces = [space for space, some in theirs.workers.items() if some]
    taken = [baron.space, *(start_space_of(r, seat) for seat in range(at.humans))]
    if len(spaces) != n or any(some > 1 for some in theirs.workers.values()):
        raise Differs(f"VW-11.2.5: {n} Baron Workers, but the engine has {theirs.workers}")
    if set(spaces) & set(taken) or not set(spaces) <= set(outside(at.ring)):
        raise Differs(f"VW-11.2.5: Baron Workers on {spaces}, taken are {taken}")
    baron.workers = dict.fromkeys(spaces, 1)
    baron.reserve -= n


def start_space_of(r: Reading, seat: int) -> str:
    """Where a player begins."""
    return r.me(seat).space


def chapter_begins(r: Reading) -> None:
    """TS-4.7, TS-4.9, TS-4.10."""
    at = r.at
    assert at.carried is not None
    if at.carried["passes"]:
        at.start = (at.start + 1) % at.humans
    for seat, n in enumerate(at.carried["silver"]):
        r.me(seat).goods["silver"] += n
    for seat, won in enumerate(at.carried["tomes"]):
        r.me(seat).tomes = [tome for tome in won if cards("tomes")[tome]["when"] != "start"]
    for more in range(at.humans):
        seat = (at.start + more) % at.humans
        for tome in at.carried["tomes"][seat]:
            if cards("tomes")[tome]["when"] == "start":
                perform(r, seat, cards("tomes")[tome]["effects"], tome)
