/*
 * Lets the tiny engine play one game of every variant.
 *
 *   npx tsx examples/whole-games.ts [SEED] [en|it]
 */
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { type Lang, loadRulebook } from 'tavolata';
import { type Game, playGame, variantsOf } from './tiny-engine.js';

const reported = (lang: Lang, { variant, turns, plans, winners }: Game): string => {
  const who = winners?.join(', ') || { en: 'nobody', it: 'nessuno' }[lang];
  return lang === 'it'
    ? `${variant}: ${turns} turni, ${plans} piani, vince ${who}`
    : `${variant}: ${turns} turns, ${plans} plans, won by ${who}`;
};

const { rulebook } = loadRulebook(fileURLToPath(new URL('../rules', import.meta.url)));
if (!rulebook) throw new Error('the rulebook has errors: see `tavolata check`');
const [seed = '1', lang = 'en'] = argv.slice(2);
for (const variant of variantsOf(rulebook))
  console.log(reported(lang === 'it' ? 'it' : 'en', playGame(rulebook, variant, Number(seed))));
