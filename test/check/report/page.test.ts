import { describe, expect, it } from 'vitest';
import type { Rulebook } from '../../../src/engine/model/rulebook.js';
import { type Coverage, coverageOf } from '../../../tools/check/coverage.js';
import { evidenceOf } from '../../../tools/check/report/evidence.js';
import { escaped, filled, html } from '../../../tools/check/report/markup.js';
import { mutantsIn } from '../../../tools/check/report/mutants.js';
import { pageOf } from '../../../tools/check/report/page.js';
import { words } from '../../../tools/check/report/words.js';
import { loaded, shipped } from '../../rules/rulebook.js';

const rulebook = shipped();
// A few files are enough to fill every part of the page, and playing all scenarios takes long.
const some = (loaded.documents?.scenarios ?? []).filter(({ source }) => source.file.includes('combat-order'));
const coverage = coverageOf(rulebook, some);
const mutants = mutantsIn(
  {
    deaths: [{ id: 'combat.damage-queues/drop-entry', scenario: '802.5-d1' }],
    survivors: [{ id: 'combat.damage-queues/negate:when' }],
  },
  { equivalent: [{ mutants: ['combat.damage-queues/shift:value'] }] },
);
const evidence = evidenceOf(rulebook, coverage, mutants);
const page = pageOf(evidence, 'en');

describe('what is put together', () => {
  it('has every entry, and every number under which one stands', () => {
    expect(evidence.entries).toHaveLength(rulebook.entries.length);
    const placed = new Set(evidence.rules.flatMap(({ now, before }) => [...now, ...before]));
    expect(placed.size).toBe(rulebook.entries.length);
    expect(evidence.rules.at(-1)?.number).toBe('');
  });

  it('keeps what ended under its last number, beside what stands there now', () => {
    const rule = evidence.rules.find(({ number }) => number === '802.5');
    expect(rule?.now.map(({ entry }) => entry.id)).toEqual(['combat.damage-in-turn-order']);
    expect(rule?.before.map(({ entry }) => entry.id)).toContain('combat.damage-queues');
    expect(rule?.before[0]?.mutants).toEqual({ killed: 1, explained: 1, survived: 1 });
    expect(rule?.before[0]?.decides.map(({ id }) => id)).toContain('802.5-d1');
  });

  it('tells the steps of meaning, and only those', () => {
    const step = evidence.steps.find(({ to }) => to === '2024-11-08');
    expect(step?.differences.map(({ id, state }) => `${state} ${id}`)).toEqual([
      'added archenemy.life-of',
      'added archenemy.no-exchange-inside',
      'added archenemy.no-gain-for-team',
      'added archenemy.no-loss-for-team',
      'added archenemy.one-member-set',
      'added archenemy.one-redistributed',
      'added archenemy.shared-life',
      'added archenemy.sixty-life',
      'added archenemy.whole-team-set',
      'gone combat.damage-queues',
      'added combat.no-damage-queues',
      'gone teamturns.damage-queues',
    ]);
    expect(evidence.steps.length).toBeLessThan(rulebook.editions.length - 1);
  });
});

