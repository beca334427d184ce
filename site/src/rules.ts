/*
 * For every rule page: shows the reader's language and lets them change it. It runs before the page is drawn.
 */
import { keepLanguage, type Lang, readersLanguage } from './language.js';

const show = (lang: Lang): void => {
  document.documentElement.lang = lang;
  for (const button of document.querySelectorAll<HTMLButtonElement>('.seg button'))
    button.setAttribute('aria-pressed', String(button.lang === lang));
};

show(readersLanguage());
document.addEventListener('DOMContentLoaded', () => {
  show(readersLanguage());
  for (const button of document.querySelectorAll<HTMLButtonElement>('.seg button'))
    button.addEventListener('click', () => {
      keepLanguage(button.lang as Lang);
      show(button.lang as Lang);
      document.dispatchEvent(new Event('language'));
    });
});

/** The search is one key away on every page. */
document.addEventListener('keydown', (event) => {
  const { target } = event;
  if (event.key !== '/' || target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const field = document.getElementById('q');
  if (field === null) document.querySelector<HTMLAnchorElement>('.top__end a')?.click();
  else field.focus();
});
