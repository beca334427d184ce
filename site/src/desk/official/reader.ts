/*
 * The reader of `tavolata edition read`, loaded when the user opens a copy of the official rules. Its results stay on
 * the page.
 */
import { readOfficial } from '../../../../tools/official/read.js';
import type { OfficialReader } from './texts.js';

(globalThis as { tavolataOfficial?: OfficialReader }).tavolataOfficial = readOfficial;
