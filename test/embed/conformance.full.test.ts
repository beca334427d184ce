import { createContext, runInContext } from 'node:vm';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import compiledSchema from '../../rules/schema/compiled.json' with { type: 'json' };
import { bundled, bundles } from '../../scripts/bundle.mjs';
import { Fault } from '../../src/engine/model/fault.js';
import type { SetupJson } from '../../src/engine/model/table.js';
import { arrange } from '../../src/engine/ruleset/arrange.js';
import { narrowedToEdition, narrowedToSetup } from '../../src/engine/ruleset/narrow.js';
import { type ConformanceStep, conformanceOf } from '../../tools/build/conformance.js';
import { scenariosOf } from '../../tools/check/plays.js';
import { canonical } from '../../tools/check/scenarios/expected.js';
import { conformance } from '../rules/conformance.js';
import { loaded, shipped } from '../rules/rulebook.js';
import { exampleTable } from './round-trip.js';

type Reply = { readonly ok?: never; readonly error?: unknown };
type Say = (request: object) => Reply;

const placed = scenariosOf(loaded.documents?.scenarios ?? []);
const scenarios = conformance();
let say: Say;

beforeAll(async () => {
  const { text } = await bundled(bundles['tavolata-lean']);
  const context = createContext(Object.create(null));
  const call = runInContext(`${text};tavolata.call`, context) as (request: string) => string;
  say = (request) => JSON.parse(call(JSON.stringify(request))) as Reply;
});

const sortedSteps = (steps: readonly (readonly unknown[])[]): unknown =>
  steps.map((step) => step.map(canonical).sort());

describe('the conformance scenarios', () => {
  it('hold of tavolata-lean, from the compiled JSON alone', () => {
    const { rulebook } = say({ call: 'load', rulebook: shipped() }).ok as unknown as { readonly rulebook: string };
    const play = (table: string, step: ConformanceStep): readonly [wanted: unknown, got: unknown] => {
      if ('ask' in step) {
        const { question, arguments: args, expect: wanted } = step;
        const answer = say({ call: 'ask', table, question, arguments: args });
        const {
          edition,
          notices,
          question: _,
          arguments: __,
          ...got
        } = (answer.ok ?? answer) as { [key: string]: unknown };
        return [{ verdict: got['verdict'] === 'unknown' ? 'unknown' : undefined, ...wanted }, got];
      }
      if ('send' in step) {
        const { events, picks, expect: wanted, after } = step;
        const plan = say({ call: 'send', table, events, picks, carryOut: true }).ok as unknown as typeof wanted;
        const {
          setup: ___,
          assumed: ____,
          ...state
        } = (say({ call: 'tableToJson', table }).ok ?? {}) as { [key: string]: unknown };
        return [
          { ...wanted, steps: sortedSteps(wanted.steps), after },
          { steps: sortedSteps(plan.steps), needs: plan.needs, unknown: plan.unknown, after: after && state },
        ];
      }
      if ('verify' in step) return [[], (say({ call: 'verify', table }).ok as unknown as { steps: unknown }).steps];
      // Expressions that are no questions have no call: they are for those who write an evaluator.
      return [null, null];
    };
    const wrong = scenarios.flatMap(({ id, table: json, editions, steps }) => {
      const setup = { ...json.setup, edition: editions.at(-1) };
      const { table } = say({ call: 'openTable', rulebook, table: { ...json, setup } }).ok as unknown as {
        table: string;
      };
      const found = steps.flatMap((step, i) => {
        const [wanted, got] = play(table, step).map(canonical);
        return wanted === got ? [] : [`${id} ${i}: ${wanted} / ${got}`];
      });
      say({ call: 'close', table });
      return found;
    });
    expect(wrong).toEqual([]);
    expect(scenarios.length).toBeGreaterThanOrEqual(placed.length);
  });

  it('are left out where a narrowed rulebook does not hold their setup', () => {
    const { setup } = exampleTable() as { readonly setup: SetupJson };
    const few = conformanceOf(narrowedToSetup(shipped(), setup), placed).scenarios;
    expect(few.length).toBeGreaterThan(3);
    expect(few.length).toBeLessThan(scenarios.length / 4);
    for (const { id, steps, table } of few) {
      const same = scenarios.find((one) => one.id === id && one.editions.includes(table.setup.edition));
      expect(canonical(steps)).toBe(canonical(same?.steps));
    }
  });
});

describe('a narrowed rulebook', () => {
  const { setup } = exampleTable() as { readonly setup: SetupJson };

  it('keeps what is active, arranges as the whole one does, and refuses another setup', () => {
    const narrow = narrowedToSetup(shipped(), setup);
    expect(narrow.entries.length).toBeLessThan(shipped().entries.length);
    const ids = (of: typeof narrow) => arrange(of, setup).entries.map(({ id }) => id);
    expect(ids(narrow)).toEqual(ids(shipped()));
    expect(() => arrange(narrow, { edition: setup.edition })).toThrow(Fault);
  });

  it('to an edition knows that edition only', () => {
    const [first] = shipped().editions;
    const old = narrowedToEdition(shipped(), first?.date ?? '');
    expect(old.editions).toEqual([first]);
    expect(() => arrange(narrowedToEdition(shipped(), setup.edition), { edition: first?.date ?? '' })).toThrow(Fault);
  });

  it('fits the schema of compiled rulebooks, as the whole one does', () => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false, strictTypes: false });
    ajv.addKeyword('markdownDescription');
    const validate = ajv.compile(compiledSchema);
    for (const one of [shipped(), narrowedToSetup(shipped(), setup)]) {
      expect(validate(JSON.parse(JSON.stringify(one))), ajv.errorsText(validate.errors)).toBe(true);
    }
    const [entry] = shipped().entries;
    const spoilt = { ...shipped(), entries: [{ ...entry, when: { text: '', tree: { op: 'eval', code: '1' } } }] };
    expect(validate(spoilt)).toBe(false);
  });
});
