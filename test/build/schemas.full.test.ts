import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/ask/ask.js';
import { carryOutPlan } from '../../src/engine/events/carry-out.js';
import { send, verify } from '../../src/engine/events/send.js';
import type { TableJson } from '../../src/engine/model/table.js';
import type { Vocabulary } from '../../src/engine/model/vocabulary.js';
import { makeTable } from '../../src/engine/setup/make.js';
import { choicesFor } from '../../src/engine/setup/questions.js';
import { openTable, tableToJson } from '../../src/engine/table/table.js';
import { schemaFiles } from '../../tools/build/schema-files.js';
import { sampleOf } from '../amount.js';
import { ROOT } from '../architecture/sources.js';
import { argumentsOf, questionsOf } from '../properties/asking.js';
import { attempt, games, limits, played, questions } from '../properties/playing.js';
import { poolsOf } from '../properties/tables.js';
import { conformance } from '../rules/conformance.js';
import { shipped } from '../rules/rulebook.js';
import { mistakes } from './schema-mistakes.js';

const read = (path: string) =>
  JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as { readonly [key: string]: unknown };

/** Strict but for our annotations; `strictTypes` would want the types of a union to be said twice. */
const compilerOf = (files: { readonly [name: string]: string }): Ajv2020 => {
  const ajv = new Ajv2020({ strict: true, discriminator: true, allowUnionTypes: true, strictTypes: false });
  ajv.addVocabulary(['markdownDescription', 'x-it']);
  for (const [name, text] of Object.entries(files)) ajv.addSchema(JSON.parse(text) as object, name);
  return ajv;
};

const files = schemaFiles(shipped(), 'rules/vocabulary');
const ajv = compilerOf(files);
const partOf = (name: string) => ajv.compile({ $ref: `api.json#/$defs/${name}` });
const whole = ajv.getSchema('table.json')!;
const setup = ajv.getSchema('setup.json')!;
const [plan, change] = ['Plan', 'Change'].map(partOf);

/** The schema of one question or event, which is found sooner than among all. */
const oneOf = (name: string, kind: 'Question' | 'Answer' | 'Event') =>
  ajv.getSchema(`api.json#/$defs/${name.charAt(0).toUpperCase()}${name.slice(1)}${kind}`);

const isForHosts = (name: string) => shipped().vocabulary.questions[name]?.audience === 'hosts';

/** What is wrong, or nothing: several thousand values are looked at, and each `expect` costs. */
function refused(validate: typeof whole | undefined, value: unknown): string | undefined {
  return validate!(value) ? undefined : `${JSON.stringify(value)} ${ajv.errorsText(validate!.errors?.slice(-3))}`;
}

