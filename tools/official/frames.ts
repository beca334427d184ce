import { diagnostic } from '../messages/index.js';
import { labelOf, withoutBullet } from './labels.js';
import type { Line, Split } from './lines.js';
import { mostFrequent } from './make-digests.js';
import { byNumber, ruleNumber, ruleOrSection } from './rule-number.js';

// Up to a few words, signs or the number of a line, then the number of a rule.
const framed = new RegExp(String.raw`^((?:\d+[\s:.)|-]+)?\D{0,30}?)(${ruleNumber})(?!\d)`);
const number = new RegExp(String.raw`^\s*(${ruleOrSection})`);
// What closes a frame after a number: “800.4a]”, “800.4a”:”
const closing = /^([\s.]*)[\])}"”'*_|>]+[\s,;:|]*/;
const LEAST = 3;

/** Removes what precedes every number: “CR 800.4a”, “Rule 800.4a:”, “[CR 800.4a]”, “12: 800.4a”, “+800.4a”. */
export function withoutFrames(lines: readonly Line[]): Split {
  const found = lines.flatMap(({ text }) => {
    const [, before = '', number = ''] = (isUnlabelled(text) && framed.exec(withoutBullet(text))) || [];
    return number === '' ? [] : [{ shape: shapeOf(before), number }];
  });
  const shape = mostFrequent(found.map((one) => one.shape));
  const numbers = found.filter((one) => one.shape === shape).map(({ number }) => number);
  const labelled = lines.filter(({ text }) => labelOf(text)?.kind === 'rule').length;
  const isOrdered = numbers.filter((number, at) => at > 0 && byNumber(number, numbers[at - 1]!) > 0).length;
  // References are in no order.
  if (
    shape === undefined ||
    !isFrame(shape) ||
    numbers.length < Math.max(LEAST, labelled) ||
    isOrdered * 10 < (numbers.length - 1) * 9
  )
    return { lines, decisions: [] };
  const frame = patternOf(shape);
  return {
    lines: lines.map((line) => ({ ...line, text: unframed(line.text, frame) })),
    decisions: [diagnostic('official.framed', { severity: 'advice', values: { frame: shape, count: numbers.length } })],
  };
}

// The number of a list looks like that of a part.
const isUnlabelled = (text: string): boolean => (labelOf(text)?.kind ?? 'part') === 'part';

const shapeOf = (before: string): string => before.replace(/\d+/g, '0').replace(/\s+/g, ' ').trim();

/** What people put before numbers: up to three words and a sign. Anything else belongs to some programming language. */
const isFrame = (shape: string): boolean =>
  /^(?:0[:.)|-]?|[+|>])$|^[#[(§*–-]{0,2}\s?(?:[\p{L}.]+\s?){0,3}[:#§[(]?$/u.test(shape) && shape !== '';

/** Line numbers and bare signs stand before every line, words only before the numbers of rules and sections. */
function patternOf(shape: string): RegExp {
  const source = shape
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('0', String.raw`\d+`)
    .replaceAll(' ', String.raw`\s*`);
  const isOfLines = /^(?:0[:)|-]?|[+|>])$/.test(shape);
  return new RegExp(String.raw`^\s*${source}${isOfLines ? String.raw`[ \t]?` : String.raw`\s*(?=\d{3}(?:\D|$))`}`);
}

function unframed(text: string, frame: RegExp): string {
  const bare = withoutBullet(text);
  const inner = bare.replace(frame, '');
  if (inner === bare) return text;
  const bullet = text.trimEnd().slice(0, -bare.length);
  const [, label = ''] = number.exec(inner) ?? [];
  const rest = inner.trimStart().slice(label.length);
  if (label === '' || !closing.test(rest)) return bullet + inner;
  // An opening sign has its counterpart at the end of the line.
  return `${bullet}${label}${rest.replace(closing, '$1 ').replace(/^([\s.]*)["|](.*?)["|]?\s*$/, '$1$2')}`;
}
