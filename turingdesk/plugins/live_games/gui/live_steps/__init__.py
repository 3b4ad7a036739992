"""Steps at which people and machines meet, in the kiosk's window.

A module here has `STEP`, a `WindowStep` (`gui/kiosk/live_steps.py`) that knows whether the trial
on screen is one of its own, and connects it with the session and the desk.
"""
