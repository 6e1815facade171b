"""A class on its phones: one page in front, one line a phone, and a server that knows no game."""
