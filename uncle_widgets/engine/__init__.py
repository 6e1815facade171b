"""How any game is played, recorded and taken back."""
