import { render } from 'preact';
import { readersLanguage, whyIn } from '../language.js';
import { Alone } from './alone.js';
import { type Keeper, Server } from './server.js';
import { App } from './view/app.js';
import { sayIn } from './words.js';

const root = document.getElementById('app')!;
const tokenName = 'tavolata-desk-token';

/**
 * The token in the address. It is removed from the address at once, so that it cannot be read over a shoulder or copied
 * with a link.
 */
function token(): string | undefined {
  const given = new URLSearchParams(location.hash.slice(1)).get('token') ?? undefined;
  if (given === undefined) return sessionStorage.getItem(tokenName) ?? undefined;
  sessionStorage.setItem(tokenName, given);
  history.replaceState(null, '', location.pathname);
  return given;
}

async function begin(): Promise<void> {
  const lang = readersLanguage();
  const say = sayIn(lang);
  document.documentElement.lang = lang;
  let keeper: Keeper;
  if (document.documentElement.dataset['served'] === undefined) keeper = new Alone();
  else {
    const given = token();
    if (given === undefined) {
      root.textContent = say('noToken');
      return;
    }
    keeper = new Server(given);
  }
  try {
    const data = await keeper.data();
    root.removeAttribute('aria-busy');
    root.replaceChildren();
    render(<App keeper={keeper} data={data} lang={lang} />, root);
  } catch (error) {
    const isOldToken = keeper.writesFiles && error instanceof Error && error.message === '401';
    root.textContent = isOldToken ? say('noToken') : say('loadFailed', { why: whyIn(error, lang) });
  }
}

void begin();
