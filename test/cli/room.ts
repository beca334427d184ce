import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** The folder of the test that runs. */
export let room = '';

export const path = (name: string): string => join(room, name);
export const read = (name: string): string => readFileSync(path(name), 'utf8');

/** Gives each test of a file a folder of its own, which is gone after it. */
export function eachInItsRoom(): void {
  beforeEach(() => {
    room = mkdtempSync(join(tmpdir(), 'tavolata-room-'));
  });
  afterEach(() => rmSync(room, { recursive: true, force: true }));
}
