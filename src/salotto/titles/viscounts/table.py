"""The table of Viscounts as it lies before a reader: the ring round the Castle, the piles, the own cards.

It is made from a state whose secrets are dealt again: nothing can be shown that the reader may not know.
"""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from salotto.kernel.title import Phrase
from salotto.kit import furniture as f
from salotto.titles.viscounts.actions import DISMISS_AND_DO, DO, action_options, actions_at
from salotto.titles.viscounts.board import INNER, POSITIONS, SIDES
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.cards import BUILD, KINDS, PLACE_WORKERS, TRADE, TRANSCRIBE
from salotto.titles.viscounts.castle import BUMPS, SHIFTS, neighbours
from salotto.titles.viscounts.coop import protects
from salotto.titles.viscounts.decks import DRAW_PILE, hand_limit
from salotto.titles.viscounts.faces import ACTION_ICONS, BUILDING_ICONS, drawn
from salotto.titles.viscounts.manuscripts import visible_manuscript
from salotto.titles.viscounts.mat import ABOUT, LAID_OUT, asking, left_above, mat
from salotto.titles.viscounts.preview import amounts, in_short, moves
from salotto.titles.viscounts.scoring import points
from salotto.titles.viscounts.state import NOBODY, Player, ViscountsState
from salotto.titles.viscounts.townsfolk import visible

HOMES = dict.fromkeys(LAID_OUT, ABOUT) | {"vw-rearrange": "own-row"}
"""Where answers are laid that are no things."""
WHERE = {TRADE: "space", BUILD: "space", PLACE_WORKERS: "castle", TRANSCRIBE: "manuscript"}
"""What a primary action is about."""


def table(game: ViscountsState, look: f.Look) -> tuple[f.Thing, ...]:
    """The Main Board with the own cards, and beside it the board that one looks at."""
    if game.board is None:
        return (f.board(at="viscounts"), mat(game, look))
    things = (Ring(game, look).drawn(), mat(game, look))
    if look.asked not in LAID_OUT or ABOUT in f.placed(things):
        return things
    return things[0], replace(things[1], keys=(*things[1].keys, ABOUT))


