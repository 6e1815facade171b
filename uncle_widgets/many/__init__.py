"""Many games: played in chunks on one machine or on many, counted, and each of them there to be opened."""
