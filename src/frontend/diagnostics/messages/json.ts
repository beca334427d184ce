import type { Catalogue } from '../message.js';

/** Mistakes in the JSON syntax of a file. */
export const jsonMessages = {
  'json.empty': {
    en: { message: 'The file is empty.', help: 'A JSON file holds at least “{{}}”.' },
    it: { message: 'Il file è vuoto.', help: 'Un file JSON contiene almeno «{{}}».' },
  },
  'json.too-large': {
    en: { message: 'The text is larger than {limit} MB.', help: 'Split it into several files.' },
    it: { message: 'Il testo supera i {limit} MB.', help: 'Dividilo in più file.' },
  },
  'json.too-deep': {
    en: {
      message: 'The brackets are nested more than {limit} deep.',
      help: 'No file of tavolata needs that: look for a bracket that is opened again and again.',
    },
    it: {
      message: 'Le parentesi sono annidate oltre {limit} livelli.',
      help: 'Nessun file di tavolata lo richiede: cerca una parentesi aperta più e più volte.',
    },
  },
  'json.closes-nothing': {
    en: { message: 'This “{sign}” closes nothing.', help: 'Remove it, or add the bracket that should open before it.' },
    it: {
      message: 'Questa «{sign}» non chiude nulla.',
      help: 'Toglila, oppure aggiungi la parentesi che dovrebbe aprirsi prima.',
    },
  },
  'json.wrong-bracket': {
    en: {
      message: '“{sign}” stands where “{opener}” has yet to be closed.',
      help: 'Put “{expected}” before it.',
      labels: { opened: 'opened here' },
    },
    it: {
      message: '«{sign}» compare dove «{opener}» è ancora da chiudere.',
      help: 'Metti prima «{expected}».',
      labels: { opened: 'aperta qui' },
    },
  },
  'json.not-closed': {
    en: {
      message: 'This “{sign}” is never closed.',
      help: 'Put “{expected}” where it ends.',
      labels: { before: 'it should end before this' },
    },
    it: {
      message: 'Questa «{sign}» non viene mai chiusa.',
      help: 'Metti «{expected}» dove finisce.',
      labels: { before: 'dovrebbe finire prima di questa' },
    },
  },
  'json.not-opened': {
    en: { message: 'A “{sign}” is missing before this.', help: 'Put it where what is closed further on begins.' },
    it: { message: 'Prima di questo manca «{sign}».', help: 'Mettila dove comincia ciò che più avanti viene chiuso.' },
  },
  'json.stray-colon': {
    en: {
      message: 'This colon follows no key.',
      help: 'Only inside an object, after a key in double quotes, stands a colon.',
    },
    it: {
      message: 'Questi due punti non seguono una chiave.',
      help: 'I due punti stanno solo dentro un oggetto, dopo una chiave fra virgolette doppie.',
    },
  },
  'json.single-quotes': {
    en: { message: 'Texts stand in double quotes.', help: 'Write "…" instead of \'…\'.' },
    it: { message: 'I testi stanno fra virgolette doppie.', help: 'Scrivi "…" invece di \'…\'.' },
  },
  'json.bare-key': {
    en: { message: 'The key “{key}” has no quotes.', help: 'Write "{key}", in double quotes.' },
    it: { message: 'La chiave «{key}» è senza virgolette.', help: 'Scrivi "{key}", fra virgolette doppie.' },
  },
  'json.unknown-word': {
    en: {
      message: '“{word}” is not JSON.',
      help: 'A value is a text in double quotes, a number, true, false, null, a list […] or an object {{…}}.',
    },
    it: {
      message: '«{word}» non è JSON.',
      help: 'Un valore è un testo fra virgolette doppie, un numero, true, false, null, una lista […] o un oggetto {{…}}.',
    },
  },
  'json.key-expected': {
    en: {
      message: 'A key in double quotes is missing here.',
      help: 'The members of an object are written "key": value.',
    },
    it: {
      message: 'Qui manca una chiave fra virgolette doppie.',
      help: 'I membri di un oggetto si scrivono "chiave": valore.',
    },
  },
  'json.value-expected': {
    en: { message: 'A value is missing here.', help: 'Add the value, or remove the comma or the key before it.' },
    it: {
      message: 'Qui manca un valore.',
      help: 'Aggiungi il valore, oppure togli la virgola o la chiave che lo precede.',
    },
  },
  'json.trailing-comma': {
    en: { message: 'Nothing follows this comma.', help: 'Remove it: JSON has no comma after the last member.' },
    it: {
      message: "Dopo questa virgola non c'è nulla.",
      help: "Toglila: in JSON l'ultimo elemento non è seguito da una virgola.",
    },
  },
  'json.colon-missing': {
    en: { message: 'A colon is missing after the key.', help: 'Write "key": value.' },
    it: { message: 'Dopo la chiave mancano i due punti.', help: 'Scrivi "chiave": valore.' },
  },
  'json.comma-missing': {
    en: { message: 'A comma is missing here.', help: 'Put a comma between the members of a list or an object.' },
    it: { message: 'Qui manca una virgola.', help: 'Metti una virgola fra gli elementi di una lista o di un oggetto.' },
  },
  'json.leading-zero': {
    en: {
      message: 'A number does not begin with a spare zero.',
      help: 'Remove the zero, or put the number in quotes if it is a name.',
    },
    it: {
      message: 'Un numero non comincia con uno zero superfluo.',
      help: 'Togli lo zero, oppure metti il numero fra virgolette se è un nome.',
    },
  },
  'json.bad-number': {
    en: {
      message: '“{number}” is not a number as JSON writes it.',
      help: 'Write a number like 12, -3 or 0.5, or put it in quotes if it is a name.',
    },
    it: {
      message: '«{number}» non è un numero scritto come vuole JSON.',
      help: 'Scrivi un numero come 12, -3 o 0.5, oppure mettilo fra virgolette se è un nome.',
    },
  },
  'json.odd-blank': {
    en: {
      message: 'The blank {character} is none that JSON knows.',
      help: 'Replace it by an ordinary blank; it often comes from a text processor or a web page.',
    },
    it: {
      message: 'Lo spazio {character} non è uno di quelli che JSON conosce.',
      help: 'Sostituiscilo con uno spazio normale; spesso arriva da un programma di scrittura o da una pagina web.',
    },
  },
  'json.inexact-number': {
    en: {
      message: 'The number {number} is too large to be kept exactly.',
      help: 'Use a smaller number, or a text if it is a name.',
    },
    it: {
      message: 'Il numero {number} è troppo grande per essere conservato con esattezza.',
      help: 'Usa un numero più piccolo, o un testo se è un nome.',
    },
  },
  'json.after-the-end': {
    en: {
      message: 'The file goes on after its end.',
      help: 'A JSON file holds one value: remove the rest, or put everything into one object.',
    },
    it: {
      message: 'Il file continua dopo la sua fine.',
      help: 'Un file JSON contiene un solo valore: togli il resto, o metti tutto in un solo oggetto.',
    },
  },
  'json.comment': {
    en: { message: 'JSON has no comments.', help: 'Remove the comment; an entry says why in its “text”.' },
    it: { message: 'JSON non ha commenti.', help: 'Togli il commento; una voce si spiega nel suo «text».' },
  },
  'json.text-not-closed': {
    en: {
      message: 'This text is not closed on its line.',
      help: 'Put a double quote at its end; a long expression may be a list of several texts.',
    },
    it: {
      message: 'Questo testo non è chiuso sulla sua riga.',
      help: "Metti le virgolette doppie alla fine; un'espressione lunga può essere una lista di più testi.",
    },
  },
  'json.quote-missing': {
    en: {
      message: 'A double quote is missing here, or shortly before.',
      help: 'Every text begins and ends with a double quote; inside a text it is written \\".',
    },
    it: {
      message: 'Qui, o poco prima, mancano delle virgolette doppie.',
      help: 'Ogni testo comincia e finisce con virgolette doppie; dentro un testo si scrivono \\".',
    },
  },
  'json.bad-escape': {
    en: {
      message: 'This escape does not exist.',
      help: 'After a backslash comes one of " \\ / b f n r t, or u and four hexadecimal digits.',
    },
    it: {
      message: 'Questa sequenza di escape non esiste.',
      help: 'Dopo una barra rovesciata viene uno fra " \\ / b f n r t, oppure u e quattro cifre esadecimali.',
    },
  },
  'json.control-character': {
    en: {
      message: 'A text must not hold a control character as it is.',
      help: 'Write it as an escape, such as \\t for a tab, or use a blank.',
    },
    it: {
      message: "Un testo non può contenere un carattere di controllo così com'è.",
      help: 'Scrivilo come sequenza di escape, per esempio \\t per la tabulazione, o usa uno spazio.',
    },
  },
  'json.duplicate-key': {
    en: { message: 'The key “{key}” stands twice in one object.', help: 'Keep one of the two.' },
    it: { message: 'La chiave «{key}» compare due volte nello stesso oggetto.', help: 'Tienine una sola.' },
  },
} satisfies Catalogue;
