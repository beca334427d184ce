import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../architecture/sources.js';
import { mistakes } from '../build/schema-mistakes.js';
import { type Exchanged, exchanged } from './exchanged.js';

interface Language {
  readonly name: string;
  /** The classes don't tell null, or an empty list, from what is left out. */
  readonly leavesOut: boolean;
  /** A missing value is written as null: only in traces, where a value may be of any kind. */
  readonly addsNull?: boolean;
  /** So many of the mistakes are refused at least; a validator refuses all. */
  readonly refuses: number;
}

const languages: readonly Language[] = [
  { name: 'python', leavesOut: false, refuses: mistakes.length },
  { name: 'rust', leavesOut: true, refuses: mistakes.length },
  { name: 'java', leavesOut: false, addsNull: true, refuses: 30 },
  { name: 'csharp', leavesOut: true, refuses: 20 },
];

const minutes = 60_000;

/** The program of a language, and what it is generated with. */
class Project {
  private readonly tools: string;

  constructor(private readonly language: Language) {
    this.tools = join(ROOT, '.generators', language.name);
  }

  get isReady(): boolean {
    return existsSync(join(this.tools, 'installed'));
  }

  generate(): void {
    const options = { recursive: true, preserveTimestamps: true };
    cpSync(join(ROOT, 'test/generators', this.language.name), join(this.tools, 'project'), options);
    this.run('generate');
  }

  /** Values read into classes and written again. */
  again(values: readonly Exchanged[]): readonly { readonly value?: unknown; readonly refused?: string }[] {
    const lines = this.run('run', values.map((one) => `${JSON.stringify(one)}\n`).join(''));
    return lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
  }

  private run(command: 'generate' | 'run', input = ''): string {
    const files = { SCHEMA: join(ROOT, 'rules/schema/api.json'), OPENAPI: join(ROOT, 'docs/reference/openapi.json') };
    const { status, stdout, stderr } = spawnSync('sh', ['commands.sh', command], {
      cwd: join(this.tools, 'project'),
      input,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, ...files, TOOLS: this.tools },
    });
    if (status !== 0)
      throw new Error(`${this.language.name}, ${command}: ${stdout.slice(-2000)}${stderr.slice(-2000)}`);
    return stdout;
  }
}

/** A value without what a language may leave out. */
function lean(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(lean);
  const kept = Object.entries(value).filter(([, one]) => one !== null && !(Array.isArray(one) && one.length === 0));
  return Object.fromEntries(kept.map(([key, one]) => [key, lean(one)]));
}

const withoutTrace = (value: unknown): unknown => ({ ...(value as object), trace: undefined });

function comparable({ leavesOut, addsNull }: Language, value: unknown): unknown {
  if (leavesOut) return lean(value);
  return addsNull ? withoutTrace(value) : value;
}

let values: readonly Exchanged[] | undefined;

describe('classes generated from the schemas', () => {
  for (const language of languages)
    it(`in ${language.name} read and write everything`, { timeout: 10 * minutes }, (context) => {
      const project = new Project(language);
      if (!project.isReady) {
        const why = `no generator here; npm run generators -- ${language.name} installs it`;
        console.warn(`classes in ${language.name} are not tried: ${why}`);
        context.skip(why);
      }
      project.generate();
      values ??= exchanged();
      const back = project.again(values);
      expect(back.length).toBe(values.length);
      const different = values.flatMap(({ of, value }, i) => {
        const [before, after] = [value, back[i]?.value].map((one) => comparable(language, one));
        return isDeepStrictEqual(before, after) ? [] : [{ of, value, back: back[i] }];
      });
      expect(different.slice(0, 3)).toEqual([]);
      const refused = project.again(mistakes.map(({ of, wrong }) => ({ of, value: wrong })));
      expect(refused.filter((one) => 'refused' in one).length).toBeGreaterThanOrEqual(language.refuses);
    });
});
