"""How the whole package says no."""


class Refusal(ValueError):
    """What was asked breaks a rule: one sentence, and the clause or ruling it goes against."""

    def __init__(self, sentence: str, clause: str = "") -> None:
        super().__init__(f"{sentence} ({clause})" if clause else sentence)
        self.sentence = sentence
        self.clause = clause
