/*
 * Runs before the page is drawn: begins to load the rules in the language that the page will have.
 */
import { readersLanguage } from './language.js';
import { beginRules } from './rulebook.js';

const linked = new URLSearchParams(location.hash.slice(1)).get('l');
beginRules(linked === 'it' || linked === 'en' ? linked : readersLanguage());
