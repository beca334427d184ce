import { describe, expect, it } from 'vitest';
import type { EmittedModule } from '../../src/arrange/emitted.js';
import { comment, data, literal } from '../../src/emit/literals.js';
import { emitModule } from '../../src/emit/module.js';
import { Names } from '../../src/emit/names.js';
import type { Json, TableJson } from '../../src/model/table.js';
import { ask, openEmitted, openTable, send } from '../../src/runtime.js';
import { imported } from './emitting.js';
import { HOSTILE, hostile } from './hostile.js';

const stolen = (): unknown => (globalThis as { readonly stolen?: unknown }).stolen;

describe('nothing in a rulebook becomes code', () => {
  it.each(HOSTILE.map((one, i) => [JSON.stringify(one), i] as const))('beginning with %s', async (_, i) => {
    const { rulebook, names } = hostile(i);
    const [question = '', verdict = '', parameter = '', , event = '', field = '', , value = ''] = names;
    const source = emitModule(rulebook, { edition: '2026-09-25' });
    const { default: module } = await imported<{ readonly default: EmittedModule }>(source);
    const json: TableJson = { setup: { edition: '2026-09-25' } };
    const [emitted, closures] = [openEmitted(module, json, rulebook), openTable(rulebook, json)];
    const given = (name: string, one: Json) => Object.fromEntries([[name, one]]);
    let [denied, plans] = [0, 0];
    for (const one of [...HOSTILE, value]) {
      expect(ask(emitted, question, given(parameter, one))).toEqual(ask(closures, question, given(parameter, one)));
      const answer = ask(emitted, verdict, given(parameter, one));
      expect(answer).toEqual(ask(closures, verdict, given(parameter, one)));
      if (answer.verdict === 'denied') denied++;
      const plan = send(emitted, { event, fields: given(field, one) });
      expect(plan).toEqual(send(closures, { event, fields: given(field, one) }));
      plans += plan.steps.length;
    }
    expect([denied > 0, plans > 0]).toEqual([true, true]);
    expect(emitted.ruleset.question(question).quick).toBeDefined();
    expect(stolen()).toBeUndefined();
    expect(/<\/script|<!--|-->|[\u2028\u2029]/.exec(source)).toBeNull();
  });

  it('would run if it were written as it stands', async () => {
    await imported(`export const said = "${HOSTILE[0]}";`);
    expect(stolen()).toBe(1);
    Reflect.deleteProperty(globalThis, 'stolen');
  });
});

describe('the writer of literals', () => {
  it.each(HOSTILE.map((one) => [one]))('gives back %j', async (one) => {
    const { said, read } = await imported<{ readonly said: string; readonly read: unknown }>(
      `${comment(one)}\nexport const said = ${literal(one)};\nexport const read = ${data({ [one]: [one] })};`,
    );
    expect(said).toBe(one);
    expect(read).toEqual(JSON.parse(JSON.stringify({ [one]: [one] })));
    expect(comment(one).split(/[\n\r\u2028\u2029]/).length).toBe(1);
  });
});

describe('names', () => {
  it('are never given out twice, never a word of the language, and nothing but letters, digits and marks of ours', () => {
    const names = new Names();
    const asked = [...HOSTILE, ...HOSTILE, 'a_2', 'a', 'a', 'class', '0', 'π'];
    const outside = asked.map((one) => names.fresh(one));
    const inner = names.inside();
    const inside = asked.map((one) => inner.fresh(one));
    // What comes up outside later bears a mark, which nothing inside does.
    const later = asked.map((one) => names.fresh(one, '$now'));
    expect(later.filter((one) => !one.includes('$'))).toEqual([]);
    const given = [...outside, ...inside];
    expect(new Set(given).size).toBe(given.length);
    expect(given.filter((one) => !/^[A-Za-z_][A-Za-z0-9_]*$/.test(one))).toEqual([]);
    expect(given).not.toContain('class');
    expect(given).not.toContain('await');
  });
});
