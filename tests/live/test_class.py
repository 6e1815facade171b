"""A class over real sockets: what each page hears, and what it never does."""

import asyncio
import json
import re
import secrets
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.live.room import EXACT, Page, Room, answered, asked, changed, room
from uncle_widgets.live.registry import KEEPING
from uncle_widgets.live.seats import FULL_WORDS

Told = Callable[[Room], Awaitable[None]]
A, B = "a" * 32, "b" * 32


def holds(folder: Path, number: str) -> bool:
    """Whether a file in there has the number, by itself: a time of day may end in its digits."""
    held = b"".join(path.read_bytes() for path in folder.iterdir())
    return re.search(rb"(?<![\d.])%s(?!\d)" % re.escape(number).encode(), held) is not None


def ran(folder: Path, told: Told) -> None:
    """A class begins in a server, and this happens there; nothing goes wrong in its log."""

    async def all_of_it() -> None:
        async with room(folder) as made:
            await made.begin()
            await told(made)

    asyncio.run(all_of_it())


@pytest.fixture(autouse=True)
def nothing_is_wrong_in_the_log(caplog: pytest.LogCaptureFixture) -> object:
    yield
    assert [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")] == []


async def said(phone: Page, value: float, at: int = 0, vote: int = 1, n: int = 1) -> None:
    await phone.say("say", at=at, vote=vote, value=value, sure="think", n=n)


async def kept(phone: Page, value: float, at: int = 0, vote: int = 1, n: int = 1) -> None:
    await said(phone, value, at, vote, n)
    assert await phone.hears("kept") == {"kind": "kept", "at": at, "vote": vote, "value": value, "n": n}


def test_a_position_from_the_question_to_the_deals(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        front, ann, bea = await made.front(), await made.phone("Ann"), await made.phone()
        assert (await front.hears("front"))["lesson"] == "uncle class lesson=1"
        assert await ann.hears("you") == {"kind": "you", "number": 1, "nick": "Ann"}
        assert (await bea.hears("you"))["nick"] == ""
        await asked(front)
        assert (await ann.hears("moment"))["shown"] == {"scene": "cards"}
        assert (await ann.hears("state"))["standing"]["to"] == "ask"
        await kept(ann, 0.6)
        (vote,) = (await front.hears("votes"))["votes"]
        assert (vote["member"], vote["value"], vote["sure"]) == (1, 0.6, "think")
        assert 0 <= vote["after"] < 5
        await changed(front, "held")
        await said(ann, 0.5, n=2)
        assert await ann.no() == "The vote is closed."
        await changed(front, "talk", talk=60)
        await changed(front, "ask", vote=2)
        await kept(ann, 0.5, vote=2, n=3)
        await answered(front, marks={"1": {"off": 8}})
        await changed(front, "shown", vote=2)
        assert (await ann.hears("reveal"))["mark"] == {"off": 8}
        assert "mark" not in await bea.hears("reveal")
        await changed(front, "why", vote=2, step=1)
        await changed(front, "deal", vote=2)
        for member, shown in ((3, []), (1, ["x" * 32 * 1024])):
            await front.say("deals", at=0, member=member, shown=shown)
            assert (await front.no()).startswith("Expected deals of at most 32768 bytes for a student")
        await front.say("deals", at=0, member=1, shown=["hit", "struck"])
        assert (await ann.hears("dealt"))["shown"] == ["hit", "struck"]
        await ann.say("press", at=0, k=4)
        assert (await front.hears("pressed")) == {"kind": "pressed", "at": 0, "by": {"1": 4}}
        for fewer in (3, 11):
            await ann.say("press", at=0, k=fewer)
            assert await ann.no() == f"Expected from 4 to 10 deals, not {fewer}."
        assert (await changed(front, "end", vote=2))["standing"]["seq"] == 8
        assert [one["standing"]["seq"] for one in ann.all if one["kind"] == "state"] == [*range(1, 9)]
        await front.say("close")
        assert await ann.closed() == 1000
        assert ann.all[-1] == {"kind": "gone"}
        await asyncio.sleep(0.2)
        assert [*tmp_path.iterdir()] == []

    ran(tmp_path, told)


def test_a_yes_to_a_mistake_is_kept_while_the_answer_is_shown(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        front, ann, tab = await made.front(), await made.phone("Ann", A), await made.phone("", A)
        bea = await made.phone("", B)
        closed, yes = "The question about a mistake is closed.", {"at": 0, "vote": 1, "yes": True}
        await asked(front)
        await kept(ann, 0.6)
        assert "yes" not in (await front.hears("votes"))["votes"][0]
        await ann.say("yes", **yes)
        assert await ann.no() == closed
        await answered(front)
        await changed(front, "shown")
        for phone, other in ((bea, yes), (ann, {**yes, "vote": 2})):
            await phone.say("yes", **other)
            assert await phone.no() == "You didn't guess here."
        await ann.say("yes", **{**yes, "at": 1})
        assert await ann.no() == closed
        await ann.say("yes", **{**yes, "yes": False})
        await ann.say("yes", **yes, more="x")
        for page in (ann, tab):
            while (heard := await page.hears("yes")) != {"kind": "yes", **yes}:
                assert heard["yes"] is False
        await made.restart()
        now = await (await made.phone("", A)).hears("now")
        assert now["own"]["0"]["votes"] == {"1": [0.6, "think", True]}
        front = await made.front()
        (vote,) = (await front.hears("front"))["votes"]
        assert (vote["member"], vote["yes"], "more" in vote) == (1, True, False)
        await changed(front, "end")
        ann = await made.phone("", A)
        await ann.say("yes", **yes)
        assert await ann.no() == closed

    ran(tmp_path, told)


def test_who_is_late_hears_all_that_may_be_known(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        front, ann = await made.front(), await made.phone("Ann", A)
        await asked(front)
        await kept(ann, 0.6)
        now = await (await made.phone("Bea")).hears("now")
        assert now["moment"]["shown"] == {"scene": "cards"}
        assert "answer" not in now
        assert now["own"] == {}
        await answered(front, marks={"1": {"off": 18}})
        await changed(front, "shown")
        late = await (await made.phone("Cay")).hears("now")
        assert late["answer"]["exact"] == EXACT
        assert "mark" not in late["answer"]
        again = await (await made.phone("Ann", A)).hears("now")
        assert again["answer"]["mark"] == {"off": 18}
        assert again["own"] == {"0": {"votes": {"1": [0.6, "think", None]}, "dealt": 0}}
        assert again["count"]["here"] == 3

    ran(tmp_path, told)


def test_a_phone_that_is_loaded_again_in_each_state_is_the_same_student(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        front, ann = await made.front(), await made.phone("Ann", A)
        await asked(front)
        await answered(front)
        await kept(ann, 0.6)
        for state in ("ask", "held", "talk", "shown", "why", "deal", "end"):
            if state != "ask":
                await changed(front, state, talk=9)
            await ann.leave()
            ann = await made.phone("Ann", A)
            assert await ann.hears("you") == {"kind": "you", "number": 1, "nick": "Ann"}
            now = await ann.hears("now")
            assert now["standing"]["to"] == state
            assert now["own"]["0"]["votes"] == {"1": [0.6, "think", None]}
            assert ("moment" in now, "answer" in now) == (state != "end", state in ("shown", "why", "deal"))

    ran(tmp_path, told)


def test_two_tabs_are_one_student_whose_last_number_counts_until_held(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        front, one, two = await made.front(), await made.phone("Ann", A), await made.phone("", A)
        assert await two.hears("you") == {"kind": "you", "number": 1, "nick": "Ann"}
        await asked(front)
        await kept(one, 0.6)
        assert (await two.hears("kept"))["value"] == 0.6
        await kept(two, 0.3, n=2)
        assert (await one.hears("kept"))["value"] == 0.3
        await changed(front, "held")
        await said(one, 0.9, n=3)
        assert await one.no() == "The vote is closed."
        three = await made.phone("", A)
        await three.hears("you")
        assert await one.closed() == 1008
        again = await made.front()
        assert [vote["value"] for vote in (await again.hears("front"))["votes"]] == [0.3]

    ran(tmp_path, told)


def test_what_is_said_again_after_the_line_was_lost_is_taken_once(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        front, ann = await made.front(), await made.phone("Ann", A)
        await asked(front)
        await kept(ann, 0.6)
        (first,) = (await front.hears("votes"))["votes"]
        await kept(ann, 0.5, n=2)
        await front.hears("votes")
        await ann.leave()
        ann = await made.phone("Ann", A)
        await said(ann, 0.6, n=1)  # what was on its way
        assert await ann.hears("kept") == {"kind": "kept", "at": 0, "vote": 1, "value": 0.5, "n": 2}
        await kept(ann, 0.5, n=2)
        (vote,) = (await (await made.front()).hears("front"))["votes"]
        assert (vote["value"], vote["after"] >= first["after"]) == (0.5, True)
        assert [one for one in front.all[front.seen :] if one["kind"] == "votes"] == []

    ran(tmp_path, told)


def test_a_line_that_slept_hears_where_the_class_stands(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        front, ann = await made.front(), await made.phone("Ann")
        await asked(front)
        await ann.hears("now")
        await ann.say("here", seq=0)
        assert (await ann.hears("now"))["standing"]["seq"] == 1
        assert (await ann.hears("count"))["front"] is True
        await ann.say("here", seq=1)
        await ann.hears("count")
        assert ann.all[-1]["kind"] == "count"
        await front.say("here", seq=0)
        assert (await front.hears("front"))["standing"]["seq"] == 1

    ran(tmp_path, told)


def test_the_page_in_front_comes_back_to_all_of_it(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        front, ann = await made.front(), await made.phone("Ann")
        await front.say("room", places=30, locked=False)
        await asked(front, at=2)
        await kept(ann, 0.6, at=2)
        await answered(front, at=2)
        await changed(front, "shown", at=2)
        await changed(front, "deal", at=2)
        await ann.say("press", at=2, k=7)
        await front.hears("pressed")
        await front.leave()
        back = await (await made.front()).hears("front")
        assert back["standing"] | {"ends": 0} == {
            "seq": 3,
            "to": "deal",
            "at": 2,
            "of": 3,
            "vote": 1,
            "step": 0,
            "ends": 0,
        }
        assert back["room"] == {"places": 30, "locked": False}
        assert back["members"] == [{"number": 1, "nick": "Ann", "here": True, "said": True, "fresh": False}]
        assert [(vote["member"], vote["value"]) for vote in back["votes"]] == [(1, 0.6)]
        assert back["pressed"] == {"2": {"1": 7}}
        assert back["lesson"] == "uncle class lesson=1"

    ran(tmp_path, told)


def test_four_pages_in_front_at_most_and_the_oldest_goes(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        pages = [await made.front() for _ in range(5)]
        for page in pages[1:]:
            await page.hears("front")
        assert await pages[0].closed() == 1008

    ran(tmp_path, told)


def test_the_server_is_started_again_in_the_midst(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        front, ann, bea = await made.front(), await made.phone("Ann", A), await made.phone("", B)
        await front.say("room", places=30, locked=True)
        await asked(front)
        await kept(ann, 0.6)
        await kept(bea, 0.42)
        before = await front.hears("votes")
        await answered(front, marks={"1": {"off": 18}})
        await changed(front, "shown")
        await changed(front, "deal")
        await front.say("deals", at=0, member=1, shown=["hit"])
        await ann.hears("dealt")
        await ann.say("press", at=0, k=1)
        await front.hears("pressed")
        await made.restart()
        assert await ann.closed() is None
        ann = await made.phone("Ann", A)
        assert (await ann.hears("you"))["number"] == 1
        now = await ann.hears("now")
        assert now["own"] == {"0": {"votes": {"1": [0.6, "think", None]}, "dealt": 1}}
        assert (now["answer"]["mark"], now["deals"], now["standing"]["seq"]) == ({"off": 18}, ["hit"], 3)
        back = await (await made.front()).hears("front")
        assert before["votes"][0] in back["votes"]
        assert {vote["member"]: vote["value"] for vote in back["votes"]} == {1: 0.6, 2: 0.42}
        assert back["room"] == {"places": 30, "locked": True}
        assert back["pressed"] == {"0": {"1": 1}}
        assert (await (await made.phone("New")).hears("waiting"))[
            "words"
        ] == "The class is locked. Please wait until your teacher lets you in."

    ran(tmp_path, told)


def test_a_number_is_in_the_book_before_it_is_said_to_be(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        front, ann = await made.front(), await made.phone("Ann", A)
        await asked(front)
        await kept(ann, 0.6)
        made.classes.here[made.code].book.file.rollback()  # as if it ended just now, without a word
        await made.restart()
        assert (await (await made.phone("", A)).hears("now"))["own"]["0"]["votes"] == {"1": [0.6, "think", None]}

    ran(tmp_path, told)


def test_many_numbers_at_once_are_written_together_and_timed_by_the_servers_clock(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        front, phones = await made.front(), [await made.phone() for _ in range(20)]
        await asked(front)
        here = made.classes.here[made.code]
        await asyncio.sleep(0.2)
        written, commit = [], here.book.commit
        here.book.commit = lambda: written.append(commit())
        begun = time.monotonic()
        for phone in phones:
            mine = {"member": 1, "after": -99, "time": 0, "seq": 99}  # nobody asks a phone for these
            await phone.say("say", at=0, vote=1, value=0.5, sure="", n=1, **mine)
        for phone in phones:
            await phone.hears("kept")
        assert len(written) <= 2 + (time.monotonic() - begun) / KEEPING
        votes = (await (await made.front()).hears("front"))["votes"]
        assert [vote["member"] for vote in votes] == [*range(1, 21)]
        assert all(0 <= vote["after"] < 5 for vote in votes)

    assert KEEPING == 0.1
    ran(tmp_path, told)


def test_a_thousand_joins_add_a_number_at_the_door(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        front = await made.front()
        await front.say("room", places=20)
        await front.hears("front")
        pages = [await made.line() for _ in range(100)]
        for k in range(1000):
            if k >= 100:
                await pages[k % 100].leave()
                pages[k % 100] = await made.line()
            await pages[k % 100].say("hello", code=made.code, key=secrets.token_hex(16), nick=f"N{k}")
        here = made.classes.here[made.code]
        assert len(here.members) == 20
        assert len(here.door) <= 60
        count = await front.hears("count")
        while count["here"] != 20 or not 0 < count["waiting"] <= 60:
            count = await front.hears("count")
        assert sum(one["kind"] == "count" for one in front.all) < 60
        waiting = {hello["key"] for hello in here.door.values()}
        for _ in range(60 - len(waiting)):
            await (await made.phone()).hears("waiting")
        late = await made.phone("Late")
        assert (await late.no(), await late.closed()) == (FULL_WORDS, 1013)

    ran(tmp_path, told)


def test_the_door_is_opened_by_who_is_in_front(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        front = await made.front()
        await front.say("room", places=2)
        await front.hears("front")
        for nick in ("Ann", "Bea"):
            await (await made.phone(nick)).hears("you")
        cay, dan = await made.phone("Cay"), await made.phone("Dan", B)
        assert (await cay.hears("waiting"))[
            "words"
        ] == "The class is full. Please wait until your teacher lets you in."
        await dan.hears("waiting")
        await cay.say("say", at=0, vote=1, value=0.5, sure="", n=1)
        assert await cay.no() == "Expected a message of the kind here."
        await front.say("room", locked=True, admit=True)
        assert await cay.hears("you") == {"kind": "you", "number": 3, "nick": "Cay"}
        assert (await dan.hears("you"))["number"] == 4
        eve = await made.phone("Eve")
        assert (await eve.hears("waiting"))[
            "words"
        ] == "The class is locked. Please wait until your teacher lets you in."
        assert (await (await made.phone("", B)).hears("you"))["number"] == 4
        await front.say("room", locked=False, places=10)
        assert (await eve.hears("you"))["number"] == 5
        for places in (1, 301):
            await front.say("room", places=places)
            assert await front.no() == f"Expected a class for 2 to 300 students, not {places}."

    ran(tmp_path, told)


def test_who_waits_at_the_door_is_turned_away_and_nobody_else(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        front, ann = await made.front(), await made.phone("Ann", A)
        await ann.hears("you")
        await front.say("room", locked=True)
        await front.hears("front")
        cay, dan = await made.phone("Cay"), await made.phone("Dan")
        await cay.hears("waiting")
        await dan.hears("waiting")
        await front.say("room", admit=False)
        for one in (cay, dan):
            assert await one.no() == "Your teacher didn't let in anyone who was waiting."
            assert await one.closed() == 1008
        while (await front.hears("count"))["waiting"]:
            continue
        assert (await (await made.phone("", A)).hears("you"))["number"] == 1

    ran(tmp_path, told)


def test_a_hidden_name_stays_hidden(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        front, ann = await made.front(), await made.phone("Ann", A)
        await ann.hears("you")
        await front.say("room", hide=1)
        while (await front.hears("members"))["members"][0]["nick"]:
            continue
        await made.restart()
        await made.phone("Ann", A)
        members = (await (await made.front()).hears("front"))["members"]
        assert [(one["number"], one["nick"]) for one in members] == [(1, "")]

    ran(tmp_path, told)


def test_the_answer_is_in_no_byte_before_it_is_shown(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        front, ann = await made.front(), await made.phone("Ann", A)
        await asked(front)
        await answered(front, marks={"1": {"mistake": "Taken for spent"}})
        for state in ("held", "talk"):
            await changed(front, state, talk=9)
            await made.phone("", A)
            await (await made.phone("Late")).hears("now")
        await changed(front, "ask", vote=2)
        await ann.closed()  # by its newest pages
        phones = [page for page in made.pages if page is not front]
        for secret in (str(EXACT), "two of five", "Taken for spent"):
            assert secret not in json.dumps([page.all for page in phones])
        await changed(front, "shown", vote=2)
        await phones[-1].hears("reveal")
        assert str(EXACT) in json.dumps(phones[-1].all)
        assert "Taken for spent" not in json.dumps(phones[-1].all)

    ran(tmp_path, told)


def test_a_question_that_tells_its_answer_is_refused(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        front = await made.front()
        question = {"at": 0, "of": 3, "title": "", "span": [0, 1], "step": 0.01, "measure": "chance"}
        for key in ("answer", "steps", "dots", "misconception"):
            await front.say("moment", **question, shown={key: 1})
            assert await front.no() == f"Expected a question without {key}."
        await front.say("moment", **question, shown={"scene": "x" * 128 * 1024})
        assert (await front.no()).startswith("Expected a question of at most 131072 bytes, not 1311")
        for at, of in ((3, 3), (100, 101)):
            await front.say("moment", **{**question, "at": at, "of": of}, shown={})
            assert await front.no() == f"Expected a position of up to 100, not {at + 1} of {of}."
        for span, step in ((([1, 1]), 0.1), ([0, 1], 0), ([0, 1], 2)):
            await front.say("moment", **{**question, "span": span, "step": step}, shown={})
            assert await front.no() == "Expected a span from low to high, in steps."
        await front.say("change", to="ask", at=0, vote=1, step=0)
        assert await front.no() == "Expected the question of position 1 first."
        await asked(front)
        await front.say("answer", at=1, exact=0.5, shown={}, marks={})
        assert await front.no() == "The class is not at position 2."
        await front.say("answer", at=0, exact=0.5, shown={"steps": "x" * 128 * 1024}, marks={})
        assert (await front.no()).startswith("Expected an answer of at most 131072 bytes")
        await front.say("change", to="shown", at=0, vote=1, step=0)
        assert await front.no() == "Expected the answer to position 1 first."
        await front.say("deals", at=0, member=1, shown=[])
        assert await front.no() == "The class has moved on from the deals."

    ran(tmp_path, told)


def test_numbers_that_the_slider_cannot_say(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        front, ann = await made.front(), await made.phone("Ann")
        await asked(front)
        for value, words in (
            (1.4, "Expected a number from 0 to 100, not 140."),
            (-0.01, "Expected a number from 0 to 100, not -1."),
            (0.405, "Expected a number in steps of 1, not 40.5."),
        ):
            await said(ann, value)
            no = await ann.hears("no")
            assert (no["words"], no["about"], no["n"]) == (words, "say", 1)
        for value in (0, 0.29, 0.57, 1):  # 100 times these are no whole numbers for a machine
            await kept(ann, value, n=10 + round(100 * value))
        for other in ({"at": 1}, {"vote": 2}):
            await said(ann, 0.5, **other)
            assert await ann.no() == "The vote is closed."
        await asked(front, at=1, measure="chips", span=[1, 6], step=0.5)
        await said(ann, 6.5, at=1)
        assert await ann.no() == "Expected a number from 1 to 6, not 6.5."
        await said(ann, 1.25, at=1)
        assert await ann.no() == "Expected a number in steps of 0.5, not 1.25."
        await kept(ann, 5.5, at=1)

    ran(tmp_path, told)


def test_from_the_end_to_the_door_nothing_is_left_of_what_was_said(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        front, ann = await made.front(), await made.phone("Ann", A)
        await asked(front)
        await kept(ann, 0.6)
        await answered(front)
        for state in ("shown", "end", "door"):
            await changed(front, state)
        await made.restart()
        back = await (await made.front()).hears("front")
        assert (back["standing"]["to"], back["votes"], len(back["members"])) == ("door", [], 1)
        assert (await (await made.phone("", A)).hears("now"))["own"] == {}

    ran(tmp_path, told)


def test_names_are_told_to_the_page_in_front_alone(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        front, ann, bea = await made.front(), await made.phone("Annegret"), await made.phone("Beatrix")
        await asked(front)
        await kept(ann, 0.6)
        await kept(bea, 0.31)
        await answered(front)
        await changed(front, "shown")
        members = await front.hears("members")
        while not all(one["said"] for one in members["members"]):
            members = await front.hears("members")
        assert [one["nick"] for one in members["members"]] == ["Annegret", "Beatrix"]
        for votes in (one for one in front.all if one["kind"] == "votes"):
            assert "nick" not in json.dumps(votes)
        assert "Beatrix" not in json.dumps(ann.all)
        assert "0.31" not in json.dumps(ann.all)
        assert [one for one in ann.all if "nick" in one] == [{"kind": "you", "number": 1, "nick": "Annegret"}]

    ran(tmp_path, told)
