"""The command that lets a machine judge."""
