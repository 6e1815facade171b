"""The heat map of an answered question, as the table is told of it."""

from __future__ import annotations

from functools import lru_cache

from uncle_widgets.asking.shapes import HeatMap
from uncle_widgets.probability.heat import Heat, shades, whole


@lru_cache(maxsize=64)
def told(heat: Heat | None) -> HeatMap:
    """A Heat with its numbers rounded and its places shaded; chances as numbers of 100. {} for none."""
    if heat is None or not heat.spots:
        return {}
    times = 100 if heat.unit == "chance" else 1
    numbers = [whole(spot.value * times) for spot in heat.spots]
    spans = shades(numbers)
    steps = [next(k for k, (_, last) in enumerate(spans) if number <= last) for number in numbers]
    return {
        "title": heat.title,
        "unit": "out of 100" if heat.unit == "chance" else heat.unit,
        "hides": heat.hides,
        "steps": [
            {"text": f"{low}" if low == high else f"{low}\N{EN DASH}{high}", "count": steps.count(k)}
            for k, (low, high) in enumerate(spans)
        ],
        "nodes": {
            spot.place: {
                "step": step + 1,
                "text": str(number),
                "fine": f"{float(spot.value * times):.1f}",
                "value": round(float(spot.value * times), 2),
                "part": spot.part,
            }
            for spot, number, step in zip(heat.spots, numbers, steps, strict=True)
        },
    }
