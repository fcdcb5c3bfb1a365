"""Paladins of the West Kingdom with the Paladins parts of Tomesaga: competitive, solo, co-operative."""

from salotto.titles.paladins.title import Paladins

TITLE = Paladins()
