"""What the web page asks of the campaign beside its templates: the shelf of books, the panel, the stage.

Everything here follows from what everybody may know, so nothing can be shown that a seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Told
from salotto.kernel.title import Json, Phrase
from salotto.kit.numbers import typed
from salotto.titles.tomesaga.box import BOX
from salotto.titles.tomesaga.cards import Chapter, Crest
from salotto.titles.tomesaga.faces import cards as cards
from salotto.titles.tomesaga.naming import gives
from salotto.titles.tomesaga.scoring import CATEGORIES

MINUTES = 360

TOMES = 6
"""TS-1.6 So many Tomes there are of each game."""
FACE_DOWN = 3
"""TS-4.8 So many of them are Victory Tomes."""


# The table


def page_view(view: Json, story: Sequence[Told]) -> Json:
    """The view with the Tome boards as a shelf of books."""
    view["shelf"] = [shelf_of(view, chapter) for chapter in BOX.chapters]
    view["crests"] = [crest_place(view, crest) for crest in Crest]
    return view


def shelf_of(view: Json, chapter: Chapter) -> Json:
    """One chapter on the shelf: its open Tomes with their owners, its Victory Tomes, its result."""
    game = chapter.id.value
    done = len(view["finished"])
    owners = {id: seat for seat, player in enumerate(view["players"]) for id in player["won"]}
    of_game = [id for id in (*owners, *view["display"], *view["box"]) if BOX.tomes[id].game.value == game]
    order = view.get("laid_out") or []
    of_game.sort(key=lambda id: order.index(id) if id in order else list(BOX.tomes).index(id))
    face_down = [
        seat for seat, player in enumerate(view["players"]) for _ in range(player["victory"].get(game, 0))
    ]
    turned = view.get("turned")
    shown = [id for owned in turned or () for id in owned if BOX.tomes[id].game.value == game]
    return {
        "game": game,
        "number": chapter.number,
        "names": chapter.names,
        "state": state_of(view, chapter, bool(of_game)),
        "books": [
            {
                "key": BOX.tomes[id].key,
                "owner": owners.get(id),
                "place": "won" if id in owners else "display" if id in view["display"] else "box",
            }
            for id in of_game
        ],
        "victory": [
            {"owner": owner, "key": BOX.tomes[shown[at]].key if at < len(shown) else None}
            for at, owner in enumerate(face_down)
        ],
        "pile": FACE_DOWN - len(face_down) if of_game else TOMES,
        "result": result_of(view["finished"][chapter.number - 1]) if chapter.number <= done else None,
    }


def state_of(view: Json, chapter: Chapter, laid_out: bool) -> str:
    """TS-4.8 A chapter is over, being played, being prepared (its Tomes are not yet laid out), or to come."""
    done = len(view["finished"])
    if chapter.number <= done:
        return "done"
    if chapter.number > done + 1 or not ("laid_out" in view or laid_out):
        return "later"
    return "now" if laid_out else "preparing"


def result_of(finished: Json) -> Json:
    """TS-8 Points and places of a chapter."""
    places = {seat: place for place, seat in enumerate(finished["ranking"], 1)}
    rows = [{"vp": vp, "place": places[seat]} for seat, vp in enumerate(finished["vp"])]
    return {"rows": rows, "victory": finished["victory"], "winner": finished["ranking"][0]}


def crest_place(view: Json, crest: Crest) -> Json:
    """One kind of crest on the board: the Crest Tome, the token, and how many crests everybody has."""
    return {
        "crest": crest.value,
        "needs": view["needs"][crest],
        "tome": BOX.crest_tomes[crest].key,
        "owner": view["crest_tomes"][crest],
        "token": BOX.tokens[crest].key,
        "token_owner": view["tokens"][crest],
        "counts": [player["crests"][crest] for player in view["players"]],
    }


def history(view: Json) -> list[list[int]]:
    """A line through the three evenings: the Tomes of each seat after every chapter, from none on.

    Crest Tomes are counted where they can be seen: at the end of the line.
    """
    games = [chapter.id.value for chapter in BOX.chapters][: len(view["finished"])]
    lines = []
    for player in view["players"]:
        line = [0]
        for game in games:
            objectives = sum(BOX.tomes[id].game.value == game for id in player["won"])
            line.append(line[-1] + objectives + player["victory"].get(game, 0))
        lines.append([*line[:-1], player["tomes"]] if games else line)
    return lines


def panel(standing: Json, me: int | None) -> Json:
    """Beside the board of a chapter: the Tomes on display with everybody's progress, crests, advantages."""
    owners = {id: seat for seat, player in enumerate(standing["players"]) for id in player["won"]}
    return {
        "me": me,
        "preparing": not standing["laid_out"],
        "tomes": [
            {
                "key": BOX.tomes[id].key,
                "n": BOX.tomes[id].objective.n,
                "owner": owners.get(id),
                "progress": standing["progress"][id],
            }
            for id in standing["laid_out"]
        ],
        "crests": [crest_place(standing, crest) for crest in Crest],
        "totals": [player["tomes"] for player in standing["players"]],
        "advantages": [
            {"seat": seat, "tomes": [working(id, standing["game"]) for id in ids]}
            for seat, ids in enumerate(standing["advantages"])
            if ids
        ],
    }


def working(tome: str, game: str) -> Json:
    """TS-7 A Tome that helps in the chapter being played, and what it gives there."""
    return {
        "key": BOX.tomes[tome].key,
        "lines": [
            [phrase.id, dict(phrase.args)]
            for phrase in gives(tome, next(chapter.id for chapter in BOX.chapters if chapter.id == game))
        ],
    }


def board(view: Json, look: int) -> Json:
    """The whole shelf, whomever one looks at."""
    return view


def strip(view: Json, seat: int) -> Json:
    """The small picture of a player: Tomes and crests."""
    return {"player": view["players"][seat], "first": view["first"] == seat}


def stage(view: Json) -> Json:
    """How many chapters are played."""
    done = len(view["finished"])
    label = Phrase("ts-page-stage", {"done": done})
    ends = Phrase("ts-page-stage-over")
    if view["game"] is not None:
        ends = Phrase("ts-page-stage-next", {"chapter": f"chapter:{view['game']}"})
    return {"now": done, "of": len(BOX.chapters), "label": label, "ends": ends, "phases": [(ends, True)]}


def seat(view: Json, seat: int) -> Json:
    """The small facts of a player's strip: Tomes are the points."""
    return {"hand": None, "ready": False, "points": view["players"][seat]["points"]}


def note(decision: Decision, key: str, view: Json) -> Phrase | None:
    """Beside a Crest token: how many crests of its kind one would have."""
    token = next((token for token in BOX.tokens.values() if token.key == key), None)
    if token is None:
        return None
    now = view["players"][decision.seat]["crests"][token.crest] + 1
    return Phrase("ts-page-crest-note", {"now": now, "n": view["needs"][token.crest]})


# The score pad (TS-9.7)


def pad_values(form: Mapping[str, str], prefix: str) -> Json:
    """The Tomes that were typed, by category."""
    return {category: typed(form.get(f"{prefix}{category}", "")) for category in CATEGORIES}


def pad_points(values: Json) -> dict[str, int]:
    """They are the scorecard."""
    return dict(values)
