import { useState } from 'preact/hooks';
import { type Lang, type Say, whyIn } from '../language.js';
import { caseLines, caseOf } from '../save-case.js';
import type { State } from '../state.js';

interface SaveProps {
  readonly state: State;
  readonly lang: Lang;
  readonly say: Say;
}

/** The actions at the table as the lines of a case, to copy or to download. */
export function SaveCase({ state, lang, say }: SaveProps) {
  const [text, setText] = useState<string>();
  const [told, setTold] = useState('');
  const write = () =>
    caseLines(caseOf(state)).then(setText, (error) => setTold(say('caseFailed', { why: whyIn(error, lang) })));
  const copy = () =>
    navigator.clipboard?.writeText(text ?? '').then(
      () => setTold(say('caseCopied')),
      () => setTold(say('caseNotCopied')),
    );
  return (
    <details class="keys save" onToggle={({ currentTarget }) => currentTarget.open && void write()}>
      <summary>{say('saveCase')}</summary>
      <p>{say('saveCaseText')}</p>
      {text !== undefined && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <pre class="trace" tabIndex={0}>
            {text}
          </pre>
          <p class="acts">
            <button type="button" class="btn" onClick={() => void write()}>
              {say('caseAgain')}
            </button>
            <button type="button" class="btn" onClick={() => void copy()}>
              {say('caseCopy')}
            </button>
            <a class="btn" download="from-the-table.cases" href={URL.createObjectURL(new Blob([text]))}>
              {say('caseDownload')}
            </a>
          </p>
        </>
      )}
      <p aria-live="polite">{told}</p>
    </details>
  );
}
