"""Holds the screen saver and sleep off while a session runs: one module for each way."""
