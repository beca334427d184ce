import { DiagnosticError, diagnostic } from '../../../src/frontend/diagnostics/diagnostic.js';
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
  if (part !== 'new' && part !== 'status')
    throw new DiagnosticError([diagnostic('edition.unknown-part', { at: call.at(0), values: { part } })]);
  if (!call.flag('watch')) return part === 'new' ? newEdition(call) : editionStatus(call, call.positionals[1]);
  // Once it is carried over only the list is left: what an editor works on is not written to in between.
  let isOver = part === 'status';
  watching(call, [rulesFolder(call)], (one) => {
    if (isOver) editionStatus(one, part === 'new' ? undefined : call.positionals[1]);
    else newEdition(one);
    isOver ||= !call.flag('dry-run');
  });
  return exit.fine;
}
