import { compareTexts, type RuleChange } from '../../tools/editions/compare.js';
import { unitsOf } from '../../tools/editions/units.js';
import { knownSteps } from './known-changes.js';
import { isOurs, officialTextOf } from './official-texts.js';

/** Two texts far apart, over which rules were renumbered, reworded, moved and dropped several times. */
export const farPairs: readonly (readonly [from: string, to: string])[] = [
  ['2010-06-18', '2026-04-17'],
  ['2010-06-18', '2017-06-05'],
  ['2011-09-30', '2021-04-22'],
  ['2011-09-30', '2026-09-25'],
  ['2013-05-01', '2019-08-23'],
  ['2013-07-13', '2023-04-14'],
  ['2016-08-26', '2024-11-08'],
  ['2017-06-05', '2025-09-19'],
  ['2019-01-25', '2026-01-16'],
  ['2021-04-22', '2026-09-25'],
];

/** What became of one rule over several steps. */
interface Course {
  readonly old: string | null;
  now: string | null;
  isReworded: boolean;
  refersOtherwise: boolean;
  /** The course of the rule that says the same elsewhere. */
  copy?: Course;
}

const begun = (old: string | null, now: string | null): Course => ({
  old,
  now,
  isReworded: false,
  refersOtherwise: false,
});

/** What is known to have changed between two editions, however many lie between them. */
function coursesBetween(from: string, to: string): readonly Course[] {
  const courses = unitsOf(officialTextOf(from)!, isOurs).map(({ number }) => begun(number, number));
  for (const { changes, copies = [] } of knownSteps.filter((step) => step.from >= from && step.to <= to)) {
    const before = new Map(courses.flatMap((one) => (one.now === null ? [] : [[one.now, one] as const])));
    for (const [old, fresh, kind] of changes) {
      const course = old === null ? undefined : before.get(old);
      if (course === undefined) courses.push(begun(null, fresh));
      else {
        course.now = fresh;
        course.isReworded ||= kind === 'reworded' || kind === 'renumbered-and-reworded';
        course.refersOtherwise ||= kind === 'references';
      }
    }
    for (const [old, fresh] of copies) {
      const copy = courses.find((one) => one.old === null && one.now === fresh);
      const course = before.get(old);
      if (course !== undefined && copy !== undefined) course.copy = copy;
    }
  }
  return courses;
}

/** What `diff` finds between two official texts beside what is known, each as `old new kind`. */
export interface Measured {
  readonly hits: readonly string[];
  readonly missed: readonly string[];
  /** What was found and is not known. */
  readonly alarms: readonly string[];
  /** Rules in which nothing but typography differs. */
  readonly typography: number;
}

const reported = ({ old, new: fresh, kind }: Pick<RuleChange, 'old' | 'new' | 'kind'>): string =>
  `${old ?? '–'} ${fresh ?? '–'} ${kind}`;

/** Holds what is found between two editions against what is known. References and typography change no meaning, so that more of them is no false alarm. */
export function measured(from: string, to: string): Measured {
  const isStyled = knownSteps.some((step) => step.style === true && step.from >= from && step.to <= to);
  const { changes, counts } = compareTexts(officialTextOf(from)!, officialTextOf(to)!, { isWanted: isOurs });
  const found = changes.filter(({ unit, kind }) => unit === 'rule' && kind !== 'unchanged').map(reported);
  const wanted = wantedOf(coursesBetween(from, to), isStyled);
  const isAllowed = (one: string): boolean =>
    / (?:references|typography)$/.test(one) || (isStyled && one.endsWith(' reworded'));
  return {
    hits: wanted.flatMap((forms) => forms.find((one) => found.includes(one)) ?? []),
    missed: wanted.flatMap((forms) => (forms.some((one) => found.includes(one)) ? [] : forms.slice(0, 1))),
    alarms: found.filter((one) => !wanted.flat().includes(one) && !isAllowed(one)),
    typography: counts.typography,
  };
}

/** For each change the forms in which it may be reported: where style changed, a rule that moved may be reworded as well. */
function wantedOf(courses: readonly Course[], isStyled: boolean): readonly (readonly string[])[] {
  const copies = new Set(courses.flatMap(({ now, copy }) => (now === null && copy?.now != null ? [copy] : [])));
  return courses.flatMap((course): readonly (readonly string[])[] => {
    const { old, now, isReworded, refersOtherwise, copy } = course;
    if (copies.has(course)) return [];
    if (old !== null && copy !== undefined && copies.has(copy))
      return [[reported({ old, new: copy.now!, kind: 'renumbered' }), reported({ old, new: copy.now!, kind: both })]];
    if (old === null) return now === null ? [] : [[reported({ new: now, kind: 'new' })]];
    if (now === null) return [[reported({ old, kind: 'gone' })]];
    if (old !== now && isReworded) return [[reported({ old, new: now, kind: both })]];
    if (old !== now)
      return [
        [
          reported({ old, new: now, kind: 'renumbered' }),
          ...(isStyled ? [reported({ old, new: now, kind: both })] : []),
        ],
      ];
    if (isReworded) return [[reported({ old, new: now, kind: 'reworded' })]];
    return refersOtherwise ? [[reported({ old, new: now, kind: 'references' })]] : [];
  });
}

const both = 'renumbered-and-reworded';
