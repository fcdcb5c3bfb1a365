"""The second reader of Paladins: the rules once more, from the reference alone, by brute force.

Written without looking at the rules of the engine; see `compare` for how the two are set side by side.
"""
