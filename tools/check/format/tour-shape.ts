import type { LayoutShape } from './shape.js';

const expression: LayoutShape = { written: 'expression' };
const line: LayoutShape = { written: 'line' };
const words: LayoutShape = { groups: [['en'], ['it']] };

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
