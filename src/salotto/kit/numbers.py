"""Numbers as people write and read them."""

# interpreted: it is what people read
from __future__ import annotations

MINUS = "−"


def signed(number: int, nothing: str = "0") -> str:
    """A change, always with its sign."""
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number < 0 else nothing


def plain(number: int) -> str:
    """A number with a minus sign that is one."""
    return f"{MINUS}{-number}" if number < 0 else f"{number}"


def typed(text: str, digits: int = 4) -> int:
    """A whole number as people type it into a score pad, perhaps below 0; nothing counts as 0."""
    text = text.strip()
    sign, written = (-1, text[1:]) if text[:1] in ("-", MINUS) else (1, text)
    written = written[:digits]
    return sign * int(written) if written.isascii() and written.isdigit() else 0
