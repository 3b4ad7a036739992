"""Steps at which people and machines meet, in the kiosk's window."""
