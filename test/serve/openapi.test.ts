import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { methods } from '../../src/tools/serve/methods/index.js';
import { openApi } from '../../src/tools/serve/openapi.js';
import { ROOT } from '../architecture/sources.js';
import { answered, request, serviceWith } from './serving.js';

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string };
const document = openApi(version);
const ajv = new Ajv2020({ strict: false });
ajv.addSchema({ $id: 'openapi', ...document });
const schema = (name: string) => ajv.compile({ $ref: `openapi#/components/schemas/${name}` });

describe('the OpenAPI file', () => {
  it('is the one in the documents; UPDATE_OPENAPI=1 writes it anew', () => {
    const path = join(ROOT, 'docs/openapi.json');
    const text = `${JSON.stringify(document, null, 2)}\n`;
    if (process.env['UPDATE_OPENAPI'] !== undefined) writeFileSync(path, text);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(document);
  });

  it('has no reference to what is not there', () => {
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(references.filter((name) => !Object.hasOwn(document.components.schemas, name ?? ''))).toEqual([]);
    expect(document.openapi).toBe('3.1.0');
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
});
