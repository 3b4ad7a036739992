"""Countable properties of texts: words, marks, frequencies, parts of speech, likeness."""
