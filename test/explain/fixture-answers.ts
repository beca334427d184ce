import type { Answer, Considered, Plan } from '../../src/engine/model/answer.js';

/* Answers and plans as the runtime would give them about the fixture rulebook. */

const edition = '2024-03-01';
const considered = (given: Partial<Considered> & Pick<Considered, 'entry' | 'outcome'>): Considered => ({
  numbers: [],
  by: [],
  conjuncts: [],
  nearMiss: false,
  ...given,
});

const basic = { because: [], unknown: [], edition, notices: [] };

export const denied: Answer = {
  ...basic,
  question: 'maySail',
  arguments: { skipper: 'Ann', boat: 'argo' },
  verdict: 'denied',
  because: ['sail.captain-only'],
  notices: [
    { code: 'edition-newer', values: { asked: '2024-03-01', last: '2023-11-17' } },
    { code: 'assumed', values: { of: 'Ann', fact: 'age' } },
    { code: 'unheard-of', values: { count: 3 } },
  ],
  trace: {
    question: 'maySail',
    considered: [
      considered({
        entry: 'sail.captain-only',
        outcome: 'applied',
        conjuncts: [
          {
            at: [0, 28],
            text: 'captain(boat) is not skipper',
            truth: true,
            reads: [
              {
                question: 'captain',
                arguments: ['argo'],
                entities: ['Boat'],
                value: 'Bob',
                because: ['captain.owner'],
              },
            ],
          },
          {
            at: [33, 46],
            text: 'not boat.sunk',
            truth: true,
            reads: [{ of: 'argo', entity: 'Boat', fact: 'sunk', value: false }],
          },
        ],
        value: 'deny',
      }),
      considered({ entry: 'sail.everybody', outcome: 'overridden', by: ['sail.captain-only'], value: 'allow' }),
      considered({
        entry: 'sail.not-when-old',
        outcome: 'not met',
        nearMiss: true,
        conjuncts: [
          {
            at: [0, 19],
            text: 'skipper.age > limit',
            truth: false,
            reads: [{ of: 'Ann', entity: 'Sailor', fact: 'age', value: 40 }],
          },
          {
            at: [24, 38],
            text: 'skipper.aboard',
            truth: true,
            reads: [{ of: 'Ann', entity: 'Sailor', fact: 'aboard', value: true }],
          },
        ],
      }),
    ],
  },
};

export const untraced: Answer = (({ trace: _, ...rest }) => rest)(denied);

export const unknown: Answer = {
  ...basic,
  question: 'maySail',
  arguments: { skipper: 'Ann', boat: 'argo' },
  verdict: 'unknown',
  unknown: [
    { of: 'argo', fact: 'sunk' },
    { of: 'harbour', fact: 'open' },
    { of: 'Oath', fact: 'solemn' },
  ],
  trace: {
    question: 'maySail',
    considered: [
      considered({
        entry: 'sail.captain-only',
        outcome: 'unknown',
        conjuncts: [
          { at: [0, 28], text: 'captain(boat) is not skipper', truth: true, reads: [] },
          { at: [33, 46], text: 'not boat.sunk', truth: null, reads: [] },
        ],
      }),
    ],
  },
};

export const value: Answer = {
  ...basic,
  question: 'captain',
  arguments: { boat: 'argo' },
  value: 'Bob',
  because: ['captain.owner'],
  trace: {
    question: 'captain',
    considered: [considered({ entry: 'captain.owner', outcome: 'applied', value: 'Bob' })],
  },
};

export const nobody: Answer = { ...value, value: null, because: [], trace: { question: 'captain', considered: [] } };

export const truth: Answer = {
  ...basic,
  question: 'mates',
  arguments: { sailor: 'Ann', other: 'Bob' },
  value: false,
  because: ['not-in-this-rulebook'],
};

export const list: Answer = { ...basic, question: 'crew', arguments: { boat: 'argo' }, value: ['Ann', 'Bob', 'Cleo'] };

export const problems: Answer = {
  ...basic,
  question: 'faults',
  arguments: {},
  problems: [
    { entry: 'fleet.afloat', severity: 'illegal', values: { owner: 'Ann', boat: 'argo' } },
    { entry: 'fleet.afloat', severity: 'illegal', values: { boat: 'a boat whose id is {long}' } },
    { entry: 'fleet.red-flag', severity: 'advice', values: {} },
  ],
  because: ['fleet.afloat', 'fleet.red-flag'],
  trace: {
    question: 'faults',
    considered: [
      considered({
        entry: 'fleet.red-flag',
        outcome: 'applied',
        conjuncts: [
          {
            at: [0, 22],
            text: "'red' in harbour.flags",
            truth: true,
            reads: [{ of: 'harbour', entity: 'Harbour', fact: 'flags', value: ['red', 'blue'] }],
          },
        ],
      }),
      considered({ entry: 'fleet.afloat', outcome: 'not met' }),
    ],
  },
};

export const noProblems: Answer = { ...basic, question: 'faults', arguments: {}, problems: [] };

export const plan: Plan = {
  sent: [{ event: 'sinks', fields: { boat: 'argo' } }],
  steps: [
    [{ event: 'paid', fields: { sailors: ['Ann', 'Bob'], amount: 2 }, because: ['sink.crew-paid'] }],
    [
      { event: 'sails', fields: { boat: 'dory', by: null } },
      { event: 'unheard', fields: {}, because: ['not.there'] },
    ],
  ],
  numbers: {},
  changes: [],
  undone: [
    { event: { event: 'sinks', fields: { boat: 'dory' } }, how: 'barred', because: ['sink.moored-first'] },
    { event: { event: 'sails', fields: { boat: 'dory', by: null } }, how: 'barred', because: ['sail.captain-only'] },
    { event: { event: 'sails', fields: { boat: 'argo', by: null } }, how: 'replaced', because: ['not.there'] },
  ],
  needs: [],
  unknown: [],
  edition,
  notices: [],
  trace: [
    considered({
      entry: 'sink.moored-first',
      outcome: 'applied',
      conjuncts: [
        {
          at: [0, 12],
          text: 'harbour.open',
          truth: true,
          reads: [{ of: 'harbour', entity: 'Harbour', fact: 'open', value: true }],
        },
      ],
      event: { event: 'sinks', fields: { boat: 'dory' } },
    }),
    considered({ entry: 'sink.crew-paid', outcome: 'applied', event: { event: 'sinks', fields: { boat: 'argo' } } }),
    considered({
      entry: 'sink.moored-first',
      outcome: 'not met',
      nearMiss: true,
      conjuncts: [
        {
          at: [0, 12],
          text: 'harbour.open',
          truth: false,
          reads: [{ of: 'harbour', entity: 'Harbour', fact: 'open', value: false }],
        },
      ],
      event: { event: 'sinks', fields: { boat: 'argo' } },
    }),
  ],
};

export const waiting: Plan = {
  sent: [{ event: 'sinks', fields: { boat: 'argo' } }],
  steps: [],
  changes: [],
  undone: [],
  numbers: {},
  needs: [
    { matter: 'who rows', among: ['Ann', 'Bob', { is: 'Oath', by: 'Ann' }], by: 'Cleo', because: [] },
    { matter: 'who bails', among: ['Ann'], by: null, because: [] },
  ],
  unknown: [],
  edition,
  notices: [],
};

export const idle: Plan = {
  ...waiting,
  changes: [],
  undone: [{ event: { event: 'sinks', fields: { boat: 'argo' } }, how: 'idle', because: [] }],
  needs: [],
};

export const blind: Plan = { ...waiting, needs: [], unknown: [{ of: 'argo', fact: 'colour' }] };
