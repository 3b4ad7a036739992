"""Study packages on screen: reading them, their blocks, stimuli, and problems."""
