import { evaluate } from '../../../src/engine/ask/ask.js';
import type { Json } from '../../../src/engine/model/table.js';
import { isList, type Type } from '../../../src/engine/model/type.js';
import type { Table } from '../../../src/engine/table/table.js';
import { DiagnosticError, hasErrors } from '../../../src/frontend/diagnostics/diagnostic.js';
import { fill } from '../../../src/frontend/diagnostics/fill.js';
import { resolveQuestion } from '../../../src/frontend/language/question-text.js';
import { type JsonPath, pointer } from '../../../src/frontend/text/document.js';
import type { Call } from '../command.js';
import { thingsOf } from '../questions.js';
import type { ShortNames } from '../short-names.js';
import { marks, ring, type Seat, type SeatStanding, styles } from './ring.js';
import type { Tour } from './tour-file.js';
import texts from './words.json' with { type: 'json' };

const words = texts.drawing;

/** The table of a tour as it is now, drawn as a ring, with a legend. */
export function drawing(call: Call, tour: Tour, table: Table, short: ShortNames): readonly string[] {
  const { ring: shown } = tour.file;
  const at = (...path: JsonPath) => valueAt(tour, table, ['ring', ...path]);
  const seats = ids(at('seats').value);
  const present = ids(at('present').value);
  const within = ids(at('within').value);
  const acting = shown.acting === undefined ? [] : ids(at('acting').value);
  const focus = ids([at('focus').value])[0] ?? '';
  const columns = shown.beside.map(({ as }, index) => {
    const { value, type } = at('beside', index, 'of');
    const inner = isList(type) ? type.list : type;
    return list(value).map((one) => besideName(call, one, inner, as, short));
  });
  const standing = (id: string): SeatStanding => {
    if (!present.includes(id)) return 'gone';
    return id === focus ? 'focus' : within.includes(id) ? 'within' : 'beyond';
  };
  const found = seats.map(
    (name, index): Seat => ({
      name,
      details: [columns.flatMap((column) => column[index] ?? []).join(' · ')],
      standing: standing(name),
      acting: acting.includes(name),
    }),
  );
  const used = (['focus', 'within', 'beyond', 'gone'] as const).filter((one) =>
    found.some((seat) => seat.standing === one),
  );
  const legend = [
    ...used.map((one) => `${call.paint(styles[one], marks[one])} ${call.say(words.legend[one], { focus })}`),
    ...(acting.length > 0 ? [call.say(words.acting)] : []),
  ];
  return [...ring(found, call.say(words.order), call.paint), `  ${legend.join('   ')}`];
}

function besideName(
  call: Call,
  value: Json,
  type: Type,
  as: { en: string; it: string } | undefined,
  short: ShortNames,
): readonly string[] {
  if (value === null) return [];
  const said = short.value(value, type);
  return [as === undefined ? said : fill(as[call.lang], { value: said }, call.lang)];
}

/** The value of an expression of the tour. */
function valueAt(tour: Tour, table: Table, path: JsonPath): { value: Json; type: Type } {
  const text = tour.document.text(pointer(...path));
  const { tree, diagnostics } = resolveQuestion(text, table.ruleset.rulebook.vocabulary, thingsOf(table));
  if (tree === undefined || hasErrors(diagnostics)) throw new DiagnosticError(diagnostics);
  return { value: evaluate(table, tree).value ?? null, type: tree.type };
}

const list = (value: Json): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : []);

const ids = (value: Json): readonly string[] => list(value).flatMap((one) => (typeof one === 'string' ? one : []));
