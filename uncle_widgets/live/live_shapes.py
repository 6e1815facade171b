"""Messages between the page in front, the server and the phones: JSON, one object a message, `kind` first.

The server and the pages (the TypeScript beside it) are both held to these: see `docs/class.md`. What is under
`Moment.shown` and `Answer.shown` is text to the server, which stores it and passes it on.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

StateName = Literal["door", "ask", "held", "talk", "shown", "why", "deal", "end"]
Sure = Literal["guess", "think", "know", ""]


class Begun(TypedDict):
    """What a POST to `c/begin` answers: the class is there. `key` proves who teaches, and is told to nobody else.

    The browser has another such proof as a cookie; the key is for the open page, where cookies are blocked.
    `addresses`: where phones may find this server, the likeliest first ('192.168.1.20:8866/c'); `qr`: by address
    the SVG of a QR code of it with the code, none without segno. `words`: what hinders phones, '' for nothing.
    `again`: whether the printed address, with its token, leads back to the class. What is posted is
    `{"lesson": ...}`, up to 500 signs.
    """

    code: str
    key: str
    addresses: list[str]
    qr: dict[str, str]
    words: str
    again: bool


class Running(Begun):
    """A class that this browser may continue, as `c/mine` lists it; its `key` is '', since the cookie proves it.

    `begun` in seconds since 1970; `students` are in it, of whom so many are `here` now."""

    lesson: str
    begun: float
    students: int
    here: int


class Mine(TypedDict):
    """What `c/mine` answers: the classes of this browser, the newest first."""

    classes: list[Running]


class Leave(TypedDict):
    """What is posted to `c/leave`: the browser forgets the class, and with `end` it is over and deleted.

    `key` is that of the open page, or '' for the cookie. The answer is a `Left`."""

    code: str
    key: str
    end: bool
    hands: NotRequired[bool]


class Left(TypedDict):
    """`key`: a new one for the page that stays open, '' where the class is over or nobody's."""

    key: str


class Standing(TypedDict):
    """Where a class stands. `seq` counts up with every change; the newest wins. `vote`: 1, or 2 after a talk;
    `step` of the reckoning, from 0; `ends` of a talk, in seconds since 1970 by the server's clock, 0 for none."""

    seq: int
    to: StateName
    at: int
    of: int
    vote: int
    step: int
    ends: float


class Own(TypedDict):
    """Of a student at a position: by vote ('1', '2') the number, how sure, and whether the mistake asked after was
    made; how many of the ten deals were pressed."""

    votes: dict[str, tuple[float, Sure, bool | None]]
    dealt: int


# --- from a phone ---------------------------------------------------------------------------------------------


class Hello(TypedDict):
    """First of a phone. `key`: 32 hex digits, made by the phone and kept there; `nick` may be ''."""

    kind: Literal["hello"]
    code: str
    key: str
    nick: str


class Here(TypedDict):
    """Any page, every eight seconds; `seq` is the newest that it saw."""

    kind: Literal["here"]
    seq: int


class Say(TypedDict):
    """A number, in the answer's own scale (a chance from 0 to 1); `n` counts what this phone said, from 1."""

    kind: Literal["say"]
    at: int
    vote: int
    value: float
    sure: Sure
    n: int


class Yes(TypedDict):
    """Whether the mistake was made at which one's number of this vote lies; in the book it comes back as it is."""

    kind: Literal["yes"]
    at: int
    vote: int
    yes: bool


class Press(TypedDict):
    """So many of the ten deals were pressed: never fewer than before."""

    kind: Literal["press"]
    at: int
    k: int


# --- from the page in front -------------------------------------------------------------------------------------


class Teach(TypedDict):
    """First of the page in front. `key` is '' where the browser's cookie proves who it is."""

    kind: Literal["teach"]
    code: str
    key: str


class Moment(TypedDict):
    """A position, without its answer: at most 128 kB. The span in the answer's own scale; `step` of the slider."""

    kind: Literal["moment"]
    at: int
    of: int
    title: str
    span: tuple[float, float]
    step: float
    measure: str
    shown: dict[str, Any]


class Change(TypedDict):
    """The class goes on to another state, or to another step of it."""

    kind: Literal["change"]
    to: StateName
    at: int
    vote: int
    step: int
    talk: NotRequired[int]
    """Seconds of a talk that begins."""


class Answer(TypedDict):
    """The answer to a position, before it is shown; `marks` by number of the student, each phone gets its own."""

    kind: Literal["answer"]
    at: int
    exact: float
    shown: dict[str, Any]
    marks: dict[str, dict[str, Any]]


class Deals(TypedDict):
    """Ten deals of one student, in `shown`."""

    kind: Literal["deals"]
    at: int
    member: int
    shown: list[Any]


