import type { Lang } from 'tavolata/runtime';
import type { OfficialText, Paragraph } from '../../../../tools/official/official.js';

export type OfficialReader = (bytes: Uint8Array) => OfficialText;

/** A copy of the official rules opened by the reader; it exists only in the memory of the page. */
export interface OfficialCopy {
  readonly name: string;
  readonly language: Lang;
  readonly edition: string | null;
  readonly paragraphs: readonly Paragraph[];
}

/** Reads a copy from a file of the reader's; undefined if it has no numbered rule. */
export async function openCopy(file: File): Promise<OfficialCopy | undefined> {
  const read = await reader();
  const { language, edition, paragraphs } = read(new Uint8Array(await file.arrayBuffer()));
  if (!paragraphs.some(({ kind }) => kind === 'rule')) return undefined;
  return { name: file.name, language, edition, paragraphs };
}

/** The reader is as large as the rest of the page and few need it, so it is loaded on demand. */
function reader(): Promise<OfficialReader> {
  const loaded = globalThis as { tavolataOfficial?: OfficialReader };
  return new Promise((resolve, reject) => {
    if (loaded.tavolataOfficial !== undefined) {
      resolve(loaded.tavolataOfficial);
      return;
    }
    const script = document.createElement('script');
    script.src = 'official.js';
    script.addEventListener('load', () => resolve(loaded.tavolataOfficial!));
    script.addEventListener('error', () => reject(new Error('official.js')));
    document.head.append(script);
  });
}

/** The section of a paragraph; undefined if it has no number. */
export const sectionOf = ({ number }: Paragraph): string | undefined => number?.split('.')[0];

/** The paragraphs of a copy under some numbers: the rules, their further paragraphs, and their examples. */
export const paragraphsAt = (copy: OfficialCopy, numbers: readonly string[]): readonly Paragraph[] =>
  copy.paragraphs.filter(
    ({ kind, number }) =>
      number !== null && numbers.includes(number) && (kind === 'rule' || kind === 'continuation' || kind === 'example'),
  );
