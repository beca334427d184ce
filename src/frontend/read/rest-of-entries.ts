import { isRecord } from '../../engine/model/record.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { moved } from '../text/document.js';
import type { Source } from '../text/source.js';
import type { JsonNode } from './parser.js';
import type { FileReading } from './rulebook.js';
import { parseJson } from './syntax.js';
import { documentOf } from './tree.js';
import { validatorOf } from './validators.js';

/**
 * The valid part of a file of entries with mistakes: each entry that has the right shape and no mistake inside. The
 * document numbers only these, and gives their places in the file.
 *
 * @param diagnostics the faults of the file, which the reading has as well
 * @returns a reading without a document if nothing can be used
 */
export function restOfEntries(source: Source, diagnostics: readonly Diagnostic[]): FileReading {
  const { root } = parseJson(source);
  const list = root?.parts.find(({ key }) => key === 'entries');
  if (root?.kind !== 'object' || list?.kind !== 'list') return { diagnostics };
  const whole = documentOf(source, root);
  if (!isRecord(whole.value) || !Array.isArray(whole.value['entries'])) return { diagnostics };
  const { entries: written, ...members } = whole.value as { readonly entries: readonly unknown[] };
  const broken: string[] = [];
  const kept: number[] = [];
  for (const [index, node] of list.parts.entries()) {
    const entry = written[index];
    if (!hasInside(node, diagnostics) && isRight({ entries: [entry] })) kept.push(index);
    else broken.push(textOf(source, node));
  }
  const others = root.parts.filter((node) => node !== list);
  const isHeadRight = isRight({ ...members, entries: [] });
  if (!isHeadRight) broken.push(...others.map((node) => textOf(source, node)));
  const value = Object.assign(Object.create(null), isHeadRight && members, {
    entries: kept.map((index) => written[index]),
  });
  // Its n-th entry is that of the file with the n-th of these indexes.
  const document = moved(whole, value, (place) =>
    place.replace(/^\/entries\/(\d+)/, (same, index) => {
      const inFile = kept[Number(index)];
      return inFile === undefined ? same : `/entries/${inFile}`;
    }),
  );
  return { document, diagnostics, broken: broken.join('\n') };
}

const textOf = ({ text }: Source, { start, end }: JsonNode): string => text.slice(start, end);

const hasInside = ({ start, end }: JsonNode, diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ at }) => at !== undefined && at.start > start && at.end < end);

// The validator compares items of lists with a library that fails on objects without a prototype.
const isRight = (value: unknown): boolean => validatorOf('entries')(JSON.parse(JSON.stringify(value))) === true;
