import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from '../../../src/frontend/read/json.js';
import type { Exchange, ExchangeUnit } from '../../../tools/texts/exchange/exchange.js';
import { exchangeFormats, readExchange, writeExchange } from '../../../tools/texts/exchange/formats.js';
import { mergeAll } from '../../../tools/texts/exchange/take.js';
import type { StatedText } from '../../../tools/texts/state/states.js';
import { digestOf } from '../../../tools/texts/units/digest.js';

const making = { version: '0.1.0', now: '2026-11-24 10:30+0000' };
const names = { xliff: 'a.xlf', po: 'a.po', tmx: 'a.tmx' } as const;

/** What no format can hold: characters that XML has no way to write, and blanks at the ends, which notes lose. */
const text = (unit: 'grapheme' | 'binary') =>
  fc
    .string({ unit, minLength: 1, maxLength: 40 })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are meant.
    .filter((one) => !/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]|[\ud800-\udfff]/.test(one))
    .map((one) => `a${one}z`);
const line = text('grapheme').map((one) => one.replace(/\s+/g, ' ').trim());
const key = fc.stringMatching(/^[a-z.-]{1,9}(@2020-01-01)?\/[a-z .<>&%"'’-]{1,9}[a-z]$/);

const unit: fc.Arbitrary<ExchangeUnit> = fc
  .record({
    source: text('binary'),
    target: text('binary'),
    state: fc.constantFrom('draft', 'stale', 'translated', 'reviewed' as const),
    previous: line,
    note: fc.option(line, { nil: undefined }),
  })
  .map(({ state, previous, note, ...rest }) => ({
    ...rest,
    state,
    context: ['What it does: “this” & <that>'],
    ...(state === 'stale' && { previous }),
    ...(state === 'reviewed' && { by: 'Ada (the first)', on: '2026-01-02' }),
    ...(note !== undefined && { note }),
  }));

const exchange: fc.Arbitrary<Exchange> = fc
  .record({
    keys: fc.uniqueArray(key, { minLength: 1, maxLength: 5 }),
    units: fc.array(unit, { minLength: 5, maxLength: 5 }),
  })
  .chain(({ keys, units }) =>
    fc
      .constantFrom({ source: 'en', target: 'it' } as const, { source: 'it', target: 'en' } as const)
      .map((direction) => ({
        ...direction,
        units: keys.map((key, index) => ({ key, ...units[index]! })),
      })),
  );

describe('texts for the programs of translators', () => {
  for (const format of exchangeFormats)
    it(`come back from ${format} as they went`, () => {
      fc.assert(
        fc.property(exchange, (given) => {
          const read = readExchange({ file: names[format], text: writeExchange(given, format, making) });
          expect(read.diagnostics).toEqual([]);
          expect({ source: read.exchange?.source, target: read.exchange?.target }).toEqual({
            source: given.source,
            target: given.target,
          });
          const back = read.exchange!.units.map(({ at: _, base, context: __, ...rest }) => ({ rest, base }));
          expect(back.map(({ rest }) => rest)).toEqual(given.units.map(({ context: _, ...rest }) => rest));
          expect(back.map(({ base }) => base?.target)).toEqual(given.units.map(({ target }) => digestOf(target)));
        }),
        { numRuns: 200 },
      );
    });

  it('may be groups of XLIFF 1.2', () => {
    const one = `<xliff version="1.2"><file source-language="en" target-language="it"><body><group><trans-unit id="a/b"><source>One <g id="1">two</g></source><target>Uno <g id="1">due</g></target></trans-unit></group></body></file></xliff>`;
    expect(readExchange({ file: 'a.xlf', text: one }).exchange?.units).toMatchObject([
      { key: 'a/b', source: 'One two', target: 'Uno due' },
    ]);
  });

  it('may come from memories of other people, where only the source tells which text is meant', () => {
    const tmx = `<tmx version="1.4"><header srclang="en-US"/><body><tu tuid="7"><tuv xml:lang="en-US"><seg>One</seg></tuv><tuv xml:lang="it-IT"><seg>Uno</seg></tuv><tuv xml:lang="de"><seg>Eins</seg></tuv></tu><tu><tuv xml:lang="en"><seg>Two</seg></tuv><tuv xml:lang="de"><seg>Zwei</seg></tuv></tu></body></tmx>`;
    const { units } = readExchange({ file: 'a.tmx', text: tmx }).exchange!;
    expect(units.map(({ key, source, target }) => [key, source, target])).toEqual([[undefined, 'One', 'Uno']]);
  });

  it('are as here under a key that a program made up, wherever one of the same source is', () => {
    const text = (key: string, it: string): StatedText => {
      const document = readJson({ file: 'a.json', text: '{}' }).document!;
      const unit = { key, area: 'entries', part: 'text', file: 'a.json', en: 'One', it, document } as const;
      return {
        unit: { ...unit, pointers: { en: '', it: '' } },
        lang: 'it',
        state: 'translated',
        isUnconfirmed: false,
        isOutdated: false,
      };
    };
    const texts = [text('a/b', 'Uno'), text('a/c', 'Uno'), text('a/d', 'Una')];
    const outcomes = (target: string) => {
      const exchange = {
        source: 'en',
        target: 'it',
        units: [{ key: 'rules/a.json', source: 'One', target, context: [] }],
      };
      const { merged, unknown } = mergeAll(exchange as Exchange, texts, { on: '2026-11-24' }, () => true);
      return [merged.map(({ ours, outcome }) => `${ours.unit.key} ${outcome}`), unknown.length];
    };
    expect(outcomes('Uno')).toEqual([['a/b same', 'a/c same'], 0]);
    expect(outcomes('Un')).toEqual([[], 1]);
  });

  it('that cannot be read are said to be, with the next step', () => {
    const codeOf = (file: string, text: string) => readExchange({ file, text }).diagnostics.map(({ code }) => code);
    expect(codeOf('a.xlf', '<xliff version="1.2"><file>')).toEqual(['exchange.broken-xml']);
    expect(codeOf('a.xml', '<html/>')).toEqual(['exchange.unknown-format']);
    expect(codeOf('a.xlf', '<xliff version="1.2"><file source-language="en" target-language="de"/></xliff>')).toEqual([
      'exchange.languages',
    ]);
    expect(codeOf('a.xlf', '<xliff version="2.0"/>')).toEqual(['exchange.unknown-format']);
    expect(codeOf('a.csv', 'source,target\n1,2\n')).toEqual(['exchange.unknown-format']);
    expect(codeOf('a.po', 'msgid "One"\nmsgstr "Uno"\n\nmsgid "One"\nmsgstr "Una"\n')).toEqual([
      'exchange.repeated-message',
    ]);
  });
});
