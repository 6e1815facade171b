"""Lockstep: many games of THRUSH at the same turn, on arrays. Needs NumPy; `batch.py` is its face."""
