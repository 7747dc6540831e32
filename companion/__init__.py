"""Table Companion: the bookkeeping beside a real copy of a board game."""

__version__ = "0.1.0"
