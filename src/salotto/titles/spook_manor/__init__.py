"""Spook Manor: a light game of drafting and building for 1 to 6 players."""

from salotto.titles.spook_manor.title import SpookManor

TITLE = SpookManor()
