import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter } from '@codemirror/language';
import { lintGutter } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import type { Lang } from 'tavolata/runtime';
import { type Compiled, compiledRequest } from '../../../tools/lsp/beyond.js';
import { deliveredParts, type EditorParts } from './delivered.js';
import { type RunningServer, startServer, uriOf } from './server.js';
import { theme } from './theme.js';
import words from './words.json' with { type: 'json' };

export interface EditorOptions {
  /** The path of the text among the rules, such as `house/mine.json` or `house/mine.cases`. */
  readonly path: string;
  readonly text: string;
  /** The language of all messages. */
  readonly lang: Lang;
  /** Called after each change. */
  readonly onChange?: (text: string) => void;
}

export interface OpenedEditor {
  readonly text: () => string;
  /**
   * The rules compiled with the current text, or its mistakes; null if it is not a text of rules. @throws Error if the
   * server has stopped
   */
  readonly compiled: () => Promise<Compiled | null>;
  /** Removes the editor from the page, and stops the server if no other editor uses it. */
  readonly close: () => void;
}

interface SharedServer {
  readonly running: Promise<RunningServer>;
  editors: number;
}

/** Texts to start from: those of the rules, and complete example house rules. @throws Error as `openEditor` */
export async function beginnings(): Promise<Pick<EditorParts, 'texts' | 'examples'>> {
  const { texts, examples } = await deliveredParts();
  return { texts, examples };
}

/** The editors on a page with the same language share a server. */
const servers = new Map<Lang, SharedServer>();

/**
 * An editor for a file of rules or of cases: it marks mistakes, completes, and explains names.
 *
 * @param element is filled by the editor, in a shadow tree that the styles of the page do not affect
 * @returns when the rules have been read; until then nothing is shown
 * @throws Error if the server could not be started
 */
export async function openEditor(element: HTMLElement, options: EditorOptions): Promise<OpenedEditor> {
  const { path, text, lang, onChange } = options;
  const server = servers.get(lang) ?? { running: startServer(lang), editors: 0 };
  servers.set(lang, server);
  server.editors++;
  const leave = (): void => {
    server.editors--;
    if (server.editors > 0) return;
    servers.delete(lang);
    server.running.then(
      ({ end }) => end(),
      () => {},
    );
  };
  try {
    const { client } = await server.running;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const extensions = [
      ...[lineNumbers(), foldGutter(), lintGutter(), history(), bracketMatching()],
      theme,
      keymap.of([...defaultKeymap, ...historyKeymap]),
      EditorView.lineWrapping,
      // Editable content can be focused anyway; the attribute makes this visible to scripts that look for it.
      EditorView.contentAttributes.of({ 'aria-label': words.label[lang].replace('{path}', path), tabindex: '0' }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onChange?.(update.state.doc.toString());
      }),
      ...(path.endsWith('.json') ? [json()] : []),
      ...(lang === 'it' ? [EditorState.phrases.of(words.phrases)] : []),
      client.plugin(uriOf(path), path.endsWith('.json') ? 'json' : 'tavolata-cases'),
    ];
    const view = new EditorView({ parent: root, root, state: EditorState.create({ doc: text, extensions }) });
    const close = (): void => {
      view.destroy();
      leave();
    };
    const compiled = (): Promise<Compiled | null> => {
      client.sync();
      return client.request(compiledRequest, { textDocument: { uri: uriOf(path) } });
    };
    return { text: () => view.state.doc.toString(), compiled, close };
  } catch (error) {
    leave();
    throw error;
  }
}
