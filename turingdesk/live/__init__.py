"""Games and conversations that happen now, between people and machines.

Here: what a game is, the room in which one is played, and the lobby in which people wait to be
matched, none of which has a clock or a socket of its own; and machines that take part: which ones
(`witnesses`), whom they claim to be (`personas`), what they say (`player`, `replies`), and when
(`pacing`, `floor`).
Not here: connections (`net/`), how machines find their words (`agents/`), and screens (`gui/`).
Begin with `game`.
"""
