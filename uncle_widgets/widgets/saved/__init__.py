"""Pages that are saved."""
