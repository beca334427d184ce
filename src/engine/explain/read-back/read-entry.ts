import type { Entry } from '../../model/entry.js';
import { Fault } from '../../model/fault.js';
import { need, needLang, needOptions, needText } from '../../model/given.js';
import { last } from '../../model/last.js';
import { expressionsOf } from '../../model/nodes.js';
import { entryIn } from '../../model/numbers.js';
import type { Rulebook } from '../../model/rulebook.js';
import { nearest } from '../../model/spelling.js';
import type { IterationNode, Node } from '../../model/tree.js';
import type { Vocabulary } from '../../model/vocabulary.js';
import { type EditionDate, inLanguages, type Lang, type Words } from '../../model/words.js';
import { type Item, layOut } from '../layout.js';
import { fill, sentence, type TemplateParts, verbatim, withoutMarks } from '../words/template.js';
import { isNone, isOnly, memberType } from './nodes.js';
import { casesBelow, casesInline, unfolded } from './numbered-cases.js';
import { eachOf } from './read-back-iterations.js';
import { caseInWords } from './read-back-joints.js';
import { actionText, conditionOf, filledIn, letItems, valueText } from './read-entry-lines.js';
import { choice, standing } from './read-entry-standing.js';
import { stepItem } from './read-entry-steps.js';
import { letsOf, scopeOf } from './scope.js';
import { readerOf, type WholeReader } from './whole-reader.js';

/** How an entry is read. */
export interface ReadEntryOptions {
  /** Missing: both languages, each under its name. */
  readonly lang?: Lang;
  /** The day whose version of the entry is read; missing: the newest edition. */
  readonly edition?: EditionDate;
}

/**
 * Prints a whole entry as readable lines: what it is about, when it applies, what it does, and which entries it
 * overrides; all from the trees, so that translators see next to the text what the rule really does.
 *
 * @param id of the entry
 * @throws Fault `fault.argument` for an id that no entry has
 */
export function readEntry(rulebook: Rulebook, id: string, options: ReadEntryOptions & { readonly lang: Lang }): string;
export function readEntry(rulebook: Rulebook, id: string, options?: { readonly edition?: EditionDate }): Words;
export function readEntry(rulebook: Rulebook, id: string, options?: ReadEntryOptions): string | Words;
export function readEntry(rulebook: Rulebook, id: string, options: ReadEntryOptions = {}): string | Words {
  const entry = entryToRead(rulebook, id, options, 'readEntry');
  return inLanguages(options.lang, (one) => entryInWords(entry, rulebook, one));
}

/**
 * The same as a tree: a line, with what belongs below it, such as the parts of a condition and the steps of a
 * procedure.
 *
 * @throws Fault as `readEntry`
 */
export function readEntryTree(
  rulebook: Rulebook,
  id: string,
  options: ReadEntryOptions & { readonly lang: Lang },
): readonly Item[] {
  const entry = entryToRead(rulebook, id, options, 'readEntryTree');
  needLang(options.lang, 'readEntryTree');
  return entryLines(entry, rulebook, options.lang);
}

/** @throws Fault for an id that no entry has */
function entryToRead(
  rulebook: Rulebook,
  id: string,
  options: ReadEntryOptions,
  of: 'readEntry' | 'readEntryTree',
): Entry {
  need(rulebook, 'rulebook', of);
  needText(id, 'entry', of);
  needOptions(options, of);
  const { edition = last(rulebook.editions)?.date ?? '' } = options;
  const entry = entryIn(rulebook, id, edition);
  if (entry === undefined) throw unknownEntry(rulebook, id);
  return entry;
}

function unknownEntry({ entries }: Rulebook, id: string): Fault {
  const known = entries.map((entry) => entry.id);
  return new Fault('fault.argument', { problem: 'argument.unknown-entry', argument: id }, [], nearest(id, known));
}

/**
 * An entry in the lines of one language.
 *
 * @param rulebook its `vocabulary` has phrases and nouns; names that it lacks are printed as they are. So are ids of matters that it lacks.
 */
export const entryInWords = (entry: Entry, rulebook: Pick<Rulebook, 'vocabulary' | 'matters'>, lang: Lang): string =>
  layOut(entryLines(entry, rulebook, lang));

