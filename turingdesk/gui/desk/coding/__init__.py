"""The Coding page: texts of judges put into categories by two people, and what they differ on."""
