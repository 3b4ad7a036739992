"""Preregistration on the desk: freezing a study, and accounting for what changed since."""
