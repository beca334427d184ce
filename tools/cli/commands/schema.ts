import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DiagnosticError, diagnostic } from '../../../src/frontend/diagnostics/diagnostic.js';
import { namesSchema } from '../../build/names-schema.js';
import { schemaFiles } from '../../build/schema-files.js';
import { readDigests } from '../../official/digest-files.js';
import { allReferred } from '../../official/see.js';
import { type Call, command } from '../command.js';
import { type Exit, exit } from '../exit.js';
import { openRules, rulesFolder } from '../opening.js';
import { type Output, writeFiles } from '../writing.js';
import texts from './schema.json' with { type: 'json' };

const words = texts.words;

/** The one schema in a folder of rules that is made from their names. */
const namesFile = 'names.json';

export const schemaCommand = command(texts.help, run);

function run(call: Call): Exit {
  const out = call.value('out');
  if (out === undefined && call.values('house').length > 0)
    throw new DiagnosticError([diagnostic('cli.schema-of-house', { at: call.atOption('house') })]);
  const { rulebook, documents } = openRules(call);
  const own = join(rulesFolder(call), 'schema');
  const sources = { rulebook, digests: readDigests(rulesFolder(call)), seen: allReferred(documents.entries) };
  const names = namesSchema(sources, 'the rules');
  if (out === undefined) return refresh(call, join(own, namesFile), names);
  const copied = existsSync(own) ? readdirSync(own).filter((name) => name.endsWith('.json')) : [];
  const texts = {
    ...Object.fromEntries(copied.map((name) => [name, readFileSync(join(own, name), 'utf8')])),
    ...schemaFiles(rulebook, 'the rules'),
    [namesFile]: names,
  };
  const outputs = Object.entries(texts).map(([name, text]) => replacing(join(out, name), text));
  return write(
    call,
    outputs.filter(({ text, read }) => text !== read),
  );
}

function refresh(call: Call, file: string, text: string): Exit {
  const output = replacing(file, text);
  if (output.read === text) {
    if (call.json) call.printJson({ files: [] });
    else call.print(call.say(words.same, { file }));
    return exit.fine;
  }
  if (!call.flag('check')) return write(call, [output]);
  if (call.json) call.printJson({ files: [file] });
  else call.print(call.say(words.behind, { file }));
  return exit.findings;
}

function write(call: Call, outputs: readonly Output[]): Exit {
  writeFiles(outputs, { folders: true });
  const files = outputs.map(({ file }) => file);
  if (call.json) call.printJson({ files });
  else call.print(...files.map((file) => call.say(words.written, { file })));
  return exit.fine;
}

/** These files are made: what was there before is replaced. */
const replacing = (file: string, text: string): Output =>
  existsSync(file) ? { file, text, read: readFileSync(file, 'utf8') } : { file, text };
