import { withoutWrapping } from 'tavolata/internals';
import { DiagnosticError } from 'tavolata/workspace';
import { diagnostic } from '../../../messages/index.js';
import { termsOf } from '../../../texts/checks/proof.js';
import type { Exchange, ExchangeUnit } from '../../../texts/exchange/exchange.js';
import { type ExchangeFormat, exchangeFormats, formatOfFile, writeExchange } from '../../../texts/exchange/formats.js';
import { otherLang, type StatedText } from '../../../texts/state/states.js';
import { termsTbx } from '../../../texts/terms/write.js';
import { type Call, command } from '../../command.js';
import { version } from '../../environment.js';
import { type Exit, exit } from '../../exit.js';
import { openRules } from '../../opening.js';
import { progressOf } from '../../progress.js';
import { writeFiles } from '../../writing.js';
import { chosenTexts, targetOf } from './choose.js';
import help from './export.json' with { type: 'json' };
import { type OpenTexts, openTexts } from './open.js';
import { readsOf, sourceBefore } from './show.js';
import texts from './words.json' with { type: 'json' };

const words = texts.export;

export const exportCommand = command(help.help, run);

/** Writes texts for the programs of translators. */
function run(call: Call): Exit {
  const out = call.value('out') ?? '';
  if (/\.tbx$/i.test(out)) return exportTerms(call, out);
  const format = formatOf(call);
  const open = openTexts(call);
  const found = chosenTexts(call, open, call.values('state'));
  const lang = targetOf(call);
  const progress = progressOf(call);
  const units = found.map((text, index) => {
    progress.tick(index, found.length);
    return unitOf(call, open, text);
  });
  progress.done();
  const exchange: Exchange = { source: otherLang(lang), target: lang, units };
  const now = `${new Date().toISOString().slice(0, 16).replace('T', ' ')}+0000`;
  const text = writeExchange(exchange, format, { version: version(), now });
  const file = call.value('out');
  if (file === undefined) {
    call.printFile(text);
    return exit.fine;
  }
  writeFiles([{ file, text }], { at: call.atOption('out') });
  if (call.json) call.printJson({ file, format, written: units.map(({ key }) => key), diagnostics: [] });
  else call.print(call.say(words.written, { count: units.length, file }));
  return exit.fine;
}

/** The terms, for the glossary of a translation tool. */
function exportTerms(call: Call, file: string): Exit {
  const terms = termsOf(openRules(call).documents);
  writeFiles([{ file, text: termsTbx(terms) }], { at: call.atOption('out') });
  if (call.json) call.printJson({ file, format: 'tbx', written: terms.length, diagnostics: [] });
  else call.print(call.say(words.terms, { count: terms.length, file }));
  return exit.fine;
}

/** @throws DiagnosticError for a format that there is not */
function formatOf(call: Call): ExchangeFormat {
  const file = call.value('out');
  const format = file === undefined ? 'xliff' : formatOfFile(file);
  if (format !== undefined) return format;
  const values = { form: file ?? '', forms: [...exchangeFormats, 'tbx'].join('\n') };
  throw new DiagnosticError([diagnostic('cli.unknown-format', { at: call.atOption('out'), values })]);
}

/** A text with everything that a translator should know about it. */
function unitOf(call: Call, open: OpenTexts, stated: StatedText): ExchangeUnit {
  const { unit, lang, state, record } = stated;
  const source = unit[otherLang(lang)];
  const target = unit[lang];
  const before = state === 'stale' ? sourceBefore(open, stated) : undefined;
  // Names and texts, including those of single editions; the other texts of an entry come without.
  const isOfEntry = unit.entry !== undefined && /^(?:name|text|texts\..*)$/.test(unit.part);
  const reads = isOfEntry ? readsOf(open, stated)?.[lang] : undefined;
  const context = [
    ...(reads === undefined ? [] : [[`${call.say(words.does)} [${lang}]:`, ...withoutWrapping(reads)].join('\n')]),
    ...(/[{}]/.test(source) ? [call.say(words.braces)] : []),
  ];
  return {
    key: unit.key,
    file: unit.file,
    source,
    target: state === 'new' && target === source ? '' : target,
    state,
    ...(state === 'reviewed' &&
      record?.by !== undefined &&
      record.on !== undefined && { by: record.by, on: record.on }),
    ...(before !== undefined && before !== source && { previous: before }),
    ...(record?.note !== undefined && { note: record.note }),
    context,
  };
}
