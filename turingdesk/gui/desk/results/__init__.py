"""Results of analyses on screen: cards, tables, figures, and how they are saved."""
