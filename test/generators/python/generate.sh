set -eu
"$TOOLS/venv/bin/datamodel-codegen" --input "$SCHEMA" --input-file-type jsonschema --output tavolata.py \
  --output-model-type pydantic_v2.BaseModel --target-python-version 3.11 --formatters builtin --disable-timestamp \
  --use-type-alias --enum-field-as-literal one --use-one-literal-as-default
