"""What a person sees and touches: composed ipywidgets."""
