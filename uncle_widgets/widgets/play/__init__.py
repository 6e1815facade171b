"""The room in which a game is played: the desk, the coach, the review."""
