"""What can be counted in texts: words, marks, frequencies, parts of speech, likeness."""
