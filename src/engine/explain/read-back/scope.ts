import type { Entry } from '../../model/entry.js';
import { nodesIn, walk } from '../../model/nodes.js';
import type { NameNode, Node } from '../../model/tree.js';
import { isList, type Type } from '../../model/type.js';
import type { Vocabulary } from '../../model/vocabulary.js';
import type { Lang } from '../../model/words.js';
import { isEventField, isOnly } from './nodes.js';
import { type FoundNoun, memberNoun, nounOf } from './nouns.js';

/** Values of names as nodes, by name or `event.field`: an explanation refers to the things that were asked about. */
export type ReadBackBindings = ReadonlyMap<string, Node>;

/** How a name is printed. */
export interface NameWords extends FoundNoun {
  /** The rule's own name, shown in quotes if the noun alone is ambiguous. */
  readonly label?: string;
  /** True if "of the event" is added, since something else has the same noun. */
  readonly ofEvent: boolean;
}

/** The names of some expressions that are read together, no two of which may sound alike. */
export interface ReadBackScope {
  readonly bindings: ReadBackBindings;
  name(node: NameNode): NameWords;
  field(field: string, type: Type): NameWords;
}

/** The key of an event's field in bindings and scopes. */
export const fieldKey = (field: string): string => `event.${field}`;

type NounKind = NameNode['kind'] | 'field';

/** Loops stand for one member at a time. */
const nounFor = (kind: NounKind): typeof nounOf => (kind === 'member' || kind === 'each' ? memberNoun : nounOf);

interface ScopeOptions {
  readonly bindings?: ReadBackBindings | undefined;
  /**
   * The meanings of the lets that the trees mention: one without a distinctive noun is spelled out wherever it is
   * mentioned.
   */
  readonly lets?: ReadonlyMap<string, Node>;
}

/** Scope of all names in the given trees. */
export function scopeOf(
  trees: readonly Node[],
  vocabulary: Vocabulary,
  lang: Lang,
  { bindings = new Map(), lets = new Map() }: ScopeOptions = {},
): ReadBackScope {
  const shared = sharedNouns(trees, vocabulary, lang, bindings);
  const wordsFor = (key: string, name: string, type: Type, kind: NounKind): NameWords => {
    const found = nounFor(kind)(name, type, vocabulary, lang);
    const english = lang === 'en' ? found : nounFor(kind)(name, type, vocabulary, 'en');
    const rivals = [...(shared.get(soundOf(found)) ?? [])].filter((other) => other !== key);
    if (kind === 'field') {
      const label = found.generic || rivals.some(isField) ? name : undefined;
      return {
        ...found,
        ...(label !== undefined && { label }),
        ofEvent: rivals.length > 0 || (isList(type) && !found.own),
      };
    }
    const clear = (kind !== 'let' || found.own) && !needsLabel(found, kind, type, rivals);
    const same = kind !== 'let' && (found.many ? english.noun.many : english.noun.one) === name;
    return { ...found, ...(!clear && !same && { label: name }), ofEvent: false };
  };
  const meant = new Map(bindings);
  const letters = new Map<string, string>();
  const spelled = new Map<string, Node>();
  const unlabelled = [...lets].filter(
    ([name, tree]) => !meant.has(name) && wordsFor(name, name, tree.type, 'let').label !== undefined,
  );
  const sizes = sizesOf(new Map(unlabelled), trees);
  for (const [name, tree] of unlabelled) {
    if (sizes.has(name)) spelled.set(name, tree);
    else letters.set(name, String.fromCharCode('a'.charCodeAt(0) + (letters.size % 26)));
  }
  for (const [name, tree] of spelled) meant.set(name, tree);
  return {
    bindings: meant,
    name: (node) => {
      const words = wordsFor(node.name, node.name, node.type, node.kind);
      const letter = node.kind === 'let' ? letters.get(node.name) : undefined;
      return letter === undefined ? words : { ...words, label: letter };
    },
    field: (field, type) => wordsFor(fieldKey(field), field, type, 'field'),
  };
}

