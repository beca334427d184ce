//! The multiplayer rules of Magic: the Gathering, in process: questions, plans, and the rules that decided.
//!
//! The crate holds the compiled rulebook, with every edition and variant, and the engine that answers from it. Your program keeps its
//! own state; it opens a table of that state, asks, and carries out what plans say.
//!
//! ```
//! use tavolata::{events::PlayersLeave, facts::AnswerVerdict, questions::MayAttack, Rules};
//!
//! let rules = Rules::new()?;
//! let players = ["Ada", "Bruno", "Carla", "Dario"].map(|id| serde_json::json!({ "id": id, "rangeSeats": 1 }));
//! let table = rules.open(&serde_json::json!({
//!     "setup": { "edition": "2026-09-25", "variants": ["free-for-all"], "options": ["limited-range", "attack-multiple"] },
//!     "players": players,
//!     "objects": [{ "id": "bear", "owner": "Ada", "types": ["creature"] }],
//! }))?;
//! let answer = table.ask(&MayAttack { creature: "bear".into(), defender: "Carla".into() })?;
//! assert_eq!(answer.verdict, AnswerVerdict::Denied);
//! assert_eq!(answer.because, ["range.no-attack-outside"]);
//!
//! let plan = table.send([PlayersLeave { players: vec!["Ada".into()] }])?;
//! table.carry_out(&plan)?; // or make the writes in `plan.changes` on your own state
//! # Ok::<(), tavolata::Error>(())
//! ```
//!
//! # Threads
//!
//! [`Rules`] and [`Table`] go from one thread to another and may be shared. The engine of one `Rules` answers one call at a time, others
//! wait; threads that are to answer at the same time open `Rules` of their own (some 20 MB each).
//!
//! # Null and left out
//!
//! A fact of a table that may be null (“none”) and may also be left out (its default, or unknown) is an `Option<Option<T>>`: `None` is
//! left out, `Some(None)` is null, and [`is`] makes the value. In events and questions null is as good as left out, so there it is one
//! `Option`.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod answer;
mod engine;
mod error;
#[allow(missing_docs)]
pub mod events;
#[allow(missing_docs)]
pub mod facts;
#[allow(missing_docs)]
pub mod questions;
mod rules;
mod table;

pub use answer::{is, Answer, Change, OrId, PlanEvent, Problems, Question, Read, Ruling, Said};
pub use error::{Error, Refusal, Words};
pub use rules::{Lang, Made, MakeTable, Rules};
pub use table::{Asking, Axis, Matrix, MatrixOver, Sending, Table};
