"""The pictures of a study: seen, added, removed, and where they are used."""
