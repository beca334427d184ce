import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rulebook } from '../../src/engine/model/rulebook.js';
import type { Json, TableJson } from '../../src/engine/model/table.js';
import { Random } from '../../src/engine/setup/random.js';
import { openTable, type Table } from '../../src/engine/table/table.js';
import type { SchemaName } from '../../src/frontend/read/schema.js';
import type { JsonDocument } from '../../src/frontend/text/document.js';
import { ROOT } from '../architecture/sources.js';
import { loaded, shipped } from '../rules/rulebook.js';
import { mutatedJson, mutatedText, nasty, Writer } from './inputs.js';
import {
  fuzzAsking,
  fuzzDocument,
  fuzzGrammar,
  fuzzJson,
  fuzzLanguage,
  fuzzRulebook,
  fuzzSending,
  fuzzTable,
} from './targets.js';

const words = [
  'if ',
  ' then ',
  'each x in ',
  ' where ',
  ' and ',
  ' is ',
  '(',
  ')',
  '.',
  ':',
  ',',
  "'",
  '[',
  ']',
  ' by ',
  'none',
  ' satisfies ',
  ' is a Player',
];

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** What is fuzzed with: the shipped rulebook, files and tables of the project as seeds of inputs. */
export class Fuzzing {
  private readonly rulebook: Rulebook = shipped();
  private readonly expressions: readonly string[];
  private readonly tables: readonly TableJson[];
  private readonly open: readonly Table[];
  private readonly writers: readonly Writer[];
  private readonly files: readonly (readonly [text: string, kind: SchemaName])[];
  private readonly entries: readonly Json[];

  constructor() {
    const { entries, vocabulary } = this.rulebook;
    this.expressions = entries.flatMap(({ when, value }) => [when, value].flatMap((one) => (one ? [one.text] : [])));
    this.tables = ['free-for-all-eight', 'emperor-six', 'two-headed-giant-four'].map(
      (name) => JSON.parse(read(`examples/${name}.json`)) as TableJson,
    );
    this.open = this.tables.map((table) => openTable(this.rulebook, table));
    this.writers = this.open.map(({ world }) => new Writer(vocabulary, [...world.byId.keys()].slice(0, 12)));
    this.files = [
      [read('rules/editions.json'), 'editions'],
      [read('examples/emperor-six.json'), 'table'],
      [read('rules/800-general/leave.json').slice(0, 6_000), 'entries'],
      [read('rules/overlays/other.json'), 'entries'],
      [read('test/cases/cli/rulebook/base/playing.scenarios.json').slice(0, 3_000), 'scenarios'],
    ];
    const documents = loaded.documents?.entries.slice(0, 40) ?? [];
    this.entries = documents.flatMap(({ source }) => (JSON.parse(source.text) as { entries: Json[] }).entries);
  }

  /** One input of the kind that its number stands for. Throws with what is wrong; the input is in the message. */
  one(seed: number, kind = seed % 16): void {
    const random = new Random(seed);
    const shown: Json[] = [];
    const show = <T extends Json>(input: T): T => {
      shown.push(input);
      return input;
    };
    try {
      this.run(random, kind, show);
    } catch (error) {
      const input = JSON.stringify(shown).slice(0, 4_000);
      throw new Error(`input ${seed}: ${(error as Error).stack}\n${input}`);
    }
  }

  private run(random: Random, kind: number, show: <T extends Json>(input: T) => T): unknown {
    const { vocabulary } = this.rulebook;
    const n = random.below(this.open.length);
    const table = this.open[n] as Table;
    const json = this.tables[n] as unknown as Json;
    switch (kind) {
      case 0:
      case 1:
      case 2: {
        const [text] = random.pick(this.files);
        const at = random.below(text.length);
        return fuzzJson(show(mutatedText(random, text.slice(at, at + 20 + random.below(400)))));
      }
      case 3:
        return fuzzJson(
          show(String.fromCharCode(...Array.from({ length: random.below(60) }, () => random.below(256)))),
        );
      case 4:
      case 5:
      case 6:
        return fuzzGrammar(show(mutatedText(random, random.pick(this.expressions), words)));
      case 7:
        return fuzzGrammar(
          show(
            random.below(40) === 0
              ? mutatedText(random, random.pick(nasty), words)
              : (this.writers[0]?.text(random) ?? ''),
          ),
        );
      case 8:
      case 9:
      case 10:
        return fuzzLanguage(table, show(this.writers[n]?.text(random, 1 + random.below(4)) ?? ''));
      case 11:
        return fuzzLanguage(table, show(mutatedText(random, random.pick(this.expressions), words)));
      case 12: {
        if (random.below(20) > 0) return fuzzTable(this.rulebook, show(mutatedJson(random, json)), 'playersIn');
        const [text, schema] = random.pick(this.files);
        return fuzzDocument(show(mutatedText(random, text)), schema);
      }
      case 13: {
        const { name, parameters } = random.pick(Object.values(vocabulary.questions));
        const ids = [...table.world.byId.keys()];
        return fuzzAsking(
          table,
          name,
          show(mutatedJson(random, Object.fromEntries(parameters.map((one) => [one.name, random.pick(ids)])))),
        );
      }
      case 14: {
        const { name, fields } = random.pick(Object.values(vocabulary.events));
        const ids = [...table.world.byId.keys()];
        const event = { event: name, fields: Object.fromEntries(fields.map((one) => [one.name, random.pick(ids)])) };
        return fuzzSending(table, show(mutatedJson(random, event)));
      }
      default: {
        if (random.below(200) > 0) return fuzzGrammar(show(this.writers[n]?.text(random, 6) ?? ''));
        const { vocabulary: words_, editions } = loaded.documents as {
          vocabulary: JsonDocument;
          editions: JsonDocument;
        };
        const entries = Array.from({ length: 3 }, () => random.pick(this.entries));
        const text = JSON.stringify({ $schema: '../schema/entries.json', entries });
        const tampered =
          random.below(2) === 0
            ? mutatedText(random, text, words)
            : JSON.stringify(mutatedJson(random, JSON.parse(text) as Json));
        return fuzzRulebook({ vocabulary: words_, editions }, show(tampered));
      }
    }
  }
}
