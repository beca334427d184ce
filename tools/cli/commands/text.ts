import { nearest } from '../../../src/engine/model/spelling.js';
import { DiagnosticError, diagnostic } from '../../../src/frontend/diagnostics/diagnostic.js';
import { listed } from '../../../src/frontend/diagnostics/fill.js';
import { type Call, command } from '../command.js';
import type { Exit } from '../exit.js';
import { exportTexts } from '../text/export.js';
import { importTexts } from '../text/import.js';
import { listTexts } from '../text/list.js';
import { markTexts, recordTexts } from '../text/mark.js';
import { searchMemory } from '../text/memory.js';
import { showTexts } from '../text/show.js';
import texts from './text.json' with { type: 'json' };

const parts: { readonly [part: string]: (call: Call) => Exit } = {
  list: listTexts,
  show: showTexts,
  mark: markTexts,
  record: recordTexts,
  export: exportTexts,
  import: importTexts,
  memory: searchMemory,
};

export const textCommand = command(texts.help, run);

function run(call: Call): Exit {
  const [part = ''] = call.positionals;
  const act = Object.hasOwn(parts, part) ? parts[part] : undefined;
  if (act !== undefined) return act(call);
  const known = Object.keys(parts);
  const values = { part, parts: listed(known) };
  throw new DiagnosticError([
    diagnostic('text.unknown-part', { at: call.at(0), values, suggestion: nearest(part, known) }),
  ]);
}
