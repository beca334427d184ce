import { nearest } from '../../../engine/model/spelling.js';
import { DiagnosticError, diagnostic } from '../../../frontend/diagnostics/diagnostic.js';
import { termsOf } from '../../texts/checks/proof.js';
import type { Term } from '../../texts/terms/termbase.js';
import { termsCsv, termsTbx } from '../../texts/terms/write.js';
import { columns } from '../columns.js';
import type { Call, Command } from '../command.js';
import { type Exit, exit } from '../exit.js';
import { openRules } from '../opening.js';
import { writeFiles } from '../writing.js';

const words = {
  english: { en: 'English', it: 'inglese' },
  italian: { en: 'Italian', it: 'italiano' },
  refused: { en: 'not', it: 'non' },
  written: { en: '{count} {count?term:terms} written to {file}', it: '{count} {count?termine:termini} in {file}' },
} as const;

const forms = ['table', 'csv', 'tbx', 'json'];

export const terms: Command = {
  name: 'terms',
  summary: { en: 'the terms of both languages', it: 'i termini delle due lingue' },
  usage: ['[WORD] [--format FORM] [--out FILE]'],
  about: {
    en: 'Lists the terms of rules/terms.json in both languages, with the words that are refused in their stead; a word shows\nthe terms that have it. CSV and TBX are for the glossaries of translation tools.',
    it: 'Elenca i termini di rules/terms.json nelle due lingue, con le parole che si rifiutano in loro vece; una parola mostra i\ntermini che la contengono. CSV e TBX servono ai glossari degli strumenti di traduzione.',
  },
  positionals: { names: ['WORD'], least: 0, most: 1 },
  options: [
    { name: 'format', value: 'FORM', about: { en: 'table, csv, tbx or json', it: 'table, csv, tbx o json' } },
    { name: 'out', value: 'FILE', about: { en: 'write to a file', it: 'scrive in un file' } },
    { name: 'force', about: { en: 'replace the file', it: 'sostituisce il file' } },
  ],
  examples: [
    { line: 'tavolata terms patta', about: { en: 'what is the term?', it: 'qual è il termine?' } },
    {
      line: 'tavolata terms --format tbx --out terms.tbx',
      about: { en: 'a glossary for OmegaT', it: 'un glossario per OmegaT' },
    },
  ],
  run,
};

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
  else call.print(...text.replace(/\r?\n$/, '').split(/\r?\n/));
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
