"""Themes, courtships and the end of a season (OB-3.5, OB-12)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, choose, choose_some, reveal, roll, shuffle, tell
from salotto.kernel.zones import EVERYBODY, Zone
from salotto.titles.obsession.cards import Category, Group, Objective
from salotto.titles.obsession.challenge import scavenge_roll
from salotto.titles.obsession.decks import draw_vp_card, invite, meet
from salotto.titles.obsession.market import building_boom, open_reserve, refresh
from salotto.titles.obsession.sequence import end_game, go_on, next_round
from salotto.titles.obsession.settings import reveal_round
from salotto.titles.obsession.solo import opponent_appeal, opponent_turn, take_vp_card, wake
from salotto.titles.obsession.state import ObsessionState, Player

FAIRCHILD = Group.FAIRCHILD

RESERVES_AFTER = 3
"""OB-22.9 The round after which both reserves open in a game without courtship."""

# Rounds


def season_of(game: ObsessionState) -> int:
    """OB-3.1 Which season it is, from 0."""
    return sum(space < game.space for space in game.setting.track.courtships)


def season_start(game: ObsessionState) -> int:
    """OB-3.1 The first space of this season."""
    season = season_of(game)
    return 1 + (game.setting.track.courtships[season - 1] if season else 0)


def start_round(game: ObsessionState) -> Rule[None]:
    """OB-3.2, OB-3.4, OB-16.5 The white pawn moves on; a theme may be revealed."""
    game.space += 1
    game.turn = 0
    yield tell("ob-round", round=game.space)
    if game.setting.courting:
        if game.space == season_start(game):
            yield from plan_reveal(game)
        if game.space == game.reveal_at:
            yield from reveal_theme(game)
    go_on(game)


def plan_reveal(game: ObsessionState) -> Rule[None]:
    """OB-3.4, OB-16.1, OB-16.5 When the theme of this season comes to light."""
    setting = game.setting
    if setting.dynamic_ai and setting.opponent is not None:
        yield from wake(game)
    if setting.courtship == "open":
        game.reveal_at = game.space
    elif setting.courtship == "closed":
        game.reveal_at = setting.track.courtships[season_of(game)]
    else:
        rolled = yield from roll(20)
        game.reveal_at = game.space + reveal_round(setting.length, rolled) - 1
        yield tell("ob-theme-roll", rolled=rolled, round=game.reveal_at)


def reveal_theme(game: ObsessionState) -> Rule[None]:
    """OB-12.1 The top theme card is turned up."""
    theme, _ = game.theme_deck.draw(EVERYBODY)
    game.themes = (*game.themes, theme)
    yield from reveal()
    yield tell("ob-theme", theme=theme.key)


def end_round(game: ObsessionState) -> Rule[None]:
    """OB-16.3, OB-22.9 After the last turn of a round reserves may open, and the building boom comes."""
    setting = game.setting
    if setting.tableau and setting.market_reserve and game.space == RESERVES_AFTER:
        yield from open_reserve(game, "service")
        yield from open_reserve(game, "pr1")
    if setting.opponent is not None:
        yield from opponent_turn(game)
    last = not setting.courting and game.space == setting.track.spaces  # OB-22.12
    if setting.building_boom and not last:
        yield from building_boom(game)
    if setting.challenge:
        yield from scavenge_roll(game)
    (end_game if last else next_round)(game)


def attend_ball(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-22.10 At the grand ball everybody meets three prestige guests and keeps one."""
    mixed = game.setting.edition == "it"
    yield from (meet if mixed else invite)(game, player, "prestige", 3, 1)


def next_at_ball(game: ObsessionState) -> Rule[None]:
    """OB-22.10 By the French printing all go to the ball before the first turn of the round."""
    yield from attend_ball(game, game.current())
    game.turn += 1
    if game.turn == game.setting.players:
        game.turn = 0
        go_on(game)


# Courtship


def column(player: Player, category: Category) -> int:
    """OB-12.1 The VP of the sides up in a column."""
    sides = [laid.tile.sides[laid.back] for laid in player.organiser]
    return sum([side.vp for side in sides if side.category is category])


def final_courtship(game: ObsessionState) -> bool:
    """OB-12.7 Whether this is the last one."""
    return game.space == game.setting.track.spaces


def appeal(game: ObsessionState, player: Player) -> int:
    """OB-12.3, OB-12.7 What the Fairchilds compare."""
    themes = game.themes if final_courtship(game) else game.themes[-1:]
    return sum([column(player, theme.category) for theme in themes])


