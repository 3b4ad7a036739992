"""Tasks in which people produce something together: conversations."""
