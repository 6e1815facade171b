"""Gallery, games and lessons as pages for any host of files, and Python in them where a page wants it."""
