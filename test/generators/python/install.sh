set -eu
python3 -m venv "$1/venv"
"$1/venv/bin/pip" install --quiet datamodel-code-generator==0.89.0 pydantic==2.14.3
