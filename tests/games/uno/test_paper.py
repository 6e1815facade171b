"""UNO on paper: discards are told as counts by colour and of the top's sign, and that is enough to answer from."""

from dataclasses import replace

from uncle_widgets.games.plans import exercises, plans
from uncle_widgets.games.uno import KIT
from uncle_widgets.games.uno.cards import COLOUR, SIGN, Card
from uncle_widgets.games.uno.state import View


def others(view: View) -> tuple[Card, ...]:
    """As many discards of each colour, and as many of the top's sign in it, but other cards where there are any."""
    left = [card for card, copies in view.copies.items() for _ in range(copies)]
    made = []
    for card in view.table.discards[:-1]:
        kind = COLOUR[card] or card, SIGN[card] == SIGN[view.table.top]
        alike = (
            one for one in left if one != card and (COLOUR[one] or one, SIGN[one] == SIGN[view.table.top]) == kind
        )
        made.append(next(alike, card))
        if made[-1] != card:
            left.remove(made[-1])
    return (*made, view.table.top)


def test_other_discards_of_the_same_counts_have_the_same_text_and_the_same_answer() -> None:
    changed = 0
    for plan in plans(KIT):
        for here in exercises(KIT, plan):
            if here.question.id in ("N-L1", "N-L2", "N-L3", "N-L4"):
                view: View = here.view
                other = replace(view, table=replace(view.table, discards=others(view)))
                changed += other.table.discards != view.table.discards
                assert KIT.paper(other, here.question) == KIT.paper(view, here.question)
                assert here.question.number(other) == here.question.number(view), (plan.number, here.place)
    assert changed > 25
