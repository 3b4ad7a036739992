"""The commands of self-directed chats."""
