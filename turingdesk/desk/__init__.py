"""What the desk does without Qt.

Here: the help, and all that pages compute or ask for. Not here: any widget (`gui/desk`).
"""
