import { join } from 'node:path';
import type { Pairs } from '../../../editions/pairs.js';
import { pairsJson } from '../../../texts/align/decisions.js';
import type { Call } from '../../command.js';
import { rulesFolder } from '../../opening.js';
import type { Output } from '../../writing.js';

/** The file of decided pairs. */
export const pairsFile = (call: Call): string => join(rulesFolder(call), 'editions', 'pairs.json');

/** The file of decided pairs with others in it; it is not written over what has changed since it was read. */
export function pairsOutput(call: Call, before: Pairs, all: Pairs['all']): Output {
  const read = before.document?.source.text;
  return { file: pairsFile(call), text: pairsJson(before, all), ...(read !== undefined && { read }) };
}
