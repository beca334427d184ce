use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use std::fmt;

use crate::Lang;

/// A text in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Words {
    pub en: String,
    pub it: String,
}

/// One mistake of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Refusal {
    /// Which kind of mistake.
    pub code: String,
    /// Where, as a JSON Pointer into the table.
    pub pointer: String,
    /// What its message is filled with.
    #[serde(default)]
    pub values: Map<String, Json>,
    /// Names that may have been meant.
    #[serde(default)]
    pub candidates: Vec<String>,
}

/// A request that cannot be carried out: a misspelt name, a table with mistakes, a plan for another state.
///
/// Shown in English; [`Error::message`] has it in Italian, too.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Error {
    /// Which kind of mistake. Codes do not change, words may. `binding.internal` is a mistake of ours, or the memory was used up.
    pub code: String,
    #[serde(default)]
    message: Words,
    /// What the message is filled with.
    #[serde(default)]
    pub values: Map<String, Json>,
    /// The name that was probably meant.
    #[serde(default)]
    pub suggestion: Option<String>,
    /// All mistakes of a table that was refused.
    #[serde(default)]
    pub refusals: Vec<Refusal>,
}

impl Error {
    /// The message in one language.
    pub fn message(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.message.en,
            Lang::It => &self.message.it,
        }
    }

    /// Where a table has its first mistake, as a JSON Pointer.
    pub fn place(&self) -> Option<&str> {
        self.values.get("pointer").and_then(Json::as_str)
    }

    pub(crate) fn internal(why: impl fmt::Display) -> Self {
        Error {
            code: "binding.internal".into(),
            message: Words {
                en: format!("The engine cannot go on: {why}."),
                it: format!("Il motore non può proseguire: {why}."),
            },
            values: Map::new(),
            suggestion: None,
            refusals: Vec::new(),
        }
    }

    /// What JavaScript threw, in its own words.
    pub(crate) fn caught(ctx: &rquickjs::Ctx<'_>, error: rquickjs::Error) -> Self {
        match rquickjs::CaughtError::from_error(ctx, error) {
            rquickjs::CaughtError::Exception(thrown) => Error::internal(thrown.message().unwrap_or_default()),
            other => Error::internal(other),
        }
    }
}

impl From<rquickjs::Error> for Error {
    fn from(error: rquickjs::Error) -> Self {
        Error::internal(error)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{} ({})", self.message.en, self.code)
    }
}

impl std::error::Error for Error {}
