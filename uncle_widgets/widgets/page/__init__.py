"""What every page has: pieces and how they speak with a page, links, the masthead and the gallery."""
