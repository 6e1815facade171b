"""The facts of a saved game in Python, as a page without a kernel has them: so that both machines stand on the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import floor
from types import SimpleNamespace
from typing import Any

from uncle_widgets.asking.state import Said, Settings
from uncle_widgets.probability.ranges import BILLION
from uncle_widgets.probability.show import predicted
from uncle_widgets.widgets.panel.facts import asks


@dataclass(frozen=True)
class Card:
    settings: Settings
    offers: Mapping[str, Sequence[Any]]
    certain: bool
    measure: str
    span: tuple[float, float]
    judged: Mapping[str, Any]
    asks: Sequence[Any] = ()
    lines: int = 0

    def told(self, said: Said, before: Sequence[Said]) -> dict[str, Any]:
        """The mistake that a number fits, looked up, and whether it is asked about."""
        at = floor(float(predicted(said.number, self.measure, self.span)) * BILLION + 0.5)
        verdicts = self.judged["verdicts"]
        place = next((row[2] for row in verdicts if at <= row[0]), verdicts[-1][2])
        mistake = self.judged["mistakes"][place] if place >= 0 else None
        return {"mistake": mistake, "asks": bool(mistake) and asks(said, mistake["kind"], before)}

    def check(self, number: str) -> None:
        predicted(number, self.measure, self.span)


class SavedFacts:
    firm = locked = stays = False

    def __init__(self, saved: Mapping[str, Any]) -> None:
        self.saved = saved
        self.frames = saved["steps"]
        self.eyes = [key for key, _ in saved["table"]["eyes"]]
        self._moments = {
            seat: [SimpleNamespace(**stop) for stop in stops] for seat, stops in saved["stops"].items()
        }

    def moments(self, seat: int) -> Any:
        return self._moments.get(str(seat), [])

    def offered(self, place: str) -> list[str]:
        return [chip["id"] for chip in self.saved["questions"]]

    def knows(self, place: str) -> bool:
        return True

    def _waiting(self, place: str) -> list[Any]:
        frame, eyes = place.split(" ")
        moments = self.moments(int(eyes)) if eyes.isdecimal() else []
        return [moment for moment in moments if moment.frame == int(frame)]

    def prefer(self, place: str) -> str:
        return next((str(moment.question) for moment in self._waiting(place)), "")

    def card(self, place: str, question: str, settings: Settings) -> Card | None:
        frame, eyes = place.split(" ")
        here = self.saved["asked"][self.saved["places"][eyes][int(frame)]] if self.saved["places"] else {}
        own = here.get(question, [])
        moments = [moment.panel for moment in self._waiting(place) if moment.question == question]
        panels = [self._panel(at) for at in (*own, *moments)]
        if not panels:
            return None
        held = [{knob["name"]: knob["value"] for knob in panel["knobs"]} for panel in panels]
        wanted = {**held[0], **settings}

        def right(knob: Mapping[str, Any]) -> bool:
            values = [value for value, _ in knob["choices"]]
            wish = wanted.get(knob["name"], knob["value"])
            return bool(knob["value"] == (wish if wish in values or not values else values[0]))

        at = next((at for at, panel in enumerate(panels) if all(map(right, panel["knobs"]))), 0)
        panel, set_ = panels[at], held[at]
        offers = {
            knob["name"]: [
                value for value, _ in knob["choices"] if {**set_, knob["name"]: value} in held[: len(own)]
            ]
            for knob in panel["knobs"]
        }
        return Card(
            set_,
            {name: few for name, few in offers.items() if len(few) > 1},
            bool(panel.get("certain")),
            panel["measure"],
            tuple(panel["span"]),
            panel["judged"],
            panel["asks"],
            sum("value" in step and "other" not in step for step in panel["steps"]),
        )

    def _panel(self, at: int) -> dict[str, Any]:
        columns, pool = self.saved["panels"], self.saved["pool"]
        names = ("knobs", "certain", "measure", "span", "judged")
        whole = {name: pool[columns[name][at]] for name in names if columns[name][at] is not None}
        return whole | {name: [pool[k] for k in columns[name][at]] for name in ("asks", "steps")}
