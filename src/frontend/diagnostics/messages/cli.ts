import type { Catalogue } from '../message.js';

/** What is wrong with a command line, and what is said about faults of the runtime that a user meets there. */
export const cliMessages = {
  'cli.unknown-command': {
    en: { message: 'There is no command “{command}”.', help: '“tavolata --help” lists the commands and the examples.' },
    it: { message: 'Il comando «{command}» non esiste.', help: '«tavolata --help» elenca i comandi e gli esempi.' },
  },
  'cli.unknown-option': {
    en: {
      message: '“{command}” has no option “{option}”.',
      help: '“tavolata {command} --help” lists its options; write “--” before what is no option.',
    },
    it: {
      message: "«{command}» non ha l'opzione «{option}».",
      help: "«tavolata {command} --help» elenca le sue opzioni; metti «--» prima di ciò che non è un'opzione.",
    },
  },
  'cli.needless-value': {
    en: { message: '“{option}” takes no value, but “{value}” was given.', help: 'Leave the value out.' },
    it: { message: '«{option}» non vuole un valore, ma ha ricevuto «{value}».', help: 'Togli il valore.' },
  },
  'cli.missing-value': {
    en: { message: '“{option}” needs a value.', help: 'Write it behind the option: {option} {value}.' },
    it: { message: '«{option}» vuole un valore.', help: "Scrivilo dopo l'opzione: {option} {value}." },
  },
  'cli.option-twice': {
    en: { message: '“{option}” is given twice.', help: 'Keep one of the two.' },
    it: { message: '«{option}» compare due volte.', help: 'Tienine una sola.' },
  },
  'cli.missing-argument': {
    en: { message: '“{command}” needs more: {missing}.', help: '“tavolata {command} --help” shows how it is used.' },
    it: { message: '«{command}» vuole altro: {missing}.', help: '«tavolata {command} --help» mostra come si usa.' },
  },
  'cli.extra-argument': {
    en: {
      message: '“{command}” has no use for this.',
      help: 'Leave it out; what holds blanks or brackets goes in quotes.',
    },
    it: {
      message: '«{command}» non sa che farsene di questo.',
      help: 'Toglilo; ciò che contiene spazi o parentesi va tra apici.',
    },
  },
  'cli.unknown-lang': {
    en: { message: 'There is no language “{lang}”.', help: 'Write “it” or “en”.' },
    it: { message: "La lingua «{lang}» non c'è.", help: 'Scrivi «it» o «en».' },
  },
  'cli.no-question': {
    en: {
      message: 'There is nothing to ask.',
      help: 'Write a question behind the table, or name a file of questions with --file.',
    },
    it: {
      message: "Non c'è nulla da chiedere.",
      help: 'Scrivi una domanda dopo il tavolo, o indica un file di domande con --file.',
    },
  },
  'cli.all-arguments': {
    en: {
      message: '{question} takes these arguments only: {names}.',
      help: 'Leave out what is too much, and call each argument by its name.',
    },
    it: {
      message: '{question} prende solo questi argomenti: {names}.',
      help: 'Togli ciò che è di troppo, e chiama ogni argomento con il suo nome.',
    },
  },
  'cli.all-not-listed': {
    en: {
      message: 'What may stand for “{parameter}” of {question} cannot be listed.',
      help: "Give it: --all '{question}({parameter}: …)'; a list stands for each of its items.",
    },
    it: {
      message: 'Ciò che può stare per «{parameter}» di {question} non si può elencare.',
      help: "Indicalo: --all '{question}({parameter}: …)'; una lista vale per ciascun suo elemento.",
    },
  },
  'cli.all-too-many': {
    en: {
      message:
        '{question} would be asked {count} times, over {parameters}; up to two arguments may vary, and {most} answers are the most.',
      help: 'Give some of its arguments.',
    },
    it: {
      message:
        '{question} andrebbe chiesta {count} volte, su {parameters}; possono variare due argomenti, per {most} risposte al massimo.',
      help: 'Indica una parte degli argomenti.',
    },
  },
  'cli.all-unknown': {
    en: {
      message: 'The value of this argument is unknown: the table does not give {facts}.',
      help: 'Add the facts to the table.',
    },
    it: {
      message: 'Il valore di questo argomento è ignoto: il tavolo non dice {facts}.',
      help: 'Aggiungi i fatti al tavolo.',
    },
  },
  'cli.bad-pick': {
    en: { message: '“{text}” is no pick.', help: "Write MATTER=VALUE, such as --pick '{example}'." },
    it: { message: '«{text}» non è una scelta.', help: "Scrivi QUESTIONE=VALORE, per esempio --pick '{example}'." },
  },
  'cli.pick-not-among': {
    en: { message: '“{pick}” cannot be picked for “{matter}”.', help: 'Take one of {among|list}.' },
    it: { message: '«{pick}» non si può scegliere per «{matter}».', help: 'Prendi una fra {among|list}.' },
  },
  'cli.pick-unused': {
    en: {
      message: 'Nothing asks for “{matter}” here.',
      help: 'Leave the pick out; without picks the plan says what it needs.',
    },
    it: {
      message: 'Qui nulla chiede «{matter}».',
      help: 'Togli la scelta; senza scelte il piano dice che cosa gli serve.',
    },
  },
  'cli.file-exists': {
    en: { message: '“{file}” is there already.', help: 'Choose another name, or write over it with --force.' },
    it: { message: '«{file}» esiste già.', help: 'Scegli un altro nome, o sovrascrivilo con --force.' },
  },
  'cli.cannot-write': {
    en: { message: '“{file}” cannot be written ({reason}).', help: 'Check the folder and that you may write there.' },
    it: {
      message: '«{file}» non si può scrivere ({reason}).',
      help: 'Controlla la cartella e il permesso di scriverci.',
    },
  },
  'cli.unknown-entry': {
    en: { message: 'No entry has the id or the number “{name}”.', help: '“tavolata list” lists all entries.' },
    it: {
      message: "Nessuna voce ha l'identificativo o il numero «{name}».",
      help: '«tavolata list» elenca tutte le voci.',
    },
  },
  'cli.not-a-number': {
    en: {
      message: '“{name}” has not the form of a rule number.',
      help: 'Write three digits, a point and the rest, with a letter if it has one.',
    },
    it: {
      message: '«{name}» non ha la forma di un numero di regola.',
      help: "Scrivi tre cifre, un punto e il resto, con la lettera se c'è.",
    },
  },
  'cli.no-entry-then': {
    en: {
      message: 'In edition {edition} no entry stands under “{name}”.',
      help: '“tavolata find {name}” tells what stood there in every edition.',
    },
    it: {
      message: "Nell'edizione {edition} nessuna voce sta sotto «{name}».",
      help: "«tavolata find {name}» dice che cosa c'era in ogni edizione.",
    },
  },
  'cli.unknown-order': {
    en: {
      message: '“{name}” is neither a question nor an event.',
      help: 'Questions and events stand in the vocabulary of the rules.',
    },
    it: {
      message: '«{name}» non è né una domanda né un evento.',
      help: 'Domande ed eventi stanno nel vocabolario delle regole.',
    },
  },
  'cli.unknown-layer': {
    en: { message: 'There is no layer “{layer}”.', help: 'The layers are {layers|list}.' },
    it: { message: 'Lo strato «{layer}» non esiste.', help: 'Gli strati sono {layers|list}.' },
  },
  'cli.unknown-kind': {
    en: { message: 'There is no kind of entry “{kind}”.', help: 'The kinds are {kinds|list}.' },
    it: { message: 'Il genere di voce «{kind}» non esiste.', help: 'I generi sono {kinds|list}.' },
  },
  'cli.no-scenarios': {
    en: {
      message: 'There is no scenario to play whose id holds “{name}”.',
      help: 'Leave “--only” out to play them all, and name files of scenarios.',
    },
    it: {
      message: "Non c'è nessuno scenario da giocare il cui nome contenga «{name}».",
      help: 'Togli «--only» per giocarli tutti, e indica file di scenari.',
    },
  },
  'cli.not-a-kind-of-file': {
    en: {
      message: 'It is not clear what kind of file “{file}” is.',
      help: 'Give it a “$schema”, or name it as the rules do.',
    },
    it: {
      message: 'Non è chiaro che genere di file sia «{file}».',
      help: 'Dagli uno «$schema», o chiamalo come fanno le regole.',
    },
  },
  'cli.not-a-house-rule': {
    en: {
      message: 'An entry of the layer “{layer}” is no house rule.',
      help: 'Give it the layer {right|list}.',
    },
    it: {
      message: 'Una voce dello strato «{layer}» non è una regola della casa.',
      help: 'Dalle lo strato {right|list}.',
    },
  },
  'migrate.gone': {
    en: { message: '“{name}” exists no more.', help: 'Instead: {instead}.' },
    it: { message: '«{name}» non esiste più.', help: 'Invece: {instead}.' },
  },
  'cli.no-such-example': {
    en: { message: 'There is no example “{name}”.', help: 'Without a name all of them are shown.' },
    it: { message: "L'esempio «{name}» non esiste.", help: 'Senza nomi si mostrano tutti.' },
  },
  'cli.unknown-example': {
    en: { message: '“{file}” is no tour that can be shown ({reason}).', help: 'Compare it with the others beside it.' },
    it: {
      message: '«{file}» non è un giro che si possa mostrare ({reason}).',
      help: 'Confrontalo con gli altri accanto.',
    },
  },
} satisfies Catalogue;
