set -eu
case $1 in
  install)
    # Mono compiles and runs the classes: it is in Debian, while .NET is in no registry of packages.
    npm install --engine-strict=false --no-audit --no-fund --prefix "$TOOLS" quicktype@26.0.0
    command -v mcs mono || apt-get install -y --no-install-recommends mono-mcs mono-runtime
    test -e /usr/lib/cli/Newtonsoft.Json-5.0/Newtonsoft.Json.dll || apt-get install -y --no-install-recommends libnewtonsoft-json5.0-cil
    test -e /usr/lib/mono/4.5/System.Runtime.Serialization.dll || apt-get install -y --no-install-recommends libmono-system-runtime-serialization4.0-cil
    ;;
  generate)
    set -- Table Event Question Answer Plan Pick Change
    for name in "$@"; do set -- "$@" "$SCHEMA#/\$defs/$name"; shift; done
    "$TOOLS/node_modules/.bin/quicktype" --src-lang schema --lang csharp --namespace Tavolata --csharp-version 6 \
      --framework NewtonSoft --array-type list --features complete --out Tavolata.cs "$@"
    mcs -nowarn:0618 -r:/usr/lib/cli/Newtonsoft.Json-5.0/Newtonsoft.Json.dll -r:System.Runtime.Serialization \
      -out:RoundTrip.exe Tavolata.cs RoundTrip.cs
    ;;
  run)
    MONO_PATH=/usr/lib/cli/Newtonsoft.Json-5.0 exec mono RoundTrip.exe
    ;;
esac
