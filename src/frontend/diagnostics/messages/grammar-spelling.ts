import type { Catalogue } from '../message.js';

/** Words, numbers, texts and signs that the language does not have. */
export const spellingMessages = {
  'grammar.number-too-big': {
    en: {
      message: 'The number is greater than {limit}.',
      help: 'Numbers up to that one are exact; greater ones would be rounded.',
    },
    it: {
      message: 'Il numero è maggiore di {limit}.',
      help: 'Fino a quel numero i conti sono esatti; oltre verrebbero arrotondati.',
    },
  },
  'grammar.fraction': {
    en: { message: '“{found}” is no whole number.', help: 'Only whole numbers exist; “div” divides and rounds down.' },
    it: {
      message: '«{found}» non è un numero intero.',
      help: 'Esistono solo numeri interi; «div» divide e arrotonda per difetto.',
    },
  },
  'grammar.unclosed-text': {
    en: {
      message: 'The quotation that begins here is not closed.',
      help: 'A text stands between two single quotes; a quote inside it is written twice. The missing one may also belong to an earlier text.',
    },
    it: {
      message: 'Il testo che comincia qui non è chiuso.',
      help: "Un testo sta fra due apici singoli; un apostrofo al suo interno si scrive due volte. L'apice che manca può anche essere di un testo precedente.",
    },
  },
  'grammar.other-quotes': {
    en: {
      message: 'Texts stand between single quotes.',
      help: "A quote inside a text is written twice: “'l''altro'”.",
    },
    it: {
      message: 'I testi stanno fra apici singoli.',
      help: "Un apostrofo dentro un testo si scrive due volte: «'l''altro'».",
    },
  },
  'grammar.illegal-character': {
    en: {
      message: 'The character “{found}” means nothing in the rule language.',
      help: 'Outside of texts only letters a-z, digits, “_”, brackets ( ) [ ] and the signs . , : + - * < > have a meaning.',
    },
    it: {
      message: 'Il carattere «{found}» non ha significato nella lingua delle regole.',
      help: 'Fuori dai testi hanno significato solo le lettere a-z, le cifre, «_», le parentesi ( ) [ ] e i segni . , : + - * < >.',
    },
  },
  'grammar.foreign-sign': {
    en: {
      message: '“{found}” is not part of the rule language.',
      help: 'The language uses words: “and”, “or”, “not”, “is”, “is not”, “div”, “otherwise”; grammar/README.md lists all of them.',
    },
    it: {
      message: '«{found}» non fa parte della lingua delle regole.',
      help: 'La lingua usa parole: «and», «or», «not», «is», «is not», «div», «otherwise»; grammar/README.md le elenca tutte.',
    },
  },
  'grammar.ternary': {
    en: {
      message: '“?” is not part of the rule language.',
      help: 'Write “if condition then value else value”; without “else” it is none.',
    },
    it: {
      message: '«?» non fa parte della lingua delle regole.',
      help: 'Scrivi «if condizione then valore else valore»; senza «else» vale none.',
    },
  },
  'grammar.comment': {
    en: {
      message: 'Comments do not exist in expressions.',
      help: 'What has to be explained belongs into the text of the entry.',
    },
    it: { message: 'Nelle espressioni non esistono commenti.', help: 'Ciò che va spiegato sta nel testo della voce.' },
  },
  'grammar.word-form': {
    en: {
      message: '“{found}” is neither a name nor a number.',
      help: 'A name begins with a letter a-z or A-Z; letters, digits and “_” may follow.',
    },
    it: {
      message: '«{found}» non è né un nome né un numero.',
      help: 'Un nome comincia con una lettera a-z o A-Z; possono seguire lettere, cifre e «_».',
    },
  },
  'grammar.keyword-case': {
    en: {
      message: '“{found}” looks like a keyword, but keywords have no capitals.',
      help: 'Write it in small letters; as a name it is not allowed either.',
    },
    it: {
      message: '«{found}» sembra una parola chiave, ma le parole chiave non hanno maiuscole.',
      help: 'Scrivila in minuscolo; come nome non è ammessa comunque.',
    },
  },
  'grammar.keyword-as-name': {
    en: {
      message: '“{found}” is a keyword and cannot be a name.',
      help: 'Choose another name, best a word that reads well: “object”, “effect”, “player”.',
    },
    it: {
      message: '«{found}» è una parola chiave e non può essere un nome.',
      help: 'Scegli un altro nome, meglio una parola che si legge bene: «object», «effect», «player».',
    },
  },
  'grammar.is-in': {
    en: {
      message: '“is” does not stand before “in”.',
      help: 'Whether something is in a list: “thing in list”, “thing not in list”.',
    },
    it: {
      message: '«is» non va messo davanti a «in».',
      help: 'Se qualcosa è in una lista: «cosa in lista», «cosa not in lista».',
    },
  },
  'grammar.type-name': {
    en: {
      message: '“{found}” is not the name of a type.',
      help: 'After “is a” stands the name of an entity, with a capital.',
    },
    it: {
      message: '«{found}» non è il nome di un tipo.',
      help: "Dopo «is a» sta il nome di un'entità, con la maiuscola.",
    },
  },
  'grammar.word-after-dot': {
    en: { message: 'After a dot the name of a fact has to follow.', help: 'For example “object.owner”.' },
    it: { message: 'Dopo un punto deve seguire il nome di un fatto.', help: 'Per esempio «object.owner».' },
  },
} satisfies Catalogue;
