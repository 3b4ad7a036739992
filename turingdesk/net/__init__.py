"""Several booths at one desk: kiosks send their journals, and the desk sends its requests.

Here: pairing, the protocol, and both of its ends; the desk's is one server, which also hosts the
rooms of games and conversations.
Not here: any decision about a session; a kiosk that hears nothing from its desk continues.
Begin with `host` for the desk and `kiosk_link` for a kiosk.
"""
