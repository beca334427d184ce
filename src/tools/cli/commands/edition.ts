import { DiagnosticError, diagnostic } from '../../../frontend/diagnostics/diagnostic.js';
import { type Call, command } from '../command.js';
import { newEdition } from '../edition/new-edition.js';
import { editionStatus } from '../edition/status.js';
import { type Exit, exit } from '../exit.js';
import { rulesFolder } from '../opening.js';
import { watching } from '../watching.js';
import texts from './edition.json' with { type: 'json' };

export const edition = command(texts.help, run);

function run(call: Call): Exit {
  const [part = ''] = call.positionals;
  if (part === 'new') return newEdition(call);
  if (part !== 'status')
    throw new DiagnosticError([diagnostic('edition.unknown-part', { at: call.at(0), values: { part } })]);
  if (!call.flag('watch')) return editionStatus(call);
  watching(call, [rulesFolder(call)], () => editionStatus(call));
  return exit.fine;
}
