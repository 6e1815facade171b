"""The page in front of a class, in a cell."""
