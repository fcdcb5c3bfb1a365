"""Calling people who are away: what they are told, by which way, and the one way out of the room."""
