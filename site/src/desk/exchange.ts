import type { Lang } from 'tavolata/runtime';
import type { ExchangeUnit } from '../../../tools/texts/exchange/exchange.js';
import { xliff1 } from '../../../tools/texts/exchange/xliff1.js';
import type { Alone } from './alone.js';

/** Edits made without a server, as XLIFF for `tavolata text import`: each text with the source it was based on. */
export function xliffOf({ done }: Alone, source: Lang, target: Lang): string {
  const units = done.entries().map(([key, { text, state, from, last, dismissed, pairs }]): ExchangeUnit => {
    const { seen, by, on } = from;
    const base = {
      key,
      from: source,
      into: target,
      source: seen[source],
      target: seen[target],
      state: from.state,
      ...(by !== undefined && on !== undefined && { by, on }),
    };
    const decisions = { ...(last && { last }), dismissed, ...(pairs && { pairs }) };
    return { key, file: from.file, source: from[source], target: text, state, context: [], base, decisions };
  });
  return xliff1({ source, target, units });
}

/** Offers a text to the reader as a download. */
export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
