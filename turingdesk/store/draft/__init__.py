"""A study while it is edited, and new studies: nothing is on disk until it is saved."""
