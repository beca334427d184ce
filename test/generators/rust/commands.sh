set -eu
case $1 in
  install)
    CARGO_TARGET_DIR="$TOOLS/build" cargo install --quiet --locked --root "$TOOLS" cargo-typify@0.8.0
    rm -rf "$TOOLS/build"
    cargo fetch --quiet --locked
    ;;
  generate)
    "$TOOLS/bin/cargo-typify" typify "$SCHEMA" --no-builder --output generated.rs
    # Compiling takes a minute, so only what has changed is.
    cmp -s generated.rs src/tavolata.rs || cp generated.rs src/tavolata.rs
    cargo build --quiet --offline --locked
    ;;
  run)
    exec target/debug/round-trip
    ;;
esac
