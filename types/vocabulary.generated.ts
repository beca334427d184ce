// Made from rules/vocabulary.json by `tavolata build --types`; do not edit.
/* biome-ignore-all lint: generated */

/** zone · zona */
export type Zone =
  | 'library'
  | 'hand'
  | 'battlefield'
  | 'graveyard'
  | 'stack'
  | 'exile'
  | 'command'
  | 'ante'
  | 'outside';

/** variant · variante */
export type Variant =
  | 'free-for-all'
  | 'grand-melee'
  | 'team-vs-team'
  | 'emperor'
  | 'two-headed-giant'
  | 'alternating-teams';

/** option · opzione */
export type Option =
  | 'limited-range'
  | 'attack-multiple'
  | 'attack-left'
  | 'attack-right'
  | 'deploy-creatures'
  | 'shared-team-turns';

/** status of an option · stato di un'opzione */
export type OptionStatus =
  | 'always'
  | 'usually'
  | 'optional'
  | 'usually-not'
  | 'never'
  | 'one-of';

/** addition to the game · aggiunta alla partita */
export type Overlay =
  | 'planechase'
  | 'archenemy'
  | 'commander'
  | 'ante'
  | 'tournament';

/** status of the game · stato della partita */
export type GameStatus =
  | 'setup'
  | 'running'
  | 'over'
  | 'restarted';

/** way of seating · modo di prendere posto */
export type SeatingManner =
  | 'agreed'
  | 'random'
  | 'teams-together'
  | 'alternating';

/** role · ruolo */
export type Role =
  | 'emperor'
  | 'general'
  | 'archenemy';

/** kind of object · tipo di oggetto */
export type ObjectKind =
  | 'card'
  | 'token'
  | 'copy'
  | 'ability'
  | 'emblem';

/** card type · tipo di carta */
export type CardType =
  | 'artifact'
  | 'battle'
  | 'conspiracy'
  | 'creature'
  | 'dungeon'
  | 'enchantment'
  | 'instant'
  | 'kindred'
  | 'land'
  | 'phenomenon'
  | 'plane'
  | 'planeswalker'
  | 'scheme'
  | 'sorcery'
  | 'vanguard';

/** supertype · supertipo */
export type Supertype =
  | 'basic'
  | 'legendary'
  | 'snow'
  | 'world';

/** subtype · sottotipo */
export type Subtype =
  | 'aura'
  | 'equipment'
  | 'fortification';

/** rule of uniqueness · regola di unicità */
export type UniquenessRule =
  | 'world'
  | 'legend'
  | 'planeswalker';

/** kind of effect · tipo di effetto */
export type EffectKind =
  | 'give-object'
  | 'give-player'
  | 'prevent'
  | 'redirect'
  | 'double-gain'
  | 'other';

/** duration · durata */
export type Duration =
  | 'end-of-turn'
  | 'while-source'
  | 'until-turn-of'
  | 'forever';

/** part in damage · parte nel danno */
export type DamageRole =
  | 'source'
  | 'recipient';

/** step · sottofase */
export type StepName =
  | 'untap'
  | 'upkeep'
  | 'draw'
  | 'first-main'
  | 'begin-combat'
  | 'declare-attackers'
  | 'declare-blockers'
  | 'combat-damage'
  | 'end-of-combat'
  | 'second-main'
  | 'end'
  | 'cleanup';

/** part of a turn · parte di un turno */
export type Part =
  | 'turn'
  | 'beginning-phase'
  | 'main-phase'
  | 'combat-phase'
  | 'ending-phase'
  | 'untap-step'
  | 'upkeep-step'
  | 'draw-step'
  | 'first-main-phase'
  | 'begin-combat-step'
  | 'declare-attackers-step'
  | 'declare-blockers-step'
  | 'combat-damage-step'
  | 'end-of-combat-step'
  | 'second-main-phase'
  | 'end-step'
  | 'cleanup-step';

/** action · azione */
export type Deed =
  | 'attack'
  | 'block'
  | 'act'
  | 'activate'
  | 'play-land'
  | 'gain-life'
  | 'lose-life'
  | 'get-poison'
  | 'become-monarch'
  | 'win'
  | 'lose';

/** part in combat · parte nel combattimento */
export type CombatRole =
  | 'attacking'
  | 'defending'
  | 'none';

/** outcome · esito */
export type Outcome =
  | 'won'
  | 'lost'
  | 'drew';

/** cause of an outcome · causa di un esito */
export type Cause =
  | 'life'
  | 'poison'
  | 'decked'
  | 'commander-damage'
  | 'effect'
  | 'concede'
  | 'penalty'
  | 'last-one-in'
  | 'last-team-in'
  | 'fate'
  | 'loop'
  | 'agreement'
  | 'time';

/** cause of a change of life · causa di un cambio di punti vita */
export type LifeCause =
  | 'gain'
  | 'loss'
  | 'damage'
  | 'payment';

/** scaling of a life total · moltiplicazione o divisione dei punti vita */
export type LifeScale =
  | 'doubled'
  | 'halved-up'
  | 'halved-down';

/** aspect · aspetto */
export type Aspect =
  | 'turn'
  | 'life'
  | 'poison';

/** kind of choice · tipo di scelta */
export type ChoiceKind =
  | 'thing'
  | 'option'
  | 'payment';

/** joint matter of a team · questione comune di una squadra */
export type TeamMatter =
  | 'attackers'
  | 'blockers'
  | 'trigger-order'
  | 'life-set'
  | 'seating'
  | 'other';

/** matter of order · questione di ordine */
export type OrderMatter =
  | 'choices'
  | 'team-choices'
  | 'draws'
  | 'triggers'
  | 'mulligans'
  | 'opening-hands'
  | 'declare-blockers'
  | 'damage-order'
  | 'combat-damage'
  | 'timestamps';

/** term · termine */
export type Term =
  | 'active-player'
  | 'attacking-player'
  | 'defending-player';

/** owner of the steps that an ability waits for · di chi sono le sottofasi attese da un'abilità */
export type Whose =
  | 'each'
  | 'your'
  | 'each-player'
  | 'each-opponent'
  | 'each-other'
  | 'one-player';

/** cost · costo */
export type Cost =
  | 'tap';

/** kind of target · tipo di bersaglio */
export type TargetKind =
  | 'teammate';

/** timing · momento */
export type Timing =
  | 'any'
  | 'sorcery';

/** hidden cards · carte nascoste */
export type Secret =
  | 'hand'
  | 'mulligan-card'
  | 'face-down-card'
  | 'outside-card';

/** what has to be picked · che cosa si deve scegliere */
export type Matter =
  | 'starting player'
  | 'team that decides'
  | 'who plays first'
  | 'defending player'
  | 'defending team'
  | 'legend kept'
  | 'planeswalker kept'
  | 'member who takes the damage'
  | 'member whose life total is set'
  | 'member whose life total is scaled';

/** action before the game · azione prima della partita */
export type PregameAction =
  | 'seating'
  | 'choose-starter'
  | 'shuffle'
  | 'present'
  | 'draw-hands'
  | 'mulligans'
  | 'opening-hands';

/** text · testo */
export type Wording =
  | 'poison'
  | 'source'
  | 'player'
  | 'recipient'
  | 'object'
  | 'target'
  | 'attacker'
  | 'defender'
  | 'blocker'
  | 'energy'
  | 'experience';

/** step of a procedure · passo di una procedura */
export type ProcedureStep =
  | 'declared'
  | 'ask'
  | 'defender'
  | 'combat'
  | 'removed'
  | 'draw'
  | 'lose'
  | 'anew'
  | 'remember'
  | 'depart'
  | 'owned'
  | 'cease'
  | 'exile'
  | 'vacate'
  | 'move'
  | 'change'
  | 'swap'
  | 'become'
  | 'begin'
  | 'deal'
  | 'first-turns'
  | 'designate'
  | 'receive'
  | 'note'
  | 'waiting-markers'
  | 'run'
  | 'open'
  | 'opened'
  | 'close'
  | 'hand-on'
  | 'settle'
  | 'look'
  | 'keep'
  | 'redraw'
  | 'bottom'
  | 'count'
  | 'placed'
  | 'record'
  | 'end'
  | 'leave'
  | 'clear'
  | 'go-on'
  | 'reach'
  | 'decided'
  | 'life'
  | 'begun'
  | 'actions'
  | 'forget'
  | 'grant'
  | 'skip'
  | 'counted'
  | 'counted-down'
  | 'plane'
  | 'cleared'
  | 'combat-over';

/** game · partita */
export interface GameFacts {
  /** the status of `of` · lo stato di `of` */
  readonly status?: GameStatus;
  /** the number of players who started `of` · il numero di giocatori che hanno iniziato `of` */
  readonly startedWith?: number;
  /** whoever started `of` · chi ha iniziato `of` */
  readonly startingGroup?: string | null;
  /** the monarch of `of` · il monarca di `of` */
  readonly monarch?: string | null;
  /** the player who has the initiative in `of` · chi ha l'iniziativa in `of` */
  readonly initiative?: string | null;
  /** the winners of `of` · i vincitori di `of` */
  readonly winners?: readonly string[];
  /** the number of turns that `of` still has after time was called · il numero di turni che restano a `of` dopo lo scadere del tempo */
  readonly turnsLeft?: number | null;
  /** the number of turns begun in `of` · il numero di turni iniziati in `of` */
  readonly turnsBegun?: number;
  /** `of` is decided by the next change of life · `of` si decide al prossimo cambio di punti vita */
  readonly suddenDeath?: boolean;
  /** the one who took the latest turn that wasn't an extra turn · chi ha svolto l'ultimo turno che non fosse extra */
  readonly lastTurn?: string | null;
  /** the one who starts the game begun anew · chi inizia la partita ricominciata */
  readonly restartStarter?: string | null;
}

/** setup · preparazione */
export interface SetupFacts {
  /** the edition that `of` follows · l'edizione che `of` segue */
  readonly edition: string;
  /** the variants in `of` · le varianti in `of` */
  readonly variants?: readonly Variant[];
  /** the options in `of` · le opzioni in `of` */
  readonly options?: readonly Option[];
  /** the additions in `of` · le aggiunte in `of` */
  readonly overlays?: readonly Overlay[];
  /** `of` is for single elimination · `of` è a eliminazione diretta */
  readonly singleElimination?: boolean;
  /** House answers chosen other than the default: matter and choice. */
  readonly house?: { readonly [matter: string]: string };
}

