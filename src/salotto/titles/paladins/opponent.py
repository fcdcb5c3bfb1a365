"""The Rival's board (PW-12): what each action needs, what it aims at, what may come."""

# interpreted: it is what people read
from __future__ import annotations

from collections import Counter

from salotto.kernel.title import Phrase
from salotto.kit import furniture as f
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import ACTIONS, ATTRIBUTES, COMMISSION, RIGHT_SIDE
from salotto.titles.paladins.faces import ACTION_ICONS
from salotto.titles.paladins.mat import action_space, attribute_track, belongings, news, papers, requirement
from salotto.titles.paladins.rival import lowest_attribute, target
from salotto.titles.paladins.solo import can_follow, usable_favours, workers_for
from salotto.titles.paladins.state import PaladinsState, Phase, Rival

BRINGS = {
    "recruit": "@gift",
    "pray": "@faith → @worker",
    "trade": "+1 @marker",
    "conspire": "+1 @suspicion +2 @worker",
    "rest": "1+ @worker → @marker",
}
"""PW-12.5.1 to PW-12.5.5 What the actions of the top row bring."""
REVEALS = "pw-rival-reveals"


def rivals_board(game: PaladinsState, rival: Rival) -> f.Group:
    """PW-12.1 The actions of both sides, the attributes and the resource marker."""
    board = rival.board
    return f.place(
        f.heap(
            f.Words(Phrase("pw-page-passed"), style="passed") if board.passed else None,
            f.picture(f"{rival.workers} @worker", name=Phrase("pw-page-workers")),
            resource(rival),
            *papers(game, board, f.Look(None, board.seat)),
            style="purse",
        ),
        attribute_track(game, board),
        f.grid(*(top_row(game, rival, at) for at in range(len(rival.top))), columns=1, style="left"),
        f.grid(*(right_side(game, rival, action) for action in RIGHT_SIDE), columns=1, style="right"),
        at="own",
        title=Phrase("pw-page-rival"),
        icon=f"seat-{board.seat}",
        style="rival",
    )


def resource(rival: Rival) -> f.Group:
    """PW-12.3.1 The resource track, PW-12.3.3 and the attribute that rises at its end."""
    spaces = BOX.rival.track.spaces
    lowest = lowest_attribute(rival)
    rises = Phrase("pw-page-rises")
    return f.track(
        *f.steps(range(1, spaces + 1), rival.marker),
        f.cell(f.picture(f"→ +1 @{ATTRIBUTES[lowest]}", name=rises)) if lowest is not None else None,
        title=Phrase("pw-page-resource", {"space": rival.marker, "spaces": spaces}),
        at="resource",
    )


def top_row(game: PaladinsState, rival: Rival, at: int) -> f.Group:
    """PW-12.4.3 An action of the top row: once per round; the left-most one is taken if a Scheme fails."""
    printed = BOX.rival.top[at]
    name = printed.action
    instead = next(each.action for each in BOX.rival.top if can_follow(game, rival, each.action))
    otherwise = f.picture("↩", name=Phrase("pw-page-instead-told"), style="instead")
    return action_space(
        name,
        otherwise if name == instead and rival.workers else None,
        f.picture(BRINGS[name]),
        spaces(0, printed.workers, rival.top[at], rival.workers) if printed.workers else None,
        used=rival.top[at],
    )


def right_side(game: PaladinsState, rival: Rival, action: int) -> f.Group:
    """PW-12.4.3, PW-12.4.4 What a right-side action needs: Workers, an attribute."""
    board, printed = rival.board, BOX.actions[action]
    used = rival.used[action - COMMISSION]
    shops = board.workshops[action - COMMISSION].bit_count()
    done = f"{board.done(action)}{f'/{printed.max}' if printed.max else ''}"
    return action_space(
        ACTIONS[action],
        f.picture(done, name=Phrase("pw-page-done"), style="done"),
        *requirement(game, board, action),
        spaces(shops, workers_for(rival, action), bool(used), rival.workers),
        used=bool(used),
    )


def spaces(covered: int, asked: int, used: bool, have: int) -> f.Group:
    """PW-12.4.4 Worker spaces: under Workshops, filled, open, or more than there are Workers for."""
    style = "lying" if used else "lacks" if have < asked else "would"
    name = Phrase("pw-page-missing") if style == "lacks" else ""
    return f.cell(
        *(f.picture("@workshop", (), "covered", Phrase("pw-page-workshop")) for _ in range(covered)),
        *(f.picture("@worker", (), f"worker {style}", name) for _ in range(asked)),
        style="way",
    )


def rivals_mat(game: PaladinsState, rival: Rival, look: f.Look) -> f.Group:
    """PW-12.4.2 The Schemes: the last one, and those that may come; the cards of the Rival."""
    last = next((each.event.args["card"] for each in reversed(look.story) if each.event.id == REVEALS), None)
    return f.tray(
        *news(look),
        f.row(f.Card(str(last)), title=Phrase("pw-page-last-scheme"), style="small") if last else None,
        coming(game, rival),
        f.lines(*(f.Words(key, (key,)) for key in aims(game)), at="aims", title=Phrase("pw-page-aims")),
        *belongings(rival.board),
        at="tray",
    )


def coming(game: PaladinsState, rival: Rival) -> f.Group:
    """PW-12.4.2 The Schemes left in the pile by kind, and whether they could be followed now."""
    counted = Counter(rival.pile.cards)
    ordered = sorted(counted, key=lambda card: card.key)
    found: list[f.Thing] = []
    for card in ordered:
        able = can_follow(game, rival, card.action)
        shown = f"@{ACTION_ICONS[card.action]} {f'×{counted[card]}' if counted[card] > 1 else ''}"
        name = "" if able else Phrase("pw-page-not-now")
        found.append(f.picture(shown, (card.key,), "scheme" if able else "scheme far", name))
    title = Phrase("pw-page-schemes", {"n": len(rival.pile)})
    return f.heap(*found, at="schemes", title=title, icon="intrigue")


def aims(game: PaladinsState) -> list[str]:
    """PW-12.3.4 What the Rival would take now; nothing once it has passed."""
    rival = game.rival
    if rival is None or rival.board.passed or game.phase in (Phase.SETUP, Phase.OVER):
        return []
    rows = (game.townsfolk_row, game.outsider_row, usable_favours(game, rival))
    found = ((row, target(rival.marker, row)) for row in rows)
    return [card.key for row, at in found if at is not None and (card := row[at]) is not None]
