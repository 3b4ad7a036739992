"""The experimenter's window: studies, sessions, live results, export and settings."""
