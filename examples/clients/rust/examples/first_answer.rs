//! A first answer, and a player who leaves.
//!
//!     cargo run --example first_answer -- npx tavolata serve

use serde_json::{json, Value};
use tavolata_client::{Client, Error};

fn main() -> Result<(), Error> {
    let mut command: Vec<String> = std::env::args().skip(1).collect();
    if command.is_empty() {
        command = vec!["tavolata".into(), "serve".into()];
    }
    let mut client = Client::start(command)?;
    let players: Vec<Value> =
        ["Ada", "Bruno", "Carla", "Dario"].iter().map(|name| json!({ "id": name, "rangeSeats": 1 })).collect();
    let opened = client.call(
        "openTable",
        json!({ "table": {
            "setup": {
                "edition": "2026-09-25",
                "variants": ["free-for-all"],
                "options": ["limited-range", "attack-multiple"]
            },
            "players": players,
            "objects": [{ "id": "bear", "owner": "Ada", "types": ["creature"] }]
        } }),
    )?;
    let table = &opened["table"];
    println!("edition {}", text(&opened["edition"]));

    let questions = ["mayAttack(bear, Bruno)", "mayAttack(bear, Carla)"];
    let asked = client.call("ask", json!({ "table": table, "questions": questions }))?;
    for (question, answer) in questions.iter().zip(list(&asked["answers"])) {
        println!("{question}: {} ({})", text(&answer["verdict"]), joined(&answer["because"]));
    }

    let departure = json!({ "event": "playersLeave", "fields": { "players": ["Ada"] } });
    let plan = client.call("send", json!({ "table": table, "events": [departure], "carryOut": true }))?;
    for (number, step) in list(&plan["steps"]).iter().enumerate() {
        let names: Vec<&str> = list(step).iter().map(|event| text(&event["event"])).collect();
        println!("step {}: {}", number + 1, names.join(", "));
    }

    let left = client.call("ask", json!({ "table": table, "question": "playersIn" }))?;
    println!("in the game: {}", joined(&left["value"]));
    client.call("close", json!({ "table": table }))?;
    Ok(())
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

fn joined(value: &Value) -> String {
    list(value).iter().map(text).collect::<Vec<_>>().join(", ")
}
