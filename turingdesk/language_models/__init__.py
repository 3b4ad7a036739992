"""Language models: what machines that judge, answer, talk, and duel share when they ask one.

Here: requests to a server that speaks OpenAI's API, each sent once, their transcript, and files of
word vectors.
Not here: what is asked. Agents (`agents/`), live games, and plugins write their own prompts.
Begin with `server`, then `asking`.
"""