class Room(TypedDict):
    """The room: for how many, the door, whether all who wait there come in or go away, whose name is hidden, and
    the numbers of the students who are removed, with all that they said."""

    kind: Literal["room"]
    places: NotRequired[int]
    locked: NotRequired[bool]
    admit: NotRequired[bool]
    hide: NotRequired[int]
    remove: NotRequired[list[int]]


class Lesson(TypedDict):
    """The same class goes on to another lesson: it waits at its door, and what was said is deleted."""

    kind: Literal["lesson"]
    lesson: str


class Close(TypedDict):
    """The class is over, and all of it is deleted; with `hands` the page in front goes on with its numbers."""

    kind: Literal["close"]
    hands: NotRequired[bool]


# --- to a phone -------------------------------------------------------------------------------------------------


class You(TypedDict):
    """Who one is: a number, and the nickname as kept ('' for none)."""

    kind: Literal["you"]
    number: int
    nick: str


class Now(TypedDict):
    """All that a page may know: at each joining and coming back. `own` by position."""

    kind: Literal["now"]
    standing: Standing
    moment: NotRequired[Moment]
    answer: NotRequired[dict[str, Any]]
    """As `Reveal` has it, once shown."""
    deals: NotRequired[list[Any]]
    own: dict[str, Own]
    count: Count


class State(TypedDict):
    """The class went on."""

    kind: Literal["state"]
    standing: Standing


class Reveal(TypedDict):
    """The answer to a position, with what is said of one's own number."""

    kind: Literal["reveal"]
    at: int
    exact: float
    shown: dict[str, Any]
    mark: NotRequired[dict[str, Any]]


class Dealt(TypedDict):
    """One's own ten deals of a position."""

    kind: Literal["dealt"]
    at: int
    shown: list[Any]


class Kept(TypedDict):
    """A number is in the book."""

    kind: Literal["kept"]
    at: int
    vote: int
    value: float
    n: int


class Waiting(TypedDict):
    """At the door: the room is full, or the class is locked."""

    kind: Literal["waiting"]
    words: str


class Gone(TypedDict):
    """The class is over; with `hands` the page in front goes on without phones."""

    kind: Literal["gone"]
    hands: NotRequired[bool]


# --- to any page ------------------------------------------------------------------------------------------------


class Count(TypedDict):
    """How many are here, have answered the present vote, and wait at the door: on change, once a second at
    most, and in answer to each `Here`. `missing` are here and have not answered: `said` of `said + missing` have,
    though some of them went away since. `front`: whether the page in front was heard of within 30 s."""

    kind: Literal["count"]
    here: int
    said: int
    missing: int
    waiting: int
    front: bool


class No(TypedDict):
    """What was refused, in a sentence. `about` is the kind of message, `n` that of a `Say`."""

    kind: Literal["no"]
    words: str
    about: str
    n: NotRequired[int]


# --- to the page in front ---------------------------------------------------------------------------------------


class Member(TypedDict):
    """A student: `nick` is '' where there is none, or it is hidden; `here` within the last 20 s. `fresh`: came in
    the last five minutes, and has answered nothing."""

    number: int
    nick: str
    here: bool
    said: bool
    fresh: bool


class Members(TypedDict):
    """Who is in the class: at most once a second, and only when it changed."""

    kind: Literal["members"]
    members: list[Member]


class Vote(TypedDict):
    """What a student said. `n`: the phone's count, as in `Say`; `after`: seconds since the position opened, by the
    server's clock; `yes` once said."""

    member: int
    at: int
    vote: int
    value: float
    sure: Sure
    n: int
    after: float
    yes: NotRequired[bool]


class Votes(TypedDict):
    """Numbers as they come in; after coming back all of them."""

    kind: Literal["votes"]
    votes: list[Vote]


class Pressed(TypedDict):
    """By student, how many of the ten deals at a position were pressed."""

    kind: Literal["pressed"]
    at: int
    by: dict[str, int]


class Front(TypedDict):
    """All that the page in front may know, when it comes or comes back: the class as it stands."""

    kind: Literal["front"]
    standing: Standing
    room: dict[str, Any]
    """`places`, `locked`."""
    members: list[Member]
    votes: list[Vote]
    pressed: dict[str, dict[str, int]]
    """By position, then by student."""
    lesson: str
    """What the page in front said that it teaches, as it said it at `c/begin`."""


FromPhone = Hello | Here | Say | Yes | Press
FromFront = Teach | Here | Moment | Change | Answer | Deals | Room | Lesson | Close
ToPhone = You | Now | State | Moment | Reveal | Dealt | Kept | Yes | Waiting | Gone | Count | No
ToFront = Front | State | Members | Votes | Pressed | Count | Gone | No
