import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { methods } from '../../tools/serve/methods/index.js';
import { openApi, openApiText } from '../../tools/serve/openapi.js';
import { ROOT } from '../architecture/sources.js';
import { shipped } from '../rules/rulebook.js';
import { answered, request, serviceWith } from './serving.js';

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string };
const document = openApi(version, shipped().vocabulary);
const ajv = new Ajv2020({ strict: false });
ajv.addSchema({ $id: 'openapi', ...document });
const schema = (name: string) => ajv.compile({ $ref: `openapi#/components/schemas/${name}` });

describe('the OpenAPI file', () => {
  it('is the same as text', () => {
    expect(JSON.parse(openApiText(version, shipped().vocabulary))).toEqual(document);
  });

  it('has no reference to what is not there', () => {
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(references.filter((name) => !Object.hasOwn(document.components.schemas, name ?? ''))).toEqual([]);
    expect(document.openapi).toBe('3.1.0');
  });

  it('says all in both languages', () => {
    const alone: string[] = [];
    JSON.stringify(document, (_, value) => {
      const { description, summary, 'x-it': italian } = Object(value) as { readonly [part: string]: unknown };
      for (const text of [description, summary])
        if (typeof text === 'string' && italian === undefined && !/^.+\n\n.+$/.test(text)) alone.push(text);
      return value;
    });
    expect(alone).toEqual([]);
  });

  it('describes the examples of all methods and the responses to them', () => {
    const service = serviceWith();
    const requests = [...methods.values()].map(({ name, example }) => request(name, example));
    const inOrder = [...requests.slice(1, -2), requests[0], ...requests.slice(-2)];
    for (const message of inOrder.filter((one) => one?.method !== 'close')) {
      const check = schema(`${message?.method}Request`);
      expect(check(message), `${message?.method}: ${JSON.stringify(check.errors)}`).toBe(true);
      const response = answered(service, message);
      expect(response.error).toBeUndefined();
      const answers = schema(`${message?.method}Response`);
      expect(answers(response), `${message?.method}: ${JSON.stringify(answers.errors)}`).toBe(true);
    }
    const close = answered(
      service,
      requests.find(({ method }) => method === 'close'),
    );
    expect(schema('closeResponse')(close)).toBe(true);
  });

  it('describes errors, and refuses what the server refuses', () => {
    const wrong = { ...request('ask', { tabel: 't1' }) };
    expect(schema('Request')(wrong)).toBe(false);
    const response = answered(serviceWith(), wrong);
    expect(schema('Failure')(response)).toBe(true);
    expect(schema('Response')(response)).toBe(true);
  });

  it('describes every way to ask and to send', () => {
    const service = serviceWith();
    answered(service, request('openTable', methods.get('openTable')!.example));
    const [table, text] = ['t1', 'areOpponents(Ada, Bruno)'];
    const asked = { question: 'areOpponents', arguments: ['Ada', 'Bruno'] };
    const named = { question: 'areOpponents', arguments: { player: 'Ada', other: 'Bruno' } };
    const questions = [
      text,
      ['areOpponents', 'Ada', 'Bruno'],
      asked,
      named,
      { text },
      '1 + 1',
      'mayAttack(creature, Ada)',
    ];
    for (const message of [
      request('ask', { table, text }),
      request('ask', { table, ...asked, trace: true, reasons: true }),
      request('ask', { table, text: '2 + 2' }),
      request('ask', { table, text: 'areOpponents(game.startingGroup, Ada)' }),
      request('ask', { table, questions }),
      request('ask', { table, questions, brief: true }),
      request('ask', { table, text: 'areOpponnts(Ada, Bruno)' }),
      request('ask', { table: { setup: { edition: '2026-09-25' }, players: ['Ada', 'Bruno'] }, text }),
      request('send', { table, text: 'becomesMonarch(Ada)', patch: true, trace: true }),
      request('openTable', {
        table: { setup: { edition: '2026-09-25' }, players: ['A'], objects: [{ id: 'o', owner: 'Z' }] },
      }),
      request('send', { table, events: [{ event: 'playersLeave', fields: { players: ['Ada'] } }] }),
    ]) {
      const { method } = message;
      const [check, answers] = [schema(`${method}Request`), schema(`${method}Response`)];
      expect(check(message), JSON.stringify([message, check.errors])).toBe(true);
      const response = answered(service, message);
      const failed = response.error !== undefined && schema('Failure')(response);
      expect(failed || answers(response), JSON.stringify([response, answers.errors])).toBe(true);
    }
  });

  it.each([
    ['a misspelt fact', 'openTable', { table: { setup: { edition: '2026-09-25' }, players: [{ id: 'A', lief: 3 }] } }],
    ['an unknown variant', 'openTable', { table: { setup: { edition: '2026-09-25', variants: ['emperror'] } } }],
    ['a misspelt question', 'ask', { table: 't1', question: 'areOpponentz', arguments: [] }],
    ['a misspelt argument', 'ask', { table: 't1', question: 'mayAttack', arguments: { creatur: 'a' } }],
    [
      'a misspelt argument that stays',
      'matrix',
      { table: 't1', question: 'mayAttack', over: { creature: [] }, arguments: { defendr: 'a' } },
    ],
    [
      'a misspelt argument among many questions',
      'ask',
      { table: 't1', questions: [{ question: 'mayAttack', arguments: { creatur: 'a' } }] },
    ],
    ['a misspelt event', 'send', { table: 't1', events: [{ event: 'playersLeaf', fields: { players: ['A'] } }] }],
    ['a misspelt field', 'send', { table: 't1', events: [{ event: 'playersLeave', fields: { player: ['A'] } }] }],
    [
      'a write of an unknown fact',
      'changeTable',
      { table: 't1', changes: [{ op: 'set', of: 'A', fact: 'lief', value: 1 }] },
    ],
  ])('refuses %s', (_, method, params) => {
    expect(schema(`${method}Request`)(request(method, params))).toBe(false);
  });

  it('keeps its definitions, whatever a house vocabulary calls its enumerations', () => {
    const { vocabulary } = shipped();
    const { schemas } = document.components;
    const taken = Object.keys(schemas).filter((name) => !Object.hasOwn(vocabulary.enumerations, name));
    const words = { en: 'mood', it: 'umore' };
    const moods = taken.map((name) => [name, { names: words, values: { calm: words } }]);
    const enumerations = { ...vocabulary.enumerations, ...Object.fromEntries(moods) };
    const after = openApi(version, { ...vocabulary, enumerations }).components.schemas;
    expect(taken.filter((name) => JSON.stringify(after[name]) !== JSON.stringify(schemas[name]))).toEqual([]);
  });
});
