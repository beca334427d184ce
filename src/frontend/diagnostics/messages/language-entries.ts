import type { Catalogue } from '../message.js';

/** What an entry says of itself and of others. */
export const entryMessages = {
  'entry.unknown-question': {
    en: { message: 'There is no question “{name}”.', help: 'Questions are declared in the vocabulary.' },
    it: { message: 'La domanda «{name}» non esiste.', help: 'Le domande si dichiarano nel vocabolario.' },
  },
  'entry.unknown-event': {
    en: { message: 'There is no event “{name}”.', help: 'Events are declared in the vocabulary.' },
    it: { message: "L'evento «{name}» non esiste.", help: 'Gli eventi si dichiarano nel vocabolario.' },
  },
  'entry.wrong-answer': {
    en: {
      message: '“{key}” does not answer “{question}”, whose policy is “{policy}”.',
      help: 'Answer it with {wanted|list}.',
    },
    it: {
      message: '«{key}» non risponde a «{question}», la cui politica è «{policy}».',
      help: 'Rispondi con {wanted|list}.',
    },
  },
  'entry.no-answer': {
    en: { message: 'The entry does not say its answer to “{question}”.', help: 'Answer it with {wanted|list}.' },
    it: { message: 'La voce non dice la sua risposta a «{question}».', help: 'Rispondi con {wanted|list}.' },
  },
  'entry.else-not-last': {
    en: {
      message: 'Nothing behind this “else” is ever tried.',
      help: 'Cases are tried in order, and the first that holds decides: put “else” last, and write it once.',
    },
    it: {
      message: 'Nulla di ciò che segue questo «else» si prova mai.',
      help: 'I casi si provano in ordine, e decide il primo che vale: metti «else» per ultimo, e una volta sola.',
    },
  },
  'entry.else-same': {
    en: {
      message: 'The entry says the same whether its condition holds or not.',
      help: 'Give “else” another verdict, or leave out “else” and “when”.',
    },
    it: {
      message: 'La voce dice lo stesso, che la sua condizione valga o no.',
      help: 'Dai a «else» un altro verdetto, oppure togli «else» e «when».',
    },
  },
  'entry.two-answers': {
    en: { message: 'The entry answers twice.', help: 'Keep “value”, or put everything into “cases”.' },
    it: { message: 'La voce risponde due volte.', help: 'Tieni «value», oppure metti tutto in «cases».' },
  },
  'entry.unknown-placeholder': {
    en: {
      message: 'Nothing here is called “{name}”, so nothing can be put in its place.',
      help: 'Braces hold a parameter, a “let” or the “each” of the entry: {names|list}.',
    },
    it: {
      message: 'Qui nulla si chiama «{name}», quindi nulla può prenderne il posto.',
      help: "Le graffe contengono un parametro, un «let» o l'«each» della voce: {names|list}.",
    },
  },
  'entry.table-without-matter': {
    en: {
      message: '“{key}” is a table of choices, but the entry names no “matter”.',
      help: 'Name the matter that the choices belong to, or give one value.',
    },
    it: {
      message: '«{key}» è una tabella di scelte, ma la voce non nomina nessuna «matter».',
      help: 'Indica la questione a cui appartengono le scelte, oppure dai un solo valore.',
    },
  },
  'entry.matter-without-table': {
    en: {
      message: 'The entry names a matter, but gives no table of its choices.',
      help: 'Give one of {keys} as a table, choice -> value; or write “chosen” with the matter and one choice.',
    },
    it: {
      message: 'La voce nomina una questione, ma non dà nessuna tabella delle sue scelte.',
      help: 'Dai uno fra {keys} come tabella, scelta -> valore; oppure scrivi «chosen» con la questione e una scelta.',
    },
  },
  'entry.two-tables': {
    en: {
      message: '“{key}” and “{second}” are tables of choices both.',
      help: 'Keep one table; where the choices differ in more, write an entry for each, with “chosen”.',
    },
    it: {
      message: '«{key}» e «{second}» sono tutte e due tabelle di scelte.',
      help: 'Tieni una tabella sola; se le scelte differiscono in altro, scrivi una voce per ciascuna, con «chosen».',
    },
  },
  'entry.unknown-label': {
    en: {
      message: 'No other entry bears the label “{label}”.',
      help: 'Put it into “labels” of the entries that are meant, or name them by id.',
    },
    it: {
      message: "Nessun'altra voce porta l'etichetta «{label}».",
      help: "Mettila nelle «labels» delle voci che s'intendono, oppure nominale per id.",
    },
  },
  'entry.no-logic': {
    en: { message: '“{id}” decides nothing, so it has no logic to share.', help: 'Name an entry that decides.' },
    it: {
      message: '«{id}» non decide nulla, e quindi non ha una logica da condividere.',
      help: 'Nomina una voce che decide.',
    },
  },
  'entry.logic-of-sharer': {
    en: {
      message: '“{id}” has its logic from “{further}” itself.',
      help: 'Name the entry in which the logic stands.',
    },
    it: {
      message: '«{id}» ha a sua volta la logica di «{further}».',
      help: 'Nomina la voce in cui la logica sta scritta.',
    },
  },
  'entry.two-logics': {
    en: {
      message: '“{id}” changes its meaning on {since}: it is not clear which one is shared.',
      help: 'Split this entry on that date with “until” and “since”, or write its logic here.',
    },
    it: {
      message: '«{id}» cambia significato il {since}: non è chiaro quale si condivide.',
      help: 'Dividi questa voce in quella data con «until» e «since», oppure scrivine qui la logica.',
    },
  },
  'entry.other-kind': {
    en: {
      message: 'The logic of “{id}” makes a “{kind}”, and this entry says that it is a “{own}”.',
      help: 'Write the same “kind”.',
    },
    it: {
      message: 'La logica di «{id}» è di una «{kind}», e questa voce dice di essere una «{own}».',
      help: 'Scrivi lo stesso «kind».',
    },
  },
  'entry.text-too-late': {
    en: {
      message: 'The first text stands from {date} on, but the entry lives from {since} on.',
      help: 'Give the text of the first edition, too.',
    },
    it: {
      message: 'Il primo testo vale dal {date}, ma la voce vive dal {since}.',
      help: 'Dai anche il testo della prima edizione.',
    },
  },
  'entry.text-after-end': {
    en: {
      message: 'The text of {date} is never in force: the entry ends on {until}.',
      help: 'Remove the text, or correct one of the dates.',
    },
    it: {
      message: 'Il testo del {date} non vale mai: la voce finisce il {until}.',
      help: 'Togli il testo, oppure correggi una delle date.',
    },
  },
  'entry.id-twice': {
    en: {
      message: 'Two entries with the id “{id}” are alive at the same time.',
      help: 'If the meaning changed, give the earlier one an “until” and the later one a “since”; if not, one of them needs another id.',
    },
    it: {
      message: "Due voci con l'id «{id}» sono vive nello stesso tempo.",
      help: 'Se il significato è cambiato, dai un «until» alla prima e un «since» alla seconda; altrimenti una delle due vuole un altro id.',
    },
  },
  'entry.until-before-since': {
    en: {
      message: 'The entry ends on {until}, but begins only on {since}.',
      help: '“until” is the first edition without the entry; “since” is, if left out, the first date of “numbered”.',
    },
    it: {
      message: 'La voce finisce il {until}, ma comincia solo il {since}.',
      help: '«until» è la prima edizione senza la voce; «since», se manca, è la prima data di «numbered».',
    },
  },
  'entry.number-outside': {
    en: {
      message: 'From {date} on the entry has a number, but it is alive only up to {until}.',
      help: 'Give the number to the entry that is alive then.',
    },
    it: {
      message: 'Dal {date} la voce ha un numero, ma è viva solo fino al {until}.',
      help: 'Dai il numero alla voce che è viva allora.',
    },
  },
  'entry.no-edition': {
    en: {
      message: 'No edition bears the date {date}.',
      help: 'Take the date of an edition in editions.json; for everything older than the first take {first}.',
    },
    it: {
      message: 'Nessuna edizione porta la data {date}.',
      help: "Usa la data di un'edizione di editions.json; per tutto ciò che precede la prima usa {first}.",
    },
  },
  'entry.unknown-entry': {
    en: { message: 'There is no entry “{id}” to name in “{key}”.', help: 'Name entries by their ids.' },
    it: { message: 'Non esiste la voce «{id}» da nominare in «{key}».', help: 'Nomina le voci con i loro id.' },
  },
  'entry.names-itself': {
    en: { message: '“{id}” names itself in “{key}”.', help: 'Name another entry, or leave it out.' },
    it: { message: '«{id}» nomina se stessa in «{key}».', help: "Nomina un'altra voce, o toglila." },
  },
  'entry.displaces-above': {
    en: {
      message: '“{key}” cannot name “{id}”: it belongs to {other}, which stands above {layer}.',
      help: 'An entry displaces only entries of its own tier or below. Let the other one say how it gives way.',
    },
    it: {
      message: '«{key}» non può nominare «{id}»: appartiene a {other}, che sta sopra {layer}.',
      help: "Una voce prevale solo su voci del suo livello o di livelli inferiori. Fa' dire all'altra come cede.",
    },
  },
  'entry.elsewhere': {
    en: {
      message: '“{key}” has no effect on “{id}”: one says “{of}”, the other “{other}”.',
      help: 'Only entries that answer one question, or do the same thing to one event, meet. Use “replaces” to silence it altogether.',
    },
    it: {
      message: "«{key}» non ha effetto su «{id}»: l'una dice «{of}», l'altra «{other}».",
      help: "S'incontrano solo voci che rispondono alla stessa domanda o fanno la stessa cosa a un evento. Per farla tacere del tutto usa «replaces».",
    },
  },
  'entry.overrides-all': {
    en: {
      message: 'An entry of {layer} cannot override everything.',
      help: 'Only the highest tier, that of card effects, may say “all”; name the entries.',
    },
    it: {
      message: 'Una voce di {layer} non può prevalere su tutto.',
      help: 'Solo il livello più alto, quello degli effetti di carte, può dire «all»; nomina le voci.',
    },
  },
  'entry.order-circle': {
    en: { message: 'The order goes round in a circle: {circle}.', help: 'Take one “before” or “after” out.' },
    it: { message: "L'ordine gira in circolo: {circle}.", help: 'Togli un «before» o un «after».' },
  },
  'entry.displacement-circle': {
    en: {
      message: 'These entries displace each other in a circle: {circle}.',
      help: 'Take one “overrides” or “replaces” out: one of them has to give way.',
    },
    it: {
      message: "Queste voci prevalgono l'una sull'altra in circolo: {circle}.",
      help: 'Togli un «overrides» o un «replaces»: una di esse deve cedere.',
    },
  },
} satisfies Catalogue;
