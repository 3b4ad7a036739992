"""Agents that imitate each other, compared by who can tell them apart (paper 2).

Its tables of comparisons have one row per trial, or one for `n` that are alike:

* `distinguisher`: who had to say whether it met the target;
* `actor`: who it met in truth, told to imitate the target; where actor and target are the same,
  it met the target itself;
* `target`: who it was asked about;
* `same`: whether it said that it met the target; empty if it gave no answer;
* `n`: how many trials the row stands for; without the column, one.

In the test of the paper's Section 3 the distinguisher is an instance of the target; those of
its Section 7 have a fixed one. A table may hold both, and all of it is plain values.
"""
