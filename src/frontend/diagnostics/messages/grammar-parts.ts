import type { Catalogue } from '../message.js';

/** Parts of `if` and of the iterations. */
export const partMessages = {
  'grammar.then-missing': {
    en: {
      message: 'An “if” needs a “then”, and here is none.',
      help: 'Write “if condition then value else value”; without “else” it is none.',
      labels: { opened: 'this “if”' },
    },
    it: {
      message: "Un «if» vuole un «then», e qui non c'è.",
      help: 'Scrivi «if condizione then valore else valore»; senza «else» vale none.',
      labels: { opened: 'questo «if»' },
    },
  },
  'grammar.stray-keyword': {
    en: {
      message: '“{found}” belongs to nothing here.',
      help: '“then” and “else” belong to an “if”; “where”, “by” and “satisfies” to an iteration such as “each object in objects”.',
    },
    it: {
      message: 'Qui «{found}» non appartiene a nulla.',
      help: "«then» ed «else» appartengono a un «if»; «where», «by» e «satisfies» a un'iterazione come «each object in objects».",
    },
  },
  'grammar.loop-name-missing': {
    en: {
      message: 'After “{kind}” a name for the single thing is missing.',
      help: 'Write “{kind} object in objects”: the name stands for one thing after the other.',
    },
    it: {
      message: 'Dopo «{kind}» manca un nome per la singola cosa.',
      help: "Scrivi «{kind} object in objects»: il nome sta per una cosa dopo l'altra.",
    },
  },
  'grammar.in-missing': {
    en: {
      message: 'After “{kind} {name}” the word “in” and a list have to follow.',
      help: 'Write “{kind} {name} in list”.',
    },
    it: {
      message: 'Dopo «{kind} {name}» devono seguire la parola «in» e una lista.',
      help: 'Scrivi «{kind} {name} in lista».',
    },
  },
  'grammar.satisfies-missing': {
    en: {
      message: 'An “every” needs a “satisfies”, and here is none.',
      help: 'Write “every name in list satisfies condition”; “where” before it narrows the list.',
      labels: { opened: 'this “every”' },
    },
    it: {
      message: "Un «every» vuole un «satisfies», e qui non c'è.",
      help: 'Scrivi «every nome in lista satisfies condizione»; un «where» prima restringe la lista.',
      labels: { opened: 'questo «every»' },
    },
  },
  'grammar.no-satisfies': {
    en: {
      message: '“{kind}” takes no “satisfies”.',
      help: 'Only “every” does; the condition of “{kind}” stands after “where”.',
      labels: { opened: 'this one' },
    },
    it: {
      message: '«{kind}» non vuole «satisfies».',
      help: 'Solo «every» lo vuole; la condizione di «{kind}» sta dopo «where».',
      labels: { opened: 'questo' },
    },
  },
  'grammar.no-colon': {
    en: {
      message: '“{kind}” takes no colon.',
      help: 'A colon stands after “each” only; a condition stands after “where”, that of “every” after “satisfies”.',
      labels: { opened: 'this one' },
    },
    it: {
      message: '«{kind}» non vuole i due punti.',
      help: 'I due punti stanno solo dopo «each»; una condizione sta dopo «where», quella di «every» dopo «satisfies».',
      labels: { opened: 'questo' },
    },
  },
  'grammar.no-by': {
    en: {
      message: '“{kind}” takes no “by”.',
      help: 'Only “each” and “first” have an order.',
      labels: { opened: 'this one' },
    },
    it: {
      message: '«{kind}» non vuole «by».',
      help: 'Solo «each» e «first» hanno un ordine.',
      labels: { opened: 'questo' },
    },
  },
  'grammar.second-part': {
    en: {
      message: 'A second “{found}” cannot follow.',
      help: 'Join conditions with “and”; an iteration inside another one stands in parentheses.',
      labels: { opened: 'the first one' },
    },
    it: {
      message: 'Non può seguire un secondo «{found}».',
      help: "Unisci le condizioni con «and»; un'iterazione dentro un'altra sta fra parentesi.",
      labels: { opened: 'il primo' },
    },
  },
  'grammar.order-of-parts': {
    en: {
      message: '“{found}” comes too late.',
      help: 'The order is “each name in list where condition by key: result”.',
      labels: { opened: 'it belongs before this' },
    },
    it: {
      message: '«{found}» arriva troppo tardi.',
      help: "L'ordine è «each nome in lista where condizione by chiave: risultato».",
      labels: { opened: 'va prima di questo' },
    },
  },
  'grammar.let-form': {
    en: {
      message: 'A name for a value is given as “let next be leftOf(player, 1, players): …”.',
      help: 'After “let” stands the name, then “be”, the value, a colon, and what uses the name.',
    },
    it: {
      message: 'A un valore si dà un nome così: «let next be leftOf(player, 1, players): …».',
      help: 'Dopo «let» sta il nome, poi «be», il valore, i due punti, e ciò che usa il nome.',
    },
  },
  'grammar.let-colon': {
    en: {
      message: 'This “let” has no colon behind its value.',
      help: 'Write “let next be leftOf(player, 1, players): …”; after the colon stands what uses the name.',
      labels: { opened: 'the let' },
    },
    it: {
      message: 'A questo «let» mancano i due punti dopo il valore.',
      help: 'Scrivi «let next be leftOf(player, 1, players): …»; dopo i due punti sta ciò che usa il nome.',
      labels: { opened: 'il let' },
    },
  },
  'grammar.inner-iteration': {
    en: {
      message: 'This “{inner}” needs parentheses.',
      help: 'Without them nobody could see whether a following “by” or colon belongs to it or to the outer “{outer}”.',
      labels: { outer: 'the outer one' },
    },
    it: {
      message: 'Questo «{inner}» va fra parentesi.',
      help: 'Senza, non si vedrebbe se un «by» o i due punti che seguono siano suoi o di quello esterno («{outer}»).',
      labels: { outer: 'quello esterno' },
    },
  },
  'grammar.comparison-needs-brackets': {
    en: {
      message: 'After “{word}” a comparison stands in parentheses.',
      help: 'If “{found}” belongs to a condition that picks things from the list, “where” is missing before it.',
    },
    it: {
      message: 'Dopo «{word}» un confronto va fra parentesi.',
      help: 'Se «{found}» è di una condizione che sceglie dalla lista, prima manca «where».',
    },
  },
  'grammar.stray-colon': {
    en: {
      message: 'A colon has no place here.',
      help: 'It stands after the name of an argument, and between an “each” and its result.',
    },
    it: {
      message: "Qui i due punti non c'entrano.",
      help: 'Stanno dopo il nome di un argomento, e fra un «each» e il suo risultato.',
    },
  },
} satisfies Catalogue;
