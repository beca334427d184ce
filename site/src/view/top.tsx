import { type Lang, sayIn } from '../language.js';

interface TopProps {
  readonly lang: Lang;
  onLang(lang: Lang): void;
}

/** The head of the page: the views, and the language. */
export function Top({ lang, onLang }: TopProps) {
  const say = sayIn(lang);
  return (
    <header class="top">
      <a class="brand" href="index.html">
        tavolata
      </a>
      <nav class="nav" aria-label="tavolata">
        <a href="index.html" aria-current="page">
          {say('table')}
        </a>
        <a href="rules/index.html">{say('rules')}</a>
        <a href="desk/index.html">{say('desk')}</a>
      </nav>
      <div class="top__end">
        {/* biome-ignore lint/a11y/useSemanticElements: two buttons are no fieldset */}
        <div class="seg" role="group" aria-label={say('language')}>
          {(['it', 'en'] as const).map((one) => (
            <button key={one} type="button" lang={one} aria-pressed={lang === one} onClick={() => onLang(one)}>
              {one}
            </button>
          ))}
        </div>
      </div>
    </header>
  );
}
