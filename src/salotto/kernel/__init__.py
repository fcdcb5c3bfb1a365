"""The kernel: decisions, steps, plays, chance, zones and logs. It knows no game and does no I/O."""
