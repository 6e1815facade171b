"""How the whole package says no."""


class Refusal(ValueError):
    """What was asked breaks a rule: one sentence, and the clause or ruling it goes against."""

    def __init__(self, sentence: str, clause: str = "") -> None:
        super().__init__(f"{sentence} ({clause})" if clause else sentence)
        self.sentence = sentence
        self.clause = clause


def whole(name: str, value: object, least: int, most: int) -> int:
    """`value`, which must be a whole number from `least` to `most`; else a Refusal that names the range."""
    if type(value) is not int or not least <= value <= most:
        raise Refusal(f"Expected {name} to be a whole number from {least} to {most}, not {str(value)[:20]!r}.")
    return value
