"""The Duels page: models that imitate each other by a plan, and what came of it."""
