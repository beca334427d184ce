import { own } from '../../engine/model/own.js';
import type { Vocabulary } from '../../engine/model/vocabulary.js';
import type { Words } from '../../engine/model/words.js';

/** A word that is no more, and what to do instead. */
export interface Gone {
  readonly gone: Words;
}

/** A fact under its new name; `values` where what it holds is said differently as well, old value to new. */
export interface FactRename {
  readonly to: string;
  readonly values?: { readonly [before: string]: string };
}

type Names<To> = { readonly [before: string]: To };

/**
 * What `rules/renamed.json` holds: old names with the new ones, by kind. Names of facts, fields and parameters stand behind the
 * new name of what they belong to (`Constraint.deed`).
 */
export interface Renames {
  readonly questions?: Names<string | Gone>;
  readonly events?: Names<string | Gone>;
  readonly entities?: Names<string | Gone>;
  readonly enumerations?: Names<string | Gone>;
  readonly collections?: Names<string>;
  readonly facts?: Names<string | FactRename | Gone>;
  readonly fields?: Names<string>;
  readonly parameters?: Names<string>;
  readonly entries?: Names<string | Gone>;
  /** Keys of files, which name no word of the language. */
  readonly keys?: Names<string>;
}

/** What became of a word: its new name, or that it is gone. */
export type Fate = FactRename | Gone;

/** The fate of words, looked up by where they stand. */
export class RenameTable {
  private readonly facts: ReadonlyMap<string, Fate>;
  private readonly factOwners: ReadonlyMap<string, string>;

  constructor(private readonly renames: Renames) {
    const facts = Object.entries(renames.facts ?? {});
    this.facts = new Map(facts.map(([name, to]) => [name, fateOf(to)]));
    this.factOwners = new Map(facts.map(([name]) => [lastPart(name), name]));
  }

  /** A name before brackets: a question, an event or an entity. */
  called(name: string): Fate | undefined {
    const { questions, events, entities } = this.renames;
    return fateIn(questions, name) ?? fateIn(events, name) ?? fateIn(entities, name);
  }

  question(name: string): Fate | undefined {
    return fateIn(this.renames.questions, name);
  }

  event(name: string): Fate | undefined {
    return fateIn(this.renames.events, name);
  }

  entity(name: string): Fate | undefined {
    return fateIn(this.renames.entities, name);
  }

  collection(name: string): Fate | undefined {
    return fateIn(this.renames.collections, name);
  }

  entry(id: string): Fate | undefined {
    return fateIn(this.renames.entries, id);
  }

  /** The present name of a key of files. */
  key(name: string): string | undefined {
    return this.renames.keys && own(this.renames.keys, name);
  }

  /** A fact of an entity under its present name. */
  fact(entity: string, name: string): Fate | undefined {
    return this.facts.get(`${entity}.${name}`);
  }

  /** A fact of who knows what: an old name belongs to one entity only, and to none any more. */
  factAnywhere(name: string): Fate | undefined {
    const owner = this.factOwners.get(name);
    return owner === undefined ? undefined : this.facts.get(owner);
  }

  /** A named argument of what is called by its present name. */
  argument(callee: string, name: string): Fate | undefined {
    const { fields, parameters } = this.renames;
    const path = `${callee}.${name}`;
    return fateIn(parameters, path) ?? fateIn(fields, path) ?? this.facts.get(path);
  }

  /** New names of the parameters of a question under its present name, by the old ones. */
  parametersOf(question: string): ReadonlyMap<string, string> {
    const own = Object.entries(this.renames.parameters ?? {}).filter(([name]) => name.startsWith(`${question}.`));
    return new Map(own.map(([name, to]) => [lastPart(name), to]));
  }

  /** New names of the fields of an event under its present name, by the old ones. */
  fieldsOf(event: string): ReadonlyMap<string, string> {
    const own = Object.entries(this.renames.fields ?? {}).filter(([name]) => name.startsWith(`${event}.`));
    return new Map(own.map(([name, to]) => [lastPart(name), to]));
  }
}

/** All old names that may stand in an expression, of whatever kind, with the new ones or with what to do instead, for messages. */
export function newNames({ keys: _, ...renames }: Renames): { readonly [before: string]: string | Words } {
  const found: Record<string, string | Words> = {};
  for (const [kind, names] of Object.entries(renames as { readonly [kind: string]: Names<unknown> })) {
    if (typeof names !== 'object') continue;
    for (const [before, to] of Object.entries(names)) {
      const fate = fateOf(to as string | Fate);
      found[kind === 'entries' ? before : lastPart(before)] = isGone(fate) ? fate.gone : fate.to;
    }
  }
  return found;
}

/**
 * The code and values of a message about a name that is nowhere: that it is gone and what to do instead, where the vocabulary
 * says so, else as given.
 */
export function unknownName(
  code: string,
  name: string,
  renamed: Vocabulary['renamed'],
  values: { readonly [name: string]: string },
): readonly [code: string, values: { readonly [name: string]: string }] {
  const instead = renamed !== undefined && Object.hasOwn(renamed, name) ? renamed[name] : undefined;
  return typeof instead === 'object' ? ['name.gone', { name, ...inEach(instead) }] : [code, values];
}

/** What to do instead, as values of `name.gone`, whose help puts the full stop. */
export const inEach = ({ en, it }: Words) => ({
  'instead.en': en.replace(/\.$/, ''),
  'instead.it': it.replace(/\.$/, ''),
});

export const isGone = (fate: Fate): fate is Gone => 'gone' in fate;

const fateOf = (to: string | Fate): Fate => (typeof to === 'string' ? { to } : to);

const fateIn = (names: Names<string | Fate> | undefined, name: string): Fate | undefined =>
  names !== undefined && Object.hasOwn(names, name) ? fateOf(names[name]!) : undefined;

/** `action` of `Constraint.action`. */
const lastPart = (name: string): string => name.slice(name.indexOf('.') + 1);
