import { readFileSync } from 'node:fs';
import type { Lang } from '../../../src/engine/model/words.js';
import type { CheckName } from '../../../tools/texts/checks/finding.js';

type Pair = { readonly [lang in Lang]: string };

/** A fault planted in a pair of texts of our own. */
export interface Planted {
  /** What must find it; left out, any check does. */
  readonly check?: CheckName;
  /** The pair with the fault, and without it. */
  readonly bad: Pair;
  readonly good: Pair;
  /** The words of the place, and in which text they stand. */
  readonly at?: { readonly language: Lang; readonly words: string; readonly start: number };
}

const [, ...blocks] = readFileSync(new URL('planted.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n\n');

/** The faults of `planted.txt`, whose head says how they are written. */
export const planted: readonly Planted[] = blocks.flatMap((block) => {
  const [en = '', it = '', ...faults] = block.split('\n');
  const good = { en: en.replace(/^en: /, ''), it: it.replace(/^it: /, '') };
  return faults.map((line) => plantedIn(good, line));
});

function plantedIn(good: Pair, line: string): Planted {
  const [, name = '', language = 'it', marked = ''] = /^(\S+) (en|it): ?(.*)$/.exec(line) ?? [];
  const [, there] = / ⟦en: (.*)⟧$/.exec(marked) ?? [];
  const text = marked.replace(/ ⟦en: .*⟧$/, '');
  const [, before = '', words] = /^(.*)⟦(.*)⟧/.exec(text) ?? [];
  const at =
    there !== undefined
      ? { language: 'en' as const, words: there, start: good.en.indexOf(there) }
      : words !== undefined && { language: language as Lang, words, start: before.length };
  return {
    ...(name !== 'any' && { check: name as CheckName }),
    good,
    bad: { ...good, [language]: text.replace(/[⟦⟧]/g, '') },
    ...(at && { at }),
  };
}
