"""UNO in lockstep: many games at once on NumPy arrays, each to the same rules as `rules.py` has."""
