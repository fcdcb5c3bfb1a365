"""West Kingdom Tomesaga: the campaign over Architects, Paladins and Viscounts."""

from salotto.titles.tomesaga.title import Tomesaga

TITLE = Tomesaga()