describe('the schemas made from the vocabulary', () => {
  it('take the tables of the examples', () => {
    const named = readdirSync(join(ROOT, 'examples')).filter((name) => name.endsWith('.json'));
    const tables = named.map((name) => read(`examples/${name}`)).filter((one) => one['setup'] !== undefined);
    expect(tables.length).toBeGreaterThan(2);
    expect(tables.map((table) => refused(whole, table)).filter((why) => why !== undefined)).toEqual([]);
  });

  it('take every table of a scenario, its setup, what is sent and asked, and what comes out', () => {
    const all = conformance();
    const scenarios = sampleOf(all, { full: Math.ceil(all.length / 5) });
    const wrong: (string | undefined)[] = [];
    for (const [nth, scenario] of scenarios.entries()) {
      // Traces are long, and all alike.
      const trace = nth % 20 === 0;
      wrong.push(refused(whole, scenario.table), refused(setup, scenario.table.setup));
      const table = openTable(shipped(), scenario.table);
      for (const step of scenario.steps) {
        if ('ask' in step) {
          if (!isForHosts(step.question)) continue;
          const asked = { question: step.question, arguments: step.arguments };
          wrong.push(refused(oneOf(step.question, 'Question'), asked));
          wrong.push(refused(oneOf(step.question, 'Answer'), ask(table, step.question, step.arguments, { trace })));
        } else if ('send' in step) {
          wrong.push(...step.events.map((one) => refused(oneOf(one.event, 'Event'), one)));
          const made = send(table, step.events, { picks: step.picks, trace });
          wrong.push(refused(plan, made), ...made.changes.map((one) => refused(change, one)));
          if (made.needs.length === 0 && made.unknown.length === 0) carryOutPlan(table, made);
          wrong.push(refused(whole, tableToJson(table)));
        } else if ('verify' in step) wrong.push(refused(plan, verify(table)));
      }
    }
    expect(all.length).toBeGreaterThan(800);
    expect(wrong.filter((why) => why !== undefined).slice(0, 5)).toEqual([]);
  });

  it('take the tables that setup makes, and the answers to all questions about them', () => {
    const asked = Object.values(questions).filter(({ name, parameters }) => isForHosts(name) && parameters.length < 2);
    const wrong: (string | undefined)[] = [];
    const editions = shipped().editions.filter((_, nth, all) => nth % 8 === 0 || nth === all.length - 1);
    for (const { date } of editions)
      for (const variant of [undefined, ...choicesFor(shipped(), 'variants')]) {
        const players = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'];
        const { json, table, problems } = makeTable(shipped(), {
          edition: date,
          variant,
          players,
          seed: 1,
          start: true,
        });
        wrong.push(refused(whole, json), refused(oneOf(problems.question, 'Answer'), problems));
        for (const { name, parameters } of asked) {
          const given = Object.fromEntries(parameters.map((parameter) => [parameter.name, 'A']));
          const answer = attempt(() => ask(table, name, given, { reasons: true }));
          if (answer !== undefined) wrong.push(refused(oneOf(name, 'Answer'), answer));
        }
      }
    expect(wrong.length).toBeGreaterThan(500);
    expect(wrong.filter((why) => why !== undefined).slice(0, 5)).toEqual([]);
  });

  it('take all that random games and questions give', () => {
    let [plans, answers] = [0, 0];
    const asked = fc.array(questionsOf(shipped()), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(games, asked, ([start, sends], calls) => {
        const wrong = [refused(whole, start)];
        played(start, sends, ({ sent, plan: made, after }) => {
          plans++;
          const now = tableToJson(after);
          wrong.push(refused(oneOf(sent.event, 'Event'), sent), refused(plan, made), refused(whole, now));
          const { name, ...call } = calls[plans % calls.length]!;
          const given = argumentsOf({ name, ...call }, questions[name]!.parameters, poolsOf(shipped(), now));
          const answer = given && isForHosts(name) && attempt(() => ask(after, name, given));
          if (!answer) return;
          answers++;
          wrong.push(refused(oneOf(name, 'Question'), { question: name, arguments: given }));
          wrong.push(refused(oneOf(name, 'Answer'), answer));
        });
        expect(wrong.filter((why) => why !== undefined)).toEqual([]);
      }),
      limits,
    );
    expect([plans > 200, answers > 50]).toEqual([true, true]);
  });

  it.each(mistakes)('refuse $what', ({ of, right, wrong }) => {
    const validate = of === 'Table' ? whole : partOf(of);
    expect(refused(validate, right)).toBeUndefined();
    expect(validate(wrong)).toBe(false);
  });

  it('want players in the file of a table, as reading it does', () => {
    const bare = { setup: { edition: '2026-09-25' } };
    expect([whole(bare), whole({ ...bare, players: [] }), partOf('Table')(bare)]).toEqual([false, true, true]);
  });

  it('know which days there are, and which house answers, in what people write', () => {
    const [matter, { choices }] = Object.entries(shipped().matters)[0]!;
    const [choice] = Object.keys(choices);
    const edition = '2026-09-25';
    for (const [given, fine] of [
      [{ edition }, true],
      [{ edition: '2012-05-01', house: { [matter]: choice } }, true],
      [{ edition: '2026-13-01' }, false],
      [{ edition: '25.9.2026' }, false],
      [{ edition, house: { [matter]: `${choice}x` } }, false],
      [{ edition, house: { [`${matter}x`]: choice } }, false],
    ] as const) {
      expect(setup(given), JSON.stringify(given)).toBe(fine);
      expect(whole({ setup: given, players: [] }), JSON.stringify(given)).toBe(fine);
    }
  });

  it('know what a house vocabulary adds, and nothing else', () => {
    const { vocabulary } = shipped();
    const [player] = Object.values(vocabulary.entities).filter(({ collection }) => collection === 'players');
    const words = { en: 'the mood of {of}', it: "l'umore di {of}" };
    const mood = { name: 'mood', type: { one: ['Answer'], none: false }, default: 'calm', phrase: words, slot: 999 };
    const house: Vocabulary = {
      ...vocabulary,
      // One of our own definitions has this name already.
      enumerations: { ...vocabulary.enumerations, Answer: { names: words, values: { calm: words, cross: words } } },
      entities: { ...vocabulary.entities, Player: { ...player!, facts: { ...player!.facts, mood } } },
    };
    const validate = compilerOf(schemaFiles({ ...shipped(), vocabulary: house }, 'my.json')).getSchema('table.json')!;
    const table = (facts: object): Partial<TableJson> => ({
      setup: { edition: '2026-09-25' },
      players: [{ id: 'A', ...facts }],
    });
    expect(validate(table({ mood: 'cross' }))).toBe(true);
    expect(validate(table({ mood: 'grim' }))).toBe(false);
    expect(whole(table({ mood: 'cross' }))).toBe(false);
  });
});
