"""The deal: a commitment that binds, and a seed that nobody alone decides."""

from __future__ import annotations

import hashlib

import pytest

import regalia
from regalia.match import BadClock, Deal, Terms
from regalia.match.deal import commitment, draw
from regalia.match.verify import NotVerified, verify


def test_the_seed_depends_on_the_secret_and_on_every_seats_entropy() -> None:
    secret = "ab" * 32
    seeds = {
        Deal(secret, ("", "")).seed(),
        Deal(secret, ("", "", "")).seed(),
        Deal(secret, ("0a", "")).seed(),
        Deal(secret, ("", "0a")).seed(),
        Deal(secret, ("0", "a")).seed(),
        Deal("cd" * 32, ("", "")).seed(),
    }
    assert len(seeds) == 6
    assert all(0 <= seed < 1 << 128 for seed in seeds)


def test_the_recipe_of_the_protocol_page() -> None:
    lines = f"64:{'ab' * 32}\n2:0a\n0:\n"
    expected = hashlib.sha256(lines.encode()).hexdigest()[:32]
    assert f"{Deal('ab' * 32, ('0a', '')).seed():032x}" == expected
    assert commitment("ab" * 32) == hashlib.sha256(b"\xab" * 32).hexdigest()


def test_a_record_proves_its_deal() -> None:
    secret = draw()
    deal = Deal(secret, ("c0ffee", ""))
    record = regalia.record.begin("hand_of_the_king", seats=2, seed=deal.seed())
    record.actions.append(record.start().legal()[0])
    remarks = [
        f"# commitment {commitment(secret)}",
        f"# secret {secret}",
        "# entropy 0 c0ffee",
        "# entropy 1 ",
    ]
    text = "\n".join(remarks) + "\n" + record.text()
    proof = verify(text, regalia.record.load(text), commitment(secret))
    assert (proof.entropies, proof.actions) == (1, 1)
    with pytest.raises(NotVerified, match="promised"):
        verify(text, record, "00" * 32)
    other = regalia.record.begin("hand_of_the_king", seats=2, seed=deal.seed() ^ 1)
    with pytest.raises(NotVerified, match="seed"):
        verify(text, other)


@pytest.mark.parametrize("terms", [Terms("sand"), Terms("turn"), Terms("days", 31), Terms("match", 60, -1)])
def test_clocks_that_cannot_be_played_with(terms: Terms) -> None:
    with pytest.raises(BadClock):
        terms.check()
