"""Values and pure functions on which everything else stands; standard library only."""
