"""Agents that answer prompts."""
