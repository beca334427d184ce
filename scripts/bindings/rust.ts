/* The types of the crate: one module `vocabulary` with structs and enums that serde reads and writes. */
import type { Enumeration, Model, Named, Part, Question, Structure, Type } from './model.js';

const KEYWORDS = new Set(['as', 'move', 'ref', 'type', 'use', 'where', 'match', 'final']);
const SCALARS = { text: 'String', whole: 'i64', truth: 'bool', json: 'Json', event: 'Event' } as const;

const snake = (name: string): string => name.replace(/^\$/, '').replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`);
const field = (name: string): string => (KEYWORDS.has(snake(name)) ? `r#${snake(name)}` : snake(name));
export const pascal = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

function plain(type: Type, from: string): string {
  if (type.kind === 'named') return from + type.name;
  if (type.kind === 'given') return `OrId<${from}${type.name}>`;
  if (type.kind === 'list') return `Vec<${typed(type.of, from)}>`;
  if (type.kind === 'map') return `BTreeMap<String, ${typed(type.of, from)}>`;
  return SCALARS[type.kind];
}

/** The type of a part; its names are prefixed with the module `from`. */
const typed = (type: Type, from = ''): string => (type.nullable ? `Option<${plain(type, from)}>` : plain(type, from));

/**
 * Brackets are escaped so that rustdoc does not take them for links, and angle brackets so that it does not take them
 * for tags.
 */
const documented = (about: string, indent = ''): string =>
  about === '' ? '' : `${indent}/// ${about.replace(/([[\]<>])/g, '\\$1')}\n`;

/**
 * If null means “none” and a missing part means “unknown”, two `Option`s are needed; elsewhere null is the same as
 * missing.
 */
function partOf({ name, about, type, required }: Part, keepsNull: boolean): string {
  const attributes: string[] = [];
  const twice = type.nullable && !required && keepsNull;
  if (!required) attributes.push('default', 'skip_serializing_if = "Option::is_none"');
  if (twice) attributes.push('deserialize_with = "crate::answer::given"');
  if (name !== camel(snake(name))) attributes.push(`rename = "${name}"`);
  const attribute = attributes.length === 0 ? '' : `    #[serde(${attributes.join(', ')})]\n`;
  const whole = required || (type.nullable && !twice) ? typed(type) : `Option<${typed(type)}>`;
  return `${documented(about, '    ')}${attribute}    pub ${field(name)}: ${whole},\n`;
}

/** The name as changed by serde's `camelCase`. */
const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Whether a type has a default value, so that a struct can be written with `..Default::default()`. */
const hasDefault = ({ required, type }: Part, structures: ReadonlySet<string>): boolean =>
  !required || type.nullable === true || !(type.kind === 'named' || type.kind === 'given' || type.kind === 'event')
    ? true
    : type.kind === 'named' && structures.has(type.name);

function structureOf(
  { name, about, parts, is }: Structure,
  structures: ReadonlySet<string>,
  keepsNull: boolean,
): string {
  const derives = ['Clone', 'Debug', 'PartialEq', 'Serialize', 'Deserialize'];
  if (parts.every((part) => hasDefault(part, structures))) derives.push('Default');
  const tag = is === undefined ? '' : `, tag = "is", rename = "${is}"`;
  const head = `${documented(about)}#[derive(${derives.join(', ')})]\n#[serde(rename_all = "camelCase"${tag})]\n`;
  return `${head}pub struct ${name} {\n${parts.map((part) => partOf(part, keepsNull)).join('')}}\n`;
}

function enumerationOf({ name, about, values }: Enumeration): string {
  const head = `${documented(about)}#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]\n`;
  const variants = values.map((value) => `    #[serde(rename = "${value}")]\n    ${pascal(value)},\n`);
  const words = values.map((value) => `            ${name}::${pascal(value)} => "${value}",\n`);
  return `${head}pub enum ${name} {\n${variants.join('')}}

impl ${name} {
    /// As JSON has it.
    pub fn as_str(self) -> &'static str {
        match self {
${words.join('')}        }
    }
}\n`;
}

