import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { program } from '../../scripts/program.mjs';
import words from '../../site/src/desk/words.json' with { type: 'json' };
import { saying } from '../../site/src/say.js';
import { said } from '../cli/session.js';
import { type Lang, launch } from './browser.js';

const playing = 'rules/base/playing.json';

/** Texts of the small rulebook as each desk begins with them: one of three sentences, one with a mistake that can be corrected. */
const before = [
  ['Those who have not gone home.', 'Those who have not gone home. Late guests count. Nobody else is here.'],
  ['Chi non è andato a casa.', 'Chi non è andato a casa. Nessun altro è qui. Contano gli ospiti in ritardo.'],
  ['A flute has volume one.', 'An opponent has volume one.'],
  ['Un flauto ha volume uno.', "Un'avversario ha volume uno."],
] as const;

/** A rulebook of a desk's own, under git, with a ledger and a stale text; and the server of the desk on it. */
export class DeskRoom {
  readonly folder = mkdtempSync(join(tmpdir(), 'tavolata-desk-'));
  private child: ChildProcess | undefined;
  address = '';

  constructor() {
    cpSync('test/cases/cli/rulebook', this.at('rules'), { recursive: true });
    for (const [from, to] of before) this.edit(from, to);
    this.text('record');
    this.git('init', '--quiet');
    this.git('add', '.');
    this.git('commit', '--quiet', '-m', 'Begin');
    this.edit('Small children play no drums.', 'Small children may play drums.');
  }

  at = (name: string): string => join(this.folder, name);
  read = (name = playing): string => readFileSync(this.at(name), 'utf8');

  /** What a word of `text` says of the rulebook. */
  text = (...args: readonly string[]) => said(['text', ...args, '--lang', 'en'], { rules: this.at('rules') });

  /** The state of a text as the command line tells it. */
  stateOf = (key: string): string => {
    const { out } = said(['list', 'texts', '--json'], { rules: this.at('rules') });
    return (JSON.parse(out) as { texts: { key: string; state: string }[] }).texts.find((one) => one.key === key)!.state;
  };

  /** Changes a text of the rulebook, as somebody else would. */
  edit(from: string, to: string): void {
    expect(this.read()).toContain(from);
    writeFileSync(this.at(playing), this.read().replace(from, to));
  }

  /** @param port 0: a free one */
  async start(port = 0): Promise<void> {
    const args = ['text', 'desk', '--rules', this.at('rules'), '--port', `${port}`, '--by', 'Ada', '--lang', 'en'];
    const child = spawn(process.execPath, [await program(), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.child = child;
    this.address = await new Promise((resolve, reject) => {
      let out = '';
      child.stdout.on('data', (part: Buffer) => {
        out += part.toString();
        const [address] = /http:\S+/.exec(out) ?? [];
        if (address !== undefined) resolve(address);
      });
      child.once('exit', (code) => reject(new Error(`the desk ended with ${code}: ${out}`)));
    });
  }

  /** The token of the address. */
  get token(): string {
    return new URL(this.address).hash.slice('#token='.length);
  }

  call(path: string, body?: unknown, headers: { readonly [name: string]: string } = {}): Promise<Response> {
    const json = { Authorization: `Bearer ${this.token}`, 'Content-Type': 'application/json', ...headers };
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    return fetch(new URL(path, this.address), { ...init, headers: json });
  }

  /** Ends the server alone. */
  async stop(): Promise<void> {
    const gone = new Promise((resolve) => this.child?.once('exit', resolve));
    this.child?.kill();
    await gone;
  }

  end(): void {
    this.child?.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private git(...args: readonly string[]): void {
    const who = ['-c', 'user.name=Bruno', '-c', 'user.email=bruno@example.org'];
    execFileSync('git', ['-C', this.folder, ...who, ...args], { stdio: 'ignore' });
  }
}

/** A text of the desk. */
export const say = (lang: Lang, word: keyof typeof words, parts: { readonly [name: string]: string | number } = {}) =>
  saying(words)(lang)(word, parts);

export const unit = (page: Page, key: string) => page.locator(`[data-key="${key}"]`);
export const state = (page: Page, key: string) => unit(page, key).locator('[data-state]').getAttribute('data-state');
/** What the page said last to whoever does not see it. */
export const hasSaid = (page: Page, text: string) =>
  page.locator('#said', { hasText: text }).waitFor({ state: 'attached' });
/** Goes to a text with the keys alone. */
export async function reach(page: Page, key: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(key);
  await page.keyboard.press('Tab');
  await unit(page, key).locator('.unit__b').focus();
}

/** So long a desk may take for what it shows, in milliseconds: a machine may be busy. */
export const patience = 120_000;

/** The desk in a browser, with all that the page complained about. */
export async function openDesk(
  browser: Browser,
  { address }: DeskRoom,
  lang: Lang,
  width = 1440,
): Promise<{ readonly page: Page; readonly complaints: readonly string[] }> {
  const locale = lang === 'it' ? 'it-IT' : 'en-GB';
  const context = await browser.newContext({ locale, viewport: { width, height: 1000 } });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (one) => ['error', 'warning'].includes(one.type()) && complaints.push(one.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(address);
  await page.waitForSelector('.unit');
  return { page, complaints };
}

/** Texts of the small rulebook in which a desk's tests write. */
export const [drums, flutes] = ['play.no-drums-for-children/text', 'volume.soft/text'] as const;

/** One browser for the tests around, and a room of its own for each of them. */
export function deskForEach() {
  const held = {} as { browser: Browser; room: DeskRoom };
  beforeAll(async () => {
    held.browser = await launch();
  });
  afterAll(() => held.browser?.close());
  beforeEach(async () => {
    held.room = new DeskRoom();
    await held.room.start();
  });
  afterEach(() => held.room.end());
  return held;
}
