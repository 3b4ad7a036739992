"""The Edit study page: one panel for each section of a study package."""
