import { openFile } from 'tavolata/files';
import { DiagnosticError } from 'tavolata/workspace';
import { earlierOf, memoryOf, saveAndClose } from '../check-cache.js';
import { type Call, command } from '../command.js';
import { version } from '../environment.js';
import { type Exit, exit } from '../exit.js';
import { rulesFolder } from '../opening.js';
import texts from './lsp.json' with { type: 'json' };

export const lsp = command(texts.help, run);

/** Starts the server; the process lives until its client ends it. What it needs is loaded only then. */
function run(call: Call): Exit {
  const house = call.values('house');
  const problems = house.flatMap((file) => openFile(file).problem ?? []);
  if (problems.length > 0) throw new DiagnosticError(problems);
  const memory = memoryOf(call);
  const options = {
    version: version(),
    lang: call.lang,
    rules: rulesFolder(call),
    always: call.value('rules') !== undefined,
    house,
    ...(memory && { earlier: earlierOf(memory), opened: () => saveAndClose(memory) }),
  };
  const served = async (): Promise<Exit> => {
    const [{ serveStandardStreams }, { proofreadIn }] = await Promise.all([
      import('../../lsp/streams.js'),
      import('../../lsp/proofread.js'),
    ]);
    await serveStandardStreams({ ...options, proofreadIn });
    return exit.fine;
  };
  return call.later(served());
}
