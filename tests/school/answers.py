"""What students give: the right answer of an exercise, and the answer of one who makes a slip."""

from fractions import Fraction
from typing import Any

from uncle_widgets.school.tasks import Lapse, Task


def of(task: Task, slip: Lapse) -> Any:
    """What somebody gives who makes this slip."""
    if task.kind == "function":
        gave = {case.args: value for case, value in zip(task.cases, slip.values, strict=True)}
        return lambda *args: gave[args]
    if task.kind == "share":
        assert isinstance(slip.value, Fraction)
        many = max(100_000, task.least)
        return round(slip.value * many), many
    return slip.value


def solved(task: Task) -> Any:
    match task.kind:
        case "guess":
            return 30
        case "words":
            return "The same 27 cards are unseen, seven of them 6s."
        case "share":
            many = max(10_000, task.least)
            return round(task.exact * many), many
        case "function":
            return lambda *args: next(case.value for case in task.cases if case.args == args)
    return task.answer


def typed(task: Task) -> str:
    """What somebody types into a box who is right: a decimal, since a fraction of 100 is read as a share of it."""
    answer = solved(task)
    whole = not isinstance(answer, Fraction) or answer.denominator == 1 or task.kind != "number"
    return str(answer) if whole else f"{float(answer):.6f}"
