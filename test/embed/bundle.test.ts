import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { getQuickJS } from 'quickjs-emscripten';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundled, bundles, imported, library, messages, program } from '../../scripts/bundle.mjs';
import { needed } from '../../scripts/minimum.mjs';
import { packRulebook } from '../../src/engine/ruleset/packed.js';
import { ROOT } from '../architecture/sources.js';
import { shipped } from '../rules/rulebook.js';
import { compiledText, exampleTable, roundTrip } from './round-trip.js';

/** What ES5 has, by owner. */
const es5: { readonly [owner: string]: string } = {
  globalThis:
    'Object Function Array String Boolean Number Date RegExp Error EvalError RangeError ReferenceError SyntaxError TypeError URIError Math JSON NaN Infinity undefined eval parseInt parseFloat isNaN isFinite decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape',
  Object:
    'prototype length name create defineProperties defineProperty freeze getOwnPropertyDescriptor getOwnPropertyNames getPrototypeOf isExtensible isFrozen isSealed keys preventExtensions seal',
  'Object.prototype': 'constructor hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString toString valueOf',
  Function: 'prototype length name',
  'Function.prototype': 'constructor apply bind call toString length name',
  Array: 'prototype length name isArray',
  'Array.prototype':
    'constructor length concat every filter forEach indexOf join lastIndexOf map pop push reduce reduceRight reverse shift slice some sort splice toLocaleString toString unshift',
  String: 'prototype length name fromCharCode',
  'String.prototype':
    'constructor length charAt charCodeAt concat indexOf lastIndexOf localeCompare match replace search slice split substring toLocaleLowerCase toLocaleUpperCase toLowerCase toString toUpperCase trim valueOf',
  Number: 'prototype length name MAX_VALUE MIN_VALUE NEGATIVE_INFINITY NaN POSITIVE_INFINITY',
  Math: 'E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2 abs acos asin atan atan2 ceil cos exp floor log max min pow random round sin sqrt tan',
};

