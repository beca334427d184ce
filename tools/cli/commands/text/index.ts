import { commandOf } from '../../command.js';
import { align } from './align.js';
import { check } from './check.js';
import { desk } from './desk/index.js';
import { exportCommand } from './export.js';
import { importCommand } from './import.js';
import texts from './index.json' with { type: 'json' };
import { mark, record } from './mark.js';
import { show } from './show.js';

export const textCommand = commandOf(texts.help, [
  desk,
  show,
  mark,
  record,
  exportCommand,
  importCommand,
  check,
  align,
]);
