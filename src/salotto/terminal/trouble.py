"""What a person did not mean, said in one line."""

from __future__ import annotations


class Trouble(Exception):
    """Something that cannot be done as wished; its text is for people, in their language."""
