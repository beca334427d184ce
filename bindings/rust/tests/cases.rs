//! Every case of the rules, through the crate: the same texts as in Node, and structs that lose nothing of them.
//!
//! `npm run test:bindings` writes the file of cases and names it in `TAVOLATA_CASES`.

mod again;

use serde_json::{Map, Value as Json};
use std::fs::File;
use std::io::{BufRead, BufReader};
use tavolata::facts::{Plan, TableJson};
use tavolata::Rules;

/// Without what is null: in events and questions null is as good as left out.
fn lean(value: Json) -> Json {
    match value {
        Json::Object(parts) => {
            let parts = parts.into_iter().filter(|(_, part)| !part.is_null());
            Json::Object(parts.map(|(name, part)| (name, lean(part))).collect::<Map<_, _>>())
        }
        Json::Array(items) => Json::Array(items.into_iter().map(lean).collect()),
        other => other,
    }
}

fn read(text: &str) -> Json {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error} in {text}"))
}

/// Reads a reply into the crate's types and writes it again; None where it has none, as for questions of the rules themselves.
fn again(request: &Json, reply: &str) -> Option<(Json, Json)> {
    let said = read(reply)["ok"].take();
    match request["call"].as_str()? {
        "ask" => {
            let (arguments, answer) = (request["arguments"].to_string(), said.to_string());
            let both = again::again(request["question"].as_str()?, &arguments, &answer)?;
            let (asked, answered) = both.unwrap_or_else(|error| panic!("{error}: {arguments} {answer}"));
            let before = Json::Array(vec![request["arguments"].clone(), said]);
            Some((lean(before), lean(Json::Array(vec![read(&asked), read(&answered)]))))
        }
        "send" | "verify" => {
            let plan: Plan = serde_json::from_value(said.clone()).unwrap_or_else(|error| panic!("{error}: {said}"));
            Some((lean(said), lean(serde_json::to_value(plan).unwrap())))
        }
        "tableToJson" => {
            let table: TableJson = serde_json::from_value(said.clone()).unwrap_or_else(|error| panic!("{error}: {said}"));
            // Here null is not the same as left out.
            Some((said, serde_json::to_value(table).unwrap()))
        }
        _ => None,
    }
}

#[test]
fn all_cases_are_answered_as_in_node() {
    let path = std::env::var("TAVOLATA_CASES").expect("TAVOLATA_CASES names the file that `npm run test:bindings` writes");
    let mut lines = BufReader::new(File::open(&path).unwrap()).lines().map(Result::unwrap);
    let counts = read(&lines.next().unwrap());
    let rules = Rules::new().unwrap();
    let (mut answers, mut typed, mut plans, mut tables) = (0, 0, 0, 0);
    while let (Some(request), Some(expected)) = (lines.next(), lines.next()) {
        assert_eq!(rules.call_text(&request).unwrap(), expected, "to {request}");
        let request = read(&request);
        let both = again(&request, &expected);
        match request["call"].as_str() {
            Some("ask") => {
                answers += 1;
                typed += usize::from(both.is_some());
            }
            Some("send" | "verify") => plans += 1,
            Some("tableToJson") => tables += 1,
            _ => {}
        }
        if let Some((before, after)) = both {
            assert!(before == after, "the structs change what Node says to {request}:\n{before}\n{after}");
        }
    }
    assert_eq!(counts, serde_json::json!({ "scenarios": tables, "answers": answers, "forHosts": typed, "plans": plans }));
    println!("{tables} scenarios, {answers} answers and {plans} plans are equal");
}
