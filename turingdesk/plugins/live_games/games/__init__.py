"""Games: a shelf on which each module says who sits in a room, and who talks with whom.

Here: roles, threads, and what is asked at the end.
Not here: what holds for every game (`live/room.py`), connections (`net/`), and screens (`gui/`).
Begin with `witness`. In study.toml such a block says `task = "play-witness"`.
"""
