"""What a stranger may send to a class, and what comes of it: a sentence, and nothing in the log."""

import asyncio
import json
import re
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NotRequired, get_origin, get_type_hints

import pytest
from tornado.httpclient import HTTPClientError

from tests.live.room import TOKEN, Room, asked, room
from tests.live.test_class import A, holds, kept, nothing_is_wrong_in_the_log, ran, said
from tests.live.test_kept import Clock
from uncle_widgets.live import doorkeeper, handlers, live_shapes, registry
from uncle_widgets.live.bounds import Flood, checked, nickname
from uncle_widgets.live.classes import FROM_FRONT, FROM_PHONE, Class
from uncle_widgets.live.doorkeeper import KNOWN
from uncle_widgets.live.seats import NEW
from uncle_widgets.refusal import Refusal

__all__ = ["nothing_is_wrong_in_the_log"]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        *(("Ann", "Ann"), ("  Ann   Lee ", "Ann Lee"), ("J.-P. O’Neil 3", "J.-P. O'Neil 3"), ("", ""), (" ", "")),
        *(("Zoe\u0308", "Zoë"), ("Ớ" * 20, "Ớ" * 20), ("नेहा", "नेहा"), ("李雷", "李雷"), ("7", "7")),
    ],
)
def test_a_name_is_kept_as_it_is_said(text: str, name: str) -> None:
    assert nickname(text, ()) == name


@pytest.mark.parametrize(
    "text",
    [
        *("<b>", "Ann\nLee\x00", "Ann\u202eeeL", "Ann\u200bLee", "A\u2066nn", "💩", "a;b", "a/b", "\ud800"),
        *("A\u0301\u0301\u0301\u0301", "\u0301A", "\u3164", "A\ufe0f\ufe0f\ufe0f", "…", "."),
        *("A" * 21, " .-' "),
    ],
)
def test_a_rude_name_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match=r"^A nickname can have (letters|up to 20 letters)"):
        nickname(text, ())


def test_a_second_of_the_same_name_gets_a_2() -> None:
    names: list[str] = []
    for text in ("Ann", "ann", "ANN", "", "", "A" * 20, "a" * 20):
        names.append(nickname(text, names))
    assert names == ["Ann", "ann 2", "ANN 3", "", "", "A" * 20, "a" * 18 + " 2"]


KINDS = [(kind, shape, FROM_PHONE) for kind, shape in FROM_PHONE.items()]
KINDS += [(kind, shape, FROM_FRONT) for kind, shape in FROM_FRONT.items()]


@pytest.mark.parametrize(("kind", "shape", "shapes"), KINDS)
def test_a_message_without_a_field_or_with_another_kind_of_it_is_refused(
    kind: str, shape: type, shapes: dict[str, type]
) -> None:
    whole = {"kind": kind, "at": 0, "of": 3, "vote": 1, "seq": 0, "value": 0.5, "sure": "", "n": 1, "k": 1}
    whole |= {"title": "", "span": [0, 1], "step": 1, "measure": "", "shown": {}, "to": "ask", "exact": 0.5}
    whole |= {"marks": {}, "member": 1, "yes": True, "lesson": ""}
    whole |= {"shown": []} if kind == "deals" else {}
    assert checked(whole, shapes) is whole
    hints = get_type_hints(shape, include_extras=True)
    for name in (name for name, hint in hints.items() if name != "kind" and get_origin(hint) is not NotRequired):
        with pytest.raises(Refusal, match=f"^Expected {kind} with a {name} of its own kind.$"):
            checked({key: value for key, value in whole.items() if key != name}, shapes)
        for other in (None, True, "\ud800", [], {}, float("nan"), float("inf"), 2**70, [1, "2"]):
            if isinstance(other, type(whole[name])) and name not in ("span", "sure", "to"):
                continue
            with pytest.raises(Refusal):
                checked({**whole, name: other}, shapes)


