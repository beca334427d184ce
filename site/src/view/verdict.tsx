import type { Verdict } from 'tavolata/runtime';
import type { Say, Word } from '../language.js';
import { Icon, type IconName } from './icons.js';

/** The icon, word and sentence of each verdict. */
export const verdicts: {
  readonly [V in Verdict]: { readonly icon: IconName; readonly word: Word; readonly says: Word };
} = {
  allowed: { icon: 'check', word: 'yes', says: 'answerYes' },
  denied: { icon: 'cross', word: 'no', says: 'answerNo' },
  required: { icon: 'must', word: 'must', says: 'answerMust' },
  silent: { icon: 'none', word: 'silent', says: 'answerSilent' },
  unknown: { icon: 'dots', word: 'unknown', says: 'answerUnknown' },
};

export function VerdictChip({ verdict, say }: { readonly verdict: Verdict; readonly say: Say }) {
  const { icon, word } = verdicts[verdict];
  return (
    <span class={`chip chip--${verdict}`}>
      <Icon name={icon} />
      {say(word)}
    </span>
  );
}
