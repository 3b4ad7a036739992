"""Values and pure functions on which everything else builds; standard library only.

Here: studies, schedules, sessions, responses, and rules as plain values, and the errors.
Not here: anything that reads a file, knows a clock, or draws a window.
Begin with `session`, then `schedule` and `response`.
"""
