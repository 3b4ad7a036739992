"""Tasks: a shelf on which each module says what one kind of stimulus is and what is asked of it.

Here: the columns of a task's table and its questions.
Not here: what every task is made of, and the list of them all (`core/task.py`); how a stimulus
looks on screen (`gui/tasks`, by the same name).
Begin with `captions`, the simplest one.
"""
