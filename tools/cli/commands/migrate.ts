import { type Diagnostic, DiagnosticError, diagnostic } from '../../../src/frontend/diagnostics/diagnostic.js';
import { inEach, type Renames, RenameTable } from '../../../src/frontend/language/renames.js';
import { openFile } from '../../../src/frontend/read/file.js';
import { isFolder } from '../../../src/frontend/read/folder.js';
import { readJson } from '../../../src/frontend/read/json.js';
import { kindOf } from '../../check/format/format.js';
import { migrated } from '../../migrate/migrate.js';
import { type Call, command } from '../command.js';
import { type Exit, exit } from '../exit.js';
import { jsonFilesIn } from '../files.js';
import { openRules } from '../opening.js';
import { inJson, painted } from '../reporting.js';
import { writeFiles } from '../writing.js';
import texts from './migrate.json' with { type: 'json' };

const words = texts.words;

export const migrate = command(texts.help, run);

interface Migrated {
  readonly file: string;
  readonly text: string;
  readonly read: string;
  readonly count: number;
}

function run(call: Call): Exit {
  const { rulebook, documents } = openRules(call);
  const table = new RenameTable((documents.renamed?.value ?? {}) as Renames);
  const faults: Diagnostic[] = [];
  const gone: Diagnostic[] = [];
  const read = (file: string, isNamed: boolean): readonly Migrated[] => {
    const { source, problem } = openFile(file);
    if (source === undefined) return fault(problem);
    const { document, diagnostics } = readJson(source);
    if (document === undefined) return fault(...diagnostics);
    const kind = kindOf(source, document.value);
    const start = { source, start: 0, end: 1 };
    if (kind === undefined)
      return isNamed ? fault(diagnostic('cli.not-a-kind-of-file', { at: start, values: { file } })) : [];
    const found = migrated(document, kind, rulebook.vocabulary, table);
    for (const { at, name, instead } of found.gone)
      gone.push(diagnostic('name.gone', { at, values: { name, ...inEach(instead) } }));
    return [{ file, text: found.applied(source.text), read: source.text, count: found.edits.length }];
  };
  const fault = (...found: readonly Diagnostic[]): readonly Migrated[] => {
    faults.push(...found);
    return [];
  };
  const files = call.positionals.flatMap((path) =>
    isFolder(path) ? jsonFilesIn(path).flatMap((file) => read(file, false)) : read(path, true),
  );
  if (faults.length > 0) throw new DiagnosticError(faults);
  const changed = files.filter(({ count }) => count > 0);
  const isDry = call.flag('dry-run');
  if (!isDry) writeFiles(changed);
  tell(call, changed, gone, files.length, isDry);
  return gone.length > 0 || (isDry && changed.length > 0) ? exit.findings : exit.fine;
}

function tell(
  call: Call,
  changed: readonly Migrated[],
  gone: readonly Diagnostic[],
  files: number,
  isDry: boolean,
): void {
  if (call.json) {
    const places = changed.map(({ file, count }) => ({ file, places: count }));
    call.printJson({ files, changed: places, diagnostics: inJson(gone, call.lang) });
    return;
  }
  for (const one of gone) call.print(painted(one, call.lang, call.paint), '');
  for (const { file, count } of changed) call.print(call.say(words.file, { file, count }));
  const total = isDry ? words.wanted : words.done;
  call.print(call.paint('bold', call.say(total, { files, changed: changed.length })));
}
