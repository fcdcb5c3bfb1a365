"""Tools for those who work on Salotto; not part of the package."""