/** Built-ins later than ES2019, in the text of a script: what no test calls is found, too. */
const later =
  /\b(?:Object\.(?:hasOwn|groupBy)|Map\.groupBy|Array\.fromAsync|Promise\.(?:allSettled|any|try|withResolvers))\b|(?<!\.)\.(?:at|findLast|findLastIndex|toReversed|toSorted|toSpliced|matchAll|replaceAll|isWellFormed|toWellFormed|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(|\b(?:WeakRef|FinalizationRegistry|AggregateError|BigInt|Atomics|Iterator|structuredClone|globalThis)\b/g;

/**
 * A script that takes away whatever an engine has beyond ES5.
 *
 * @param names of later built-ins that it keeps, as `Array.prototype.flat`; what one stands in stays with it
 */
const onlyWith = (names: readonly string[]): string => `{
  const es5 = ${JSON.stringify(es5)};
  const kept = ${JSON.stringify(names)};
  const global = globalThis;
  const keeps = (owner, name) => {
    const path = owner === 'globalThis' ? name : owner + '.' + name;
    return (es5[owner] || '').split(' ').includes(name) || kept.some((one) => one === path || one.startsWith(path + '.'));
  };
  const strip = (owner, object, mayGo) => {
    for (const name of Object.getOwnPropertyNames(object)) if (mayGo(name) && !keeps(owner, name)) gone.push([object, name]);
  };
  const gone = [];
  for (const owner of ['Object', 'Function', 'Array', 'String', 'Number', 'Math', 'Symbol', 'ArrayBuffer'])
    strip(owner, global[owner], (name) => name !== 'prototype');
  for (const owner of ['Object', 'Array', 'String', 'Function'])
    strip(owner + '.prototype', global[owner].prototype, (name) => !['constructor', '__proto__', 'caller', 'arguments'].includes(name));
  strip('globalThis', global, () => true);
  for (const [object, name] of gone) delete object[name];
}
`;

interface Reply {
  readonly ok?: { readonly [key: string]: unknown };
  readonly error?: { readonly code: string; readonly message: { readonly en: string; readonly it: string } };
}

const made = new Map<string, string>();
let expected = '';
const room = mkdtempSync(join(tmpdir(), 'tavolata-bundle-'));
const rulebook = compiledText();
const table = JSON.stringify(exampleTable());

/** The bundle, the data and the round trip as one script whose last value is the replies. */
const wholeScript = (bundle: string): string =>
  `${bundle}\nconst RULEBOOK = ${JSON.stringify(rulebook)};\nconst TABLE = ${JSON.stringify(table)};\nconst REPLIES = ${roundTrip};\n`;

/** Replies in a world that has what the language has, and nothing else. */
const inVm = (bundle: string): string => {
  const context = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
  return runInContext(`${wholeScript(bundle)}REPLIES`, context) as string;
};

beforeAll(async () => {
  for (const [name, entry] of Object.entries(bundles)) made.set(name, (await bundled(entry)).text);
  expected = inVm(made.get('tavolata') as string);
});
afterAll(() => rmSync(room, { recursive: true }));

describe('the one-file bundle', () => {
  it('opens, asks, sends, applies, verifies, explains and releases, without any global of a platform', () => {
    const replies = JSON.parse(expected) as readonly Reply[];
    expect(replies.slice(0, -1).flatMap(({ error }) => error ?? [])).toEqual([]);
    const [asked, sent, , verified, state] = replies;
    expect(asked?.ok?.['because']).not.toEqual([]);
    expect(sent?.ok?.['steps']).not.toEqual([]);
    expect(verified?.ok?.['steps']).toEqual([]);
    expect(JSON.stringify(state?.ok)).toContain('"inGame":false');
    expect(replies).toHaveLength(10);
    expect(replies.at(-1)?.error?.code).toBe('call.not-held');
  });

  it('reads the packed form as well, and refuses what is neither', () => {
    const packed = JSON.stringify(packRulebook(shipped()));
    for (const bundle of made.values()) {
      const context = createContext(Object.create(null));
      const replies = runInContext(`${wholeScript(bundle).replace('JSON.parse(RULEBOOK)', packed)}REPLIES`, context);
      expect((JSON.parse(replies as string) as readonly Reply[]).slice(0, 5)).toEqual(
        (JSON.parse(expected) as readonly Reply[]).slice(0, 5),
      );
      const codeFor = (part: string): string | undefined => {
        const reply = runInContext(`tavolata.call('{"call":"load","rulebook":${part}}')`, context) as string;
        return (JSON.parse(reply) as Reply).error?.code;
      };
      expect(codeFor('7')).toBe('call.wrong-part');
      expect(codeFor('"half"')).toBe('fault.format');
    }
  });

  it('says the same without words as tavolata-lean, but for the explanations', () => {
    const lean = JSON.parse(inVm(made.get('tavolata-lean') as string)) as readonly Reply[];
    const whole = JSON.parse(expected) as readonly Reply[];
    const wordless = [...whole.slice(0, 5), ...whole.slice(7)].map((reply) => {
      if (reply.error === undefined) return reply;
      const { message: _, ...error } = reply.error;
      return { error };
    });
    expect(lean).toEqual(wordless);
    expect(lean.at(-1)).toEqual({ error: { code: 'call.not-held', values: { handle: 't2' } } });
  });

  it('leaves out texts that are all in messages.json', async () => {
    const texts = JSON.parse(await messages()) as Record<string, { readonly en: string; readonly it: string }>;
    expect(texts['call.not-held']?.it).toContain('{handle}');
    expect(Object.keys(texts).filter((code) => code.startsWith('fault.')).length).toBeGreaterThan(20);
    for (const { en } of Object.values(texts)) {
      const [longest = ''] = en.split(/\{\w+\}|[^\w ]+/).sort((a, b) => b.length - a.length);
      // One is nothing but a place for another.
      if (longest === '') continue;
      expect(made.get('tavolata')).toContain(longest);
      expect(made.get('tavolata-lean')).not.toContain(longest);
    }
  });

  it('runs in QuickJS', async () => {
    const quick = await getQuickJS();
    const context = quick.newContext();
    try {
      const result = context.evalCode(`${wholeScript(made.get('tavolata') as string)}REPLIES`);
      if (result.error) throw new Error(JSON.stringify(context.dump(result.error)));
      expect(result.value.consume((handle) => context.getString(handle))).toBe(expected);
    } finally {
      context.dispose();
    }
  });

  it('needs what ES5 has and what it says, and nothing else', () => {
    // Engines inside other programs are older: QuickJS of 2021 in a package of Python, for one.
    for (const bundle of made.values()) {
      const replies = JSON.parse(inVm(`${onlyWith(needed)}${bundle}`)) as readonly Reply[];
      expect(replies.slice(0, 5)).toEqual((JSON.parse(expected) as readonly Reply[]).slice(0, 5));
      // What no request above comes to.
      expect(bundle.match(later) ?? []).toEqual([]);
    }
  });

  it.each(needed)('names %s where an engine lacks it, before anything else goes wrong', (name) => {
    for (const bundle of made.values()) {
      const context = createContext(Object.create(null));
      runInContext(onlyWith(needed.filter((other) => other !== name && !other.startsWith(`${name}.`))), context);
      const missing = needed.filter((other) => other === name || other.startsWith(`${name}.`)).join(', ');
      expect(() => runInContext(bundle, context)).toThrow(
        `needs the built-ins of ES2019; missing here: ${missing} / tavolata richiede gli oggetti predefiniti di ES2019; qui mancano: ${missing}`,
      );
    }
  });

  it('runs with code generation off and intrinsics frozen', () => {
    const file = join(room, 'frozen.cjs');
    writeFileSync(
      file,
      `'use strict';\n${wholeScript(made.get('tavolata') as string)}process.stdout.write(REPLIES);\n`,
    );
    const flags = ['--disallow-code-generation-from-strings', '--frozen-intrinsics', '--no-warnings'];
    const { stdout, stderr } = spawnSync(process.execPath, [...flags, file], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout).toBe(expected);
  });

  const print = 'console.log(REPLIES);\n';
  const engines = [
    ['deno', ['run', '--no-prompt'], print, ''],
    ['bun', ['run'], print, ''],
    [
      'chromium',
      ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom'],
      'document.body.textContent = encodeURIComponent(REPLIES);',
      'html',
    ],
  ] as const;
  for (const [program, args, last, kind] of engines)
    it(`runs in ${program}`, ({ skip }) => {
      const found = [program, program === 'chromium' ? 'chromium-browser' : program].find(
        (name) => spawnSync(name, ['--version']).status === 0,
      );
      if (found === undefined) return skip(`no ${program} on the PATH (the npm packages deno and bun have them)`);
      const script = `${wholeScript(made.get('tavolata') as string)}${last}`;
      const file = join(room, kind === 'html' ? 'page.html' : 'script.js');
      const page = `<!doctype html><meta charset="utf-8"><body><script>${script.replaceAll('</script', '<\\/script')}</script>`;
      writeFileSync(file, kind === 'html' ? page : script);
      const { stdout } = spawnSync(found, [...args, kind === 'html' ? `file://${file}` : file], {
        encoding: 'utf8',
        maxBuffer: 1e8,
      });
      if (kind !== 'html') expect(stdout.trim()).toBe(expected);
      else expect(decodeURIComponent(/<body>([^<]*)<\/body>/.exec(stdout)?.[1] ?? '')).toBe(expected);
    });
});

/*
 * Aim: 15 kB for the runtime without data. What is there is larger: expressions in two ways, plans, unknown facts, near misses and reasons take 5 kB each or less.
 * Shorter names of members would save 0.8 kB compressed, no more; tables in place of switches over the kinds of nodes cost as much. The
 * budgets keep it from growing unseen.
 */
describe('size', () => {
  const budgets = { tavolata: 97, 'tavolata-lean': 58.5 } as const;
  it.each(Object.entries(budgets))('%s stays within %d kB, minified and gzipped', (name, most) => {
    const size = gzipSync(made.get(name) as string, { level: 9 }).length / 1000;
    expect(size).toBeLessThan(most);
    expect(size).toBeGreaterThan(most * 0.85);
  });
});

it('the program requires nothing, as modules cannot, whatever its packages do', async () => {
  const { outputFiles } = await build({
    ...{ entryPoints: [program], absWorkingDir: ROOT, bundle: true, write: false, format: 'esm' },
    ...{ platform: 'node', plugins: [library, imported], logLevel: 'silent' },
  });
  expect(outputFiles[0]?.text.match(/\b__require\("[^)]*\)/g) ?? []).toEqual([]);
  expect(outputFiles[0]?.text.length).toBeGreaterThan(1_000_000);
});
