/** Parts that each call of the one-file scripts takes, besides `call`; a test holds them to those of the server. */
export const partsOf: { readonly [call: string]: string } = {
  load: 'rulebook',
  ...{ open: 'rulebook table', close: 'rulebook table', table: 'table', copy: 'table', verify: 'table', undo: 'table' },
  ask: 'table question arguments reasons trace',
  matrix: 'table question over arguments reasons',
  ...{ send: 'table events picks apply trace', resolve: 'table events picks apply trace', apply: 'table plan' },
  ...{ change: 'table changes', fact: 'table of fact', members: 'table collection' },
  ...{ addEntries: 'rulebook table extra', removeEntries: 'rulebook table entries' },
  explain: 'rulebook table answer plan',
  ...{ entry: 'rulebook table entry edition', vocabulary: 'rulebook table' },
  setup: 'rulebook table players variant edition teams options without house range seed start open',
};
