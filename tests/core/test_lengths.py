from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.core.lengths import OpenTrial, TooShort, assign_lengths
from turingdesk.core.streams import Stream


@given(
    st.lists(st.tuples(st.sampled_from("HM"), st.integers(0, 9)), min_size=1, max_size=20),
    st.data(),
)
def test_a_deal_fits_or_names_the_length_that_fails(rooms, data):
    seats = [OpenTrial(group, room) for group, room in rooms]
    cut = data.draw(st.lists(st.sampled_from((3, 6, 9)), min_size=len(seats), max_size=len(seats)))
    counts = Counter(cut)
    longest = sorted(cut, reverse=True)
    roomiest = sorted((seat.room for seat in seats), reverse=True)
    fits = all(length <= room for length, room in zip(longest, roomiest, strict=True))
    if not fits:
        with pytest.raises(TooShort) as caught:
            assign_lengths(counts, seats, Stream("deal"))
        short = caught.value
        assert short.there == sum(room >= short.length for room in roomiest) < short.needed
        return
    given_out = assign_lengths(counts, seats, Stream("deal"))
    assert Counter(given_out) == counts
    assert all(length <= seat.room for length, seat in zip(given_out, seats, strict=True))


@given(st.text())
def test_every_group_gets_its_share_of_each_length(seed):
    seats = [OpenTrial("HM"[n % 2], 24) for n in range(32)]
    counts = dict.fromkeys((3, 6, 9, 12), 8)
    lengths = assign_lengths(counts, seats, Stream(seed))
    by_group = Counter((seat.group, length) for seat, length in zip(seats, lengths, strict=True))
    assert all(3 <= by_group[group, length] <= 5 for group in "HM" for length in counts)
