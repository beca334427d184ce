/*
 * Loaded when the reader opens a copy of the official rules: the reader of `tavolata edition read`. What it reads stays in the page.
 */
import { readOfficial } from '../../../../tools/official/read.js';
import type { OfficialReader } from './texts.js';

(globalThis as { tavolataOfficial?: OfficialReader }).tavolataOfficial = readOfficial;
