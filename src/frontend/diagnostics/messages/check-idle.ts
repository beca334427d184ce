import type { Catalogue } from '../message.js';

/** What is found to have no effect. */
export const idleMessages = {
  'check.unread-field': {
    en: {
      message: 'Nothing ever reads “{field}” of the event “{event}”, and the event itself is never told.',
      help: 'Take the field out of the vocabulary, or read it in the rule that it was meant for.',
    },
    it: {
      message: "Niente legge mai «{field}» dell'evento «{event}», e l'evento stesso non è mai riferito.",
      help: 'Togli il campo dal vocabolario, o leggilo nella regola a cui serviva.',
    },
  },
  'check.unread-value': {
    en: {
      message: 'No rule ever looks for a {entity} whose “{fact}” is “{value}”.',
      help: 'Take the value out of the vocabulary, or write the rule that it was meant for.',
    },
    it: {
      message: 'Nessuna regola cerca mai una cosa di tipo {entity} il cui «{fact}» sia «{value}».',
      help: 'Togli il valore dal vocabolario, o scrivi la regola a cui serviva.',
    },
  },
  'check.uneven-facts': {
    en: {
      message: '“{entry}” goes by a {entity} whose “{fact}” is “{value}”, but passes over what else it says: {facts}.',
      help: 'Read these facts there, or say with “onlyWhere” in the vocabulary that they mean nothing for “{value}”.',
    },
    it: {
      message:
        "«{entry}» si basa su una cosa di tipo {entity} il cui «{fact}» è «{value}», ma trascura ciò che dice d'altro: {facts}.",
      help: "Leggi lì questi fatti, o di' con «onlyWhere» nel vocabolario che per «{value}» non significano nulla.",
    },
  },
  'check.raw-fact': {
    en: {
      message: '“{entry}” reads “{fact}” of {entity} itself, which only the answers to these may: {questions}.',
      help: 'Ask the question instead: it also knows what stands where the fact is left out.',
    },
    it: {
      message:
        '«{entry}» legge da sé «{fact}» di {entity}, che spetta solo alle risposte a queste domande: {questions}.',
      help: 'Poni invece la domanda: sa anche che cosa vale dove il fatto manca.',
    },
  },
  'check.not-dependent': {
    en: {
      message: '“{name}” never looks at “{fact}” of {entity}, neither itself nor through the questions that it asks.',
      help: 'Read the fact in an entry about it, or take the name out of this list.',
    },
    it: {
      message: '«{name}» non guarda mai «{fact}» di {entity}, né da sé né attraverso le domande che pone.',
      help: 'Leggi il fatto in una sua voce, o togli il nome da questo elenco.',
    },
  },
  'check.dead-edition': {
    en: {
      message: '“{entry}” lives in no edition.',
      help: 'Correct “since” and “until”: between them there must be an edition of editions.json.',
    },
    it: {
      message: '«{entry}» non vive in nessuna edizione.',
      help: "Correggi «since» e «until»: fra i due ci deve essere un'edizione di editions.json.",
    },
  },
  'check.dead-condition': {
    en: {
      message: '“{entry}” can never apply: its condition contradicts itself, or the layer of the entry.',
      help: 'Look for two parts that exclude each other.',
    },
    it: {
      message: '«{entry}» non può mai applicarsi: la sua condizione contraddice sé stessa, o lo strato della voce.',
      help: 'Cerca due parti che si escludono.',
    },
  },
  'check.dead-setup': {
    en: {
      message: 'No legal setup keeps “{entry}” alive.',
      help: 'Compare its layer and its house answer with the entries that call setups illegal.',
    },
    it: {
      message: 'Nessuna preparazione regolare tiene in vita «{entry}».',
      help: 'Confronta il suo strato e la sua risposta della casa con le voci che dichiarano irregolari le preparazioni.',
    },
  },
  'check.dead-case': {
    en: {
      message: 'Case {number} of “{entry}” can never be reached.',
      help: 'Its condition contradicts itself or that of the entry, or a case before it always holds: correct it, or take the case out.',
    },
    it: {
      message: 'Al caso {number} di «{entry}» non si arriva mai.',
      help: 'La sua condizione contraddice sé stessa o quella della voce, o prima vale sempre un altro caso: correggila, o togli il caso.',
    },
  },
  'check.always-replaced': {
    en: {
      message: '“{entry}” never has a say: wherever it lives, it is replaced ({by}).',
      help: 'Take the entry out, or narrow where it is replaced.',
    },
    it: {
      message: '«{entry}» non ha mai voce in capitolo: dovunque viva è sostituita da {by}.',
      help: 'Togli la voce, o restringi dove è sostituita.',
    },
  },
  'check.always-overridden': {
    en: {
      message: '“{entry}” never has a say: whenever it applies, it is overridden ({by}).',
      help: 'Narrow the condition of the other entry, or take this one out.',
    },
    it: {
      message: "«{entry}» non ha mai voce in capitolo: ogni volta che si applica un'altra prevale ({by}).",
      help: "Restringi la condizione dell'altra voce, o togli questa.",
    },
  },
  'check.never-together': {
    en: {
      message: '“{entry}” names “{other}” in “{key}”, but no legal setup has both of them alive.',
      help: 'Take “{other}” out of the list, or correct a layer or a date.',
    },
    it: {
      message: '«{entry}» nomina «{other}» in «{key}», ma nessuna preparazione regolare le tiene in vita entrambe.',
      help: "Togli «{other}» dall'elenco, o correggi uno strato o una data.",
    },
  },
  'check.never-meet': {
    en: {
      message: '“{entry}” overrides “{other}”, but their conditions exclude each other.',
      help: 'Take “{other}” out of the list, or correct a condition.',
    },
    it: {
      message: '«{entry}» prevale su «{other}», ma le loro condizioni si escludono.',
      help: "Togli «{other}» dall'elenco, o correggi una condizione.",
    },
  },
  'check.said-within': {
    en: {
      message: 'Whenever “{entry}” applies, “{other}” says the same already.',
      help: 'Take “{entry}” out; or state what it adds, or narrow “{other}”.',
    },
    it: {
      message: 'Ogni volta che «{entry}» si applica, «{other}» dice già lo stesso.',
      help: "Togli «{entry}»; oppure di' che cosa aggiunge, o restringi «{other}».",
    },
  },
  'check.same-logic': {
    en: {
      message: 'The entry says just what “{id}” says.',
      help: 'Write “logicOf” with that id in place of the question or event and all that follows from it.',
      labels: { first: 'said here' },
    },
    it: {
      message: 'La voce dice proprio quello che dice «{id}».',
      help: "Scrivi «logicOf» con quell'id al posto della domanda o evento e di tutto ciò che ne dipende.",
      labels: { first: 'detto qui' },
    },
  },
  'check.only-words': {
    en: {
      message: 'From {since} on the entry has other words, but the same meaning.',
      help: 'Make one entry of the two, with “texts” by edition in place of “text”.',
      labels: { first: 'its former words' },
    },
    it: {
      message: 'Dal {since} la voce ha altre parole, ma lo stesso significato.',
      help: 'Fanne una voce sola, con «texts» per edizione al posto di «text».',
      labels: { first: 'le parole di prima' },
    },
  },
  'check.said-twice': {
    en: {
      message: '“{entry}” and “{other}” say the same under the same condition.',
      help: 'Keep one of the two.',
    },
    it: {
      message: '«{entry}» e «{other}» dicono la stessa cosa alla stessa condizione.',
      help: 'Tieni una delle due.',
    },
  },
  'check.unread-fact': {
    en: {
      message: 'Nothing ever reads “{fact}” of {entity}.',
      help: 'Take it out of the vocabulary, or read it in the rule that it was meant for.',
    },
    it: {
      message: 'Nulla legge mai «{fact}» di {entity}.',
      help: 'Toglilo dal vocabolario, o leggilo nella regola per cui era pensato.',
    },
  },
  'check.unused-kind': {
    en: {
      message: 'Nothing uses “{name}”.',
      help: 'Take it out of the vocabulary, or correct the type that was meant.',
    },
    it: {
      message: 'Nulla usa «{name}».',
      help: 'Toglilo dal vocabolario, o correggi il tipo che si intendeva.',
    },
  },
  'check.unused-event': {
    en: {
      message: 'No rule speaks of the event {event}, and it changes nothing.',
      help: 'Take it out of the vocabulary, or write the entry that it was meant for.',
    },
    it: {
      message: "Nessuna regola parla dell'evento {event}, che non cambia nulla.",
      help: 'Toglilo dal vocabolario, o scrivi la voce per cui era pensato.',
    },
  },
  'check.unused-layer': {
    en: {
      message: 'No entry lies in the layer “{layer}”.',
      help: 'Take it out of the vocabulary, or correct the layer of the entries that were meant for it.',
    },
    it: {
      message: 'Nessuna voce sta nello strato «{layer}».',
      help: 'Toglilo dal vocabolario, o correggi lo strato delle voci che gli erano destinate.',
    },
  },
  'check.same-choices': {
    en: {
      message: 'These choices of “{matter}” make no difference between them: {choices}.',
      help: 'Give each choice but one an entry, or take the choice out.',
    },
    it: {
      message: 'Queste scelte di «{matter}» non fanno differenza fra loro: {choices}.',
      help: "Da' una voce a ogni scelta tranne una, o togli la scelta.",
    },
  },
} as const satisfies Catalogue;
