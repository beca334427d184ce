import { termsOf } from '../../../texts/checks/proof.js';
import type { Term } from '../../../texts/terms/termbase.js';
import { columns } from '../../columns.js';
import { type Call, command } from '../../command.js';
import { type Exit, exit } from '../../exit.js';
import { openRules } from '../../opening.js';
import texts from './terms.json' with { type: 'json' };

const words = texts.words;

export const terms = command(texts.help, run);

function run(call: Call): Exit {
  const wanted = call.positionals[0]?.toLowerCase();
  const all = termsOf(openRules(call).documents);
  const found = wanted === undefined ? all : all.filter((term) => wordsOf(term).some((word) => word.includes(wanted)));
  if (call.json) call.printJson({ terms: found });
  else if (found.length === 0) call.print(call.say(words.none, { word: wanted ?? '' }));
  else call.print(...tableOf(call, found));
  return found.length > 0 ? exit.fine : exit.findings;
}

const wordsOf = ({ en, it }: Term): readonly string[] =>
  [en, it].flatMap(({ term, not }) => [term, ...not]).map((word) => word.toLowerCase());

function tableOf(call: Call, found: readonly Term[]): readonly string[] {
  const refused = ({ not }: Term['en']): string =>
    not.length === 0 ? '' : `(${call.say(words.refused)} ${not.join(', ')})`;
  const rows = found.map(({ en, it }) => [`${en.term} ${refused(en)}`.trim(), `${it.term} ${refused(it)}`.trim()]);
  return columns([[call.say(words.english), call.say(words.italian)], ...rows], { width: call.surroundings.columns });
}
