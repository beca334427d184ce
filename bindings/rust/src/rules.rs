use crate::{engine::Engine, facts::TableJson, Error, Problems, Said, Table};
use serde::{Deserialize, Serialize};
use serde_json::{json, Value as Json};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A language of texts for people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Italian.
    It,
}

/// Who is to be seated for what: the request of [`Rules::make_table`].
#[derive(Clone, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MakeTable {
    /// Day whose edition holds.
    pub edition: String,
    /// Such as `emperor`.
    pub variant: String,
    /// In turn order, unless the rules seat them otherwise.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// Names of teams with their players; without any the variant splits them.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub teams: BTreeMap<String, Vec<String>>,
    /// Options besides those that the variant always has.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<String>,
    /// Options that it usually has and this table has not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<String>,
    /// House answers other than the default.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub house: BTreeMap<String, String>,
    /// Range of influence in seats for everybody, instead of the one that the rules give.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range: Option<u32>,
    /// Facts, of whatever thing, that you do not keep: neither the table nor a plan for it has them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub not_kept: Vec<String>,
    /// Seed for what is left to chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u32>,
    /// Also begin the game.
    pub start: bool,
}

/// A table that was made.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Made {
    /// The table, to be opened.
    pub json: TableJson,
    /// What is wrong with it.
    pub problems: Problems,
    /// Seed that makes the same table again.
    #[serde(default)]
    pub seed: Option<u32>,
}

/// A rulebook in an engine: where tables are made and opened.
///
/// Dropped together with the last table that was opened with it, it gives its memory back.
#[derive(Clone)]
pub struct Rules {
    held: Arc<Held>,
}

/// A rulebook that the engine holds until nobody has it.
struct Held {
    engine: Arc<Engine>,
    handle: String,
}

#[derive(Deserialize)]
struct Loaded {
    rulebook: String,
}

impl Rules {
    /// The rulebook that comes with the crate: every edition and variant.
    ///
    /// # Errors
    /// `binding.internal`, where there is no memory for it.
    pub fn new() -> Result<Self, Error> {
        Self::packed(&Engine::rulebook()?)
    }

    /// Rules of your own: the text of the `rulebook.packed` that `tavolata build` writes.
    ///
    /// # Errors
    /// For what is no packed rulebook of this version.
    pub fn packed(rulebook: &str) -> Result<Self, Error> {
        let engine = Arc::new(Engine::new()?);
        let Loaded { rulebook: handle } = engine.call("load", json!({ "rulebook": rulebook }))?;
        Ok(Rules { held: Arc::new(Held { engine, handle }) })
    }

    /// Opens a table: a [`TableJson`], or anything else that is written as one.
    ///
    /// # Errors
    /// `fault.table`, with all mistakes in [`Error::refusals`].
    pub fn open(&self, table: &impl Serialize) -> Result<Table, Error> {
        Table::open(self, table)
    }

    /// Seats players for a variant. The table is right if `problems.problems` is empty.
    ///
    /// # Errors
    /// For names that there are not.
    pub fn make_table(&self, wanted: &MakeTable) -> Result<Made, Error> {
        self.call("makeTable", wanted)
    }

    /// Other rules in the same engine: these and some more entries, as `compileEntries` has compiled them.
    ///
    /// # Errors
    /// For entries that do not fit these rules.
    pub fn with_entries(&self, extra: &impl Serialize) -> Result<Self, Error> {
        self.others("addEntries", json!({ "extra": extra }))
    }

    /// Other rules in the same engine: these without entries that were added.
    ///
    /// # Errors
    /// For ids that were not added.
    pub fn without_entries(&self, entries: &[&str]) -> Result<Self, Error> {
        self.others("removeEntries", json!({ "entries": entries }))
    }

    /// An answer or a plan in words.
    ///
    /// # Errors
    /// For one of other rules.
    pub fn explain<S: Said>(&self, said: &S, lang: Lang) -> Result<String, Error> {
        self.call("explain", json!({ S::PART: said, "lang": lang }))
    }

    /// An entry read back in words.
    ///
    /// # Errors
    /// For an id that there is not.
    pub fn read_entry(&self, entry: &str, lang: Lang) -> Result<String, Error> {
        self.call("readEntry", json!({ "entry": entry, "lang": lang }))
    }

    /// All questions, events, things, facts and enumerations, with their types and what they mean.
    ///
    /// # Errors
    /// `binding.internal`.
    pub fn describe_vocabulary(&self) -> Result<Json, Error> {
        self.call("describeVocabulary", json!({}))
    }

    /// The version of the calls (`protocol`), their names, limits, and the editions, variants and options of the rules.
    ///
    /// # Errors
    /// `binding.internal`.
    pub fn info(&self) -> Result<Json, Error> {
        self.call("info", json!({}))
    }

    /// A call of the script as text, a JSON object with `call` and its parts; the reply is `{"ok": …}` or `{"error": …}`.
    ///
    /// # Errors
    /// `binding.internal`.
    pub fn call_text(&self, request: &str) -> Result<String, Error> {
        self.held.engine.text(request)
    }

    /// How many bytes the engine holds, after it has collected its garbage.
    pub fn bytes(&self) -> u64 {
        self.held.engine.bytes()
    }

    pub(crate) fn engine(&self) -> &Engine {
        &self.held.engine
    }

    /// The name by which the script knows these rules, for [`Rules::call_text`].
    pub fn handle(&self) -> &str {
        &self.held.handle
    }

    fn call<T: serde::de::DeserializeOwned>(&self, call: &str, parts: impl Serialize) -> Result<T, Error> {
        #[derive(Serialize)]
        struct Of<'a, P> {
            rulebook: &'a str,
            #[serde(flatten)]
            parts: P,
        }
        self.engine().call(call, Of { rulebook: self.handle(), parts })
    }

    fn others(&self, call: &str, parts: Json) -> Result<Self, Error> {
        let Loaded { rulebook: handle } = self.call(call, parts)?;
        Ok(Rules { held: Arc::new(Held { engine: Arc::clone(&self.held.engine), handle }) })
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        // Nobody is left to be told that it was not held.
        let _ = self.engine.call::<Json>("close", json!({ "rulebook": self.handle }));
    }
}
