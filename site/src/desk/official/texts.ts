import type { Lang } from 'tavolata/runtime';
import type { OfficialText, Paragraph } from '../../../../tools/official/official.js';

export type OfficialReader = (bytes: Uint8Array) => OfficialText;

/** A copy of the official rules that the reader has opened: it is in the memory of the page alone. */
export interface OfficialCopy {
  readonly name: string;
  readonly language: Lang;
  readonly edition: string | null;
  readonly paragraphs: readonly Paragraph[];
}

/** Reads a copy from a file of the reader's; undefined: it has no numbered rule. */
export async function openCopy(file: File): Promise<OfficialCopy | undefined> {
  const read = await reader();
  const { language, edition, paragraphs } = read(new Uint8Array(await file.arrayBuffer()));
  if (!paragraphs.some(({ kind }) => kind === 'rule')) return undefined;
  return { name: file.name, language, edition, paragraphs };
}

/** The reader is as large as the rest of the page, and few need it: it comes when it is asked for. */
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

/** The section of a paragraph; undefined for one without number. */
export const sectionOf = ({ number }: Paragraph): string | undefined => number?.split('.')[0];

/** What copies say under some numbers: the rule, what belongs to it, and its examples. */
export const paragraphsAt = (copy: OfficialCopy, numbers: readonly string[]): readonly Paragraph[] =>
  copy.paragraphs.filter(
    ({ kind, number }) =>
      number !== null && numbers.includes(number) && (kind === 'rule' || kind === 'continuation' || kind === 'example'),
  );
