"""The tables that are being played: live plays, the lobby, who is present, bots and reviews."""