/** player · giocatore */
export interface PlayerFacts {
  readonly id: string;
  /** `of` is in the game · `of` è in partita */
  readonly inGame?: boolean;
  /** the outcome of `of` · l'esito di `of` */
  readonly outcome?: Outcome | null;
  /** the team of `of` · la squadra di `of` */
  readonly team?: string | null;
  /** the role of `of` · il ruolo di `of` */
  readonly role?: Role | null;
  /** the life recorded for `of` · i punti vita registrati per `of` */
  readonly life?: number;
  /** the poison counters recorded for `of` · i segnalini veleno registrati per `of` */
  readonly poison?: number;
  /** the kinds of counters on `of` · i tipi di segnalini su `of` */
  readonly counterKinds?: readonly string[];
  /** the commander damage dealt to `of` · il danno dei comandanti inflitto a `of` */
  readonly commanderDamage?: readonly CommanderDamageFacts[];
  /** `of` drew from an empty library · `of` ha pescato da un grimorio vuoto */
  readonly drewFromEmpty?: boolean;
  /** the range in seats agreed for `of` · il raggio in posti concordato per `of` */
  readonly rangeSeats?: number | null;
  /** the players within the range fixed for `of` · i giocatori entro il raggio fissato per `of` */
  readonly reach?: readonly string[];
  /** the extra turns owed to `of` · i turni extra dovuti a `of` */
  readonly turnsOwed?: number;
  /** `of` has missed a turn since leaving · `of` ha mancato un turno da quando è fuori */
  readonly missedTurn?: boolean;
  /** the last known information about `of` · le ultime informazioni note su `of` */
  readonly last?: RecordFacts | null;
  /** the other numbers known about `of` · gli altri numeri noti su `of` */
  readonly numbers?: readonly KnownNumberFacts[];
  /** `of` is the planar controller · `of` è il controllore planare */
  readonly planarController?: boolean;
  /** the mulligans taken by `of` · i mulligan presi da `of` */
  readonly mulligans?: number;
  /** `of` has kept the opening hand · `of` ha tenuto la mano iniziale */
  readonly handKept?: boolean;
  /** the starting hand size of `of` · la grandezza della mano iniziale di `of` */
  readonly openingHandSize?: number;
  /** `of` has looked at the opening hand · `of` ha guardato la mano iniziale */
  readonly lookedAtHand?: boolean;
  /** the lands that `of` may play in a turn · le terre che `of` può giocare in un turno */
  readonly landsAllowed?: number;
  /** the lands played this turn by `of` · le terre giocate in questo turno da `of` */
  readonly landsPlayed?: number;
}

/** team · squadra */
export interface TeamFacts {
  readonly id: string;
  /** the life recorded for `of` · i punti vita registrati per `of` */
  readonly life?: number;
  /** the poison counters recorded for `of` · i segnalini veleno registrati per `of` */
  readonly poison?: number;
  /** the kinds of counters of `of` · i tipi di segnalini di `of` */
  readonly counterKinds?: readonly string[];
  /** the outcome of `of` · l'esito di `of` */
  readonly outcome?: Outcome | null;
}

/** object · oggetto */
export interface ObjectFacts {
  readonly id: string;
  /** the kind of `of` · il tipo di `of` */
  readonly kind?: ObjectKind;
  /** the zone of `of` · la zona di `of` */
  readonly zone?: Zone;
  /** the owner of `of` · il proprietario di `of` */
  readonly owner?: string | null;
  /** the first controller of `of` · il primo controllore di `of` */
  readonly baseController?: string | null;
  /** the card types of `of` · i tipi di carta di `of` */
  readonly types?: readonly CardType[];
  /** the supertypes of `of` · i supertipi di `of` */
  readonly supertypes?: readonly Supertype[];
  /** the subtypes of `of` · i sottotipi di `of` */
  readonly subtypes?: readonly Subtype[];
  /** the name of `of` · il nome di `of` */
  readonly name?: string | null;
  /** the planeswalker types of `of` · i tipi di planeswalker di `of` */
  readonly planeswalkerTypes?: readonly string[];
  /** the source of `of` · la fonte di `of` */
  readonly source?: string | null;
  /** what `of` is attached to · ciò a cui `of` è assegnato */
  readonly attachedTo?: string | null;
  /** the targets of `of` · i bersagli di `of` */
  readonly targets?: readonly string[];
  /** the object that caused `of` · l'oggetto che ha causato `of` */
  readonly causedBy?: string | null;
  /** the turn in which `of` was caused · il turno in cui `of` è stato causato */
  readonly causedIn?: string | null;
  /** `of` is a triggered ability · `of` è un'abilità innescata */
  readonly triggered?: boolean;
  /** the protector of `of` · il protettore di `of` */
  readonly protector?: string | null;
  /** the moment since which `of` is world · il momento da cui `of` è mondo */
  readonly worldSince?: number;
  /** `of` is phased in · `of` è presente in fase */
  readonly phasedIn?: boolean;
  /** `of` is tapped · `of` è TAPpato */
  readonly tapped?: boolean;
  /** `of` has come under control too recently · `of` è controllato da troppo poco tempo */
  readonly sick?: boolean;
  /** the most attackers that `of` can block · il massimo di attaccanti che `of` può bloccare */
  readonly blocksAtMost?: number | null;
  /** `of` has infect · `of` ha infettare */
  readonly infect?: boolean;
  /** the total toxic value of `of` · il valore tossico totale di `of` */
  readonly toxic?: number;
  /** `of` has lifelink · `of` ha legame vitale */
  readonly lifelink?: boolean;
  /** the ability that became `of` · l'abilità da cui è nato `of` */
  readonly ability?: string | null;
  /** `of` is restarting the game · `of` sta facendo ricominciare la partita */
  readonly restartsGame?: boolean;
}

/** effect · effetto */
export interface EffectFacts {
  readonly id: string;
  /** the kind of `of` · il tipo di `of` */
  readonly op?: EffectKind;
  /** what `of` affects · ciò su cui agisce `of` */
  readonly on?: string | null;
  /** the beneficiary of `of` · il beneficiario di `of` */
  readonly to?: string | null;
  /** the controller of `of` · il controllore di `of` */
  readonly controller?: string | null;
  /** the source of `of` · la fonte di `of` */
  readonly source?: string | null;
  /** the duration of `of` · la durata di `of` */
  readonly duration?: Duration;
  /** the player until whose turn `of` lasts · il giocatore fino al cui turno dura `of` */
  readonly untilTurnOf?: string | null;
  /** the timestamp of `of` · la marca temporale di `of` */
  readonly timestamp?: number;
  /** the parts of damage named by `of` · le parti del danno nominate da `of` */
  readonly names?: readonly DamageRole[];
  /** the amount of `of` · la quantità di `of` */
  readonly amount?: number | null;
}

/** turn · turno */
export interface TurnFacts {
  readonly id: string;
  /** whoever takes `of` · chi svolge `of` */
  readonly group?: string;
  /** whoever is active in `of` · chi è di turno in `of` */
  readonly active?: string | null;
  /** the number of `of` · il numero di `of` */
  readonly number?: number;
  /** `of` is an extra turn · `of` è un turno extra */
  readonly extra?: boolean;
  /** the step of `of` · la sottofase di `of` */
  readonly step?: StepName;
  /** who has priority in `of` · chi ha la priorità in `of` */
  readonly priority?: string | null;
  /** those who have passed in a row in `of` · quelli che hanno passato di seguito in `of` */
  readonly passes?: readonly string[];
  /** the objects put on the stack of `of` · gli oggetti messi nella pila di `of` */
  readonly stack?: readonly string[];
  /** the marker of `of` · il segnaturno di `of` */
  readonly marker?: string | null;
  /** the extra turns granted during `of` · i turni extra concessi durante `of` */
  readonly extraGranted?: number;
  /** the defender chosen in `of` · il difensore scelto in `of` */
  readonly chosenDefender?: string | null;
  /** attackers have been declared in `of` · in `of` si sono dichiarati gli attaccanti */
  readonly attackDone?: boolean;
  /** those who have declared blockers in `of` · quelli che hanno dichiarato i bloccanti in `of` */
  readonly blocksDone?: readonly string[];
  /** the most attack requirements that can be obeyed in `of` · il massimo di requisiti d'attacco che si possono rispettare in `of` */
  readonly mostObeyed?: number | null;
  /** the phase that is being skipped in `of` · la fase che si sta saltando in `of` */
  readonly leftOut?: Part | null;
}

/** turn marker · segnaturno */
export interface MarkerFacts {
  readonly id: string;
  /** the number of `of` · il numero di `of` */
  readonly number?: number;
  /** the holder of `of` · il detentore di `of` */
  readonly holder?: string;
  /** `of` is in its turn · `of` è nel suo turno */
  readonly inTurn?: boolean;
  /** the designations for removal of `of` · le designazioni per la rimozione di `of` */
  readonly removals?: number;
  /** the arrival number of `of` · il numero di arrivo di `of` */
  readonly arrived?: number;
  /** the extra turns left for `of` · i turni extra che restano a `of` */
  readonly extrasLeft?: number;
  /** `of` has a normal turn to come · `of` ha ancora un turno normale */
  readonly normalDue?: boolean;
  /** `of` has ended its turn and is still to move · `of` ha finito il suo turno e deve ancora muoversi */
  readonly finished?: boolean;
}

/** attack · attacco */
export interface AttackerFacts {
  readonly id: string;
  /** the creature of `of` · la creatura di `of` */
  readonly creature?: string;
  /** the turn of `of` · il turno di `of` */
  readonly turn?: string | null;
  /** what is attacked in `of` · ciò che è attaccato in `of` */
  readonly attacking?: string | null;
  /** what was last attacked in `of` · ciò che è stato attaccato per ultimo in `of` */
  readonly last?: string | null;
  /** what was attacked at first in `of` · ciò che è stato attaccato all'inizio in `of` */
  readonly atFirst?: string | null;
  /** `of` is still on · `of` è ancora in corso */
  readonly inCombat?: boolean;
  /** the band of `of` · il branco di `of` */
  readonly band?: string | null;
}

/** block · blocco */
export interface BlockerFacts {
  readonly id: string;
  /** the creature of `of` · la creatura di `of` */
  readonly creature?: string;
  /** the turn of `of` · il turno di `of` */
  readonly turn?: string | null;
  /** the attackers blocked in `of` · gli attaccanti bloccati in `of` */
  readonly blocks?: readonly string[];
}

/** demand of a card · imposizione di una carta */
export interface RestrictionFacts {
  readonly id: string;
  /** the action that `of` concerns · l'azione che `of` riguarda */
  readonly deed?: Deed;
  /** `of` is a requirement · `of` è un requisito */
  readonly must?: boolean;
  /** the player bound by `of` · il giocatore vincolato da `of` */
  readonly player?: string | null;
  /** the creature bound by `of` · la creatura vincolata da `of` */
  readonly creature?: string | null;
  /** the player or permanent singled out by `of` · il giocatore o permanente indicato da `of` */
  readonly about?: string | null;
  /** the cause that `of` concerns · la causa che `of` riguarda */
  readonly cause?: Cause | null;
  /** `of` is about everybody and everything but what it names · `of` riguarda tutto e tutti tranne ciò che nomina */
  readonly others?: boolean;
  /** `of` is also about the planeswalkers of those players · `of` riguarda anche i planeswalker di quei giocatori */
  readonly planeswalkersToo?: boolean;
  /** `of` is also about the battles that those players protect · `of` riguarda anche le battaglie protette da quei giocatori */
  readonly battlesToo?: boolean;
  /** the attacking creature that `of` concerns · la creatura attaccante che `of` riguarda */
  readonly attacker?: string | null;
  /** the minimum that `of` demands · il numero minimo che `of` richiede */
  readonly atLeast?: number | null;
  /** the maximum that `of` allows · il numero massimo che `of` consente */
  readonly atMost?: number | null;
  /** `of` demands being alone · `of` impone di essere soli */
  readonly alone?: boolean;
  /** `of` can be lifted by paying a cost · `of` si può evitare pagando un costo */
  readonly costly?: boolean;
  /** the source of `of` · la fonte di `of` */
  readonly source?: string | null;
  /** the controller of `of` · chi controlla `of` */
  readonly controller?: string | null;
  /** `of` lasts beyond its source · `of` dura oltre la sua fonte */
  readonly outlivesSource?: boolean;
}

