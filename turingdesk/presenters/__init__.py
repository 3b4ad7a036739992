"""The work of the desk without Qt: in processes of its own, and the contents of its pages.

Here: the worker process; Live results, analyses, exclusions and machine judges as plain values;
what is checked of a computer and a participant code before a session; how sessions and studies
are described; the help.
Not here: widgets and words in the user's language (`gui/`), and the numbers themselves
(`analysis/`). Begin with `worker`, then `live` and `analyst`, which it runs.
"""
