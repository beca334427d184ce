import type { Words } from './words.js';

/** What each fault says, and each problem that a fault may name. The smallest bundle leaves these texts out, so nothing else stands in this file. */
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
    en: '{problem}',
    it: '{problem}',
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
    en: 'The pick {pick} for “{matter}” is not among {among}.',
    it: 'La scelta {pick} per «{matter}» non è fra {among}.',
  },
  'fault.table': {
    en: 'This table is refused at {pointer}. {problem}',
    it: 'Questo tavolo è rifiutato in {pointer}. {problem}',
  },
  'fault.view': {
    en: 'This table shows the state of the host, which the host itself changes; tell the table afterwards what changed.',
    it: 'Questo tavolo mostra lo stato del programma ospite, che lo cambia da sé; dopo, si dice al tavolo che cosa è cambiato.',
  },
  'fault.unused-pick': {
    en: 'Nobody asked for the pick {pick} for “{matter}” with “by” {by}; “needs” of a plan says what is asked.',
    it: 'Nessuno ha chiesto la scelta {pick} per «{matter}» con «by» {by}; «needs» di un piano dice che cosa si chiede.',
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
    en: 'The plan does not fit this table. {problem}',
    it: 'Il piano non si adatta a questo tavolo. {problem}',
  },
  'argument.type': {
    en: '“{argument}” of {of} expects {expected}, but got {got}.',
    it: '«{argument}» di {of} vuole {expected}, ma ha ricevuto {got}.',
  },
  'argument.missing': {
    en: '“{argument}” of {of} is missing; it expects {expected}.',
    it: 'Manca «{argument}» di {of}; vuole {expected}.',
  },
  'argument.unknown': {
    en: '{of} has no “{argument}”; it has {expected}.',
    it: '{of} non ha «{argument}»; ha {expected}.',
  },
  'argument.beside-fields': {
    en: '{of} has no “{argument}” beside “event”; what an event tells stands in “fields”.',
    it: '{of} non ha «{argument}» accanto a «event»; ciò che un evento dice sta in «fields».',
  },
  'argument.too-many': {
    en: '{of} takes {expected} arguments, and number {argument} was given: {got}.',
    it: '{of} vuole {expected} argomenti, e ne ha ricevuto il numero {argument}: {got}.',
  },
  'argument.unknown-id': {
    en: 'Nothing on this table has the id “{argument}”; “membersOf” lists the ids of a collection.',
    it: "Niente su questo tavolo ha l'identificativo «{argument}»; «membersOf» elenca quelli di una raccolta.",
  },
  'argument.untold-id': {
    en: 'The table knows nothing with the id “{argument}”; what was added to the state of the host is first told with “changed”.',
    it: "Il tavolo non conosce niente con l'identificativo «{argument}»; ciò che si è aggiunto allo stato del programma ospite si dice prima con «changed».",
  },
  'argument.unknown-fact': {
    en: '{of} has no fact “{argument}”; “describeVocabulary” lists the facts of each kind.',
    it: '{of} non ha il fatto «{argument}»; «describeVocabulary» elenca i fatti di ogni genere.',
  },
  'argument.unknown-collection': {
    en: 'A table has no collection “{argument}”; it has {expected}.',
    it: 'Un tavolo non ha la raccolta «{argument}»; ha {expected}.',
  },
  'argument.other-collection': {
    en: '“{argument}” is not in the collection “{of}”, but in “{got}”.',
    it: '«{argument}» non è nella raccolta «{of}», ma in «{got}».',
  },
  'argument.unknown-thing': {
    en: '“{argument}” of {of} is “{id}”, and nothing on this table has that id; it expects {expected}.',
    it: '«{argument}» di {of} è «{id}», e niente su questo tavolo ha questo identificativo; vuole {expected}.',
  },
  'argument.untold-thing': {
    en: '“{argument}” of {of} is “{id}”, which the table does not know; what was added to the state of the host is first told with “changed”.',
    it: '«{argument}» di {of} è «{id}», che il tavolo non conosce; ciò che si è aggiunto allo stato del programma ospite si dice prima con «changed».',
  },
  'argument.wrong-entity': {
    en: '“{argument}” of {of} expects {expected}, but “{id}” is of the kind {entity}.',
    it: '«{argument}» di {of} vuole {expected}, ma «{id}» è di tipo {entity}.',
  },
  'argument.unknown-value': {
    en: '“{argument}” of {of} is “{value}”, which is none of the values of {expected}; “describeVocabulary” lists them.',
    it: '«{argument}» di {of} è «{value}», che non è fra i valori di {expected}; «describeVocabulary» li elenca.',
  },
  'argument.no-handle': {
    en: '“{argument}” of {of} expects a handle, not the id {got}; “handleOf” gives it.',
    it: "«{argument}» di {of} vuole un riferimento, non l'identificativo {got}; lo dà «handleOf».",
  },
  'argument.promise': {
    en: '“choose” of {of} gave a promise; it has to give the pick itself. Who has to wait for it sends the events, asks for the “needs” of the plan, and sends them again with “picks”.',
    it: '«choose» di {of} ha dato una promessa; deve dare la scelta stessa. Chi deve aspettarla invia gli eventi, chiede ciò che sta in «needs» del piano e li invia di nuovo con «picks».',
  },
  'plan.waits': {
    en: 'It waits for a choice or for chance ({matter}): “resolve” asks for them, or send the events again with “picks”.',
    it: 'Aspetta una scelta o il caso ({matter}): «resolve» li chiede, oppure si inviano di nuovo gli eventi con «picks».',
  },
  'plan.unknown': {
    en: 'It lacks facts ({facts}): give them to the table and send the events again.',
    it: 'Gli mancano dei fatti ({facts}): vanno dati al tavolo, poi si inviano di nuovo gli eventi.',
  },
  'plan.stale': {
    en: 'It was made for another state of the table, or for another table; send the events again and carry out the new plan.',
    it: 'È stato fatto per un altro stato del tavolo, o per un altro tavolo; si inviano di nuovo gli eventi e si esegue il piano nuovo.',
  },
  'plan.edition': {
    en: 'It was made under the edition {made}, and the table plays by that of {edition}.',
    it: "È stato fatto secondo l'edizione {made}, e il tavolo gioca secondo quella del {edition}.",
  },
  'plan.no-write': {
    en: '{got} is no write; there are set, create, remove and fresh.',
    it: '{got} non è una scrittura; ci sono set, create, remove e fresh.',
  },
  'plan.no-sum': {
    en: 'An event adds to {fact} of {of}, which is neither a number nor a list.',
    it: 'Un evento aggiunge a {fact} di {of}, che non è né un numero né un elenco.',
  },
  meant: {
    en: 'Did you mean “{suggestion}”?',
    it: 'Forse intendevi «{suggestion}»?',
  },
  'table.unknown-key': {
    en: '“{key}” is neither a fact of {of} nor anything else that may stand here.',
    it: '«{key}» non è né un fatto di {of} né altro che possa stare qui.',
  },
  'table.unknown-thing': {
    en: 'Nothing on this table has the id “{id}”; a thing of the kind {expected} is wanted.',
    it: "Niente su questo tavolo ha l'identificativo «{id}»; serve una cosa di tipo {expected}.",
  },
  'table.wrong-entity': {
    en: '“{id}” is of the kind {entity}, but {expected} is wanted here.',
    it: '«{id}» è di tipo {entity}, ma qui serve {expected}.',
  },
  'table.wrong-type': {
    en: 'This is {got}, but {expected} is wanted.',
    it: 'Questo è {got}, ma serve {expected}.',
  },
  'table.unknown-value': {
    en: '“{value}” is not one of the values of {expected}.',
    it: '«{value}» non è uno dei valori di {expected}.',
  },
  'table.id-twice': {
    en: 'The id “{id}” stands twice on this table.',
    it: "L'identificativo «{id}» compare due volte su questo tavolo.",
  },
  'table.no-id': {
    en: 'This {entity} has no id.',
    it: "Manca l'identificativo di questa cosa di tipo {entity}.",
  },
  'table.clash': {
    en: '“{id}” is the name of something that every table has, so nothing can have it as its id.',
    it: '«{id}» è il nome di qualcosa che ogni tavolo ha: nessuna cosa può averlo come identificativo.',
  },
  'table.says-nothing': {
    en: '“{fact}” says nothing here: of a {of} it counts only where {where}.',
    it: '«{fact}» qui non dice nulla: in una cosa di tipo {of} conta solo dove {where}.',
  },
} as const satisfies Record<string, Words>;