function entryLines(entry: Entry, rulebook: Pick<Rulebook, 'vocabulary' | 'matters'>, lang: Lang): readonly Item[] {
  const { reader, logic } = logicRead(entry, rulebook, lang);
  const text = `${reader.words.entry.kinds[entry.kind]}: ${entry.name[lang]} [${entry.id}]`;
  return unfolded([{ text, below: [...standing(reader, entry), ...logic] }]);
}

/** The lines of an entry without its name, layer, numbers and dates, for a page that shows these in its own way. */
export const entryLogic = (
  entry: Entry,
  rulebook: Pick<Rulebook, 'vocabulary' | 'matters'>,
  lang: Lang,
): readonly Item[] => unfolded(logicRead(entry, rulebook, lang).logic);

function logicRead(
  entry: Entry,
  { vocabulary, matters }: Pick<Rulebook, 'vocabulary' | 'matters'>,
  lang: Lang,
): { readonly reader: WholeReader; readonly logic: readonly Item[] } {
  const trees = expressionsOf(entry).map(({ expression }) => expression.tree);
  const hook = hookNode(entry, vocabulary);
  const read = [...(hook === undefined ? [] : [hook]), ...trees, ...mentionedIn(entry, vocabulary)];
  const scope = scopeOf(read, vocabulary, lang, { lets: letsOf(entry) });
  const reader = readerOf(vocabulary, lang, scope, { isNumbered: true });
  const logic = [
    ...choice(reader, entry, matters),
    ...about(reader, entry, hook),
    ...conditions(reader, entry),
    ...effects(reader, entry),
    ...overrides(reader, entry),
  ];
  return { reader, logic };
}

/** The places of an entry's templates, each as a mention like any other. */
const mentionedIn = (entry: Entry, vocabulary: Vocabulary): readonly Node[] =>
  [entry.reason, entry.remedy].flatMap((template) =>
    (template?.en.match(place) ?? []).flatMap((found) => namedIn(entry, found.slice(1, -1), vocabulary) ?? []),
  );

/** A place of a template. */
const place = /\{\w+\}/g;

/**
 * The question or event of the hook, in the nouns of its parameters or fields, with the name that rules and hosts use.
 */
function about(reader: WholeReader, { hook, of: id = '' }: Entry, node: Node | undefined): readonly Item[] {
  if (hook === undefined || node === undefined) return [];
  return [{ text: filledIn(reader, reader.words.entry.hooks[hook], { of: reader.value(node), id }) }];
}

/** The question or event of the hook, as the node that would ask or make it. */
function hookNode({ hook, of = '' }: Entry, vocabulary: Vocabulary): Node | undefined {
  if (hook === undefined) return undefined;
  const at = [0, 0] as const;
  if (hook === 'answers') {
    const { parameters = [], result = { one: [], none: true } } = vocabulary.questions[of] ?? {};
    const args = parameters.map(({ name, type }): Node => ({ op: 'name', kind: 'parameter', name, type, at }));
    return { op: 'ask', question: of, args, at, type: result };
  }
  const type = { one: [of], none: false };
  const event: Node = { op: 'name', kind: 'event', name: 'event', type, at };
  const args: { [name: string]: Node } = {};
  for (const field of vocabulary.events[of]?.fields ?? [])
    args[field.name] = { op: 'fact', of: event, fact: field.name, at, type: field.type };
  return { op: 'make', what: 'event', name: of, args, at, type };
}

function conditions(reader: WholeReader, { each, when, let: lets, hook }: Entry): readonly Item[] {
  const { entry: words } = reader.words;
  if (hook === undefined) return [];
  const once = each && filledIn(reader, words.each, { each: eachOf(reader, iteration(each.name, each.in.tree)) });
  const text =
    when === undefined ? words.always : filledIn(reader, words.when, { condition: conditionOf(reader, when) });
  return [...(once === undefined ? [] : [{ text: sentence(once) }]), ...letItems(reader, lets), { text }];
}

/** The things of an `each`, as a loop. */
const iteration = (name: string, list: Node): IterationNode => ({
  op: 'each',
  name,
  in: list,
  at: list.at,
  type: list.type,
});

