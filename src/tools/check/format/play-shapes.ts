import type { LayoutShape } from './shape.js';

const expression: LayoutShape = { written: 'expression' };
const line: LayoutShape = { written: 'line' };
const lets: LayoutShape = { rest: expression };
const words: LayoutShape = { groups: [['en'], ['it']] };

/** The shape of a setup. */
export const setup: LayoutShape = { groups: [['$schema'], ['edition'], ['variants'], ['options'], ['overlays']] };

const amount: LayoutShape = { groups: [['event', 'field'], ['amount']], members: { amount: expression } };

const demand: LayoutShape = {
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

/** The shape of a simulation. */
export const simulation: LayoutShape = {
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

/** The shape of a tour through an example. */
export const tour: LayoutShape = {
  broken: true,
  groups: [['$schema'], ['names'], ['table'], ['ring'], ['steps']],
  members: {
    names: words,
    ring: {
      groups: [['seats', 'present'], ['focus', 'within'], ['acting'], ['beside']],
      members: {
        seats: expression,
        present: expression,
        focus: expression,
        within: expression,
        acting: expression,
        beside: { items: { groups: [['of'], ['as']], members: { of: expression } } },
      },
    },
    steps: {
      broken: true,
      items: {
        broken: true,
        groups: [['note'], ['ask'], ['send'], ['short', 'near']],
        members: { note: words, ask: line, send: { ...line, items: line } },
      },
    },
  },
};
