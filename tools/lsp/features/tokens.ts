import {
  type CaseWordSort,
  caseWordsInFile,
  expressionsInFile,
  expressionTokens,
  mentionsIn,
  type ObservedText,
  type Span,
  type SymbolKind,
} from 'tavolata/workspace';
import { type SemanticTokens, SemanticTokensBuilder } from 'vscode-languageserver';
import { positionAt, type View } from '../view.js';

/** Types of tokens, in the order of their numbers. */
export const tokenTypes = [
  ...[
    'keyword',
    'string',
    'number',
    'operator',
    'variable',
    'parameter',
    'function',
    'event',
    'class',
    'property',
    'enumMember',
    'namespace',
  ],
] as const;

const sortsOfNames: { readonly [kind in SymbolKind]?: (typeof tokenTypes)[number] } = {
  local: 'variable',
  thing: 'variable',
  parameter: 'parameter',
  question: 'function',
  function: 'function',
  event: 'event',
  entity: 'class',
  fact: 'property',
  field: 'property',
  value: 'enumMember',
};

const sortsOfWords: { readonly [sort in CaseWordSort]: (typeof tokenTypes)[number] } = {
  keyword: 'keyword',
  part: 'keyword',
  case: 'function',
  scene: 'class',
  kind: 'class',
  thing: 'variable',
  fact: 'property',
  matter: 'property',
  entry: 'namespace',
  pick: 'enumMember',
  value: 'enumMember',
  number: 'number',
  text: 'string',
  operator: 'operator',
};

interface SortedToken {
  readonly span: Span;
  readonly type: string;
}

/** The colours of expressions, which to a grammar of JSON are just strings, and of the words in lines of cases. */
export function semanticTokens({ workspace }: View, path: string): SemanticTokens {
  const builder = new SemanticTokensBuilder();
  const source = workspace.source(path);
  const words = caseWordsInFile(workspace, path).flatMap(({ sort, start, end }): readonly SortedToken[] =>
    source === undefined ? [] : [{ span: { source, start, end }, type: sortsOfWords[sort] }],
  );
  const tokens = [...words, ...expressionsInFile(workspace, path).flatMap(tokensIn)];
  const places = new Map(tokens.map((one) => [one.span.start, one]));
  for (const { span, type } of [...places.values()].sort((a, b) => a.span.start - b.span.start)) {
    const { line, character } = positionAt(span.source, span.start);
    builder.push(line, character, span.end - span.start, tokenTypes.indexOf(type as never), 0);
  }
  return builder.build();
}

function tokensIn(observed: ObservedText): readonly SortedToken[] {
  const { text } = observed;
  const names = new Map(mentionsIn(observed).map(({ at, symbols: [symbol] }) => [at[0], symbol]));
  return expressionTokens(text.text).flatMap(({ image, start, isKeyword }): readonly SortedToken[] => {
    const isText = image.startsWith("'");
    const symbol = names.get(isText ? start + 1 : start);
    const type =
      (symbol && sortsOfNames[symbol.kind]) ?? (isText ? 'string' : isKeyword ? 'keyword' : sortOfSign(image));
    const span = text.place(start, start + image.length);
    // The protocol has no tokens over several lines.
    const isOneLine = !/[\r\n]/.test(span.source.text.slice(span.start, span.end));
    return type === undefined || !isOneLine ? [] : [{ span, type }];
  });
}

const sortOfSign = (image: string): string | undefined =>
  /^\d+$/.test(image) ? 'number' : /^(?:[-+*<>]|[-+:]=|[<>]=)$/.test(image) ? 'operator' : undefined;
