import { onceFor } from '../../engine/model/once.js';
import type { UnknownRecord } from '../../engine/model/record.js';
import { type JsonDocument, pointer } from '../text/document.js';
import type { Source, Span } from '../text/source.js';
import { shapeDiagnostics } from './shape.js';
import { parseJson } from './syntax.js';
import { documentOf } from './tree.js';
import { validatorOf } from './validators.js';

/** A vocabulary as if some words were not declared in it. */
export interface VocabularyRest {
  readonly document: JsonDocument;
  readonly leftOut: readonly string[];
}

/** The valid part of a vocabulary with mistakes; undefined if a mistake stands outside all declarations. */
export const restOfVocabulary = (source: Source): VocabularyRest | undefined => restIn(source).rest;

const restIn = onceFor((source: Source): { readonly rest?: VocabularyRest } => {
  const { root, problems } = parseJson(source);
  if (root === undefined) return {};
  const whole = documentOf(source, root);
  const found = problems.length > 0 ? problems : shapeDiagnostics(whole, 'vocabulary');
  const paths = found.map(({ at }) => at && declarationAround(whole, at));
  const document = paths.reduce((rest, path = []) => withoutDeclaration(rest, path), whole);
  const isWhole = !paths.includes(undefined) && validatorOf('vocabulary')(JSON.parse(JSON.stringify(document.value)));
  return isWhole ? { rest: { document, leftOut: paths.flatMap((path) => path?.at(-1) ?? []) } } : {};
});

/** The names that a vocabulary declares, each with the keys that lead to it. */
function declarations(vocabulary: JsonDocument): readonly (readonly string[])[] {
  const membersOf = (value: unknown, ...path: readonly string[]) => {
    const member = path.reduce<unknown>((inside, key) => Object(inside)[key], value);
    return Object.keys(Object(member)).map((name) => [...path, name]);
  };
  const of = (...path: readonly string[]) => membersOf(vocabulary.value, ...path);
  const entities = of('entities');
  return [
    ...entities.flatMap(([, name = '']) => of('entities', name, 'facts')),
    ...[...of('questions'), ...of('events'), ...of('layers'), ...of('enumerations')],
    ...entities,
  ];
}

/** The smallest declaration around a place. */
export const declarationAround = (
  vocabulary: JsonDocument,
  { source, start, end }: Span,
): readonly string[] | undefined =>
  declarations(vocabulary).find((path) => {
    const [key, value] = [vocabulary.keyAt(pointer(...path)), vocabulary.at(pointer(...path))];
    return key.source === source && key.start <= start && end <= value.end;
  });

/** The same document as if a declaration were not in it. */
export const withoutDeclaration = (document: JsonDocument, path: readonly string[]): JsonDocument => ({
  ...document,
  value: without(document.value, path),
});

function without(value: unknown, [key = '', ...rest]: readonly string[]): unknown {
  const { [key]: member, ...others } = Object(value) as UnknownRecord;
  const left = rest.length === 0 ? others : { ...others, [key]: without(member, rest) };
  return Object.assign(Object.create(null), left);
}
