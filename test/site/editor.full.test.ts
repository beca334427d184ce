import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEditor } from '../../site/editor.js';
import { chromiumPath, expectAccessible, type Lang, langs, launch } from './browser.js';

/** A house rule with an expression to write in. */
const house = (when: string): string => `{
  "entries": [
    { "id": "house.mercy", "kind": "prohibition", "layer": "house",
      "name": { "en": "Mercy", "it": "Clemenza" },
      "answers": "mayAttack",
      "when": "${when}",
      "verdict": "deny",
      "text": { "en": "Nobody may attack a player with 3 life points.", "it": "Nessuno può attaccare chi ha 3 punti vita." } }
  ]
}
`;

/** As the site's pages have it, and the worker beside. */
const policy = "default-src 'none'; script-src 'self'; worker-src blob:; style-src 'self'; img-src 'self' data:";

const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Editor</title>
<meta http-equiv="Content-Security-Policy" content="${policy}">
<script src="editor/rules.js" defer></script><script src="editor/editor.js" defer></script>
</head><body><main><h1>Editor</h1><div id="editor"></div></main></body></html>
`;

type Opened = typeof globalThis & {
  readonly tavolataEditor: {
    openEditor(element: object, options: object): Promise<{ readonly close: () => void }>;
  };
  readonly document: { getElementById(id: string): object };
  changed?: string;
  close?: () => void;
};

describe.skipIf(chromiumPath === undefined)('CodeMirror in a page, with the language server in a worker', () => {
  let folder: string;
  let browser: Browser;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tavolata-editor-'));
    await buildEditor(join(folder, 'editor'));
    writeFileSync(join(folder, 'index.html'), html);
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  const opened = async (lang: Lang, when: string) => {
    const context = await browser.newContext({ offline: true });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const complaints: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
    await page.evaluate(
      async ([text, language]) => {
        const self = globalThis as Opened;
        const { close } = await self.tavolataEditor.openEditor(self.document.getElementById('editor'), {
          path: 'house/mercy.json',
          text,
          lang: language,
          onChange: (changed: string) => {
            self.changed = changed;
          },
        });
        self.close = close;
      },
      [house(when), lang] as const,
    );
    return { page, complaints, close: () => context.close() };
  };
  /** Puts the cursor behind a word of the text. */
  const goBehind = async (page: Page, word: string): Promise<void> => {
    await page.locator('.cm-line', { hasText: '"when"' }).click();
    await page.keyboard.press('End');
    const line = await page.locator('.cm-line', { hasText: '"when"' }).innerText();
    for (let left = line.trimEnd().length - line.indexOf(word) - word.length; left > 0; left--)
      await page.keyboard.press('ArrowLeft');
  };

  it.each(langs)('marks a misspelt name and says what was meant (%s)', async (lang) => {
    const { page, complaints, close } = await opened(lang, 'lifeOf(defenderPlayer(defender)) is 3');
    await goBehind(page, 'defenderPlayer');
    await page.keyboard.type('x');
    const mark = page.locator('.cm-lintRange-error');
    await mark.first().waitFor();
    expect(await mark.first().innerText()).toBe('defenderPlayerx');
    await mark.first().hover();
    const said = await page.locator('.cm-tooltip .cm-diagnostic').first().innerText();

    expect(said).toContain('defenderPlayer');
    expect(said).toMatch(lang === 'it' ? /[Ii]ntendevi|non/ : /[Dd]id you mean/);
    expect(await page.evaluate(() => (globalThis as Opened).changed)).toContain('defenderPlayerx');
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it('completes by the type of what stands before', async () => {
    const { page, complaints, close } = await opened('en', 'defenderPlayer(defender) is 3');
    await goBehind(page, 'defenderPlayer(defender)');
    await page.keyboard.type('.');
    const options = page.locator('.cm-tooltip-autocomplete li');
    await options.first().waitFor();
    const labels = await options.allInnerTexts();
    expect(labels.some((label) => label.includes('hand'))).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  it('says what a name means, and ends', async () => {
    const { page, complaints, close } = await opened('en', 'lifeOf(defenderPlayer(defender)) is 3');
    const name = page.locator('.cm-line', { hasText: '"answers"' }).getByText('"mayAttack"');
    const tip = page.locator('.cm-lsp-hover-tooltip');
    // The server may still be reading the rules: whoever sees nothing moves the pointer again.
    for (let x = 10; !(await tip.isVisible()) && x < 60; x++) {
      await name.hover({ position: { x, y: 5 } });
      await tip.waitFor({ timeout: 2000 }).catch(() => {});
    }
    expect(await tip.innerText()).toContain('mayAttack');
    await page.evaluate(() => (globalThis as Opened).close?.());
    expect(await page.locator('.cm-editor').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});
