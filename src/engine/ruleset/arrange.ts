import type { Runtime } from '../evaluate/code.js';
import { Compiler, strictCompiler } from '../evaluate/compiler.js';
import { Scope } from '../evaluate/scope.js';
import type { Notice } from '../model/answer.js';
import { Fault } from '../model/fault.js';
import { need, needOptions } from '../model/given.js';
import { onceFor } from '../model/once.js';
import type { Rulebook } from '../model/rulebook.js';
import type { SetupJson } from '../model/table.js';
import { StepLimit } from '../values/budget.js';
import { Maker } from '../values/make.js';
import { Thing, type Value } from '../values/values.js';
import { World } from '../values/world.js';
import { activeEntries, checkNarrowed, choicesOf, editionFor, lastConfirmed } from './active.js';
import { Ruleset } from './ruleset.js';

/** How rules are arranged; every option may be left out. */
export interface ArrangeOptions {
  /** Refuse a day after the last edition for which the rulebook was confirmed, instead of answering with a notice. */
  readonly strict?: boolean;
}

/** Number of setups of one rulebook whose rules are cached. */
const MOST_SETUPS = 32;

/** The rules of the setups requested last, by the JSON text of the setup; a rulebook never changes. */
const arranged = /* @__PURE__ */ onceFor((_: Rulebook) => new Map<string, Ruleset>());

/**
 * Arranges the rulebook for one setup: which entries are active in its edition, layers and choices. Tables of one setup
 * share the result, and with it what was compiled for them.
 *
 * @param setup what the table agreed on; `edition` is any day from the first known edition on.
 * @param options `strict` refuses a day after the last edition for which the rulebook was confirmed.
 * @throws Fault for a day that is not a date or too early, an unknown house matter or choice, a cycle of overrides.
 */
export function arrange(rulebook: Rulebook, setup: SetupJson, options: ArrangeOptions = {}): Ruleset {
  need(rulebook, 'rulebook', 'arrange');
  need(setup, 'setup', 'arrange');
  needOptions(options, 'arrange');
  const { newer } = editionFor(rulebook, setup.edition);
  if (newer && options.strict)
    throw new Fault('fault.edition-too-new', { edition: setup.edition, last: lastConfirmed(rulebook) });
  const key = textOf(setup);
  if (key === undefined) return arrangeAlone(rulebook, setup);
  const known = arranged(rulebook);
  // What all tables of a setup share is made from the text, so that no host can modify it afterwards.
  const ruleset = known.get(key) ?? arrangeAlone(rulebook, JSON.parse(key) as SetupJson);
  const [oldest] = known.keys();
  known.delete(key);
  if (known.size >= MOST_SETUPS && oldest !== undefined) known.delete(oldest);
  known.set(key, ruleset);
  return ruleset;
}

/** Undefined for anything but plain JSON, such as a cyclic object. */
function textOf(setup: SetupJson): string | undefined {
  try {
    return JSON.stringify(setup);
  } catch {
    return undefined;
  }
}

/** As `arrange`, but with rules that no other table shares: for tools that observe reads. */
export function arrangeAlone(rulebook: Rulebook, setup: SetupJson): Ruleset {
  const { edition, newer } = editionFor(rulebook, setup.edition);
  const notices: Notice[] = newer
    ? [{ code: 'edition-newer', values: { asked: setup.edition, last: lastConfirmed(rulebook) } }]
    : [];
  const thing = setupThing(rulebook, setup);
  const layers = activeLayers(rulebook, thing);
  const choices = choicesOf(rulebook, setup);
  checkNarrowed(rulebook, layers, choices);
  const { entries, inactive } = activeEntries(rulebook, edition, layers, choices);
  return new Ruleset(rulebook, setup, { edition, layers, entries, inactive, ofEdition: notices }, thing);
}

/**
 * The active layers of a setup.
 *
 * @param setup its house answers make no difference
 */
export const layersOf = (rulebook: Rulebook, setup: SetupJson): ReadonlySet<string> =>
  activeLayers(rulebook, setupThing(rulebook, setup));

function setupThing(rulebook: Rulebook, setup: SetupJson): Thing {
  const maker = new Maker(rulebook.vocabulary);
  const entity = Object.values(rulebook.vocabulary.entities).find((candidate) => candidate.constant);
  const { house, ...facts } = setup;
  return entity ? maker.thing(entity.name, null, facts as Record<string, Value>) : new Thing('', null, []);
}

function activeLayers(rulebook: Rulebook, setup: Thing): ReadonlySet<string> {
  const { vocabulary } = rulebook;
  const maker = new Maker(vocabulary);
  const runtime: Runtime = {
    world: new World(vocabulary),
    setup,
    budget: new StepLimit(),
    slot: (entity, fact) => maker.slot(entity, fact),
    make: (entity, facts) => maker.thing(entity, null, facts),
    pick: () => undefined,
  };
  const noQuestions = {
    question(question: string): never {
      throw new Fault('fault.unknown-question', { question });
    },
  };
  const compiler = strictCompiler(new Compiler(maker, runtime, noQuestions));
  const active = Object.values(vocabulary.layers).filter(
    (layer) => layer.when === undefined || compiler.truth(layer.when.tree, new Scope()).run(),
  );
  return new Set(active.map((layer) => layer.id));
}
