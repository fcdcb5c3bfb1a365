"""The second reader of Viscounts of the West Kingdom: the whole book told again, in plain functions.

Nothing here imports the rules of the title. The engine is met in `table`, through its state and its
questions: it plays a turn, the reader tells the same turn from the book, and whoever is asked must have the
same answers to choose from and the same goods before him.
"""
