"""The part that knows no particular game: contract, session, journal, texts, settings."""