/** ability · abilità */
export interface AbilityFacts {
  readonly id: string;
  /** the object with `of` · l'oggetto con `of` */
  readonly on?: string | null;
  /** the controller of `of` · il controllore di `of` */
  readonly controller?: string | null;
  /** the parts of an event named by `of` · le parti di un evento nominate da `of` */
  readonly roles?: readonly string[];
  /** `of` looks back in time · `of` guarda indietro nel tempo */
  readonly looksBack?: boolean;
  /** the player of the steps awaited by `of` · il giocatore delle sottofasi attese da `of` */
  readonly whose?: Whose;
  /** the player named by `of` · il giocatore nominato da `of` */
  readonly player?: string | null;
  /** `of` refers back to that player · `of` si riferisce a quel giocatore */
  readonly namesPlayer?: boolean;
  /** the attacking creatures meant by `of` · le creature attaccanti intese da `of` */
  readonly attackers?: readonly string[];
  /** the blocking creatures meant by `of` · le creature bloccanti intese da `of` */
  readonly blockers?: readonly string[];
  /** the cost of `of` · il costo di `of` */
  readonly cost?: Cost | null;
  /** the kind of target of `of` · il tipo di bersaglio di `of` */
  readonly target?: TargetKind | null;
  /** the timing of `of` · il momento di attivazione di `of` */
  readonly timing?: Timing;
  /** the kind of effect of `of` · il tipo di effetto di `of` */
  readonly gives?: EffectKind | null;
  /** the effect duration of `of` · la durata d'effetto di `of` */
  readonly duration?: Duration | null;
}

/** choice · scelta */
export interface ChoiceFacts {
  readonly id: string;
  /** the kind of `of` · il tipo di `of` */
  readonly kind?: ChoiceKind;
  /** the object that demands `of` · l'oggetto che richiede `of` */
  readonly source?: string | null;
  /** the player asked for `of` · il giocatore a cui spetta `of` */
  readonly chooser?: string | null;
  /** `of` is for opponents only · `of` spetta solo ad avversari */
  readonly opponentOnly?: boolean;
  /** the only players who may make `of` · i soli giocatori che possono fare `of` */
  readonly choosers?: readonly string[];
  /** `of` is of targets · `of` riguarda bersagli */
  readonly isTarget?: boolean;
  /** the team asked for `of` · la squadra a cui spetta `of` */
  readonly team?: string | null;
  /** `of` is disputed in the team · `of` divide la squadra */
  readonly disputed?: boolean;
  /** the matter of `of` · la questione di `of` */
  readonly matter?: TeamMatter;
}

/** happening · avvenimento */
export interface HappeningFacts {
  readonly is: 'Happening';
  /** the parts of `of` · le parti di `of` */
  readonly roles?: readonly HappeningRoleFacts[];
  /** the turn, phase or step of which `of` is the beginning · il turno, la fase o la sottofase di cui `of` è l'inizio */
  readonly turn?: string | null;
  /** the player behind `of` · l'autore di `of` */
  readonly by?: string | null;
  /** `of` is looked for during the previous turn · `of` è cercato in un ultimo turno */
  readonly inLastTurn?: boolean;
}

/** part of a happening · parte di un avvenimento */
export interface HappeningRoleFacts {
  readonly is: 'HappeningRole';
  /** the name of `of` · il nome di `of` */
  readonly name?: string;
  /** the players behind `of` just before · i giocatori dietro `of` appena prima */
  readonly before?: readonly string[];
  /** the players behind `of` just after · i giocatori dietro `of` appena dopo */
  readonly after?: readonly string[];
}

/** damage · danno */
export interface DamageFacts {
  readonly is: 'Damage';
  /** what deals `of` · ciò che infligge `of` */
  readonly source?: string | null;
  /** the recipient of `of` · il destinatario di `of` */
  readonly to?: string;
  /** the amount of `of` · la quantità di `of` */
  readonly amount?: number;
  /** `of` is combat damage · `of` è danno da combattimento */
  readonly combat?: boolean;
}

/** selection · selezione */
export interface SelectionFacts {
  readonly is: 'Selection';
  /** the candidates of `of` · i candidati di `of` */
  readonly among?: readonly string[];
  /** who makes `of` · chi fa `of` */
  readonly by?: string | null;
}

/** record of a departed player · registro di un giocatore uscito */
export interface RecordFacts {
  readonly is: 'Record';
  /** the life in `of` · i punti vita in `of` */
  readonly life?: number | null;
  /** the poison counters in `of` · i segnalini veleno in `of` */
  readonly poison?: number | null;
  /** the kinds of counters in `of` · i tipi di segnalini in `of` */
  readonly counterKinds?: readonly string[];
  /** the other numbers in `of` · gli altri numeri in `of` */
  readonly numbers?: readonly KnownNumberFacts[];
  /** the players who then had the player of `of` within range · i giocatori che allora avevano nel raggio il giocatore di `of` */
  readonly seenBy?: readonly string[];
}

/** known number · numero noto */
export interface KnownNumberFacts {
  readonly is: 'KnownNumber';
  /** the name of `of` · il nome di `of` */
  readonly name?: string;
  /** the value of `of` · il valore di `of` */
  readonly value?: number;
}

/** commander damage · danno di un comandante */
export interface CommanderDamageFacts {
  readonly is: 'CommanderDamage';
  /** the commander of `of` · il comandante di `of` */
  readonly commander?: string;
  /** the amount of `of` · la quantità di `of` */
  readonly amount?: number;
}

/** mulligan declaration · dichiarazione di mulligan */
export interface DeclarationFacts {
  readonly is: 'Declaration';
  /** the player of `of` · il giocatore di `of` */
  readonly player?: string;
  /** `of` is for a mulligan · `of` chiede un mulligan */
  readonly mulligan?: boolean;
}

/** payment of life · pagamento di punti vita */
export interface LifePaymentFacts {
  readonly is: 'LifePayment';
  /** the player who makes `of` · il giocatore che fa `of` */
  readonly player?: string;
  /** the amount of `of` · la quantità di `of` */
  readonly amount?: number;
}

/** new life total · nuovo totale di punti vita */
export interface LifeSettingFacts {
  readonly is: 'LifeSetting';
  /** the player of `of` · il giocatore di `of` */
  readonly player?: string;
  /** the amount of `of` · la quantità di `of` */
  readonly total?: number;
}

/** card of a deck · carta di un mazzo */
export interface DeckCardFacts {
  readonly id: string;
  /** the player with `of` · il giocatore con `of` */
  readonly player?: string;
  /** the English name of `of` · il nome inglese di `of` */
  readonly name?: string;
  /** the copies of `of` · le copie di `of` */
  readonly copies?: number;
  /** `of` is a basic land · `of` è una terra base */
  readonly basicLand?: boolean;
  /** `of` is restricted · `of` è limitata */
  readonly restricted?: boolean;
  /** `of` is banned · `of` è bandita */
  readonly banned?: boolean;
  /** `of` is in the sideboard · `of` è nel sideboard */
  readonly inSideboard?: boolean;
}

/** part of a turn to skip · parte di turno da saltare */
export interface SkipFacts {
  readonly id: string;
  /** the one who skips `of` · chi salta `of` */
  readonly group?: string;
  /** the kind of `of` · il tipo di `of` */
  readonly part?: Part;
  /** how often `of` is still to be skipped · quante volte si deve ancora saltare `of` */
  readonly times?: number;
}

/** A table: the setup, the single things, and a list for each kind of thing. */
export interface TableFacts {
  readonly game?: GameFacts;
  readonly setup: SetupFacts;
  readonly players?: readonly (string | PlayerFacts)[];
  readonly teams?: readonly (string | TeamFacts)[];
  readonly objects?: readonly (string | ObjectFacts)[];
  readonly effects?: readonly (string | EffectFacts)[];
  readonly turns?: readonly (string | TurnFacts)[];
  readonly markers?: readonly (string | MarkerFacts)[];
  readonly attackers?: readonly (string | AttackerFacts)[];
  readonly blockers?: readonly (string | BlockerFacts)[];
  readonly restrictions?: readonly (string | RestrictionFacts)[];
  readonly abilities?: readonly (string | AbilityFacts)[];
  readonly choices?: readonly (string | ChoiceFacts)[];
  readonly deckCards?: readonly (string | DeckCardFacts)[];
  readonly skips?: readonly (string | SkipFacts)[];
  /** Next number for ids of things that events create. */
  readonly fresh?: number;
  /** Facts that stand here although nobody gave them: fact -> ids. */
  readonly assumed?: { readonly [fact: string]: readonly string[] };
}

