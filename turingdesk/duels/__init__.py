"""Model against model: an actor imitates a target, and a distinguisher says whether it met it.

Here: the protocols of the Generalized Turing Test (paper 2), plans of many trials, what runs them,
scripted models for dry runs, and chats that a model writes with itself (`self_directed`). Each
trial is a session in the data folder, with one answer to the question "same", so that analyses,
exports, and reports need to know nothing of duels.
Not here: what is computed from trials (`analysis/comparator/`).
Begin with `dialogue`, then `plan` and `runner`.
"""