class Ring:
    """VW-1.5 The Main Board as a reader sees it."""

    def __init__(self, game: ViscountsState, look: f.Look) -> None:
        self.game = game
        self.look = look
        self.own = game.players[look.me] if look.me is not None else None
        self.layout = game.layout
        mine = look.me is not None and look.me == game.current
        self.acting = self.own if mine and look.asked == "vw-action" else None
        moving = mine and look.asked == "vw-move" and self.own is not None
        self.offered = action_options(game, self.own, self.own.place) if self.acting and self.own else []
        self.moves = {each.place: each for each in moves(game, self.own)} if moving and self.own else {}

    def drawn(self) -> f.Group:
        """VW-2.1 The ring round the Castle, VW-2.4 the piles beside it, VW-2.11 the end; below, own cards."""
        game = self.game
        return f.board(
            *map(self.pile, range(POSITIONS)),
            f.scene(*map(self.segment, range(POSITIONS)), self.keep(), at="ring", ground="ring"),
            ends(game),
            overlord(game) if game.baron else None,
            f.row(*offered(game), at="offered"),
            hand(game, self.own, self.look) if self.own else None,
            at="viscounts",
        )

    def about(self, what: str, here: bool, *scripts: str) -> tuple[str, ...]:
        """The key of what a question is about, if it is this: the effect at work, or the running action."""
        if self.game.resolving is not None or self.look.asked not in LAID_OUT:
            return asking(self.game, self.look, *scripts)
        return (ABOUT,) if here and WHERE.get(self.game.intent) == what else ()

    def here(self, position: int) -> bool:
        """Whether it is the Segment of the player whose turn it is."""
        return self.game.players[self.game.current].place // 3 == position

    def does(self, action: int, at: int) -> tuple[str, ...]:
        """VW-5.3.2 The key of a primary action, on the thing with which it is done; before a move with it."""
        if self.acting and self.acting.place == at and action in actions_at(at):
            return (DO[action],)
        if at in self.moves and DO[action] in self.moves[at].actions:
            return (f"{self.layout.spaces[at].key}{f.JOINT}{DO[action]}",)
        return ()

    def as_often(self, action: int, at: int) -> Iterator[f.Picture]:
        """VW-6.2.1, VW-6.4.1 How often one could do it, where that is asked next."""
        if self.acting and self.acting.place == at and DO[action] in self.offered:
            for n in amounts(self.game, self.acting, action):
                yield f.picture(f"{n}×", (f"{DO[action]}{f.JOINT}{n}",), "often")

    # The ring

    def segment(self, position: int) -> f.Group:
        """VW-2.1 A Segment: its spaces, Building Spots and Links, and the section of the Castle behind it."""
        layout = self.layout
        segment = layout.segments[position]
        return f.cell(
            *(self.space(place) for place in range(3 * position, 3 * position + 3)),
            *(self.yard(place) for place in range(3 * position, 3 * position + 2)),
            *self.links(position),
            self.section(position),
            at="segment",
            title=segment.key,
            style=f"seg-{position}",
            ground=segment.id,
        )

    def space(self, place_: int) -> f.Group:
        """VW-5.2 A space: who stands there, the exchange, and what moving there costs and allows."""
        layout, move = self.layout, self.moves.get(place_)
        space, exchange = layout.spaces[place_], layout.exchanges[place_]
        here = place_ == self.game.players[self.game.current].place
        offers = f"{exchange.merchants} @merchant →" if exchange else "@castle @manuscript"
        return f.place(
            *self.there(place_),
            f.Picture((*f.signs(offers), *(drawn(exchange.effects) if exchange else ()))),
            f.heap(*often, style="amounts") if (often := list(self.as_often(TRADE, place_))) else None,
            space.start_number > 0
            and bool(self.game.pairs)
            and f.Words(str(space.start_number), style="start"),
            move and in_short(move),
            at=SIDES[place_ % 3],
            keys=(space.key, *(() if move else self.does(TRADE, place_)), *self.about("space", here)),
            title=space.key,
        )

    def there(self, place_: int) -> Iterator[f.Thing]:
        """Who stands on a space: Viscounts, in co-op the Overlord, his Workers and the players'."""
        game, baron = self.game, self.game.baron
        who = [player.seat for player in game.players if player.place == place_]
        found: list[f.Thing] = [f.Figures(seat, icon="viscount", one=True) for seat in who]
        if baron is not None:
            number, name = game.setting.players, Phrase("vw-page-overlord")
            asked = self.look.asked == "vw-whose-worker"
            asked = asked and self.look.about.get("space") == self.layout.spaces[place_].key
            if baron.place == place_:
                found.append(f.heap(f.Figures(number, icon="baron", name=name, one=True), style="lord"))
            if baron.workers[place_]:
                found.append(self.overlords(baron.workers[place_], protects(game, place_)))
            guards = baron.guards[place_ * number : place_ * number + number]
            found += [
                f.Figures(seat, n, (f"seat:{seat}",) if asked else ()) for seat, n in enumerate(guards) if n
            ]
        if found:
            yield f.heap(*found, style="there")

    def overlords(self, n: int, guarded: bool, keys: tuple[str, ...] = ()) -> f.Thing:
        """VW-11.4.5 Workers of the Overlord; those that he protects are marked."""
        word = "vw-page-protected" if guarded else "vw-page-overlord"
        them = f.Figures(self.game.setting.players, n, keys, "baron", Phrase(word))
        return f.heap(them, style="guarded") if guarded else them

    def yard(self, place_: int) -> f.Group:
        """VW-6.3.1 The Building Spots of a space."""
        spots, build = self.layout.spots_of[place_], self.does(BUILD, place_)
        trade = self.does(TRADE, place_) if place_ in self.moves else ()
        return f.cell(
            *map(self.spot, spots),
            f.picture("@builder", build, "site") if build else None,
            f.picture("@merchant", trade, "site market") if trade else None,
            at="yard",
            style=f"{SIDES[place_ % 3]}-of-{len(spots)}",
        )

    def spot(self, at: int) -> f.Group:
        """VW-6.3.5 A Building Spot: what it gives, or the Building on it."""
        spot, owner = self.layout.spots[at], self.game.owners[at]
        keys = (spot.key, *self.about("spot", False, spot.effects.key))
        if owner == NOBODY:
            return f.cell(f.Picture(drawn(spot.effects)), at="spot", keys=keys, style=f"spot-{spot.order}")
        icon = BUILDING_ICONS[KINDS[self.game.kinds[at]]]
        return f.cell(
            f.Figures(owner, icon=icon, one=True), at="spot", keys=keys, style=f"spot-{spot.order} built"
        )

    def links(self, position: int) -> Iterator[f.Group]:
        """VW-6.3.6 The Links that begin in a Segment; those between two Buildings are joined."""
        layout, owners = self.layout, self.game.owners
        for at in range(5 * position, 5 * position + 5):
            for end, link in layout.links[at]:
                if layout.spots[at].id == link.ends[0]:
                    joined = NOBODY not in (owners[at], owners[end])
                    style = f"tie-{layout.spots[at].order}{' joined' if joined else ''}"
                    yield f.cell(f.Picture(drawn(link.effects)), at="tie", keys=(link.key,), style=style)

    # The Castle

    def section(self, position: int) -> f.Group:
        """VW-7.1 A section of the Castle: who stands in its two tiers, and what the second one gives."""
        section = self.layout.sections[position]
        at = 3 * position + INNER
        often = list(self.as_often(PLACE_WORKERS, at))
        effect = section.tier_2_effects
        return f.place(
            f.heap(*self.crowd(position, 0), *self.shifts(position), style="first"),
            f.heap(*often, style="amounts") if often else None,
            f.heap(*self.crowd(position, 1), f.Picture(drawn(effect)), style="second"),
            at="section",
            keys=(
                section.key,
                *self.does(PLACE_WORKERS, at),
                *self.about("castle", self.here(position), effect.key),
            ),
            title=section.key,
        )

    def crowd(self, position: int, tier: int) -> Iterator[f.Thing]:
        """VW-7.6 The Workers in a section and tier; in an overfull one they can be chosen."""
        game, owners = self.game, self.game.setting.owners
        section = self.layout.sections[position].id
        workers = (game.first, game.second)[tier][position * owners : position * owners + owners]
        for owner, n in enumerate(workers):
            lord = game.baron is not None and owner == game.setting.players
            keys = (BUMPS[section, tier, NOBODY if lord else owner].key,)
            if n and lord:
                yield self.overlords(n, protects(game, 3 * position + INNER), keys)
            elif n:
                yield f.Figures(owner, n, keys)

    def shifts(self, position: int) -> Iterator[f.Picture]:
        """VW-8.11 Where a Worker of the first tier could go."""
        if self.look.asked == "vw-castle-move":
            start = self.layout.sections[position]
            for goal, arrow in zip(neighbours(start), ("↻", "↺"), strict=True):
                shift = SHIFTS[start.id, goal.id]
                if self.own and self.game.first[position * self.game.setting.owners + self.own.seat]:
                    yield f.picture(arrow, (shift.key,), "shift", name=shift.key)

    def keep(self) -> f.Group:
        """VW-7.1 The third tier, and who leads the Castle."""
        game = self.game
        stands = None
        if self.own:
            own = self.own.seat
            led = "nobody" if game.leader == NOBODY else "own" if game.leader == own else "other"
            stands = Phrase("vw-stands-keep", {"n": game.third[own], "led": led})
        return f.place(
            f.heap(*(f.Figures(owner, n) for owner, n in enumerate(game.third) if n)),
            game.leader != NOBODY and f.Card(BOX.castle_leader.key, style="leader"),
            at="keep",
            keys=("area:keep",),
            title=Phrase("vw-page-keep"),
            icon="castle",
            stands=stands,
        )

    # Beside the ring

    def pile(self, position: int) -> f.Group:
        """VW-2.4, VW-2.5 The piles of a Segment: what is visible of them, and how many lie there."""
        game, here = self.game, self.here(position)
        person, tile = visible(game, position), visible_manuscript(game, position)
        at = self.acting.place if self.acting and here else NOBODY
        write = self.does(TRANSCRIBE, 3 * position + INNER)
        return f.place(
            f.heap(
                f.Count("townsfolk", len(game.townsfolk[position]), Phrase("vw-page-townsfolk-left")),
                f.Count("manuscript", len(game.manuscripts[position]), Phrase("vw-page-manuscripts-left")),
                style="left",
            ),
            f.Card(person.key, on=tuple(self.dismissals(at))),
            f.Card(tile.key, (*write, *self.about("manuscript", here, tile.effects.key))),
            at=f"pile-{position}",
            title=self.layout.segments[position].key,
        )

    def dismissals(self, at: int) -> Iterator[f.Picture]:
        """VW-6.1.7 The actions for which the Townsfolk could be dismissed."""
        if at != NOBODY:
            for action in actions_at(at):
                icon = ACTION_ICONS[DO[action].partition(":")[2]]
                yield f.picture(f"✕ → @{icon}", (DISMISS_AND_DO[action],), "dismissal")


