import type { SchemaName } from '../../../frontend/read/schema.js';
import { setup, simulation, tour } from './play-shapes.js';
import type { LayoutShape } from './shape.js';
import { vocabulary } from './vocabulary-shape.js';

/** The kinds of files that have a form: those with a schema, and tours. */
export type FileKind = SchemaName | 'tour';

const expression: LayoutShape = { written: 'expression' };
const actions: LayoutShape = { written: 'actions' };
const line: LayoutShape = { written: 'line' };
const lets: LayoutShape = { rest: expression };

const text: LayoutShape = { hugged: true, groups: [['says'], ['follows']] };
const texts: LayoutShape = { groups: [['en'], ['it']], members: { en: text, it: text } };
const words: LayoutShape = { groups: [['en'], ['it']] };

const entry: LayoutShape = {
  hugged: true,
  broken: true,
  groups: [
    ['id', 'kind', 'layer'],
    ['name'],
    ['numbered', 'since', 'until', 'confirmed'],
    ['chosen', 'matter', 'labels', 'see'],
    ['answers', 'rewrites', 'forbids', 'follows', 'expands', 'joins', 'logicOf'],
    ['each'],
    ['let'],
    ['when'],
    ['verdict', 'else', 'severity'],
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
    ['texts'],
  ],
  members: {
    name: words,
    each: lets,
    let: lets,
    when: expression,
    value: { ...expression, rest: expression },
    cases: {
      items: {
        groups: [['when'], ['value'], ['else']],
        members: { when: expression, value: expression, else: expression },
      },
    },
    do: actions,
    steps: {
      items: {
        groups: [['step', 'before', 'after', 'with'], ['when'], ['let'], ['do']],
        members: { when: expression, let: lets, do: actions },
      },
    },
    text: texts,
    texts: { broken: true, rest: texts },
  },
};

const record: LayoutShape = { groups: [['state', 'from', 'by', 'on', 'text', 'note']] };

const matter: LayoutShape = { groups: [['number'], ['names'], ['default'], ['choices']] };

const thing: LayoutShape = { hugged: true, filled: true, groups: [['id']] };

const table: LayoutShape = {
  broken: true,
  groups: [['$schema'], ['name'], ['note'], ['setup'], ['game'], ['fresh'], ['teams'], ['players']],
  members: { setup, note: {} },
  rest: { items: thing },
};

const scenario: LayoutShape = {
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
          ['alone'],
          ['nearly'],
        ],
        members: {
          ask: line,
          send: { ...line, items: line },
          plan: { items: { items: line } },
          includes: { items: line },
          absent: { items: line },
        },
      },
    },
  },
};

const meant: LayoutShape = { broken: true, items: { broken: true, groups: [['code'], ['at'], ['reason']] } };

/** The shape of each kind of file. */
export const shapes: { readonly [kind in FileKind]: LayoutShape } = {
  vocabulary,
  editions: {
    broken: true,
    groups: [['$schema'], ['editions']],
    members: { editions: { broken: true, items: { groups: [['date'], ['names']] } } },
  },
  entries: {
    hugged: true,
    broken: true,
    groups: [['$schema'], ['vocabulary'], ['matters'], ['meant'], ['entries']],
    members: { vocabulary, matters: { rest: matter }, meant, entries: { broken: true, items: entry } },
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
    members: { meant },
  },
  renamed: {
    broken: true,
    groups: [
      ['$schema'],
      ['questions'],
      ['events'],
      ['entities'],
      ['enumerations'],
      ['collections'],
      ['facts'],
      ['fields'],
      ['parameters'],
      ['entries'],
    ],
    rest: { broken: true },
  },
  texts: {
    broken: true,
    groups: [['$schema'], ['units']],
    members: { units: { broken: true, rest: { groups: [['en', 'it']], rest: record } } },
  },
  terms: {
    broken: true,
    groups: [['$schema'], ['terms']],
    members: { terms: { broken: true, items: { broken: true, groups: [['en'], ['it']] } } },
  },
  contrasts: {
    broken: true,
    groups: [['$schema'], ['contrasts']],
    members: {
      contrasts: {
        broken: true,
        items: {
          groups: [['textsOnly'], ['members']],
          members: { members: { broken: true, items: { broken: true, groups: [['en'], ['it']] } } },
        },
      },
    },
  },
  table,
  setup,
  tour,
};
