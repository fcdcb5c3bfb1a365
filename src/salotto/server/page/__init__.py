"""From a position to HTML: the scene of a table, templates, pictures, and what has changed."""
