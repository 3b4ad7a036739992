"""A language model as a judge: asked over a server of the lab that speaks OpenAI's API.

`sessions` says which blocks are judged, `questions` writes a trial as words and pictures and asks
about it, `wording` contains the words, and `model_judge` goes from one trial to its answers. What
sends questions and saves them is in `language_models/`. Nothing here sees who made what, but for
an example that was chosen.
"""
