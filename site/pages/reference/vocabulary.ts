import type { DescribedVocabulary } from 'tavolata/runtime';
import { type EventWrite, writtenBy } from '../../../tools/check/facts/events-page.js';
import { entryLink } from '../entry-card.js';
import { type Html, html, ui } from '../html.js';
import { type Book, grouped } from '../model.js';
import { factLink, questionLink } from './links.js';
import { longRow, referencePage, row, type Section, signatureOf, typeOf, wordCard } from './page.js';

/** The page of all questions: first those for hosts, then those used only by the rules. */
export function questionsPage(book: Book, vocabulary: DescribedVocabulary): string {
  const entries = entriesByHook(book);
  const cardOf = (name: string): Html => {
    const { parameters, policy, result, phrase, description } = vocabulary.questions[name]!;
    const isNamed = policy === 'verdict' || policy === 'problems';
    const gives = isNamed ? html`${policy}` : typeOf(vocabulary, result);
    const signature = signatureOf(vocabulary, name, parameters, gives);
    return wordCard(name, signature, [phrase, description], [longRow('answeredBy', entries(name))]);
  };
  return referencePage('questions', ui('questionsIntro'), byAudience(vocabulary.questions, cardOf));
}

/** The page of all events: first those that hosts send, then those that the rules create. */
export function eventsPage(book: Book, vocabulary: DescribedVocabulary): string {
  const entries = entriesByHook(book);
  const cardOf = (name: string): Html => {
    const { fields, phrase, description } = vocabulary.events[name]!;
    const writes = writtenBy(book.rulebook.vocabulary.events[name]!).flatMap(written);
    const rows = [row('changesMade', writes), longRow('actingOn', entries(name))];
    return wordCard(name, signatureOf(vocabulary, name, fields), [phrase, description], rows);
  };
  return referencePage('events', ui('eventsIntro'), byAudience(vocabulary.events, cardOf));
}

function written({ op, kinds, fact }: EventWrite): readonly Html[] {
  return kinds.map((kind) => {
    if (fact !== undefined) return factLink(`${kind}.${fact}`);
    return html`${ui(op === 'create' ? 'creates' : 'removes')} ${factLink(kind)}`;
  });
}

/** Entries in force, by the question they answer or the event they act on. */
function entriesByHook(book: Book): (name: string) => readonly Html[] {
  const found = grouped([...book.today.values()], ({ entry: { of } }) => (of === undefined ? [] : [of]));
  return (name) => (found.get(name) ?? []).map(({ entry }) => entryLink(book, entry.id, 'reference'));
}

function byAudience(
  words: { readonly [name: string]: { readonly for: 'hosts' | 'rules' } },
  cardOf: (name: string) => Html,
): readonly Section[] {
  return (['hosts', 'rules'] as const).map((audience) => {
    const names = Object.keys(words).filter((name) => words[name]!.for === audience);
    const title = ui(audience === 'hosts' ? 'forHosts' : 'forRules');
    return { id: `for-${audience}`, title, names, body: html`${names.map(cardOf)}` };
  });
}

/** Links to questions and events whose names are preceded by “event ” or “question ”. */
export const readerLink = (reader: string): Html => {
  const [kind, name = ''] = reader.split(' ');
  return kind === 'question' ? questionLink(name) : html`<a class="word" href="events.html#${name}">${name}</a>`;
};
