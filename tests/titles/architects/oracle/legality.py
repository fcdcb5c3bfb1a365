"""AW-3, AW-4: every turn that the player to move may take, and every position in which it may end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.titles.architects.oracle import workers
from tests.titles.architects.oracle.book import MARKETS, OPEN, ability, cards, location, virtue_level
from tests.titles.architects.oracle.building import guildhall_action
from tests.titles.architects.oracle.money import (
    discard_buildings,
    draw_buildings,
    gain,
    gain_virtue,
    lose_virtue,
    pay_goods,
    pay_silver,
    take_debt,
)
from tests.titles.architects.oracle.picks import NotAllowed, Pick, TooMany, Ways, every, subsets, then
from tests.titles.architects.oracle.position import Position

GATHERING = {"quarry": "stone", "forest": "wood", "silversmith": "silver"}


@dataclass(slots=True)
class Reader:
    """The book as one reader reads it; a test may give it a misreading."""

    most: int = 1_500
    misread: Callable[[str, int], int] = lambda what, n: n

    # The turn

    def turns(self, position: Position) -> dict[str, Ways | None]:
        """AW-3.2 Where the player may place, or whence take a Worker back, with all the ends of that turn.

        None for the ends where they are too many to count.
        """
        if not position.me.home:
            return self._recalls(position)
        found: dict[str, Ways | None] = {}
        for place in (*OPEN, *MARKETS, "guildhall"):
            try:
                ways = self.finish(self.act(position, place))
            except TooMany:
                found[place] = None
                continue
            if ways:
                found[place] = ways
        return found

    def _recalls(self, position: Position) -> dict[str, Ways | None]:
        """AW-3.3, AW-3.3.1."""
        seat = position.active
        usual = [place for place in OPEN if position.places[place].get(seat)]
        if not usual:
            if position.prison.get(seat):
                usual.append("prison")
            boards = len(position.players) + (position.baron is not None)
            for board in range(boards):
                held = position.players[board].captives if board < len(position.players) else None
                if held is None:
                    assert position.baron is not None
                    held = position.baron.captives
                if board != seat and held.get(seat):
                    usual.append(f"board:{board}")
            usual += [MARKETS[space] for space in range(3) if position.market[space] == seat]

        def taking(where: str) -> Ways:
            return every(position, lambda after, pick: workers.take_home(after, where, pick))

        return {where: self.finish(taking(where)) for where in usual}

    def finish(self, ways: Ways) -> Ways:
        """AW-3.2 Donations of Rogue and Reverend, Resets, the hand limit."""
        ended: Ways = {}
        pending = [position for position in ways.values() if position.donations_due]
        for position in ways.values():
            if not position.donations_due:
                ended[position.key()] = position
        while pending:
            given = then(pending, self._donation, self.most)
            pending = []
            for position in given.values():
                if position.donations_due:
                    pending.append(position)
                ended_position = position.copy()
                ended_position.donations_due = 0
                ended[ended_position.key()] = ended_position
        while any(position.resets_due for position in ended.values()):
            calm = {key: position for key, position in ended.items() if not position.resets_due}
            troubled = [position for position in ended.values() if position.resets_due]
            ended = {**calm, **self.reset(troubled)}
        return then(ended.values(), self._hand_limit, self.most)

    def _donation(self, position: Position, pick: Pick) -> None:
        """AW-12.3.4 One of the Donations that are due, or no more."""
        if pick((True, False)):
            self.one_donation(position, pick)
        else:
            position.donations_due = 0

    def one_donation(self, position: Position, pick: Pick) -> None:
        """Exactly one of the Donations that are due."""
        position.donations_due -= 1
        workers.donate(position, pick)

    def reset(self, positions: list[Position]) -> Ways:
        """AW-7, AW-12.6 One Reset."""

        def opens(position: Position, pick: Pick) -> None:
            position.resets_due -= 1
            workers.reset_opens(position, pick)

        ways = then(positions, opens, self.most)
        for seat in range(len(positions[0].players)):

            def abilities(position: Position, pick: Pick, seat: int = seat) -> None:
                workers.reset_abilities(position, seat, pick)

            ways = then(ways.values(), abilities, self.most)
        return then(ways.values(), workers.reset_judges, self.most)

    def _hand_limit(self, position: Position, pick: Pick) -> None:
        """AW-3.6."""
        me = position.me
        over = len(me.hand) - me.hand_limit
        if over > 0:
            discard_buildings(position, me, pick(subsets(me.hand, over)))

    # Locations

    def act(self, position: Position, place: str) -> Ways:
        """AW-4 Place a Worker and resolve the location."""
        if place == "guildhall":
            return every(position, guildhall_action, self.most)
        if place in MARKETS:
            return every(position, lambda after, pick: self._black_market(after, pick, place), self.most)
        after = position.copy()
        after.me.home -= 1
        here = after.places[place]
        n = here[position.active] = here.get(position.active, 0) + 1
        match place:
            case "kings-storehouse":
                return self._up_to(after, self.trades(after), self.trade, least=0)
            case "town-centre":
                if not every(after, self._pay_first_capture):
                    return {}
                ways = self._up_to(after, self.misread("captures", n), self._paid_capture, least=0)
                return then(ways.values(), self._forget_captures, self.most)
            case "guardhouse":
                return self._up_to(after, n, self._guardhouse, least=1)
            case "mines":
                return every(after, lambda p, pick: self._mines(p, n, pick))
            case "workshop":
                return every(after, lambda p, pick: self._workshop(p, n, pick), self.most)
            case "tax-stand":
                return every(after, self._tax_stand, self.most)
            case _:
                return every(after, lambda p, pick: self._gather(p, place, n, pick))

    def _up_to(self, start: Position, n: int, action: Callable[[Position, Pick], None], least: int) -> Ways:
        """Up to n actions one after the other, at least so many."""
        latest: Ways = {start.key(): start}
        found: Ways = dict(latest) if least == 0 else {}
        for _ in range(n):
            latest = then(latest.values(), action, self.most)
            found.update(latest)
            if len(found) > self.most:
                raise TooMany
        return found

    def _gather(self, position: Position, place: str, n: int, pick: Pick) -> None:
        """AW-4.1.1, AW-4.1.2, AW-4.1.3, AW-4.1.5."""
        (formula,) = location(place)["actions"][0]["gain"].values()
        good = GATHERING[place]
        gain(position, position.active, good, self.misread(place, evaluate(formula, n)), pick)
        self._helpers(position, place, pick)

    def _helpers(self, position: Position, place: str, pick: Pick) -> None:
        """AW-4.1.5 What Apprentices add."""
        for effect in position.me.effects("gather", place):
            gain(position, position.active, effect["what"], effect["n"], pick)

    def _mines(self, position: Position, n: int, pick: Pick) -> None:
        """AW-4.1.4."""
        good = pick(("clay", "gold") if n >= 2 else ("clay",))
        gain(position, position.active, good, n + 1 if good == "clay" else n // 2, pick)
        self._helpers(position, "mines", pick)

    def trades(self, position: Position) -> int:
        """AW-4.2.1, AW-4.2.5 How many trades the Workers there allow."""
        here = position.places["kings-storehouse"][position.active]
        more: int = sum(effect["n"] for effect in position.me.effects("count", "kings-storehouse"))
        return here + more

    def trade(self, position: Position, pick: Pick) -> None:
        """AW-4.2.2 to AW-4.2.4, AW-12.3.3."""
        me, seat = position.me, position.active
        kinds = ["virtue", "marble", *range(len(me.effects("trade")))]
        kind = pick([*kinds, "donate"] if position.coop else kinds)
        if kind == "donate":
            workers.donate(position, pick)
        elif isinstance(kind, int):
            trade = me.effects("trade")[kind]
            goods = {good: n for good, n in trade["pay"].items() if good != "silver"}
            pay_silver(position, me, trade["pay"].get("silver", 0))
            pay_goods(position, me, pick, goods)
            for what, n in trade["gain"].items():
                gain(position, seat, what, n, pick)
        else:
            trade = next(one for one in location("kings-storehouse")["actions"] if one["id"] == kind)
            pay_goods(position, me, pick, {}, trade["pay_any"]["of"], trade["pay_any"]["n"])
            for what, n in trade["gain"].items():
                gain(position, seat, what, n, pick)

    def _workshop(self, position: Position, n: int, pick: Pick) -> None:
        """AW-4.3, AW-4.4."""
        me = position.me
        if pick(("hire", "plans")) == "plans":
            if not position.building_pile:
                raise NotAllowed
            me.hand += draw_buildings(position, 1 + n // 2)
            return
        untaxed = 2 - (int(ability(me.character)["silver"]) if me.can("hire_discount") else 0)
        row, column = pick([(row, column) for row in (0, 1) for column in range(len(position.rows[row]))])
        skipped = max(0, column + 1 - min(n, 4))
        pay_silver(position, me, self.misread("hire", untaxed) + skipped, 2)
        for cheaper in range(skipped):
            card, silver = position.rows[row][cheaper]
            position.rows[row][cheaper] = (card, silver + 1)
        workers.hire(position, row, column, pick)

    # Town Centre

    def _pay_first_capture(self, position: Position, pick: Pick) -> None:
        """AW-4.5.2."""
        del pick
        pay_silver(position, position.me, 0, 1)

    def _paid_capture(self, position: Position, pick: Pick) -> None:
        """AW-4.5.1, AW-4.5.4, AW-4.5.7, AW-12.2.2."""
        me = position.me
        helpers = sum(effect["n"] for effect in me.effects("cost", "town-centre"))
        made = len(position.captures)
        if made == 0:
            pay_silver(position, me, 0, 1)
        elif position.options["conspirator"] == "per_capture":
            pay_silver(position, me, max(0, 1 - helpers))
        else:
            pay_silver(position, me, 0 if made <= helpers else 1)
        most = location("town-centre")["max_locations"][
            "coop" if position.coop else f"p{position.table_size}"
        ]
        used = set(position.captures)
        group = pick([one for one in workers.groups(position) if one[0] in used or len(used) < most])
        workers.capture(position, *group)
        position.captures = tuple(sorted((*position.captures, group[0])))

    def _forget_captures(self, position: Position, pick: Pick) -> None:
        del pick
        position.captures = ()

    # Crime and punishment

    def _tax_stand(self, position: Position, pick: Pick) -> None:
        """AW-4.6."""
        me, seat = position.me, position.active
        if not position.tax:
            raise NotAllowed
        me.silver += position.tax
        position.tax = 0
        lost = 2
        for effect in me.effects("tax_stand"):
            if effect["do"] == "reduce_virtue_loss":
                lost -= effect["n"]
            else:
                gain(position, seat, effect["what"], effect["n"], pick)
        lose_virtue(position, seat, max(0, lost), pick)

    def _black_market(self, position: Position, pick: Pick, place: str) -> None:
        """AW-4.7."""
        me, seat = position.me, position.active
        space = MARKETS.index(place)
        if position.market[space] is not None or not virtue_level(me.virtue)["black_market_allowed"]:
            raise NotAllowed
        action = location(place)["actions"][0]
        me.home -= 1
        position.market[space] = seat
        plans = space == 1 and pick((True, False))
        if plans and not position.building_pile:
            raise NotAllowed
        less = sum(effect["n"] for effect in me.effects("cost", "black-market"))
        pay_silver(position, me, max(0, action["pay"]["silver"] - less))
        if not any(effect["do"] == "ignore_virtue_loss" for effect in me.effects("black_market")):
            lose_virtue(position, seat, action["lose"]["virtue"], pick)
        if plans:
            self._keep_one(position, pick)
        elif space == 1:
            workers.hire_any(position, pick)
        else:
            pile, face = (position.small, "small") if space == 0 else (position.large, "large")
            goods = cards("black_market")[pile[0]][face] if pile else action["empty_gain"]
            for what, n in goods.items():
                gain(position, seat, what, n, pick)
        for effect in me.effects("black_market"):
            if effect["do"] == "gain":
                gain(position, seat, effect["what"], effect["n"], pick)
        if me.can("draw_on_black_market"):
            gain(position, seat, "building_card", ability(me.character)["n"], pick)
        for effect in me.effects("black_market"):
            if effect["do"] == "donate":
                position.donations_due += effect["up_to"]
        if None not in position.market:
            position.resets_due += 1

    def _keep_one(self, position: Position, pick: Pick) -> None:
        """AW-4.7.3, AW-4.4.3."""
        drawn = draw_buildings(position, 5)
        kept = pick(drawn)
        position.me.hand.append(kept)
        if not position.building_pile and len(drawn) > 1:
            position.gamble = True
        position.building_pile += [card for card in drawn if card != kept]

    def _guardhouse(self, position: Position, pick: Pick) -> None:
        """AW-4.8, AW-12.2.3 to AW-12.2.5."""
        me, seat = position.me, position.active
        match pick(("imprison", "release", "buy back", "pay off")):
            case "imprison":
                if not (n := workers.imprison_captives(position, me.captives)):
                    raise NotAllowed
                me.silver += n * imprison_silver(position)
                for effect in me.effects("imprison"):
                    gain(position, seat, effect["what"], effect["n"], pick)
                if me.can("silver_on_imprison"):
                    me.silver += int(ability(me.character)["n"])
            case "release":
                colours = range(position.humans) if position.coop else [seat]
                freed = pick([owner for owner in colours if position.prison.get(owner)])
                workers.release_from_prison(position, freed)
            case "buy back":
                if not position.own_on_other_boards(seat):
                    raise NotAllowed
                if pick(("silver", "debt")) == "silver":
                    pay_silver(position, me, 3, 2)
                else:
                    take_debt(position, seat, pick)
                    lose_virtue(position, seat, 1, pick)
                workers.release_from_boards(position, seat)
            case "pay off":
                if not me.unpaid:
                    raise NotAllowed
                pay_silver(position, me, 3, 3)
                me.unpaid -= 1
                me.paid += 1
                gain_virtue(position, seat, 1, pick)
                for effect in me.effects("debt_paid"):
                    gain(position, seat, effect["what"], effect["n"], pick)


def imprison_silver(position: Position) -> int:
    """AW-4.8.2, AW-12.2.3 Silver for each imprisoned captive."""
    if not position.coop:
        return int(location("guardhouse")["actions"][0]["gain_per_worker"]["silver"])
    return int(cards("tiles")["tile-guardhouse"]["actions"][0]["gain_per_worker"]["silver"])


def evaluate(formula: str, n: int) -> int:
    """The formulas of board.toml: `n` and `n + 1`."""
    return {"n": n, "n + 1": n + 1}[formula]
