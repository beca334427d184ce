set -eu
CARGO_TARGET_DIR="$1/build" cargo install --quiet --locked --root "$1" cargo-typify@0.8.0
rm -rf "$1/build"
cargo fetch --quiet --locked
