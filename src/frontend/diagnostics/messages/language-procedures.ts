import type { Catalogue } from '../message.js';

/** Procedures with their steps, and matters with their choices. */
export const procedureMessages = {
  'entry.two-procedures': {
    en: {
      message: 'Both this entry and “{other}” expand “{event}”, and both always.',
      help: 'An event has one procedure. Let one join the other, or displace it.',
    },
    it: {
      message: 'Sia questa voce sia «{other}» sviluppano «{event}», ed entrambe sempre.',
      help: "Un evento ha una sola procedura. Fa' che una si unisca all'altra (joins), o prevalga su di essa.",
    },
  },
  'entry.nothing-to-join': {
    en: {
      message: 'No entry expands “{event}”, so there is no procedure to join.',
      help: 'Write “expands”, or “follows” for a mere consequence.',
    },
    it: {
      message: "Nessuna voce sviluppa «{event}», quindi non c'è una procedura a cui unirsi.",
      help: 'Scrivi «expands», o «follows» per una semplice conseguenza.',
    },
  },
  'entry.step-twice': {
    en: { message: 'The step “{step}” stands twice in one entry.', help: 'Give every step a name of its own.' },
    it: { message: 'Il passo «{step}» sta due volte in una voce.', help: 'Dai a ogni passo un nome suo.' },
  },
  'entry.unknown-step': {
    en: {
      message: 'The procedure of “{event}” has no step “{step}”.',
      help: 'Hang it at a step of the entry that expands the event, or at a named step that joins it.',
    },
    it: {
      message: 'La procedura di «{event}» non ha un passo «{step}».',
      help: "Aggancialo a un passo della voce che sviluppa l'evento, o a un passo con nome che vi si unisce.",
    },
  },
  'entry.anchor-circle': {
    en: {
      message: 'From “{step}” no way leads to the procedure of “{event}”: the steps hang at each other.',
      help: 'One of them has to hang at a step of the entry that expands the event.',
    },
    it: {
      message: 'Da «{step}» nessuna via porta alla procedura di «{event}»: i passi si agganciano fra loro.',
      help: "Uno di essi deve agganciarsi a un passo della voce che sviluppa l'evento.",
    },
  },
  'entry.matter-twice': {
    en: { message: 'The matter “{matter}” is declared twice.', help: 'Keep one of the two, with all its choices.' },
    it: {
      message: 'La questione «{matter}» è dichiarata due volte.',
      help: 'Tieni una delle due, con tutte le scelte.',
    },
  },
  'entry.unknown-matter': {
    en: {
      message: 'There is no matter “{matter}”.',
      help: 'Matters are declared under “matters” in a house file; write “matter:choice”.',
    },
    it: {
      message: 'La questione «{matter}» non esiste.',
      help: 'Le questioni si dichiarano sotto «matters» in un file della casa; scrivi «questione:scelta».',
    },
  },
  'entry.unknown-choice': {
    en: { message: 'The matter “{matter}” has no choice “{choice}”.', help: 'Its choices are {choices|list}.' },
    it: { message: 'La questione «{matter}» non ha la scelta «{choice}».', help: 'Le scelte sono {choices|list}.' },
  },
} satisfies Catalogue;
