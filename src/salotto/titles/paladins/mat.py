"""A player's board of Paladins: attributes, action spaces, Workers; beside it the cards that are his."""

# interpreted: it is what people read
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from salotto.kernel.play import Told
from salotto.kernel.title import Phrase
from salotto.kit import furniture as f
from salotto.titles.paladins import cards
from salotto.titles.paladins.boards import SPACE_FLAGS, SPACES_IN_PLAY, Move
from salotto.titles.paladins.box import BOX, TOME_OF
from salotto.titles.paladins.coop import invaders_needed, threats_in_play
from salotto.titles.paladins.costs import affords, attack_price, cost, need, worker_spaces
from salotto.titles.paladins.effects import Gain, Good
from salotto.titles.paladins.faces import ACTION_ICONS, drawn
from salotto.titles.paladins.legality import board_moves, receivers
from salotto.titles.paladins.placing import COVERED, EMPTY, fillings, short_of
from salotto.titles.paladins.scoring import final_value, points
from salotto.titles.paladins.state import FREE, PaladinsState, Phase, Player
from salotto.titles.west_kingdom.table import tomes

DYNAMIC_WORDS = ("pw-attribute-*",)
BLOWS = ("pw-inquisition", "pw-nobody-suspected", "pw-gains-debt", "pw-avoids-debt", "pw-removes-suspicion")
"""PW-9.3 What an Inquisition does to people."""
OWN_ACTS = ("pw-takes-tavern", "pw-has-chosen", "pw-acts", "pw-acts-for", "pw-uses-favour", "pw-passes")
ON_THE_MAP = (cards.COMMISSION, cards.GARRISON)
GIVES = {
    "recruit-1": "@gift",
    "recruit-2": "+1 @townsfolk",
    "pray": "@faith → @worker-line",
    "conspire": "+1 @criminal +1 @suspicion",
}
"""PW-6 What the ways to use a left-side action bring, where no number decides."""


def lying(kinds: Iterable[int]) -> f.Picture:
    """Workers that lie somewhere; those of the Rival have no colour (PW-12.5.11)."""
    icons = (f"@{'worker' if kind == EMPTY else cards.WORKERS[kind]}" for kind in kinds)
    return f.picture(" ".join(icons), style="workers")


def board_title(player: Player, look: f.Look) -> Phrase:
    """Whose board it is."""
    if look.own:
        return Phrase("pw-page-board")
    return Phrase("pw-page-board-of", {"name": f"seat:{player.seat}"})


