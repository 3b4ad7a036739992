"""The data and the trials of trained judges: answers, folds, and the results."""
