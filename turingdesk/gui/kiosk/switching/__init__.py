"""Keeps Alt+Tab and its kin from leaving the kiosk: one module for each platform."""
