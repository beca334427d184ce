//! A client of `tavolata serve`: Rust 2021, nothing but std.
//!
//!     rustc --edition 2021 -O client.rs
//!     ./client                          needs `tavolata` on the path
//!     ./client npx tavolata serve       or says how to start the server

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Error, Result, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

const TABLE: &str = r#"{
  "setup": {
    "edition": "2026-09-25",
    "variants": ["free-for-all"],
    "options": ["limited-range", "attack-multiple"]
  },
  "players": [
    { "id": "Ada", "rangeSeats": 1 },
    { "id": "Bruno", "rangeSeats": 1 },
    { "id": "Carla", "rangeSeats": 1 },
    { "id": "Dario", "rangeSeats": 1 }
  ],
  "objects": [{ "id": "bear", "owner": "Ada", "types": ["creature"] }]
}"#;

fn main() -> Result<()> {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let command = if given.is_empty() { vec!["tavolata".into(), "serve".into()] } else { given };
    let mut server = Server::start(&command)?;

    let opened = server.call("open", &format!(r#"{{"table":{TABLE}}}"#))?;
    let table = opened.get("table").text();
    println!("table {table}, edition {}", opened.get("edition").text());

    let questions = ["mayAttack(bear, Bruno)", "mayAttack(bear, Carla)"];
    let asked = questions.map(quoted).join(",");
    let result = server.call("ask", &format!(r#"{{"table":{},"questions":[{asked}]}}"#, quoted(table)))?;
    for (question, answer) in questions.iter().zip(result.get("answers").items()) {
        println!("{question}: {} ({})", answer.get("verdict").text(), joined(answer.get("because")));
    }

    let departure = r#"{"event":"playersLeave","fields":{"players":["Ada"]}}"#;
    let params = format!(r#"{{"table":{},"events":[{departure}],"apply":true}}"#, quoted(table));
    let plan = server.call("send", &params)?;
    for (index, step) in plan.get("steps").items().iter().enumerate() {
        let events: Vec<&str> = step.items().iter().map(|event| event.get("event").text()).collect();
        println!("step {}: {}", index + 1, events.join(", "));
    }

    let left = server.call("ask", &format!(r#"{{"table":{},"question":"playersIn"}}"#, quoted(table)))?;
    println!("in the game: {}", joined(left.get("value")));
    server.call("close", &format!(r#"{{"table":{}}}"#, quoted(table)))?;
    server.stop()
}

fn joined(list: &Json) -> String {
    list.items().iter().map(Json::text).collect::<Vec<_>>().join(", ")
}

/// The server as a child process: one request a line, one response a line.
struct Server {
    process: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    next_id: u64,
}

impl Server {
    fn start(command: &[String]) -> Result<Server> {
        let mut process = Command::new(&command[0])
            .args(&command[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let to = process.stdin.take().expect("stdin is a pipe");
        let from = BufReader::new(process.stdout.take().expect("stdout is a pipe"));
        Ok(Server { process, to, from, next_id: 1 })
    }

    /// The result of a method; an error of the server becomes an `Error` with its message.
    fn call(&mut self, method: &str, params: &str) -> Result<Json> {
        let request = format!(
            r#"{{"jsonrpc":"2.0","id":{},"method":{},"params":{params}}}"#,
            self.next_id,
            quoted(method)
        );
        self.next_id += 1;
        // A message is one line: line breaks stand only between the parts of a JSON text, never in its strings.
        writeln!(self.to, "{}", request.replace('\n', " "))?;
        self.to.flush()?;
        let mut line = String::new();
        if self.from.read_line(&mut line)? == 0 {
            return Err(Error::other("the server has gone"));
        }
        let mut response = Json::read(&line);
        match &mut response {
            Json::Object(members) if members.contains_key("result") => Ok(members.remove("result").unwrap_or(Json::Null)),
            _ => Err(Error::other(response.get("error").get("message").text())),
        }
    }

    /// The end of its input ends the server.
    fn stop(self) -> Result<()> {
        let Server { mut process, to, .. } = self;
        drop(to);
        process.wait().map(|_| ())
    }
}

fn quoted(text: &str) -> String {
    let escaped = text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    format!("\"{escaped}\"")
}

/// Just enough JSON to read responses; any crate does this better.
enum Json {
    Null,
    Other,
    Text(String),
    List(Vec<Json>),
    Object(BTreeMap<String, Json>),
}

impl Json {
    fn read(text: &str) -> Json {
        let characters: Vec<char> = text.chars().collect();
        value(&characters, &mut 0)
    }

    /// A member of an object; null where there is none.
    fn get(&self, key: &str) -> &Json {
        match self {
            Json::Object(members) => members.get(key).unwrap_or(&Json::Null),
            _ => &Json::Null,
        }
    }

    fn text(&self) -> &str {
        match self {
            Json::Text(text) => text,
            _ => "",
        }
    }

    fn items(&self) -> &[Json] {
        match self {
            Json::List(items) => items,
            _ => &[],
        }
    }
}

fn next(text: &[char], at: &mut usize) -> char {
    while text[*at].is_whitespace() {
        *at += 1;
    }
    *at += 1;
    text[*at - 1]
}

fn value(text: &[char], at: &mut usize) -> Json {
    match next(text, at) {
        '{' => {
            let mut members = BTreeMap::new();
            loop {
                match next(text, at) {
                    '}' => return Json::Object(members),
                    '"' => {
                        let key = string(text, at);
                        next(text, at);
                        members.insert(key, value(text, at));
                    }
                    _ => {}
                }
            }
        }
        '[' => {
            let mut items = Vec::new();
            loop {
                match next(text, at) {
                    ']' => return Json::List(items),
                    ',' => {}
                    _ => {
                        *at -= 1;
                        items.push(value(text, at));
                    }
                }
            }
        }
        '"' => Json::Text(string(text, at)),
        first => {
            while *at < text.len() && !matches!(text[*at], ',' | ']' | '}') && !text[*at].is_whitespace() {
                *at += 1;
            }
            if first == 'n' { Json::Null } else { Json::Other }
        }
    }
}

/// The quotation mark before it has been read.
fn string(text: &[char], at: &mut usize) -> String {
    let mut units: Vec<u16> = Vec::new();
    loop {
        let mut character = text[*at];
        *at += 1;
        match character {
            '"' => return String::from_utf16_lossy(&units),
            '\\' => {
                character = text[*at];
                *at += 1;
                let unit = match character {
                    'u' => {
                        let digits: String = text[*at..*at + 4].iter().collect();
                        *at += 4;
                        u16::from_str_radix(&digits, 16).unwrap_or(0xfffd)
                    }
                    'n' => 10,
                    'r' => 13,
                    't' => 9,
                    'b' => 8,
                    'f' => 12,
                    other => other as u16,
                };
                units.push(unit);
            }
            other => units.extend(other.encode_utf16(&mut [0; 2]).iter()),
        }
    }
}
