import type { Catalogue } from '../message.js';

/** Files that are JSON, but not of the shape that `rules/schema` asks for. */
export const schemaMessages = {
  'schema.unknown-key': {
    en: { message: 'The key “{key}” is not known here.', help: 'Known here: {known|list}.' },
    it: { message: 'Qui la chiave «{key}» non è prevista.', help: 'Chiavi previste: {known|list}.' },
  },
  'schema.missing-key': {
    en: {
      message: '{count?The key:The keys} {keys|list} {count?is:are} missing.',
      help: 'Every such object needs {needed|list}.',
    },
    it: {
      message: '{count?Manca la chiave:Mancano le chiavi} {keys|list}.',
      help: 'Ogni oggetto di questo genere richiede {needed|list}.',
    },
  },
  'schema.needs-some-of': {
    en: { message: 'At least one of the keys {keys|list} is needed.', help: 'Add one of them.' },
    it: { message: 'Serve almeno una delle chiavi {keys|list}.', help: 'Aggiungine una.' },
  },
  'schema.needs-one-of': {
    en: { message: 'One of the keys {keys|list} is missing.', help: 'Add exactly one of them.' },
    it: { message: 'Manca una delle chiavi {keys|list}.', help: 'Aggiungine una, e una sola.' },
  },
  'schema.only-one-of': {
    en: {
      message: 'The keys {keys|list} exclude one another.',
      help: 'Keep one of them.',
      labels: { excluded: 'this one too' },
    },
    it: {
      message: 'Le chiavi {keys|list} si escludono a vicenda.',
      help: 'Tienine una sola.',
      labels: { excluded: 'anche questa' },
    },
  },
  'schema.wrong-type': {
    en: {
      message: '“{key}” must be {expected|term}, but here is {found|term}.',
      help: 'Replace it by {expected|term}.',
    },
    it: {
      message: "«{key}» deve essere {expected|term}, ma qui c'è {found|term}.",
      help: 'Sostituiscilo con {expected|term}.',
    },
  },
  'schema.not-one-of': {
    en: { message: '“{value}” is not a possible “{key}”.', help: 'Possible: {allowed|list}.' },
    it: { message: '«{value}» non è un valore possibile di «{key}».', help: 'Valori possibili: {allowed|list}.' },
  },
  'schema.value-not-with': {
    en: { message: 'With “{context}”, “{key}” cannot be “{value}”.', help: 'Possible: {allowed|list}.' },
    it: { message: 'Con «{context}», «{key}» non può essere «{value}».', help: 'Valori possibili: {allowed|list}.' },
  },
  'schema.key-not-with': {
    en: {
      message: 'The key “{key}” does not go with “{context}”.',
      help: 'Remove one of the two; with “{context}” go {takes|list}.',
    },
    it: {
      message: 'La chiave «{key}» non si accorda con «{context}».',
      help: 'Togli una delle due; con «{context}» vanno {takes|list}.',
    },
  },
  'schema.key-stands-alone': {
    en: {
      message: 'The key “{key}” does not go with “{context}”.',
      help: 'Remove one of the two: “{context}” stands alone.',
    },
    it: {
      message: 'La chiave «{key}» non si accorda con «{context}».',
      help: 'Togli una delle due: «{context}» sta da solo.',
    },
  },
  'schema.missing-with': {
    en: { message: 'With “{context}”, the key “{key}” is missing.', help: 'Add “{key}”, or do without “{context}”.' },
    it: { message: 'Con «{context}» manca la chiave «{key}».', help: 'Aggiungi «{key}», o fai a meno di «{context}».' },
  },
  'schema.bad-form': {
    en: { message: '“{value}” is not {form|term}.', help: 'For example: {example}.' },
    it: { message: '«{value}» non è {form|term}.', help: 'Per esempio: {example}.' },
  },
  'schema.empty': {
    en: { message: '“{key}” is empty.', help: 'Fill it, or leave the key out if it is not needed.' },
    it: { message: '«{key}» è vuoto.', help: 'Riempilo, o ometti la chiave se non serve.' },
  },
  'schema.too-long': {
    en: {
      message: '“{key}” is longer than {limit} characters.',
      help: 'Say it shorter; an expression is split by “let” or by a question of its own.',
    },
    it: {
      message: '«{key}» supera i {limit} caratteri.',
      help: "Abbrevialo; un'espressione si divide con «let» o con una domanda a parte.",
    },
  },
  'schema.too-few': {
    en: {
      message: '“{key}” needs at least {limit} {limit?member:members}, but has {count}.',
      help: 'Add what is missing.',
    },
    it: {
      message: '«{key}» richiede almeno {limit} {limit?elemento:elementi}, ma ne ha {count}.',
      help: 'Aggiungi ciò che manca.',
    },
  },
  'schema.too-many': {
    en: {
      message: '“{key}” takes at most {limit} {limit?member:members}, but has {count}.',
      help: 'Remove what is too much.',
    },
    it: {
      message: '«{key}» ammette al massimo {limit} {limit?elemento:elementi}, ma ne ha {count}.',
      help: 'Togli ciò che è di troppo.',
    },
  },
  'schema.doubled': {
    en: { message: '“{value}” stands twice in one list.', help: 'Keep it once.' },
    it: { message: '«{value}» compare due volte nella stessa lista.', help: 'Tienilo una volta sola.' },
  },
  'schema.too-small': {
    en: { message: '“{key}” is at least {limit}, but here is {value}.', help: 'Use a larger number.' },
    it: { message: "«{key}» vale almeno {limit}, ma qui c'è {value}.", help: 'Usa un numero più grande.' },
  },
} satisfies Catalogue;
