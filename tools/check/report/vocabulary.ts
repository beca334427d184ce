import type { Rulebook } from '../../../src/engine/model/rulebook.js';
import type { Lang } from '../../../src/engine/model/words.js';
import { type DictionaryWord, dictionaryOf } from '../dictionary.js';
import { both, html, type Markup } from './markup.js';
import { words } from './words.js';
import texts from './words.json' with { type: 'json' };

const sorts = texts.vocabulary.sorts;

/** Entries that are named for one word. */
const most = 12;

/** All words of the vocabulary, to be searched by name, phrase and description in both languages. */
export function vocabularyOf({ rulebook, lang }: { readonly rulebook: Rulebook; readonly lang: Lang }): Markup {
  const about = new Map<string, Set<string>>();
  for (const { of, layer, id } of rulebook.entries)
    for (const name of [of ?? '', layer]) about.set(name, (about.get(name) ?? new Set()).add(id));
  const all = dictionaryOf(rulebook);
  return html`<section id="vocabulary">
<h2>${both(words.vocabulary)} <small><span id="shown-words">${all.length}</span> ${both(words.wordsFound)}</small></h2>
<p class="soft">${both(words.vocabularyLead)}</p>
<p><input id="word" type="search" data-en="${words.wordFilter.en}" data-it="${words.wordFilter.it}" placeholder="${words.wordFilter[lang]}" aria-label="${words.wordFilter[lang]}"></p>
${all.map((word) => entry(word, [...(about.get(word.name) ?? [])]))}
</section>`;
}

function entry({ sort, name, signature, phrase, description, also }: DictionaryWord, about: readonly string[]): Markup {
  const users = sort === 'question' || sort === 'event' || sort === 'layer' ? about : [];
  const rest = users.length - most;
  return html`<details class="word" id="word-${sort}-${name}" data-also="${also.join(' ')} ${phrase.en} ${phrase.it} ${description?.en} ${description?.it}">
<summary><b>${name}</b> <span class="tag">${both(sorts[sort])}</span> <span class="soft">${both(phrase)}</span></summary>
<p><code>${signature}</code></p>${description && html`<p>${both(description)}</p>`}${users.length > 0 && html`<p class="soft">${both(words.answeredBy)}: ${users.slice(0, most).join(', ')}${rest > 0 && ' …'}</p>`}</details>`;
}
