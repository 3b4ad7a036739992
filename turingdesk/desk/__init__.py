"""What the desk does without Qt: work in processes of its own, and what its pages show.

Here: the worker process, Live results, analyses and machine judges as plain values, and the
help. Not here: widgets and words in the user's language (`gui/`), and the numbers themselves
(`analysis/`). Begin with `worker`, then `live` and `analyst`, which it runs.
"""
