"""Machines that work in a process of their own: the process, its controller, and its card."""