HOSTILE = [
    *("", "{", "[]", "null", "7", '"say"', "[" * 1000, '{"kind": []}', '{"kind": "say"}', '{"kind": "shout"}'),
    *('{"kind": "hello"}', '{"kind": "teach"}', '{"kind": "change", "to": "shown"}', '{"kind": "close"}'),
    *('{"kind": "say", "at": 0, "vote": 1, "value": NaN, "sure": "", "n": 1}', "x" * 1025),
    '{"kind": "say", "at": 0, "vote": 1, "value": 1e999, "sure": "", "n": 1}',
    '{"kind": "say", "at": 0, "vote": 1, "value": "\\ud800", "sure": "", "n": 1}',
    f'{{"kind": "say", "at": 0, "vote": 1, "value": {"9" * 900}, "sure": "", "n": 1}}',
    f'{{"kind": "here", "seq": {"9" * 900}}}',
]


@pytest.mark.parametrize("who", ["nobody", "a phone", "the page in front"])
def test_what_is_no_message_is_answered_by_a_sentence(tmp_path: Path, who: str) -> None:
    async def told(made: Room) -> None:
        make = {"nobody": made.line, "a phone": made.phone, "the page in front": made.front}[who]
        front = await made.front()
        await asked(front)
        for k in range(0, len(HOSTILE), 15):
            page = await make()
            for frame in HOSTILE[k : k + 15]:
                if who == "the page in front" and frame == '{"kind": "close"}':
                    continue  # who is in front may
                await page.line.write_message(frame)
                words = await page.no()
                assert re.fullmatch(r"[A-Z].{10,100}\.", words), (frame, words)
            await page.line.write_message(b"\xff\xfe", binary=True)
            assert await page.no() == "Expected a message in JSON."
        assert [one for one in front.all if one["kind"] == "votes"] == []

    ran(tmp_path, told)


@pytest.mark.parametrize("filling", ["x", "\u00e4"])
def test_a_phone_says_no_more_than_a_kilobyte(tmp_path: Path, filling: str) -> None:
    async def told(made: Room) -> None:
        ann = await made.phone("Ann")
        await ann.hears("count")
        for bytes_of_it, heard in ((1024, "count"), (1025, "no")):
            frame = '{"kind": "here", "seq": 0, "more": "%s"}'
            many = (bytes_of_it - len(frame % "")) // len(filling.encode())
            frame %= filling * many
            await ann.line.write_message(frame + " " * (bytes_of_it - len(frame.encode())))
            assert (await ann.hears(heard)).get("words", "") == (
                "Expected a message of at most 1024 bytes." if heard == "no" else ""
            )

    ran(tmp_path, told)


