import type { Words } from './words.js';

/** What each fault says. The smallest bundle leaves these texts out, so nothing else stands in this file. */
export const faultWords = {
  'fault.edition-too-old': {
    en: 'Edition {edition} is older than {first}, the first edition that this rulebook knows.',
    it: "L'edizione {edition} è anteriore al {first}, la prima che questo regolamento conosce.",
  },
  'fault.edition-too-new': {
    en: 'Edition {edition} is newer than {last}, the last edition that the rulebook was confirmed for, and strict mode was asked for.',
    it: "L'edizione {edition} è successiva al {last}, l'ultima per cui il regolamento è stato confermato, ed è richiesta la modalità rigorosa.",
  },
  'fault.edition-not-a-date': {
    en: 'The edition “{edition}” is not a date of the form YYYY-MM-DD.',
    it: "L'edizione «{edition}» non è una data nella forma AAAA-MM-GG.",
  },
  'fault.unknown-choice': {
    en: 'The matter “{matter}” has no choice “{choice}”; its choices are {choices}.',
    it: 'La questione «{matter}» non ha la scelta «{choice}»; le scelte sono {choices}.',
  },
  'fault.unknown-matter': {
    en: 'There is no matter “{matter}” to choose an answer for.',
    it: 'Non esiste la questione «{matter}» per cui scegliere una risposta.',
  },
  'fault.other-setup': {
    en: 'This rulebook was narrowed to one setup when it was built, and the table has another: {what}.',
    it: "Questo regolamento è stato ristretto a una preparazione quando lo si è costruito, e il tavolo ne ha un'altra: {what}.",
  },
  'fault.format': {
    en: '“{what}” is not of a form that this version reads: {got} instead of {expected}.',
    it: '«{what}» non ha una forma che questa versione legga: {got} invece di {expected}.',
  },
  'fault.entry-exists': {
    en: 'The entry “{entry}” is in the rulebook already, or the matter that it bears the name of.',
    it: 'La voce «{entry}», o la questione con questo nome, è già nel regolamento.',
  },
  'fault.word-exists': {
    en: 'The word “{word}” is in the vocabulary already and means something else.',
    it: 'La parola «{word}» è già nel vocabolario e significa altro.',
  },
  'fault.entry-foreign': {
    en: 'The entry “{entry}” was compiled for another rulebook: “{what}” is not known here.',
    it: 'La voce «{entry}» è stata compilata per un altro regolamento: qui «{what}» non si conosce.',
  },
  'fault.entry-missing': {
    en: 'The rulebook has no entry “{entry}” that could be removed.',
    it: 'Il regolamento non ha nessuna voce «{entry}» da togliere.',
  },
  'fault.unknown-question': {
    en: 'There is no question “{question}”.',
    it: 'La domanda «{question}» non esiste.',
  },
  'fault.no-role': {
    en: 'The vocabulary gives the role “{role}” to nothing, so no table can be made with these rules; it is named under “roles” in vocabulary.json.',
    it: 'Il vocabolario non dà a nulla il ruolo «{role}», quindi con queste regole non si può preparare un tavolo; si nomina sotto «roles» in vocabulary.json.',
  },
  'fault.unknown-event': {
    en: 'There is no event “{event}”.',
    it: "L'evento «{event}» non esiste.",
  },
  'fault.argument': {
    en: '“{argument}” of {of} expects {expected}, but got {got}.',
    it: '«{argument}» di {of} vuole {expected}, ma ha ricevuto {got}.',
  },
  'fault.conflict': {
    en: 'Two answers to {question} are left and neither entry displaces the other: {entries}.',
    it: "Restano due risposte a {question} e nessuna delle voci prevale sull'altra: {entries}.",
  },
  'fault.silence': {
    en: 'No entry answers {question} here, and the vocabulary declares no answer for silence.',
    it: 'Qui nessuna voce risponde a {question}, e il vocabolario non dichiara una risposta per il silenzio.',
  },
  'fault.two-procedures': {
    en: 'The event {event} has more than one procedure: {entries}.',
    it: "L'evento {event} ha più di una procedura: {entries}.",
  },
  'fault.no-procedure': {
    en: 'Entries join the procedure of {event}, but there is none here: {entries}.',
    it: 'Alcune voci si uniscono alla procedura di {event}, che qui non esiste: {entries}.',
  },
  'fault.no-step': {
    en: 'The entry {entry} hangs a step at “{step}” of {event}, which is not there.',
    it: 'La voce {entry} aggancia un passo a «{step}» di {event}, che non esiste.',
  },
  'fault.circle': {
    en: 'These need each other in a circle: {circle}.',
    it: 'Dipendono gli uni dagli altri in circolo: {circle}.',
  },
  'fault.rounds': {
    en: 'The event does not come to an end; last entries at work: {entries}.',
    it: "L'evento non arriva alla fine; ultime voci all'opera: {entries}.",
  },
  'fault.budget': {
    en: 'Working out {what} takes more than {steps} steps. Look there for loops inside loops over long lists, or let the option “steps” allow more.',
    it: "Calcolare {what} richiede più di {steps} passi. Vi si cerchino cicli dentro cicli su elenchi lunghi, oppure l'opzione «steps» ne conceda di più.",
  },
  'fault.foreign-handle': {
    en: '“{argument}” of {of} got a handle of “{id}” that is not of this table, or no longer; “handleOf” gives the one that is.',
    it: '«{argument}» di {of} ha ricevuto un riferimento a «{id}» che non è di questo tavolo, o non più; «handleOf» dà quello giusto.',
  },
  'fault.pick': {
    en: 'The pick “{pick}” for “{matter}” is not among {among}.',
    it: 'La scelta «{pick}» per «{matter}» non è fra {among}.',
  },
  'fault.table': {
    en: 'The table contradicts itself or does not fit the vocabulary: {count} problem(s), the first at {pointer} ({problem}).',
    it: 'Il tavolo si contraddice o non rispetta il vocabolario: {count} problema/i, il primo in {pointer} ({problem}).',
  },
  'fault.view': {
    en: 'This table shows the state of the host, which the host itself changes; tell the table afterwards what changed.',
    it: 'Questo tavolo mostra lo stato del programma ospite, che lo cambia da sé; dopo, si dice al tavolo che cosa è cambiato.',
  },
  'fault.unused-pick': {
    en: 'Nobody asked for the pick {pick} for “{matter}” (by {by}); “needs” of a plan says what is asked.',
    it: 'Nessuno ha chiesto la scelta {pick} per «{matter}» (di {by}); «needs» di un piano dice che cosa si chiede.',
  },
  'fault.no-undo': {
    en: 'There is no change left to take back; the last {most} of a table can be.',
    it: 'Non resta nessun cambiamento da annullare; di un tavolo si possono annullare gli ultimi {most}.',
  },
  'fault.drifted': {
    en: 'The host says {now} of {of}.{fact}, and the table was told {told}: call changed for it whenever it changes.',
    it: 'Il programma ospite dice {now} di {of}.{fact}, e al tavolo si era detto {told}: va chiamato changed ogni volta che cambia.',
  },
  'fault.plan': {
    en: 'The plan does not fit this table: {reason}.',
    it: 'Il piano non si adatta a questo tavolo: {reason}.',
  },
} as const satisfies Record<string, Words>;
