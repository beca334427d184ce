import { last as final } from '../../model/last.js';
import type { MakeNode, NameNode, Node } from '../../model/tree.js';
import type { Entity } from '../../model/vocabulary.js';
import { fill, slotsOf } from '../words/template.js';
import { compared, isLoop, itself } from './nodes.js';
import { entityNoun } from './nouns.js';
import { casesBelow, hasCases } from './numbered-cases.js';
import { isPerson, nothingOf } from './persons.js';
import { phraseOf, wordsOf } from './phrases.js';
import type { Clause, ClauseReader } from './reader.js';
import { series } from './wording.js';

/** What restricts the member of a loop: "that is in the game", "whose owner is A", "such that …"; empty for nothing. */
export interface Restriction {
  readonly text: string;
  /** `whose`: every part begins with "whose", so it fits a plural, too; `such`: whole clauses. */
  readonly kind: 'nothing' | 'that' | 'whose' | 'such';
}

/**
 * Conditions on the member of a loop, as one restriction of its noun.
 *
 * @param relative whether a relative pronoun here would certainly be read with the noun; otherwise whole clauses are
 * used.
 */
export function restriction(
  reader: ClauseReader,
  loop: NameNode,
  conditions: readonly Node[],
  relative: boolean,
): Restriction {
  if (conditions.length === 0) return { text: '', kind: 'nothing' };
  const clauses = conditions.map((condition) => reader.clause(condition, true));
  const parts = relative ? clauses.map((clause) => relativeClause(reader, loop, clause)) : [];
  const isLong =
    loop.name !== itself &&
    needsCases(
      reader,
      clauses,
      clauses.map((clause) => reader.say(clause)),
    );
  if (relative && !isLong && parts.every((part) => part !== undefined)) {
    const kind = parts.every(({ whose }) => whose) ? 'whose' : 'that';
    return {
      text: series(
        parts.map(({ text }) => text),
        reader.words.readBack.and,
      ),
      kind,
    };
  }
  const { suchThat, forWhich, forWhom } = reader.words.readBack.iteration;
  const clause = conjunction(reader, clauses);
  const nested = goesOnWith(clause, suchThat, forWhich, forWhom);
  const template = nested ? (isPerson(loop.type, reader.vocabulary) ? forWhom : forWhich) : suchThat;
  return { text: fill(template, { clause }), kind: 'such' };
}

/**
 * True if the first restriction in a clause, outside parentheses, has the form of the first template and not of the
 * others.
 */
function goesOnWith(clause: string, ...templates: readonly string[]): boolean {
  let open = clause;
  for (let before = ''; before !== open; ) [before, open] = [open, open.replace(/\([^()]*\)/gu, '')];
  const [first = -1, ...others] = templates.map((template) => open.indexOf(`${fill(template, {}).trim()} `));
  return first >= 0 && others.every((other) => other < 0 || first < other);
}

function thatWord(reader: ClauseReader, loop: NameNode): string {
  const { that, thatPerson } = reader.words.readBack.iteration;
  return isPerson(loop.type, reader.vocabulary) ? thatPerson : that;
}

/** A noun with its restriction, in parentheses if the sentence continues after it. */
export function closedNoun(noun: string, { text, kind }: Restriction): string {
  if (kind === 'nothing') return noun;
  if (hasCases(text)) return `${noun} ${text}`;
  return kind === 'such' || text.includes(',') ? `${noun} (${text})` : `${noun} ${text}`;
}

/** From this many parts on, and above this weight, parts are numbered; parts with parts of their own from fewer on. */
export const [manyParts, heavy, manyTangled] = [4, 14, 8] as const;

/** Above this many letters, parts on one line are numbered. */
export const manyLetters = 220;

/** Whether parts that belong together go below each other, because on one line their ends would not be visible. */
export function needsCases(reader: ClauseReader, clauses: readonly Clause[], texts: readonly string[]): boolean {
  if (!reader.isNumbered || texts.length < 2) return false;
  const said = clauses.reduce((sum, { weight = 0 }) => sum + weight, 0);
  const isTangled = clauses.some(
    ({ shape }, index) => shape === 'joined' || (shape === 'open' && index < clauses.length - 1),
  );
  return texts.some(hasCases) || texts.length >= manyParts || said > (isTangled ? manyTangled : heavy);
}

/** A clause on a line of its own. */
export const sayAlone = (reader: ClauseReader, clause: Clause): string => clause.alone ?? reader.say(clause);

