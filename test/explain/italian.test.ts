import { describe, expect, it } from 'vitest';
import { italian } from '../../src/engine/explain/words/italian.js';
import { verbatim, withoutMarks } from '../../src/engine/explain/words/template.js';

const noun = (one: string, many: string, gender: 'm' | 'f') => ({ one, many, gender });

describe('contractions', () => {
  const table: readonly (readonly [preposition: string, contracted: readonly string[]])[] = [
    ['di', ['del re', 'dello zio', "dell'oste", 'della zia', 'dei re', 'degli zii', 'delle zie']],
    ['a', ['al re', 'allo zio', "all'oste", 'alla zia', 'ai re', 'agli zii', 'alle zie']],
    ['da', ['dal re', 'dallo zio', "dall'oste", 'dalla zia', 'dai re', 'dagli zii', 'dalle zie']],
    ['in', ['nel re', 'nello zio', "nell'oste", 'nella zia', 'nei re', 'negli zii', 'nelle zie']],
    ['su', ['sul re', 'sullo zio', "sull'oste", 'sulla zia', 'sui re', 'sugli zii', 'sulle zie']],
  ];
  const nouns = ['il re', 'lo zio', "l'oste", 'la zia', 'i re', 'gli zii', 'le zie'];

  for (const [preposition, contracted] of table) {
    for (const [index, phrase] of nouns.entries()) {
      it(`${preposition} + ${phrase}`, () => {
        expect(italian.polish(`parlano ${preposition} ${phrase}`)).toBe(`parlano ${contracted[index]}`);
      });
    }
  }

  it('keeps a capital letter and the apostrophe that was written', () => {
    expect(italian.polish('In il porto')).toBe('Nel porto');
    expect(italian.polish('Da l’isola')).toBe('Dall’isola');
  });

  it('melts several in a row', () => {
    expect(italian.polish('il nome di il capitano di la barca su gli scogli')).toBe(
      'il nome del capitano della barca sugli scogli',
    );
  });

  it('leaves alone what only looks alike', () => {
    for (const phrase of ['con il re', 'per la zia', 'fra i re', 'vada la zia', 'di una zia', 'giù la testa']) {
      expect(italian.polish(phrase)).toBe(phrase);
    }
  });

  it('does not touch ids and quoted texts', () => {
    const id = verbatim('la');
    expect(withoutMarks(italian.polish(`il colore di ${id}`))).toBe('il colore di la');
    expect(withoutMarks(italian.polish(`si dice ${verbatim('«di il»')}`))).toBe('si dice «di il»');
  });
});

describe('elision and euphony', () => {
  it('parts equal vowels', () => {
    expect(italian.polish('dorme e è stanco')).toBe('dorme ed è stanco');
    expect(italian.polish('tende a andare')).toBe('tende ad andare');
    expect(italian.polish('dorme e ama')).toBe('dorme e ama');
  });

  it('removes blanks too many', () => {
    expect(italian.polish('  due   parole , poi  ')).toBe('due parole, poi');
  });
});

describe('articles', () => {
  const table = [
    [noun('giocatore', 'giocatori', 'm'), 'il giocatore', 'i giocatori', 'un giocatore', 'nessun giocatore'],
    [noun('oggetto', 'oggetti', 'm'), "l'oggetto", 'gli oggetti', 'un oggetto', 'nessun oggetto'],
    [noun('stato', 'stati', 'm'), 'lo stato', 'gli stati', 'uno stato', 'nessuno stato'],
    [noun('zaino', 'zaini', 'm'), 'lo zaino', 'gli zaini', 'uno zaino', 'nessuno zaino'],
    [noun('psicologo', 'psicologi', 'm'), 'lo psicologo', 'gli psicologi', 'uno psicologo', 'nessuno psicologo'],
    [noun('segnalino', 'segnalini', 'm'), 'il segnalino', 'i segnalini', 'un segnalino', 'nessun segnalino'],
    [noun('squadra', 'squadre', 'f'), 'la squadra', 'le squadre', 'una squadra', 'nessuna squadra'],
    [noun('abilità', 'abilità', 'f'), "l'abilità", 'le abilità', "un'abilità", "nessun'abilità"],
    [noun('scelta', 'scelte', 'f'), 'la scelta', 'le scelte', 'una scelta', 'nessuna scelta'],
  ] as const;

  for (const [word, definite, plural, indefinite, no] of table) {
    it(word.one, () => {
      expect(italian.definite(word, false)).toBe(definite);
      expect(italian.definite(word, true)).toBe(plural);
      expect(italian.indefinite(word)).toBe(indefinite);
      expect(italian.no(word)).toBe(no);
      expect(italian.some(word)).toBe(`almeno ${indefinite}`);
    });
  }

  it('takes the gender for the first of them', () => {
    expect(italian.first(noun('squadra', 'squadre', 'f'))).toBe('la prima squadra');
    expect(italian.first(noun('stato', 'stati', 'm'))).toBe('il primo stato');
  });
});

describe('agreement', () => {
  const table = [
    ['è libero di andare', 'è libera di andare'],
    ['non è attaccato', 'non è attaccata'],
    ['può essere assegnato a B', 'può essere assegnata a B'],
    ['è entro il raggio', 'è entro il raggio'],
    ['è sotto il tavolo', 'è sotto il tavolo'],
    ['ha lasciato la partita', 'ha lasciato la partita'],
  ] as const;
  for (const [masculine, feminine] of table) {
    it(masculine, () => expect(italian.feminine(masculine)).toBe(feminine));
  }
});

describe('negation and possession', () => {
  it('puts "non" before a predicate that is not negative yet', () => {
    expect(italian.negate('è stanco')).toBe('non è stanco');
    expect(italian.negate('non è stanco')).toBeUndefined();
    expect(italian.negate('è di nessuno')).toBeUndefined();
  });

  it('turns "di" into "cui" only where nothing else could be meant', () => {
    expect(italian.possessive('il proprietario di {of}', 'of')).toBe('il cui proprietario');
    expect(italian.possessive('gli amici di {of}', 'of')).toBe('i cui amici');
    expect(italian.possessive('lo stato di {of}', 'of')).toBe('il cui stato');
    expect(italian.possessive("l'età di {of}", 'of')).toBeUndefined();
    expect(italian.possessive('il numero dei remi di {of}', 'of')).toBeUndefined();
    expect(italian.possessive("la durata dell'effetto di {of}", 'of')).toBeUndefined();
  });

  it('says that something is there or not', () => {
    expect(italian.existence('il proprietario di B', true)).toBe("c'è il proprietario di B");
    expect(italian.existence('il proprietario di B', false)).toBe("non c'è il proprietario di B");
    expect(italian.existence('i debiti di B', false)).toBe('non ci sono debiti di B');
    expect(italian.existence('chi è al timone', false)).toBe('nessuno è al timone');
    expect(italian.existence('chi è al timone', true)).toBe('qualcuno è al timone');
    expect(italian.existence('ciò a cui bada B', false)).toBe("non c'è nulla a cui bada B");
  });
});
