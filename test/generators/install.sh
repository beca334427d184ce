#!/bin/sh
# Installs the generators that test/generators tries, each in .generators/LANGUAGE, from the package registry of its language.
# usage: npm run generators [-- LANGUAGE …]
cd "$(dirname "$0")"
[ $# -gt 0 ] || set -- python rust java csharp
for language in "$@"; do
  tools="$PWD/../../.generators/$language"
  mkdir -p "$tools"
  rm -f "$tools/installed"
  if (cd "$language" && TOOLS=$tools sh commands.sh install) >"$tools/log" 2>&1; then
    touch "$tools/installed"
    echo "$language: installed"
  else
    echo "$language: not installed: $(grep . "$tools/log" | tail -n 1)"
  fi
done
