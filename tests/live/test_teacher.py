"""Who teaches a class: a cookie of its own for each class, what it opens, and what it does not."""

import asyncio
import json
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import pytest
from tornado.httpclient import HTTPClientError, HTTPResponse

from tests.live.room import TOKEN, Page, Room, asked, changed, room
from tests.live.test_class import A, holds, kept, nothing_is_wrong_in_the_log, ran
from tests.live.test_kept import Clock, Heard
from uncle_widgets.live import registry
from uncle_widgets.live.keys import HOURS, MOST, TAB
from uncle_widgets.live.registry import Classes

__all__ = ["nothing_is_wrong_in_the_log"]
JSON = {"Content-Type": "application/json"}


class Browser:
    """The cookies of a browser, as it would send them to the class's addresses."""

    def __init__(self, made: Room) -> None:
        self.made = made
        self.cookies: dict[str, str] = {}

    def took(self, answer: HTTPResponse) -> list[Any]:
        set_now: list[Any] = []
        for line in answer.headers.get_list("Set-Cookie"):
            for name, morsel in SimpleCookie(line).items():
                self.cookies.pop(name, None)
                if morsel.value:
                    self.cookies[name] = morsel.value
                if name.startswith("uw_class_"):
                    set_now.append(morsel)
        return set_now

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}

    async def ask(self, path: str, body: Any = None, **headers: str) -> HTTPResponse:
        sent = {**self.headers, **(JSON if body is not None else {}), **headers}
        told = json.dumps(body) if body is not None else None
        method = "GET" if body is None else "POST"
        answer = await self.made.ask(path, method, body=told, headers=sent, follow_redirects=False)
        self.cookies_set = self.took(answer)
        return answer

    async def begin(self, lesson: str = "one", **headers: str) -> dict[str, Any]:
        answer = await self.ask("c/begin", {"lesson": lesson}, Authorization=f"token {TOKEN}", **headers)
        begun: dict[str, Any] = json.loads(answer.body)
        return begun

    async def mine(self) -> list[str]:
        return [one["code"] for one in json.loads((await self.ask("c/mine")).body)["classes"]]

    async def leave(self, code: str, end: bool = False, key: str = "", **headers: str) -> HTTPResponse:
        return await self.ask("c/leave", {"code": code, "key": key, "end": end}, **headers)

    async def front(self, code: str, key: str = "") -> Page:
        page = await self.made.line(
            **self.headers, Origin=self.made.url.split("/", 3)[0] + f"//127.0.0.1:{self.made.port}"
        )
        await page.say("teach", code=code, key=key)
        return page


NOT_THIS = "This page didn't start the class."


