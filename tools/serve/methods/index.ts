import type { Method } from '../method.js';
import { ask } from './ask.js';
import { change } from './change.js';
import { entries } from './entries.js';
import { explain } from './explain.js';
import { info } from './info.js';
import { matrix } from './matrix.js';
import { send } from './send.js';
import { setup } from './setup.js';
import { tables } from './tables.js';

const all = [info, ask, matrix, send, change, tables, explain, setup, entries].flat();

/** Every method by name, in the order of the description. */
export const methods: ReadonlyMap<string, Method> = new Map(all.map((method) => [method.name, method]));