def test_a_huge_message_closes_the_line(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        page = await made.phone("Ann")
        await page.hears("you")
        await page.line.write_message("x" * (handlers.LARGEST + 1))
        assert await page.closed() in (1009, None)
        assert (await (await made.phone("Bea")).hears("you"))["number"] == 2

    ran(tmp_path, told)


def test_a_line_that_says_no_hello_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def told(made: Room) -> None:
        silent, ann = await made.line(), await made.phone("Ann")
        assert handlers.HELLO == 0.3
        assert await silent.closed() == 1008
        await ann.say("here", seq=0)
        await ann.hears("count")

    assert handlers.HELLO == 10
    monkeypatch.setattr(handlers, "HELLO", 0.3)
    ran(tmp_path, told)


def test_what_is_too_fast_is_dropped_and_a_flood_closes_the_line(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        front, ann, bea = await made.front(), await made.phone("Ann", A), await made.phone("Bea")
        await asked(front)
        await kept(bea, 0.3)
        for k in range(40):
            await said(ann, 0.5, n=k + 1)
        await asyncio.sleep(0.4)
        kinds = [one["kind"] for one in ann.all]
        assert kinds.count("no") == 1
        assert 19 <= kinds.count("kept") <= 23
        for k in range(100):
            await said(ann, 0.5, n=k + 41)
        assert await ann.closed() == 1008
        assert [one["words"] for one in ann.all if one["kind"] == "no"][
            -1
        ] == "That was too fast, so some of it was lost. Try again."
        assert (await (await made.phone("", A)).hears("you"))["number"] == 1
        await kept(bea, 0.4, n=2)

    ran(tmp_path, told)


def test_five_a_second_are_no_flood() -> None:
    flood = Flood(0.0)
    assert not any(flood.dropped(0.0) for _ in range(20))
    assert flood.dropped(0.0) == 1
    assert all(not flood.dropped(1 + k / 5) for k in range(500))
    for k in range(100):
        assert not flood.over()
        flood.dropped(100.8 + k / 100)
    slow = Flood(0.0)
    for k in range(400):  # twice as fast as may be: half of it is dropped, and no hundred of it in ten seconds
        slow.dropped(k / 10)
    assert not slow.over()


def test_after_many_wrong_codes_a_newcomer_from_there_waits_at_the_door_and_nobody_is_shut_out(
    tmp_path: Path,
) -> None:
    async def told(made: Room) -> None:
        front, ann = await made.front(), await made.phone("Ann", A)
        await ann.hears("you")
        wrong = "AAAA" if made.code != "AAAA" else "BBBB"
        for k in range(60):
            page = await made.line()
            if k % 2:
                await page.say("hello", code=wrong, key=secrets.token_hex(16), nick="")
                assert await page.no() == "Type the code on the screen in front."
            else:
                await page.say("teach", code=made.code, key="0" * 32)
                assert await page.no() == "This page didn't start the class."
        bea = await made.phone("Bea")
        assert (await bea.hears("waiting"))["words"] == "Please wait until your teacher lets you in."
        assert (await (await made.phone("", A)).hears("you"))["number"] == 1
        await (await made.front()).hears("front")
        await front.say("room", admit=True)
        assert (await bea.hears("you"))["number"] == 2
        assert (await (await made.phone("Cay")).hears("you"))["number"] == 3, "who was let in is trusted"

    ran(tmp_path, told)


def test_a_code_is_read_in_small_letters_too_and_leads_to_no_other_file(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        tmp_path.joinpath("note.sqlite").write_text("not a class")
        tmp_path.joinpath("AAAA.sqlite").write_text("not a class")
        one, two = made.code[:2], made.code[2:]
        for typed in (
            made.code.lower(),
            f"{one} {two}",
            f" {one}-{two.lower()} ",
            "".join(chr(ord(x) + 0xFEE0) for x in one) + two,
        ):
            small = await made.line()
            await small.say("hello", code=typed, key=A, nick="")
            assert (await small.hears("you"))["number"] == 1
        for code in ("../x", "note", "AAAA", "", "ÄÖÜß", "A" * 900, "\x00" * 4):
            page = await made.line()
            await page.say("hello", code=code, key=A, nick="")
            assert await page.no() == "Type the code on the screen in front."

    ran(tmp_path, told)


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"])
def test_a_page_of_another_host_opens_no_line(tmp_path: Path, origin: str) -> None:
    async def told(made: Room) -> None:
        own = await made.line(Origin=made.url.rstrip("/"))
        await own.say("hello", code=made.code, key=A, nick="")
        await own.hears("you")
        with pytest.raises(HTTPClientError, match="403"):
            await made.line(Origin=origin)

    async def all_of_it() -> None:
        async with room(tmp_path) as made:
            await made.begin()
            await told(made)

    asyncio.run(all_of_it())


def test_a_class_is_begun_by_who_may_use_the_server(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        mine = {"Authorization": f"token {TOKEN}"}
        as_json = {"Content-Type": "application/json"}
        for headers, body, code in (
            (as_json, '{"lesson": ""}', 403),  # nobody
            ({**as_json, "Authorization": "token other"}, '{"lesson": ""}', 403),
            ({**mine, "Content-Type": "text/plain"}, '{"lesson": ""}', 403),  # as a form of another host could
            ({**mine, **as_json}, "[]", 400),
            ({**mine, **as_json}, "{", 400),
            ({**mine, **as_json}, "[" * 100_000, 400),
            ({**mine, **as_json}, '{"lesson": "x"}', 200),
        ):
            answer = await made.ask("c/begin", "POST", body=body, headers=headers)
            assert answer.code == code, (headers, body)
        assert (await made.ask("c/begin", headers=mine)).code == 405

    ran(tmp_path, told)


def test_keys_stand_in_no_book_no_address_and_no_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")

    async def told(made: Room) -> None:
        begun = await made.begin()
        front, ann = await made.front(), await made.phone("Ann", A)
        await asked(front)
        await kept(ann, 0.5)
        assert begun["key"] not in json.dumps({name: value for name, value in begun.items() if name != "key"})
        assert begun["key"] not in json.dumps([page.all for page in made.pages])
        held = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert b"Ann" in held
        for secret in (begun["key"], A, "127.0.0.1"):
            assert secret.encode() not in held
            assert secret not in "\n".join(
                record.getMessage() for record in caplog.records if "live" in record.name
            )
        assert {path.stat().st_mode & 0o77 for path in tmp_path.glob("*.sqlite")} == {0}

    ran(tmp_path, told)


def test_there_are_twenty_classes_at_most_and_the_one_nobody_is_in_makes_room(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        first, key = made.code, made.key
        front = await made.front()
        await front.hears("front")
        for _ in range(20):
            await made.begin()
        assert len([*tmp_path.glob("*.sqlite")]) == 20
        made.code, made.key = first, key
        await (await made.front()).hears("front")

    ran(tmp_path, told)


def test_where_somebody_is_in_each_of_twenty_classes_no_other_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def told(made: Room) -> None:
        for _ in range(2):
            await (await made.front()).hears("front")
            await made.begin()
        await (await made.front()).hears("front")
        headers = {"Authorization": f"token {TOKEN}", "Content-Type": "application/json"}
        answer = await made.ask("c/begin", "POST", body='{"lesson": ""}', headers=headers)
        assert (answer.code, answer.reason) == (503, "No class can start here now")
        caplog.clear()  # whoever runs the server reads why

    assert registry.CLASSES == 20
    monkeypatch.setattr(registry, "CLASSES", 3)
    ran(tmp_path, told)


def test_every_kind_of_message_has_its_shape() -> None:
    for union, kinds in ((live_shapes.FromPhone, FROM_PHONE), (live_shapes.FromFront, FROM_FRONT)):
        shapes = {*union.__args__} - {live_shapes.Hello, live_shapes.Teach}
        assert shapes == {*kinds.values()}


# --- many at once -----------------------------------------------------------------------------------------------


class Stray:
    """A phone of this address, without a network."""

    def __init__(self, mark: str) -> None:
        self.mark, self.told, self.closed = mark, list[dict[str, Any]](), 0

    def send(self, told: str) -> None:
        self.told.append(json.loads(told))

    def close(self, code: int, reason: str) -> None:
        self.closed = code

    @property
    def inside(self) -> bool:
        return any(one["kind"] == "you" for one in self.told)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def one(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Iterator[Class]:
    """A class of sixty places, whose seconds are the test's."""

    class Still:
        def __init__(self, *arguments: object) -> None: ...
        def start(self) -> None: ...
        def stop(self) -> None: ...

    monkeypatch.setattr(registry, "PeriodicCallback", Still)
    hall = registry.Classes(tmp_path, clock)
    found = hall.find(hall.begin("")[0])
    assert found is not None
    yield found
    hall.close()


def comes(one: Class, address: str) -> Stray:
    phone = Stray(one.keeper.mark(address))
    one.hello(phone, {"kind": "hello", "code": one.code, "key": secrets.token_hex(16), "nick": ""})
    return phone


def front(one: Class) -> Stray:
    page = Stray("")
    assert one.teach(page, one.keys.make())
    return page


def test_a_flood_from_one_device_takes_no_place_from_the_others(one: Class, clock: Clock) -> None:
    """130 joins in 2.5 s; the class, each from its own address, comes in before, during and after them."""
    early = [comes(one, f"192.168.1.{k}") for k in range(10)]
    flood: list[Stray] = []
    during: list[Stray] = []
    for k in range(130):
        clock.now += 2.5 / 130
        flood.append(comes(one, "192.168.1.250"))
        one.tick()
        if k % 13 == 0:
            during.append(comes(one, f"192.168.2.{k}"))
    late = [comes(one, f"192.168.3.{k}") for k in range(10)]
    assert all(phone.inside for phone in (*early, *during, *late))
    assert sum(phone.inside for phone in flood) <= 60
    assert len(one.members) <= 90


def test_a_flood_that_fills_the_door_is_what_leaves_it_for_somebody_else(one: Class) -> None:
    page = front(one)
    one.heard(page, {"kind": "room", "locked": True})
    flood = [comes(one, "192.168.1.250") for _ in range(130)]
    assert len(one.door) == 60
    assert sum(phone.closed == 1013 for phone in flood) == 70
    ann = comes(one, "192.168.1.7")
    assert ann.told[-1] == {
        "kind": "waiting",
        "words": "The class is locked. Please wait until your teacher lets you in.",
    }
    assert len(one.door) == 60
    one.heard(page, {"kind": "room", "admit": False})
    assert [phone.closed for phone in flood].count(1008) == 59
    bea = comes(one, "192.168.1.8")
    assert bea.told[-1]["kind"] == "waiting"


@pytest.mark.parametrize(("many", "seconds"), [(30, 0), (60, 0), (300, 12)])
def test_a_whole_school_from_one_address_comes_in(one: Class, clock: Clock, many: int, seconds: int) -> None:
    """All at the same moment: a class at once, three hundred within a quarter of a minute, and nobody is sent away."""
    one.heard(front(one), {"kind": "room", "places": 300})
    school = [comes(one, "198.51.100.7") for _ in range(many)]
    assert sum(phone.inside for phone in school) == min(many, 60)
    for _ in range(seconds):
        clock.now += 1
        one.tick()
    assert all(phone.inside and not phone.closed for phone in school)


def test_the_newcomers_of_a_flood_go_at_a_press_and_wait_when_they_come_again(one: Class, clock: Clock) -> None:
    page, ann = front(one), comes(one, "192.168.1.7")
    flood = [comes(one, "192.168.1.250") for _ in range(40)]
    one.tick()
    told = next(told for told in reversed(page.told) if told["kind"] == "members")
    fresh = [member["number"] for member in told["members"] if member["fresh"]]
    assert len(fresh) == 41
    one.heard(page, {"kind": "room", "remove": fresh})
    assert (one.members, {phone.closed for phone in flood}) == ({}, {1008})
    assert ann.told[-1] == {
        "kind": "no",
        "words": "Your teacher removed this phone from the class. You can join again.",
        "about": "hello",
    }
    assert comes(one, "192.168.1.7").inside
    again = [comes(one, "192.168.1.250") for _ in range(40)]
    assert not any(phone.inside for phone in again)
    assert again[0].told[-1]["words"] == "Please wait until your teacher lets you in."
    assert max(one.members) == 42, "a number is given once"
    one.heard(page, {"kind": "room", "admit": True})
    assert all(phone.inside for phone in again)
    clock.now += NEW + 1
    one.tick()
    assert not any(member["fresh"] for member in page.told[-1]["members"])


def test_nothing_is_left_of_a_student_who_is_removed(one: Class, tmp_path: Path) -> None:
    page, ann, bea = front(one), comes(one, "192.168.1.7"), comes(one, "192.168.1.8")
    question = {"at": 0, "of": 1, "title": "", "span": [0, 1], "step": 0.001, "measure": "chance", "shown": {}}
    one.heard(page, {"kind": "moment", **question})
    one.heard(page, {"kind": "change", "to": "ask", "at": 0, "vote": 1, "step": 0})
    for line, value in ((ann, 0.123), (bea, 0.456)):
        one.heard(line, {"kind": "say", "at": 0, "vote": 1, "value": value, "sure": "", "n": 1})
    one.heard(
        page, {"kind": "answer", "at": 0, "exact": 0.5, "shown": {}, "marks": {"1": {"off": 0.377}, "2": {}}}
    )
    one.heard(page, {"kind": "change", "to": "shown", "at": 0, "vote": 1, "step": 0})
    one.flush()
    for odd in ([], [7], ["1"], [[1]], [None], [True, {}]):
        one.heard(page, {"kind": "room", "remove": odd})
        assert len(one.members) == 2, odd
    one.heard(page, {"kind": "room", "remove": [1]})
    one.flush()
    told = page.told[-1]
    assert ([vote["value"] for vote in told["votes"]], len(told["members"])) == ([0.456], 1)
    assert holds(tmp_path, "0.456")
    assert not holds(tmp_path, "0.123")
    assert not holds(tmp_path, "0.377")


def test_a_flood_of_wrong_codes_sends_nobody_away_and_others_come_in_as_ever(one: Class, clock: Clock) -> None:
    for _ in range(500):
        one.keeper.guessed(one.keeper.mark("192.168.1.250"))
    assert comes(one, "192.168.1.7").inside
    guesser = comes(one, "192.168.1.250")
    assert guesser.told[-1]["kind"] == "waiting", "with the right code, too: the teacher lets it in"
    for k in range(600):
        one.keeper.guessed(one.keeper.mark(f"10.0.{k // 250}.{k % 250}"))
    assert comes(one, "192.168.1.8").told[-1]["kind"] == "waiting"
    clock.now += 61
    assert comes(one, "192.168.1.9").inside
    assert comes(one, "192.168.1.250").inside


def test_an_address_is_counted_and_not_kept(one: Class) -> None:
    keeper = one.keeper
    marks = [keeper.mark(address) for address in ("192.168.1.7", "::ffff:192.168.1.7", "192.168.1.8", "")]
    assert marks[0] == marks[1] != marks[2]
    assert keeper.mark("fe80::1%eth0") == keeper.mark("fe80::2")
    assert keeper.mark("2001:db8::1") == keeper.mark("2001:db8::ffff:1") != keeper.mark("2001:db8:0:1::1")
    assert registry.Doorkeeper(one.clock).mark("192.168.1.7") != marks[0], "another server counts it otherwise"
    for k in range(2 * KNOWN):
        keeper.guessed(keeper.mark(f"10.{k >> 16}.{k >> 8 & 255}.{k & 255}"))
    assert len(keeper.known) <= KNOWN
    assert "192.168" not in repr(vars(keeper))


def test_one_address_opens_so_many_lines_at_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def told(made: Room) -> None:
        pages = [await made.line() for _ in range(4)]
        assert await pages[3].closed() == 1013
        await pages[0].leave()
        await asyncio.sleep(0.1)
        await (await made.phone("Ann")).hears("you")

    monkeypatch.setattr(doorkeeper, "LINES", 3)
    ran(tmp_path, told)


# --- what the log says ------------------------------------------------------------------------------------------

ODD = "c/{code}", "c/a.b", "c/begin/x", "c/%2e%2e/x", "c/{code}/x", "c/ws", "c/nothing?key={key}", "C/{code}"


def test_no_request_for_a_class_is_logged_with_an_address_a_code_or_a_key(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever it asks for, and whatever it is answered, at the most talkative level there is."""
    caplog.set_level("DEBUG")

    async def told(made: Room) -> None:
        handlers.hush(made.app, made.base)
        for path in ODD:
            for method in ("GET", "POST", "PUT", "DELETE"):
                body = "{}" if method in ("POST", "PUT") else None
                asked_for = path.format(code=made.code, key=made.key)
                await made.ask(asked_for, method, body=body, headers={"Content-Type": "application/json"})
        for body in ("{", '{"lesson": 7}', json.dumps({"code": made.code, "key": made.key})):
            for where in ("begin", "leave", "mine", "teach", "about"):
                await made.ask(f"c/{where}", "POST", body=body, headers={"Content-Type": "application/json"})
        with pytest.raises(HTTPClientError, match="403"):
            await made.line(Origin="http://evil.example")
        await (await made.phone("Ann", A)).hears("you")
        assert (await made.ask("elsewhere")).code == 404

    async def all_of_it() -> None:
        async with room(tmp_path) as made:
            await made.begin()
            secrets_of_it[:] = [made.code, made.key, A, "127.0.0.1", "::1"]
            await told(made)

    secrets_of_it: list[str] = []
    asyncio.run(all_of_it())
    said = [record.getMessage() for record in caplog.records if record.name.partition(".")[0] != "asyncio"]
    caplog.clear()
    assert [line for line in said if "elsewhere" in line], "other requests are"
    own = "Accepting token-authenticated request"  # Jupyter's own, of the teacher's page, for who looks for faults
    for line in said:
        if "elsewhere" not in line and not line.startswith(own):
            assert not [secret for secret in secrets_of_it if secret in line], line
