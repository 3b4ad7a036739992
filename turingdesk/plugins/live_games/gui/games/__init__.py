"""Games on the participant's screen.

Here: the one view of all games, and a game as a kiosk knows it.
Not here: the rules (`live/`), the link to the desk (`net/`), and questions (`gui/kiosk`).
Begin with `view`.
"""
