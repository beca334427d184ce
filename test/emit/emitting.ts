import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EmittedModule } from '../../src/arrange/emitted.js';
import { narrowedToSetup } from '../../src/arrange/narrow.js';
import { arrange, type Ruleset } from '../../src/arrange/ruleset.js';
import { emitFunctions } from '../../src/emit/module.js';
import type { Rulebook } from '../../src/model/rulebook.js';
import type { SetupJson } from '../../src/model/table.js';

const folder = mkdtempSync(join(tmpdir(), 'tavolata-emitted-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
let files = 0;

/** Writes the text of a module to a file and imports it, as a host would. */
export const imported = async <T>(text: string): Promise<T> => {
  const file = join(folder, `module-${files++}.mjs`);
  writeFileSync(file, text);
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as T;
};

/** The module for a setup, with the rulebook that is in memory anyway. */
export const moduleFor = async (rulebook: Rulebook, setup: SetupJson): Promise<EmittedModule> => {
  const narrow = narrowedToSetup(rulebook, setup);
  const functions = await imported<Omit<EmittedModule, 'rulebook'>>(emitFunctions(narrow, setup));
  return { ...functions, rulebook: narrow };
};

/** Rules for a setup that answer by emitted code. */
export const emittedRules = async (rulebook: Rulebook, setup: SetupJson): Promise<Ruleset> =>
  arrange(rulebook, setup, { code: await moduleFor(rulebook, setup) });
