import type { Diagnostic } from 'tavolata/compiler';
import { isFolder, openFile, standardInput } from 'tavolata/files';
import { DiagnosticError, isCasesFile, readJson, type Source } from 'tavolata/workspace';
import { format, kindOf } from '../../check/format/format.js';
import { otherThan } from '../../check/format/laid-out.js';
import { diagnostic } from '../../messages/index.js';
import { type Call, command } from '../command.js';
import { type Exit, exit } from '../exit.js';
import { rulesFilesIn } from '../files.js';
import { printReport } from '../formats/format.js';
import { rulesFolder } from '../opening.js';
import { refuse } from '../refusing.js';
import { namesBehind, schemasFor } from '../schemas.js';
import { writeFiles } from '../writing.js';
import texts from './fix.json' with { type: 'json' };

const words = texts.words;

export const fix = command(texts.help, run);

function run(call: Call): Exit {
  const folder = call.value('schemas');
  if (folder !== undefined) return writeSchemas(call, folder);
  if (call.values('house').length > 0)
    throw new DiagnosticError([diagnostic('cli.schema-of-house', { at: call.atOption('house') })]);
  const given = call.positionals.length === 0 ? [rulesFolder(call)] : call.positionals;
  const results = given.flatMap((path) =>
    isFolder(path) ? rulesFilesIn(path).map((file) => one(file, false)) : [one(path, true)],
  );
  const faults = results.flatMap((result) => ('diagnostics' in result ? result.diagnostics : []));
  const unread = results.flatMap((result) => ('unreadable' in result ? [result.unreadable] : []));
  const changed = results.flatMap((result) => ('text' in result && result.text !== result.before ? [result] : []));
  const checking = call.flag('check');
  const piped = results.find((result) => 'text' in result && result.file === standardInput);
  refuse(faults);
  // Input from a pipe is written to a pipe.
  if (!checking && piped !== undefined && 'text' in piped && !call.json) {
    call.print(piped.text.trimEnd());
    return exit.fine;
  }
  for (const problem of unread) call.note(problem);
  const fine = unread.length > 0 ? exit.findings : exit.fine;
  if (!checking) writeFiles(changed.map(({ file, text, before }) => ({ file, text, read: before })));
  // The names depend on what has just been written.
  const names = call.positionals.length === 0 ? namesBehind(call) : undefined;
  if (names !== undefined && !checking) writeFiles([names], { folders: true });
  const files = results.filter((result) => 'text' in result).length;
  const behind = names && diagnostic('cli.names-behind', { severity: 'warning', values: { file: names.file } });
  const found = changed.map(({ source, text }) => otherThan(source, text, 'warning'));
  const reported = checking ? [...found, ...(behind ? [behind] : [])] : [];
  const report = { findings: reported };
  if (printReport(call, report)) return reported.length > 0 ? exit.findings : fine;
  const written = [...changed, ...(names ? [names] : [])].map(({ file }) => file);
  if (call.json) call.printJson({ files, changed: written, diagnostics: [] });
  else {
    for (const file of written) call.print(`${file}: ${call.say(checking ? words.wanted : words.done)}`);
    call.print(
      call.paint('bold', call.say(checking ? words.total : words.written, { files, changed: changed.length })),
    );
  }
  return checking && written.length > 0 ? exit.findings : fine;
}

/** Writes the user's own schemas, for files beside house rules. */
function writeSchemas(call: Call, folder: string): Exit {
  const outputs = schemasFor(call, folder);
  writeFiles(outputs, { folders: true });
  const files = outputs.map(({ file }) => file);
  if (call.json) call.printJson({ files });
  else call.print(...files.map((file) => `${file}: ${call.say(words.done)}`));
  return exit.fine;
}

type Result =
  | { readonly file: string; readonly source: Source; readonly before: string; readonly text: string }
  | { readonly diagnostics: readonly Diagnostic[] }
  | { readonly unreadable: Diagnostic }
  | { readonly foreign: string };

/**
 * A file in its canonical form. In folders, files of unknown kinds are left alone, and those that cannot be read are
 * only reported.
 */
function one(file: string, named: boolean): Result {
  const { source, problem } = openFile(file);
  if (source === undefined) return named ? { diagnostics: [problem] } : { unreadable: problem };
  const isCases = isCasesFile(file);
  const { document, diagnostics } = isCases ? { diagnostics: [] } : readJson(source);
  if (document === undefined && !isCases) return { diagnostics };
  const kind = kindOf(source, document?.value);
  if (kind === undefined) {
    const at = { source, start: 0, end: 1 };
    return named
      ? { diagnostics: [diagnostic('cli.not-a-kind-of-file', { at, values: { file } })] }
      : { foreign: file };
  }
  const formatted = format(source, kind);
  return formatted.text === undefined
    ? { diagnostics: formatted.diagnostics }
    : { file, source, before: source.text, text: formatted.text };
}
