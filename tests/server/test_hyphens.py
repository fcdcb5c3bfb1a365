"""Long names are broken where a reader would break them."""

from __future__ import annotations

import pytest

from salotto.server.page.hyphens import SOFT, parted


@pytest.mark.parametrize(
    ("name", "language", "said"),
    [
        ("Nascondiglio", "it", "nascon-di-glio"),
        ("Finanziatrice", "it", "finan-zia-trice"),
        ("Accompagnatore Jolly", "it", "accom-pa-gna-tore jolly"),
        ("Apprendista", "it", "appren-di-sta"),
        ("Maestro", "it", "maestro"),
        ("Marchande ambulante", "fr", "mar-chande ambu-lante"),
        ("Compagnon", "fr", "com-pa-gnon"),
        ("Housekeeper", "en", "housekeeper"),
    ],
)
def test_a_long_word_is_broken_between_syllables(name: str, language: str, said: str) -> None:
    assert parted(name, language).replace(SOFT, "-").lower() == said
    assert parted(name, language).replace(SOFT, "") == name
