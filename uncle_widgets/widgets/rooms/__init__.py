"""The rooms in which a game is watched, explained and taught."""
