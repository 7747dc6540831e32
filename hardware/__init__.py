"""Lamps, buzzer, buttons and sound: what the table feels. Knows no rules, only lamps and cues."""
