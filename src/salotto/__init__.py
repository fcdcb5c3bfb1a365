"""Salotto: a drawing room for modern board games."""

from salotto.engine import choose_engine

__version__ = "0.1.0"

choose_engine(__path__)
