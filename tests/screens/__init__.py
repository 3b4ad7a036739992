"""Every screen of the program as a picture, drawn without a window, always the same."""
