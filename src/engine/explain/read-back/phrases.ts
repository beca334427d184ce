import { own } from '../../model/own.js';
import type { AskNode, FactNode, MakeNode, Node } from '../../model/tree.js';
import type { Type } from '../../model/type.js';
import type { Fact, Phrase, Vocabulary } from '../../model/vocabulary.js';
import {
  fill,
  leadingSlot,
  numbered,
  optionalSlotsOf,
  placesOf,
  type TemplateParts,
  unitOf,
  verbatim,
} from '../words/template.js';
import { isEventField, isOnly, itself, typeNames } from './nodes.js';
import { typeNoun } from './nouns.js';
import { isPerson } from './persons.js';
import type { Clause, ClauseReader } from './reader.js';
import { meantBy } from './scope.js';
import { isPlural } from './wording.js';

/** A phrase of the vocabulary with the nodes that fill it. */
export interface FilledPhrase {
  readonly phrase: Phrase;
  readonly parts: { readonly [slot: string]: Node };
}

/** The phrase of a fact or of a question; undefined for a field, and for what is missing from the vocabulary. */
export function phraseOf(node: FactNode | AskNode, vocabulary: Vocabulary): FilledPhrase | undefined {
  if (node.op === 'fact') {
    const fact = isEventField(node) ? undefined : factOf(node.of.type, node.fact, vocabulary);
    return fact === undefined ? undefined : { phrase: fact, parts: { of: node.of } };
  }
  const question = own(vocabulary.questions, node.question);
  if (question === undefined) return undefined;
  const parts: { [slot: string]: Node } = {};
  question.parameters.forEach(({ name }, index) => {
    const argument = node.args[index];
    if (argument !== undefined) parts[name] = argument;
  });
  return { phrase: question, parts };
}

