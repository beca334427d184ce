import type { Diagnostic } from 'tavolata/compiler';
import type { EditionDate } from 'tavolata/runtime';
import { listed } from 'tavolata/workspace';
import { diagnostic } from '../messages/index.js';
import { digestsOf, type EditionDigests, type TextDigests } from '../official/digests.js';
import { latestDigests } from '../official/latest.js';
import type { OfficialText } from '../official/official.js';
import { changesByDigests, inSections } from './digest-changes.js';
import { Fates, keepsWords } from './fates.js';
import { type Stray, straysIn } from './strays.js';

/**
 * References of a copy with other targets than those of an edition, wherever their targets are in the copy.
 *
 * @param edition the one that it follows, or the last before it with digests
 */
export function strayReferences(
  text: OfficialText,
  edition: EditionDate,
  digests: readonly EditionDigests[],
): readonly Diagnostic[] {
  const before = latestDigests(digests, edition, 'en');
  const own = digestsOf(text);
  const found = text.language === 'en' ? inEnglish(before, own) : inTranslation(before, own);
  const references = found.flatMap(({ number, strays }) =>
    strays.map(({ to, instead }) => `${number} → ${to} (${instead ?? '–'})`),
  );
  if (references.length === 0) return [];
  const values = { edition, references: listed(references, 24), count: references.length };
  return [diagnostic('official.leads-elsewhere', { severity: 'warning', values })];
}

interface RuleStrays {
  readonly number: string;
  readonly strays: readonly Stray[];
}

function inEnglish(before: TextDigests, own: TextDigests): readonly RuleStrays[] {
  const fates = new Fates(changesByDigests(inSections(before, own), own), before, own);
  // Digests recognise a topic by its words alone.
  return fates.all.map(({ old = '', new: number = '', kind }) => {
    const [was, is] = [before.rules[old]?.sees ?? [], own.rules[number]?.sees ?? []];
    return { number, strays: straysIn(was, is, (to) => fates.wordsMovedTo(to), keepsWords(kind)) };
  });
}

/** A translation may add or omit a reference; one that names a different number is wrong. */
const inTranslation = ({ rules }: TextDigests, own: TextDigests): readonly RuleStrays[] =>
  Object.entries(own.rules).flatMap(([number, { sees = [] }]) => {
    const theirs = rules[number]?.sees ?? [];
    const missing = theirs.filter((to) => !sees.includes(to)).join(', ');
    const added = missing === '' ? [] : sees.filter((to) => !theirs.includes(to));
    return [{ number, strays: added.map((to) => ({ to, instead: missing })) }];
  });
