import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { UnknownRecord } from '../../src/engine/model/record.js';
import {
  type Answer,
  ask,
  carryOutPlan,
  type Json,
  openTable,
  type Rulebook,
  send,
  type Table,
  tableToJson,
} from '../../src/runtime.js';
import type { EngineRequest } from '../../tools/conformance/protocol.js';

/** Our own engine behind the protocol for engines: it has everything. */
export function ownEngine(rulebook: Rulebook): (request: EngineRequest) => UnknownRecord {
  let table: Table;
  const { entities, enumerations, questions, events } = rulebook.vocabulary;
  return (request) => {
    switch (request.do) {
      case 'hello':
        return {
          name: 'tavolata',
          editions: rulebook.editions.map(({ date }) => date),
          variants: Object.keys(enumerations['Variant']!.values),
          options: Object.keys(enumerations['Option']!.values),
          overlays: Object.keys(enumerations['Overlay']!.values),
          features: ['choices', 'simultaneous'],
          questions: Object.keys(questions),
          events: Object.keys(events),
          facts: Object.values(entities).flatMap(({ single, collection, facts }) =>
            Object.keys(facts).map((fact) => `${single ?? collection}.${fact}`),
          ),
        };
      case 'open':
        table = openTable(rulebook, request.table);
        return {};
      case 'ask':
        return { answer: answerOf(ask(table, request.question, request.arguments)) };
      case 'send':
        carryOutPlan(table, send(table, request.events as never, { picks: request.picks }));
        return { after: stateOf(table) };
      default:
        return {};
    }
  };
}

function stateOf(table: Table): object {
  const { setup: _, fresh: __, assumed: ___, unknown: ____, ...state } = tableToJson(table);
  return state;
}

function answerOf({ verdict, problems, value }: Answer): Json {
  if (problems !== undefined) return !problems.some(({ severity }) => severity === 'illegal');
  return verdict === undefined ? ((value ?? null) as Json) : verdict === 'allowed' || verdict === 'required';
}

const [, script = '', file] = process.argv;
if (file !== undefined && script.includes('own-engine')) {
  const answer = ownEngine(JSON.parse(readFileSync(file, 'utf8')) as Rulebook);
  createInterface(process.stdin).on('line', (line) => {
    const { seq, ...request } = JSON.parse(line) as EngineRequest & { readonly seq: number };
    process.stdout.write(`${JSON.stringify({ seq, ...answer(request as EngineRequest) })}\n`);
  });
}