/** An enum of all events, each with the struct of its fields. */
function eventsOf(events: readonly Named[]): string {
  const variants = events.map(({ name, word }) => `    #[serde(rename = "${word}")]\n    ${name}(${name}),\n`);
  const conversions = events.map(
    ({ name }) =>
      `impl From<${name}> for Event {\n    fn from(fields: ${name}) -> Self {\n        Event::${name}(fields)\n    }\n}\n`,
  );
  return `/// An event with its fields, as it is sent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", content = "fields")]
pub enum Event {\n${variants.join('')}}\n\n${conversions.join('\n')}`;
}

function answerOf({ answer }: Question): string {
  if (answer === 'verdict') return 'Ruling';
  // An enumeration may have the same name as a question.
  return answer === 'problems' ? 'Problems' : `Answer<${typed(answer, 'facts::')}>`;
}

const questionOf = (question: Question): string => `impl Question for ${question.name} {
    const NAME: &'static str = "${question.word}";
    type Answer = ${answerOf(question)};
}\n`;

/** A program that reads the arguments and the answer of each question for hosts and writes them again. */
const again = (questions: readonly Question[]): string => `use tavolata::{questions, Question};

pub fn again(name: &str, arguments: &str, answer: &str) -> Option<serde_json::Result<(String, String)>> {
    fn of<Q: Question + serde::de::DeserializeOwned>(arguments: &str, answer: &str) -> serde_json::Result<(String, String)> {
        let question: Q = serde_json::from_str(arguments)?;
        let answer: Q::Answer = serde_json::from_str(answer)?;
        Ok((serde_json::to_string(&question)?, serde_json::to_string(&answer)?))
    }
    Some(match name {
${questions.map(({ name, word }) => `        "${word}" => of::<questions::${name}>(arguments, answer),\n`).join('')}        _ => return None,
    })
}
`;

const USES = 'use serde::{Deserialize, Serialize};\n';
const MADE = "made from the rules' vocabulary when the package is built.";

/** The generated files of the crate by path. */
export function rustOf({ enumerations, structures, events, questions, collections }: Model): Record<string, string> {
  const withDefault = new Set<string>();
  // Structs are in any order, so the number of passes depends on their nesting depth.
  for (let size = -1; size !== withDefault.size; ) {
    size = withDefault.size;
    for (const { name, parts } of structures)
      if (parts.every((part) => hasDefault(part, withDefault))) withDefault.add(name);
  }
  const things = collections.map(
    ({ name, facts }) => `    #[serde(rename = "${name}")]\n    ${pascal(name)}(${facts}),\n`,
  );
  return {
    'src/facts.rs': [
      `//! Tables with their things and facts, plans and what stands in answers: ${MADE}\n`,
      `use crate::{Change, OrId, PlanEvent, Read};\n${USES}use serde_json::Value as Json;\nuse std::collections::BTreeMap;\n`,
      ...enumerations.map(enumerationOf),
      ...structures.map((one) => structureOf(one, withDefault, true)),
      `/// A new thing, by the collection that it goes into.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "members", content = "facts")]
pub enum NewThing {\n${things.join('')}}\n`,
    ].join('\n'),
    'src/events.rs': [
      `//! Events, each a struct of its fields: ${MADE}\n`,
      `use crate::{facts::*, OrId};\n${USES}`,
      ...events.map((one) => structureOf(one, withDefault, false)),
      eventsOf(events),
    ].join('\n'),
    'src/questions.rs': [
      `//! Questions, each a struct of its arguments: ${MADE}\n`,
      `use crate::{events::Event, facts, facts::*, Answer, OrId, Problems, Question, Ruling};\n${USES}`,
      ...questions.map((one) => `${structureOf(one, withDefault, false)}\n${questionOf(one)}`),
    ].join('\n'),
    'tests/again/mod.rs': again(questions),
  };
}
