import { isList, type Type } from '../../model/type.js';
import type { NamedNoun, Noun, Vocabulary } from '../../model/vocabulary.js';
import type { Lang } from '../../model/words.js';
import { wordsIn } from '../words/index.js';
import type { PlainNoun } from '../words/read-back-words.js';
import { memberType } from './nodes.js';

export interface FoundNoun {
  readonly noun: PlainNoun;
  readonly many: boolean;
  /** True if the noun says little ("thing", "number"), so that readers need the name beside it. */
  readonly generic: boolean;
  /** True if it is the noun of the name itself, not just of its type. */
  readonly own: boolean;
}

/**
 * The noun for a name of the rule language: its own if the vocabulary has one for values of this type, otherwise that
 * of its type.
 */
export function nounOf(name: string, type: Type, vocabulary: Vocabulary, lang: Lang): FoundNoun {
  const own = ownNoun(name, type, vocabulary);
  if (own !== undefined) return { noun: plain(own.noun, lang), many: own.many, generic: false, own: true };
  return { ...typeNoun(type, vocabulary, lang), own: false };
}

/** The noun for the members of a loop: always a single one, even if each of them is a list. */
export function memberNoun(name: string, type: Type, vocabulary: Vocabulary, lang: Lang): FoundNoun {
  const found = nounOf(name, type, vocabulary, lang);
  if (!isList(type)) return { ...found, many: false };
  if (found.own && !found.many) return found;
  return { noun: wordsIn(lang).readBack.nouns.list, many: false, generic: true, own: false };
}

/** The noun for values of a type; of a list, the noun of its members in the plural. */
export function typeNoun(type: Type, vocabulary: Vocabulary, lang: Lang): Omit<FoundNoun, 'own'> {
  const member = memberType(type);
  const ours = wordsIn(lang).readBack.nouns;
  if (isList(member)) return { noun: ours.list, many: true, generic: true };
  const many = isList(type);
  const only = member.one.length === 1 ? member.one[0] : undefined;
  const entity = only === undefined ? undefined : vocabulary.entities[only];
  if (entity !== undefined) return { noun: plain(entity.noun, lang), many, generic: false };
  return { noun: ours[builtIn(member.one, vocabulary)], many, generic: true };
}

/** The noun of an entity: "player", "giocatore". An entity missing from the vocabulary is a "thing". */
export function entityNoun(entity: string, vocabulary: Vocabulary, lang: Lang): PlainNoun {
  const noun = vocabulary.entities[entity]?.noun;
  return noun === undefined ? wordsIn(lang).readBack.nouns.thing : plain(noun, lang);
}

/** True when the type names an event of the vocabulary, or any event. */
export function isEventType(type: Type, vocabulary: Vocabulary): boolean {
  const member = memberType(type);
  return !isList(member) && member.one.length > 0 && member.one.every((one) => isEvent(one, vocabulary));
}

const isEvent = (name: string, vocabulary: Vocabulary): boolean =>
  name === 'Event' || vocabulary.events[name] !== undefined;

function builtIn(
  names: readonly string[],
  vocabulary: Vocabulary,
): 'number' | 'text' | 'truth' | 'event' | 'value' | 'thing' {
  if (names.length > 0 && names.every((name) => isEvent(name, vocabulary))) return 'event';
  const [only] = names;
  if (names.length !== 1 || only === undefined) return 'thing';
  if (only === 'Number') return 'number';
  if (only === 'Text') return 'text';
  if (only === 'Boolean') return 'truth';
  return only === 'Verdict' || vocabulary.enumerations[only] !== undefined ? 'value' : 'thing';
}

/** The noun for a name and a type, or for the singular of a name that is an English plural ("winners" of "winner"). */
function ownNoun(
  name: string,
  type: Type,
  vocabulary: Vocabulary,
): { readonly noun: Noun; readonly many: boolean } | undefined {
  const { nouns = {} } = vocabulary;
  const all = Object.hasOwn(nouns, name)
    ? (nouns[name] ?? [])
    : Object.values(nouns).flatMap((entered) => entered.filter(({ en }) => en.many === name));
  const whole = all.find((noun) => isFor(noun, type, vocabulary));
  if (whole !== undefined) return { noun: whole, many: false };
  for (let inner = type; isList(inner); ) {
    inner = inner.list;
    const member = inner;
    const each = all.find((noun) => isFor(noun, member, vocabulary));
    if (each !== undefined) return { noun: each, many: true };
  }
  return undefined;
}

/** True if a noun is meant for all values of a type; `Event` includes all events. */
function isFor({ for: types }: NamedNoun, type: Type, { events }: Vocabulary): boolean {
  if (isList(type)) return types.includes(listText(type));
  const fits = (one: string): boolean => types.includes(one) || (types.includes('Event') && events[one] !== undefined);
  return type.one.length > 0 && type.one.every(fits);
}

const listText = (type: Type): string => (isList(type) ? `[${listText(type.list)}]` : type.one.join('|'));

const plain = (noun: Noun, lang: Lang): PlainNoun => (lang === 'it' ? noun.it : { ...noun.en, gender: 'm' });
