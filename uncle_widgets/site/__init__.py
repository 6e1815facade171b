"""The site: pages for any static host, and Python in them where a page wants it."""
