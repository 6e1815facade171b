"""Scenes of no game, which use every word of `games/scene.py` there is."""

from typing import Any

from uncle_widgets.games.plain import plain
from uncle_widgets.games.scene import (
    GLYPHS,
    Action,
    Asked,
    Board,
    Count,
    Dice,
    Edge,
    Face,
    Fan,
    Gap,
    Grid,
    Item,
    Node,
    Ring,
    Scene,
    SeatZone,
    Stack,
    Token,
    Tokens,
    Way,
    Zone,
)
from uncle_widgets.widgets.table.table import pack

LONG = "Maximiliana von Trauttmansdorff und Weinsberg"


def backs(name: str, n: int) -> tuple[Item, ...]:
    return tuple(Item(f"{name}.{k}", "face down") for k in range(n))


def scene(*zones: Zone, table: str = "long", **more: Any) -> Scene:
    said = ("Something happened.", "And then this.")
    return Scene(zones, "Here.", "Your turn.", said, (), "a board in words", table=table, **more)


def fronts() -> Scene:
    """Seats with stacks before them: a draw pile, a card showing, a commitment, an empty place; names of any length."""
    emblems = [name for name in GLYPHS if name not in ("", "skip", "reverse", "draw2", "draw4")]
    seats = []
    for seat in range(4):
        me = seat == 0
        face = Face(
            text=("KIM", "DOZER", "MR. T", "ROBIN")[seat], glyph=("circles", "stairs", "tee", "rings")[seat]
        )
        recall = tuple(Item(f"r{seat}.{k}", f"card {k}", Face(text="BUS", glyph="bus")) for k in range(3))
        mine = tuple(
            Item(f"h.{k}", glyph, Face(text=glyph.upper(), glyph=glyph), move=f"m{k}", ghost=k == 6)
            for k, glyph in enumerate(emblems[:7])
        )
        seats.append(
            SeatZone(
                f"seat{seat}",
                seat,
                LONG if seat == 1 else f"Player {seat}",
                "in the showdown, since both show the same name" if seat == 2 else "sits out",
                mine if me else backs(f"b{seat}", 3),
                counters=(Count(11, "cards"),),
                before=(
                    Stack(f"draw{seat}", 11, "in the pile", "the draw pile", Item(f"d{seat}", "draw pile")),
                    Stack(
                        f"show{seat}",
                        2,
                        "showing",
                        "the card showing",
                        Item(f"s{seat}", "showing", face),
                        recall=recall,
                    ),
                    Stack(
                        f"own{seat}",
                        0,
                        "yours, now",
                        "nothing committed",
                        round=(Asked(seat, "is asked", now=True),),
                    ),
                ),
                me=me,
                active=seat == 2,
            )
        )
    rest = tuple(
        Item(f"e.{k}", glyph, Face(text=glyph.upper(), glyph=glyph)) for k, glyph in enumerate(emblems[7:])
    )
    middle = Ring("mid", "four cards on the board", art="none", value="4", note="cards on the board")
    return scene(*seats, middle, Fan("rest", "All other symbols", rest), table="round")


def grid() -> Scene:
    """An open tableau of twenty, suits and court cards, gaps with who took them, melds before the seats."""
    deck = [
        Item(f"c{s}{r}", f"{r} of {s}", Face(text=r, suit=s), move=f"t{s}{r}")
        for s in "shdc"
        for r in "A234567890JQK"
    ]
    deck = [
        Item(
            i.key,
            i.label,
            Face(
                text="10" if i.face and i.face.text == "0" else i.face.text if i.face else "",
                suit=i.face.suit if i.face else "",
            ),
            move=i.move,
        )
        for i in deck
    ]
    cells = (*(Gap(k % 4) for k in range(5)), Gap(), *deck[:14])
    others = [
        SeatZone(
            f"seat{s}",
            s,
            f"Player {s}",
            "picks next",
            backs(f"b{s}", 5),
            before=(Fan(f"meld{s}", "taken", tuple(deck[20 + 4 * s : 23 + 4 * s])),),
        )
        for s in (1, 2, 3)
    ]
    me = SeatZone("seat0", 0, "You", "pick now", tuple(deck[40:47]), me=True, active=True)
    return scene(
        me,
        *others,
        Grid("tableau", "On the table, 14 of 20 left", cells, 10),
        actions=(Action("take", "Take the 9", strong=True),),
    )


