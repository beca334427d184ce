import partition from 'lodash/partition.js';
import type { Lang } from '../src/engine/model/words.js';
import { columns } from '../tools/cli/columns.js';
import { isMet, LINES } from './aims.js';
import type { Aim, Line, PartName, Unit } from './line.js';
import type { Figure } from './part.js';
import { say } from './words.js';

const locale = { en: 'en', it: 'de' } as const;

/** A figure for readers: small numbers have more decimals. */
const written = (value: number, unit: Unit, lang: Lang): string => {
  const size = Math.abs(value);
  const digits = unit === 'perSecond' || size >= 100 ? 0 : size >= 10 ? 1 : size >= 0.1 || size === 0 ? 2 : 4;
  return value.toLocaleString(locale[lang], { minimumFractionDigits: digits, maximumFractionDigits: digits });
};

const UNITS: { readonly [unit in Unit]: string } = {
  times: '',
  bytes: ' B',
  kB: ' kB',
  MB: ' MB',
  ms: ' ms',
  perSecond: '/s',
};

const aimText = ({ atMost, atLeast }: Aim, unit: Unit, lang: Lang): string =>
  atMost !== undefined ? `≤ ${written(atMost, unit, lang)}` : `≥ ${written(atLeast ?? 0, unit, lang)}`;

const rowOf = (line: Line, figure: Figure | undefined, lang: Lang): string[] => {
  const aim = line.aim ? aimText(line.aim, line.unit, lang) : '';
  const what = line.what[lang];
  if (figure === undefined)
    return line.aim ? [what, aim, say(lang, 'unmeasured'), '', '', ''] : [what, say(lang, 'unmeasured'), '', ''];
  const { spread, peer } = figure;
  const median = written(spread.median, line.unit, lang) + UNITS[line.unit];
  const range =
    spread.rounds > 1 ? `${written(spread.min, line.unit, lang)} – ${written(spread.max, line.unit, lang)}` : '';
  const beside = peer ? `${written(peer.spread.median, line.unit, lang)} ${peer.name}` : '';
  const met = isMet(line, spread.median);
  return line.aim ? [what, aim, median, range, say(lang, met ? 'yes' : 'no'), beside] : [what, median, range, beside];
};

const heading = (lang: Lang, withAim: boolean): string[] =>
  (withAim
    ? (['what', 'aim', 'median', 'spread', 'met', 'peer'] as const)
    : (['what', 'median', 'spread', 'peer'] as const)
  ).map((name) => say(lang, name));

/** The table of aims followed by all other lines, as text. */
export const report = (figures: readonly Figure[], parts: readonly PartName[], lang: Lang): string => {
  const byLine = new Map(figures.map((figure) => [figure.line, figure]));
  const asked = LINES.filter(({ part }) => parts.includes(part));
  const aims = asked.filter(({ aim }) => aim !== undefined);
  const others = asked.filter(({ aim, id }) => aim === undefined && byLine.has(id));
  const table = (lines: readonly Line[], withAim: boolean): string[] =>
    lines.length === 0
      ? []
      : columns([heading(lang, withAim), ...lines.map((line) => rowOf(line, byLine.get(line.id), lang))], {
          indent: 2,
        });
  const measured = aims.filter(({ id }) => byLine.has(id));
  const [met, missed] = partition(measured, (line) => isMet(line, byLine.get(line.id)?.spread.median ?? Number.NaN));
  const profiles = missed.flatMap(({ what, profile }) => (profile ? [[what[lang], profile]] : []));
  return [
    say(lang, 'aims'),
    ...table(aims, true),
    '',
    ...(others.length > 0 ? [say(lang, 'others'), ...table(others, false), ''] : []),
    say(lang, 'summary', { met: met.length, measured: measured.length }),
    ...(profiles.length > 0 ? [say(lang, 'profiles'), ...columns(profiles, { indent: 2 })] : []),
  ].join('\n');
};

/** The same for programs: every requested line, with null if it was not measured. */
export const reportData = (figures: readonly Figure[], parts: readonly PartName[]): object[] => {
  const byLine = new Map(figures.map((figure) => [figure.line, figure]));
  return LINES.filter(({ part }) => parts.includes(part)).map((line) => {
    const figure = byLine.get(line.id);
    return {
      ...line,
      measured: figure?.spread ?? null,
      met: figure && line.aim ? isMet(line, figure.spread.median) : null,
      peer: figure?.peer ? { name: figure.peer.name, ...figure.peer.spread } : null,
    };
  });
};