describe('the page', () => {
  it('needs nothing from elsewhere', () => {
    expect(page).not.toMatch(/(?:src|href)="(?!#)/);
    expect(page).not.toMatch(/url\(|@import|https?:/);
    expect(page).toContain(escaped("default-src 'none'"));
  });

  it('is well formed, with every id once and every link leading somewhere', () => {
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...page.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id);
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
    const body = page.replace(/<(style|script)>[\s\S]*?<\/\1>/g, '');
    for (const tag of [
      'details',
      'summary',
      'article',
      'section',
      'span',
      'div',
      'svg',
      'p',
      'ul',
      'li',
      'pre',
      'g',
      'em',
    ]) {
      const opened = body.match(new RegExp(`<${tag}(?=[\\s>])`, 'g'))?.length ?? 0;
      expect([tag, body.match(new RegExp(`</${tag}>`, 'g'))?.length ?? 0]).toEqual([tag, opened]);
    }
  });

  it('says everything in both languages', () => {
    const count = (lang: string) => page.split(`<span lang="${lang}">`).length;
    expect(count('it')).toBe(count('en'));
    for (const { entry } of evidence.entries) {
      expect(page).toContain(escaped(entry.text.en.says));
      expect(page).toContain(escaped(entry.text.it.says));
    }
    for (const { en, it } of Object.values(words)) {
      const holes = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();
      expect(new Set(holes(it))).toEqual(new Set(holes(en)));
    }
  });

  it('shows no bar of mutants where none were given', () => {
    expect(pageOf(evidenceOf(rulebook, coverage, undefined), 'it')).not.toContain('class="mutants"');
    expect(page).toContain('class="mutants"');
  });
});

describe('texts of a stranger', () => {
  const evil = `</script><img src=x onerror="alert('1')">&\u0000`;
  const hostile = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hostile);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        ['name', 'names', 'text', 'why', 'summary'].includes(key) && typeof part === 'object'
          ? spoilt(part as object)
          : hostile(part),
      ]),
    );
  };
  const spoilt = (part: object): object =>
    Object.fromEntries(
      Object.entries(part).map(([key, text]) => [
        key,
        typeof text === 'object' ? spoilt(text) : ['en', 'it', 'says'].includes(key) ? `${evil}${text}` : text,
      ]),
    );

  it('are shown and never carried out', () => {
    const entries = rulebook.entries.slice(0, 40).map((entry) => {
      const { name, text, why } = hostile({ name: entry.name, text: entry.text, why: entry.why }) as Pick<
        typeof entry,
        'name' | 'text' | 'why'
      >;
      return { ...entry, name, text, ...(why && { why }) };
    });
    const strange: Rulebook = { ...rulebook, entries, editions: hostile(rulebook.editions) as Rulebook['editions'] };
    const nothing: Coverage = { covered: new Map(), plays: [] };
    const shown = pageOf(evidenceOf(strange, nothing, undefined), 'en');
    expect(shown).not.toContain('<img');
    expect(shown.split('</script>')).toHaveLength(2);
    expect(shown).toContain('&lt;/script&gt;&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;');
  });

  it('are escaped in every template', () => {
    expect(html`<b>${'<'}${['&', html`<i>${1}</i>`]}${undefined}${false}</b>`.text).toBe('<b>&lt;&amp;<i>1</i></b>');
    expect(filled({ en: '{n} {n?one:many}', it: '{n}' }, { n: 1 }).text).toBe(
      '<span lang="en">1 one</span><span lang="it">1</span>',
    );
  });
});

describe('results of mutation', () => {
  it('are refused when they are something else', () => {
    for (const value of [
      null,
      [],
      {},
      { deaths: 3 },
      { deaths: [], survivors: [{}] },
      { deaths: [{ id: 'x' }], survivors: [] },
    ])
      expect(mutantsIn(value)).toBeUndefined();
    expect(mutantsIn({ deaths: [], survivors: [] })?.size).toBe(0);
  });

  it('are kept apart where several objects share an id', () => {
    const found = mutantsIn({
      deaths: [{ id: 'x@2010-06-18/drop-entry' }, { id: 'x@2019-07-12/drop-entry' }],
      survivors: [],
    });
    expect([...(found?.keys() ?? [])]).toEqual(['x@2010-06-18', 'x@2019-07-12']);
  });
});

describe('the vocabulary of the page', () => {
  it('has every word with its types, and both languages to search by', () => {
    for (const name of [
      'question-mayAttack',
      'event-playersLeave',
      'fact-Player.life',
      'kind-Turn',
      'enumeration-Zone',
    ])
      expect(page).toContain(`id="word-${name}"`);
    expect(page).toContain('<input id="word"');
    const [, word = ''] = /(<details class="word" id="word-question-inRange".*?<\/details>)/s.exec(page) ?? [];
    expect(word).toContain('inRange(');
    expect(word).toContain('raggio');
    expect(word).toContain('range');
  });
});
