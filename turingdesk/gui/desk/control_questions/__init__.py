"""The Control questions page: one person writes a question, and two others approve it."""
