set -eu
case $1 in
  install)
    python3 -m venv "$TOOLS/venv"
    "$TOOLS/venv/bin/pip" install --quiet datamodel-code-generator==0.89.0 pydantic==2.14.3
    ;;
  generate)
    "$TOOLS/venv/bin/datamodel-codegen" --input "$SCHEMA" --input-file-type jsonschema --output tavolata.py \
      --output-model-type pydantic_v2.BaseModel --target-python-version 3.11 --formatters builtin --disable-timestamp \
      --use-type-alias --enum-field-as-literal one --use-one-literal-as-default
    ;;
  run)
    # The generator gives a type of one value a default, of which pydantic says that it has no effect there.
    exec "$TOOLS/venv/bin/python" -W ignore round_trip.py
    ;;
esac