def favourites(appeals: dict[int, int], reputation: dict[int, int], final: bool) -> list[int]:
    """OB-12.4, OB-12.5, OB-12.8 Those with the highest total, in turn order; at last reputation decides."""
    tied = leaders(appeals)
    return leaders({seat: reputation[seat] for seat in tied}) if final else tied


def leaders(points: dict[int, int]) -> list[int]:
    """The seats that have the most of something."""
    best = max(points.values())
    return [seat for seat, each in points.items() if each == best]


def court(game: ObsessionState) -> Rule[None]:
    """OB-12 The best estate wins a VP card and a Fairchild; those who tie win a VP card each."""
    return_fairchild(game)
    yield tell("ob-courtship")
    appeals = {player.seat: appeal(game, player) for player in game.in_turn_order()}
    for seat, points in appeals.items():
        yield tell("ob-appeals", seat, points=points)
    if game.setting.opponent is not None:
        yield from court_against(game, appeals[0])
    else:
        reputation = {player.seat: player.reputation for player in game.players}
        winners = favourites(appeals, reputation, final_courtship(game))
        for seat in winners:
            yield from draw_vp_card(game, game.players[seat])
        if len(winners) == 1:
            yield from win_fairchild(game, game.players[winners[0]])
    go_on(game)


def win_fairchild(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-12.4 The winner chooses Charles or Elizabeth."""
    card = yield from choose(player.seat, "ob-fairchild", game.fairchilds)
    game.fairchilds = tuple(other for other in game.fairchilds if other is not card)
    player.hand.append(card)
    yield tell("ob-wins-fairchild", player.seat, guest=card.key)


def court_against(game: ObsessionState, total: int) -> Rule[None]:
    """OB-15.8, OB-15.9 The player's total against the opponent's number."""
    final = final_courtship(game)
    number = opponent_appeal(game, season_of(game), final)
    yield tell("ob-opponent-appeals", points=number)
    player = game.players[0]
    if total >= number:
        yield from draw_vp_card(game, player)
    if total <= number:
        yield from take_vp_card(game)
    if total > number:
        yield from win_fairchild(game, player)
    elif total < number and final:
        game.opponent_fairchild, *rest = game.fairchilds
        game.fairchilds = tuple(rest)


def return_fairchild(game: ObsessionState) -> None:
    """OB-12.2 A Fairchild goes back from hand or discard pile."""
    for player in game.players:
        for zone in (player.hand, player.discards):
            for card in [card for card in zone if card.group is FAIRCHILD]:
                zone.remove(card)
                game.fairchilds = (*game.fairchilds, card)
    game.fairchilds = tuple(sorted(game.fairchilds, key=lambda card: card.key))


# The end of a season


def discard_objective(player: Player) -> Rule[None]:
    """OB-13.4 Everybody discards one objective card, face down."""
    cards = yield from choose_some(player.seat, "ob-discard-objective", player.objectives.cards, 1, 1)
    player.chosen = tuple(cards)


def keep_objectives(player: Player) -> Rule[None]:
    """OB-25.2 By the first edition two objective cards are kept."""
    kept = yield from choose_some(player.seat, "ob-keep-two", player.objectives.cards, 2, 2)
    player.chosen = tuple(card for card in player.objectives if card not in kept)


def settle_kept(game: ObsessionState) -> Rule[None]:
    """OB-13.4, OB-25.2 When everybody has chosen, the discards are shuffled and go under the deck."""
    discards: Zone[Objective] = Zone()
    for player in game.players:
        for card in player.chosen or ():
            player.objectives.take(card)
            discards.add(card)
        player.chosen = None
    yield from shuffle(discards)
    deck = game.objective_deck
    deck.cards = discards.cards + deck.cards
    deck.seen = discards.seen + deck.seen
    go_on(game)


def settle_discards(game: ObsessionState) -> Rule[None]:
    """OB-3.5 Step 1 is over when everybody has discarded."""
    yield from settle_kept(game)
    yield tell("ob-objectives-discarded")


def end_season(game: ObsessionState) -> Rule[None]:
    """OB-3.5, OB-16.4 Pawn, reserves and the variants; OB-3.6 after the last courtship the last window."""
    setting = game.setting
    if final_courtship(game):
        game.turn = 0
        go_on(game)
        return
    game.first = (game.first + (1 if setting.clockwise else -1)) % setting.players
    yield tell("ob-first-player", game.first)
    season = season_of(game)
    if setting.market_reserve and season == 0:
        yield from open_reserve(game, "service")
    elif setting.market_reserve and season == 1:
        yield from open_reserve(game, "pr1")
    if setting.building_boom:
        yield from building_boom(game)
    if setting.seasonal_market:
        yield from refresh(game)
    next_round(game)
