/** Parts that each call of the one-file scripts takes, besides `call`; a test holds them to those of the server. */
export const partsOf: { readonly [call: string]: string } = {
  ...{ load: 'rulebook', info: 'rulebook table' },
  ...{ openTable: 'rulebook table', close: 'rulebook table', tableToJson: 'table', copyTable: 'table' },
  ...{ verify: 'table', undo: 'table', factOf: 'table of fact', membersOf: 'table collection' },
  ask: 'table question arguments reasons trace',
  situation: 'table only',
  askEditions: 'table question arguments',
  matrix: 'table question over arguments reasons',
  ...{
    send: 'table events picks carryOut byStep reasons trace',
    resolve: 'table events picks carryOut byStep reasons trace',
  },
  carryOutPlan: 'table plan steps',
  ...{ changeTable: 'table changes', setFact: 'table of fact value' },
  ...{ addThing: 'table collection thing', removeThing: 'table id' },
  ...{ addEntries: 'rulebook table extra', removeEntries: 'rulebook table entries' },
  ...{
    explain: 'rulebook table answer plan event names lang',
    explanation: 'rulebook table answer plan event names lang',
  },
  ...{ readEntry: 'rulebook table entry edition lang', describeVocabulary: 'rulebook table' },
  ...{ readEntryTree: 'rulebook table entry edition lang', describeRules: 'rulebook table edition' },
  makeTable: 'rulebook table players variant edition teams options without house range notKept seed start open',
};
