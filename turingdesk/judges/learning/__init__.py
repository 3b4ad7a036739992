"""What trained judges learn from and are tried on: answers, folds, and the results."""
