import { matchesIn } from '../terms/forms.js';
import { type CheckContext, finding, type TextFinding, type TextPair } from './finding.js';

// In braces symbols of the game, or names of values.
const symbol =
  /\{(?:[^{}\s]{1,8}|[\w.-]{9,40})\}|https?:\/\/\S*[^\s.,;:)”"»]|\b(?:www\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|net|it)(?:\/[\w./-]*[\w/-])?/gi;
const strength = /(?<![\d\p{L}])[+−-]?\d+\/[+−-]?\d+(?![\d\p{L}])/gu;

const normal = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replaceAll('−', '-');

function placed(text: string): ReadonlyMap<string, readonly [number, number]> {
  const found = new Map<string, readonly [number, number]>();
  for (const pattern of [symbol, strength])
    for (const { 0: whole, index } of matchesIn(text, pattern)) found.set(normal(whole), [index, index + whole.length]);
  return found;
}

// A symbol that has lost its braces: “T: …” for “{T}: …”.
const bare = /(?<![\p{L}\p{N}{])[TQWUBRGCX](?=:)/gu;

type Languages = Pick<CheckContext, 'source' | 'target'>;

/** Symbols such as {T}, names of values in braces, addresses, and power and toughness are the same in both. */
export function symbols(pair: TextPair, context: Languages): readonly TextFinding[] {
  const [here, there] = [placed(pair.source), placed(pair.target)];
  const lost: TextFinding[] = [...here].flatMap(([sign, span]) => {
    if (there.has(sign)) return [];
    const naked = sign.startsWith('{')
      ? matchesIn(pair.target, bare).find(({ 0: letter }) => `{${letter.toLowerCase()}}` === sign)
      : undefined;
    if (naked === undefined)
      return [
        finding('symbols', context.source, span, {
          values: { symbol: pair.source.slice(...span) },
          code: 'symbol-missing',
        }),
      ];
    const at = [naked.index, naked.index + 1] as const;
    const fix = { start: at[0], end: at[1], text: pair.source.slice(...span) };
    return [finding('symbols', context.target, at, { values: { symbol: fix.text }, code: 'symbol-bare', fix })];
  });
  const added = [...there]
    .filter(([sign]) => !here.has(sign))
    .map(([, span]) =>
      finding('symbols', context.target, span, {
        values: { symbol: pair.target.slice(...span) },
        code: 'symbol-added',
      }),
    );
  return [...lost, ...added, ...otherTimes(pair, context, here)];
}

// Symbols of costs; names of values in braces may occur as often as a language likes.
const ofCosts = /^\{(?:[wubrgcxtqes]|\d+)(?:\/[wubrgp])?\}$/;

/** Symbols of costs that both texts have, but not equally often. */
function otherTimes(
  { source, target }: TextPair,
  context: Languages,
  here: ReadonlyMap<string, readonly [number, number]>,
): readonly TextFinding[] {
  const times = (text: string, sign: string): number => text.toLowerCase().split(sign).length - 1;
  return [...here].flatMap(([sign, span]) => {
    const [wanted, found] = [times(source, sign), times(target, sign)];
    if (!ofCosts.test(sign) || found === 0 || found === wanted) return [];
    const values = { symbol: source.slice(...span) };
    return [
      finding('symbols', context.source, span, { values, code: found < wanted ? 'symbol-missing' : 'symbol-added' }),
    ];
  });
}
