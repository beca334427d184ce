import { abbreviated } from '../model/abbreviated.js';
import { ascii } from '../model/ascii.js';
import type { Entry } from '../model/entry.js';
import { Fault } from '../model/fault.js';
import { need, needText } from '../model/given.js';
import { isRecord, type UnknownRecord } from '../model/record.js';
import type { Rulebook } from '../model/rulebook.js';
import type { Node } from '../model/tree.js';
import type { Described, Entity } from '../model/vocabulary.js';

/*
 * A rulebook as a text that opens instantly: a first line of JSON with everything that decides which entries are
 * active, then a line with the rest of each entry, question and event, which is parsed on first access. A question
 * needs a few out of several hundred. The text is ASCII, which parses several times as fast as other text.
 */

/**
 * Where each part of an entry is stored: `head` decides whether the entry is active, what it is about and which entries
 * it overrides; `body` is parsed on access.
 */
const PLACES: { readonly [part in keyof Required<Entry>]: 'head' | 'body' } = {
  id: 'head',
  layer: 'head',
  since: 'head',
  until: 'head',
  chosen: 'head',
  hook: 'head',
  of: 'head',
  verdict: 'head',
  else: 'head',
  overrides: 'head',
  replaces: 'head',
  before: 'head',
  after: 'head',
  kind: 'body',
  name: 'body',
  text: 'body',
  texts: 'body',
  logicOf: 'body',
  labels: 'body',
  numbered: 'body',
  confirmed: 'body',
  when: 'body',
  each: 'body',
  let: 'body',
  value: 'body',
  cases: 'body',
  severity: 'body',
  reason: 'body',
  remedy: 'body',
  do: 'body',
  steps: 'body',
  why: 'body',
  source: 'body',
};

const partsOf = (place: 'head' | 'body'): readonly string[] =>
  Object.entries(PLACES).flatMap(([part, at]) => (at === place ? [part] : []));

const HEAD = /* @__PURE__ */ partsOf('head');
const BODY = /* @__PURE__ */ partsOf('body');

/** Parts of the vocabulary that are parsed on access, member by member. */
const WAITING = ['questions', 'events'] as const;

interface PackedHead {
  readonly packed: 1;
  readonly types: readonly unknown[];
  readonly vocabulary: Record<(typeof WAITING)[number], readonly string[]>;
  readonly entries: readonly object[];
}

const some = (entry: object, parts: readonly string[]): object =>
  Object.fromEntries(
    parts.flatMap((part) => {
      const value = (entry as UnknownRecord)[part];
      return value === undefined ? [] : [[part, value]];
    }),
  );

/** Without a first edition, an entry is in force from its first numbers on. */
const headOf = (entry: Entry): readonly string[] => (entry.since === undefined ? [...HEAD, 'numbered'] : HEAD);

/** A word without its description, which is not looked up here. */
const undescribed = <Word extends Described>({ description: _, ...word }: Word) => word;

const valuesOf = <From, To>(of: { readonly [name: string]: From }, made: (from: From) => To) =>
  Object.fromEntries(Object.entries(of).map(([name, from]) => [name, made(from)]));

const undescribedKind = (kind: Entity) => ({ ...undescribed(kind), facts: valuesOf(kind.facts, undescribed) });

/** An expression, and those of its parts whose texts answers show: the conjuncts of a condition or its negation. */
function* shownParts(node: Node): Generator<Node> {
  yield node;
  const parts = node.op === 'and' ? node.parts : node.op === 'not' ? [node.of] : [];
  for (const part of parts) yield* shownParts(part);
}

const isNode = (value: unknown): value is Node => isRecord(value) && typeof value['op'] === 'string';

/**
 * The rulebook as one text; `unpackRulebook` restores it, except for descriptions, old names and the places (`at`) of
 * parts that no answer shows, none of which matter for asking and sending. Deterministic for the same rulebook.
 */
export function packRulebook(rulebook: Rulebook): string {
  need(rulebook, 'rulebook', 'packRulebook');
  const { entries, vocabulary, ...rest } = rulebook;
  const names = Object.fromEntries(WAITING.map((part) => [part, Object.keys(vocabulary[part])]));
  const head = {
    // First, so that readers recognise the text by its beginning.
    packed: 1,
    ...rest,
    vocabulary: { ...vocabulary, ...names, entities: valuesOf(vocabulary.entities, undescribedKind) },
    entries: entries.map((entry) => some(entry, headOf(entry))),
  };
  const types = new Map<string, number>();
  const placed = new Set<unknown>();
  /** The same few types occur at every node. */
  function short(this: unknown, key: string, value: unknown): unknown {
    if (key === 'tree' && isNode(value)) for (const part of shownParts(value)) placed.add(part);
    if (key === 'at' && isNode(this) && !placed.has(this)) return undefined;
    // A text keeps its quotes; any other value with this key is looked up again.
    if (key !== 'type' || typeof value === 'string' || value === undefined) return value;
    const type = JSON.stringify(value);
    if (!types.has(type)) types.set(type, types.size);
    return types.get(type);
  }
  const lines = [
    ...entries.map((entry) => some(entry, BODY)),
    ...WAITING.flatMap((part) => Object.values<Described>(vocabulary[part]).map(undescribed)),
  ].map((line) => JSON.stringify(line, short));
  const all = [
    JSON.stringify({ ...head, types: [...types.keys()].map((type) => JSON.parse(type) as unknown) }),
    ...lines,
  ];
  return `${all.map(ascii).join('\n')}\n`;
}

