"""Architects of the West Kingdom: workers, apprentices and a cathedral, for 1 to 5 players."""

from salotto.titles.architects.title import Architects

TITLE = Architects()
