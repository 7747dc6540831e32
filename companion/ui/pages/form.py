"""The open values of one offer, all on one page: tap what it is, then do it."""

from collections.abc import Callable, Mapping, Sequence

from companion.core.game import Json, Line
from companion.core.offering import Offer
from companion.ui.brush import Brush
from companion.ui.desk import Desk
from companion.ui.layout import Rect
from companion.ui.pages.choices import Asked, paint_choices
from companion.ui.pages.head import paint_head
from companion.ui.theme import BIG_CAP, TITLE_CAP

DO_IT = 13.0


class FormPage:
    """One question: its answer does it. Several: answers are ticked, then the button below does it.
    `usual`: answers that are ticked beforehand, where they can be given."""

    def __init__(self, desk: Desk, offer: Offer, usual: Mapping[str, Json] | None = None) -> None:
        self._desk = desk
        self._offer = offer
        self._picked: dict[str, Json] = {
            key: value for key, value in (usual or {}).items() if value in self._choices.get(key, ())
        }
        self._is_leaving = False
        self._pick_what_is_usual()

    @property
    def _choices(self) -> dict[str, Sequence[Json]]:
        return dict(self._offer.get("choices", {}))

    @property
    def _asked(self) -> list[str]:
        return [key for key, values in self._choices.items() if len(values) > 1]

    def _pick_what_is_usual(self) -> None:
        """Only what is sure, and whose turn it is: yes or no is a real question, a wrong no goes unseen."""
        for key, values in self._choices.items():
            if len(values) == 1:
                self._picked[key] = values[0]
            elif len(self._asked) > 1 and key == "player":
                active = self._desk.table.view.get("active_player")
                if active in values:
                    self._picked.setdefault(key, active)

    # The table may move on below

    def _follow(self) -> bool:
        """Takes the offer as it is now; whether there still is one."""
        if self._desk.is_waiting:
            return True
        offers = self._desk.table.offers
        now = next((offer for offer in offers if _same(offer, self._offer)), None)
        if now is None:
            return False
        if now != self._offer:
            self._offer = now
            self._picked = {key: value for key, value in self._picked.items() if value in self._choices[key]}
            self._pick_what_is_usual()
        return True

    def _leave(self) -> None:
        if self._desk.page is self:
            self._desk.back_to(2)
            self._desk.tell(Line("screen-offer-gone"))

    def paint(self, brush: Brush, area: Rect) -> None:
        desk = self._desk
        if not self._follow():
            if not self._is_leaving:
                self._is_leaving = True
                desk.stage.call(self._leave)
            paint_head(brush, area, desk, desk.say("screen-offer-gone"))
            return
        title = desk.line(desk.table.offer_label(self._offer))
        rest = paint_head(brush, area, desk, title)
        if len(self._asked) != 1:
            button, rest = rest.cut_bottom(brush.mm(DO_IT), brush.gap)
            self._paint_do_it(brush, button, title)
        paint_choices(brush, rest, [self._asking(key) for key in self._asked])

    def _paint_do_it(self, brush: Brush, place: Rect, title: str) -> None:
        missing = [key for key in self._asked if key not in self._picked]
        if not missing:
            brush.button(place, title, self._do, name="do", kind="primary", icon="tick", cap=TITLE_CAP)
            return
        text = self._desk.say("screen-form-missing", what=self._question(missing[0]))
        brush.off_button(place, text, cap=BIG_CAP)

    def _question(self, key: str) -> str:
        return self._desk.say(f"{self._desk.table.game.id}-ask-{key}")

    def _asking(self, key: str) -> Asked:
        values = self._choices[key]
        labels = [self._label(key, value) for value in values]
        return Asked(
            f"choice-{key}", self._question(key), values, labels, self._picked.get(key), self._picker(key)
        )

    def _label(self, key: str, value: Json) -> str:
        """A value of several parts has a line for each."""
        label = self._desk.line(self._desk.table.choice_label(key, value))
        return label.replace(", ", "\n") if isinstance(value, Mapping) else label

    def _picker(self, key: str) -> Callable[[Json], None]:
        def pick(value: Json) -> None:
            self._picked[key] = value
            if len(self._asked) == 1:
                self._do()

        return pick

    def _do(self) -> None:
        self._desk.do({**self._offer, **self._picked}, lambda: self._desk.back_to(2))


def _same(offer: Offer, other: Offer) -> bool:
    """Whether they say the same and ask for the same, whatever can be answered."""
    said = [{key: value for key, value in each.items() if key != "choices"} for each in (offer, other)]
    return said[0] == said[1] and set(offer.get("choices", {})) == set(other.get("choices", {}))
