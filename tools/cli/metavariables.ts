import type { Lang } from 'tavolata/runtime';

/** Italian versions of the words in capitals in usages. */
const italian: { readonly [name: string]: string } = {
  COMMAND: 'COMANDO',
  TABLE: 'TAVOLO',
  'NEW-TABLE': 'NUOVO-TAVOLO',
  QUESTION: 'DOMANDA',
  EVENT: 'EVENTO',
  MATTER: 'QUESTIONE',
  VALUE: 'VALORE',
  NUMBER: 'NUMERO',
  DATE: 'DATA',
  EDITION: 'EDIZIONE',
  FOLDER: 'CARTELLA',
  LAYER: 'STRATO',
  KIND: 'GENERE',
  NAME: 'NOME',
  VARIANT: 'VARIANTE',
  PLAYER: 'GIOCATORE',
  TEAM: 'SQUADRA',
  OPTION: 'OPZIONE',
  PORT: 'PORTA',
  WORD: 'PAROLA',
  FORM: 'FORMATO',
  'FROM-TO': 'DA-A',
  KEY: 'CHIAVE',
  SECONDS: 'SECONDI',
  STATE: 'STATO',
  SECTIONS: 'SEZIONI',
  CHECK: 'CONTROLLO',
  WHY: 'MOTIVO',
  WHAT: 'COSA',
  TRANSLATION: 'TRADUZIONE',
  SOURCE: 'ORIGINALE',
  ITALIAN: 'ITALIANO',
  ENGLISH: 'INGLESE',
  'SCENARIO-ID': 'ID-SCENARIO',
  STEP: 'PASSO',
  PATH: 'PERCORSO',
  ORIGIN: 'ORIGINE',
};

/** A usage with its words in capitals translated. */
export const inLang = (usage: string, lang: Lang): string =>
  lang === 'en' ? usage : usage.replace(/\b[A-Z]+(?:-[A-Z]+)*\b/g, (name) => italian[name] ?? name);
