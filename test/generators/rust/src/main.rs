//! Reads each value into the type of its definition and writes it out again; one JSON object a line.
#[allow(clippy::all)]
mod tavolata;

use serde::{de::DeserializeOwned, Serialize};
use serde_json::{json, Value};
use std::io::BufRead;

fn round<T: DeserializeOwned + Serialize>(value: &Value) -> Value {
    match serde_json::from_value::<T>(value.clone()) {
        Ok(thing) => json!({ "value": thing }),
        Err(error) => json!({ "refused": error.to_string() }),
    }
}

fn main() {
    for line in std::io::stdin().lock().lines() {
        let item: Value = serde_json::from_str(&line.unwrap()).unwrap();
        let value = &item["value"];
        let out = match item["of"].as_str().unwrap() {
            "Table" => round::<tavolata::Table>(value),
            "Event" => round::<tavolata::Event>(value),
            "Question" => round::<tavolata::Question>(value),
            "Answer" => round::<tavolata::Answer>(value),
            "Plan" => round::<tavolata::Plan>(value),
            "Pick" => round::<tavolata::Pick>(value),
            "Change" => round::<tavolata::Change>(value),
            other => panic!("{other}"),
        };
        println!("{out}");
    }
}
