# The generator gives a type of one value a default, of which pydantic says that it has no effect there.
exec "$TOOLS/venv/bin/python" -W ignore round_trip.py
