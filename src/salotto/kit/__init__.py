"""The kit: what titles share and no game knows.

Reading content into types, effects as data, goods and payments, an agenda for long turns, decks that are
shuffled anew, reasons, names. Each piece is small and plain; a title takes the pieces it needs.
"""
