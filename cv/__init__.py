"""Frames to cards and stickers. Pure stages on arrays; knows no game and keeps no picture."""
