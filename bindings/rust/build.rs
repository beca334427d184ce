//! Says what to do where the parts that the project's build makes are missing.

use std::path::Path;

fn main() {
    let root = std::env::var("CARGO_MANIFEST_DIR").expect("cargo says where the package is");
    for file in
        ["data/tavolata.iife.js", "data/rulebook.packed.gz", "src/facts.rs", "src/events.rs", "src/questions.rs"]
    {
        println!("cargo:rerun-if-changed={file}");
        if !Path::new(&root).join(file).exists() {
            panic!("{file} is missing: run `npm run build && npm run bindings` in the project's folder");
        }
    }
}
