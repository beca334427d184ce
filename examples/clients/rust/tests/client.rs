//! `cargo test`; TAVOLATA_SERVE is the command of the server as a JSON list.

use serde_json::{json, Value};
use tavolata_client::{Client, Error};

const NAME: &str = "Zoë \"\t\\ 😀";

fn command() -> Vec<String> {
    let text = std::env::var("TAVOLATA_SERVE").unwrap_or(r#"["npx", "tavolata", "serve"]"#.into());
    serde_json::from_str(&text).expect("TAVOLATA_SERVE is a JSON list of texts")
}

fn opened() -> (Client, Value) {
    let mut client = Client::start(command()).expect("the server starts");
    let table = json!({
        "setup": { "edition": "2026-09-25" },
        "players": [{ "id": NAME, "life": 17 }, "Bruno", "Carla"]
    });
    let handle = client.call("openTable", json!({ "table": table })).expect("the table opens")["table"].take();
    (client, handle)
}

fn fact(client: &mut Client, table: &Value, name: &str) -> Value {
    client.call("factOf", json!({ "table": table, "of": NAME, "fact": name })).expect("there is such a fact")["value"].take()
}

#[test]
fn reads_numbers_booleans_and_texts() {
    let (mut client, table) = opened();
    assert_eq!(fact(&mut client, &table, "life").as_i64(), Some(17));
    assert_eq!(fact(&mut client, &table, "inGame").as_bool(), Some(true));
    let asked = json!({ "table": table, "question": "opponents", "arguments": { "player": "Bruno" } });
    let opponents = client.call("ask", asked).expect("an answer");
    assert_eq!(opponents["value"], json!([NAME, "Carla"]));
    assert!(client.call("info", json!({})).expect("info")["protocol"].is_u64());
}

#[test]
fn gives_errors_with_their_data() {
    let (mut client, table) = opened();
    let asked = json!({ "table": table, "question": "oponents", "arguments": { "player": "Bruno" } });
    let Err(Error::Server(error)) = client.call("ask", asked) else { panic!("a misspelt question is refused") };
    assert_eq!((error.code, error.kind()), (-32004, "fault.unknown-question"));
    assert_eq!(error.data["suggestion"], "opponents");
    assert!(error.data["help"]["it"].is_string());
    // The next call gets its own response.
    assert_eq!(fact(&mut client, &table, "life"), 17);
}

#[test]
fn keeps_a_table_in_step_with_changes() {
    let (mut client, table) = opened();
    let other = client.call("copyTable", json!({ "table": table })).expect("a copy")["table"].take();
    let leave = json!({ "event": "playersLeave", "fields": { "players": [NAME] } });
    let plan = client.call("send", json!({ "table": table, "events": [leave], "carryOut": true })).expect("a plan");
    client.call("changeTable", json!({ "table": other, "changes": plan["changes"] })).expect("changes");
    assert_eq!(fact(&mut client, &other, "inGame"), false);
    client.call("undo", json!({ "table": other })).expect("undo");
    assert_eq!(fact(&mut client, &other, "inGame"), true);
}

#[test]
fn says_when_the_server_has_gone() {
    let program = command().remove(0);
    let mut gone = Client::start([program.as_str(), "--version"]).expect("it starts");
    assert!(matches!(gone.call("info", json!({})), Err(Error::Io(_) | Error::Protocol(_))));
}
