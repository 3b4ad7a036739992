"""A language model as a judge: asked over a server of the lab that speaks OpenAI's API.

What is asked, in order: `contents` writes a stimulus as words and pictures, `questions`
writes what is asked of it and reads the reply, `wording` holds the words, `server` asks
and asks again, `asked` keeps every question and reply on disk, `sessions` walks sessions
with the verdicts. Nothing here sees who made what, but for an example that was chosen.
"""
