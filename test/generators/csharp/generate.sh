set -eu
set -- Table Event Question Answer Plan Pick Change
for name in "$@"; do set -- "$@" "$SCHEMA#/\$defs/$name"; shift; done
"$TOOLS/node_modules/.bin/quicktype" --src-lang schema --lang csharp --namespace Tavolata --csharp-version 6 \
  --framework NewtonSoft --array-type list --features complete --out Tavolata.cs "$@"
mcs -nowarn:0618 -r:/usr/lib/cli/Newtonsoft.Json-5.0/Newtonsoft.Json.dll -r:System.Runtime.Serialization \
  -out:RoundTrip.exe Tavolata.cs RoundTrip.cs
