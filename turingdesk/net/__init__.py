"""Many booths, one desk: kiosks send their journals to the desk, which sends its wishes."""
