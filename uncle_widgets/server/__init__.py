"""The web server: its kernels, its pages, who may ask, and what every answer says to a browser."""
