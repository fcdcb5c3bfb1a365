"""What titles have in common and no game owns: between the content files and the titles.

Nothing in here knows a game. What two titles need is lifted to this room; what only a family of titles
shares stays in the package of the family (`Title.family`).
"""
