import type { Question } from '../src/engine/model/vocabulary.js';
import {
  addEntries,
  compileEntries,
  type ExtraEntries,
  loadRulebook,
  narrowedToSetup,
  type Rulebook,
} from '../src/index.js';
import type { RulesName } from './jobs.js';
import { workload } from './tables.js';

/** Rules for all tables of the benchmark, and enlarged versions to measure the cost of more rules. */
export type Rulebooks = { readonly [name in RulesName]: Rulebook };

const ASKED = 'mayAttack';
const SWITCHED_OFF = 80;

/**
 * For each entity, conditions about a thing that take effort to evaluate and are never true at the tables of the
 * benchmark.
 */
const conditions: { readonly [kind: string]: (name: string, i: number) => string } = {
  Player: (name, i) => `lifeOf(${name}) > ${900 + i} and ${name}.inGame`,
  Object: (name, i) => `size(playersIn()) > ${5000 + i} and ${name}.tapped`,
};

/** The first parameter of a question about which a condition can be written. */
const about = ({ parameters }: Question): { readonly name: string; readonly kind: string } | undefined => {
  for (const { name, type } of parameters) {
    const kind = 'one' in type && type.one.length === 1 && !type.none ? type.one[0] : undefined;
    if (kind !== undefined && kind in conditions) return { name, kind };
  }
  return undefined;
};

const prohibition = (id: string, layer: string, answers: string, when: string): object => ({
  id,
  kind: 'prohibition',
  layer,
  name: { en: id, it: id },
  answers,
  when,
  verdict: 'deny',
  text: { en: id, it: id },
});

const compiled = (rulebook: Rulebook, entries: readonly object[]): ExtraEntries => {
  const { extra, diagnostics } = compileEntries(rulebook, JSON.stringify({ entries }));
  if (extra === undefined) throw new Error(`generated entries: ${diagnostics.map(({ code }) => code).join(', ')}`);
  return extra;
};

/** The number of entries active at the tables of the benchmark. */
const activeIn = (rulebook: Rulebook): number => narrowedToSetup(rulebook, workload(4, 1).table.setup).entries.length;

/** A number of further entries in force that answer other questions than the measured one. */
const ofOtherQuestions = (rulebook: Rulebook, count: number): ExtraEntries => {
  const others = Object.values(rulebook.vocabulary.questions).flatMap((question) => {
    const subject = question.policy === 'verdict' && question.name !== ASKED ? about(question) : undefined;
    return subject ? [{ question: question.name, ...subject }] : [];
  });
  const patterns = compiled(
    rulebook,
    others.flatMap(({ question, name, kind }) =>
      [0, 1, 2, 3].map((i) =>
        prohibition(`other.${question}.n${i}`.toLowerCase(), 'host', question, conditions[kind]?.(name, i) ?? ''),
      ),
    ),
  );
  const { entries } = patterns;
  const further = Array.from({ length: count }, (_, i) => {
    const pattern = entries[i % entries.length] as (typeof entries)[number];
    return { ...pattern, id: `${pattern.id}.copy${Math.floor(i / entries.length)}` };
  });
  return { ...patterns, entries: further };
};

/**
 * Further entries that answer the measured question; half belong to a variant that is not played, half depend on the
 * setup.
 */
const offForThisSetup = (rulebook: Rulebook): ExtraEntries =>
  compiled(
    rulebook,
    Array.from({ length: SWITCHED_OFF }, (_, i) =>
      i % 2 === 0
        ? prohibition(`off.variant${i}`, 'variant:emperor', ASKED, 'creature.tapped')
        : prohibition(`off.option${i}`, 'host', ASKED, "'deploy-creatures' in setup.options and not creature.tapped"),
    ),
  );

/**
 * The shipped rulebook, compiled from its sources, and its two enlarged versions.
 *
 * @param folder the folder of the rules
 * @throws Error if the rulebook or the generated entries do not compile
 */
export const rulebooksFrom = (folder: string): Rulebooks & { readonly active: number } => {
  const { rulebook } = loadRulebook(folder);
  if (!rulebook) throw new Error('the rulebook has errors: see `tavolata check`');
  const active = activeIn(rulebook);
  return {
    plain: rulebook,
    tenfold: addEntries(rulebook, ofOtherQuestions(rulebook, 9 * active)),
    'switched-off': addEntries(rulebook, offForThisSetup(rulebook)),
    active,
  };
};