class PlayerBoard:
    """PW-5 The action spaces of a player, and who is left to be placed."""

    def __init__(self, game: PaladinsState, player: Player, look: f.Look) -> None:
        self.game = game
        self.player = player
        self.look = look
        self.mine = look.own
        self.moves: dict[int, list[Move]] = {}
        for move in board_moves(player):
            self.moves.setdefault(move.action, []).append(move)
        self.acting = self.mine and game.phase is Phase.ACTIONS

    def drawn(self) -> f.Group:
        """PW-5.1 Both sides; PW-14.4.3 in co-op the tile of the Starting Townsfolk."""
        left = (self.action(action) for action in self.moves if action not in cards.RIGHT_SIDE)
        right: list[f.Thing] = []
        for action in cards.RIGHT_SIDE:
            right += [self.action(action), *([self.jars()] if action == cards.ABSOLVE else [])]
        return f.place(
            self.purse(),
            attribute_track(self.game, self.player, self.mine),
            f.grid(*left, columns=1, style="left"),
            f.grid(*right, columns=1, style="right"),
            at="own",
            title=board_title(self.player, self.look),
            icon=f"seat-{self.player.seat}",
        )

    def purse(self) -> f.Group:
        """PW-1.4 Workers, Silver and Provisions, PW-9 Suspicion and Debts."""
        player, seat = self.player, self.player.seat
        pool = (
            f.picture(f"@{name} " * n, (f"place:{name}",) if self.mine else (), "workers")
            for name, n in zip(cards.WORKERS, player.workers, strict=True)
            if n
        )
        return f.heap(
            f.heap(*pool, keys=("area:workers",), style="pool"),
            f.Count("silver", player.silver, Phrase("pw-good-silver"), piece=f"silver-{seat}"),
            f.Count("provision", player.provisions, Phrase("pw-good-provision"), piece=f"provision-{seat}"),
            *papers(self.game, player, self.look),
            style="purse",
        )

    def jars(self) -> f.Group:
        """PW-7.4.3 The places for Jars, with what each brings."""
        spaces = (
            f.Picture(
                f.signs("@jar") if self.player.jars >> at & 1 else drawn(space.effects),
                (space.key,) if self.mine else (),
                "jar full" if self.player.jars >> at & 1 else "jar",
            )
            for at, space in enumerate(BOX.absolve)
        )
        return f.cell(*spaces, style="jars")

    # An action space

    def action(self, action: int) -> f.Group:
        """PW-5 One action space: what it needs and costs, its Worker spaces."""
        name, placed = cards.ACTIONS[action], self.player.placed[action]
        ways = self.moves[action]
        if placed:  # only the way that was taken
            ways = [way for way in ways if worker_spaces(self.player, way).count == len(placed)][:1] or ways
        return action_space(
            name,
            *self.done(action),
            *self.meets(action),
            *self.terms(action),
            *map(self.way, ways),
            keys=(f"clear:{name}",) if self.mine else (),
            used=bool(placed),
        )

    def done(self, action: int) -> Iterator[f.Thing]:
        """PW-5.8 How often it was done, PW-11 and the points for it."""
        if action in cards.RIGHT_SIDE:
            printed, done = BOX.actions[action], self.player.done(action)
            vp = printed.vp[min(done, len(printed.vp) - 1)] if printed.vp else 0
            if done or printed.max:
                of = f"/{printed.max}" if printed.max else ""
                shown = f.signs(f"{done}{of} {f'· {vp} @vp' if vp else ''}")
                yield f.Picture(shown, name=Phrase("pw-page-done"), style="done")

    def terms(self, action: int) -> Iterator[f.Thing]:
        """PW-5.10 What is needed, what rises, what it costs; what is missing is marked."""
        game, player = self.game, self.player
        if action == cards.GAIN_HONOUR:
            return
        printed = BOX.actions[action]
        price = cost(game, player, action)
        if action in cards.RIGHT_SIDE:
            yield from requirement(game, player, action)
        if action == cards.ATTACK:
            row = [attack_price(player, at) for at, card in enumerate(game.outsider_row) if card]
            price = min(row, default=0)
        if price:
            good = printed.cost_in or Good.SILVER.value
            lacks = player.silver < price if action == cards.ATTACK else not affords(player, action, price)
            yield f.picture(f"-{price} @{good}", style="pays short" if lacks else "pays")

    def way(self, move: Move) -> f.Group:
        """PW-5.4 Its Worker spaces: who lies there, who would, who is missing, where a Workshop lies."""
        player, spaces = self.player, worker_spaces(self.player, move)
        placed = player.placed[move.action]
        free = self.acting and not placed
        short = Counter(short_of(player.workers, spaces)) if free else Counter()
        full = fillings(tuple(player.workers), spaces) if free and not short else ()
        would = full[0].row if len(full) == 1 else spaces.kinds
        found: list[f.Thing] = []
        for at, kind in reversed(list(enumerate(spaces.kinds))):  # the right-most ones are those missing
            key = f"workshop:{cards.ACTIONS[move.action]}-{at + 1}"
            covers = self.mine and move.action in cards.RIGHT_SIDE
            covers = covers and at in BOX.actions[move.action].workshop_spaces
            keys = (key,) if covers else ()
            there = placed[at] if placed else would[at]
            if kind == COVERED or there == EMPTY:
                found.append(f.picture("@workshop", keys, "covered", Phrase("pw-page-workshop")))
                continue
            lacks = short[kind] > 0
            short[kind] -= lacks
            style = "lying" if placed else "lacks" if lacks else "open" if there == cards.ANY else "would"
            name = Phrase("pw-page-missing") if lacks else ""
            icon = "worker-line" if there == cards.ANY else cards.WORKERS[there]
            found.append(f.picture(f"@{icon}", keys, f"worker {style}", name))
        gives = () if placed else self.gives(move)
        return f.cell(
            f.Picture(gives, style="gives") if gives else None,
            *reversed(found),
            self.people(move),
            keys=(move.key,) if self.mine else (),
            style="way",
        )

    def people(self, move: Move) -> f.Group | None:
        """PW-14.5.1 For whom the effect could be, where that is asked."""
        if not self.mine or (self.look.asked, self.look.about.get("action")) != ("pw-for-whom", move.key):
            return None
        seats = range(self.game.setting.players)
        return f.Group("ways", tuple(f.picture(f"@seat-{n}", (f"seat:{n}",)) for n in seats))

    def gives(self, move: Move) -> f.Signs:
        """PW-6 What a left-side action brings."""
        if move.action == cards.DEVELOP:
            coming = BOX.actions[cards.DEVELOP].workshop_worker[self.player.developed :]
            return f.signs(f"+1 @{coming[0]}") if coming else ()
        if self.player.starting and move.action == cards.GAIN_HONOUR:
            return drawn(self.player.starting.tile.effects)
        printed = BOX.actions[move.action]
        if printed.gain_in:
            return drawn([Gain(Good(printed.gain_in), printed.modes[move.mode].gain)])
        return f.signs(GIVES.get(move.key.partition(":")[2], ""))

    def meets(self, action: int) -> Iterator[f.Thing]:
        """PW-14.9.1, PW-14.10.2 What an action meets; PW-14.5.5 who alone could use its effect."""
        game, overlord = self.game, self.game.overlord
        if overlord is None:
            return
        lying = zip(overlord.threats.cards, overlord.workers, strict=False)
        baron = sum(left for card, left in lying if card.action == cards.ACTIONS[action] and left > 0)
        if baron and threats_in_play(overlord):
            yield f.Count("baron", baron, Phrase("pw-page-meets-baron", {"n": baron}), style="met")
        left = invaders_needed(game) - overlord.taken if action in (cards.ATTACK, cards.CONVERT) else 0
        if left > 0:
            yield f.Count("saracen", left, Phrase("pw-page-meets-invaders", {"n": left}), style="met")
        able = receivers(game, self.player, action) if action in (cards.DEVELOP, cards.PRAY) else []
        if self.mine and len(able) == 1 and not self.player.placed[action]:
            seat, you = able[0].seat, "yes" if able[0] is self.player else "no"
            only = Phrase("pw-page-only-for", {"name": f"seat:{seat}", "you": you})
            yield f.Picture((*f.signs("→"), *f.signs(f"@seat-{seat}")), name=only, style="only")