/** Conditions joined by "and"; those that are not plain in parentheses, except the last. */
export function conjunction(reader: ClauseReader, clauses: readonly Clause[]): string {
  const plain = clauses.map((clause) => reader.say(clause));
  if (needsCases(reader, clauses, plain)) {
    const alone = clauses.map((clause) => sayAlone(reader, clause));
    return casesBelow(reader.words.readBack.allOf, alone);
  }
  const texts = clauses.map((clause, index) => {
    const text = reader.say(clause);
    return clause.shape !== 'simple' && index < clauses.length - 1 ? `(${text})` : text;
  });
  const { and } = reader.words.readBack;
  const last = final(clauses);
  // a comma before the last one shows that an "and" inside it belongs to it
  if (clauses.length > 2 && last?.shape !== 'simple') return `${texts.slice(0, -1).join(', ')}, ${and} ${final(texts)}`;
  return series(texts, and);
}

/**
 * A structural value: in the words of the vocabulary, or as "an ability whose cost is …"; what is not mentioned has its
 * default.
 */
export function madeThing(reader: ClauseReader, node: MakeNode): string {
  const { facts = {}, made: words } = reader.vocabulary.entities[node.name] ?? {};
  const among = words?.among === undefined ? undefined : node.args[words.among];
  if (words?.among !== undefined && among?.op === 'list' && among.items.length === 0)
    return nothingOf(reader, facts[words.among]?.type ?? among.type);
  const template = words?.phrase[reader.lang] ?? '';
  const slots = slotsOf(template);
  const parts = Object.fromEntries(
    Object.entries(node.args).filter(([fact, value]) => !isIdle(node, fact, value, facts)),
  );
  const text = words === undefined ? '' : madeText(reader, template, parts, words.among);
  const noun = text === '' ? reader.grammar.indefinite(entityNoun(node.name, reader.vocabulary, reader.lang)) : text;
  const made: NameNode = { op: 'name', kind: 'member', name: itself, type: node.type, at: node.at };
  const conditions = Object.entries(parts)
    .filter(([fact]) => text === '' || !slots.includes(fact))
    .map(([fact, value]): Node => {
      const type = facts[fact]?.type ?? value.type;
      return compared({ op: 'fact', of: made, fact, type, at: node.at }, 'is', value);
    });
  const { text: rest } = restriction(reader, made, conditions, true);
  if (rest === '') return noun;
  return conditions.length > 1 || text !== '' ? `${noun} (${rest})` : `${noun} ${rest}`;
}

/** True for a fact without information: an empty list, or a value that another fact would provide anyway. */
function isIdle(node: MakeNode, fact: string, value: Node, facts: Entity['facts']): boolean {
  const from = facts[fact]?.defaultFrom;
  const same = from !== undefined && JSON.stringify(node.args[from]) === JSON.stringify(value);
  return same || (value.op === 'list' && value.items.length === 0) || (value.op === 'literal' && value.value === null);
}

/**
 * The words for a structural value, without what would dangle next to a missing part; alternatives are joined by "or".
 */
function madeText(reader: ClauseReader, template: string, parts: MakeNode['args'], among: string | undefined): string {
  const either = among === undefined ? undefined : parts[among];
  const items = either?.op === 'list' ? either.items.map((item) => reader.embedded(item)) : undefined;
  const named = items === undefined || among === undefined ? {} : { [among]: series(items, reader.words.readBack.or) };
  return fill(template, { ...wordsOf(reader, template, parts), ...named }).replace(/^[\s;,]+|[\s;,]+$/gu, '');
}

function relativeClause(
  reader: ClauseReader,
  loop: NameNode,
  { subject, predicate, shape }: Clause,
): { readonly text: string; readonly whose: boolean } | undefined {
  if (subject === undefined || shape === 'open') return undefined;
  if (isLoop(subject, loop.name)) return { text: fill(thatWord(reader, loop), { predicate }), whose: false };
  const possessed = possessive(reader, loop, subject);
  return possessed === undefined ? undefined : { text: `${possessed} ${predicate}`, whose: true };
}

/** "whose owner", for a fact or question about the member of the loop. */
function possessive(reader: ClauseReader, loop: NameNode, node: Node): string | undefined {
  if (node.op !== 'fact' && node.op !== 'ask') return undefined;
  const filled = phraseOf(node, reader.vocabulary);
  if (filled === undefined) return undefined;
  const about = Object.entries(filled.parts).filter(([, part]) => isLoop(part, loop.name));
  const [slot] = about[0] ?? [];
  if (about.length !== 1 || slot === undefined) return undefined;
  return reader.grammar.possessive(filled.phrase.phrase[reader.lang], slot);
}