function effects(reader: WholeReader, entry: Entry): readonly Item[] {
  const { entry: words } = reader.words;
  const lines: Item[] = [];
  const result = reader.vocabulary.questions[entry.of ?? '']?.result;
  const say = (template: string, parts: TemplateParts): void => {
    lines.push({ text: filledIn(reader, template, parts) });
  };
  if (entry.verdict !== undefined) say(words.verdict, { verdict: words.verdicts[entry.verdict] });
  if (entry.else !== undefined) say(words.verdictElse, { verdict: words.verdicts[entry.else] });
  if (entry.value !== undefined) {
    const { tree } = entry.value;
    const template = isOnly(tree.type, 'Boolean') && tree.op !== 'literal' ? words.valueTrue : words.value;
    say(template, { value: sentence(valueText(reader, tree, result)) });
  }
  const { cases = [] } = entry;
  if (cases.length > 0) {
    const said = cases.map(({ when, value }) =>
      caseInWords(reader, when && reader.whole(when.tree), valueText(reader, value.tree, result)),
    );
    say('{cases}', { cases: casesBelow(words.cases, said) });
  }
  if (entry.severity !== undefined) say(words.problem, { severity: words.severities[entry.severity] });
  const { reason, remedy, why } = entry;
  if (reason !== undefined) say(words.reason, { reason: withNouns(reader, entry, reason[reader.lang]) });
  if (remedy !== undefined) say(words.remedy, { remedy: withNouns(reader, entry, remedy[reader.lang]) });
  if (entry.do !== undefined) {
    const real = entry.do.filter(({ tree }) => !isNone(tree));
    const actions = (real.length === 0 ? entry.do : real).map(({ tree }) => ({ text: actionText(reader, tree) }));
    lines.push({ text: words.do, below: actions });
  }
  lines.push(...(entry.steps ?? []).map((step) => stepItem(reader, step)));
  if (why !== undefined) say(words.why, { why: verbatim(why[reader.lang]) });
  return lines;
}

/**
 * A template of the entry, with a noun between ‹ and › for each place: these stand for values, so no grammar joins them
 * to the words around them.
 */
const withNouns = (reader: WholeReader, entry: Entry, template: string): string =>
  withPieces(reader, template).replace(place, (found) => {
    const name = found.slice(1, -1);
    const node = namedIn(entry, name, reader.vocabulary);
    return verbatim(
      `‹${node === undefined ? name : casesInline(withoutMarks(reader.grammar.polish(reader.noun(node))))}›`,
    );
  });

/**
 * The parts of a reason that are said only if there is a value, as remarks: readers of rules do not know square
 * brackets.
 */
const withPieces = (reader: WholeReader, template: string): string =>
  template.replace(
    /\[[\s,;:]*([^[\]]*)\]/g,
    (_, piece: string) => ` ${fill(reader.words.entry.ifThereIs, { piece: piece.trim() })}`,
  );

/** A let, the thing of the `each`, or a parameter of the question, as a node; undefined for other names. */
export function namedIn(entry: Entry, name: string, vocabulary: Vocabulary): Node | undefined {
  const at = [0, 0] as const;
  const meaning = Object.hasOwn(entry.let, name) ? entry.let[name] : undefined;
  if (meaning !== undefined) return { op: 'name', kind: 'let', name, type: meaning.tree.type, at };
  if (entry.each?.name === name)
    return { op: 'name', kind: 'each', name, type: memberType(entry.each.in.tree.type), at };
  const parameter = vocabulary.questions[entry.of ?? '']?.parameters.find((one) => one.name === name);
  return parameter && { op: 'name', kind: 'parameter', name, type: parameter.type, at };
}

function overrides(reader: WholeReader, { overrides, replaces, before, after }: Entry): readonly Item[] {
  const { entry: words } = reader.words;
  const list = (template: string, entries: readonly string[]): readonly Item[] =>
    entries.length === 0 ? [] : [{ text: filledIn(reader, template, { entries: verbatim(entries.join(', ')) }) }];
  return [
    ...(overrides === 'all' ? [{ text: words.overridesAll }] : list(words.overrides, overrides)),
    ...list(words.replaces, replaces),
    ...list(words.before, before),
    ...list(words.after, after),
  ];
}
