"""How any chance is computed, explained and tried out."""