def test_the_browser_that_began_a_class_comes_back_to_it_and_no_other(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        laptop, other = Browser(made), Browser(made)
        begun = await laptop.begin()
        assert await laptop.mine() == [begun["code"]]
        assert await other.mine() == []
        [one] = json.loads((await laptop.ask("c/mine")).body)["classes"]
        assert (one["key"], one["lesson"], one["students"], one["again"]) == ("", "one", 0, True)
        assert [*one["qr"]] == one["addresses"] == begun["addresses"]
        front = await laptop.front(begun["code"])
        assert (await front.hears("front"))["lesson"] == "one"
        assert await (await other.front(begun["code"])).no() == NOT_THIS
        await made.restart()
        assert await laptop.mine() == [begun["code"]]
        await (await laptop.front(begun["code"])).hears("front")

    ran(tmp_path, told)


@pytest.mark.parametrize("base", ["/", "/games/", "/user/ann/"])
@pytest.mark.parametrize("https", [False, True])
def test_the_cookie_is_for_this_class_alone_and_no_script_reads_it(tmp_path: Path, base: str, https: bool) -> None:
    async def all_of_it() -> None:
        async with room(tmp_path, base) as made:
            laptop = Browser(made)
            begun = await laptop.begin(**({"X-Forwarded-Proto": "https"} if https else {}))
            [cookie] = laptop.cookies_set
            assert (cookie.key, cookie.value) == (f"uw_class_{begun['code']}", begun["key"])
            assert (cookie["path"], cookie["samesite"], cookie["max-age"]) == (
                f"{base}c/",
                "Strict",
                str(12 * 3600),
            )
            assert (cookie["httponly"], bool(cookie["secure"]), cookie["domain"]) == (True, https, "")
            await laptop.leave(begun["code"], end=True)
            [gone] = laptop.cookies_set
            assert (gone.value, gone["path"]) == ("", f"{base}c/")

    asyncio.run(all_of_it())


def test_one_browser_has_several_classes_and_each_ends_alone(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        laptop = Browser(made)
        first, second = [(await laptop.begin(lesson))["code"] for lesson in ("one", "two")]
        assert await laptop.mine() == [second, first]
        assert (await (await laptop.front(first)).hears("front"))["lesson"] == "one"
        await laptop.leave(first, end=True)
        assert await laptop.mine() == [second]
        assert made.classes.find(first) is None
        assert not [*tmp_path.glob(f"{first}*")]

    ran(tmp_path, told)


def test_on_a_shared_computer_only_the_open_page_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def told(made: Room) -> None:
        laptop = Browser(made)
        code = (await laptop.begin())["code"]
        copied = dict(laptop.cookies)
        front, other_tab = await laptop.front(code), await laptop.front(code)
        fresh = json.loads((await laptop.leave(code)).body)["key"]
        assert not [name for name in laptop.cookies if name.startswith("uw_class_")]
        for page in (front, other_tab):
            assert await page.closed() == 1008
        assert await laptop.mine() == []
        assert await (await laptop.front(code)).no() == NOT_THIS
        await (await laptop.front(code, fresh)).hears("front")
        laptop.cookies = copied  # as a browser may bring it back
        assert await laptop.mine() == []
        assert await (await laptop.front(code)).no() == NOT_THIS

    ran(tmp_path, told)


def test_who_has_the_token_in_the_address_continues_and_who_was_logged_in_once_does_not(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        desk, pupil = Browser(made), Browser(made)
        assert (await desk.ask("c/teach?token=wrong")).code in (302, 403)
        assert (await desk.ask(f"c/teach?token={TOKEN}")).code == 200
        assert await desk.mine() == [made.code]
        pupil.cookies = {name: value for name, value in desk.cookies.items() if not name.startswith("uw_class_")}
        assert pupil.cookies, "somebody is logged in there"
        assert (await pupil.ask("c/teach")).code == 200
        assert await pupil.mine() == []
        key = desk.cookies[f"uw_class_{made.code}"]
        assert key != made.key, "a key of its own"
        await desk.ask(f"c/teach?token={TOKEN}")
        assert desk.cookies[f"uw_class_{made.code}"] == key, "which it has already"

    ran(tmp_path, told)


def test_another_lesson_takes_the_phones_along_from_any_state(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        front, tab, ann = await made.front(), await made.front(), await made.phone("Ann", A)
        for _ in range(2):
            await asked(front)
            await kept(ann, 0.6)
            await front.say("lesson", lesson="two")
            told = await front.hears("front")
            while told["lesson"] != "two":
                told = await front.hears("front")
            assert (told["standing"]["to"], told["votes"], len(told["members"])) == ("door", [], 1)
            while (await tab.hears("front"))["lesson"] != "two":
                continue
            while (standing := (await ann.hears("state"))["standing"])["to"] != "door":
                continue
            assert standing["seq"] == told["standing"]["seq"]
        assert not holds(tmp_path, "0.6"), "nothing of it is in the file, nor in the one beside it"
        await changed_lesson_is_kept(made)

    async def changed_lesson_is_kept(made: Room) -> None:
        await made.restart()
        assert (await (await made.front()).hears("front"))["lesson"] == "two"

    ran(tmp_path, told)


def test_phones_are_told_that_the_class_goes_on_by_hands(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        front, ann = await made.front(), await made.phone("Ann")
        await ann.hears("you")
        await front.say("close", hands=True)
        assert await ann.hears("gone") == {"kind": "gone", "hands": True}
        await made.begin()
        bea = await made.phone("Bea")
        await bea.hears("you")
        await made.ask(
            "c/leave", "POST", headers=JSON, body=json.dumps({"code": made.code, "key": made.key, "end": True})
        )
        assert await bea.hears("gone") == {"kind": "gone"}
        assert [*tmp_path.glob("*.sqlite*")] == []

    ran(tmp_path, told)


# --- with a clock that is set ---------------------------------------------------------------------------------


@pytest.fixture
def clock() -> Clock:
    return Clock()


def hall(folder: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch, again: bool) -> Classes:
    class Still:
        def __init__(self, *arguments: object) -> None: ...
        def start(self) -> None: ...
        def stop(self) -> None: ...

    monkeypatch.setattr(registry, "PeriodicCallback", Still)
    return Classes(folder, clock, again)


@pytest.mark.parametrize("again", [False, True])
def test_a_key_holds_for_twelve_hours_and_a_class_that_nobody_can_end_ends(
    again: bool, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the server has a token its teacher can always come back, so the class waits for that."""
    made = hall(tmp_path, clock, monkeypatch, again)
    code, key = made.begin("")
    one, front = made.find(code), Heard()
    assert one is not None
    clock.now += HOURS - 1
    assert one.teach(front, key)
    clock.now += 2
    made.tick()
    assert not one.over, "its page is open"
    assert not one.teach(Heard(), key)
    one.left(front)
    made.tick()
    assert one.over is (not again)
    assert bool([*tmp_path.glob("*.sqlite")]) is again


def test_a_page_whose_browser_forgot_the_class_may_be_away_for_ten_minutes(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = hall(tmp_path, clock, monkeypatch, again=False)
    code, key = made.begin("")
    one = made.find(code)
    assert one is not None
    fresh, page = one.forgotten(key), Heard()
    assert one.teach(page, fresh)
    clock.now += 3600
    made.tick()
    one.left(page)
    clock.now += TAB - 1
    made.tick()
    page = Heard()
    assert one.teach(page, fresh)
    one.left(page)
    clock.now += TAB + 1
    made.tick()
    assert one.over
    assert [*tmp_path.glob("*.sqlite")] == []


def test_a_class_has_so_many_keys_at_most(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    made = hall(tmp_path, clock, monkeypatch, again=True)
    code, first = made.begin("")
    one = made.find(code)
    assert one is not None
    several = [one.keys.make() for _ in range(MOST)]
    assert not one.keys.name(first)
    assert all(map(one.keys.name, several))


# --- what does not work -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1", "http://127.0.0.1.evil.example"],
)
def test_a_page_of_another_site_or_port_rides_on_no_cookie(tmp_path: Path, origin: str) -> None:
    """A cookie is sent to all ports of a host; the browser says whose page asks."""

    async def told(made: Room) -> None:
        laptop = Browser(made)
        code = (await laptop.begin())["code"]
        with pytest.raises(HTTPClientError, match="403"):
            await made.line(**laptop.headers, Origin=origin)
        assert (await laptop.ask("c/mine", Origin=origin)).code == 403
        assert (await laptop.leave(code, end=True, Origin=origin)).code == 403
        assert (
            await laptop.ask("c/begin", {"lesson": ""}, Authorization=f"token {TOKEN}", Origin=origin)
        ).code == 403
        for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
            sent = {**laptop.headers, "Content-Type": kind}
            body = json.dumps({"code": code, "key": "", "end": True})
            assert (await made.ask("c/leave", "POST", body=body, headers=sent)).code == 403
        assert await laptop.mine() == [code]

    async def all_of_it() -> None:
        async with room(tmp_path) as made:
            await told(made)

    asyncio.run(all_of_it())


def test_no_key_is_taken_from_a_browser(tmp_path: Path) -> None:
    """Session fixation: what somebody planted there is not what the class that begins is opened with."""

    async def told(made: Room) -> None:
        planted, laptop = "f" * 32, Browser(made)
        laptop.cookies = {f"uw_class_{made.code}": planted, "uw_class_ABCD": planted}
        begun = await laptop.begin()
        assert begun["key"] != planted
        assert laptop.cookies[f"uw_class_{begun['code']}"] == begun["key"]
        assert await laptop.mine() == [begun["code"]]
        thief = Browser(made)
        thief.cookies = {f"uw_class_{begun['code']}": planted}
        assert await thief.mine() == []
        assert await (await thief.front(begun["code"])).no() == NOT_THIS
        assert await (await thief.front(begun["code"], planted)).no() == NOT_THIS

    ran(tmp_path, told)


def test_a_key_opens_its_own_class_alone(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        laptop, thief = Browser(made), Browser(made)
        begun = await laptop.begin()
        thief.cookies = {f"uw_class_{made.code}": begun["key"]}
        assert await thief.mine() == []
        assert await (await thief.front(made.code)).no() == NOT_THIS
        await thief.leave(made.code, end=True)
        assert made.classes.find(made.code) is not None
        phone = Browser(made)
        phone.cookies = {f"uw_class_{made.code}": A}  # a student's own key
        await (await made.phone("Ann", A)).hears("you")
        assert await (await phone.front(made.code)).no() == NOT_THIS

    ran(tmp_path, told)


@pytest.mark.parametrize(
    "cookie",
    ["", "x", "0" * 32, "a" * 4000, '"\\"', "\\u0000", "%00", "../../x", "=;,", "uw_class_AAAA"],
)
def test_a_cookie_of_no_class_opens_nothing_and_breaks_nothing(tmp_path: Path, cookie: str) -> None:
    async def told(made: Room) -> None:
        for name in (f"uw_class_{made.code}", "uw_class_../x", "uw_class_ÄÖÜß", "uw_class_ZZZZ", "uw_class_"):
            sent = {"Cookie": f"{name}={cookie}".encode().decode("latin-1")}
            assert json.loads((await made.ask("c/mine", headers=sent)).body) == {"classes": []}
        line = await made.line(Cookie=f"uw_class_{made.code}={cookie}".encode().decode("latin-1"))
        await line.say("teach", code=made.code, key="")
        assert await line.no() == NOT_THIS

    ran(tmp_path, told)


def test_after_its_end_a_cookie_opens_no_later_class_of_the_same_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def told(made: Room) -> None:
        laptop = Browser(made)
        begun = await laptop.begin()
        old = dict(laptop.cookies)
        await laptop.leave(begun["code"], end=True)
        signs = iter(begun["code"])
        monkeypatch.setattr(registry.secrets, "choice", lambda letters: next(signs))
        code, _ = made.classes.begin("another")
        assert code == begun["code"]
        laptop.cookies = old
        assert await laptop.mine() == []
        assert await (await laptop.front(code)).no() == NOT_THIS
        assert await (await laptop.front(code, begun["key"])).no() == NOT_THIS

    ran(tmp_path, told)


def test_what_is_posted_to_leave_a_class_is_checked(tmp_path: Path) -> None:
    async def told(made: Room) -> None:
        bodies = [
            b"",
            b"{",
            b"[]",
            b"null",
            b'{"code": 1}',
            b'{"code": "AAAA", "key": "", "end": "yes"}',
            b"[" * 9999,
        ]
        for body in bodies:
            answer = await made.ask("c/leave", "POST", body=body, headers=JSON)
            assert answer.code == 400, body
        for code in ("", "AAAA", "../x", "\\x00" * 4, "A" * 9999):
            answer = await Browser(made).leave(code, end=True)
            assert (answer.code, json.loads(answer.body)) == (200, {"key": ""})
        assert await changed_nothing(made)

    async def changed_nothing(made: Room) -> bool:
        front = await made.front()
        await asked(front)
        return bool(await changed(front, "held"))

    ran(tmp_path, told)
