"""Obsession with Upstairs, Downstairs: a country house and its guests, for 2 to 6 players."""

from salotto.titles.obsession.title import Obsession

TITLE = Obsession()
