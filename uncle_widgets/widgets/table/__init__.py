"""The table, and the strip under it."""
