"""Reads each value into the class of its definition and writes it out again; one JSON object a line."""

import json
import sys

import tavolata
from pydantic import TypeAdapter, ValidationError

for line in sys.stdin:
    item = json.loads(line)
    try:
        kind = TypeAdapter(getattr(tavolata, item["of"]))
        thing = kind.validate_python(item["value"])
        print(json.dumps({"value": kind.dump_python(thing, mode="json", by_alias=True, exclude_unset=True)}))
    except ValidationError as error:
        print(json.dumps({"refused": str(error)[:500]}))
