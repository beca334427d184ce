use crate::events::Event;
use crate::facts::{
    AnswerVerdict, CollectionName, FactName, FactRead, NewThing, Notice, Plan, Problem, QuestionRead, QuestionTrace,
    UnknownFact,
};
use serde::{de::DeserializeOwned, Deserialize, Deserializer, Serialize};
use serde_json::Value as Json;
use std::collections::BTreeMap;

/// A question of the rules: a struct of its arguments.
pub trait Question: Serialize {
    /// Its name in JSON.
    const NAME: &'static str;
    /// What comes back: a [`Ruling`], [`Problems`], or an [`Answer`].
    type Answer: DeserializeOwned + Serialize;
}

macro_rules! answers {
    ($($(#[$about:meta])* $name:ident $(<$of:ident>)? { $(#[$part:meta])* $key:ident: $type:ty })*) => {$(
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(rename_all = "camelCase")]
        pub struct $name $(<$of>)? {
            /// Name of the question.
            pub question: String,
            /// Its arguments by name.
            pub arguments: Json,
            $(#[$part])*
            pub $key: $type,
            /// Ids of the entries that decided.
            pub because: Vec<String>,
            /// With [`Asking::reasons`](crate::Asking): entries of options, variants and house answers behind those.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub rests_on: Option<Vec<String>>,
            /// With reasons: the rule numbers of all these entries.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub numbers: Option<BTreeMap<String, Vec<String>>>,
            /// Facts that the table does not give.
            pub unknown: Vec<UnknownFact>,
            /// The edition in force.
            pub edition: String,
            /// What is worth knowing about the table.
            pub notices: Vec<Notice>,
            /// With [`Asking::trace`](crate::Asking): how every entry fared.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub trace: Option<QuestionTrace>,
        }
    )*};
}

answers! {
    /// Whether something may be done.
    Ruling {
        /// Allowed, denied, required, silent (no rule speaks) or unknown.
        verdict: AnswerVerdict
    }
    /// A value, with the entries that it comes from.
    Answer<T> {
        /// None where a fact that it needs is unknown.
        #[serde(default = "none", skip_serializing_if = "Option::is_none", deserialize_with = "given")]
        #[serde(bound(deserialize = "T: Deserialize<'de>"))]
        value: Option<T>
    }
    /// What is wrong with something; nothing, where the list is empty.
    Problems {
        /// None where a fact that they depend on is unknown.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        problems: Option<Vec<Problem>>
    }
}

/// An answer or a plan: what [`Rules::explain`](crate::Rules::explain) has words for.
pub trait Said: Serialize {
    /// Under which part of the call it goes.
    #[doc(hidden)]
    const PART: &'static str = "answer";
}

impl Said for Ruling {}
impl<T: Serialize> Said for Answer<T> {}
impl Said for Problems {}
impl Said for Plan {
    const PART: &'static str = "plan";
}

/// A thing that is only described, or the id of one on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum OrId<T> {
    /// Its id.
    Id(String),
    /// Its facts.
    Made(T),
}

impl<T> From<&str> for OrId<T> {
    fn from(id: &str) -> Self {
        OrId::Id(id.into())
    }
}

/// An event of a plan.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlanEvent {
    /// What happens.
    #[serde(flatten)]
    pub event: Event,
    /// Ids of all entries that had a part in it, the most specific first; none where reasons were not wanted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub because: Option<Vec<String>>,
    /// Ids of the things that it creates.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub created: Option<Vec<String>>,
}

/// One write that a plan comes to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "lowercase")]
pub enum Change {
    /// Give a thing (an id, or `game`) a value; without one, leave the fact out: it has its default, or is unknown from then on.
    Set {
        /// Id of the thing.
        of: String,
        /// Which fact.
        fact: FactName,
        /// Its value; `Some(Json::Null)` is none.
        #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "given")]
        value: Option<Json>,
    },
    /// Put a new thing at the end of a collection.
    Create {
        /// Its id.
        id: String,
        /// The collection and the facts.
        #[serde(flatten)]
        thing: NewThing,
    },
    /// Take a thing away; nothing names it any more.
    Remove {
        /// The collection.
        members: CollectionName,
        /// Its id.
        id: String,
    },
    /// Keep this as `fresh`: the number for the next id that a plan gives.
    Fresh {
        /// The number.
        next: i64,
    },
}

/// What a condition looked at.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Read {
    /// A fact.
    Fact(FactRead),
    /// Another question.
    Question(QuestionRead),
}

/// A fact that is given, and not null: `owner: is("Ada")`.
pub fn is<T>(value: impl Into<T>) -> Option<Option<T>> {
    Some(Some(value.into()))
}

/// A default that wants none of the type.
fn none<T>() -> Option<T> {
    None
}

/// Tells null from what is left out.
pub(crate) fn given<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}
