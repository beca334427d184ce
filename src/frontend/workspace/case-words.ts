import { shortWord, type ThingKind } from '../../../grammar/cases/kinds.js';
import { headParts } from '../../../grammar/cases/line-parser.js';
import type { CaseToken, CaseTokenKind, Statement } from '../../../grammar/cases/tokens.js';
import * as T from '../../../grammar/cases/tokens.js';
import { onceFor } from '../../engine/model/once.js';
import { furtherLines } from '../read/cases/case-table.js';
import type { Notation } from '../read/cases/notation.js';
import type { Source } from '../text/source.js';

/** What a word in a line of cases is; words in expressions have sorts of their own. */
export type CaseWordSort =
  | 'keyword'
  | 'part'
  | 'case'
  | 'scene'
  | 'kind'
  | 'thing'
  | 'fact'
  | 'matter'
  | 'entry'
  | 'pick'
  | 'value'
  | 'number'
  | 'text'
  | 'operator';

/** A word in a line of cases, with its offsets in the file. */
export interface CaseWord {
  readonly sort: CaseWordSort;
  readonly start: number;
  readonly end: number;
  readonly image: string;
  /** True if it declares the id of a case or the name of a table. */
  readonly isDeclaration?: boolean;
}

/** The name that a word stands for; a quoted text doubles the quotation marks inside it. */
export const nameOf = ({ image }: CaseWord): string => image.replace(/^'(.*)'$/, '$1').replaceAll("''", "'");

/** The words of the lines of a file, even if its cases have faults; without expressions and sentences. */
export const caseWords = (source: Source, notation: Notation): readonly CaseWord[] => wordsOf(notation)(source);

const wordsOf = onceFor((notation: Notation) =>
  onceFor(({ text }: Source) => T.statementsIn(text).flatMap((one) => wordsIn(one, notation))),
);

type Sorted = readonly [CaseToken, CaseWordSort] | readonly [CaseToken, CaseWordSort, 'declared'];

function wordsIn({ tokens: [head, ...rest], isImplied }: Statement, notation: Notation): readonly CaseWord[] {
  if (head === undefined) return [];
  const isThing = !T.isLeading(head.tokenType);
  const first: readonly Sorted[] = isImplied ? [] : [[head, isThing ? 'kind' : 'keyword']];
  return [...first, ...(isThing ? factWords(head, rest, notation) : lineWords(head.tokenType, rest))].map(
    ([{ image, startOffset }, sort, declared]) => ({
      sort,
      start: startOffset,
      end: startOffset + image.length,
      image,
      ...(declared !== undefined && { isDeclaration: true }),
    }),
  );
}

const naming: ReadonlySet<CaseTokenKind> = new Set([T.Because, T.OnlyBecause, T.Nearly]);
const isName = ({ tokenType }: CaseToken): boolean => [T.Word, T.Int, T.Text].includes(tokenType);

/** Tokens before and after the first colon. */
function halves(tokens: readonly CaseToken[]): readonly [readonly CaseToken[], readonly CaseToken[]] {
  const colon = tokens.findIndex(({ tokenType }) => tokenType === T.Colon);
  return colon < 0 ? [tokens, []] : [tokens.slice(0, colon), tokens.slice(colon + 1)];
}

const named = (tokens: readonly CaseToken[], sort: CaseWordSort): readonly Sorted[] =>
  tokens.filter(isName).map((one) => [one, sort]);

function lineWords(line: CaseTokenKind, rest: readonly CaseToken[]): readonly Sorted[] {
  const [before, behind] = halves(rest);
  if (line === T.Case || line === T.Scene) {
    const [id] = before;
    const parts = behind.flatMap((one): readonly Sorted[] =>
      headParts.has(one.image) ? [[one, 'part']] : valueWord(one),
    );
    return [...(id === undefined ? [] : [[id, line === T.Case ? 'case' : 'scene', 'declared'] as const]), ...parts];
  }
  if (line === T.Table) {
    const [name, ...others] = before.filter(isName);
    if (name === undefined) return named(behind, 'thing');
    const isOf = name.image === 'of' && others.length > 0 && behind.length === 0;
    return [[name, isOf ? 'part' : 'scene'], ...named(others, isOf ? 'case' : 'thing'), ...named(behind, 'thing')];
  }
  if (naming.has(line)) return named(rest, 'entry');
  if (line === T.Needs) return named(rest, 'pick');
  if (line === T.Picks) {
    const joint = rest.findIndex(({ image }) => image === 'for');
    return rest.flatMap((one, index): readonly Sorted[] => {
      if (index === joint || (index > joint && one.image === 'by')) return [[one, 'part']];
      return joint >= 0 && index === joint + 1 ? [[one, 'pick']] : valueWord(one);
    });
  }
  return rest.flatMap(valueWord);
}

function valueWord(one: CaseToken): readonly Sorted[] {
  switch (one.tokenType) {
    case T.Word:
      return [[one, /^\d/.test(one.image) ? 'number' : 'value']];
    case T.Int:
      return [[one, 'number']];
    case T.Text:
      return [[one, 'text']];
    case T.Equals:
      return [[one, 'operator']];
    default:
      return [];
  }
}

/**
 * `creature bear: a bear of Ann, tapped`: names, then facts with their values; `house` has matters in place of facts.
 */
function factWords(head: CaseToken, rest: readonly CaseToken[], { kinds, persons }: Notation): readonly Sorted[] {
  const isHouse = head.image === 'house';
  const kind = head.image === 'everyone' ? persons : kinds.get(head.image);
  if (kind === undefined && !(furtherLines as readonly string[]).includes(head.image)) return [];
  const [names, facts] = halves(rest);
  return [
    ...named(names, head.image === 'fresh' ? 'number' : 'thing'),
    ...facts.flatMap((one, index): readonly Sorted[] => {
      const before = facts[index - 1];
      const isFirst = before === undefined || before.tokenType === T.Comma || before.image === 'not';
      if (one.tokenType !== T.Word) return valueWord(one);
      if (isFirst && one.image === 'not') return [[one, 'part']];
      if (isHouse) return [[one, isFirst ? 'matter' : 'value']];
      return isFact(one, isFirst, kind) ? [[one, 'fact']] : valueWord(one);
    }),
  ];
}

const isFact = ({ image }: CaseToken, isFirst: boolean, kind: ThingKind | undefined): boolean =>
  shortWord(kind, image) !== undefined || (isFirst && kind?.facts.has(image) === true);
