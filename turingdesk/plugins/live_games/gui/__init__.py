"""The pages Live games and Ratings, and the dialog for bots."""
