"""A language model as a judge: asked over a server of the lab that speaks OpenAI's API.

`selection` says which blocks are judged, `questions` writes a trial as words and pictures and
asks about it, `wording` contains the words, `server` sends the question and repeats it, `replies`
reads what comes back, `transcript` saves every question and reply, `model_judge` goes from one
trial to its answers, and `sessions` walks whole sessions with them. Nothing here sees who made
what, but for an example that was chosen.
"""
