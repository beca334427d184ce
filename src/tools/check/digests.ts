import { createHash } from 'node:crypto';
import type { Entry, EntryTexts } from '../../engine/model/entry.js';
import type { Lang } from '../../engine/model/words.js';
import { type Diagnostic, diagnostic } from '../../frontend/diagnostics/diagnostic.js';
import type { JsonDocument } from '../../frontend/text/document.js';
import { pointer } from '../../frontend/text/document.js';

/** What stands in `madeFrom` beside the language: eight hexadecimal digits of the text, blanks counted once. */
export const digestOf = (text: string): string =>
  createHash('sha256').update(text.normalize('NFC').replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 8);

/** Texts that were translated from a version of the other text that is no longer the one beside them. */
export const staleTexts = (entries: readonly Entry[], documents: readonly JsonDocument[]): readonly Diagnostic[] =>
  entries.flatMap((entry) => {
    const document = documents.find(({ source }) => source.file === entry.source.file);
    if (document === undefined) return [];
    const { text, texts, source } = entry;
    const placed =
      texts === undefined
        ? [{ text, at: `${source.pointer}/text` }]
        : Object.entries(texts).map(([date, one]) => ({ text: one, at: `${source.pointer}/texts/${date}` }));
    return placed.flatMap((one) => (['en', 'it'] as const).flatMap((lang) => staleText(one, lang, document)));
  });

interface PlacedText {
  readonly text: EntryTexts;
  /** JSON pointer of the texts in both languages. */
  readonly at: string;
}

function staleText({ text, at: place }: PlacedText, lang: Lang, document: JsonDocument): readonly Diagnostic[] {
  const { madeFrom } = text[lang];
  if (madeFrom === undefined) return [];
  const at = document.at(place + pointer(lang, 'madeFrom'));
  const [from, digest = ''] = madeFrom.split(':');
  if (from !== 'en' && from !== 'it') return [];
  if (from === lang) return [diagnostic('check.own-source', { at })];
  const now = digestOf(text[from].says);
  // Longer digests were made by the same rule and cut later.
  if (now.startsWith(digest) || digest.startsWith(now)) return [];
  const also = [{ at: document.at(place + pointer(from, 'says')), label: 'with' }];
  return [
    diagnostic('check.stale-text', { at, severity: 'warning', also, values: { from, digest: `${from}:${now}` } }),
  ];
}
