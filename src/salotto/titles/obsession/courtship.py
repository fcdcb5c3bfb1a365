"""Themes, courtships and the end of a season (OB-3.5, OB-12)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, choose, choose_some, reveal, roll, shuffle, tell
from salotto.kernel.zones import EVERYBODY, Zone
from salotto.titles.obsession.cards import Category, Group, Objective
from salotto.titles.obsession.challenge import scavenge_roll
from salotto.titles.obsession.decks import draw_vp_card, invite, meet
from salotto.titles.obsession.market import building_boom, open_reserve, refresh
from salotto.titles.obsession.setup import reveal_round
from salotto.titles.obsession.solo import opponent_appeal, opponent_turn, take_vp_card, wake
from salotto.titles.obsession.state import Estate, Phase, Player

FAIRCHILD = Group.FAIRCHILD

RESERVES_AFTER = 3
"""OB-22.9 The round after which both reserves open in a game without courtship."""

# Rounds


def season_of(estate: Estate) -> int:
    """OB-3.1 Which season it is, from 0."""
    return sum(space < estate.space for space in estate.setting.track.courtships)


def season_start(estate: Estate) -> int:
    """OB-3.1 The first space of this season."""
    season = season_of(estate)
    return 1 + (estate.setting.track.courtships[season - 1] if season else 0)


def start_round(estate: Estate) -> Rule[None]:
    """OB-3.2, OB-3.4, OB-16.5 The white pawn moves on; a theme may be revealed."""
    estate.space += 1
    estate.turn = 0
    yield tell("ob-round", round=estate.space)
    if not estate.setting.courting:
        ball = estate.setting.tableau and estate.event == "grand_ball" and estate.setting.edition == "fr"
        estate.phase = Phase.BALL if ball else Phase.BEGIN
        return
    if estate.space == season_start(estate):
        yield from plan_reveal(estate)
    if estate.space == estate.reveal_at:
        yield from reveal_theme(estate)
    courtship = estate.space in estate.setting.track.courtships
    estate.phase = Phase.COURTSHIP if courtship else Phase.BEGIN


def plan_reveal(estate: Estate) -> Rule[None]:
    """OB-3.4, OB-16.1, OB-16.5 When the theme of this season comes to light."""
    setting = estate.setting
    if setting.dynamic_ai and setting.opponent is not None:
        yield from wake(estate)
    if setting.courtship == "open":
        estate.reveal_at = estate.space
    elif setting.courtship == "closed":
        estate.reveal_at = setting.track.courtships[season_of(estate)]
    else:
        rolled = yield from roll(20)
        estate.reveal_at = estate.space + reveal_round(setting.length, rolled) - 1
        yield tell("ob-theme-roll", rolled=rolled, round=estate.reveal_at)


def reveal_theme(estate: Estate) -> Rule[None]:
    """OB-12.1 The top theme card is turned up."""
    theme, _ = estate.theme_deck.draw(EVERYBODY)
    estate.themes = (*estate.themes, theme)
    yield from reveal()
    yield tell("ob-theme", theme=theme.key)


def end_round(estate: Estate) -> Rule[None]:
    """OB-16.3, OB-22.9 After the last turn of a round reserves may open, and the building boom comes."""
    setting = estate.setting
    if setting.tableau and setting.market_reserve and estate.space == RESERVES_AFTER:
        yield from open_reserve(estate, "service")
        yield from open_reserve(estate, "pr1")
    if setting.opponent is not None:
        yield from opponent_turn(estate)
    last = not setting.courting and estate.space == setting.track.spaces  # OB-22.12
    if setting.building_boom and not last:
        yield from building_boom(estate)
    if setting.challenge:
        yield from scavenge_roll(estate)
    estate.phase = Phase.OVER if last else Phase.ROUND


def attend_ball(estate: Estate, player: Player) -> Rule[None]:
    """OB-22.10 At the grand ball everybody meets three prestige guests and keeps one."""
    mixed = estate.setting.edition == "it"
    yield from (meet if mixed else invite)(estate, player, "prestige", 3, 1)


def next_at_ball(estate: Estate) -> Rule[None]:
    """OB-22.10 By the French printing all go to the ball before the first turn of the round."""
    yield from attend_ball(estate, estate.current())
    estate.turn += 1
    if estate.turn == estate.setting.players:
        estate.turn = 0
        estate.phase = Phase.BEGIN


# Courtship


def column(player: Player, category: Category) -> int:
    """OB-12.1 The VP of the sides up in a column."""
    sides = [laid.tile.sides[laid.back] for laid in player.organiser]
    return sum([side.vp for side in sides if side.category is category])


def final_courtship(estate: Estate) -> bool:
    """OB-12.7 Whether this is the last one."""
    return estate.space == estate.setting.track.spaces


def appeal(estate: Estate, player: Player) -> int:
    """OB-12.3, OB-12.7 What the Fairchilds compare."""
    themes = estate.themes if final_courtship(estate) else estate.themes[-1:]
    return sum([column(player, theme.category) for theme in themes])


def favourites(estate: Estate, appeals: dict[int, int]) -> list[Player]:
    """OB-12.4, OB-12.5, OB-12.8 Those with the highest total, in turn order; at last reputation decides."""
    best = max(appeals.values())
    tied = [estate.players[seat] for seat, points in appeals.items() if points == best]
    if final_courtship(estate):
        highest = max(player.reputation for player in tied)
        tied = [player for player in tied if player.reputation == highest]
    return tied


def court(estate: Estate) -> Rule[None]:
    """OB-12 The best estate wins a VP card and a Fairchild; those who tie win a VP card each."""
    return_fairchild(estate)
    yield tell("ob-courtship")
    appeals = {player.seat: appeal(estate, player) for player in estate.in_turn_order()}
    for seat, points in appeals.items():
        yield tell("ob-appeals", seat, points=points)
    if estate.setting.opponent is not None:
        yield from court_against(estate, appeals[0])
    else:
        winners = favourites(estate, appeals)
        for player in winners:
            yield from draw_vp_card(estate, player)
        if len(winners) == 1:
            yield from win_fairchild(estate, winners[0])
    if estate.setting.first_edition_objectives or not estate.setting.objective_cards:
        estate.phase = Phase.SEASON_END
    else:
        estate.phase = Phase.DISCARD


def win_fairchild(estate: Estate, player: Player) -> Rule[None]:
    """OB-12.4 The winner chooses Charles or Elizabeth."""
    card = yield from choose(player.seat, "ob-fairchild", estate.fairchilds)
    estate.fairchilds = tuple(other for other in estate.fairchilds if other is not card)
    player.hand.append(card)
    yield tell("ob-wins-fairchild", player.seat, guest=card.key)


def court_against(estate: Estate, total: int) -> Rule[None]:
    """OB-15.8, OB-15.9 The player's total against the opponent's number."""
    final = final_courtship(estate)
    number = opponent_appeal(estate, season_of(estate), final)
    yield tell("ob-opponent-appeals", points=number)
    player = estate.players[0]
    if total >= number:
        yield from draw_vp_card(estate, player)
    if total <= number:
        yield from take_vp_card(estate)
    if total > number:
        yield from win_fairchild(estate, player)
    elif total < number and final:
        estate.opponent_fairchild, *rest = estate.fairchilds
        estate.fairchilds = tuple(rest)


def return_fairchild(estate: Estate) -> None:
    """OB-12.2 A Fairchild goes back from hand or discard pile."""
    for player in estate.players:
        for zone in (player.hand, player.discards):
            for card in [card for card in zone if card.group is FAIRCHILD]:
                zone.remove(card)
                estate.fairchilds = (*estate.fairchilds, card)
    estate.fairchilds = tuple(sorted(estate.fairchilds, key=lambda card: card.key))


# The end of a season


def discard_objective(player: Player) -> Rule[None]:
    """OB-13.4 Everybody discards one objective card, face down."""
    cards = yield from choose_some(player.seat, "ob-discard-objective", player.objectives.cards, 1, 1)
    player.chosen = tuple(cards)


def keep_objectives(player: Player) -> Rule[None]:
    """OB-25.2 By the first edition two objective cards are kept."""
    kept = yield from choose_some(player.seat, "ob-keep-two", player.objectives.cards, 2, 2)
    player.chosen = tuple(card for card in player.objectives if card not in kept)


def collect_discards(estate: Estate) -> Rule[None]:
    """OB-13.4 The discards are shuffled and go to the bottom of the deck."""
    discards: Zone[Objective] = Zone()
    for player in estate.players:
        for card in player.chosen or ():
            player.objectives.take(card)
            discards.add(card)
        player.chosen = None
    yield from shuffle(discards)
    deck = estate.objective_deck
    deck.cards = discards.cards + deck.cards
    deck.seen = discards.seen + deck.seen


def settle_discards(estate: Estate) -> Rule[None]:
    """OB-3.5 Step 1 is over when everybody has discarded."""
    yield from collect_discards(estate)
    yield tell("ob-objectives-discarded")
    estate.phase = Phase.SEASON_END


def settle_kept(estate: Estate) -> Rule[None]:
    """OB-25.2 The game begins when everybody has chosen."""
    yield from collect_discards(estate)
    estate.phase = Phase.ROUND


def end_season(estate: Estate) -> Rule[None]:
    """OB-3.5, OB-16.4 Pawn, reserves and the variants; OB-3.6 after the last courtship the last window."""
    setting = estate.setting
    if final_courtship(estate):
        estate.turn = 0
        estate.phase = Phase.LAST
        return
    estate.first = (estate.first + (1 if setting.clockwise else -1)) % setting.players
    yield tell("ob-first-player", estate.first)
    season = season_of(estate)
    if setting.market_reserve and season == 0:
        yield from open_reserve(estate, "service")
    elif setting.market_reserve and season == 1:
        yield from open_reserve(estate, "pr1")
    if setting.building_boom:
        yield from building_boom(estate)
    if setting.seasonal_market:
        yield from refresh(estate)
    estate.phase = Phase.ROUND
