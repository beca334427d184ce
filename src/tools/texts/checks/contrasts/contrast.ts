import { type Family, family } from '../words.js';

/** One of several things that a text may say. What stands in `loose` of the other text may stand for it as well. */
interface Said {
  readonly strict: Family;
  readonly loose: Family;
}

/** What a text may say, of which a translator may say another. */
export interface Contrast {
  readonly members: readonly Said[];
  /** Any of them: most texts have none, and need no closer look. */
  readonly any: Family;
}

/** What is said in too many ways in one language to be looked for there. */
export const never = '(?!)';

/** A contrast from its members: words in English and in Italian, and what else may stand for them in either. */
export const contrast = (
  ...members: readonly (readonly [en: string, it: string, alsoEn?: string, alsoIt?: string])[]
): Contrast => ({
  members: members.map(([en, it, alsoEn = never, alsoIt = never]) => ({
    strict: family(en, it),
    loose: family(`${en}|${alsoEn}`, `${it}|${alsoIt}`),
  })),
  any: family(members.map(([en]) => en).join('|'), members.map(([, it]) => it).join('|')),
});
