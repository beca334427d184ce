import { matchesIn } from '../terms/forms.js';
import { type CheckContext, finding, type TextFinding, type TextPair } from './finding.js';

// Names begin with a capitalized word and continue with others; small words may stand between.
const titled = /(?<![\p{L}'’])\p{Lu}[\p{L}'’-]+(?: (?:(?:of|the) )*\p{Lu}[\p{L}'’-]+)+/gu;
const bracketed = /\(([^()]*)\)/g;
const quoted = /[“"«„][^“”"«»„]*[”"»]/g;

// Capitalized words that are not cards: variants, options, games, sentence openings.
const noCards =
  /^(?:Two-Headed|Three-Headed|Four-Headed|Grand Melee|Free-for-All|Team vs|Alternating|Commander|Emperor|Planechase|Archenemy|Magic|Shared Team|Limited Range|Attack|Deploy|Active Player|Nonactive|APNAP|Comprehensive|Player|Turni|Opzione|Variante|Squadr|Regol|Giocatore Attivo|Draft|Conspiracy|Tournament|Gathering|Game|Supervillain Rumble)/;

// Words that begin a sentence, but not the name of a card.
const opening =
  /^(?:(?:The|In|If|During|An?|When|Then|After|Before|For|As|With|Without|Until|Since|Nothing|Not|Later|Play|Somebody|Nobody|No|Of|On|At|From|Under|Both|Each|Only|And|But|Once|To|By|Old|New|Two|Three|One|All|Some|Every|Like|While|Where|Whose|Whoever|What|So|Here|Now|Outside|Inside|Four|Five|Six|Abilities|Effects|Objects|Cards|Spells|Creatures|Neither|Nor|Even|Also) )+(?:of |the )*/;
const months = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;

const withoutQuotes = (text: string): string => text.replace(quoted, (words) => ' '.repeat(words.length));
const same = (name: string): string => name.normalize('NFC').toLowerCase().replaceAll('’', "'").trim();
const isLatin = (text: string): boolean => /^[\p{Lu}][\p{L}'’ ,-]+$/u.test(text);

interface NamedCard {
  readonly name: string;
  readonly span: readonly [number, number];
}

/** What looks like names of cards in a text: several capitalized words in the middle of a sentence. */
const cardsIn = (text: string): readonly NamedCard[] =>
  matchesIn(withoutQuotes(text), titled).flatMap(({ 0: name, index }) => {
    const before = text.slice(0, index).trimEnd();
    const first = before === '' || /[.!?:][”"»)]?$/.test(before);
    // A possessive or an article may stand before the card.
    const lead = /^(?:\p{L}+['’]s? )+/u.exec(name)?.[0] ?? (first ? (opening.exec(name)?.[0] ?? '') : '');
    const own = name.slice(lead.length).replace(/['’]s?$/, '');
    if (
      noCards.test(own) ||
      months.test(own) ||
      noCards.test(name) ||
      !own.includes(' ') ||
      / \p{Lu}\d?$/u.test(own) ||
      !/^\p{Lu}/u.test(own)
    )
      return [];
    return [{ name: own, span: [index + lead.length, index + lead.length + own.length] as const }];
  });

/** English names in brackets: “Orso Zampa di Runa (Runeclaw Bear)”. */
const bracketsIn = (text: string): readonly (NamedCard & { readonly before: string })[] =>
  matchesIn(withoutQuotes(text), bracketed).flatMap(({ 1: inner, index }) => {
    const name = inner!.trim();
    const start = index + 1 + inner!.indexOf(name);
    if (!isLatin(name) || noCards.test(name) || name.split(' ').length > 7 || !/\p{Lu}\p{Ll}+(?: |$)/u.test(name))
      return [];
    return [{ name, span: [start, start + name.length] as const, before: text.slice(0, index).trimEnd() }];
  });

/**
 * Names of cards in the form “Italiano (English)”: what stands in brackets must be in the English text too, and a name
 * in the English text must be in the Italian one, after its Italian name.
 */
export function cards(pair: TextPair, context: CheckContext): readonly TextFinding[] {
  // A title is capitalized throughout.
  const isTitle = pair.number !== undefined && !pair.number.includes('.');
  if (context.source !== 'en' || context.target !== 'it' || isTitle) return [];
  const english = same(pair.source);
  const italian = same(pair.target);
  const inBrackets = bracketsIn(pair.target);
  const unknown: TextFinding[] = inBrackets
    .filter(({ name, before }) => !english.includes(same(name)) && /\p{Lu}\p{Ll}+[^.]*$/u.test(before.slice(-60)))
    .map(({ name, span }) => finding('cards', 'it', span, { values: { name }, code: 'card-unknown' }));
  const seen = new Set<string>();
  const found: TextFinding[] = [];
  for (const { name, span } of cardsIn(pair.source)) {
    if (seen.has(same(name))) continue;
    seen.add(same(name));
    if (!italian.includes(same(name))) {
      if (context.cards?.has(same(name))) continue;
      found.push(finding('cards', 'en', span, { values: { name }, code: 'card-missing' }));
      continue;
    }
    const at = italian.indexOf(same(name));
    if (!inBrackets.some((one) => same(one.name).includes(same(name))) && !context.cards?.has(same(name)))
      found.push(finding('cards', 'it', [at, at + name.length], { values: { name }, code: 'card-english-only' }));
  }
  return [...unknown, ...found];
}

/** The English names that some texts give in brackets; once given, they may be missing in the texts that follow. */
export const cardsNamed = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => bracketsIn(text).map(({ name }) => same(name))));
