import type { Catalogue } from '../message.js';

/** Changes, and bounds of every text. */
export const changeMessages = {
  'grammar.empty': {
    en: {
      message: 'Nothing is written here.',
      help: 'Write what is meant; a key that has nothing to say can be left out.',
    },
    it: {
      message: 'Qui non è scritto nulla.',
      help: 'Scrivi ciò che si intende; una chiave che non ha nulla da dire si può togliere.',
    },
  },
  'grammar.too-long': {
    en: {
      message: 'The expression has {length} characters; at most {limit} are read.',
      help: 'Give parts of it a name in “let”, or make a question of them.',
    },
    it: {
      message: "L'espressione ha {length} caratteri; se ne leggono al massimo {limit}.",
      help: 'Dai un nome alle sue parti in «let», o fanne una domanda.',
    },
  },
  'grammar.too-deep': {
    en: {
      message: 'Expressions stand more than {limit} deep inside each other here.',
      help: 'Give inner parts a name in “let”, or make a question of them.',
    },
    it: {
      message: "Qui le espressioni stanno una dentro l'altra per più di {limit} livelli.",
      help: 'Dai un nome alle parti interne in «let», o fanne una domanda.',
    },
  },
  'grammar.change-in-expression': {
    en: {
      message: '“{found}” changes the table, and an expression cannot do that.',
      help: 'Changes stand under “changes” of an event in the vocabulary; entries send events.',
    },
    it: {
      message: "«{found}» modifica il tavolo, e un'espressione non può farlo.",
      help: 'Le modifiche stanno in «changes» di un evento del vocabolario; le voci mandano eventi.',
    },
  },
  'grammar.second-change': {
    en: {
      message: 'Within a change “{found}” cannot stand.',
      help: 'Each change is a text of its own in the list “changes”.',
    },
    it: {
      message: 'Dentro una modifica «{found}» non può stare.',
      help: 'Ogni modifica è un testo a sé nella lista «changes».',
    },
  },
  'grammar.not-a-change': {
    en: {
      message: 'After the fact “:=”, “+=” or “-=” has to follow.',
      help: 'A change is “event.player.life := 20”, “create Turn(number: 1)” or “delete event.effect”.',
    },
    it: {
      message: 'Dopo il fatto deve seguire «:=», «+=» o «-=».',
      help: 'Una modifica è «event.player.life := 20», «create Turn(number: 1)» o «delete event.effect».',
    },
  },
  'grammar.change-target': {
    en: {
      message: 'Only a fact of a thing can be changed.',
      help: 'Write the thing, a dot and the fact: “event.player.life”.',
    },
    it: {
      message: 'Si può modificare solo un fatto di una cosa.',
      help: 'Scrivi la cosa, un punto e il fatto: «event.player.life».',
    },
  },
  'grammar.create-what': {
    en: {
      message: 'After “create” the name of an entity has to follow.',
      help: 'For example “create Turn(number: 1)”.',
    },
    it: { message: "Dopo «create» deve seguire il nome di un'entità.", help: 'Per esempio «create Turn(number: 1)».' },
  },
  'grammar.create-call': {
    en: {
      message: 'After “create {name}” the facts have to follow in parentheses.',
      help: 'For example “create {name}(number: 1)”; without any, “create {name}()”.',
    },
    it: {
      message: 'Dopo «create {name}» devono seguire i fatti fra parentesi.',
      help: 'Per esempio «create {name}(number: 1)»; senza, «create {name}()».',
    },
  },
} satisfies Catalogue;
