/** What a refused request is told. The smallest bundle leaves these texts out, so nothing else stands in this file. */
export const refusals = {
  'call.not-json': { en: 'The request is not JSON: {reason}.', it: 'La richiesta non è JSON: {reason}.' },
  'call.not-an-object': { en: 'A request is one JSON object.', it: 'Una richiesta è un oggetto JSON.' },
  'call.unknown': {
    en: 'There is no call “{call}”; there are {calls}.',
    it: 'La chiamata «{call}» non esiste; ci sono {calls}.',
  },
  'call.wrong-part': {
    en: '“{part}” of this call must be {expected}.',
    it: '«{part}» di questa chiamata deve essere {expected}.',
  },
  'call.unknown-part': {
    en: 'The call “{call}” has no part “{part}”; it has {parts}.',
    it: 'La chiamata «{call}» non ha la parte «{part}»; ha {parts}.',
  },
  'call.not-held': { en: 'Nothing is held under “{handle}”.', it: 'Con il nome «{handle}» non si conserva nulla.' },
  'call.too-many': {
    en: '{most} things are held already; release some.',
    it: 'Si conservano già {most} cose; liberane qualcuna.',
  },
  'call.too-long': {
    en: 'The request has {length} characters; {most} are the most.',
    it: 'La richiesta ha {length} caratteri; il massimo è {most}.',
  },
  'call.too-deep': {
    en: 'The request is nested too deeply, or the work that it asks for is.',
    it: 'La richiesta è annidata troppo in profondità, o lo è il lavoro che chiede.',
  },
  'call.internal': { en: 'A bug in tavolata: {reason}.', it: 'Un errore di tavolata: {reason}.' },
} as const;