/**
 * Restores a rulebook from the text that `packRulebook` or `tavolata build` wrote. It answers like the original, but
 * loads faster.
 *
 * @throws Fault `fault.format` for any other text.
 */
export function unpackRulebook(text: string): Rulebook {
  needText(text, 'text', 'unpackRulebook');
  const end = text.indexOf('\n');
  const { packed: _, types: given, vocabulary, entries, ...rest } = headIn(text, Math.max(end, 0));
  const types = given.map((type) => JSON.stringify(type));
  let at = end + 1;
  const line = (): PackedLine => {
    const [from, to] = [at, text.indexOf('\n', at)];
    if (to < 0) throw wrongForm();
    at = to + 1;
    return new PackedLine(text, from, to, types);
  };
  const opened = entries.map((head) => Object.assign(new LazyEntry(line()), head));
  const waiting = WAITING.map((part) => {
    const members = {};
    for (const name of vocabulary[part]) {
      const rest = line();
      Object.defineProperty(members, name, { enumerable: true, get: () => rest.value });
    }
    return [part, members] as const;
  });
  return {
    ...rest,
    vocabulary: { ...vocabulary, ...Object.fromEntries(waiting) },
    entries: opened,
  } as unknown as Rulebook;
}

/** @param text what was given as a packed rulebook; missing if it is one whose end is missing */
function wrongForm(text?: string): Fault {
  const what = 'rulebook';
  if (text === undefined) return new Fault('fault.format', { what, problem: 'format.cut' });
  if (text.trim() === '') return new Fault('fault.format', { what, problem: 'format.empty' });
  if (text.startsWith('{"packed":1')) return wrongForm();
  if (/^\s*\{/.test(text) && /"(?:vocabulary|entries|editions)"\s*:/.test(text))
    return new Fault('fault.format', { what, problem: 'format.json' });
  return new Fault('fault.format', {
    what,
    problem: 'format.other',
    got: abbreviated(text),
    expected: '{"packed":1, …}',
  });
}

const isHead = ({ packed, types, vocabulary, entries }: PackedHead): boolean =>
  packed === 1 &&
  [types, entries].every((part) => Array.isArray(part)) &&
  isRecord(vocabulary) &&
  WAITING.every((part) => Array.isArray(vocabulary[part]));

function headIn(text: string, end: number): PackedHead {
  try {
    const head = JSON.parse(text.slice(0, end)) as PackedHead | null;
    if (head !== null && isHead(head)) return head;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw wrongForm(text);
}

/** A line of the text, parsed on first access. */
class PackedLine {
  private known: unknown;

  constructor(
    private text: string,
    private readonly from: number,
    private readonly to: number,
    private readonly types: readonly string[],
  ) {}

  get value(): unknown {
    if (this.text !== '') {
      const line = this.text.slice(this.from, this.to);
      // Inside a text, the quotes would be escaped.
      this.known = JSON.parse(line.replace(/"type":(\d+)/g, (_, type: string) => `"type":${this.types[Number(type)]}`));
      this.text = '';
    }
    return this.known;
  }
}

/** An entry whose parts are parsed on access. */
class PackedEntry {
  readonly #line: PackedLine;

  constructor(line: PackedLine) {
    this.#line = line;
  }

  part(name: string): unknown {
    return (this.#line.value as UnknownRecord)[name];
  }

  toJSON(): object {
    return { ...this, ...some(this, BODY) };
  }
}

/** Defines a getter for each deferred part; called once, where a bundler can drop it together with the class. */
function withParts(of: typeof PackedEntry): typeof PackedEntry {
  for (const name of BODY)
    Object.defineProperty(of.prototype, name, {
      get(this: PackedEntry) {
        return this.part(name);
      },
      // A part that is in the head for once is an ordinary property.
      set(this: PackedEntry, value: unknown) {
        Object.defineProperty(this, name, { value, enumerable: true });
      },
    });
  return of;
}

const LazyEntry = /* @__PURE__ */ withParts(PackedEntry);
