import type { Catalogue } from '../message.js';

/** Values that are missing, brackets and what joins values. */
export const valueMessages = {
  'grammar.operand-missing': {
    en: {
      message: 'Between “{before}” and “{found}” something is missing.',
      help: 'A value, a condition or an event has to stand there.',
    },
    it: {
      message: 'Fra «{before}» e «{found}» manca qualcosa.',
      help: 'Lì deve stare un valore, una condizione o un evento.',
    },
  },
  'grammar.operand-missing-at-start': {
    en: {
      message: 'An expression cannot begin with “{found}”.',
      help: 'It begins with a value, a name, a bracket, “not”, “if”, “let” or one of each, first, any, count, every.',
    },
    it: {
      message: "Un'espressione non può cominciare con «{found}».",
      help: 'Comincia con un valore, un nome, una parentesi, «not», «if», «let» o con each, first, any, count, every.',
    },
  },
  'grammar.operand-missing-at-end': {
    en: {
      message: 'After “{before}” something is missing.',
      help: 'The text ends where a value, a condition or an event has to follow.',
    },
    it: {
      message: 'Dopo «{before}» manca qualcosa.',
      help: 'Il testo finisce dove deve seguire un valore, una condizione o un evento.',
    },
  },
  'grammar.needs-brackets': {
    en: {
      message: 'What begins with “{found}” needs parentheses here.',
      help: 'At this place only simple values stand without them: write “( … )” round it.',
    },
    it: {
      message: 'Ciò che comincia con «{found}» qui va fra parentesi.',
      help: 'In questo punto senza parentesi stanno solo valori semplici: racchiudilo fra «( … )».',
    },
  },
  'grammar.empty-brackets': {
    en: { message: 'The parentheses are empty.', help: 'An empty list is “[]”; nothing at all is “none”.' },
    it: { message: 'Le parentesi sono vuote.', help: 'Una lista vuota è «[]»; niente del tutto è «none».' },
  },
  'grammar.bracket-unclosed': {
    en: {
      message: 'A “{close}” is missing here.',
      help: 'Every opened bracket is closed by one of its kind.',
      labels: { opened: '“{open}” opened here' },
    },
    it: {
      message: 'Qui manca una «{close}».',
      help: 'Ogni parentesi aperta si chiude con una dello stesso tipo.',
      labels: { opened: '«{open}» aperta qui' },
    },
  },
  'grammar.bracket-unopened': {
    en: { message: '“{found}” closes a bracket that was never opened.', help: 'Take it out, or open one before.' },
    it: { message: '«{found}» chiude una parentesi mai aperta.', help: 'Toglila, o aprine una prima.' },
  },
  'grammar.operator-missing': {
    en: {
      message: 'Between “{before}” and “{found}” something that joins them is missing.',
      help: 'For example “and”, “is”, “in”, “+”; before the condition of an iteration “where”.',
    },
    it: {
      message: 'Fra «{before}» e «{found}» manca qualcosa che li unisca.',
      help: "Per esempio «and», «is», «in», «+»; davanti alla condizione di un'iterazione «where».",
    },
  },
  'grammar.left-over': {
    en: {
      message: 'The expression is complete before “{found}”.',
      help: 'Take out what follows, or check the part before it.',
    },
    it: {
      message: "L'espressione è completa prima di «{found}».",
      help: 'Togli ciò che segue, o controlla la parte precedente.',
    },
  },
  'grammar.chained-comparison': {
    en: {
      message: '“{found}” would compare the result of a comparison.',
      help: 'A comparison joins two values: join two comparisons with “and”, or put one in parentheses.',
    },
    it: {
      message: '«{found}» confronterebbe il risultato di un confronto.',
      help: 'Un confronto unisce due valori: unisci due confronti con «and», o mettine uno fra parentesi.',
    },
  },
  'grammar.not-without-in': {
    en: {
      message: 'After a value, “not” goes together with “in” only.',
      help: 'Write “is not” or “not in”, or “not (…)” round the whole comparison.',
    },
    it: {
      message: 'Dopo un valore, «not» sta soltanto insieme a «in».',
      help: 'Scrivi «is not» o «not in», oppure «not (…)» intorno a tutto il confronto.',
    },
  },
  'grammar.trailing-comma': {
    en: { message: 'After the last comma something is missing.', help: 'Put a value there or take the comma out.' },
    it: { message: "Dopo l'ultima virgola manca qualcosa.", help: 'Metti un valore o togli la virgola.' },
  },
  'grammar.stray-comma': {
    en: {
      message: 'A comma stands only between arguments and between the items of a list.',
      help: 'Join conditions with “and”; several events are a list: “[a(), b()]”.',
    },
    it: {
      message: 'Una virgola sta solo fra argomenti e fra elementi di una lista.',
      help: 'Unisci le condizioni con «and»; più eventi sono una lista: «[a(), b()]».',
    },
  },
  'grammar.comma-missing': {
    en: {
      message: 'Between “{before}” and “{found}” a comma is missing.',
      help: 'Arguments and items of a list are separated by commas.',
    },
    it: {
      message: 'Fra «{before}» e «{found}» manca una virgola.',
      help: 'Argomenti ed elementi di una lista sono separati da virgole.',
    },
  },
  'grammar.fact-with-arguments': {
    en: {
      message: 'Facts take no arguments.',
      help: 'A question or a function stands before its arguments: “{before}(thing)”.',
    },
    it: {
      message: 'I fatti non hanno argomenti.',
      help: 'Una domanda o una funzione sta davanti ai suoi argomenti: «{before}(cosa)».',
    },
  },
  'grammar.not-callable': {
    en: {
      message: 'Only a name can be followed by arguments.',
      help: 'Put what joins “{before}” with the parenthesis in between.',
    },
    it: {
      message: 'Solo dopo un nome possono seguire argomenti.',
      help: 'In mezzo metti ciò che unisce «{before}» alla parentesi.',
    },
  },
  'grammar.positional-after-named': {
    en: {
      message: 'An argument without a name cannot follow one with a name.',
      help: 'Put it before them, or name it as well.',
      labels: { named: 'named here' },
    },
    it: {
      message: 'Un argomento senza nome non può seguirne uno con nome.',
      help: 'Mettilo prima, o dai un nome anche a questo.',
      labels: { named: 'con nome qui' },
    },
  },
  'grammar.name-twice': {
    en: { message: 'The argument “{name}” is given twice.', help: 'Keep one of the two.' },
    it: { message: "L'argomento «{name}» è dato due volte.", help: 'Tieni uno dei due.' },
  },
} satisfies Catalogue;
