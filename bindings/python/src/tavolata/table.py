"""A table: the state of one game, asked and changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from .errors import CLOSED, TavolataError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from types import TracebackType

    from .engine import Engine
    from .vocabulary import Ask, Change, Event, Need, Notice, Pick, Plan, UnknownFact
    from .vocabulary import Table as TableJson


class Table:
    """An open table; `Rules.open` makes it. Closed at the end of `with`, or when nothing refers to it any more."""

    def __init__(self, engine: Engine, opened: dict[str, Any]) -> None:
        """Take what `openTable` gave."""
        self._engine = engine
        self._handle: str | None = opened["table"]
        self.edition: str = opened["edition"]
        """The edition of the rules that is in force here."""
        self.assumed: list[UnknownFact] = opened["assumed"]
        """Facts that the table left out, and that were taken to be as at the beginning of a turn."""
        self.notices: list[Notice] = opened["notices"]
        """What the setup lacks or has too much of."""

    def __enter__(self) -> Self:
        """Close it at the end of the block."""
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Close it."""
        self.close()

    def __del__(self) -> None:
        """Have it closed with the next call of the engine."""
        if (handle := getattr(self, "_handle", None)) is not None:
            self._engine.forgotten.append(handle)

    def close(self) -> None:
        """Give the memory back. A second time nothing happens."""
        if self._handle is not None:
            self._engine.forgotten.append(self._handle)
            self._handle = None

    if TYPE_CHECKING:
        ask: Ask
    else:

        def ask(self, question, /, *, reasons=False, trace=False, **arguments):
            """Ask one question: the name of it, then its arguments by name.

            :param reasons: also name the entries that the deciding ones rest on, with numbers of rules
            :param trace: say how every entry fared
            :returns: an answer with `verdict`, `value` or `problems`, and `because`
            """
            wanted = {"reasons": reasons, "trace": trace} if reasons or trace else {}
            return self._call("ask", question=question, arguments=arguments, **wanted)

    def matrix(
        self,
        question: str,
        over: Mapping[str, Sequence[Any]],
        *,
        reasons: bool = False,
        **arguments: Any,
    ) -> dict[str, Any]:
        """Ask one question for everything in one or two lists, rows first: by far the quickest way to ask for many.

        :param over: for one or two parameters what they go through
        :returns: `answers` row by row
        """
        answered: dict[str, Any] = self._call(
            "matrix", question=question, over=over, arguments=arguments, reasons=reasons
        )
        return answered

    def send(
        self,
        *events: Event,
        picks: Sequence[Pick] = (),
        carry_out: bool = False,
        reasons: bool = True,
        trace: bool = False,
    ) -> Plan:
        """Say what really happens when these events happen at the same moment.

        :param picks: what was picked for the `needs` of an earlier plan
        :param carry_out: make the writes of the plan on this table
        :param reasons: false: leave `because` out, which is faster
        """
        plan: Plan = self._call("send", events=events, picks=picks, carryOut=carry_out, reasons=reasons, trace=trace)
        return plan

    def resolve(
        self,
        *events: Event,
        choose: Callable[[Need], Any],
        carry_out: bool = False,
        reasons: bool = True,
    ) -> Plan:
        """As `send`, with every choice made by `choose`, which gives one of `need["among"]`."""
        picks: list[Pick] = []
        while True:
            plan = self.send(*events, picks=picks, carry_out=carry_out, reasons=reasons)
            if not plan["needs"]:
                return plan
            picks += [{"matter": need["matter"], "by": need["by"], "pick": choose(need)} for need in plan["needs"]]

    def verify(self) -> Plan:
        """What a host that carried out a plan has left undone, as a plan."""
        plan: Plan = self._call("verify")
        return plan

    def carry_out(self, plan: Plan) -> None:
        """Make the writes of a plan on this table."""
        self._call("carryOutPlan", plan=plan)

    def change(self, changes: Sequence[Change]) -> None:
        """Make writes of your own, in the form of a plan's `changes`: all of them or none."""
        self._call("changeTable", changes=changes)

    def set_fact(self, of: str, fact: str, value: Any) -> None:
        """Give a thing (or `game`) a value."""
        self._call("setFact", of=of, fact=fact, value=value)

    def forget_fact(self, of: str, fact: str) -> None:
        """Leave a fact of a thing out: it has its default, or is unknown from then on."""
        self._call("setFact", of=of, fact=fact)

    def add(self, collection: str, thing: Mapping[str, Any] | str) -> None:
        """Put a thing at the end of a collection."""
        self._call("addThing", collection=collection, thing=thing)

    def remove(self, id: str) -> None:  # noqa: A002
        """Take a thing away."""
        self._call("removeThing", id=id)

    def undo(self) -> None:
        """Take the last change back, then the one before, up to 200."""
        self._call("undo")

    def fact(self, of: str, fact: str) -> Any:
        """The value of a fact; None also where it is unknown."""
        return self._call("factOf", of=of, fact=fact).get("value")

    def members(self, collection: str) -> list[str]:
        """The ids of the things in a collection, in order."""
        ids: list[str] = self._call("membersOf", collection=collection)["members"]
        return ids

    def copy(self) -> Table:
        """Another table in the same state."""
        opened = {"edition": self.edition, "assumed": self.assumed, "notices": self.notices}
        return Table(self._engine, {**self._call("copyTable"), **opened})

    def to_json(self) -> TableJson:
        """The state as `Rules.open` takes it."""
        state: TableJson = self._call("tableToJson")
        return state

    def add_entries(self, extra: Mapping[str, Any]) -> None:
        """Go on under more rules: compiled entries of cards or of the house."""
        self._call("addEntries", extra=extra)

    def remove_entries(self, entries: Sequence[str]) -> None:
        """Go on without entries that were added, by their ids."""
        self._call("removeEntries", entries=entries)

    def _call(self, name: str, **parts: Any) -> Any:
        if self._handle is None:
            raise TavolataError(CLOSED, self._engine.lang)
        return self._engine.call(name, table=self._handle, **parts)
