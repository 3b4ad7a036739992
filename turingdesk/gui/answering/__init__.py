"""Widgets of prompts: each module shows the task of the same name in `turingdesk.answering`."""
