import { calls, furtherCalls, own, type ScriptCalls } from 'tavolata/internals';
import type { Words } from 'tavolata/runtime';
import type { Schema } from '../build/result-schemas.js';
import { type Limits, usualLimits } from './limits.js';
import type { Method, ParamPart } from './method.js';
import { codes } from './problem.js';
import protocol from './protocol.json' with { type: 'json' };

const intro = `# Calls

The calls of the library (functions), of \`tavolata serve\` (methods) and of the one-file scripts (\`call\` of a request): the same names and the same meaning. Made by \`npm run generate\` from the descriptions that the server
checks requests with; a test plays each through both and through the library. What may change in 0.x,
here and in plans, reasons and formats, stands in [Embed tavolata](../embedding.md#what-may-change-before-10).

- **Library**: whether TypeScript and JavaScript have it as a function. It has the parts that a script has: the table or the rulebook first, then what the call cannot do without, then the other parts as one
  object. Otherwise it is only in \`explain(answer or plan, rulebook, lang)\`; in \`resolve\`, which also takes a function in place of \`picks\`; and with \`addEntries\` and \`removeEntries\`, which take a rulebook and give another one. \`ask\`, \`send\`
  and \`resolve\` have \`steps\` besides, the most steps of work, which \`serve\` has as a limit. \`viewTable\`, \`prepare\`, \`prepareReasoned\` and \`prepareMatrix\` deal in the host's own objects and handles, and \`asking\` gives methods, so they are in the library alone.
- **Script**: with which parts the one-file scripts have the call; those marked *larger* are not in \`tavolata-lean.iife.js\`. A script has no rules of its own: \`load\` takes a compiled \`rulebook\`, as an object or as the text of \`rulebook.packed\`, and gives a
  handle, which \`openTable\`, \`describeVocabulary\`, \`makeTable\`, \`explain\` and \`readEntry\` want as \`rulebook\`; all but \`openTable\` may name a \`table\` instead. \`addEntries\` and \`removeEntries\` take a \`rulebook\` instead of a table, too, and give another one;
  \`close\` closes one. \`info\` gives \`name\`, \`protocol\`, the names of the \`calls\` that it has and its \`limits\`; with a \`rulebook\` or a \`table\` also \`editions\`, \`variants\` and \`options\`. There \`table\` is always a handle, and \`over\` of \`matrix\` has lists.
- A part with a question mark may be left out.
- **Result**: its shape; names such as \`Plan\` are definitions of \`tavolata-tools/schema/api.json\` ([schemas](../embedding.md#json-schemas)) or of \`openapi.json\`, and types of the library. Where the function of the library gives something else, that stands behind.

*Le chiamate di \`tavolata serve\` e degli script in un solo file: stessi nomi, stesse parti, stessi risultati. **Library** dice se TypeScript ha una funzione con lo stesso nome; **Script** dice con quali parti gli script hanno
la chiamata. Le parti con il punto interrogativo si possono omettere.*
`;

/** The page that describes every call once, for `serve` and for the scripts, as Markdown. */
export function callsPage(methods: Iterable<Method>): string {
  const sections = [...methods].map((method) => {
    const { name, about, parts, example, notInLibrary, result, libraryResult } = method;
    const own = libraryResult === undefined ? '' : ` Library: \`${libraryResult}\`.`;
    const facts = [
      `Result · Risultato: \`${typeText(result)}\`.${own}`,
      `Library: ${notInLibrary ? '–' : 'yes'}. Script: ${inScript(method)}.`,
      `\`\`\`json\n${JSON.stringify({ jsonrpc: '2.0', id: 1, method: name, params: example })}\n\`\`\``,
    ];
    return [`## \`${name}\``, `${about.en}\n*${about.it}*`, ...table(parts), ...facts].join('\n\n');
  });
  return [intro, ...sections.map((section) => `${section}\n`), errors(), limits()].join('\n');
}

function errors(): string {
  const rows = Object.entries(codes).map(
    ([name, code]) => `| ${code} | ${both(protocol.errors[name as keyof typeof codes])} |`,
  );
  return `## Errors · Errori

An error has a \`code\` of JSON-RPC, a \`message\` in the language of the server (\`--lang it\`), and \`data\`: our own \`code\`, which stays the same when words change, \`message\` and
\`help\` in both languages, \`values\`, the probable \`suggestion\` for a misspelt name, and \`all\` where more than one thing may be wrong (the first hundred).

| code | |
|--:|---|
${rows.join('\n')}
`;
}

function limits(): string {
  const rows = Object.entries(usualLimits).map(
    ([name, usual]: readonly [string, number]) =>
      `| \`${name}\` | ${usual.toLocaleString('en')} | ${both(protocol.limits[name as keyof Limits])} |`,
  );
  return `## Limits · Limiti

\`--limit NAME=N\` changes one; \`info\` lists them.

| name · nome | usual · solito | of · di |
|---|--:|---|
${rows.join('\n')}
`;
}

const both = ({ en, it }: Words): string => `${en}<br>*${it}*`;

/** A schema as a type, in one line. */
export function typeText(schema: Schema): string {
  const { $ref, anyOf, oneOf, type, items, enum: values, properties, required = [], additionalProperties } = schema;
  if (typeof $ref === 'string') return $ref.split('/').at(-1) as string;
  const ways = (anyOf ?? oneOf) as readonly Schema[] | undefined;
  if (ways) return ways.map(typeText).join(' or ');
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' or ');
  if (type === 'array') return `[${items === undefined ? '…' : typeText(items as Schema)}]`;
  if (isSchema(properties)) {
    const needed = required as readonly string[];
    const parts = Object.entries(properties).map(
      ([name, part]) => `${name}${needed.includes(name) ? '' : '?'}: ${typeText(part as Schema)}`,
    );
    return `{ ${parts.join(', ')} }`;
  }
  if (type === 'object') return isSchema(additionalProperties) ? `{ …: ${typeText(additionalProperties)} }` : '{}';
  return type === undefined ? 'any' : [type].flat().join(' or ');
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

function table(parts: Method['parts']): readonly string[] {
  const rows = Object.entries(parts).map(([name, part]) => `| \`${name}\`${part.required ? '' : '?'} | ${row(part)} |`);
  return rows.length === 0 ? [] : [['| part · parte | | |', '|---|---|---|', ...rows].join('\n')];
}

const row = ({ kind, about }: ParamPart): string => `${kind} | ${both(about)}`;

function inScript(method: Method): string {
  const use = scriptUse(method);
  if (use === undefined) return '–';
  const which = use.parts === undefined ? 'yes' : `with ${use.parts.map((part) => `\`${part}\``).join(', ')}`;
  return use.isLarger ? `${which} (*larger*)` : which;
}

/**
 * How the one-file scripts offer a call; undefined: not at all.
 *
 * @returns the parts that it takes there, if these are not all, and whether only the larger script has it
 */
export function scriptUse({
  name,
  parts,
}: Pick<Method, 'name' | 'parts'>):
  | { readonly parts: readonly string[] | undefined; readonly isLarger: boolean }
  | undefined {
  const everywhere = own(calls as ScriptCalls, name);
  const call = everywhere ?? own(furtherCalls as ScriptCalls, name);
  if (call === undefined) return undefined;
  const taken = Object.keys(parts).filter((part) => Object.hasOwn(call.parts, part));
  const takesAll = taken.length === Object.keys(parts).length;
  return { parts: takesAll ? undefined : taken, isLarger: everywhere === undefined };
}
