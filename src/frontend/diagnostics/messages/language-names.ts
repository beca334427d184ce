import type { Catalogue } from '../message.js';

/** Words that stand alone, and facts. */
export const nameMessages = {
  'name.unknown': {
    en: {
      message: 'Nothing here is called “{name}”.',
      help: 'A name is a parameter of the question, “event”, a “let”, a loop name, a list of the table, or “game” and the like.',
    },
    it: {
      message: 'Qui nulla si chiama «{name}».',
      help: 'Un nome è un parametro della domanda, «event», un «let», un nome di iterazione, una lista del tavolo, oppure «game» e simili.',
    },
  },
  'name.no-event': {
    en: {
      message: 'There is no event here.',
      help: '“event” stands in entries that rewrite, forbid, follow, expand or join an event, and in its changes.',
    },
    it: {
      message: "Qui non c'è alcun evento.",
      help: '«event» sta nelle voci con rewrites, forbids, follows, expands o joins, e nelle modifiche di un evento.',
    },
  },
  'name.unknown-thing': {
    en: {
      message: 'The table holds nothing with the id “{id}”.',
      help: 'Things are named by their ids; in quotes where the id is not a plain word.',
    },
    it: {
      message: "Il tavolo non contiene nulla con l'id «{id}».",
      help: "Le cose si nominano con il loro id; fra apici se l'id non è una parola semplice.",
    },
  },
  'name.needs-brackets': {
    en: {
      message: '“{name}” has to be called with brackets.',
      help: 'Questions, functions and events take their arguments in brackets, which stay empty if there are none.',
    },
    it: {
      message: '«{name}» va chiamato con le parentesi.',
      help: 'Domande, funzioni ed eventi prendono gli argomenti fra parentesi, vuote se non ce ne sono.',
    },
  },
  'name.entity-alone': {
    en: {
      message: '“{name}” is a kind of thing, not a thing.',
      help: 'Write “thing is a {name}” to ask for the kind, or “{name}(fact: value)” to make a value.',
    },
    it: {
      message: '«{name}» è un genere di cose, non una cosa.',
      help: 'Scrivi «thing is a {name}» per chiedere il genere, o «{name}(fatto: valore)» per fare un valore.',
    },
  },
  'name.value-without-quotes': {
    en: {
      message: '“{name}” is a value of {enumeration} and wants single quotes.',
      help: 'Values of enumerations are texts; without quotes a word is a name.',
    },
    it: {
      message: '«{name}» è un valore di {enumeration} e vuole gli apici singoli.',
      help: 'I valori delle enumerazioni sono testi; senza apici una parola è un nome.',
    },
  },
  'name.not-constant': {
    en: {
      message: '“{name}” may change during a game, and this must be known before it.',
      help: 'The condition of a layer may mention the setup only.',
    },
    it: {
      message: '«{name}» può cambiare durante la partita, mentre questo va saputo prima.',
      help: 'La condizione di uno strato può nominare solo la preparazione.',
    },
  },
  'name.taken': {
    en: {
      message: '“{name}” already means something here.',
      help: 'Nothing may hide a parameter, a “let”, another loop name, a list of the table or “event”: take another word.',
    },
    it: {
      message: '«{name}» qui significa già qualcosa.',
      help: "Nulla può nascondere un parametro, un «let», un altro nome di iterazione, una lista del tavolo o «event»: usa un'altra parola.",
    },
  },
  'name.form': {
    en: {
      message: '“{name}” cannot be used as a name.',
      help: 'A name begins with a small letter, goes on with letters and digits, and is no keyword.',
    },
    it: {
      message: '«{name}» non può servire da nome.',
      help: 'Un nome comincia con una minuscola, continua con lettere e cifre e non è una parola chiave.',
    },
  },
  'name.circle': {
    en: {
      message: 'These names need each other in a circle: {circle}.',
      help: 'A “let” may use others in any order, as long as none of them comes back to it.',
    },
    it: {
      message: 'Questi nomi dipendono gli uni dagli altri in circolo: {circle}.',
      help: 'Un «let» può usarne altri in qualunque ordine, purché nessuno riporti a esso.',
    },
  },
  'name.unknown-fact': {
    en: {
      message: '{found} has nothing called “{fact}”.',
      help: 'Facts and fields are declared in the vocabulary.',
    },
    it: {
      message: '{found} non ha nulla che si chiami «{fact}».',
      help: 'Fatti e campi si dichiarano nel vocabolario.',
    },
  },
  'name.unknown-entity': {
    en: {
      message: 'There is no kind of thing called “{entity}”.',
      help: 'After “is a” stands the name of an entity of the vocabulary.',
    },
    it: {
      message: 'Non esiste un genere di cose chiamato «{entity}».',
      help: "Dopo «is a» sta il nome di un'entità del vocabolario.",
    },
  },
} satisfies Catalogue;