/** A let that would take more than this many nodes over all its mentions is named by a letter. */
const mostSpelled = 30;

/**
 * The lets that are short enough to be spelled out, with the number of nodes that each then takes, after those that
 * they mention.
 */
function sizesOf(lets: ReadonlyMap<string, Node>, trees: readonly Node[]): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  const seen = new Set<string>();
  const measure = (name: string, tree: Node): void => {
    if (seen.has(name)) return;
    seen.add(name);
    let size = 0;
    for (const node of nodesIn(tree)) {
      const used = node.op === 'name' && node.kind === 'let' ? node.name : '';
      const meaning = lets.get(used);
      if (meaning) measure(used, meaning);
      size += sizes.get(used) ?? 1;
    }
    if (size * Math.max(1, mentions(name, trees)) <= mostSpelled) sizes.set(name, size);
  };
  for (const [name, tree] of lets) measure(name, tree);
  return sizes;
}

function mentions(name: string, trees: readonly Node[]): number {
  let count = 0;
  for (const tree of trees)
    walk(tree, (node) => {
      if (node.op === 'name' && node.kind === 'let' && node.name === name) count++;
    });
  return count;
}

/**
 * The meanings of the lets of an entry and of its steps, except those that have different meanings in different steps.
 */
export function letsOf({ let: lets, steps = [] }: Pick<Entry, 'let' | 'steps'>): ReadonlyMap<string, Node> {
  const all = [lets, ...steps.map((step) => step.let)].flatMap((some) => Object.entries(some));
  const clear = all.filter(([name, { text }]) => all.every((other) => other[0] !== name || other[1].text === text));
  return new Map(clear.map(([name, { tree }]) => [name, tree]));
}

/** The node that a bound name stands for; any other node is returned unchanged. */
export function meantBy(scope: Pick<ReadBackScope, 'bindings'>, node: Node): Node {
  const key = isEventField(node) ? fieldKey(node.fact) : node.op === 'name' ? node.name : undefined;
  const bound = key === undefined ? undefined : scope.bindings.get(key);
  return bound === undefined ? node : meantBy(scope, bound);
}

/** A name needs its label if its noun says too little, or is that of another name that is not marked as the event's. */
function needsLabel(found: FoundNoun, kind: NounKind, type: Type, rivals: readonly string[]): boolean {
  if (found.generic && kind !== 'member') return true;
  if (isList(type) && found.many && !found.own) return true;
  return rivals.some((other) => !isField(other));
}

const isField = (key: string): boolean => key.startsWith(fieldKey(''));

const soundOf = ({ noun, many }: FoundNoun): string => (many ? noun.many : noun.one);

/** For each printed noun, the names that would be printed by it. */
function sharedNouns(
  trees: readonly Node[],
  vocabulary: Vocabulary,
  lang: Lang,
  bindings: ReadBackBindings,
): ReadonlyMap<string, ReadonlySet<string>> {
  const byNoun = new Map<string, Set<string>>();
  const add = (key: string, name: string, type: Type, kind: NounKind): void => {
    if (bindings.has(key)) return;
    const found = nounFor(kind)(name, type, vocabulary, lang);
    if (kind === 'let' && !found.own) return;
    const noun = soundOf(found);
    byNoun.set(noun, (byNoun.get(noun) ?? new Set()).add(key));
  };
  const collect = (node: Node): void => {
    if (isEventField(node)) add(fieldKey(node.fact), node.fact, node.type, 'field');
    else if (node.op === 'name' && node.kind !== 'event' && !(node.kind === 'let' && isOnly(node.type, 'Boolean')))
      add(node.name, node.name, node.type, node.kind);
  };
  for (const tree of trees) walk(tree, collect);
  return byNoun;
}
