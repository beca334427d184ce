import { ascii } from '../model/ascii.js';
import type { Entry } from '../model/entry.js';
import { Fault } from '../model/fault.js';
import { need, needText } from '../model/given.js';
import { isRecord, type UnknownRecord } from '../model/record.js';
import type { Rulebook } from '../model/rulebook.js';
import { shown } from '../model/shown.js';
import type { Node } from '../model/tree.js';
import type { Described, Entity } from '../model/vocabulary.js';

/*
 * A rulebook as a text that is opened at once: a first line of JSON with everything that says which entries are active, then a line for the
 * rest of each entry, each question and each event, which is read when somebody first looks at it. Of some hundreds a question needs a few.
 * The text is ASCII, which is read several times as fast as other text.
 */

/** Of each part of an entry, where it stands: `head` says whether the entry is active, what it is about and whom it overrides; `body` waits. */
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

/** Parts of the vocabulary that are parsed only when read, member by member. */
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

/** Without a first edition of its own an entry lives from its first numbers on. */
const headOf = (entry: Entry): readonly string[] => (entry.since === undefined ? [...HEAD, 'numbered'] : HEAD);

/** A word without what it means, which nobody looks up here. */
const undescribed = <Word extends Described>({ description: _, ...word }: Word) => word;

const valuesOf = <From, To>(of: { readonly [name: string]: From }, made: (from: From) => To) =>
  Object.fromEntries(Object.entries(of).map(([name, from]) => [name, made(from)]));

const undescribedKind = (kind: Entity) => ({ ...undescribed(kind), facts: valuesOf(kind.facts, undescribed) });

/** An expression, and those of its parts whose text an answer shows: what all has to hold, or must not. */
function* shownParts(node: Node): Generator<Node> {
  yield node;
  const parts = node.op === 'and' ? node.parts : node.op === 'not' ? [node.of] : [];
  for (const part of parts) yield* shownParts(part);
}

const isNode = (value: unknown): value is Node => isRecord(value) && typeof value['op'] === 'string';

/**
 * The rulebook as one text; `unpackRulebook` gives it back, but for descriptions, old names and the places (`at`) of parts that no answer
 * shows, which nobody needs who asks and sends. The same for the same rulebook.
 */
export function packRulebook(rulebook: Rulebook): string {
  need(rulebook, 'rulebook', 'packRulebook');
  const { entries, vocabulary, ...rest } = rulebook;
  const names = Object.fromEntries(WAITING.map((part) => [part, Object.keys(vocabulary[part])]));
  const head = {
    // First, so that whoever reads the text knows it by its beginning.
    packed: 1,
    ...rest,
    vocabulary: { ...vocabulary, ...names, entities: valuesOf(vocabulary.entities, undescribedKind) },
    entries: entries.map((entry) => some(entry, headOf(entry))),
  };
  const types = new Map<string, number>();
  const placed = new Set<unknown>();
  /** The same few types stand at every node. */
  function short(this: unknown, key: string, value: unknown): unknown {
    if (key === 'tree' && isNode(value)) for (const part of shownParts(value)) placed.add(part);
    if (key === 'at' && isNode(this) && !placed.has(this)) return undefined;
    // A text keeps its quotes; whatever else has this key is looked up again.
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
 * A rulebook from the text that `packRulebook` or `tavolata build` wrote. It answers as the rulebook that was packed, but is there sooner.
 *
 * @throws Fault `fault.format` for a text of another form.
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

/** @param text what was given for a packed rulebook; nothing where it is one that lacks its end */
function wrongForm(text?: string): Fault {
  const what = 'rulebook';
  if (text === undefined) return new Fault('fault.format', { what, problem: 'format.cut' });
  if (text.trim() === '') return new Fault('fault.format', { what, problem: 'format.empty' });
  if (text.startsWith('{"packed":1')) return wrongForm();
  if (/^\s*\{/.test(text) && /"(?:vocabulary|entries|editions)"\s*:/.test(text))
    return new Fault('fault.format', { what, problem: 'format.json' });
  return new Fault('fault.format', { what, problem: 'format.other', got: shown(text), expected: '{"packed":1, …}' });
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

/** A line of the text, read when its value is first wanted. */
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
      // Inside of a text the quotes would be written otherwise.
      this.known = JSON.parse(line.replace(/"type":(\d+)/g, (_, type: string) => `"type":${this.types[Number(type)]}`));
      this.text = '';
    }
    return this.known;
  }
}

/** An entry whose parts are there when they are looked at. */
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

/** Gives the class a property for each part that waits; called once, where a bundler may leave it out with the class. */
function withParts(of: typeof PackedEntry): typeof PackedEntry {
  for (const name of BODY)
    Object.defineProperty(of.prototype, name, {
      get(this: PackedEntry) {
        return this.part(name);
      },
      // A part that stands in the head for once is an ordinary property.
      set(this: PackedEntry, value: unknown) {
        Object.defineProperty(this, name, { value, enumerable: true });
      },
    });
  return of;
}

const LazyEntry = /* @__PURE__ */ withParts(PackedEntry);