NEAR = 3
"""So few cards are left that the end is near."""


def ends(game: ViscountsState) -> f.Group:
    """VW-3.2 How many Debts and Deeds are left above the cards that end the game."""
    debts, deeds = left_above(game, debts=True), left_above(game, debts=False)
    return f.place(
        end("debt", "vw-page-end-debt-revealed" if game.poverty else "vw-page-end-debt", debts),
        end("deed", "vw-page-end-deed-revealed" if game.prosperity else "vw-page-end-deed", deeds),
        at="ends",
    )


def end(icon: str, word: str, left: int) -> f.Group:
    """VW-3.2 A pile, as high as it still is."""
    said = f.Words(Phrase(word, {"left": left}))
    return f.cell(f.picture(f"@{icon}"), said, style="near" if left <= NEAR else "")


def overlord(game: ViscountsState) -> f.Group:
    """VW-11.1.1, VW-11.6.4 How the team stands, and the Overlord's reserve."""
    assert game.baron is not None
    total = sum(sum(points(game, player).values()) for player in game.players)
    team = {"total": total, "target": game.setting.numbers.target_vp_total}
    reserve = game.baron.reserve
    return f.place(
        f.Figures(game.setting.players, reserve, (), "baron", Phrase("vw-page-reserve", {"n": reserve})),
        f.Words(Phrase("vw-page-team", team)),
        at="overlord",
        keys=("area:overlord",),
        title=Phrase("vw-page-overlord"),
        icon="baron",
        stands=Phrase("vw-stands-team", {**team, "reserve": reserve}),
    )


def offered(game: ViscountsState) -> Iterable[f.Thing]:
    """VW-2.9 Player Cards with their Heroes, VW-11.2.2 Summary cards: what lies out while one prepares."""
    if game.setting.summaries_chosen:
        yield from (f.Card(card.key) for card in game.summaries.cards)
    for pair in game.pairs:
        yield f.cell(f.Card(pair.card.key), f.Card(pair.hero.key, (pair.key,)), style="pair")


def hand(game: ViscountsState, own: Player, look: f.Look) -> f.Group:
    """VW-5.1.3 The cards in hand, and the Draw Pile beside them."""
    cards: Sequence[f.Thing] = [f.Card(card.key) for card in own.hand.shown_to(look.me) if card]
    return f.row(
        f.Back("townsfolk", (DRAW_PILE,), on=(f.Words(str(len(own.draw))),), style="deck"),
        *cards,
        at="hand",
        title=Phrase("vw-page-hand"),
        icon="townsfolk",
        note=f"{len(own.hand)}/{hand_limit(game, own)}",
    )
