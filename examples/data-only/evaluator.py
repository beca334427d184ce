"""An evaluator of one's own, begun: questions of the compiled rulebook, from the data alone (docs/compiled-format.md).

    python3 evaluator.py compiled/rulebook.json table.json lifeOf Ada

It knows what many definitions are made of, and says so where it meets something else. What is missing is in the tables of that page, a
line for each kind of node; conformance.json tells when all is there. Python 3, standard library only.
"""
import json
import sys


class Evaluator:
    def __init__(self, rulebook, table):
        self.vocabulary = rulebook["vocabulary"]
        self.setup = self.filled("Setup", table["setup"])
        day = table["setup"]["edition"]
        self.edition = max(e["date"] for e in rulebook["editions"] if e["date"] <= day)
        self.lists, self.things = {}, {}
        for name, entity in self.vocabulary["entities"].items():
            if "collection" not in entity:
                continue
            given = [{"id": t} if isinstance(t, str) else t for t in table.get(entity["collection"], [])]
            self.lists[entity["collection"]] = [t["id"] for t in given]
            self.things.update((t["id"], self.filled(name, t)) for t in given)
        living = [e for e in rulebook["entries"] if self.alive(e, rulebook["matters"], table)]
        gone = {name for e in living for name in e["replaces"]}
        self.entries = [e for e in living if e["id"] not in gone]

    def filled(self, entity, given):
        """The facts of a thing: given, else the default, else those of another fact; what is left is unknown."""
        facts = self.vocabulary["entities"][entity]["facts"]
        known = {name: fact["default"] for name, fact in facts.items() if "default" in fact} | given
        return known | {
            name: known[fact["defaultFrom"]]
            for name, fact in facts.items()
            if name not in known and fact.get("defaultFrom") in known
        }

    def alive(self, entry, matters, table):
        layer, chosen = self.vocabulary["layers"].get(entry["layer"], {}), entry.get("chosen")
        if not entry.get("since", "") <= self.edition < entry.get("until", "9999"):
            return False
        if "when" in layer and self.value(layer["when"]["tree"], {}) is not True:
            return False
        if chosen is None:
            return True
        return table["setup"].get("house", {}).get(chosen["matter"], matters[chosen["matter"]]["default"]) == chosen["choice"]

    def ask(self, question, *arguments):
        """The value, with the ids of the entries that gave it."""
        asked = self.vocabulary["questions"][question]
        if asked["policy"] != "value":
            raise NotImplementedError(f"policy {asked['policy']}")
        names = dict(zip((p["name"] for p in asked["parameters"]), arguments))
        rows = [e for e in self.entries if e.get("hook") == "answers" and e["of"] == question]
        holding = [e for e in rows if "when" not in e or self.value(e["when"]["tree"], names) is True]
        deciding = [e for e in holding if not any(e["id"] in other["overrides"] for other in holding)]
        if any("value" not in e or e["let"] for e in deciding):
            raise NotImplementedError("entries with cases or names of their own")
        values = [self.value(e["value"]["tree"], names) for e in deciding]
        return (values[0] if values else asked.get("silence")), sorted(e["id"] for e in deciding)

    def value(self, node, names):
        operation = getattr(self, node["op"].replace(" ", "_") + "_", None)
        if operation is None:
            raise NotImplementedError(f"node {node['op']}")
        return operation(node, names)

    literal_ = staticmethod(lambda node, names: node["value"])
    name_ = staticmethod(lambda node, names: names[node["name"]])

    def collection_(self, node, names):
        return self.lists[node["name"]]

    def single_(self, node, names):
        return self.setup if node["name"] == "setup" else self.things[node["name"]]

    def fact_(self, node, names):
        of = self.value(node["of"], names)
        return None if of is None else (self.things[of] if isinstance(of, str) else of)[node["fact"]]

    def ask_(self, node, names):
        return self.ask(node["question"], *(self.value(a, names) for a in node["args"]))[0]

    def and_(self, node, names):
        return all(self.value(part, names) is True for part in node["parts"])

    def or_(self, node, names):
        return any(self.value(part, names) is True for part in node["parts"])

    def not_(self, node, names):
        return self.value(node["of"], names) is not True

    def otherwise_(self, node, names):
        left = self.value(node["left"], names)
        return self.value(node["right"], names) if left is None else left

    def list_(self, node, names):
        return [self.value(item, names) for item in node["items"]]

    def compare_(self, node, names):
        left, right = self.value(node["left"], names), self.value(node["right"], names)
        if node["sign"] in ("is", "is not"):
            return (left == right) == (node["sign"] == "is")
        if node["sign"] in ("in", "not in"):
            return (left in right) == (node["sign"] == "in")
        raise NotImplementedError(f"sign {node['sign']}")

    def if_(self, node, names):
        branch = node["then"] if self.value(node["test"], names) is True else node.get("else")
        return None if branch is None else self.value(branch, names)

    def members(self, node, names):
        """What an iteration goes through: the names in sight of each member for which its condition holds."""
        within = ({**names, node["name"]: x} for x in self.value(node["in"], names))
        return [sight for sight in within if "where" not in node or self.value(node["where"], sight) is True]

    def each_(self, node, names):
        if "by" in node:
            raise NotImplementedError("each … by")
        given = node.get("yield", {"op": "name", "name": node["name"]})
        return [self.value(given, sight) for sight in self.members(node, names)]

    def any_(self, node, names):
        return len(self.members(node, names)) > 0

    def every_(self, node, names):
        return all(self.value(node["yield"], sight) is True for sight in self.members(node, names))


if __name__ == "__main__":
    rulebook, table = (json.load(open(path, encoding="utf-8")) for path in sys.argv[1:3])
    value, because = Evaluator(rulebook, table).ask(*sys.argv[3:])
    print(json.dumps(value), "because", ", ".join(because))
