"""The table in a terminal: menus and questions by number, state drawn as text. Knows no game."""
