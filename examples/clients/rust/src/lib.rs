//! A client of `tavolata serve`: one request a line, one response a line.
//!
//! ```no_run
//! use serde_json::json;
//! let mut client = tavolata_client::Client::start(["npx", "tavolata", "serve"])?;
//! println!("{}", client.call("info", json!({}))?["protocol"]);
//! # Ok::<(), tavolata_client::Error>(())
//! ```

use serde_json::{json, Value};
use std::fmt;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The server as a child process.
pub struct Client {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    next_id: u64,
}

#[derive(Debug)]
pub enum Error {
    /// The server could not be started, or has gone.
    Io(io::Error),
    /// What came back is no response to the request.
    Protocol(String),
    /// What the server refused.
    Server(ServerError),
}

/// An error of the server.
#[derive(Debug)]
pub struct ServerError {
    /// Code of JSON-RPC.
    pub code: i64,
    /// In the language of the server (`--lang`).
    pub message: String,
    /// `code` (tavolata's own, which stays the same when words change), `message` and `help` in both languages, `values`, and for a
    /// misspelt name the `suggestion`.
    pub data: Value,
}

impl ServerError {
    /// Tavolata's own code, such as `serve.no-table`.
    pub fn kind(&self) -> &str {
        self.data["code"].as_str().unwrap_or_default()
    }
}

impl Client {
    /// Starts the server.
    pub fn start<I, S>(command: I) -> Result<Self, Error>
    where
        I: IntoIterator<Item = S>,
        S: AsRef<std::ffi::OsStr>,
    {
        let mut words = command.into_iter();
        let program = words.next().ok_or_else(|| Error::Protocol("no command".into()))?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let input = child.stdin.take();
        let output = child.stdout.take().ok_or_else(|| Error::Protocol("no output".into()))?;
        Ok(Client { child, input, output: BufReader::new(output), next_id: 1 })
    }

    /// The result of a method.
    ///
    /// # Errors
    /// `Server` for what the server refuses, the others when it has gone or does not keep to the protocol.
    pub fn call(&mut self, method: &str, params: Value) -> Result<Value, Error> {
        let id = self.next_id;
        self.next_id += 1;
        let request = json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params });
        let input = self.input.as_mut().ok_or_else(gone)?;
        writeln!(input, "{request}")?;
        input.flush()?;
        let mut line = String::new();
        if self.output.read_line(&mut line)? == 0 {
            return Err(gone());
        }
        let mut response: Value =
            serde_json::from_str(&line).map_err(|error| Error::Protocol(error.to_string()))?;
        // A request that the server cannot read is answered without an id.
        if response["id"] != json!(id) && !response["id"].is_null() {
            return Err(Error::Protocol(format!("a response to {} came instead of one to {id}", response["id"])));
        }
        match response.get_mut("error").map(Value::take) {
            None => Ok(response["result"].take()),
            Some(mut error) => Err(Error::Server(ServerError {
                code: error["code"].as_i64().unwrap_or_default(),
                message: error["message"].as_str().unwrap_or_default().to_owned(),
                data: error["data"].take(),
            })),
        }
    }
}

impl Drop for Client {
    /// The end of its input ends the server.
    fn drop(&mut self) {
        drop(self.input.take());
        // Nobody is left to be told that waiting failed.
        let _ = self.child.wait();
    }
}

fn gone() -> Error {
    Error::Io(io::Error::new(io::ErrorKind::UnexpectedEof, "the server has gone"))
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        Error::Io(error)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Io(error) => error.fmt(to),
            Error::Protocol(what) => to.write_str(what),
            Error::Server(error) => write!(to, "{} ({})", error.message, error.kind()),
        }
    }
}

impl std::error::Error for Error {}
