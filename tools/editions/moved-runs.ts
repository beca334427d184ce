import { partsOf, placeOfLetters } from '../official/rule-number.js';

/** A rule whose number changed. */
interface RuleMove {
  readonly old: string;
  readonly new: string;
}

/** `802.2–802.4b → 802.3–802.5b`: one range for consecutive rules that moved together. */
export function movedRuns(moves: readonly RuleMove[]): readonly string[] {
  const runs: RuleMove[][] = [];
  for (const one of moves) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && stepOf(last) === stepOf(one)) runs.at(-1)!.push(one);
    else runs.push([one]);
  }
  const range = (numbers: readonly string[]): string =>
    numbers.length === 1 ? numbers[0]! : `${numbers[0]}–${numbers.at(-1)}`;
  return runs.map((run) => `${range(run.map((one) => one.old))} → ${range(run.map((one) => one.new))}`);
}

/** From which section and by how many rules a rule moved, and whether its letters stayed. */
function stepOf({ old, new: fresh }: RuleMove): string {
  const [then, now] = [partsOf(old), partsOf(fresh)];
  const moved = now.rule - then.rule;
  const letters = placeOfLetters(now.letters) - placeOfLetters(then.letters);
  return [then.section, now.section, moved, moved === 0 ? letters : ''].join(' ');
}
