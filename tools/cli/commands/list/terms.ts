import { nearest } from 'tavolata/internals';
import { DiagnosticError } from 'tavolata/workspace';
import { diagnostic } from '../../../messages/index.js';
import { termsOf } from '../../../texts/checks/proof.js';
import type { Term } from '../../../texts/terms/termbase.js';
import { termsTbx } from '../../../texts/terms/write.js';
import { columns } from '../../columns.js';
import { type Call, command } from '../../command.js';
import { type Exit, exit } from '../../exit.js';
import { openRules } from '../../opening.js';
import texts from './terms.json' with { type: 'json' };

const words = texts.words;

const forms = ['table', 'tbx', 'json'];

export const terms = command(texts.help, run);

function run(call: Call): Exit {
  const format = formatOf(call);
  const wanted = call.positionals[0]?.toLowerCase();
  const all = termsOf(openRules(call).documents);
  const found = wanted === undefined ? all : all.filter((term) => wordsOf(term).some((word) => word.includes(wanted)));
  if (format === 'json') call.printJson({ terms: found });
  else if (format === 'tbx') call.printFile(termsTbx(found));
  else call.print(...tableOf(call, found));
  return found.length > 0 ? exit.fine : exit.findings;
}

const wordsOf = ({ en, it }: Term): readonly string[] =>
  [en, it].flatMap(({ term, not }) => [term, ...not]).map((word) => word.toLowerCase());

/** @throws DiagnosticError for a form that does not exist */
function formatOf(call: Call): string {
  const given = call.value('format') ?? (call.json ? 'json' : 'table');
  if (forms.includes(given)) return given;
  const values = { form: given, forms: forms.join('\n') };
  throw new DiagnosticError([
    diagnostic('cli.unknown-format', { at: call.atOption('format'), values, suggestion: nearest(given, forms) }),
  ]);
}

function tableOf(call: Call, found: readonly Term[]): readonly string[] {
  const refused = ({ not }: Term['en']): string =>
    not.length === 0 ? '' : `(${call.say(words.refused)} ${not.join(', ')})`;
  const rows = found.map(({ en, it }) => [`${en.term} ${refused(en)}`.trim(), `${it.term} ${refused(it)}`.trim()]);
  return columns([[call.say(words.english), call.say(words.italian)], ...rows], { width: call.surroundings.columns });
}