def action_space(name: str, *things: f.Thing | None, used: bool, keys: tuple[str, ...] = ()) -> f.Group:
    """PW-5 An action with its sign and name; one that was used this round looks so."""
    sign, called = f.picture(f"@{ACTION_ICONS[name]}"), f.Words(f"action:{name}", style="name")
    return f.cell(sign, called, *things, keys=keys, style="action used" if used else "action")


def requirement(game: PaladinsState, player: Player, action: int) -> Iterator[f.Picture]:
    """PW-5.10 The attribute that a right-side action asks for next, marked if missing, and what it raises."""
    printed = BOX.actions[action]
    asked = asked_for(game, player, action)
    if asked is not None or action == cards.ATTACK:
        lacks = (asked or 0) > player.effective(cards.ATTRIBUTES.index(printed.requires))
        wanted = f.signs(f"{'' if asked is None else asked} @{printed.requires}")
        told = Phrase("pw-page-needs", {"n": asked or 0})
        yield f.Picture(wanted, style="short" if lacks else "", name=told)
    yield f.picture(f"→ +1 @{printed.rewards}", style="rises")


def asked_for(game: PaladinsState, player: Player, action: int) -> int | None:
    """PW-7.1.2, PW-7.3.2 The attribute needed; on the map that of the nearest free space."""
    if action in ON_THE_MAP:
        free = (at for at in SPACES_IN_PLAY[game.setting.players] if game.map[at] == FREE)
        return min((SPACE_FLAGS[action][at] for at in free), default=None)
    return need(player, action) if player.done(action) < len(BOX.actions[action].need) else None


