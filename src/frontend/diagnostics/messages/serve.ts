import type { Catalogue } from '../message.js';

/** What a client of `tavolata serve` is told. */
export const serveMessages = {
  'serve.not-json': {
    en: {
      message: 'The message is not JSON: it goes wrong at character {character}.',
      help: 'Send one JSON text on one line, or one in each frame.',
    },
    it: {
      message: 'Il messaggio non è JSON: non è valido dal carattere {character} in poi.',
      help: 'Invia un testo JSON per riga, o uno per riquadro.',
    },
  },
  'serve.not-utf8': {
    en: { message: 'The message is not encoded in UTF-8.', help: 'Encode it in UTF-8.' },
    it: { message: 'Il messaggio non è codificato in UTF-8.', help: 'Codificalo in UTF-8.' },
  },
  'serve.bad-header': {
    en: {
      message: 'This is no frame header.',
      help: 'Write “Content-Length: N” and an empty line before each message.',
    },
    it: {
      message: "Questa non è un'intestazione.",
      help: 'Scrivi «Content-Length: N» e una riga vuota prima di ogni messaggio.',
    },
  },
  'serve.invalid-request': {
    en: {
      message: 'This is no request of JSON-RPC 2.0: “{part}” is not right.',
      help: 'Send {{"jsonrpc": "2.0", "id": 1, "method": "…", "params": {{…}}}}.',
    },
    it: {
      message: 'Questa non è una richiesta JSON-RPC 2.0: «{part}» non va.',
      help: 'Invia {{"jsonrpc": "2.0", "id": 1, "method": "…", "params": {{…}}}}.',
    },
  },
  'serve.empty-batch': {
    en: { message: 'The batch has no request in it.', help: 'Put at least one request into the list.' },
    it: { message: 'Il gruppo non contiene richieste.', help: 'Metti almeno una richiesta nella lista.' },
  },
  'serve.unknown-method': {
    en: { message: 'There is no method “{method}”.', help: 'There are {methods|list}.' },
    it: { message: 'Il metodo «{method}» non esiste.', help: 'Ci sono {methods|list}.' },
  },
  'serve.unknown-part': {
    en: { message: '“{method}” has no parameter “{part}”.', help: 'It takes {parts|list}.' },
    it: { message: '«{method}» non ha il parametro «{part}».', help: 'Prende {parts|list}.' },
  },
  'serve.missing-part': {
    en: { message: '“{method}” needs the parameter “{part}”.', help: 'Add it.' },
    it: { message: '«{method}» vuole il parametro «{part}».', help: 'Aggiungilo.' },
  },
  'serve.wrong-part': {
    en: { message: '“{part}” of “{method}” must be {expected|term}.', help: 'Give a value of that form.' },
    it: { message: '«{part}» di «{method}» deve essere {expected|term}.', help: 'Indica un valore di quella forma.' },
  },
  'serve.one-of': {
    en: { message: '“{method}” needs one of {parts|list}, and only one.', help: 'Give exactly one of them.' },
    it: { message: '«{method}» vuole uno fra {parts|list}, e uno solo.', help: 'Indicane esattamente uno.' },
  },
  'serve.no-table': {
    en: { message: 'No table is held under “{table}”.', help: 'Open it first; a table that was closed is gone.' },
    it: {
      message: 'Con il nome «{table}» non si tiene nessun tavolo.',
      help: "Aprilo prima; un tavolo chiuso non c'è più.",
    },
  },
  'serve.table-refused': {
    en: {
      message: 'The table cannot be opened: {count} {count?thing is:things are} wrong, the first at {pointer}.',
      help: '“all” in the data of this error lists everything.',
    },
    it: {
      message: 'Il tavolo non si può aprire: {count} {count?cosa non va:cose non vanno}, la prima in {pointer}.',
      help: '«all» nei dati di questo errore elenca tutto.',
    },
  },
  'serve.not-over': {
    en: {
      message: '“{part}” of {question} cannot vary.',
      help: 'One or two parameters may vary; give each a list, or a text whose value is a list.',
    },
    it: {
      message: '«{part}» di {question} non può variare.',
      help: 'Possono variare uno o due parametri; a ciascuno dai una lista, o un testo il cui valore sia una lista.',
    },
  },
  'serve.value-unknown': {
    en: {
      message: 'The value of “{text}” is unknown: the table does not give {facts}.',
      help: 'Add the facts to the table.',
    },
    it: { message: 'Il valore di «{text}» è ignoto: il tavolo non dice {facts}.', help: 'Aggiungi i fatti al tavolo.' },
  },
  'serve.not-explainable': {
    en: {
      message: 'This is no answer and no plan of these rules.',
      help: 'Send what “ask” or “send” gave, as it was.',
    },
    it: {
      message: 'Questa non è una risposta né un piano di queste regole.',
      help: "Invia ciò che ha dato «ask» o «send», com'era.",
    },
  },
  'serve.message-too-long': {
    en: {
      message: 'The message has {count} bytes; {most} are the most.',
      help: 'Send less at a time, or raise the limit “bytes”.',
    },
    it: {
      message: 'Il messaggio ha {count} byte; il massimo è {most}.',
      help: 'Invia meno per volta, o alza il limite «bytes».',
    },
  },
  'serve.too-deep': {
    en: {
      message: 'Lists and objects stand more than {most} deep in the message.',
      help: 'Nest less, or raise the limit “depth”.',
    },
    it: {
      message: 'Nel messaggio liste e oggetti sono annidati oltre {most} livelli.',
      help: 'Annida di meno, o alza il limite «depth».',
    },
  },
  'serve.too-intricate': {
    en: { message: 'The request asks for work that is nested too deeply.', help: 'Ask for less at a time.' },
    it: { message: 'La richiesta chiede un lavoro annidato troppo in profondità.', help: 'Chiedi meno per volta.' },
  },
  'serve.batch-too-long': {
    en: {
      message: 'The batch has {count} requests; {most} are the most.',
      help: 'Send smaller batches, or raise the limit “batch”.',
    },
    it: {
      message: 'Il gruppo ha {count} richieste; il massimo è {most}.',
      help: 'Invia gruppi più piccoli, o alza il limite «batch».',
    },
  },
  'serve.reply-too-long': {
    en: {
      message: 'The responses to the batch already have {count} characters; {most} are the most.',
      help: 'Send smaller batches, or raise the limit “reply”.',
    },
    it: {
      message: 'Le risposte al gruppo hanno già {count} caratteri; il massimo è {most}.',
      help: 'Invia gruppi più piccoli, o alza il limite «reply».',
    },
  },
  'serve.too-many-answers': {
    en: {
      message: 'The message asks for {count} answers; {most} are the most.',
      help: 'Ask in parts, or raise the limit “answers”.',
    },
    it: {
      message: 'Il messaggio chiede {count} risposte; il massimo è {most}.',
      help: 'Chiedi in più parti, o alza il limite «answers».',
    },
  },
  'serve.too-many-tables': {
    en: {
      message: '{count} tables would be held; {most} are the most.',
      help: 'Close some, or raise the limit “tables”.',
    },
    it: {
      message: 'I tavoli tenuti sarebbero {count}; il massimo è {most}.',
      help: 'Chiudine qualcuno, o alza il limite «tables».',
    },
  },
  'serve.too-many-things': {
    en: {
      message: 'The table has {count} things; {most} are the most.',
      help: 'Leave out what no rule asks for, or raise the limit “things”.',
    },
    it: {
      message: 'Il tavolo ha {count} cose; il massimo è {most}.',
      help: 'Ometti ciò che nessuna regola chiede, o alza il limite «things».',
    },
  },
  'serve.too-much-held': {
    en: {
      message: 'All tables together would have {count} things; {most} are the most.',
      help: 'Close some, or raise the limit “held”.',
    },
    it: {
      message: 'Tutti i tavoli insieme avrebbero {count} cose; il massimo è {most}.',
      help: 'Chiudine qualcuno, o alza il limite «held».',
    },
  },
  'serve.too-many-items': {
    en: {
      message: 'A list in it has {count} items; {most} are the most.',
      help: 'Shorten it, or raise the limit “items”.',
    },
    it: {
      message: 'Una sua lista ha {count} elementi; il massimo è {most}.',
      help: 'Accorciala, o alza il limite «items».',
    },
  },
  'serve.too-much-work': {
    en: {
      message: '“{text}” may take {count} steps on this table; {most} are the most.',
      help: 'Put fewer loops inside one another, or raise the limit “steps”.',
    },
    it: {
      message: '«{text}» su questo tavolo può richiedere {count} passi; il massimo è {most}.',
      help: "Metti meno cicli uno dentro l'altro, o alza il limite «steps».",
    },
  },
  'serve.out-of-time': {
    en: {
      message: 'The message took {count} ms; {most} are the most.',
      help: 'Ask for less at a time, or raise the limit “milliseconds”.',
    },
    it: {
      message: 'Il messaggio ha richiesto {count} ms; il massimo è {most}.',
      help: 'Chiedi meno per volta, o alza il limite «milliseconds».',
    },
  },
  'serve.http-path': {
    en: { message: 'There is nothing at “{path}”.', help: 'There are POST /rpc, GET /openapi.json and GET /health.' },
    it: { message: "In «{path}» non c'è nulla.", help: 'Ci sono POST /rpc, GET /openapi.json e GET /health.' },
  },
  'serve.http-method': {
    en: { message: '“{path}” does not take {method}.', help: 'It takes {allowed}.' },
    it: { message: '«{path}» non accetta {method}.', help: 'Accetta {allowed}.' },
  },
  'serve.http-type': {
    en: { message: 'A request must come as JSON.', help: 'Send the header “Content-Type: application/json”.' },
    it: {
      message: 'Una richiesta deve arrivare come JSON.',
      help: "Invia l'intestazione «Content-Type: application/json».",
    },
  },
  'serve.http-origin': {
    en: {
      message: 'Only programs on this machine are answered.',
      help: 'Call it as 127.0.0.1 or localhost, and not from a page of another site.',
    },
    it: {
      message: 'Si risponde solo a programmi di questa macchina.',
      help: 'Chiamalo come 127.0.0.1 o localhost, e non da una pagina di un altro sito.',
    },
  },
  'serve.http-stopping': {
    en: { message: 'The server is stopping.', help: 'Start it again.' },
    it: { message: 'Il server si sta fermando.', help: 'Avvialo di nuovo.' },
  },
  'serve.bad-port': {
    en: { message: '“{port}” is no port.', help: 'Write a number from 0 to 65535; with 0 a free one is taken.' },
    it: { message: '«{port}» non è una porta.', help: 'Scrivi un numero da 0 a 65535; con 0 se ne prende una libera.' },
  },
  'serve.cannot-listen': {
    en: { message: 'Port {port} cannot be used ({reason}).', help: 'Choose another one, or 0 for any that is free.' },
    it: {
      message: 'La porta {port} non si può usare ({reason}).',
      help: "Scegline un'altra, o 0 per una libera qualsiasi.",
    },
  },
  'serve.bad-limit': {
    en: {
      message: '“{limit}” is no limit.',
      help: 'Write NAME=N, with one of {names|list} and a whole number from 1 on.',
    },
    it: {
      message: '«{limit}» non è un limite.',
      help: 'Scrivi NOME=N, con uno fra {names|list} e un numero intero da 1 in su.',
    },
  },
  'serve.two-transports': {
    en: { message: '“--framed” and “--http” exclude each other.', help: 'Leave one of them out.' },
    it: { message: '«--framed» e «--http» si escludono.', help: 'Togli uno dei due.' },
  },
  'serve.internal': {
    en: { message: 'A bug in tavolata: {reason}.', help: 'Please report it together with the request.' },
    it: { message: 'Un errore di tavolata: {reason}.', help: 'Per favore segnalalo insieme alla richiesta.' },
  },
} satisfies Catalogue;
