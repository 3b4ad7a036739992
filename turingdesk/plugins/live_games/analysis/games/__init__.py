"""Games of two people and a bot (paper 4): outcomes, strength of players, scores of bots.

Its tables of games have one row per game, with as many of these columns as a result needs:

* `game`: its name;
* `at`: when it began; anything that sorts, such as ISO text, a time or a number;
* `agent`: the bot;
* `player_a`, `player_b`: the people; empty where someone is not known by name;
* `outcome`: "won" where both people found the machine, "lost" where one of them did not,
  "surrendered" where one gave up; any other word is kept, and a game without an end has none;
* `minutes`: how long it took; `messages`: how many were written, by all three;
* `decided_a_s`, `decided_b_s`: seconds from its begin to the vote of each player.

Whatever is missing is NaN, None or empty text.
"""