def papers(game: PaladinsState, player: Player, look: f.Look) -> Iterator[f.Thing]:
    """PW-9 Suspicion and Debts; PW-6.1.5 Workshops left."""
    held = len(player.suspicion)
    most = max(len(each.suspicion) for each in game.everyone())
    hit = held == most and held > 0
    worth = {"n": player.unpaid, "vp": points(game, player)["debts"]}
    suspected = (
        Phrase("pw-stands-suspicion-coop", {"n": held})
        if game.overlord
        else Phrase("pw-stands-suspicion", {"n": held, "most": most, "hit": hit})
    )
    yield f.cell(
        f.Count("suspicion", held, Phrase("pw-page-suspicion"), piece=f"suspicion-{player.seat}"),
        keys=("area:suspicion",),
        stands=suspected if look.own else None,
        style="hit" if hit and not game.overlord else "",
    )
    yield f.cell(
        f.Count("debt", player.unpaid, Phrase("pw-page-debts"), piece=f"debt-{player.seat}"),
        f.Count("debt-paid", player.paid) if player.paid else None,
        keys=("area:debts",),
        stands=Phrase("pw-stands-debts", worth) if look.own else None,
    )
    if player.seat < game.setting.players:
        yield f.Count("workshop", player.workshops_left())


# PW-1.6 The attribute track


def attribute_track(game: PaladinsState, player: Player, own: bool = False) -> f.Group:
    """PW-1.6 The markers on their common track with its points, PW-5.6 and where a boost takes them."""
    cells = (level_cell(game, player, level, own) for level in range(BOX.attributes.max + 1))
    return f.track(*cells, at="attributes", title=Phrase("pw-page-attributes"))


def level_cell(game: PaladinsState, player: Player, level: int, own: bool) -> f.Group:
    """PW-11.3 A value, what it scores, and the markers there."""
    markers: list[f.Thing] = []
    for which, name in enumerate(cards.ATTRIBUTES):
        now, boost = player.attributes[which], player.boost[which]
        if level == now:
            vp = BOX.attributes.vp[final_value(game, player, which)]
            told = Phrase(
                "pw-stands-attribute",
                {"attribute": name, "level": now, "vp": vp, "boost": boost, "counts": now + boost},
            )
            markers.append(marker(name, told if own else None))
        elif boost and level == min(now + boost, BOX.attributes.max):
            told = Phrase("pw-page-boosted", {"attribute": f"attribute:{name}", "n": now + boost})
            markers.append(f.picture(f"@{name}", style="boosted", name=told))
    if game.overlord is not None and level == player.honour:
        told = Phrase("pw-stands-honour", {"level": level})
        markers.append(marker("honour", told if own else None))
    return f.cell(
        f.Words(str(level)),
        f.picture(f"{BOX.attributes.vp[level]} @vp", style="worth"),
        f.heap(*markers, style="markers"),
    )


def marker(name: str, stands: Phrase | None) -> f.Group:
    """A marker of a track."""
    named = Phrase(f"pw-attribute-{name}")
    return f.cell(f.picture(f"@{name}", name=named), keys=(f"track:{name}",), stands=stands, style="marker")


# Beside the boards


def mat(game: PaladinsState, player: Player, look: f.Look) -> f.Group:
    """PW-4.5 The Paladin that serves and the Tavern card; crew, Walls, Outsiders; the Tomes that help."""
    paladin = player.paladin if player.shown or look.own else None
    served = [player.tavern, player.starting]
    return f.tray(
        *news(look),
        f.row(
            f.Card(paladin.key) if paladin else f.Back("paladin") if player.paladin else None,
            *f.cards(card for card in served if card),
            style="small",
        ),
        *(known_pile(player, look) if look.own else ()),
        tomes(helping(game, player)),
        *belongings(player),
        at="tray",
    )


def news(look: f.Look) -> Iterator[f.Group]:
    """PW-9.3 The Inquisitions that the reader has not seen, blow by blow."""
    if told := recent_inquisitions(look.me, look.story):
        said = (f.Words(Phrase(each.event.id, each.event.args), seat=each.event.seat) for each in told)
        yield f.lines(*said, at="news", keys=("area:tax",))


