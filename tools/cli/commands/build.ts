import { join } from 'node:path';
import { openFile } from 'tavolata/files';
import { editionFor } from 'tavolata/internals';
import { narrowedToSetup, packRulebook, type Rulebook, type SetupJson, type TableJson } from 'tavolata/runtime';
import {
  DiagnosticError,
  hasErrors,
  type JsonDocument,
  type RawVocabulary,
  readDocument,
  readJson,
} from 'tavolata/workspace';
import { conformanceOf } from '../../build/conformance.js';
import { schemaFiles } from '../../build/schema-files.js';
import { typingsOf } from '../../build/typings.js';
import { placingFaults } from '../../check/faults.js';
import { scenariosOf } from '../../check/plays.js';
import { engineCases } from '../../conformance/cases.js';
import { diagnostic } from '../../messages/index.js';
import { type Call, command } from '../command.js';
import { type Exit, exit } from '../exit.js';
import { type OpenRules, openRules, rulesFolder } from '../opening.js';
import { writeFiles } from '../writing.js';
import texts from './build.json' with { type: 'json' };

const words = texts.words;

export const build = command(texts.help, run);

/** A file to be written: its name, its text, and its contents. */
interface Product {
  readonly name: string;
  readonly text: string;
  readonly what: string;
}

function run(call: Call): Exit {
  const folder = call.value('out');
  if (folder === undefined)
    throw new DiagnosticError([
      diagnostic('cli.missing-argument', { at: call.at(0), values: { command: 'build', missing: '--out' } }),
    ]);
  const rules = openRules(call);
  const rulebook = narrowed(call, rules);
  const files = productsOf(call, rules, rulebook).map((product) => ({ ...product, file: join(folder, product.name) }));
  writeFiles(files, { at: call.atOption('out'), force: call.flag('force'), folders: true });
  if (call.json) {
    call.printJson({
      files: files.map(({ file, text }) => ({ file, bytes: Buffer.byteLength(text) })),
      diagnostics: [],
    });
    return exit.fine;
  }
  for (const { file, text, what } of files)
    call.print(call.say(words.written, { file, size: (Buffer.byteLength(text) / 1000).toFixed(1), what }));
  return exit.fine;
}

/** Each product on its own line, so that another form of the rulebook is one more line. */
function productsOf(call: Call, { documents }: OpenRules, rulebook: Rulebook): readonly Product[] {
  const placed = scenariosOf(documents.scenarios);
  const conformance = conformanceOf(rulebook, placed);
  const cases = engineCases(
    rulebook,
    documents.vocabulary.value as RawVocabulary,
    placed,
    rulebook.editions.map(({ date }) => date),
  );
  const { entries } = rulebook;
  const from = `${rulesFolder(call)}/vocabulary`;
  return [
    {
      name: 'rulebook.json',
      text: `${JSON.stringify(rulebook)}\n`,
      what: call.say(words.entries, { count: entries.length }),
    },
    {
      name: 'conformance.json',
      text: `${JSON.stringify(conformance)}\n`,
      what: call.say(words.scenarios, { count: conformance.scenarios.length }),
    },
    {
      name: 'engine-cases.json',
      text: `${JSON.stringify({ format: 1, cases })}\n`,
      what: call.say(words.scenarios, { count: cases.length }),
    },
    {
      name: 'scenarios.json',
      text: `${JSON.stringify({ scenarios: placed.map(({ scenario }) => scenario) })}\n`,
      what: call.say(words.scenarios, { count: placed.length }),
    },
    { name: 'rulebook.packed', text: packRulebook(rulebook), what: call.say(words.packed) },
    { name: 'vocabulary.d.ts', text: typingsOf(rulebook, from), what: call.say(words.types) },
    ...Object.entries(schemaFiles(rulebook, from)).map(([name, text]) => ({
      name: name.replace('.json', '.schema.json'),
      text,
      what: call.say(words.schema),
    })),
  ];
}

/** @throws DiagnosticError with the faults of the setup, or if its edition is unknown */
function narrowed(call: Call, { rulebook }: OpenRules): Rulebook {
  const file = call.value('setup');
  if (file === undefined) return rulebook;
  const { setup, document } = setupIn(file);
  return placingFaults({ rulebook, table: document, asked: call.atOption('setup') }, () => {
    editionFor(rulebook, setup.edition);
    return narrowedToSetup(rulebook, setup);
  });
}

/** The setup in a file of its own, or in that of a table. */
function setupIn(file: string): { readonly setup: SetupJson; readonly document: JsonDocument } {
  const { source, problem } = openFile(file);
  if (source === undefined) throw new DiagnosticError([problem]);
  const { value } = readJson(source).document ?? {};
  const isTable = typeof value === 'object' && value !== null && 'setup' in value;
  const { document, diagnostics } = readDocument(source, isTable ? 'table' : 'setup');
  if (document === undefined || hasErrors(diagnostics)) throw new DiagnosticError(diagnostics);
  const plain = JSON.parse(JSON.stringify(document.value)) as SetupJson | TableJson;
  const { $schema: _, ...setup } = (isTable ? plain['setup'] : plain) as SetupJson;
  return { setup: setup as SetupJson, document };
}
