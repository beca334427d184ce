import type { Lang } from '../language.js';

interface TopProps {
  readonly lang: Lang;
  /** The address of the table page. */
  readonly home: string;
  /** The views by name. */
  readonly views: readonly { readonly href: string; readonly name: string; readonly isHere?: boolean }[];
  /** The label for the choice of language. */
  readonly language: string;
  onLang(lang: Lang): void;
}

/** The head of a page: the views, and the language. */
export const Top = ({ lang, home, views, language, onLang }: TopProps) => (
  <header class="top">
    <a class="brand" href={home}>
      tavolata
    </a>
    <nav class="nav" aria-label="tavolata">
      {views.map(({ href, name, isHere }) => (
        <a key={href} href={href} aria-current={isHere ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
    <div class="top__end">
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons are no fieldset */}
      <div class="seg" role="group" aria-label={language}>
        {(['it', 'en'] as const).map((one) => (
          <button key={one} type="button" lang={one} aria-pressed={lang === one} onClick={() => onLang(one)}>
            {one}
          </button>
        ))}
      </div>
    </div>
  </header>
);
