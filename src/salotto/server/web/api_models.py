"""What the JSON API takes and gives."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from salotto.server.store.time_bank import LONGEST, LONGEST_MOVE, SHORTEST, SHORTEST_MOVE

Value = StrictBool | StrictInt | Annotated[StrictStr, Field(max_length=80)]
Name = Annotated[str, Field(max_length=80)]


class Wish(BaseModel):
    """Something sent to us: a field we do not know is a mistake."""

    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    """Why something was not done."""

    reason: str = Field(description="A short word for programs.", examples=["stale"])
    detail: str = Field(description="A sentence for people, in the language of Accept-Language.")


class WhenOut(BaseModel):
    """A value that an option has at some tables."""

    value: bool | int | str
    mode: str | None = Field(description="In this mode; null: in every mode.")
    players: tuple[int, ...] = Field(description="For these numbers of players; empty: for all.")
    carried: bool | None = Field(description="At tables of a campaign, or at others; null: at all.")


class TitleOut(BaseModel):
    """A game one can put on the table."""

    id: str
    name: str
    release: int = Field(description="Goes up when a mended rule makes old logs replay differently.")
    modes: dict[str, list[int]] = Field(description="Modes, with the numbers of players they are for.")
    options: dict[str, list[bool | int | str]] = Field(description="Options, with their values.")
    defaults: dict[str, list[WhenOut]] = Field(
        description="The value that an option has if you choose none; the first that holds counts."
    )
    forced: dict[str, list[WhenOut]] = Field(
        description="Options that cannot be chosen at some tables; the first that holds counts."
    )
    categories: list[str] = Field(description="The lines of a scorecard.")
    bots: list[str] = Field(description="Levels of bots that can be given a seat.")


class NewTable(Wish):
    """A table to open."""

    title: Annotated[str, Field(max_length=80)] = Field(examples=["spook-manor"])
    seats: Annotated[list[Name], Field(min_length=1, max_length=12)] = Field(
        description="Who sits where: `me`, `open` or `bot:LEVEL`.", examples=[["me", "bot:greedy"]]
    )
    mode: Name | None = None
    options: Annotated[dict[Name, Value], Field(max_length=40)] = Field(default_factory=dict)
    name: Name = Field("", description="Your name at the table.")
    packs: Annotated[list[Name], Field(max_length=8)] = Field(
        default_factory=list, description="House packs of the room by their ids, laid over the box."
    )
    private: StrictBool = False
    hints: StrictBool = Field(True, description="Whether players may ask for hints.")
    time_bank: Annotated[StrictInt, Field(ge=SHORTEST, le=LONGEST)] | None = Field(
        None, description="Seconds that each seat may think in the whole game; null: as long as it likes."
    )
    bot_when_out_of_time: StrictBool = Field(
        False, description="Whether a bot plays on at once for a seat that is out of time."
    )
    move_clock: Annotated[StrictInt, Field(ge=SHORTEST_MOVE, le=LONGEST_MOVE)] | None = Field(
        None, description="Seconds for each move; it begins anew with every answer. Null: no clock."
    )
    bot_plays_on_when_late: StrictBool = Field(
        False,
        description="Whether a bot plays on for somebody late until they are back; else it ends this move.",
    )


class SitDown(Wish):
    """A seat to take."""

    seat: StrictInt = Field(ge=0, le=11)
    name: Name = ""


class StandIn(Wish):
    """A seat that a bot shall answer for."""

    seat: StrictInt = Field(ge=0, le=11)
    bot: str = Field("greedy", max_length=40)


class TakenSeat(BaseModel):
    """A seat that is now yours."""

    seat: int
    token: str = Field(description="Send it as `Authorization: Bearer TOKEN`. It is told only once.")


class SeatOut(BaseModel):
    """A place at a table."""

    seat: int
    name: str
    open: bool
    bot: str | None
    time_left: float | None = Field(description="Seconds that are left of the time bank, if there is one.")
    move_left: float | None = Field(
        description="Seconds that are left for this move, if the seat is asked and there is a clock."
    )


class TableOut(BaseModel):
    """A table."""

    id: str
    title: str
    mode: str
    options: dict[str, bool | int | str]
    private: bool
    hints: bool
    time_bank: int | None = Field(description="Seconds that each seat may think in the whole game.")
    bot_when_out_of_time: bool
    move_clock: int | None = Field(description="Seconds for each move.")
    bot_plays_on_when_late: bool
    started: bool
    over: bool
    length: int = Field(description="How many choices stand.")
    asked: list[int] = Field(description="The seats that must decide.")
    seats: list[SeatOut]
    commitment: str = Field(description="Proves, once the seed is told, that it was never changed.")
    rematch: str | None
    campaign: str | None = Field(description="The campaign that the table belongs to, if it does.")


class CampaignOut(BaseModel):
    """A campaign: tables in a row."""

    id: str
    title: str
    table: str = Field(description="The table being played.")
    tables: list[str] = Field(description="All its tables so far, chapters and interludes in turn.")
    over: bool
    given_up: bool
    leaving: list[int] = Field(description="The seats whose people wish to give it up.")
    standing: Any = Field(description="Where it stands, as everybody may see it; null before it starts.")


class FreeSeat(Wish):
    """A seat of a campaign to be handed over."""

    seat: StrictInt = Field(ge=0, le=11)


class GiveUp(Wish):
    """Whether you wish to give the campaign up."""

    wish: StrictBool = True


class OpenedTable(BaseModel):
    """A table that was opened."""

    table: TableOut
    invitation: str = Field(description="Lets others in: /join/INVITATION on the page.")
    tokens: dict[int, str] = Field(description="The tokens of your seats, told only once.")


class ViewOut(BaseModel):
    """What a seat may know."""

    seat: int | None = Field(description="None for a spectator.")
    at: int = Field(description="How many choices stand.")
    view: Any
    view_version: int = Field(description="Goes up when the title changes the shape of its view.")
    over: bool
    outcome: dict[str, Any] | None


class OptionOut(BaseModel):
    """A legal answer."""

    key: str
    label: str


class DecisionOut(BaseModel):
    """What a seat is asked."""

    seat: int
    revision: int = Field(description="Send it with the answer.")
    at: int
    over: bool
    prompt: str | None
    kind: str | None = Field(description="one, may, some, amount or order.")
    text: str | None
    about: dict[str, Any]
    options: list[OptionOut]


class Answer(Wish):
    """An answer."""

    key: Annotated[str, Field(max_length=200)] = Field(examples=["room:ballroom-2"])
    revision: StrictInt | None = Field(None, description="The revision of the question that is answered.")


class HintOut(BaseModel):
    """An answer worth giving."""

    key: str
    text: str = Field(description="What it is and what it brings, in words.")


class Progress(BaseModel):
    """Where the table stands now."""

    at: int
    revision: int
    over: bool