/** Every question, with its arguments and what comes out. */
export interface Questions {
  /** this is a multiplayer game · questa è una partita multiplayer */
  readonly isMultiplayer: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** the players in the game · i giocatori in partita */
  readonly playersIn: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the teams in the game · le squadre in partita */
  readonly teamsIn: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the opponents of `player` · gli avversari di `player` */
  readonly opponents: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the teammates of `player` · i compagni di squadra di `player` */
  readonly teammates: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the players of “your team” for `player` · i giocatori della «tua squadra» per `player` */
  readonly yourTeam: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** `player` and `other` are opponents · `player` e `other` sono avversari */
  readonly areOpponents: {
    readonly arguments: { readonly player: string; readonly other: string };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** the members of `group` · i componenti di `group` */
  readonly members: {
    readonly arguments: { readonly group: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the members of `group` in the game · i componenti in partita di `group` */
  readonly membersIn: {
    readonly arguments: { readonly group: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the one whose turns `player` takes · chi ha i turni di `player` */
  readonly turnGroup: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: string;
  };
  /** the one who holds the life of `player` · chi tiene i punti vita di `player` */
  readonly lifeGroup: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: string;
  };
  /** the one who holds the poison counters of `player` · chi tiene i segnalini veleno di `player` */
  readonly poisonGroup: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: string;
  };
  /** the one who counts for `player` as to `aspect` · chi conta per `player` quanto a `aspect` */
  readonly groupOf: {
    readonly arguments: { readonly player: string; readonly aspect: Aspect };
    readonly policy: 'value';
    readonly result: string;
  };
  /** the players who share `outcome` with `player` · i giocatori che condividono `outcome` con `player` */
  readonly sharesFate: {
    readonly arguments: { readonly player: string; readonly outcome: Outcome };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the one who decides for `player` · chi decide per `player` */
  readonly decisionMaker: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: string;
  };
  /** whoever has control of `player` at first hand · chi ha direttamente il controllo di `player` */
  readonly takenOverBy: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: string;
  };
  /** those whose information is open to `viewer` · coloro le cui informazioni sono aperte a `viewer` */
  readonly seesAs: {
    readonly arguments: { readonly viewer: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the seat that counts for `group` · il posto che conta per `group` */
  readonly seatOf: {
    readonly arguments: { readonly group: string };
    readonly policy: 'value';
    readonly result: string;
  };
  /** the seats of `team` in turn order · i posti di `team` in ordine di turno */
  readonly arc: {
    readonly arguments: { readonly team: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the members of `team` sit side by side · i componenti di `team` siedono fianco a fianco */
  readonly sitTogether: {
    readonly arguments: { readonly team: string };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** the primary player of `team` · il giocatore primario di `team` */
  readonly primary: {
    readonly arguments: { readonly team: string };
    readonly policy: 'value';
    readonly result: string | null;
  };
  /** those who take turns, from `start` on · quelli che hanno turni, a partire da `start` */
  readonly turnGroups: {
    readonly arguments: { readonly start: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the player next in turn order after `player` · il giocatore che segue `player` in ordine di turno */
  readonly nextInTurnOrder: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: string | null;
  };
  /** the one next in turn order after `group` · chi segue `group` in ordine di turno */
  readonly nextGroup: {
    readonly arguments: { readonly group: string };
    readonly policy: 'value';
    readonly result: string | null;
  };
  /** those who have left and whose turn would have come just before that of `group` · quelli che sono usciti e avrebbero avuto il turno subito prima di `group` */
  readonly passedOver: {
    readonly arguments: { readonly group: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the seats that count for being neighbours · i posti che contano per essere vicini */
  readonly adjacentRing: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the neighbour to the left of `player` · il vicino di sinistra di `player` */
  readonly neighbourLeft: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: string | null;
  };
  /** the neighbour to the right of `player` · il vicino di destra di `player` */
  readonly neighbourRight: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: string | null;
  };
  /** `player` and `other` sit side by side · `player` e `other` siedono fianco a fianco */
  readonly areNeighbours: {
    readonly arguments: { readonly player: string; readonly other: string };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** the distance from `player` to `other` · la distanza da `player` a `other` */
  readonly distance: {
    readonly arguments: { readonly player: string; readonly other: string };
    readonly policy: 'value';
    readonly result: number;
  };
  /** the distance at the start from `player` to `other` · la distanza iniziale da `player` a `other` */
  readonly seatDistance: {
    readonly arguments: { readonly player: string; readonly other: string };
    readonly policy: 'value';
    readonly result: number;
  };
  /** the way of seating · il modo di prendere posto */
  readonly seating: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: SeatingManner;
  };
  /** the range of influence of `player` · il raggio d'influenza di `player` */
  readonly range: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: number | null;
  };
  /** the range of influence that is advised · il raggio d'influenza consigliato */
  readonly rangeAdvised: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: number | null;
  };
  /** the range of influence that the rules give `player` · il raggio d'influenza che le regole danno a `player` */
  readonly rangeByRule: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: number | null;
  };
  /** the players whose range isn't the one that follows from the seats · i giocatori il cui raggio non è quello che segue dai posti */
  readonly rangesAstray: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the emperors who start within range of another emperor · gli imperatori che iniziano nel raggio di un altro imperatore */
  readonly exposedLeaders: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the opponents seated next to `player` · gli avversari seduti accanto a `player` */
  readonly opponentsBeside: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the fewest teams · il minimo di squadre */
  readonly teamsLeast: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: number;
  };
  /** the most teams · il massimo di squadre */
  readonly teamsMost: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: number | null;
  };
  /** the usual size of a team · la grandezza abituale di una squadra */
  readonly teamSizeUsual: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: number | null;
  };
  /** all teams must be equally large · tutte le squadre devono essere uguali */
  readonly teamsEqual: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** the role that goes with the seat of `player` · il ruolo che spetta al posto di `player` */
  readonly roleDue: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: Role | null;
  };
  /** chance decides who sits where · è il caso a decidere chi siede dove */
  readonly seatsByChance: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** an order of seats that the rules allow · un ordine dei posti che le regole ammettono */
  readonly seatsProposed: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the players within range of `player` by their present seats · i giocatori entro il raggio di `player` secondo i posti attuali */
  readonly seatedReach: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the range fixed for `player` differs from that of the present seats · il raggio fissato per `player` differisce da quello dei posti attuali */
  readonly isRangeStale: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** the players within range of `player` · i giocatori entro il raggio di `player` */
  readonly reach: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** `thing` is within range of `player` · `thing` è entro il raggio di `player` */
  readonly inRange: {
    readonly arguments: { readonly player: string | null; readonly thing: string };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** `source` is free of the range of influence · `source` è libero dal raggio d'influenza */
  readonly exempt: {
    readonly arguments: { readonly source: string | null };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** `object` and `rival` are of the same sort for `rule` · `object` e `rival` sono dello stesso tipo per `rule` */
  readonly compete: {
    readonly arguments: { readonly object: string; readonly rival: string; readonly rule: UniquenessRule };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** the permanents that compete with `object` under `rule` · i permanenti in gara con `object` per `rule` */
  readonly rivals: {
    readonly arguments: { readonly object: string; readonly rule: UniquenessRule };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the players behind `thing` · i giocatori dietro a `thing` */
  readonly playersBehind: {
    readonly arguments: { readonly thing: string | HappeningFacts };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the players behind `role` at the moment that `ability` looks at · i giocatori di `role` nel momento che `ability` guarda */
  readonly eventPlayers: {
    readonly arguments: { readonly ability: string; readonly role: HappeningRoleFacts };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the controller of `object` · il controllore di `object` */
  readonly controllerOf: {
    readonly arguments: { readonly object: string };
    readonly policy: 'value';
    readonly result: string | null;
  };
  /** the control effect that counts for `object` · l'effetto di controllo che vale per `object` */
  readonly controlLink: {
    readonly arguments: { readonly object: string };
    readonly policy: 'value';
    readonly result: string | null;
  };
  /** who controls `object`, through whatever control effects · chi controlla `object`, attraverso qualunque effetto di controllo */
  readonly controllerThrough: {
    readonly arguments: { readonly object: string };
    readonly policy: 'value';
    readonly result: string | null;
  };
  /** `object` is controlled by somebody who has left · `object` è controllato da chi è uscito */
  readonly isAbandoned: {
    readonly arguments: { readonly object: string };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** the player through whom `thing` is located · il giocatore attraverso cui si colloca `thing` */
  readonly holder: {
    readonly arguments: { readonly thing: string | null };
    readonly policy: 'value';
    readonly result: string | null;
  };
  /** the players through whom `thing` is located · i giocatori attraverso cui si colloca `thing` */
  readonly holders: {
    readonly arguments: { readonly thing: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the player who answers for `defender` · il giocatore che risponde per `defender` */
  readonly defenderPlayer: {
    readonly arguments: { readonly defender: string | null };
    readonly policy: 'value';
    readonly result: string | null;
  };
  /** the player attacked by `creature` · il giocatore attaccato da `creature` */
  readonly attackedPlayer: {
    readonly arguments: { readonly creature: string };
    readonly policy: 'value';
    readonly result: string | null;
  };
  /** teams attack and block as groups · le squadre attaccano e bloccano in gruppo */
  readonly teamCombat: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** the attacking players in `turn` · i giocatori attaccanti in `turn` */
  readonly attackingPlayers: {
    readonly arguments: { readonly turn: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the part of `player` in the combat of `turn` · la parte di `player` nel combattimento di `turn` */
  readonly combatRole: {
    readonly arguments: { readonly player: string; readonly turn: string };
    readonly policy: 'value';
    readonly result: CombatRole;
  };
  /** the players whom `attacker` may have as defenders · i giocatori che `attacker` può avere come difensori */
  readonly defendingPlayers: {
    readonly arguments: { readonly attacker: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** a defender is chosen at the beginning of combat in `turn` · all'inizio del combattimento in `turn` si sceglie un difensore */
  readonly defenderIsChosen: {
    readonly arguments: { readonly turn: string };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** the players whom `attacker` may choose as defending player · i giocatori che `attacker` può scegliere come giocatore in difesa */
  readonly defenderCandidates: {
    readonly arguments: { readonly attacker: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the ones of `attacks` that `restriction` looks at · quelli fra `attacks` che `restriction` considera */
  readonly inScope: {
    readonly arguments: { readonly restriction: string; readonly attacks: readonly string[] };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the ones of `attacks` that count towards the least number of `restriction` · quelli fra `attacks` che contano per il minimo di `restriction` */
  readonly attackCompany: {
    readonly arguments: { readonly restriction: string; readonly attacks: readonly string[] };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the restrictions that `attacks` (breaks|break) · le restrizioni che `attacks` (viola|violano) */
  readonly attackBreaks: {
    readonly arguments: { readonly attacks: readonly string[] };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the requirements that `attacks` (obeys|obey) · i requisiti che `attacks` (rispetta|rispettano) */
  readonly attackObeys: {
    readonly arguments: { readonly attacks: readonly string[] };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the defending player for `creature` · il giocatore in difesa rispetto a `creature` */
  readonly defendingPlayerOf: {
    readonly arguments: { readonly creature: string };
    readonly policy: 'value';
    readonly result: string | null;
  };
  /** `turn` is in its combat phase · `turn` è nella fase di combattimento */
  readonly isCombatPhase: {
    readonly arguments: { readonly turn: string };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** the players who can be attacked in `turn` · i giocatori che si possono attaccare in `turn` */
  readonly attackablePlayers: {
    readonly arguments: { readonly turn: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the defending players in `turn` · i giocatori in difesa in `turn` */
  readonly defendersIn: {
    readonly arguments: { readonly turn: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** `object` takes part in combat · `object` partecipa al combattimento */
  readonly isInCombat: {
    readonly arguments: { readonly object: string };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** `restriction` is about attacks on `defender` · `restriction` riguarda gli attacchi a `defender` */
  readonly concernsDefender: {
    readonly arguments: { readonly restriction: string; readonly defender: string | null };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** `restriction` is about blocks of `attacker` · `restriction` riguarda i blocchi di `attacker` */
  readonly concernsAttacker: {
    readonly arguments: { readonly restriction: string; readonly attacker: string };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** `restriction` reaches `thing` · `restriction` arriva a `thing` */
  readonly restrictionCounts: {
    readonly arguments: { readonly restriction: string; readonly thing: string };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** `restriction` binds `player` · `restriction` vincola `player` */
  readonly restrictionBinds: {
    readonly arguments: { readonly restriction: string; readonly player: string };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** `restriction` binds `creature` · `restriction` vincola `creature` */
  readonly bindsCreature: {
    readonly arguments: { readonly restriction: string; readonly creature: string };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** those who declare together with `player` · chi dichiara insieme a `player` */
  readonly combatSide: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the turn in which `attacks` are declared[ by `player`] · il turno in cui si dichiarano `attacks`[ da parte di `player`] */
  readonly turnOfAttack: {
    readonly arguments: { readonly attacks: readonly string[]; readonly player: string | null };
    readonly policy: 'value';
    readonly result: string | null;
  };
  /** the turn in which `player` declares blockers · il turno in cui `player` dichiara i bloccanti */
  readonly turnOfBlocks: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: string | null;
  };
  /** the turns whose combat `ability` is about · i turni del cui combattimento parla `ability` */
  readonly combatsOf: {
    readonly arguments: { readonly ability: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** `attacks` (goes|go) at more players than allowed · `attacks` (va|vanno) contro più giocatori di quanti si possa */
  readonly attackTooWide: {
    readonly arguments: { readonly attacks: readonly string[] };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** the most attack requirements that can be obeyed together in `turn` · il massimo di requisiti d'attacco che si possono rispettare insieme in `turn` */
  readonly mostObeyable: {
    readonly arguments: { readonly turn: string };
    readonly policy: 'value';
    readonly result: number;
  };
  /** the attacks by `creature` that are worth comparing · gli attacchi di `creature` che merita confrontare */
  readonly attackChoices: {
    readonly arguments: { readonly creature: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the ones of `blocks` that `restriction` looks at · quelli fra `blocks` che `restriction` considera */
  readonly blocksInScope: {
    readonly arguments: { readonly restriction: string; readonly blocks: readonly string[] };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the ones of `blocks` that count towards the least number of `restriction` · quelli fra `blocks` che contano per il minimo di `restriction` */
  readonly blockCompany: {
    readonly arguments: { readonly restriction: string; readonly blocks: readonly string[] };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the requirements for blocks by `player` · i requisiti per i blocchi di `player` */
  readonly blockDemands: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the attackers whose block by `creature` is worth comparing · gli attaccanti di cui merita confrontare il blocco di `creature` */
  readonly blockChoices: {
    readonly arguments: { readonly creature: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the ways in which `creature` can block · i modi in cui `creature` può bloccare */
  readonly blockWays: {
    readonly arguments: { readonly creature: string };
    readonly policy: 'value';
    readonly result: readonly (readonly string[])[];
  };
  /** the restrictions broken by `blocks` of `player` · le restrizioni violate da `blocks` di `player` */
  readonly blockBreaks: {
    readonly arguments: { readonly player: string; readonly blocks: readonly string[] };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the number of requirements obeyed by `blocks` of `player` · il numero di requisiti rispettati da `blocks` di `player` */
  readonly blocksObeying: {
    readonly arguments: { readonly player: string; readonly blocks: readonly string[] };
    readonly policy: 'value';
    readonly result: number;
  };
  /** the most block requirements that `player` can obey together · il massimo di requisiti di blocco che `player` può rispettare insieme */
  readonly mostBlocksObeying: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: number;
  };
  /** what holds for attacking a player holds for that player's planeswalkers · ciò che vale per attaccare un giocatore vale per i suoi planeswalker */
  readonly planeswalkersFollow: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** the attacks that count in `turn` for blocks by `player` · gli attacchi che contano in `turn` per i blocchi di `player` */
  readonly attackersSeenBy: {
    readonly arguments: { readonly player: string; readonly turn: string | null };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the blocks that count in `turn` for blocks by `player` · i blocchi che contano in `turn` per i blocchi di `player` */
  readonly blockersSeenBy: {
    readonly arguments: { readonly player: string; readonly turn: string | null };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the player who pays for an attack by `creature` · il giocatore che paga per un attacco di `creature` */
  readonly attackPayer: {
    readonly arguments: { readonly creature: string };
    readonly policy: 'value';
    readonly result: string | null;
  };
  /** `choice` belonged to an opponent · `choice` spettava a un avversario */
  readonly asksOpponent: {
    readonly arguments: { readonly choice: string };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** the players open to `choice` · i giocatori disponibili per `choice` */
  readonly choicePool: {
    readonly arguments: { readonly choice: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** somebody has to be found for `choice` · va trovato qualcuno per `choice` */
  readonly chooserSought: {
    readonly arguments: { readonly choice: string };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** the one who makes `choice` · chi fa `choice` */
  readonly chooserOf: {
    readonly arguments: { readonly choice: string };
    readonly policy: 'value';
    readonly result: SelectionFacts;
  };
  /** the player meant by `term` in `ability`[ for `about`] · il giocatore inteso con `term` in `ability`[ per `about`] */
  readonly referent: {
    readonly arguments: { readonly term: Term; readonly ability: string; readonly about: string | null };
    readonly policy: 'value';
    readonly result: SelectionFacts;
  };
  /** the order for `matter`[ in `turn`] · l'ordine per `matter`[ in `turn`] */
  readonly orderFor: {
    readonly arguments: { readonly matter: OrderMatter; readonly turn: string | null };
    readonly policy: 'value';
    readonly result: readonly (readonly string[])[];
  };
  /** the players for whom `ability` triggers in `turn` · i giocatori per cui `ability` si innesca in `turn` */
  readonly triggerInstances: {
    readonly arguments: { readonly ability: string; readonly turn: string };
    readonly policy: 'value';
    readonly result: readonly (string | null)[];
  };
  /** `player` is active in `turn` · `player` è attivo in `turn` */
  readonly isActive: {
    readonly arguments: { readonly player: string; readonly turn: string };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** the lands that `player` may play in `turn` · le terre che `player` può giocare in `turn` */
  readonly landsPerTurn: {
    readonly arguments: { readonly player: string; readonly turn: string };
    readonly policy: 'value';
    readonly result: number;
  };
  /** `player` may do in `turn` what is done at the time of a sorcery · `player` può fare in `turn` ciò che si fa quando si lancia una stregoneria */
  readonly isSorceryTime: {
    readonly arguments: { readonly player: string; readonly turn: string };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** those who get priority in `turn` · quelli che ricevono la priorità in `turn` */
  readonly priorityOn: {
    readonly arguments: { readonly turn: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the one who gets priority in `turn` after `group` · chi riceve la priorità in `turn` dopo `group` */
  readonly nextForPriority: {
    readonly arguments: { readonly turn: string; readonly group: string };
    readonly policy: 'value';
    readonly result: string | null;
  };
  /** everybody has passed in `turn` · tutti hanno passato in `turn` */
  readonly everybodyPassed: {
    readonly arguments: { readonly turn: string };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** the objects on the stack of `turn` · gli oggetti nella pila di `turn` */
  readonly stackOf: {
    readonly arguments: { readonly turn: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the top object on the stack of `turn` · l'oggetto in cima alla pila di `turn` */
  readonly topOf: {
    readonly arguments: { readonly turn: string };
    readonly policy: 'value';
    readonly result: string | null;
  };
  /** the turns on whose stack `player` may put `item` · i turni nella cui pila `player` può mettere `item` */
  readonly stacksFor: {
    readonly arguments: { readonly player: string; readonly item: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the turn on whose stack `thing` lies · il turno nella cui pila si trova `thing` */
  readonly stackHolding: {
    readonly arguments: { readonly thing: string | null };
    readonly policy: 'value';
    readonly result: string | null;
  };
  /** the turns whose stack is open to `player` for `item` · i turni la cui pila è aperta a `player` per `item` */
  readonly openStacks: {
    readonly arguments: { readonly player: string; readonly item: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the turns on whose stack `item` goes when no stack is open to it · i turni nella cui pila va `item` se nessuna pila gli è aperta */
  readonly lastResort: {
    readonly arguments: { readonly item: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** those among whom the start is drawn · quelli fra cui si sorteggia chi inizia */
  readonly startCandidates: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the game may start with `drawn` · la partita può cominciare con `drawn` */
  readonly mayStartGame: {
    readonly arguments: { readonly drawn: string | null };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** the one who starts when `drawn` is drawn · chi inizia quando la sorte indica `drawn` */
  readonly starterFrom: {
    readonly arguments: { readonly drawn: string };
    readonly policy: 'value';
    readonly result: string;
  };
  /** the first draw step is skipped · la prima sottofase di acquisizione si salta */
  readonly firstDrawSkipped: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** the draw step of `turn` is skipped · la sottofase di acquisizione di `turn` si salta */
  readonly skipsDraw: {
    readonly arguments: { readonly turn: string };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** the phase and the step that begin with `step` · la fase e la sottofase che cominciano con `step` */
  readonly partsBegun: {
    readonly arguments: { readonly step: StepName };
    readonly policy: 'value';
    readonly result: readonly Part[];
  };
  /** the phase that has begun before `step` · la fase che è cominciata prima di `step` */
  readonly phaseAround: {
    readonly arguments: { readonly step: StepName };
    readonly policy: 'value';
    readonly result: Part | null;
  };
  /** the number of free mulligans · il numero di mulligan gratuiti */
  readonly freeMulligans: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: number;
  };
  /** the number of mulligans that `player` may take · il numero di mulligan che `player` può prendere */
  readonly mulligansAllowed: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: number;
  };
  /** the cards that `player` draws for a mulligan (mulligans taken: `taken`) · le carte che `player` pesca per un mulligan (mulligan presi: `taken`) */
  readonly handAfterMulligan: {
    readonly arguments: { readonly player: string; readonly taken: number };
    readonly policy: 'value';
    readonly result: number;
  };
  /** the cards that `player` puts on the bottom (mulligans taken: `taken`) · le carte che `player` mette in fondo (mulligan presi: `taken`) */
  readonly bottomAfterMulligan: {
    readonly arguments: { readonly player: string; readonly taken: number };
    readonly policy: 'value';
    readonly result: number;
  };
  /** the turn markers due for {seats:player|players} · i segnaturno dovuti per {seats:giocatore|giocatori} */
  readonly markersDue: {
    readonly arguments: { readonly seats: number };
    readonly policy: 'value';
    readonly result: number;
  };
  /** the seats that count for distances between turn markers · i posti che contano per le distanze fra segnaturno */
  readonly markerRing: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the turn markers to the right of `chair`, nearest first · i segnaturno a destra di `chair`, dal più vicino */
  readonly rightwards: {
    readonly arguments: { readonly chair: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** `marker` has another one close to its right · `marker` ne ha un altro vicino a destra */
  readonly crowdedRight: {
    readonly arguments: { readonly marker: string };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** `marker` is within range of `player` · `marker` è entro il raggio di `player` */
  readonly markerInRange: {
    readonly arguments: { readonly player: string; readonly marker: string };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** the share of `marker` in the removals that fall on `candidates` (in all: `due`) · la parte di `marker` nelle rimozioni che toccano a `candidates` (in tutto: `due`) */
  readonly timesDesignated: {
    readonly arguments: { readonly marker: string; readonly candidates: readonly string[]; readonly due: number };
    readonly policy: 'value';
    readonly result: number;
  };
  /** the number of the next arrival of a turn marker · il numero del prossimo arrivo di un segnaturno */
  readonly nextArrival: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: number;
  };
  /** the turn that `marker` stands for · il turno rappresentato da `marker` */
  readonly turnOfMarker: {
    readonly arguments: { readonly marker: string };
    readonly policy: 'value';
    readonly result: string | null;
  };
  /** those who have left and whose seats `marker` passes on its way to `to` · quelli che sono usciti e il cui posto `marker` oltrepassa per arrivare a `to` */
  readonly chairsPassed: {
    readonly arguments: { readonly marker: string; readonly to: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the starting life of `group` · i punti vita iniziali di `group` */
  readonly startingLife: {
    readonly arguments: { readonly group: string };
    readonly policy: 'value';
    readonly result: number;
  };
  /** the life total at which one loses · il totale di punti vita a cui si perde */
  readonly lifeLimit: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: number;
  };
  /** the number of poison counters at which `group` loses · il numero di segnalini veleno con cui `group` perde */
  readonly poisonLimit: {
    readonly arguments: { readonly group: string };
    readonly policy: 'value';
    readonly result: number;
  };
  /** the damage of one commander at which a player loses · il danno di un comandante con cui un giocatore perde */
  readonly commanderDamageLimit: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: number | null;
  };
  /** the life total of `player` · i punti vita di `player` */
  readonly lifeOf: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: number | null;
  };
  /** the poison counters of `player` · i segnalini veleno di `player` */
  readonly poisonOf: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: number | null;
  };
  /** what `player` gains or loses by `scale` · quanto `player` guadagna o perde con `scale` */
  readonly amountScaled: {
    readonly arguments: { readonly player: string; readonly scale: LifeScale };
    readonly policy: 'value';
    readonly result: number;
  };
  /** setting the life totals of `affected` counts as setting those of the whole of `team` · fissare i punti vita di `affected` vale come fissarli a tutta `team` */
  readonly setsWholeTeam: {
    readonly arguments: { readonly team: string; readonly affected: readonly string[] };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** the poison counters of the opponents of `player` · i segnalini veleno degli avversari di `player` */
  readonly poisonOfOpponents: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: number | null;
  };
  /** `player` is poisoned · `player` è avvelenato */
  readonly isPoisoned: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** the kinds of counters that `player` has · i tipi di segnalini che `player` ha */
  readonly counterKindsOf: {
    readonly arguments: { readonly player: string };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** the number known about `player` for `name` · il numero noto su `player` per `name` */
  readonly knownNumber: {
    readonly arguments: { readonly player: string; readonly name: string };
    readonly policy: 'value';
    readonly result: number | null;
  };
  /** the most variants in one game · il massimo di varianti in una partita */
  readonly variantsMost: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: number;
  };
  /** the status of `option` · lo stato di `option` */
  readonly optionStatus: {
    readonly arguments: { readonly option: Option };
    readonly policy: 'value';
    readonly result: OptionStatus;
  };
  /** the options that there are · le opzioni che esistono */
  readonly knownOptions: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: readonly Option[];
  };
  /** `option` is in use · `option` è in uso */
  readonly optionOn: {
    readonly arguments: { readonly option: Option };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** what the variant says of `option` is binding · ciò che la variante dice di `option` è vincolante */
  readonly optionBinds: {
    readonly arguments: { readonly option: Option };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** the options in use when nothing else than `agreed` was agreed · le opzioni in uso se non si è concordato altro che `agreed` */
  readonly optionsTaken: {
    readonly arguments: { readonly agreed: readonly Option[] };
    readonly policy: 'value';
    readonly result: readonly Option[];
  };
  /** the attack option taken when none was agreed · l'opzione di attacco presa se non se ne è concordata una */
  readonly attackDefault: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: Option | null;
  };
  /** the games to win for the match · le partite da vincere per l'incontro */
  readonly winsNeeded: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: number | null;
  };
  /** a game won by `winners` counts for the match · una partita vinta da `winners` conta per l'incontro */
  readonly countsForMatch: {
    readonly arguments: { readonly winners: readonly string[] };
    readonly policy: 'value';
    readonly result: boolean;
  };
  /** the turns played after time is called · i turni giocati dopo lo scadere del tempo */
  readonly turnsAfterTime: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: number | null;
  };
  /** the order of actions before the game · l'ordine delle azioni prima della partita */
  readonly pregameOrder: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: readonly PregameAction[];
  };
  /** the fewest cards in a deck · il minimo di carte in un mazzo */
  readonly deckLeast: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: number | null;
  };
  /** the most copies of `card` in the decks of a team · il massimo di copie di `card` nei mazzi di una squadra */
  readonly copiesMost: {
    readonly arguments: { readonly card: string };
    readonly policy: 'value';
    readonly result: number | null;
  };
  /** those with the lower life total · quelli che hanno meno punti vita */
  readonly trailing: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** `creature` may attack `defender` · `creature` può attaccare `defender` */
  readonly mayAttack: {
    readonly arguments: { readonly creature: string; readonly defender: string };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `creature` may block `attacker` · `creature` può bloccare `attacker` */
  readonly mayBlock: {
    readonly arguments: { readonly creature: string; readonly attacker: string };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `creature` may be turned to `defender` · `creature` può volgersi contro `defender` */
  readonly mayReselect: {
    readonly arguments: { readonly creature: string; readonly defender: string };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** an effect may have `creature` attack `defender` · un effetto può far attaccare `defender` a `creature` */
  readonly mayEnterAttacking: {
    readonly arguments: { readonly creature: string; readonly defender: string };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** an effect may have `creature` block `attacker` · un effetto può far bloccare `attacker` a `creature` */
  readonly mayEnterBlocking: {
    readonly arguments: { readonly creature: string; readonly attacker: string | null };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `source` may target `thing` · `source` può bersagliare `thing` */
  readonly mayTarget: {
    readonly arguments: { readonly source: string; readonly thing: string };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `player` may choose `thing` for `choice` · `player` può scegliere `thing` per `choice` */
  readonly mayChoose: {
    readonly arguments: { readonly choice: string; readonly player: string; readonly thing: string | null };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `player` may activate `ability` · `player` può attivare `ability` */
  readonly mayActivate: {
    readonly arguments: { readonly player: string; readonly ability: string };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `attachment` may be attached to `host` · `attachment` può essere assegnato a `host` */
  readonly mayAttach: {
    readonly arguments: { readonly attachment: string; readonly host: string };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `player` may act in `turn` · `player` può agire in `turn` */
  readonly mayAct: {
    readonly arguments: { readonly player: string; readonly turn: string };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `group` may pass in `turn` · `group` può passare in `turn` */
  readonly mayPass: {
    readonly arguments: { readonly group: string; readonly turn: string };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `player` may play a land in `turn` · `player` può giocare una terra in `turn` */
  readonly mayPlayLand: {
    readonly arguments: { readonly player: string; readonly turn: string };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `viewer` may look at `what` of `owner` · `viewer` può guardare `what` di `owner` */
  readonly mayLookAt: {
    readonly arguments: { readonly viewer: string; readonly owner: string; readonly what: Secret };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `player` may discuss strategy with `other` · `player` può discutere la strategia con `other` */
  readonly mayDiscuss: {
    readonly arguments: { readonly player: string; readonly other: string };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `player` may pass written notes to `other` · `player` può passare appunti scritti a `other` */
  readonly mayPassNotes: {
    readonly arguments: { readonly player: string; readonly other: string };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `player` may handle `object` · `player` può maneggiare `object` */
  readonly mayHandle: {
    readonly arguments: { readonly player: string; readonly object: string };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `player` may take a mulligan · `player` può prendere un mulligan */
  readonly mayTakeMulligan: {
    readonly arguments: { readonly player: string };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `payments` may be paid · `payments` si (può|possono) pagare */
  readonly mayPayLife: {
    readonly arguments: { readonly payments: readonly LifePaymentFacts[] };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `player` may gain life · `player` può guadagnare punti vita */
  readonly mayGainLife: {
    readonly arguments: { readonly player: string };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `player` may lose life · `player` può perdere punti vita */
  readonly mayLoseLife: {
    readonly arguments: { readonly player: string };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `player` may get poison counters · `player` può ricevere segnalini veleno */
  readonly mayGetPoison: {
    readonly arguments: { readonly player: string };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `player` may win the game · `player` può vincere la partita */
  readonly mayWin: {
    readonly arguments: { readonly player: string };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `player` may lose the game (cause: `cause`) · `player` può perdere la partita (causa: `cause`) */
  readonly mayLose: {
    readonly arguments: { readonly player: string; readonly cause: Cause };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `player` may become the monarch · `player` può diventare il monarca */
  readonly mayBecomeMonarch: {
    readonly arguments: { readonly player: string };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** the heirs on the departure of `leaving`, in order · gli eredi all'uscita di `leaving`, in ordine */
  readonly heirsOf: {
    readonly arguments: { readonly leaving: readonly string[] };
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /** `player` takes part in the game · `player` partecipa alla partita */
  readonly mayTakePart: {
    readonly arguments: { readonly player: string };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `player` may concede by the decision of `decidedBy` · `player` può concedere per decisione di `decidedBy` */
  readonly mayConcede: {
    readonly arguments: { readonly player: string; readonly decidedBy: string };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `marker` may begin its turn · `marker` può far iniziare il suo turno */
  readonly mayBeginTurn: {
    readonly arguments: { readonly marker: string };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `group` may begin a turn · `group` può cominciare un turno */
  readonly mayTakeTurn: {
    readonly arguments: { readonly group: string; readonly marker: string | null };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `player` may receive `marker` · `player` può ricevere `marker` */
  readonly mayReceive: {
    readonly arguments: { readonly player: string; readonly marker: string };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `source` affects `thing` · `source` influenza `thing` */
  readonly affects: {
    readonly arguments: { readonly source: string; readonly thing: string | DamageFacts };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `source` sees `thing` · `source` vede `thing` */
  readonly sees: {
    readonly arguments: { readonly source: string; readonly thing: string | HappeningFacts };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `source` counts `thing` for `about` · `source` conta `thing` per `about` */
  readonly countsFor: {
    readonly arguments: { readonly source: string; readonly thing: string | HappeningFacts; readonly about: string };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** `ability` triggers on `happening` · `ability` si innesca per `happening` */
  readonly triggers: {
    readonly arguments: { readonly ability: string; readonly happening: HappeningFacts };
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /** the problems of the setup · i problemi della preparazione */
  readonly setupProblems: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'problems';
    readonly result: readonly unknown[];
  };
  /** the problems of the decks · i problemi dei mazzi */
  readonly deckProblems: {
    readonly arguments: { readonly [none: string]: never };
    readonly policy: 'problems';
    readonly result: readonly unknown[];
  };
  /** the problems of `attacks`[ by `player`] · i problemi di `attacks`[ di `player`] */
  readonly attackProblems: {
    readonly arguments: { readonly attacks: readonly string[]; readonly player: string | null };
    readonly policy: 'problems';
    readonly result: readonly unknown[];
  };
  /** the problems of `blocks` by `player` · i problemi di `blocks` di `player` */
  readonly blockProblems: {
    readonly arguments: { readonly player: string; readonly blocks: readonly string[] };
    readonly policy: 'problems';
    readonly result: readonly unknown[];
  };
  /** the problems of `changes` chosen by `player` · i problemi di `changes` scelti da `player` */
  readonly redistributionProblems: {
    readonly arguments: { readonly player: string; readonly changes: readonly LifeSettingFacts[]; readonly source: string | null };
    readonly policy: 'problems';
    readonly result: readonly unknown[];
  };
  /** the abilities given to `object` by the rules · le abilità date a `object` dalle regole */
  readonly abilitiesOf: {
    readonly arguments: { readonly object: string };
    readonly policy: 'union';
    readonly result: readonly string[];
  };
}

/** Every event, with its fields. */
export interface Events {
  /** leaving the game: `players` · uscita dalla partita: `players` */
  readonly playersLeave: { readonly players: readonly string[] };
  /** the last known information about `player` is kept: `record` · si conservano le ultime informazioni note su `player`: `record` */
  readonly lastKnownKept: { readonly player: string; readonly record: RecordFacts };
  /** `player` leaves the game · `player` lascia la partita */
  readonly playerDeparts: { readonly player: string };
  /** `player` becomes the monarch · `player` diventa il monarca */
  readonly monarchBecomes: { readonly player: string };
  /** the game goes on with no monarch · la partita continua senza monarca */
  readonly monarchGone: { readonly [none: string]: never };
  /** `player` takes the initiative · `player` prende l'iniziativa */
  readonly initiativeTaken: { readonly player: string };
  /** `to` becomes the planar controller in place of `from` · `to` diventa il controllore planare al posto di `from` */
  readonly planarControllerMoves: { readonly from: string; readonly to: string };
  /** `object` passes to `to` · `object` passa a `to` */
  readonly planePasses: { readonly object: string; readonly to: string };
  /** `player` is no longer the planar controller · `player` non è più il controllore planare */
  readonly planarControllerEnds: { readonly player: string };
  /** `object` leaves the game · `object` lascia la partita */
  readonly objectLeavesGame: { readonly object: string };
  /** `object` ceases to exist · `object` cessa di esistere */
  readonly objectCeases: { readonly object: string };
  /** `object` moves to: `to`[, controlled by `controller`] · `object` si sposta in: `to`[, sotto il controllo di `controller`] */
  readonly objectMoves: { readonly object: string; readonly to: Zone; readonly controller?: string | null; readonly source?: string | null };
  /** `effect` ends · `effect` termina */
  readonly effectEnds: { readonly effect: string };
  /** `turn` goes on without an active player · `turn` prosegue senza giocatore attivo */
  readonly turnLosesActive: { readonly turn: string };
  /** a turn of `player` would have begun · un turno di `player` sarebbe iniziato */
  readonly turnMissed: { readonly player: string };
  /** an object (`kind`) of `owner` is created under the control of `controller` (zone: `zone`) · un oggetto (`kind`) di `owner` è creato sotto il controllo di `controller` (zona: `zone`) */
  readonly objectCreated: { readonly kind: ObjectKind; readonly owner: string; readonly controller: string; readonly zone: Zone; readonly source?: string | null };
  /** `to` gains control of `object` · `to` prende il controllo di `object` */
  readonly controlChanges: { readonly object: string; readonly to: string; readonly source?: string | null; readonly duration?: Duration | null };
  /** `controller` takes control of `player` · `controller` prende il controllo di `player` */
  readonly playerControlBegins: { readonly player: string; readonly controller: string; readonly source?: string | null; readonly duration?: Duration | null };
  /** `object` becomes unattached · `object` non è più assegnato */
  readonly attachmentEnds: { readonly object: string };
  /** `object` phases out · `object` esce di fase */
  readonly phasesOut: { readonly object: string };
  /** `object` phases in · `object` entra in fase */
  readonly phasesIn: { readonly object: string };
  /** `ability` is put on the stack by `controller` · `ability` è messa in pila da `controller` */
  readonly triggerStacked: { readonly ability: string; readonly controller: string; readonly about?: string | null };
  /** `choice` is demanded · si richiede `choice` */
  readonly choiceDemanded: { readonly choice: string };
  /** `choice` goes to `among` · `choice` passa a `among` */
  readonly choiceAsked: { readonly choice: string; readonly among: readonly string[]; readonly by?: string | null };
  /** `player` wins the game (cause: `cause`) · `player` vince la partita (causa: `cause`) */
  readonly wins: { readonly player: string; readonly cause: Cause; readonly source?: string | null };
  /** `player` loses the game (cause: `cause`) · `player` perde la partita (causa: `cause`) */
  readonly loses: { readonly player: string; readonly cause: Cause; readonly source?: string | null };
  /** `player` draws the game (cause: `cause`) · `player` chiude la partita in patta (causa: `cause`) */
  readonly draws: { readonly player: string; readonly cause: Cause; readonly source?: string | null };
  /** winners: `winners`; losers: `losers`; drawing: `drawers`; restarting the game: `restarting` · vincitori: `winners`; sconfitti: `losers`; in patta: `drawers`; ricominciano la partita: `restarting` */
  readonly outcome: { readonly winners: readonly string[]; readonly losers: readonly string[]; readonly drawers: readonly string[]; readonly restarting: readonly string[] };
  /** the outcome of `player` is recorded: `as` · si registra l'esito di `player`: `as` */
  readonly outcomeRecorded: { readonly player: string; readonly as: Outcome };
  /** the outcome of `team` is recorded: `as` · si registra l'esito di `team`: `as` */
  readonly teamOutcomeRecorded: { readonly team: string; readonly as: Outcome };
  /** the game ends; winners: `winners` · la partita finisce; vincitori: `winners` */
  readonly gameEnds: { readonly winners: readonly string[] };
  /** `player` concedes[ by the decision of `decidedBy`] · `player` concede[ per decisione di `decidedBy`] */
  readonly concedes: { readonly player: string; readonly decidedBy?: string | null };
  /** an effect makes the game a draw · un effetto rende patta la partita */
  readonly gameDrawnByEffect: { readonly source?: string | null };
  /** `agreed` (agrees|agree) to a draw · `agreed` si (accorda|accordano) per la patta */
  readonly gameDrawnByAgreement: { readonly agreed: readonly string[] };
  /** `objects` (forms|form) a loop (optional action: `optional`) · `objects` (forma|formano) un loop (azione facoltativa: `optional`) */
  readonly loopFound: { readonly objects: readonly string[]; readonly optional: boolean };
  /** `controller` restarts the game · `controller` fa ricominciare la partita */
  readonly gameRestarts: { readonly controller: string; readonly source?: string | null };
  /** a new game begins with `players`, `starting` first · una nuova partita comincia con `players`, inizia `starting` */
  readonly gameRestarted: { readonly players: readonly string[]; readonly starting: string };
  /** state-based actions are checked · si controllano le azioni generate dallo stato */
  readonly stateCheck: { readonly [none: string]: never };
  /** the draw from an empty library by `player` is dealt with · si chiude la pescata da un grimorio vuoto di `player` */
  readonly emptyDrawForgotten: { readonly player: string };
  /** the game starts[ with `drawn`] · la partita inizia[ con `drawn`] */
  readonly gameStarts: { readonly drawn?: string | null };
  /** `group` starts · inizia `group` */
  readonly startDecided: { readonly group: string };
  /** `group` starts at {total:life point|life points} · `group` parte da {total:punto vita|punti vita} */
  readonly lifeStarts: { readonly group: string; readonly total: number };
  /** a turn of `group` begins · inizia un turno di `group` */
  readonly turnBegins: { readonly group: string; readonly marker?: string | null; readonly extra?: boolean | null };
  /** `group` takes a turn[ (extra: `extra`)] · `group` svolge un turno[ (extra: `extra`)] */
  readonly turnOpens: { readonly group: string; readonly number?: number | null; readonly marker?: string | null; readonly extra?: boolean | null };
  /** the range of `player` is fixed: `reach` · si fissa il raggio di `player`: `reach` */
  readonly reachSet: { readonly player: string; readonly reach: readonly string[] };
  /** the lands that `player` played in an earlier turn no longer count · le terre giocate da `player` in un turno precedente non contano più */
  readonly landsForgotten: { readonly player: string };
  /** `turn` ends · `turn` finisce */
  readonly turnEnds: { readonly turn: string };
  /** `turn` is closed · `turn` è chiuso */
  readonly turnCloses: { readonly turn: string };
  /** in `turn` this begins: `step` · in `turn` comincia: `step` */
  readonly stepBegins: { readonly turn: string; readonly step: StepName };
  /** the step of `turn` ends · la sottofase di `turn` finisce */
  readonly stepEnds: { readonly turn: string };
  /** `player` would get `count` extra: `part` · `player` otterrebbe `count` extra: `part` */
  readonly partGranted: { readonly player: string; readonly part: Part; readonly count: number; readonly turn?: string | null; readonly source?: string | null };
  /** `players` would get extra parts of turns · `players` (otterrebbe|otterrebbero) parti di turno extra */
  readonly partsGranted: { readonly players: readonly string[] };
  /** `group` gets `count` extra: `part` · `group` ottiene `count` extra: `part` */
  readonly groupGains: { readonly group: string; readonly part: Part; readonly count: number; readonly source?: string | null };
  /** extra turns are granted during `turn`: `count` · durante `turn` si concedono turni extra: `count` */
  readonly extraTurnsGranted: { readonly turn: string; readonly count: number };
  /** `player` would skip `count` of: `part` · `player` salterebbe `count` di: `part` */
  readonly partSkipped: { readonly player: string; readonly part: Part; readonly count: number; readonly source?: string | null };
  /** `players` would skip parts of turns · `players` (salterebbe|salterebbero) parti di turno */
  readonly partsSkipped: { readonly players: readonly string[] };
  /** `group` skips `count` of: `part` · `group` salta `count` di: `part` */
  readonly groupSkips: { readonly group: string; readonly part: Part; readonly count: number; readonly source?: string | null };
  /** `group` skips this time: `part`, for `skip` · `group` salta questa volta: `part`, per `skip` */
  readonly skipMade: { readonly skip: string; readonly group: string; readonly part: Part };
  /** `group` skips: `part`, for the last time for `skip` · `group` salta: `part`, per l'ultima volta per `skip` */
  readonly lastSkipMade: { readonly skip: string; readonly group: string; readonly part: Part };
  /** all of this is left out of `turn`: `part` · in `turn` si salta per intero: `part` */
  readonly phaseLeftOut: { readonly turn: string; readonly part: Part };
  /** `player` draws {count:card|cards} · `player` pesca {count:carta|carte} */
  readonly draw: { readonly player: string; readonly count: number; readonly source?: string | null };
  /** `group` gets priority in `turn` · `group` riceve la priorità in `turn` */
  readonly priorityGiven: { readonly turn: string; readonly group: string };
  /** `player` acts in `turn` · `player` agisce in `turn` */
  readonly acts: { readonly turn: string; readonly player: string };
  /** `group` passes in `turn` · `group` passa in `turn` */
  readonly passes: { readonly turn: string; readonly group: string };
  /** the pass of `group` in `turn` is noted · si annota che `group` ha passato in `turn` */
  readonly passNoted: { readonly turn: string; readonly group: string };
  /** the passes in `turn` are forgotten · si dimenticano i passaggi di priorità in `turn` */
  readonly passesCleared: { readonly turn: string };
  /** `object` is put on the stack of `turn` · `object` è messo nella pila di `turn` */
  readonly objectStacked: { readonly object: string; readonly turn: string; readonly controller?: string | null };
  /** `object` resolves in `turn` · `object` si risolve in `turn` */
  readonly resolves: { readonly object: string; readonly turn: string };
  /** combat begins in `turn` · inizia il combattimento in `turn` */
  readonly combatBegins: { readonly turn: string };
  /** combat ends in `turn` · finisce il combattimento in `turn` */
  readonly combatEnds: { readonly turn: string };
  /** `defender` is chosen as defender in `turn` · `defender` è scelto come difensore in `turn` */
  readonly defenderChosen: { readonly turn: string; readonly defender: string };
  /** declaration of `attacks` · dichiarazione di `attacks` */
  readonly attackersDeclared: { readonly attacks: readonly string[]; readonly player?: string | null };
  /** `player` declares `blocks` · `player` dichiara `blocks` */
  readonly blockersDeclared: { readonly player: string; readonly blocks: readonly string[] };
  /** `creature` is attacking `attacking` in `turn`[ (band: `band`)] · `creature` sta attaccando `attacking` in `turn`[ (branco: `band`)] */
  readonly attackNoted: { readonly creature: string; readonly turn: string; readonly attacking: string; readonly band?: string | null };
  /** `attack` ends[, the defending player being `player`] · `attack` termina[, con `player` come giocatore in difesa] */
  readonly attackRemoved: { readonly attack: string; readonly player?: string | null };
  /** `attack` is left without anything attacked[, the defending player being `player`] · `attack` resta senza nulla da attaccare[, con `player` come giocatore in difesa] */
  readonly attackVoided: { readonly attack: string; readonly player?: string | null };
  /** `attack` is turned to `to` · `attack` si volge contro `to` */
  readonly attackTurned: { readonly attack: string; readonly to: string };
  /** `attack` is forgotten as combat is over · `attack` si dimentica a combattimento finito */
  readonly attackForgotten: { readonly attack: string };
  /** `object` is removed from combat[ (player who answered for it: `player`)] · `object` è rimosso dal combattimento[ (giocatore che ne rispondeva: `player`)] */
  readonly leavesCombat: { readonly object: string; readonly player?: string | null };
  /** removed from combat: `objects` · rimossi dal combattimento: `objects` */
  readonly removedFromCombat: { readonly objects: readonly string[] };
  /** the choice of a defender in `turn` is over · la scelta del difensore in `turn` è finita */
  readonly defenderForgotten: { readonly turn: string };
  /** `creature` is blocking `blocks` in `turn` · `creature` sta bloccando `blocks` in `turn` */
  readonly blockNoted: { readonly creature: string; readonly turn: string; readonly blocks: readonly string[] };
  /** `block` ends · `block` termina */
  readonly blockRemoved: { readonly block: string };
  /** `creature` assigns {amount:damage|damage} to `to` · `creature` assegna {amount:danno|danni} a `to` */
  readonly combatDamageAssigned: { readonly creature: string; readonly to: string; readonly amount: number };
  /** `source` deals {amount:damage|damage} to `to`[ because of `instructedBy`][ through `through`] · `source` infligge {amount:danno|danni} a `to`[ per `instructedBy`][ attraverso `through`] */
  readonly damageDealt: { readonly source: string; readonly to: string; readonly amount: number; readonly combat?: boolean | null; readonly through?: string | null; readonly instructedBy?: string | null };
  /** the effect of `source` is applied to `to`[ through `through`] · l'effetto di `source` si applica a `to`[ attraverso `through`] */
  readonly effectApplied: { readonly source: string; readonly to: string; readonly part?: string | null; readonly through?: string | null };
  /** `holder` gets a turn marker (number: `number`) · `holder` riceve un segnaturno (numero: `number`) */
  readonly markerCreated: { readonly number: number; readonly holder: string };
  /** the turn of `marker` begins (extra turns to follow: `extras`; normal turn to follow: `normalDue`) · inizia il turno di `marker` (turni extra a seguire: `extras`; turno normale a seguire: `normalDue`) */
  readonly markerRuns: { readonly marker: string; readonly extras: number; readonly normalDue: boolean };
  /** `marker` waits · `marker` attende */
  readonly markerRests: { readonly marker: string };
  /** `marker` moves after its turn (extra turns granted in it: `granted`) · `marker` si muove dopo il suo turno (turni extra concessi in esso: `granted`) */
  readonly markerMoves: { readonly marker: string; readonly granted: number };
  /** `marker` passes to `to` (arrival: `arrival`) · `marker` passa a `to` (arrivo: `arrival`) */
  readonly markerPassed: { readonly marker: string; readonly to: string; readonly arrival: number };
  /** `marker` is kept (extra turns to follow: `extras`; normal turn to follow: `normalDue`) · `marker` è tenuto (turni extra a seguire: `extras`; turno normale a seguire: `normalDue`) */
  readonly markerKept: { readonly marker: string; readonly extras: number; readonly normalDue: boolean };
  /** `marker` is designated to be removed, times: `times` · `marker` è designato per la rimozione, volte: `times` */
  readonly markerDesignated: { readonly marker: string; readonly times: number };
  /** `marker` is removed · `marker` è rimosso */
  readonly markerRemoved: { readonly marker: string };
  /** extra turns owed to `player`: `turns` · turni extra dovuti a `player`: `turns` */
  readonly turnsOwed: { readonly player: string; readonly turns: number };
  /** the turns that may begin with their turn markers begin · iniziano i turni che i segnaturno permettono */
  readonly markersSettle: { readonly [none: string]: never };
  /** the life total of `player` changes by `amount` (`cause`) · variazione dei punti vita di `player`: `amount` (`cause`) */
  readonly lifeChanges: { readonly player: string; readonly amount: number; readonly cause: LifeCause; readonly source?: string | null };
  /** the life total of `group` moves by `amount` through `player` · i punti vita di `group` variano di `amount` tramite `player` */
  readonly lifeTotalMoves: { readonly group: string; readonly amount: number; readonly player: string };
  /** the life total of `player` would become `total` · i punti vita di `player` diventerebbero `total` */
  readonly lifeSet: { readonly player: string; readonly total: number; readonly source?: string | null };
  /** the life totals of `players` are set · si fissano i punti vita di `players` */
  readonly lifeTotalsSet: { readonly players: readonly string[] };
  /** the life total of `player` becomes `total` · i punti vita di `player` diventano `total` */
  readonly lifeBecomes: { readonly player: string; readonly total: number };
  /** the life total of `player` changes like this: `scale` · i punti vita di `player` cambiano così: `scale` */
  readonly lifeScaled: { readonly player: string; readonly scale: LifeScale; readonly source?: string | null };
  /** the life totals of `players` are doubled or halved · si raddoppiano o dimezzano i punti vita di `players` */
  readonly lifeTotalsScaled: { readonly players: readonly string[] };
  /** `player` and `other` exchange life totals · `player` e `other` si scambiano i punti vita */
  readonly lifeExchanged: { readonly player: string; readonly other: string; readonly source?: string | null };
  /** `player` redistributes life totals: `changes` · `player` ridistribuisce i punti vita: `changes` */
  readonly lifeRedistributed: { readonly player: string; readonly changes: readonly LifeSettingFacts[]; readonly source?: string | null };
  /** payment of life: `payments` · pagamento di punti vita: `payments` */
  readonly lifePaid: { readonly payments: readonly LifePaymentFacts[] };
  /** life is paid at one moment: `payments` · si pagano punti vita in uno stesso momento: `payments` */
  readonly lifePaymentsMade: { readonly payments: readonly (readonly LifePaymentFacts[])[] };
  /** `player` gets {amount:counter|counters} (kind: `kind`) · `player` riceve {amount:segnalino|segnalini} (tipo: `kind`) */
  readonly countersChange: { readonly player: string; readonly kind: string; readonly amount: number; readonly source?: string | null };
  /** the poison counters of `group` change by `amount` through `player` · i segnalini veleno di `group` cambiano di `amount` tramite `player` */
  readonly poisonMoves: { readonly group: string; readonly amount: number; readonly player: string };
  /** the poison counters of `player` would change by `amount` · i segnalini veleno di `player` cambierebbero di `amount` */
  readonly poisonChanges: { readonly player: string; readonly amount: number };
  /** poison counters change at one moment: `players` · segnalini veleno che cambiano in uno stesso momento: `players` */
  readonly poisonSettled: { readonly players: readonly string[] };
  /** a round of mulligans: `declarations` · un giro di mulligan: `declarations` */
  readonly mulliganRound: { readonly declarations: readonly DeclarationFacts[] };
  /** `player` draws a new hand, cards: `cards` · `player` pesca una nuova mano, carte: `cards` */
  readonly handRedrawn: { readonly player: string; readonly cards: number };
  /** `player` puts on the bottom, cards: `cards` · `player` mette in fondo, carte: `cards` */
  readonly cardsBottomed: { readonly player: string; readonly cards: number };
  /** a mulligan of `player` is counted · si conta un mulligan di `player` */
  readonly mulliganCounted: { readonly player: string };
  /** `player` keeps the hand · `player` tiene la mano */
  readonly handKept: { readonly player: string };
  /** `player` may look at the top card and put it on the bottom · `player` può guardare la prima carta e metterla in fondo */
  readonly topCardLooked: { readonly player: string };
  /** `player` begins with `objects` on the battlefield · `player` inizia con `objects` sul campo di battaglia */
  readonly openingCardsPlaced: { readonly player: string; readonly objects: readonly string[] };
  /** time is called · il tempo scade */
  readonly timeCalled: { readonly [none: string]: never };
  /** turns left to play: `turns` · turni ancora da giocare: `turns` */
  readonly turnsLeftSet: { readonly turns: number };
  /** the next change of life decides · il prossimo cambio di punti vita decide */
  readonly suddenDeathBegins: { readonly [none: string]: never };
}

/** All of it, for `typed<Vocabulary>()` of `tavolata/runtime`. */
export interface Vocabulary {
  readonly setup: SetupFacts;
  readonly table: TableFacts;
  readonly questions: Questions;
  readonly events: Events;
}
