# Mono compiles and runs the classes: it is in Debian, while .NET is in no registry of packages.
set -eu
npm install --engine-strict=false --no-audit --no-fund --prefix "$1" quicktype@26.0.0
command -v mcs mono || apt-get install -y --no-install-recommends mono-mcs mono-runtime
test -e /usr/lib/cli/Newtonsoft.Json-5.0/Newtonsoft.Json.dll || apt-get install -y --no-install-recommends libnewtonsoft-json5.0-cil
test -e /usr/lib/mono/4.5/System.Runtime.Serialization.dll || apt-get install -y --no-install-recommends libmono-system-runtime-serialization4.0-cil
