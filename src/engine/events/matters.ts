import { own } from '../model/own.js';
import { matterNames } from '../model/vocabulary.js';
import type { Lang } from '../model/words.js';
import type { Ruleset } from '../ruleset/ruleset.js';

/** The matters of some picks, in both languages. */
export function mattersIn({ rulebook }: Ruleset, choices: readonly { readonly matter: string }[]) {
  const names = rulebook.vocabulary.enumerations[matterNames]?.values ?? {};
  const inLang = (lang: Lang) =>
    [...new Set(choices.map(({ matter }) => own(names, matter)?.[lang] ?? matter))].join(', ');
  return {
    matter: choices.map(({ matter }) => matter).join(', '),
    'matter.en': inLang('en'),
    'matter.it': inLang('it'),
  };
}
