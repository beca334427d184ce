import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { emitModule } from '../src/emit/module.js';
import { arrange, type EmittedModule, type Rulebook, type Ruleset, type SetupJson } from '../src/index.js';

const rulesets = new Map<string, Promise<Ruleset>>();

/** Rules for a setup that answer by an emitted module, written and imported once. */
export const emittedFor = (rulebook: Rulebook, setup: SetupJson): Promise<Ruleset> => {
  const key = JSON.stringify(setup);
  const made = rulesets.get(key) ?? make(rulebook, setup);
  rulesets.set(key, made);
  return made;
};

const make = async (rulebook: Rulebook, setup: SetupJson): Promise<Ruleset> => {
  const folder = mkdtempSync(join(tmpdir(), 'tavolata-bench-'));
  try {
    const file = join(folder, 'rules.module.mjs');
    writeFileSync(file, emitModule(rulebook, setup));
    const code = (await import(pathToFileURL(file).href)) as EmittedModule;
    return arrange(rulebook, setup, { code });
  } finally {
    rmSync(folder, { recursive: true });
  }
};
