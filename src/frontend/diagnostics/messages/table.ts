import type { Catalogue } from '../message.js';

export const tableMessages = {
  'table.unknown-key': {
    en: {
      message: '“{key}” is neither a fact of {of} nor anything else that may stand here.',
      help: 'Leave it out, or correct its name; the vocabulary lists the facts of each thing.',
    },
    it: {
      message: '«{key}» non è né un fatto di {of} né altro che possa stare qui.',
      help: 'Toglilo o correggine il nome; il vocabolario elenca i fatti di ogni cosa.',
    },
  },
  'table.unknown-thing': {
    en: {
      message: 'Nothing on this table has the id “{id}”; a thing of the kind {expected} is wanted.',
      help: 'Correct the id, or add the thing to the table.',
    },
    it: {
      message: "Niente su questo tavolo ha l'identificativo «{id}»; serve una cosa di tipo {expected}.",
      help: "Correggi l'identificativo, o aggiungi la cosa al tavolo.",
    },
  },
  'table.wrong-entity': {
    en: {
      message: '“{id}” is of the kind {entity}, but {expected} is wanted here.',
      help: 'Name a thing of the wanted kind.',
    },
    it: {
      message: '«{id}» è di tipo {entity}, ma qui serve {expected}.',
      help: 'Indica una cosa del tipo richiesto.',
    },
  },
  'table.wrong-type': {
    en: { message: 'This is {got}, but {expected} is wanted.', help: 'Write a value of the wanted type.' },
    it: { message: 'Questo è {got}, ma serve {expected}.', help: 'Scrivi un valore del tipo richiesto.' },
  },
  'table.unknown-value': {
    en: {
      message: '“{value}” is not one of the values of {expected}.',
      help: 'Take one of the values that the vocabulary lists.',
    },
    it: {
      message: '«{value}» non è uno dei valori di {expected}.',
      help: 'Prendi uno dei valori che il vocabolario elenca.',
    },
  },
  'table.id-twice': {
    en: {
      message: 'The id “{id}” stands twice on this table.',
      help: 'Give each thing an id of its own, also across different lists.',
    },
    it: {
      message: "L'identificativo «{id}» compare due volte su questo tavolo.",
      help: 'Dai a ogni cosa un identificativo suo, anche fra elenchi diversi.',
    },
  },
  'table.no-id': {
    en: { message: 'This {entity} has no id.', help: 'Write `"id": "…"`, or the id alone as a text.' },
    it: {
      message: "Manca l'identificativo di questa cosa di tipo {entity}.",
      help: 'Scrivi `"id": "…"`, o il solo identificativo come testo.',
    },
  },
  'table.clash': {
    en: {
      message: '“{id}” is the name of something that every table has, so nothing can have it as its id.',
      help: 'Choose another id.',
    },
    it: {
      message: '«{id}» è il nome di qualcosa che ogni tavolo ha: nessuna cosa può averlo come identificativo.',
      help: 'Scegli un altro identificativo.',
    },
  },
  'table.says-nothing': {
    en: {
      message: '“{fact}” says nothing here: of a {of} it counts only where {where}.',
      help: 'Leave it out, or correct the facts that it depends on.',
    },
    it: {
      message: '«{fact}» qui non dice nulla: in una cosa di tipo {of} conta solo dove {where}.',
      help: 'Toglilo, o correggi i fatti da cui dipende.',
    },
  },
} satisfies Catalogue;
