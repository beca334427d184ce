use crate::events::Event;
use crate::facts::{CollectionName, FactName, Need, Pick, Plan, TableJson, UnknownFact};
use crate::{Change, Error, Question, Rules};
use serde::{de::DeserializeOwned, Deserialize, Serialize};
use serde_json::{json, value::RawValue, Value as Json};

/// What an answer is to say besides.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Asking {
    /// The entries behind those that decided, and rule numbers: ask so where [`Rules::explain`] has words for players.
    pub reasons: bool,
    /// How every entry fared.
    pub trace: bool,
}

/// How events are sent.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Sending {
    /// What was picked for the needs of an earlier plan.
    pub picks: Vec<Pick>,
    /// Carry the plan out on the table at once.
    pub carry_out: bool,
    /// Say by which entries each event came to be; without it a plan takes half to three quarters of the time.
    pub reasons: bool,
    /// How every entry fared.
    pub trace: bool,
}

impl Default for Sending {
    fn default() -> Self {
        Sending { picks: Vec::new(), carry_out: false, reasons: true, trace: false }
    }
}

/// A parameter of a matrix, and what it goes through.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Axis {
    /// Name of the parameter.
    pub parameter: String,
    /// Ids or other values.
    pub values: Vec<Json>,
}

/// What a matrix goes through: rows first, then columns, if any.
pub type MatrixOver<'a> = &'a [(&'a str, &'a [&'a str])];

/// The answers to one question for everything in one or two lists.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Matrix {
    /// Name of the question.
    pub question: String,
    /// Rows, and columns if there are two.
    pub over: Vec<Axis>,
    /// Row by row.
    pub answers: Vec<Vec<Json>>,
    /// With reasons: the entries that decided each answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub because: Option<Vec<Vec<Vec<String>>>>,
}

/// A table that is open: a state under rules. Dropped, it is closed.
pub struct Table {
    rules: Rules,
    handle: String,
    /// The edition in force.
    pub edition: String,
    /// Facts that nobody gave, worked out when the table was opened.
    pub assumed: Vec<UnknownFact>,
}

#[derive(Deserialize)]
struct Opened {
    table: String,
    #[serde(default)]
    edition: String,
    #[serde(default)]
    assumed: Vec<UnknownFact>,
}

/// Where a call gives nothing back.
#[derive(Deserialize)]
struct Done {}

#[derive(Serialize)]
struct Of<'a, P> {
    table: &'a str,
    #[serde(flatten)]
    parts: P,
}

impl Table {
    pub(crate) fn open(rules: &Rules, table: &impl Serialize) -> Result<Self, Error> {
        #[derive(Serialize)]
        struct Parts<'a, T> {
            rulebook: &'a str,
            table: &'a T,
        }
        let parts = Parts { rulebook: rules.handle(), table };
        let Opened { table: handle, edition, assumed } = rules.engine().call("openTable", parts)?;
        Ok(Table { rules: rules.clone(), handle, edition, assumed })
    }

    /// Asks a question.
    ///
    /// # Errors
    /// For an argument that is not on the table.
    pub fn ask<Q: Question>(&self, question: &Q) -> Result<Q::Answer, Error> {
        self.ask_with(question, Asking::default())
    }

    /// Asks a question and says what the answer is to have.
    ///
    /// # Errors
    /// As [`Table::ask`].
    pub fn ask_with<Q: Question>(&self, question: &Q, asking: Asking) -> Result<Q::Answer, Error> {
        #[derive(Serialize)]
        struct Parts<'a, Q> {
            question: &'a str,
            arguments: &'a Q,
            #[serde(flatten)]
            asking: Asking,
        }
        self.call("ask", Parts { question: Q::NAME, arguments: question, asking })
    }

    /// One question for everything in one or two lists, such as every creature against every defender: by far the quickest way.
    ///
    /// # Errors
    /// As [`Table::ask`].
    pub fn matrix(&self, question: &str, over: MatrixOver, arguments: Json, reasons: bool) -> Result<Matrix, Error> {
        // The order of the parameters is that of rows and columns, which a map would not keep.
        let lists: Vec<String> =
            over.iter().map(|(name, values)| format!("{}:{}", json!(name), json!(values))).collect();
        let over = RawValue::from_string(format!("{{{}}}", lists.join(","))).map_err(Error::internal)?;
        #[derive(Serialize)]
        struct Parts<'a> {
            question: &'a str,
            over: &'a RawValue,
            arguments: Json,
            reasons: bool,
        }
        self.call("matrix", Parts { question, over: &over, arguments, reasons })
    }

    /// What really happens when these events happen at the same moment. The table stays as it is.
    ///
    /// # Errors
    /// For names that there are not, and for events that only the rules make.
    pub fn send<E: Into<Event>>(&self, events: impl IntoIterator<Item = E>) -> Result<Plan, Error> {
        self.send_with(events, &Sending::default())
    }

    /// As [`Table::send`], with what was picked, and whether the plan is carried out.
    ///
    /// # Errors
    /// As [`Table::send`].
    pub fn send_with<E: Into<Event>>(&self, events: impl IntoIterator<Item = E>, how: &Sending) -> Result<Plan, Error> {
        self.sent(&events.into_iter().map(Into::into).collect::<Vec<_>>(), how)
    }

    /// As [`Table::send_with`], with every choice made by `choose`, which gives one of what the need has in `among`.
    ///
    /// # Errors
    /// As [`Table::send`]; for a pick that is not among the candidates.
    pub fn resolve<E: Into<Event>>(
        &self,
        events: impl IntoIterator<Item = E>,
        mut choose: impl FnMut(&Need) -> Json,
        how: &Sending,
    ) -> Result<Plan, Error> {
        let events: Vec<Event> = events.into_iter().map(Into::into).collect();
        let mut how = how.clone();
        loop {
            let plan = self.sent(&events, &how)?;
            if plan.needs.is_empty() {
                return Ok(plan);
            }
            how.picks.extend(plan.needs.iter().map(|need| Pick {
                matter: need.matter.clone(),
                by: Some(need.by.clone()),
                pick: choose(need),
            }));
        }
    }

    fn sent(&self, events: &[Event], how: &Sending) -> Result<Plan, Error> {
        #[derive(Serialize)]
        struct Parts<'a> {
            events: &'a [Event],
            #[serde(flatten)]
            how: &'a Sending,
        }
        self.call("send", Parts { events, how })
    }

    /// What a host that carried out a plan has left undone, as a plan.
    ///
    /// # Errors
    /// `binding.internal`.
    pub fn verify(&self) -> Result<Plan, Error> {
        self.call("verify", json!({}))
    }

    /// Makes the writes of a plan on this table.
    ///
    /// # Errors
    /// For a plan that waits for picks or facts.
    pub fn carry_out(&self, plan: &Plan) -> Result<(), Error> {
        self.done("carryOutPlan", json!({ "plan": plan }))
    }

    /// Makes writes of your own: all of them or none.
    ///
    /// # Errors
    /// For a write that the table does not allow.
    pub fn change(&self, changes: &[Change]) -> Result<(), Error> {
        self.done("changeTable", json!({ "changes": changes }))
    }

    /// Gives a thing (or `game`) a value.
    ///
    /// # Errors
    /// As [`Table::change`].
    pub fn set_fact(&self, of: &str, fact: FactName, value: impl Into<Json>) -> Result<(), Error> {
        self.done("setFact", json!({ "of": of, "fact": fact, "value": value.into() }))
    }

    /// Leaves a fact of a thing out: it has its default, or is unknown from then on.
    ///
    /// # Errors
    /// As [`Table::change`].
    pub fn forget_fact(&self, of: &str, fact: FactName) -> Result<(), Error> {
        self.done("setFact", json!({ "of": of, "fact": fact }))
    }

    /// Puts a thing, facts with an `id` or the id alone, at the end of a collection.
    ///
    /// # Errors
    /// As [`Table::change`].
    pub fn add(&self, collection: CollectionName, thing: &impl Serialize) -> Result<(), Error> {
        self.done("addThing", json!({ "collection": collection, "thing": thing }))
    }

    /// Takes a thing away.
    ///
    /// # Errors
    /// As [`Table::change`].
    pub fn remove(&self, id: &str) -> Result<(), Error> {
        self.done("removeThing", json!({ "id": id }))
    }

    /// Takes the last change back, then the one before, up to 200.
    ///
    /// # Errors
    /// Where there is none.
    pub fn undo(&self) -> Result<(), Error> {
        self.done("undo", json!({}))
    }

    /// The value of a fact; None where it is unknown, null where there is none.
    ///
    /// # Errors
    /// For names that there are not.
    pub fn fact(&self, of: &str, fact: FactName) -> Result<Option<Json>, Error> {
        #[derive(Deserialize)]
        struct Fact {
            #[serde(default, deserialize_with = "crate::answer::given")]
            value: Option<Json>,
        }
        Ok(self.call::<Fact>("factOf", json!({ "of": of, "fact": fact }))?.value)
    }

    /// The ids of the things in a collection, in order.
    ///
    /// # Errors
    /// `binding.internal`.
    pub fn members(&self, collection: CollectionName) -> Result<Vec<String>, Error> {
        #[derive(Deserialize)]
        struct Members {
            members: Vec<String>,
        }
        Ok(self.call::<Members>("membersOf", json!({ "collection": collection }))?.members)
    }

    /// A second table in the same state, for looking ahead.
    ///
    /// # Errors
    /// Where the engine holds 10,000 already.
    pub fn copy(&self) -> Result<Table, Error> {
        let Opened { table: handle, .. } = self.call("copyTable", json!({}))?;
        Ok(Table { rules: self.rules.clone(), handle, edition: self.edition.clone(), assumed: self.assumed.clone() })
    }

    /// The state, to be saved and opened again.
    ///
    /// # Errors
    /// `binding.internal`.
    pub fn to_json(&self) -> Result<TableJson, Error> {
        self.call("tableToJson", json!({}))
    }

    fn done(&self, call: &str, parts: Json) -> Result<(), Error> {
        self.call::<Done>(call, parts).map(|_| ())
    }

    fn call<T: DeserializeOwned>(&self, call: &str, parts: impl Serialize) -> Result<T, Error> {
        self.rules.engine().call(call, Of { table: &self.handle, parts })
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        // Nobody is left to be told that it was not held.
        let _ = self.done("close", json!({}));
    }
}
