"""Last Will with Getting Sacked: a game of spending a fortune for 2 to 5 players."""

from salotto.titles.last_will.title import LastWill

TITLE = LastWill()
