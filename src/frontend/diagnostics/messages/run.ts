import type { Catalogue } from '../message.js';

/** Faults of the runtime: what happened they say themselves (`src/engine/model/fault.ts`), what to do about it stands here. */
export const runMessages = {
  'fault.edition-too-old': {
    en: { message: '{said}.', help: 'Choose a later edition.' },
    it: { message: '{said}.', help: "Scegli un'edizione successiva." },
  },
  'fault.edition-too-new': {
    en: { message: '{said}.', help: 'Leave strict mode out, or choose an earlier edition.' },
    it: { message: '{said}.', help: "Rinuncia alla modalità rigorosa, o scegli un'edizione precedente." },
  },
  'fault.edition-not-a-date': {
    en: { message: '{said}.', help: 'Write year, month and day, such as 2026-09-25.' },
    it: { message: '{said}.', help: 'Scrivi anno, mese e giorno, per esempio 2026-09-25.' },
  },
  'fault.unknown-choice': {
    en: { message: '{said}.', help: 'Take one of its choices.' },
    it: { message: '{said}.', help: 'Prendi una delle sue scelte.' },
  },
  'fault.unknown-matter': {
    en: {
      message: '{said}.',
      help: 'Leave it out, or correct its name; “tavolata list --layer house” shows what can be chosen.',
    },
    it: {
      message: '{said}.',
      help: 'Toglila o correggine il nome; «tavolata list --layer house» mostra che cosa si può scegliere.',
    },
  },
  'fault.other-setup': {
    en: { message: '{said}.', help: 'Build the rulebook for this setup, or without “--setup”.' },
    it: { message: '{said}.', help: 'Costruisci il regolamento per questa preparazione, o senza «--setup».' },
  },
  'fault.format': {
    en: { message: '{said}.', help: 'Build it again with this version of tavolata.' },
    it: { message: '{said}.', help: 'Costruiscilo di nuovo con questa versione di tavolata.' },
  },
  'fault.entry-exists': {
    en: { message: '{said}.', help: 'Give it an id of its own, or remove the other first.' },
    it: { message: '{said}.', help: "Dalle un identificativo suo, o togli prima l'altra." },
  },
  'fault.entry-foreign': {
    en: { message: '{said}.', help: 'Compile it again together with this rulebook.' },
    it: { message: '{said}.', help: 'Compilala di nuovo insieme a questo regolamento.' },
  },
  'fault.entry-missing': {
    en: { message: '{said}.', help: 'Correct the id, or leave it out.' },
    it: { message: '{said}.', help: "Correggi l'identificativo, o lascialo fuori." },
  },
  'fault.unknown-question': {
    en: { message: '{said}.', help: 'Correct its name; the vocabulary lists all questions.' },
    it: { message: '{said}.', help: 'Correggine il nome; il vocabolario elenca tutte le domande.' },
  },
  'fault.no-role': {
    en: {
      message: '{said}.',
      help: 'The shipped rules name one for every role; rulebooks of your own may copy that part.',
    },
    it: {
      message: '{said}.',
      help: 'Le regole fornite ne nominano una per ogni ruolo; un regolamento tuo può copiare quella parte.',
    },
  },
  'fault.unknown-event': {
    en: { message: '{said}.', help: 'Correct its name; the vocabulary lists all events.' },
    it: { message: '{said}.', help: 'Correggine il nome; il vocabolario elenca tutti gli eventi.' },
  },
  'fault.argument': {
    en: { message: '{said}.', help: 'Give a value of the wanted kind.' },
    it: { message: '{said}.', help: 'Indica un valore del genere richiesto.' },
  },
  'fault.conflict': {
    en: {
      message: '{said}.',
      help: 'The rules contradict each other here: one of the entries must say that it displaces the other.',
    },
    it: {
      message: '{said}.',
      help: "Qui le regole si contraddicono: una delle voci deve dire che prevale sull'altra.",
    },
  },
  'fault.silence': {
    en: { message: '{said}.', help: 'Check that the table fits its setup; otherwise the rules lack an entry.' },
    it: {
      message: '{said}.',
      help: 'Controlla che il tavolo si accordi con la sua preparazione; altrimenti alle regole manca una voce.',
    },
  },
  'fault.two-procedures': {
    en: { message: '{said}.', help: 'One of the entries must replace the other, or join it.' },
    it: { message: '{said}.', help: "Una delle voci deve sostituire l'altra, o unirsi a essa." },
  },
  'fault.no-procedure': {
    en: { message: '{said}.', help: 'The rules lack the entry that they join.' },
    it: { message: '{said}.', help: 'Alle regole manca la voce a cui si uniscono.' },
  },
  'fault.no-step': {
    en: { message: '{said}.', help: 'Correct the name of the step, or add it to the procedure.' },
    it: { message: '{said}.', help: 'Correggi il nome del passo, o aggiungilo alla procedura.' },
  },
  'fault.circle': {
    en: { message: '{said}.', help: 'One of them must not need the others.' },
    it: { message: '{said}.', help: 'Uno di loro non deve avere bisogno degli altri.' },
  },
  'fault.fuel': {
    en: { message: '{said}.', help: 'One of the entries must stop when there is nothing left to do.' },
    it: { message: '{said}.', help: 'Una delle voci deve fermarsi quando non resta nulla da fare.' },
  },
  'fault.pick': {
    en: { message: '{said}.', help: 'Take one of the candidates.' },
    it: { message: '{said}.', help: 'Prendi uno dei candidati.' },
  },
  'fault.table': {
    en: { message: '{said}.', help: 'Correct the table.' },
    it: { message: '{said}.', help: 'Correggi il tavolo.' },
  },
  'fault.plan': {
    en: { message: '{said}.', help: 'Make the plan anew from the table as it is now.' },
    it: { message: '{said}.', help: "Rifai il piano dal tavolo com'è adesso." },
  },
} satisfies Catalogue;
