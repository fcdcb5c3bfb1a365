"""The titles: one package a game, each found by its entry point."""
