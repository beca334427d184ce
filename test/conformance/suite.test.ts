import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import schema from '../../rules/schema/conformance.json' with { type: 'json' };
import { scenariosOf } from '../../tools/check/plays.js';
import { engineCase } from '../../tools/conformance/cases.js';
import type { EngineRequest } from '../../tools/conformance/protocol.js';
import { conform } from '../../tools/conformance/run.js';
import { readDigests } from '../../tools/official/digest-files.js';
import { loaded, shipped } from '../rules/rulebook.js';
import notShown from './not-shown.json' with { type: 'json' };
import { ownEngine } from './own-engine.js';
import { inProcess, marked, raw, shippedCases, suiteOf } from './suite.js';

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(schema, 'conformance');

/** What is wrong with a value of one of the forms of the schema; undefined: nothing. */
function faultOf(form: string, value: unknown): string | undefined {
  const validate = ajv.getSchema(form === '' ? 'conformance' : `conformance#/$defs/${form}`);
  if (validate === undefined) throw new Error(form);
  return validate(JSON.parse(JSON.stringify(value))) ? undefined : ajv.errorsText(validate.errors);
}

describe('the cases for engines', () => {
  it('are at least three hundred, of the form that ships', () => {
    const cases = shippedCases();
    expect(cases).toHaveLength(marked.length);
    expect(cases.length).toBeGreaterThanOrEqual(300);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    expect(faultOf('', { format: 1, cases })).toBeUndefined();
    expect(faultOf('', { format: 1, cases: [{ ...cases[0], steps: [{ do: 'ask' }] }] })).toMatch(/question/);
  });

  it('depend on no answer of ours to what the rules leave open', () => {
    const open = shippedCases().filter(
      ({ table, needs }) => table.unknown !== undefined || needs.features.some((name) => name.includes('=')),
    );
    expect(open.map(({ id }) => id)).toEqual([]);
  });

  it('show every number of sections 800 to 811 that an engine can show', () => {
    const shown = new Set(shippedCases().flatMap(({ rules }) => rules));
    const { texts } = readDigests('rules').at(-1)!;
    const numbers = Object.keys(texts.en?.rules ?? {}).filter((number) => /^8(0\d|1[01])\./.test(number));
    expect(numbers.length).toBeGreaterThan(150);
    expect(numbers.filter((number) => !shown.has(number)).sort()).toEqual(Object.keys(notShown));
  });

  it.each([
    ['conformance.no-rule', { rules: undefined }],
    ['conformance.nothing-seen', { steps: [{ ask: 'seatDistance(AE, BE)', answer: 3 }] }],
    ['conformance.names-what-comes', { steps: [{ send: 'turnBegins(AE)' }, { send: 'turnEnds(turn1)' }] }],
  ])('are refused with %s', (code, change) => {
    const one = scenariosOf(loaded.documents?.scenarios ?? []).find(({ scenario }) => scenario.id === '809.3c-e1')!;
    const { turns: _, ...table } = one.scenario.table;
    const scenario = { ...one.scenario, table, ...change } as typeof one.scenario;
    expect(() => engineCase(shipped(), raw, { ...one, scenario })).toThrow(code);
  });
});

describe('the page for engines', () => {
  const page = readFileSync('docs/conformance.md', 'utf8');

  it('shows messages of the form that ships', () => {
    const talk = page
      .match(/```\n(→[\s\S]*?)```/)![1]!
      .replace(/\n {3}/g, '')
      .trimEnd()
      .split('\n');
    const messages = talk.map((line) => JSON.parse(line.slice(2)));
    expect(talk.length).toBe(10);
    for (const [index, message] of messages.entries()) {
      const form = index % 2 === 0 ? message.do : index === 1 ? 'helloAnswer' : 'answer';
      expect([talk[index], faultOf(form, message)]).toEqual([talk[index], undefined]);
      expect(message.seq).toBe((index >> 1) + 1);
    }
  });

  it('names the rules that no case shows', () => {
    for (const number of Object.keys(notShown)) expect(page).toContain(number);
  });
});

describe('our own engine', () => {
  it('passes all of them, in messages of the form that ships', async () => {
    const answer = ownEngine(shipped());
    let seq = 0;
    const faults: string[] = [];
    const checked = (request: EngineRequest) => {
      seq++;
      const reply = answer(request);
      for (const [form, value] of [
        [request.do, { seq, ...request }],
        [request.do === 'hello' ? 'helloAnswer' : 'answer', { seq, ...reply }],
      ] as const) {
        const fault = faultOf(form, value);
        if (fault !== undefined) faults.push(`${form}: ${fault}`);
      }
      return reply;
    };
    const [introduction, results] = await conform(suiteOf(shippedCases()), () => inProcess(checked));
    expect(introduction.name).toBe('tavolata');
    expect(results.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    expect(results).toHaveLength(shippedCases().length);
    expect(faults).toEqual([]);
    expect(seq).toBeGreaterThan(1500);
  });
});
