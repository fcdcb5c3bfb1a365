"""Viscounts of the West Kingdom: a game of deck building and riding round the castle for 1 to 4 players."""

from salotto.titles.viscounts.title import Viscounts

TITLE = Viscounts()