def recent_inquisitions(me: int | None, story: Sequence[Told]) -> list[Told]:
    """PW-9.3 The Inquisitions since the reader last acted, blow by blow.

    For who only looks on: those whose cause has not acted again.
    """
    found: list[Told] = []
    steps: list[Told] = []
    acted: set[int | None] = set()
    for told in reversed(story):
        event = told.event
        if event.id in OWN_ACTS:
            if me is not None and event.seat == me:
                break
            acted.add(event.seat)
        elif event.id == "pw-tax-refilled":
            steps = []
        elif event.id in BLOWS:
            steps.append(told)
        if event.id == "pw-inquisition":
            if me is None and event.seat in acted:
                break
            found, steps = found + steps, []
    return found[::-1]


def known_pile(player: Player, look: f.Look) -> Iterator[f.Group]:
    """PW-2.4 What the owner knows of the pile: the card on top, and those at the bottom from below."""
    pile = player.pile.shown_to(look.me)
    top = pile[-1] if pile else None
    unknown = next((at for at, card in enumerate(pile[:-1]) if card is None), max(0, len(pile) - 1))
    bottom = [card for card in pile[:unknown] if card is not None]
    if top is not None or bottom:
        yield f.lines(
            f.Words(Phrase("pw-page-pile", {"n": len(pile)})),
            f.cell(f.Words(Phrase("pw-page-on-top")), f.Words(top.key, (top.key,))) if top else None,
            f.cell(f.Words(Phrase("pw-page-at-bottom")), *(f.Words(card.key, (card.key,)) for card in bottom))
            if bottom
            else None,
            at="pile",
            title=Phrase("pw-page-own-pile"),
            icon="paladin",
        )


def helping(game: PaladinsState, player: Player) -> dict[str, str]:
    """TS-7 The Tomes of a player that help, and how."""
    given = game.setting.advantages[player.seat] if game.setting.advantages else ()
    return {TOME_OF[each]: f"advantage:{TOME_OF[each]}" for each in given}


def belongings(player: Player) -> list[f.Group | None]:
    """PW-2.1 The cards that lie open at a board."""
    return [
        f.shelf(held, Phrase(title), icon, str(len(held)))
        for title, icon, held in (
            ("pw-page-crew", "townsfolk", player.crew),
            ("pw-page-converted", "cleric", player.converted),
            ("pw-page-walls-built", "wall", player.walls),
            ("pw-page-attacked", "fighter", player.attacked),
        )
    ]


# Beside the name


def strip(game: PaladinsState, look: f.Look) -> tuple[f.Thing, ...]:
    """A player's strip: attributes, goods, the Workers still to place, what was done; the Rival's too."""
    player = game.everyone()[look.at]
    rival = game.rival if game.rival is not None and look.at >= game.setting.players else None
    start = game.start == look.at and f.picture("@marker", name=Phrase("pw-page-start"))
    honour = game.overlord is not None and f.Count("honour", player.honour, Phrase("pw-attribute-honour"))
    counted = {
        "townsfolk": len(player.crew),
        "monk": player.monks,
        "outpost": player.outposts,
        "wall": len(player.walls),
        "fighter": len(player.attacked),
        "cleric": len(player.converted),
    }
    goods = (
        [f.Count("worker", rival.workers, Phrase("pw-page-workers"))]
        if rival
        else [f.Count("silver", player.silver), f.Count("provision", player.provisions)]
    )
    held = {"suspicion": len(player.suspicion), "debt": player.unpaid}
    pool = [kind for kind, n in enumerate(player.workers) for _ in range(n)]
    return (
        f.heap(
            honour, *(f.Count(name, player.attributes[at]) for at, name in enumerate(cards.ATTRIBUTES)), start
        ),
        f.heap(*goods, *(f.Count(icon, n) for icon, n in held.items() if n)),
        f.heap(player.passed and f.Words(Phrase("pw-page-passed")), lying(pool) if pool else None),
        f.heap(*(f.Count(icon, n) for icon, n in counted.items() if n)),
    )


def facts(game: PaladinsState, look: f.Look) -> f.Facts:
    """PW-11 All points are open; PW-4.4 who has chosen a Paladin waits for the others."""
    player = game.everyone()[look.at]
    return f.Facts(ready=player.paladin is not None and not player.shown, points=points(game, player))
