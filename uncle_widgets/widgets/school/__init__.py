"""What stands in a classroom notebook."""
