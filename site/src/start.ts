/*
 * Runs before the page is drawn: starts to load the rules in the language of the page.
 */
import { readersLanguage } from './language.js';
import { beginRules } from './rulebook.js';

const linked = new URLSearchParams(location.hash.slice(1)).get('l');
beginRules(linked === 'it' || linked === 'en' ? linked : readersLanguage());
