import { finding, type PairCheck, sides } from './finding.js';

// Openings that point back at a text that a translator does not see.
const opening = {
  en: /^(?:Nor|Neither do|Neither does|Likewise|The same goes|So (?:do|does|is|are)\b|And\b|But\b|Or\b|Also\b|Otherwise\b|Then\b(?! all| each| the)|Not (?:even )?(?:its|their|his|her)\b|Its\b|Theirs\b|Those of|Thus\b|Therefore\b|Hence\b|However,|Moreover\b)/,
  it: /^(?:Né(?!\p{L})(?![^.]*(?<!\p{L})né(?!\p{L}))|Neppure|Nemmeno|Neanche|Anche (?:i|le|lo|la) suo?i?\b|Lo stesso (?:vale|per)\b|E(?=\s)|Ma\b|Oppure\b|Inoltre\b|Quindi\b|Perciò(?!\p{L})|Pertanto\b|Dunque\b|Tuttavia\b|Però(?!\p{L})|Altrimenti\b|Allora\b|Così (?:pure|anche)\b)/u,
};

/** A segment that cannot be understood without the one before it. */
export const alone: PairCheck = (pair, context) =>
  sides(pair, context).flatMap(({ lang, text }) => {
    const found = opening[lang].exec(text);
    if (found === null) return [];
    return [finding('alone', lang, [0, found[0].length], { values: { word: found[0] } })];
  });
