import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import type { Patch } from '../check/patching.js';
import { patched } from '../check/patching.js';
import { said } from './session.js';

const broken: readonly Patch[] = [
  {
    file: 'base/harbour.json',
    entry: 'enter.wreck',
    set: { when: 'boat.owner.inGame and not boat.owner.inGame' },
  },
];
const rules = patched(resolve('test/cases/bad/check/rulebook'), broken);
const check = (form: string, lang = 'en') =>
  said(['check', '--quick', '--rules', rules, '--format', form, '--lang', lang]);

describe('the forms of what is found', () => {
  it('has a code in each line that the problem matchers know, whatever the code', () => {
    const folder = 'src/frontend/diagnostics/messages';
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
    const keys = files.flatMap((file) => Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
    // The others are words for places and kinds of values.
    const codes = keys.filter((key) => key.includes('.'));
    const matchers = readFileSync('examples/editing/tasks.json', 'utf8').matchAll(/"regexp": (".*")/g);
    for (const [, pattern = ''] of matchers) {
      const matcher = new RegExp(JSON.parse(pattern));
      const line = (code: string) => `C:\\rules\\base\\harbour.json:3:9: error: 2:1 [or so] went wrong [${code}]`;
      expect(codes.filter((code) => matcher.exec(line(code))?.[6] !== code)).toEqual([]);
    }
    expect(codes).toContain('file.utf-16');
  });

  it('is a line for each finding, which the problem matchers of the example understand', () => {
    const { tasks } = JSON.parse(readFileSync('examples/editing/tasks.json', 'utf8')) as {
      readonly tasks: readonly { readonly problemMatcher: { readonly pattern: { readonly regexp: string } } }[];
    };
    for (const lang of ['en', 'it']) {
      const { out, exit } = check('line', lang);
      const lines = out.trimEnd().split('\n');
      expect(exit).toBe(1);
      expect(lines.length).toBeGreaterThan(0);
      for (const { problemMatcher } of tasks) {
        for (const line of lines) {
          const [, file, row, , severity, , code] = new RegExp(problemMatcher.pattern.regexp).exec(line) ?? [];
          expect([file?.endsWith('harbour.json'), Number(row) > 1, severity, code]).toEqual([
            true,
            true,
            'warning',
            'check.dead-condition',
          ]);
        }
      }
    }
  });

  it('is an annotation of GitHub', () => {
    expect(check('github').out).toMatch(
      /^::warning file=[^,:]+harbour\.json,line=\d+,endLine=\d+,col=\d+,endColumn=\d+,title=check\.dead-condition::“enter\.wreck” can never/,
    );
  });

  it('is a log of SARIF', () => {
    const { runs, version } = JSON.parse(check('sarif').out) as {
      readonly version: string;
      readonly runs: readonly {
        readonly tool: unknown;
        readonly results: readonly { readonly [key: string]: unknown }[];
      }[];
    };
    expect(version).toBe('2.1.0');
    expect(runs[0]?.tool).toMatchObject({ driver: { name: 'tavolata', rules: [{ id: 'check.dead-condition' }] } });
    expect(runs[0]?.results[0]).toMatchObject({ ruleId: 'check.dead-condition', ruleIndex: 0, level: 'warning' });
  });

  it('is SARIF by its schema, whatever the command and whatever is found', async () => {
    const unfit: readonly Patch[] = [
      { file: 'base/harbour.json', entry: 'limit.usual', set: { value: '4', name: { en: '\u001b[31m', it: '<b>' } } },
    ];
    const failing = patched(resolve('test/cases/bad/check/rulebook'), unfit);
    writeFileSync(join(failing, 'base/ragged.json'), '{"entries":[]}');
    const unlinked = patched(resolve('test/cases/bad/check/rulebook'), [
      { file: 'base/harbour.json', entry: 'limit.usual', set: { answers: 'limitt', value: '3 +' } },
    ]);
    const service = getLanguageService({});
    const schema = JSON.parse(
      readFileSync('node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json', 'utf8'),
    );
    const problems = async (text: string) => {
      const document = TextDocument.create('log.sarif', 'json', 1, text);
      const found = await service.doValidation(document, service.parseJSONDocument(document), undefined, schema);
      return found.map(({ message }) => message);
    };
    for (const folder of [rules, failing, unlinked])
      for (const command of ['check', 'check --quick', 'test', 'fmt --check', 'mutate limit.usual enter.wreck']) {
        const { out, exit } = said([...command.split(' '), '--rules', folder, '--format', 'sarif', '--lang', 'it']);
        expect([command, exit < 3, await problems(out)]).toEqual([command, true, []]);
      }
    const { out } = said(['check', '--rules', failing, '--format', 'sarif']);
    expect(await problems(out.replace('"results"', '"result"'))).not.toEqual([]);
    expect(await problems(out.replace('"level": "error"', '"level": "fatal"'))).not.toEqual([]);
  });

  it('is XML of JUnit, with a test for each scenario', () => {
    const { out, exit } = said(['test', '--rules', rules, '--format', 'junit']);
    expect(exit).toBe(0);
    expect(out).toContain('<testsuites name="tavolata" tests="1" failures="0" errors="0">');
    expect(check('junit').out).toContain('<failure type="check.dead-condition" message="“enter.wreck” can never');
  });

  it('is JUnit by its structure, whatever stands in names', () => {
    const hostile: Patch = { file: 'base/harbour.json', entry: 'enter.wreck', set: { when: 'boat.<&"\u0001> is 0' } };
    for (const folder of [rules, patched(resolve('test/cases/bad/check/rulebook'), [hostile])])
      for (const command of ['check --quick', 'test', 'fmt --check']) {
        const { out } = said([...command.split(' '), '--rules', folder, '--format', 'junit']);
        const { suites, cases, failing, failures } = junitOf(out);
        expect([suites.tests, suites.failures, suites.errors].map(Number)).toEqual([cases, failing, 0]);
        expect(failures).toBeGreaterThanOrEqual(failing);
      }
  });

  it('is JSON, as with --json', () => {
    expect(check('json').out).toBe(said(['check', '--quick', '--rules', rules, '--json']).out);
  });

  it('says so where there is no such form, and keeps to the form where a file cannot be read', () => {
    expect(check('sarf').err).toContain('Did you mean “sarif”?');
    const missing = said(['test', 'nowhere.scenarios.json', '--rules', rules, '--format', 'github']);
    expect([missing.exit, missing.err]).toEqual([2, '']);
    expect(missing.out).toContain('::error ');
  });
});

/** What readers of JUnit files take: these elements within each other, with these attributes (the schema of the Jenkins xUnit plugin). */
const junit: { readonly [element: string]: { readonly in: string; readonly has: readonly string[] } } = {
  testsuites: { in: '', has: ['name', 'tests', 'failures', 'errors'] },
  testsuite: { in: 'testsuites', has: ['name', 'tests', 'failures', 'errors', 'skipped'] },
  testcase: { in: 'testsuite', has: ['classname', 'name'] },
  failure: { in: 'testcase', has: ['type', 'message'] },
};

/** Reads a JUnit file and holds it to its form. */
function junitOf(text: string) {
  const open: string[] = [];
  const found = { suites: {} as { readonly [name: string]: string }, cases: 0, failing: 0, failures: 0 };
  const failing = new Set<number>();
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    expect([open.at(-1) ?? '', Object.keys(attributes)]).toEqual([junit[name]?.in, junit[name]?.has]);
    open.push(name);
    if (name === 'testsuites') found.suites = attributes;
    if (name === 'testcase') found.cases += 1;
    if (name === 'failure') {
      found.failures += 1;
      failing.add(found.cases);
    }
  });
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  return { ...found, failing: failing.size };
}
