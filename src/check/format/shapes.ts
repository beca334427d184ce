import type { SchemaName } from '../../read/schema.js';
import type { Shape } from './shape.js';

const expression: Shape = { written: 'expression' };
const actions: Shape = { written: 'actions' };
const line: Shape = { written: 'line' };
const lets: Shape = { rest: expression };

const text: Shape = { hugged: true, groups: [['says'], ['state', 'follows', 'madeFrom']] };
const texts: Shape = { groups: [['en'], ['it']], members: { en: text, it: text } };
const words: Shape = { groups: [['en'], ['it']] };

const entry: Shape = {
  hugged: true,
  broken: true,
  groups: [
    ['id', 'kind', 'layer'],
    ['name'],
    ['numbered', 'since', 'until', 'confirmed'],
    ['chosen', 'see'],
    ['answers', 'rewrites', 'forbids', 'follows', 'expands', 'joins'],
    ['each'],
    ['let'],
    ['when'],
    ['verdict', 'severity'],
    ['reason'],
    ['remedy'],
    ['value'],
    ['cases'],
    ['do'],
    ['steps'],
    ['overrides', 'replaces'],
    ['before', 'after'],
    ['why'],
    ['text'],
  ],
  members: {
    name: words,
    each: lets,
    let: lets,
    when: expression,
    value: expression,
    cases: { items: { groups: [['when'], ['value']], members: { when: expression, value: expression } } },
    do: actions,
    steps: {
      items: {
        groups: [['step', 'before', 'after', 'with'], ['when'], ['let'], ['do']],
        members: { when: expression, let: lets, do: actions },
      },
    },
    text: texts,
  },
};

const matter: Shape = { groups: [['number'], ['names'], ['default'], ['choices']] };

const setup: Shape = { groups: [['$schema'], ['edition'], ['variants'], ['options'], ['overlays']] };

const thing: Shape = { hugged: true, filled: true, groups: [['id']] };

const table: Shape = {
  broken: true,
  groups: [['$schema'], ['name'], ['note'], ['setup'], ['game'], ['fresh'], ['teams'], ['players']],
  members: { setup, note: {} },
  rest: { items: thing },
};

const scenario: Shape = {
  hugged: true,
  broken: true,
  groups: [['id', 'rules', 'official', 'since', 'until'], ['summary'], ['table'], ['steps']],
  members: {
    table,
    steps: {
      broken: true,
      items: {
        groups: [
          ['ask'],
          ['send'],
          ['verify'],
          ['picks'],
          ['answer'],
          ['plan'],
          ['includes'],
          ['absent'],
          ['needs'],
          ['unknown'],
          ['because'],
          ['nearly'],
        ],
        members: { ask: line, send: line, plan: { items: line }, includes: line, absent: line },
      },
    },
  },
};

const fact: Shape = {
  groups: [['type'], ['default'], ['defaultFrom'], ['assumed'], ['phrase'], ['negated']],
  members: { assumed: expression },
};

const vocabulary: Shape = {
  broken: true,
  groups: [
    ['$schema'],
    ['tiers'],
    ['layers'],
    ['enumerations'],
    ['nouns'],
    ['entities'],
    ['questions'],
    ['events'],
    ['verify'],
  ],
  members: {
    layers: { rest: { groups: [['tier'], ['when'], ['names']], members: { when: expression } } },
    enumerations: { rest: { groups: [['names'], ['values']] } },
    entities: {
      rest: {
        groups: [['single'], ['collection'], ['constant'], ['noun'], ['facts']],
        members: { facts: { rest: fact } },
      },
    },
    questions: { rest: { groups: [['parameters'], ['result'], ['policy'], ['silence'], ['phrase'], ['negated']] } },
    events: {
      rest: {
        groups: [
          ['fields'],
          ['told'],
          ['final'],
          ['repeats'],
          ['merges'],
          ['gathers'],
          ['changes'],
          ['phrase'],
          ['negated'],
        ],
        members: { changes: { written: 'changes' } },
      },
    },
    verify: { items: expression },
  },
};

const amount: Shape = { groups: [['event', 'field'], ['amount']], members: { amount: expression } };

const demand: Shape = {
  groups: [
    ['id'],
    ['says'],
    ['event', 'field'],
    ['holds'],
    ['members'],
    ['within'],
    ['member'],
    ['gains'],
    ['spends'],
    ['standing'],
  ],
  members: {
    holds: expression,
    members: expression,
    within: expression,
    member: lets,
    gains: amount,
    spends: amount,
    standing: expression,
  },
};

const simulation: Shape = {
  broken: true,
  groups: [
    ['$schema'],
    ['names'],
    ['setup'],
    ['crowd'],
    ['start'],
    ['over'],
    ['length'],
    ['moves'],
    ['always'],
    ['whenever'],
    ['inTime'],
    ['balance'],
  ],
  members: {
    setup,
    start: expression,
    over: expression,
    moves: {
      broken: true,
      items: {
        groups: [['often'], ['one', 'some'], ['least', 'most'], ['send']],
        members: { one: lets, some: lets, send: expression },
      },
    },
    always: { broken: true, items: demand },
    whenever: { broken: true, items: demand },
    inTime: { broken: true, items: demand },
    balance: { broken: true, items: demand },
  },
};

/** The shape of each kind of file. */
export const shapes: { readonly [kind in SchemaName]: Shape } = {
  vocabulary,
  editions: {
    broken: true,
    groups: [['$schema'], ['editions']],
    members: { editions: { broken: true, items: { groups: [['date'], ['names']] } } },
  },
  entries: {
    hugged: true,
    broken: true,
    groups: [['$schema'], ['matters'], ['entries']],
    members: { matters: { rest: matter }, entries: { broken: true, items: entry } },
  },
  scenarios: {
    hugged: true,
    broken: true,
    groups: [['$schema'], ['scenarios']],
    members: { scenarios: { broken: true, items: scenario } },
  },
  simulation,
  mutants: {
    broken: true,
    groups: [['$schema'], ['equivalent']],
    members: {
      equivalent: {
        broken: true,
        items: { broken: true, groups: [['mutants'], ['reason']], members: { mutants: { broken: true } } },
      },
    },
  },
  findings: {
    broken: true,
    groups: [['$schema'], ['meant']],
    members: {
      meant: {
        broken: true,
        items: { broken: true, groups: [['code'], ['at'], ['reason']] },
      },
    },
  },
  table,
  setup,
};
