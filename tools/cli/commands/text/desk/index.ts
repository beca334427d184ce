import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Diagnostic } from 'tavolata/compiler';
import { DiagnosticError } from 'tavolata/workspace';
import { git } from '../../../../check/git.js';
import { diagnostic } from '../../../../messages/index.js';
import { type Call, command } from '../../../command.js';
import { type Exit, exit } from '../../../exit.js';
import { refuse } from '../../../refusing.js';
import { report } from '../../../reporting.js';
import { portOf, stopInTime } from '../../serve.js';
import { targetOf } from '../choose.js';
import texts from './desk.json' with { type: 'json' };
import { serveDesk } from './http.js';
import { Saves } from './save.js';
import { DeskSession } from './session.js';

const { words } = texts;

/** Always the same, since browsers store what is not saved yet by the address of the page. */
const usualPort = 8096;

export const desk = command(texts.help, run);

/** Starts the server; the process lives until it has stopped. */
function run(call: Call): Exit {
  const faults: Diagnostic[] = [];
  const port = portOf(call, 'port', faults) ?? usualPort;
  refuse(faults);
  const page = join(dirname(fileURLToPath(import.meta.url)), 'desk');
  if (!existsSync(join(page, 'index.html'))) throw new DiagnosticError([diagnostic('text.desk-no-page')]);
  const session = new DeskSession(call, targetOf(call));
  const by = call.value('by') ?? (git(session.folder, 'config', 'user.name')?.trim() || undefined);
  const token = randomBytes(24).toString('base64url');
  const onFault = (error: unknown) =>
    call.surroundings.err(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  const desk = { session, saves: new Saves(session), ...(by !== undefined && { by }) };
  const serving = { desk, page, token, port, onFault };
  serveDesk(serving).then(
    (running) => {
      stopInTime(call, running);
      // What follows the sign # is never sent or logged.
      const address = `http://127.0.0.1:${running.port}/#token=${token}`;
      if (call.json) call.printJson({ address, diagnostics: [] });
      else call.print(call.say(words.open, { address }));
    },
    (error: NodeJS.ErrnoException) => {
      const values = { port, reason: error.code ?? error.message };
      const code = error.code === 'EADDRINUSE' ? 'text.desk-port-taken' : 'serve.cannot-listen';
      report([diagnostic(code, { at: call.atOption('port'), values })], call.lang, call.surroundings);
      process.exitCode = exit.wrongUse;
    },
  );
  return exit.fine;
}
