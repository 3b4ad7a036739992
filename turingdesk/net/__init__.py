"""Several booths at one desk: kiosks send their journals, and the desk sends its wishes.

Here: pairing, the protocol, and both of its ends.
Not here: any decision about a session; a kiosk that hears nothing from its desk continues.
Begin with `host` for the desk and `kiosk_link` for a kiosk.
"""
