import type { OfficialText } from '../../official/official.js';
import { isSubrule, withoutLetters } from '../../official/rule-number.js';
import type { PairFinding } from './across.js';
import { finding } from './finding.js';

/** Rules with a letter below a rule other than their own. */
export function labels({ paragraphs, language }: OfficialText): readonly PairFinding[] {
  let parent = '';
  return paragraphs.flatMap(({ kind, number, text }) => {
    if (number === null || (kind !== 'rule' && kind !== 'heading')) return [];
    if (!isSubrule(number)) {
      parent = number;
      return [];
    }
    if (withoutLetters(number) === parent || parent === '') return [];
    return [
      { ...finding('labels', language, [0, Math.min(text.length, 40)], { values: { number, parent } }), key: number },
    ];
  });
}

const listed = /(?<![\d.])(\d{3})(\.?) (?=\p{Lu})/gu;

/** A list of contents in which one number lacks the point that the others have. */
export const labelPoints = ({ paragraphs, language }: OfficialText): readonly PairFinding[] =>
  paragraphs.flatMap(({ kind, text, line }) => {
    if (kind !== 'other') return [];
    const numbers = [...text.matchAll(listed)];
    const without = numbers.filter(([, , point]) => point === '');
    if (numbers.length < 6 || without.length === 0 || without.length * 3 > numbers.length) return [];
    return without.map(({ 1: number, index }) => {
      const fix = { start: index, end: index + 3, text: `${number!}.` };
      const values = { number: number! };
      return {
        ...finding('labels', language, [index, index + 3], { values, code: 'label-point', fix }),
        key: `line ${line}`,
      };
    });
  });