def board() -> Board:
    nodes = [
        Node(
            f"n{k}",
            80 + 110 * (k % 8),
            90 + 120 * (k // 8),
            f"space {k}",
            kind=("space", "space", "crossing", "pointer")[k % 4],
        )
        for k in range(48)
    ]
    nodes += [
        Node("door", 40, 210, "the side door", kind="door"),
        Node("place", 890, 750, "a card's place", name="C1", kind="place"),
        Node("house", 470, 790, "headquarters", name="HQ", kind="house"),
    ]
    kinds = ("road", "double", "dashed", "thin", "road", "double")
    edges = [Edge(f"n{8 * row + k}", f"n{8 * row + k + 1}", kinds[row]) for row in range(6) for k in range(7)]
    edges += [Edge(f"n{8 * row + k}", f"n{8 * row + k + 8}") for row in range(5) for k in (2, 6)]
    edges.append(Edge("n47", "place", "pointer"))
    art = '<svg xmlns="http://www.w3.org/2000/svg" onload="window.evil=1"><script>window.evil=1</script><rect x="600" y="120" width="200" height="300" fill="#1E3155"/></svg>'
    return Board("town", "the town", 960, 860, tuple(nodes), tuple(edges), art=art)


def town() -> Scene:
    """A board with tokens, ways to go, and dice."""
    tokens = (
        Token("me", "your marker on n10", "n10", seat=0, active=True),
        Token("b", "B's marker", "n20", seat=1),
        Token("a1", "an agent on n2", "n2", "agent"),
        Token("c1", "a card, face down", "place", "card"),
        Token("c2", "an empty place", "n40", "empty"),
    )
    ways = (
        Way(("n10", "n11", "n12"), "2", "two to the right, to n12", "go12", chosen=True),
        Way(("n10", "n18", "n26"), "3", "down to n26", "go26"),
    )
    seats = [
        SeatZone(
            f"seat{s}",
            s,
            f"Player {s}",
            "waits",
            backs(f"b{s}", s),
            counters=(Count(s, "agents", "agents", 3),),
            me=s == 0,
        )
        for s in range(3)
    ]
    return scene(
        *seats,
        Tokens("tokens", "the town, you are on n10", "town", tokens, ways, "n10"),
        Dice("dice", "a 2 and a 3", (2, 3), lit=(0,)),
    )


def dice() -> Scene:
    return scene(
        SeatZone("seat0", 0, "You", "throw", (), me=True),
        Dice("dice", "throw the dice", (0, 1, 4, 5, 6), move="throw"),
    )


def traits(shown: Scene, **more: Any) -> dict[str, Any]:
    """A table's traits that show one scene in play."""
    pool, frames = pack({"0": [shown]})
    palette = {
        "accent": "#1B4F9C", "field": "#14233F", "field-2": "#1E3155", "ring": "#182948", "field-line": "#50679A",
        "field-edge": "#879CCE", "on-field": "#F2F5FB", "on-field-2": "#AEBCD8", "accent-on-field": "#86B4FF",
        "back": "#2B447A", "accent-card": "#2D68C4",
    }  # fmt: skip
    from tests.browser.harness import TABLE

    css = ";".join(f"--{name}:{value}" for name, value in palette.items())
    return {**TABLE, "pool": pool, "frames": frames, "palette": css, **more}


def boards() -> dict[str, Any]:
    return {"town": plain(board())}


SCENES = {"fronts": fronts, "grid": grid, "town": town, "dice": dice}
