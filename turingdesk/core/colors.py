"""The basic color words of English (Berlin and Kay, 1969), as people and machines name colors."""

#: The 11 words between which paper 1's people chose.
COLORS = (
    "red",
    "pink",
    "orange",
    "yellow",
    "purple",
    "green",
    "blue",
    "brown",
    "gray",
    "black",
    "white",
)
