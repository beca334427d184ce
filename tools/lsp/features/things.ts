import {
  blockAt,
  type CaseBlock,
  caseBlocks,
  caseTokens,
  expressionTokens,
  furtherLines,
  isCasesFile,
  type LinkedRules,
  type NamedSymbol,
  type Source,
  symbolKey,
} from 'tavolata/workspace';
import type { RequestPlace, View } from '../view.js';

/** The case or named table around a place of a file of cases. */
export function blockAround(
  { workspace }: View,
  { documents }: LinkedRules,
  { path, offset }: RequestPlace,
): CaseBlock | undefined {
  const source = workspace.source(path);
  return source && blockAt(caseBlocks(source, documents.notation), offset);
}

/** Words with a meaning anywhere in lines. */
const lineWords = ['unknown', 'not', 'of', 'for', 'by', 'chance'];

/** Whether a name can be that of a thing: lines and expressions have no other meaning for it. */
export function isThingName(name: string, { documents, linker: { known } }: LinkedRules): boolean {
  const [word, ...rest] = expressionTokens(name);
  const isName = /^[a-z]\w*$/i.test(name) && word?.isKeyword === false && rest.length === 0;
  const { kinds } = documents.notation;
  const short = [...kinds.values()].flatMap((kind) => kind.short.flatMap((one) => [one.word, one.beforeVowel]));
  const others = [...caseTokens.leadingWords, ...furtherLines, ...lineWords, ...kinds.keys(), ...short];
  return isName && !known.collections.has(name) && !known.singles.has(name) && !others.includes(name);
}

/** The name of a case, or of a table, that has a thing, and in which its new name already has a meaning. */
export function takenIn({ documents, others }: LinkedRules, thing: NamedSymbol, name: string): string | undefined {
  const sources = [...documents.scenarios.map(({ source }) => source), ...others];
  const key = symbolKey(thing);
  for (const source of sources.filter(({ file }) => isCasesFile(file))) {
    const blocks = caseBlocks(source, documents.notation);
    const found = blocks.find((block, index) => {
      if (![...block.things.values()].some((one) => symbolKey(one) === key)) return false;
      return block.things.has(name) || wordsOf(source, block, blocks[index + 1]).has(name);
    });
    if (found !== undefined) return found.name;
  }
  return undefined;
}

/** The words of the expressions of a case; for a named table all of them, since a case may rename any of its things. */
function wordsOf({ text }: Source, { kind, start }: CaseBlock, next: CaseBlock | undefined): ReadonlySet<string> {
  const tokens = caseTokens.statementsOf(text.slice(start, next?.start)).flat();
  return new Set(
    tokens.flatMap(({ image, tokenType }) => {
      if (tokenType === caseTokens.Expression) return expressionTokens(image).map((one) => one.image);
      return kind === 'scene' ? [image] : [];
    }),
  );
}
