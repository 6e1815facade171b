"""What is asked: the panel, the facts it stands on, and trials."""
