import { defaultHighlightStyle, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/*
 * The editor is in a shadow tree, where only the tokens of `style/tokens.css` apply. The fallback values are for pages
 * without tokens.
 */
const ink = 'var(--ink, #1d2329)';
const ink2 = 'var(--ink-2, #4f5660)';
const card = 'var(--card, #fffdf9)';
const sunk = 'var(--sunk, #eee9df)';
const line = 'var(--line-strong, #857d6f)';

const looks = EditorView.theme({
  '&': { color: ink, backgroundColor: card, fontSize: '0.8125rem', height: '100%' },
  '&.cm-focused': { outline: '2px solid var(--focus, #0a4fd0)', outlineOffset: '-2px' },
  '.cm-content': { caretColor: ink, fontFamily: 'var(--font-code, monospace)' },
  '.cm-cursor': { borderLeftColor: ink },
  '.cm-gutters': { color: ink2, backgroundColor: sunk, borderRight: `1px solid ${line}` },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--felt-2, #cbd9cf)',
  },
  '.cm-tooltip': { color: ink, backgroundColor: card, border: `1px solid ${line}`, maxWidth: 'min(32rem, 90vw)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { color: card, backgroundColor: 'var(--link, #0b5a63)' },
  '.cm-completionDetail': { color: 'inherit' },
  '.cm-panels, .cm-button, .cm-textfield': { color: ink, backgroundColor: sunk, backgroundImage: 'none' },
  '.cm-diagnostic': { whiteSpace: 'pre-wrap' },
  '.cm-foldPlaceholder': { color: ink2, backgroundColor: sunk, borderColor: line },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--ok-bg, #dcf1e6)' },
});

/** CodeMirror's own hues are made for light backgrounds; on dark ones they are mixed in as tints. */
const onBoth = (hue: string): string => `light-dark(${hue}, color-mix(in srgb, ${hue} 40%, white))`;
const hues = HighlightStyle.define(
  defaultHighlightStyle.specs.map(({ color, ...spec }) => ({ ...spec, ...(color && { color: onBoth(color) }) })),
);

/** The look of the editor on light and dark backgrounds. */
export const theme: Extension = [looks, syntaxHighlighting(hues)];
