"""Playing and watching in the terminal. It knows no game: a title draws itself (see `drawing`)."""
