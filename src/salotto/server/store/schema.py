"""The tables of the database. Migrations in `migrations/` bring a database to this shape."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
    true,
)

REVISIONS = (
    "0001",
    "0002",
    "0003",
    "0004",
    "0005",
    "0006",
    "0007",
    "0008",
    "0009",
    "0010",
    "0011",
    "0012",
    "0013",
)
HEAD = REVISIONS[-1]
"""The migrations, and the one that leads to this shape."""

metadata = MetaData()

TIMED, CLOCKED = text("bank IS NOT NULL"), text("clock IS NOT NULL")

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("language", String(8), nullable=False),
    Column("theme", String(8), nullable=False),
    Column("sound", Boolean, nullable=False),
    Column("link_hash", String(64), unique=True),
    Column("link_count", Integer, nullable=False),
    Column("safe", Boolean, nullable=False, server_default=true()),
    Column("pace", String(8), nullable=False, server_default="brisk"),
    Column("notify", Boolean, nullable=False, server_default=false()),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(80), nullable=False),
    Column("release", Integer, nullable=False),
    Column("mode", String(80), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("host", String(32), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("invitation_hash", String(64), nullable=False, unique=True),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("started", Boolean, nullable=False),
    Column("asked", Integer, nullable=False),  # bit mask of the seats that must decide
    Column("length", Integer, nullable=False),  # choices that stand
    Column("over", Boolean, nullable=False),
    Column("rematch", String(32)),  # the table that was opened after this one
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("carried", Text),  # over from another table, where there is something
    Column("waits", Boolean, nullable=False, server_default=false()),  # for the host's word to begin
    Column("bank", Text),  # time to think for each seat, where it matters
    Column("clock", Text),  # the same for each move
    Column("absence", Integer),  # seconds after which a seat may be handed on, where that was agreed
    Column("petition", Text),  # what somebody asks the others to agree to
    Column("branch", String(48)),  # the finished table that it plays on from, and after how many answers
    Index("timed_tables", "id", sqlite_where=TIMED, postgresql_where=TIMED),
    Index("clocked_tables", "id", sqlite_where=CLOCKED, postgresql_where=CLOCKED),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), index=True),
    Column("bot", String(40)),  # who answers instead of a person, if anybody does
    Column("name", String(80), nullable=False),
    Column("token_hash", String(64), unique=True),
    Column("seen", Float),  # when its person last came to the table, or left it
    Column("turn", Integer),  # the choices that stood when its person was last asked anew
    Column("turn_at", Float),  # when that was
    Column("called", Integer),  # the last turn for which its person was called
)

# The truth: answers and undos, numbered without a gap; nothing here is ever changed or removed.
choices = Table(
    "choices",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", Text, nullable=False),
    Column("told", Text, nullable=False),  # the events that followed
    Column("made", Float, nullable=False),
)

# The insurance: what the choices had led to, from which a later release of the rules can go on.
checkpoints = Table(
    "checkpoints",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("at", Integer, primary_key=True, autoincrement=False),
    Column("told", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("hearers", String(80)),
    Index("chat_by_table", "table_id", "id"),
)

# How the people at a table did; a person can have these erased.
results = Table(
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("title", String(80), nullable=False),
    Column("mode", String(80), nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("level", String(40), nullable=False),  # of the bots at the table; empty where people played
    Column("made", Float, nullable=False),
)

# What a person keeps at a table: a private notepad, and how much of the story was seen.
corners = Table(
    "corners",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("notes", Text, nullable=False),
    Column("seen", Integer, nullable=False),
)

# Secrets that open something once and soon expire: for another device, a passkey's question, a seat.
passes = Table(
    "passes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("about", String(120), nullable=False),
    Column("until", Float, nullable=False, index=True),
)

# The passkeys by which people come back; the public half is no secret.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("made", Float, nullable=False),
)

# What somebody is told when they come again: that a seat of theirs went to somebody else.
letters = Table(
    "letters",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("person", String(32), nullable=False, index=True),
    Column("notice", Text, nullable=False),
)

# By which ways people who are away are called: a browser has a key and a secret, an address has none.
ways = Table(
    "ways",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("person", String(32), nullable=False, index=True),
    Column("address", Text, nullable=False),
    Column("key", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("room", Text, nullable=False),  # the address of the room's pages, as they reach it
    Column("made", Float, nullable=False),
    Index("one_way", "person", "address", unique=True),
)

# The hours of their day at which people are not called.
quiet_hours = Table(
    "quiet_hours",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("start", Integer, nullable=False),
    Column("stop", Integer, nullable=False),
    Column("zone", String(60), nullable=False),
)

# A campaign bears the name of its first table; its seed is that of which the seeds of its tables are made.
campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(80), nullable=False),
    Column("seed", String(80), nullable=False),
    Column("over", Boolean, nullable=False),
    Column("given_up", Boolean, nullable=False),
    Column("leaving", Text, nullable=False),  # the people who wish to give it up
)

# The tables of a campaign in their order; a chapter knows what the interlude before it has handed on.
campaign_tables = Table(
    "campaign_tables",
    metadata,
    Column("campaign", String(32), ForeignKey("campaigns.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, unique=True),
    Column("handed_on", Text),
)

PARTS = {table.name: table for table in (seats, choices, checkpoints, chat, corners, results)}
"""What belongs to a table, in an order in which it can be written; removed in the other."""

# The boxes that tables are played with, by the ids of their titles (`obsession@3fa9…`): never changed.
boxes = Table(
    "boxes",
    metadata,
    Column("id", String(120), primary_key=True),
    Column("data", Text, nullable=False),
)

# House packs that people work on; whoever has the link of one may look at it and play with it.
packs = Table(
    "packs",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), nullable=False, index=True),
    Column("title", String(80), nullable=False),
    Column("data", Text, nullable=False),
    Column("undo", Text, nullable=False),  # what it was before the last changes
    Column("updated", Float, nullable=False),
)
