import { nearest } from '../../../engine/model/spelling.js';
import { isList, type Type } from '../../../engine/model/type.js';
import type { QuestionRole, Roles } from '../../../engine/model/vocabulary.js';
import type { DiagnosticSink } from '../diagnostic-sink.js';
import type { Known } from '../types/known.js';
import { isNothing } from '../types/types.js';
import type { RawVocabulary } from './raw-vocabulary.js';

type ResultKind = 'Boolean' | 'Number' | 'list' | 'value' | 'problems';

/** How many arguments the program passes to the question of each role, and the result it expects. */
const questionKinds: { readonly [role in QuestionRole]: readonly [parameters: number, result: ResultKind] } = {
  optionsInUse: [1, 'list'],
  optionStatus: [1, 'value'],
  seatsByChance: [0, 'Boolean'],
  seatOrder: [0, 'list'],
  fewestTeams: [0, 'Number'],
  mostTeams: [0, 'Number'],
  teamSize: [0, 'Number'],
  equalTeams: [0, 'Boolean'],
  playerRole: [1, 'value'],
  lifeHolder: [1, 'value'],
  startingLife: [1, 'Number'],
  setupProblems: [0, 'problems'],
};

/** The holder of a role must exist and be of the kind that the program needs there. */
export function checkRoles(raw: RawVocabulary, known: Known, sink: DiagnosticSink): void {
  const { roles = {} } = raw;
  const check = (role: keyof Roles, among: readonly string[], fits: (name: string) => boolean, expected: string) => {
    const name = roles[role];
    if (name === undefined) return;
    if (!among.includes(name))
      sink.fault('vocabulary.unknown-role', ['roles', role], {
        values: { role, name },
        suggestion: nearest(name, among),
      });
    else if (!fits(name)) sink.fault('vocabulary.role-kind', ['roles', role], { values: { role, name, expected } });
  };
  check('rulings', raw.tiers, () => true, '');
  const events = Object.keys(raw.events);
  const startable = (name: string) => known.event(name)!.fields.every(({ type }) => !isList(type) && type.none);
  const texts = Object.values(raw.entities).flatMap(({ facts }) => Object.entries(facts));
  const isText = (name: string) => texts.every(([fact, { type }]) => fact !== name || /^Text[?]?$/.test(type));
  check('called', [...new Set(texts.map(([fact]) => fact))], isText, 'Text');
  check('gameStart', events, startable, '()');
  for (const [role, [parameters, kind]] of Object.entries(questionKinds)) {
    const fits = (name: string): boolean => {
      const question = known.question(name)!;
      if (question.parameters.length !== parameters) return false;
      return kind === 'problems' ? question.policy === 'problems' : isResult(question.result, kind);
    };
    const expected = `(${Array.from({ length: parameters }, (_, nth) => 'xyz'[nth]).join(', ')}) → ${kind}`;
    check(role as QuestionRole, Object.keys(raw.questions), fits, expected);
  }
}

function isResult(type: Type, kind: Exclude<ResultKind, 'problems'>): boolean {
  if (isNothing(type)) return true;
  if (kind === 'list' || isList(type)) return kind === 'list' && isList(type);
  return kind === 'value' || type.one.every((name) => name === kind);
}