/** The declaration of a fact, in the first member of the type that has it. */
function factOf(type: Type, fact: string, vocabulary: Vocabulary): Fact | undefined {
  for (const name of typeNames(type)) {
    const found = vocabulary.entities[name]?.facts[fact];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** True for a fact or question whose phrase is a clause ("{of} is in the game"), not a noun phrase. */
export function isClausePhrase(node: FactNode | AskNode, vocabulary: Vocabulary): boolean {
  if (node.op === 'ask') {
    const question = own(vocabulary.questions, node.question);
    return question?.policy === 'verdict' || isOnly(question?.result ?? node.type, 'Boolean');
  }
  return isOnly(node.type, 'Boolean');
}

/** A noun phrase from a template: "the owner of {of}" as "the owner of the object". */
export function nounPhrase(reader: ClauseReader, { phrase, parts }: FilledPhrase): string {
  const template = counted(reader, phrase.phrase[reader.lang], parts);
  return fill(template, wordsOf(reader, template, parts), reader.words.readBack.none);
}

/** A clause from a template, negated by its own negation if it has one. */
export function templateClause(reader: ClauseReader, filled: FilledPhrase, truth: boolean): Clause {
  const { phrase } = filled;
  if (truth) return clauseFrom(reader, phrase.phrase[reader.lang], filled.parts);
  if (phrase.negated !== undefined) return clauseFrom(reader, phrase.negated[reader.lang], filled.parts);
  const positive = clauseFrom(reader, phrase.phrase[reader.lang], filled.parts);
  const predicate = positive.subject === undefined ? undefined : reader.grammar.negate(positive.predicate);
  if (predicate !== undefined) return { ...positive, predicate };
  return untrue(reader, positive);
}

/** The clause for the presence or absence of a value, if the vocabulary has one. */
export function presenceClause(
  reader: ClauseReader,
  { phrase, parts }: FilledPhrase,
  present: boolean,
): Clause | undefined {
  const words = (present ? phrase.present : phrase.absent)?.[reader.lang];
  return words === undefined ? undefined : clauseFrom(reader, words, parts);
}

/** "it is not true that …", if there is nothing better. */
const untrue = (reader: ClauseReader, clause: Clause): Clause => ({
  predicate: fill(reader.words.readBack.notTrue, { clause: reader.say(clause) }),
  shape: clause.shape,
});

export function clauseFrom(reader: ClauseReader, words: string, parts: FilledPhrase['parts']): Clause {
  const none = reader.words.readBack.none;
  const template = counted(reader, words, parts);
  const leading = leadingSlot(template);
  const subject = leading === undefined ? undefined : parts[leading.slot];
  if (leading === undefined || subject === undefined)
    return { predicate: fill(template, wordsOf(reader, template, parts), none), shape: 'simple' };
  const predicate = fill(agreed(reader, leading.rest, subject), wordsOf(reader, leading.rest, parts), none);
  return { subject, predicate, shape: 'simple' };
}

/** An event in words, from the phrase of its type. */
export function eventClause(reader: ClauseReader, node: MakeNode): string {
  const event = own(reader.vocabulary.events, node.name);
  if (event === undefined) return verbatim(node.name);
  return reader.say(clauseFrom(reader, event.phrase[reader.lang], node.args));
}

/** A predicate with the gender of its subject: that of the noun phrase, or else that of a single type. */
function agreed(reader: ClauseReader, predicate: string, subject: Node): string {
  const byArticle = reader.grammar.genderOf(reader.noun(subject));
  return (byArticle ?? genderOf(reader, subject)) === 'f' ? reader.grammar.feminine(predicate) : predicate;
}

function genderOf(reader: ClauseReader, of: Node): 'm' | 'f' {
  const node = meantBy(reader.scope, of);
  if (node.op === 'name' && node.name !== itself) return reader.scope.name(node).noun.gender;
  const { noun, generic } = typeNoun(node.type, reader.vocabulary, reader.lang);
  return generic ? 'm' : noun.gender;
}

/** A template whose verbs agree in number with the parts before them. */
const counted = (reader: ClauseReader, template: string, parts: FilledPhrase['parts']): string =>
  numbered(template, (slot) => {
    const part = Object.hasOwn(parts, slot) ? parts[slot] : undefined;
    if (part !== undefined && isEmptyList(part)) return reader.grammar.noneIsMany;
    return part !== undefined && isPlural(reader, part);
  });

/**
 * The words of the parts that a template mentions; parts that are none, and empty lists in brackets, count as missing.
 */
export function wordsOf(reader: ClauseReader, template: string, parts: FilledPhrase['parts']): TemplateParts {
  const words: { [place: string]: string } = {};
  const optional = optionalSlotsOf(template);
  for (const place of placesOf(template)) {
    const unit = unitOf(place);
    const slot = unit?.slot ?? place;
    const part = Object.hasOwn(parts, slot) ? parts[slot] : undefined;
    if (part === undefined || (part.op === 'literal' && part.value === null)) continue;
    if (isEmptyList(part)) {
      if (!optional.includes(slot)) words[place] = noMember(reader, part.type);
      continue;
    }
    words[place] = unit === undefined ? reader.embedded(part) : amountOf(reader, part, unit);
  }
  return words;
}

const isEmptyList = (node: Node): boolean => node.op === 'list' && node.items.length === 0;

/** "nobody", "no attacks": an empty list. */
const noMember = (reader: ClauseReader, type: Type): string =>
  isPerson(type, reader.vocabulary)
    ? reader.words.readBack.nobody
    : reader.grammar.none(typeNoun(type, reader.vocabulary, reader.lang).noun);

/** "3 cards", "the amount of damage" or, if the number is computed, "as much as this of damage: …". */
function amountOf(reader: ClauseReader, part: Node, unit: { readonly one: string; readonly many: string }): string {
  const { unit: words } = reader.words.readBack;
  const node = meantBy(reader.scope, part);
  const number = reader.embedded(node);
  if (number === '1') return fill(words.plain, { number, unit: unit.one });
  const plain = /^-?\d+$/.test(number);
  const noun = !plain && (node.op === 'name' || isEventField(node));
  return fill(plain ? words.plain : noun ? words.noun : unit.one === unit.many ? words.mass : words.equal, {
    number,
    unit: unit.many,
  });
}
