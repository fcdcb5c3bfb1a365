"""The room on the web: lobby, live tables, store, identity."""
