import { nearest } from '../../../src/engine/model/spelling.js';
import { DiagnosticError, diagnostic } from '../../../src/frontend/diagnostics/diagnostic.js';
import { termsOf } from '../../texts/checks/proof.js';
import type { Term } from '../../texts/terms/termbase.js';
import { termsCsv, termsTbx } from '../../texts/terms/write.js';
import { columns } from '../columns.js';
import { type Call, command } from '../command.js';
import { type Exit, exit } from '../exit.js';
import { openRules } from '../opening.js';
import { writeFiles } from '../writing.js';
import texts from './terms.json' with { type: 'json' };

const words = texts.words;

const forms = ['table', 'csv', 'tbx', 'json'];

export const terms = command(texts.help, run);

function run(call: Call): Exit {
  const format = formatOf(call);
  const wanted = call.positionals[0]?.toLowerCase();
  const all = termsOf(openRules(call).documents);
  const found = wanted === undefined ? all : all.filter((term) => wordsOf(term).some((word) => word.includes(wanted)));
  const text = textOf(call, found, format);
  const file = call.value('out');
  if (file !== undefined) {
    writeFiles([{ file, text }], { at: call.atOption('out'), force: call.flag('force') });
    call.print(call.say(words.written, { count: found.length, file }));
  } else if (format === 'json') call.printJson({ terms: found });
  else if (format === 'table') call.print(text.replace(/\n$/, ''));
  else call.printFile(text);
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

function textOf(call: Call, found: readonly Term[], format: string): string {
  if (format === 'csv') return termsCsv(found);
  if (format === 'tbx') return termsTbx(found);
  if (format === 'json') return `${JSON.stringify({ terms: found }, null, 2)}\n`;
  const refused = ({ not }: Term['en']): string =>
    not.length === 0 ? '' : `(${call.say(words.refused)} ${not.join(', ')})`;
  const rows = found.map(({ en, it }) => [`${en.term} ${refused(en)}`.trim(), `${it.term} ${refused(it)}`.trim()]);
  const lines = columns([[call.say(words.english), call.say(words.italian)], ...rows]);
  return `${lines.join('\n')}\n`;
}
