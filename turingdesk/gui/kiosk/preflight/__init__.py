"""Looks a machine over before its first participant of the day."""
