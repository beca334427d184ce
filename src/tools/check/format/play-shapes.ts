import type { Shape } from './shape.js';

const expression: Shape = { written: 'expression' };
const line: Shape = { written: 'line' };
const lets: Shape = { rest: expression };
const words: Shape = { groups: [['en'], ['it']] };

/** The shape of a setup. */
export const setup: Shape = { groups: [['$schema'], ['edition'], ['variants'], ['options'], ['overlays']] };

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

/** The shape of a simulation. */
export const simulation: Shape = {
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
export const tour: Shape = {
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
        members: { note: words, ask: line, send: line },
      },
    },
  },
};
