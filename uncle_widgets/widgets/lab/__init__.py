"""Many games: the lab, and simulations in a cell."""
