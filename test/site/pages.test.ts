import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawnCase } from '../../site/pages/case-drawing.js';
import { changesOf } from '../../site/pages/changes.js';
import { languageParts } from '../../site/pages/reference/language.js';
import ofPages from '../../site/pages/words.json' with { type: 'json' };
import ofDesk from '../../site/src/desk/words.json' with { type: 'json' };
import { Game } from '../../site/src/game.js';
import ofTable from '../../site/src/words.json' with { type: 'json' };
import { readDigests } from '../../tools/official/digest-files.js';
import { shipped } from '../rules/rulebook.js';

const rulebook = shipped();

describe('the drawing of a case', () => {
  const game = Game.open(rulebook, {
    setup: { edition: '2026-09-25', variants: ['free-for-all'], options: ['limited-range'] },
    players: ['Ada', 'Bruno', 'Carla', 'Dario', 'Elena'].map((id) => ({ id, rangeSeats: 1 })),
    objects: [
      { id: 'bear', owner: 'Ada', types: ['creature'] },
      { id: 'Stone Golem', owner: 'Carla', types: ['creature'] },
    ],
  });

  it('shows whom the first step is about, whom they reach, and to whom they may do something', () => {
    const { seats, viewer } = drawnCase(game, [
      { ask: "mayAttack(bear, defender: 'Stone Golem')", answer: 'denied' },
      { ask: 'mayAttack(bear, Bruno)', answer: 'allowed' },
      { ask: 'mayAttack(Dario, Elena)', answer: 'denied' },
      { ask: 'bear.zone', answer: 'battlefield' },
    ]);
    const marked = (mark: 'isAttacker' | 'isInRange' | 'isAllowed' | 'isDenied') =>
      seats.filter((seat) => seat[mark]).map(({ id }) => id);
    expect(viewer).toBe('Ada');
    expect(marked('isAttacker')).toEqual(['Ada']);
    expect(marked('isInRange')).toEqual(['Ada', 'Bruno', 'Elena']);
    expect(marked('isAllowed')).toEqual(['Bruno']);
    expect(marked('isDenied')).toEqual(['Carla']);
  });

  it('shows of events that are sent together which of them happen', () => {
    const hits = ['Bruno', 'Carla', 'Dario'].map((to) => `damageIsDealt(bear, ${to}, 2)`);
    const { seats } = drawnCase(game, [{ send: hits, plan: [[hits[0]!, 'lifeChanges(Bruno, -2)']] }]);
    expect(seats.map(({ isAllowed, isDenied }) => (isAllowed ? 'yes' : isDenied ? 'no' : ''))).toEqual([
      '',
      'yes',
      'no',
      'no',
      '',
    ]);
  });

  it('takes an event that becomes others for none that is barred', () => {
    const { seats } = drawnCase(game, [{ send: 'passesTo(bear, Bruno)', plan: [['lifeChanges(Bruno, 1)']] }]);
    expect(seats.some(({ isDenied }) => isDenied)).toBe(false);
  });

  it('marks nobody where the steps name nobody', () => {
    const { seats } = drawnCase(game, [{ send: 'stateIsChecked()' }, { verify: true }]);
    expect(seats.some(({ isAttacker, isAllowed, isDenied }) => isAttacker || isAllowed || isDenied)).toBe(false);
  });
});

it('what the editions changed of an entry is told the newest first: numbers, words, texts and decisions', () => {
  const digests = readDigests('rules');
  const poison = changesOf(rulebook, 'giant.poison-limit', digests);
  expect(poison.at(-1)).toMatchObject({ what: 'begins', date: '2011-04-01' });
  expect(poison[0]).toEqual({ what: 'numbers', date: '2020-07-03', numbers: ['704.6b', '810.8d', '810.11'] });
  for (const { id } of rulebook.entries.filter((_, index) => index % 12 === 0)) {
    const changes = changesOf(rulebook, id, digests);
    const dates = changes.map(({ date }) => date);
    expect([...dates].sort().reverse(), id).toEqual(dates);
    expect(changes.at(-1)?.what, id).toBe('begins');
  }
  const versions = rulebook.entries.filter(({ id }) => id === 'combat.only-creatures-attack');
  expect(versions.length).toBeGreaterThan(1);
  const decides = changesOf(rulebook, 'combat.only-creatures-attack', digests).filter(({ what }) => what === 'decides');
  expect(decides.map(({ date }) => date)).toEqual(
    versions
      .slice(1)
      .map(({ since }) => since)
      .reverse(),
  );
});

it('the parts of the language have the addresses of GitHub, and each language apart from the code', () => {
  const [intro, traps] = languageParts(
    '# One\n\nText.\n\n```rule\n1\n```\n\n> _Uno\n> solo._ Testo.\n\n## `if`: traps, and more\n\n| | a |\n|-|-|\n| b | c |\n',
  );
  expect(intro).toMatchObject({
    id: 'one',
    titles: { en: 'One', it: 'Uno solo' },
    texts: { en: 'Text.', it: 'Testo.' },
  });
  expect(intro?.html.text).toMatch(/lang="en"><p>Text[.][\s\S]*<pre>[\s\S]*lang="it"><p>Testo[.]/);
  expect(traps?.id).toBe('if-traps-and-more');
  expect(traps?.html.text).toContain('<th scope="col">a</th>');
  expect(traps?.html.text).not.toContain('<th></th>');
});

it('each part of the language has an Italian title, and about as many words in Italian as in English', () => {
  for (const { titles, texts } of languageParts(readFileSync('docs/language.md', 'utf8'))) {
    const heading = titles.en;
    if (!/…/.test(heading)) expect(titles.it).not.toBe(heading);
    const [english, italian] = [texts.en, texts.it].map((text) => text.split(/\s+/).length) as [number, number];
    expect(italian, heading).toBeGreaterThan(english * 0.7);
  }
});

it('Italian words of the site have straight apostrophes', () => {
  const words = [ofTable, ofPages, ofDesk].flatMap((one) => Object.values(one));
  expect(words.map(({ it: text }) => text).filter((text) => /[‘’]/.test(text))).toEqual([]);
});
