import type { Rulebook } from 'tavolata/runtime';
import { both, type Html, html, ui } from './html.js';

/** The subject of a section: the option or variant named by its layer. */
export function sectionName({ vocabulary }: Rulebook, number: string): Html {
  const [section = ''] = number.split('.');
  const layers = Object.values(vocabulary.layers).filter((layer) => layer.section === section);
  if (section === '104') return ui('ending');
  if (layers.length === 0) return ui('general800');
  return html`${layers.flatMap(({ names }, index) => [index === 0 ? '' : ' · ', both(names)])}`;
}
