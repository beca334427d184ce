import { isList, matterNames, namesIn, type Type } from 'tavolata/internals';
import {
  type CaseWord,
  caseTokens,
  caseWordsInFile,
  furtherLines,
  type LinkedRules,
  type Source,
} from 'tavolata/workspace';
import type { RequestPlace, View } from '../view.js';

/** What may be written at a place of a line, in groups. */
export interface LineOffer {
  readonly names: readonly string[];
  readonly kind: 'entry' | 'case' | 'scene' | 'word' | 'fact' | 'value' | 'thing';
}

/** What may be written at a place of a line of cases outside its expressions. */
export function offersInCases(
  view: View,
  { path, offset }: RequestPlace,
  source: Source,
  rules: LinkedRules,
): readonly LineOffer[] {
  const start = source.text.lastIndexOf('\n', offset - 1) + 1;
  const before = source.text.slice(start, offset).replace(/[\w.-]*$/, '');
  const above = caseWordsInFile(view.workspace, path).filter(({ end }) => end < offset);
  const { notation } = rules.documents;
  const last = before.slice(before.lastIndexOf(';') + 1);
  if (/^\s*(?:only because|because|nearly)\s/.test(last)) return [{ names: entryIds(rules), kind: 'entry' }];
  if (/^\s*needs\s/.test(last) || /^\s*picks\s.*\sfor\s+$/.test(last))
    return [{ names: matters(rules), kind: 'value' }];
  if (/^table\s+of\s+$/.test(before)) {
    const declared = above.filter(({ sort, isDeclaration }) => sort === 'case' && isDeclaration === true);
    return [{ names: declared.slice(0, -1).map(({ image }) => image), kind: 'case' }];
  }
  if (/^table\s+$/.test(before))
    return [
      { names: [...notation.seatings.keys()], kind: 'scene' },
      { names: ['of'], kind: 'word' },
    ];
  if (/^case\s[^:]*:/.test(before)) return inHead(before, notation.editions.all);
  const asked = /^\s*ask\s+(\w+)\s*\(.*\s=\s*$/.exec(last)?.[1];
  if (asked !== undefined) return answers(asked, rules, ownThings(above, rules));
  if (/^\s*house:/.test(before)) return inHouse(before, rules);
  const [, head = '', rest] = /^\s+(\w+)[^:]*:\s*(.*)$/.exec(before) ?? [];
  if (rest !== undefined) return facts(head, rest, rules, ownThings(above, rules));
  if (!/^\s*$/.test(last)) return [];
  const words = [...caseTokens.leadingWords, ...notation.kinds.keys(), ...furtherLines];
  return [{ names: words, kind: 'word' }];
}

export const entryIds = ({ linker: { units } }: LinkedRules): readonly string[] => units.map(({ entry }) => entry.id);

/** The subjects of picks that the vocabulary has words for. */
const matters = ({ linker: { known } }: LinkedRules): readonly string[] =>
  (known.valuesOf(matterNames) ?? []).map((one) => (/^[\w.-]+$/.test(one) ? one : `'${one}'`));

/** The things of the case being written, with their kinds. */
function ownThings(words: readonly CaseWord[], { documents, linker }: LinkedRules): readonly OwnThing[] {
  const start = words.findLastIndex(({ sort }) => sort === 'case' || sort === 'scene');
  const { kinds, persons, seatings } = documents.notation;
  const entityOf = (head: string | undefined): string | undefined => {
    const ofPersons = head === undefined || head === 'everyone';
    const collection = ofPersons ? (persons?.collection ?? 'players') : kinds.get(head)?.collection;
    return linker.known.collections.get(collection ?? '')?.name;
  };
  let head: string | undefined;
  const own = words.slice(start).flatMap(({ sort, image }): readonly OwnThing[] => {
    if (sort === 'kind') head = image;
    if (sort === 'scene') return seated(seatings.get(image)?.table ?? {}, linker.known.collections);
    return sort === 'thing' ? [{ id: image, entity: entityOf(head) }] : [];
  });
  return [...new Map(own.map((one) => [one.id, one])).values()];
}

interface OwnThing {
  readonly id: string;
  readonly entity: string | undefined;
}

const seated = (
  table: { readonly [name: string]: unknown },
  collections: LinkedRules['linker']['known']['collections'],
): readonly OwnThing[] =>
  [...collections].flatMap(([collection, { name }]) =>
    ((table[collection] ?? []) as readonly { readonly id: string }[]).map(({ id }) => ({ id, entity: name })),
  );

const headWords = ['rules', 'since', 'until', 'only', 'official', 'engines'];

function inHead(before: string, dates: readonly string[]): readonly LineOffer[] {
  if (/[:,]\s*$/.test(before)) return [{ names: headWords, kind: 'word' }];
  return /\b(?:since|until|only)\s+$/.test(before) ? [{ names: dates, kind: 'value' }] : [];
}

function answers(
  question: string,
  { linker: { known } }: LinkedRules,
  things: readonly OwnThing[],
): readonly LineOffer[] {
  const asked = known.question(question);
  if (asked === undefined) return [];
  if (asked.policy === 'verdict') return [{ names: [...(known.valuesOf('Verdict') ?? []), 'unknown'], kind: 'value' }];
  return valuesOfType(asked.result, known, things);
}

/** House choices: a matter, and after it its choices. */
function inHouse(before: string, rules: LinkedRules): readonly LineOffer[] {
  const declared = mattersOf(rules);
  if (/[:,]\s*$/.test(before)) return [{ names: Object.keys(declared), kind: 'fact' }];
  const matter = /([\w-]+)\s+$/.exec(before)?.[1] ?? '';
  return [{ names: Object.keys(declared[matter]?.choices ?? {}), kind: 'value' }];
}

interface Choices {
  readonly choices: { readonly [choice: string]: unknown };
}

/** Matters that files of entries declare. */
export const mattersOf = ({ documents }: LinkedRules): { readonly [matter: string]: Choices } =>
  Object.assign({}, ...documents.entries.map(({ value }) => (value as { readonly matters?: object }).matters ?? {}));

/** Facts of a thing, and after one of them its values. */
function facts(head: string, rest: string, rules: LinkedRules, things: readonly OwnThing[]): readonly LineOffer[] {
  const { documents, linker } = rules;
  const kind = head === 'everyone' ? documents.notation.persons : documents.notation.kinds.get(head);
  const entity = kind && linker.known.entity(kind.word.charAt(0).toUpperCase() + kind.word.slice(1));
  if (kind === undefined || entity === undefined) return [];
  const short = kind.short.flatMap(({ word, beforeVowel }) => [
    word,
    ...(beforeVowel === undefined ? [] : [beforeVowel]),
  ]);
  const said = /([\w-]+)\s+\[?$/.exec(rest)?.[1];
  const fact =
    said === undefined || said === 'not'
      ? undefined
      : (kind.short.find(({ word, beforeVowel }) => word === said || beforeVowel === said)?.fact ?? said);
  const type = fact === undefined || /,\s*$/.test(rest) ? undefined : entity.facts[fact]?.type;
  if (type !== undefined) return valuesOfType(type, linker.known, things);
  return [
    { names: [...kind.facts], kind: 'fact' },
    { names: [...short, 'not'], kind: 'word' },
  ];
}

function valuesOfType(
  type: Type,
  known: LinkedRules['linker']['known'],
  things: readonly OwnThing[],
): readonly LineOffer[] {
  const names = namesIn(type);
  const values = names.flatMap((one) => known.valuesOf(one) ?? []);
  const others = [
    ...(names.includes('Boolean') ? ['true', 'false'] : []),
    ...(!isList(type) && type.none ? ['none'] : []),
  ];
  return [
    { names: values, kind: 'value' },
    { names: things.flatMap(({ id, entity = '' }) => (names.includes(entity) ? [id] : [])), kind: 'thing' },
    { names: others, kind: 'word' },
  ];
}
