"""One folder is one game. Each exports GAME; nothing else registers it."""
