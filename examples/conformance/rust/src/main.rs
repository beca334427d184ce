//! An adapter for `tavolata conformance`: put your engine in the place of `Table`.
//!
//! ```sh
//! tavolata conformance -- cargo run --quiet
//! ```
use serde_json::{json, Value};
use std::io::{stdin, stdout, BufRead, Write};

fn has() -> Value {
    json!({
        "name": "skeleton in Rust",
        "variants": ["free-for-all"],
        "options": ["attack-multiple", "limited-range"],
        "questions": ["playersIn", "lifeOf", "inRange"],
        "events": ["concedes", "playersLeave", "lifeChanges"],
        "facts": ["players.life", "players.rangeSeats", "players.inGame", "players.outcome", "players.team"],
    })
}

/// What the engine has, but not in this form; the reason goes into the report, with a link.
struct Skipped(String);

struct Player {
    id: String,
    life: i64,
    range: Option<u64>,
    in_game: bool,
    outcome: Option<String>,
}

/// The state of your engine: here some players in turn order.
#[derive(Default)]
struct Table {
    players: Vec<Player>,
}

impl Table {
    fn open(given: &Value) -> Result<Table, Skipped> {
        let players = given["players"].as_array().map_or(&[][..], Vec::as_slice);
        if players.iter().any(|one| one["team"].is_string()) {
            return Err(Skipped("no teams yet".to_string()));
        }
        let player = |one: &Value| Player {
            id: one["id"].as_str().unwrap_or_default().to_string(),
            life: one["life"].as_i64().unwrap_or(20),
            range: one["rangeSeats"].as_u64(),
            in_game: one["inGame"].as_bool().unwrap_or(true),
            outcome: one["outcome"].as_str().map(String::from),
        };
        Ok(Table { players: players.iter().map(player).collect() })
    }

    fn index(&self, name: &Value) -> Result<usize, Skipped> {
        let found = self.players.iter().position(|one| Some(one.id.as_str()) == name.as_str());
        found.ok_or_else(|| Skipped(format!("{name} is no player")))
    }

    fn left(&self) -> Vec<usize> {
        (0..self.players.len()).filter(|&one| self.players[one].in_game).collect()
    }

    fn is_in_range(&self, viewer: usize, other: usize) -> bool {
        let Some(range) = self.players[viewer].range else { return true };
        let seats = self.left();
        let seat = |player| seats.iter().position(|&one| one == player);
        let (Some(mine), Some(theirs)) = (seat(viewer), seat(other)) else { return false };
        let apart = mine.abs_diff(theirs);
        apart.min(seats.len() - apart) as u64 <= range
    }

    fn ask(&self, question: &Value, arguments: &Value) -> Result<Value, Skipped> {
        if question == "playersIn" {
            return Ok(self.left().into_iter().map(|one| json!(self.players[one].id)).collect());
        }
        let player = self.index(&arguments["player"])?;
        if question == "lifeOf" {
            return Ok(json!(self.players[player].life));
        }
        Ok(json!(self.is_in_range(player, self.index(&arguments["thing"])?)))
    }

    fn send(&mut self, event: &Value, fields: &Value) -> Result<(), Skipped> {
        if event == "lifeChanges" {
            let player = self.index(&fields["player"])?;
            self.players[player].life += fields["amount"].as_i64().unwrap_or(0);
            return Ok(());
        }
        if event == "concedes" {
            return self.leave(std::slice::from_ref(&fields["player"]), Some("lost"));
        }
        self.leave(fields["players"].as_array().map_or(&[], Vec::as_slice), None)
    }

    fn leave(&mut self, names: &[Value], outcome: Option<&str>) -> Result<(), Skipped> {
        let outcome = if names.len() == self.left().len() { Some("drew") } else { outcome };
        for name in names {
            let player = self.index(name)?;
            self.players[player].in_game = false;
            self.players[player].outcome = outcome.map(String::from);
        }
        if let [last] = self.left()[..] {
            self.players[last].outcome = Some("won".to_string());
        }
        Ok(())
    }

    /// The table as it stands, with the facts that `has` names.
    fn seen(&self) -> Value {
        let player = |one: &Player| {
            json!({"id": one.id, "life": one.life, "inGame": one.in_game, "outcome": one.outcome})
        };
        json!({ "players": self.players.iter().map(player).collect::<Vec<_>>() })
    }
}

fn answer(table: &mut Table, message: &Value) -> Result<Value, Skipped> {
    match message["do"].as_str() {
        Some("hello") => return Ok(has()),
        Some("open") => *table = Table::open(&message["table"])?,
        Some("ask") => {
            let answer = table.ask(&message["question"], &message["arguments"])?;
            return Ok(json!({ "answer": answer }));
        }
        Some("send") => {
            let events = message["events"].as_array().map_or(&[][..], Vec::as_slice);
            for one in events {
                table.send(&one["event"], &one["fields"])?;
            }
            return Ok(json!({ "after": table.seen() }));
        }
        _ => {}
    }
    Ok(json!({}))
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut table = Table::default();
    for line in stdin().lock().lines() {
        let message: Value = serde_json::from_str(&line?)?;
        let mut reply = answer(&mut table, &message).unwrap_or_else(
            |Skipped(why)| json!({ "skipped": why, "link": "https://example.org/issues/1" }),
        );
        reply["seq"] = message["seq"].clone();
        writeln!(stdout(), "{reply}")?;
        if message["do"] == "bye" {
            break;
        }
    }
    Ok(())
}
