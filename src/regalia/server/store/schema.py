"""The tables of the database: records and people; states are never stored."""

from sqlalchemy import (
    JSON,
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
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

users = Table(
    "users",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("login", String(40), unique=True),  # NULL for guests
    Column("password", Text),  # argon2
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("digest", LargeBinary(32), nullable=False, unique=True),  # SHA-256; the token itself is not kept
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # cookie or token
    Column("label", String(60), nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("cards", Text, nullable=False),
    Column("host", ForeignKey("users.id"), nullable=False),
    Column("status", String(8), nullable=False),  # open, playing, over
    Column("listed", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("watchers", String(8), nullable=False),
    Column("stand_in", String(16), nullable=False),  # the bot that takes a leaver's seat
    Column("secret", String(64), nullable=False),  # the server's part of the seed, opened at the end
    Column("commitment", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("deadline", Float),  # when a flag falls if nobody acts
    Column("result", JSON),
    Column("counted", Boolean, nullable=False),  # whether the ratings have taken it in
    Column("again", String(16)),  # the table of the rematch
    Index("ix_matches_status_created", "status", "created"),
    Index("ix_matches_deadline", "deadline"),
)

seats = Table(
    "seats",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", ForeignKey("users.id"), index=True),
    Column("bot", String(16), nullable=False),  # "" for a person or an empty seat
    Column("away", Boolean, nullable=False),  # the stand-in plays until the person is back
    Column("entropy", String(64), nullable=False),
)

steps = Table(
    "steps",
    metadata,
    Column("match_id", String(16), primary_key=True),
    Column("n", Integer, primary_key=True),  # with the match unique: this settles every race
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", BigInteger, nullable=False),
    Column("key", String(40), nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match_id", ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("room", String(16), nullable=False),  # table, or the two seats of a private minute: 0-2
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_chat_match_id_id", "match_id", "id"),
)

thoughts = Table(
    "thoughts",
    metadata,
    Column("match_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("n", Integer, nullable=False),  # the version to think about
    Column("taken", Float, nullable=False),  # until when somebody thinks about it; 0 if nobody does
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(64), nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("played", Integer, nullable=False),
    Column("changed", Float, nullable=False),
    Index("ix_ratings_game_rating", "game", "rating"),
)
