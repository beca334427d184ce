import type { Method } from '../method.js';
import { ask } from './ask.js';
import { change, undo } from './change.js';
import { addEntries, removeEntries } from './entries.js';
import { entry, explain } from './explain.js';
import { info, vocabulary } from './info.js';
import { matrix } from './matrix.js';
import { apply, resolve, send, verify } from './send.js';
import { setup } from './setup.js';
import { addThing, removeThing, setFact } from './single-changes.js';
import { close, copy, fact, members, open, table, tables } from './tables.js';

const all: readonly Method[] = [
  ...[
    info,
    vocabulary,
    open,
    ask,
    matrix,
    send,
    resolve,
    apply,
    verify,
    change,
    setFact,
    addThing,
    removeThing,
    undo,
    copy,
    fact,
    members,
    table,
    tables,
    close,
  ],
  ...[explain, entry, setup, addEntries, removeEntries],
];

/** Every method by its name, in the order in which they are described. */
export const methods: ReadonlyMap<string, Method> = new Map(all.map((method) => [method.name, method]));
