"""What is asked, judged and shown, as a machine without a widget: a state, deeds, and what the page draws."""
