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
export type Action =
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

/** cause of a change of life · causa di una variazione dei punti vita */
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

/** sense of a constraint · senso di un vincolo */
export type ConstraintSense =
  | 'requirement'
  | 'restriction';

/** game · partita */
export type GameFacts = {
  /**
   * the status of `of` · lo stato di `of`
   * How far the game has got; the host says `setup` until it starts, then plans keep it, and by default it is running. · A che punto è la partita; il programma ospite dice `setup` finché non inizia, poi lo aggiornano i piani, e se manca è in corso.
   */
  readonly status?: GameStatus;
  /**
   * the number of players who started `of` · il numero di giocatori che hanno iniziato `of`
   * How many players began the game, set as it starts and never lowered; left out, everybody listed counts. · Quanti giocatori hanno iniziato la partita, fissato all'inizio e mai ridotto; se manca, contano tutti quelli in elenco.
   */
  readonly startedWith?: number;
  /**
   * `of` has started · `of` è iniziata
   * Whether the game has started at this table, written as it starts; by default it hasn't, and turns that have begun tell it too. · Se a questo tavolo la partita è iniziata, annotato all'inizio; se manca non lo è, ma lo dicono anche i turni iniziati.
   */
  readonly started?: boolean;
  /**
   * whoever started `of` · chi ha iniziato `of`
   * The player or team that took or takes the first turn, set as the game starts; without it the order before the first turn is unknown. · Il giocatore o la squadra del primo turno, fissato all'inizio; senza, l'ordine prima del primo turno non è noto.
   */
  readonly startingGroup?: string | null;
  /**
   * the monarch of `of` · il monarca di `of`
   * Who is the monarch now; plans keep it when you send `becomesMonarch` and when the monarch leaves, and by default nobody is. · Chi è il monarca adesso; lo aggiornano i piani di `becomesMonarch` e dell'uscita del monarca; se manca non lo è nessuno.
   */
  readonly monarch?: string | null;
  /**
   * the player who has the initiative in `of` · chi ha l'iniziativa in `of`
   * Who has the initiative now; plans keep it when you send `takesInitiative` and when its holder leaves, and by default nobody has it. · Chi ha l'iniziativa adesso; la aggiornano i piani di `takesInitiative` e dell'uscita di chi ce l'ha; se manca non ce l'ha nessuno.
   */
  readonly initiative?: string | null;
  /**
   * the winners of `of` · i vincitori di `of`
   * Who won, written by the plan that ends the game; empty until then, and for good if it is a draw. · Chi ha vinto, scritto dal piano che chiude la partita; vuoto fino ad allora, e anche dopo se è patta.
   */
  readonly winners?: readonly string[];
  /**
   * the number of turns that `of` still has after time was called · il numero di turni che restano a `of` dopo lo scadere del tempo
   * How many turns may still begin after time was called in a tournament; plans count it down, and none means that time isn't up. · Quanti turni possono ancora iniziare dopo lo scadere del tempo in torneo; li contano i piani, e se manca, il tempo non è scaduto.
   */
  readonly turnsLeft?: number | null;
  /**
   * the number of turns begun in `of` · il numero di turni iniziati in `of`
   * How many turns have begun since the start, extra ones too; plans count it, and left out it is the highest number of a turn on the table. · Quanti turni sono iniziati, anche extra; li contano i piani, e se manca è il numero più alto tra i turni al tavolo.
   */
  readonly turnsBegun?: number;
  /**
   * `of` is decided by the next change of life · `of` si decide alla prossima variazione dei punti vita
   * Whether life totals now decide a single-elimination game after its last turn; plans set it, by default they don't. · Se i punti vita decidono ormai una partita a eliminazione diretta dopo l'ultimo turno; lo fissano i piani; se manca, no.
   */
  readonly suddenDeath?: boolean;
  /**
   * the one who took the latest turn that wasn't an extra turn · chi ha svolto l'ultimo turno non extra
   * Who took the latest ordinary turn, kept by plans as turns end outside Grand Melee; without it no empty seat counts as passed over. · Chi ha svolto l'ultimo turno normale, annotato dai piani fuori da Grand Melee; senza, nessun posto vuoto conta come oltrepassato.
   */
  readonly lastTurn?: string | null;
  /**
   * the one who starts the game begun anew · chi inizia la partita ricominciata
   * Who starts a game that follows a restart; `gameRestarted` writes it and the host copies it to the new table, none by default. · Chi inizia la partita quando si ricomincia; lo scrive `gameRestarted` e il programma ospite lo copia sul nuovo tavolo; se manca, nessuno.
   */
  readonly restartStarter?: string | null;
};

/** setup · preparazione */
export type SetupFacts = {
  /**
   * the edition that `of` follows · l'edizione che `of` segue
   * The day whose edition of the rules holds, set by the host and always needed; the edition in force on that day is used. · Il giorno la cui edizione delle regole vale, indicato dal programma ospite e sempre necessario; si usa quella in vigore quel giorno.
   */
  readonly edition: `${number}-${number}-${number}`;
  /**
   * the variants in `of` · le varianti in `of`
   * The variants being played, set by the host; by default none, so only base rules and options hold. · Le varianti giocate, indicate dal programma ospite; se mancano, valgono solo le regole di base e le opzioni.
   */
  readonly variants?: readonly Variant[];
  /**
   * the options in `of` · le opzioni in `of`
   * The options agreed on, set by the host; those that the variant always or usually has are in use as well, none by default. · Le opzioni concordate, dette dal programma ospite; si usano anche quelle che la variante ha sempre o di solito; se mancano, nessuna.
   */
  readonly options?: readonly Option[];
  /**
   * the additions in `of` · le aggiunte in `of`
   * Additions such as Planechase, Archenemy, Commander or tournament play, set by the host; none by default. · Aggiunte come Planechase, Archenemy, Commander o il gioco in torneo, indicate dal programma ospite; se mancano, nessuna.
   */
  readonly overlays?: readonly Overlay[];
  /**
   * `of` is for single elimination · `of` è a eliminazione diretta
   * Whether a tournament game needs a winner even after time was called; set by the host, by default it may be a draw. · Se una partita di torneo deve avere un vincitore anche a tempo scaduto; lo dice il programma ospite; se manca può finire patta.
   */
  readonly singleElimination?: boolean;
  /** House answers chosen other than the default: matter and choice. */
  readonly house?: { readonly 'attack-default'?: 'multiple' | 'left' | 'right'; readonly 'attack-on-nothing'?: 'last-known' | 'nobody'; readonly 'attack-options-together'?: 'exclusive' | 'add-up'; readonly 'barred-win'?: 'losses-first' | 'nothing'; readonly 'commander-giants-life'?: 'sixty' | 'as-written'; readonly 'control-through-departed'?: 'stays' | 'ends'; readonly 'departed-beyond-range'?: 'last-seated' | 'everybody' | 'nobody'; readonly 'departed-opponent'?: 'person' | 'text'; readonly 'early-choice-by-rule'?: 'next-player' | 'nobody'; readonly 'early-markers'?: 'begin-later' | 'receive-later'; readonly 'early-triggers-for-teams'?: 'for-each' | 'as-since'; readonly 'early-turn-of-departed'?: 'not-begun' | 'begun'; readonly 'emperor-should'?: 'advice' | 'illegal'; readonly 'fewest-markers'?: 'one' | 'none'; readonly 'loss-and-draw'?: 'loss-stands' | 'draw-stands'; readonly 'members-out'?: 'all-win' | 'unless-barred' | 'unless-drawn'; readonly 'next-turn-for-neighbours'?: 'any-turn' | 'own-marker'; readonly 'no-defender-in-range'?: 'nobody' | 'any'; readonly 'nobody-left'?: 'drawn' | 'each-own'; readonly 'one-chair-two-markers'?: 'first-to-arrive' | 'lowest-number'; readonly 'opposing-winners'?: 'all-win' | 'drawn'; readonly 'passes-before-departure'?: 'kept' | 'dropped'; readonly 'plain-defaults'?: 'binding' | 'advice'; readonly 'planeswalkers-of-neighbours'?: 'follow' | 'to-the-letter'; readonly 'primary-has-left'?: 'next-chair' | 'nobody'; readonly 'priority-out-of-range'?: 'moves-on' | 'waits'; readonly 'protected-general'?: 'goes' | 'stays'; readonly 'protected-in-sudden-death'?: 'stays' | 'loses'; readonly 'redirected-combat-damage'?: 'dropped' | 'dealt'; readonly 'room-for-due-turn'?: 'kept' | 'passed'; readonly 'rule-choice-of-departed-member'?: 'next-player' | 'teammate'; readonly 'several-removals'?: 'shared-out' | 'lowest-takes-all'; readonly 'shared-information'?: 'as-dated' | 'as-today'; readonly 'shared-start'?: 'team' | 'chair'; readonly 'skipped-turn-marker'?: 'when-due' | 'at-once'; readonly 'some-members-set'?: 'as-all' | 'each-alone'; readonly 'team-totals-scaled'?: 'separately' | 'one-member'; readonly 'team-win'?: 'team' | 'alone'; readonly 'three-teams-defending'?: 'by-option' | 'all-teams'; readonly 'trigger-without-stack'?: 'causing-turn' | 'nowhere'; readonly 'turn-start-triggers'?: 'turn-counts' | 'named-only'; readonly 'vacated-chairs'?: 'close-up' | 'stay'; readonly 'win-and-draw'?: 'draw-stands' | 'win-stands'; readonly 'world-comparison'?: 'in-range' | 'everywhere' };
};

/** player · giocatore */
export type PlayerFacts = {
  readonly id: string;
  /**
   * `of` is in the game · `of` è in partita
   * Whether the player is still playing; plans set it to false at departures, and the host keeps such a player in the list. · Se il giocatore è ancora in partita; alle uscite lo cambiano i piani, e il programma ospite lascia il giocatore nell'elenco.
   */
  readonly inGame?: boolean;
  /**
   * the outcome of `of` · l'esito di `of`
   * How the game ended for the player, written by plans once it is settled; none as long as it is open. · Come è finita la partita per il giocatore, scritto dai piani quando è deciso; assente finché la partita è aperta.
   */
  readonly outcome?: Outcome | null;
  /**
   * the team of `of` · la squadra di `of`
   * The team to which the player belongs throughout the game, set by the host; none by default, for those who play alone. · La squadra del giocatore per tutta la partita, indicata dal programma ospite; se manca, gioca da solo.
   */
  readonly team?: string | null;
  /**
   * the role of `of` · il ruolo di `of`
   * The player's role in Emperor or Archenemy, set by the host before the start and never changed; none by default. · Il ruolo del giocatore in Emperor o Archenemy, indicato dal programma ospite prima dell'inizio e mai cambiato; se manca, nessuno.
   */
  readonly role?: Role | null;
  /**
   * the life recorded for `of` · i punti vita registrati per `of`
   * The player's own life total, set by plans from the start of the game on; unknown if left out, and unused where the team shares one. · I punti vita del giocatore, aggiornati dai piani dall'inizio della partita; se mancano non sono noti, e non servono se li condivide la squadra.
   */
  readonly life?: number;
  /**
   * the poison counters recorded for `of` · i segnalini veleno registrati per `of`
   * The player's own poison counters, kept by plans of `countersChange`; none by default, and unused where the team shares them. · I segnalini veleno del giocatore, aggiornati dai piani di `countersChange`; se mancano, nessuno, e non servono se li condivide la squadra.
   */
  readonly poison?: number;
  /**
   * the kinds of counters on `of` · i tipi di segnalini su `of`
   * The kinds of counters on the player now, poison too, set by the host for cards that ask for them; none by default. · I tipi di segnalini che il giocatore ha ora, anche veleno, indicati dal programma ospite per le carte che ne tengono conto; se mancano, nessuno.
   */
  readonly counterKinds?: readonly string[];
  /**
   * the commander damage dealt to `of` · il danno dei comandanti inflitto a `of`
   * Combat damage taken from each commander so far, added up by the host; none by default, and in Brawl it is left out. · Il danno da combattimento che ogni comandante gli ha inflitto finora, sommato dal programma ospite; se manca, nessuno, e in Brawl si omette.
   */
  readonly commanderDamage?: readonly CommanderDamageFacts[];
  /**
   * `of` drew from an empty library · `of` ha pescato da un grimorio vuoto
   * Whether the player had to draw from an empty library since the last state check; the host sets it, the check clears it. · Se dall'ultimo controllo dello stato il giocatore ha dovuto pescare da un grimorio vuoto; lo dice il programma ospite, il controllo lo azzera.
   */
  readonly drewFromEmpty?: boolean;
  /**
   * the range in seats agreed for `of` · il raggio in posti concordato per `of`
   * How many seats the player's range of influence covers, set by the host; left out, the variant gives it, and otherwise none was agreed. · Di quanti posti è il raggio d'influenza del giocatore, indicato dal programma ospite; se manca lo dà la variante, o non si è concordato.
   */
  readonly rangeSeats?: number | null;
  /**
   * the players within the range fixed for `of` · i giocatori entro il raggio fissato per `of`
   * Who was within the player's range when it was last fixed, kept by plans as turns begin; left out, it is worked out from the seats of now. · Chi era nel raggio d'influenza quando è stato fissato, aggiornato dai piani a inizio turno; se manca, si ricava dai posti attuali.
   */
  readonly reach?: readonly string[];
  /**
   * the extra turns owed to `of` · i turni extra dovuti a `of`
   * Extra turns to be taken just before the player's next turn in Grand Melee; plans keep it, and by default there are none. · I turni extra da svolgere subito prima del prossimo turno del giocatore in Grand Melee; li aggiornano i piani; se mancano, nessuno.
   */
  readonly turnsOwed?: number;
  /**
   * `of` has missed a turn since leaving · `of` ha perso un turno da quando è fuori
   * Whether, since the player left, a turn of theirs would have begun; plans set it once and for all, by default not yet. · Se, da quando il giocatore è uscito, un suo turno sarebbe iniziato; lo fissano i piani una volta per tutte; se manca, non ancora.
   */
  readonly missedTurn?: boolean;
  /**
   * the last known information about `of` · le ultime informazioni note su `of`
   * What was known about a player just before leaving, written by the departure's plan in limited-range games; without it the facts as they stood count. · Ciò che si sapeva di un giocatore appena prima che uscisse, scritto dal piano dell'uscita con raggio limitato; se manca, valgono i fatti com'erano.
   */
  readonly last?: RecordFacts | null;
  /**
   * the other numbers known about `of` · gli altri numeri noti su `of`
   * Other figures of now that cards may ask for, such as cards in hand, set by the host; they are recorded when the player leaves. · Altri numeri attuali a cui le carte possono riferirsi, come le carte in mano, indicati dal programma ospite; si annotano quando il giocatore esce.
   */
  readonly numbers?: readonly KnownNumberFacts[];
  /**
   * `of` is the planar controller · `of` è il controllore planare
   * Whether the player is planar controller in Planechase; the host names the first one, plans keep it from turn to turn, by default not. · Se il giocatore è controllore planare in Planechase; il primo lo indica il programma ospite, poi lo aggiornano i piani; se manca, non lo è.
   */
  readonly planarController?: boolean;
  /**
   * the mulligans taken by `of` · i mulligan presi da `of`
   * How many mulligans the player has taken before this game, free ones too; plans count them after each round, none by default. · Quanti mulligan il giocatore ha preso prima di questa partita, anche gratuiti; li contano i piani dopo ogni giro; se mancano, nessuno.
   */
  readonly mulligans?: number;
  /**
   * `of` has kept the opening hand · `of` ha tenuto la mano iniziale
   * Whether the player has kept an opening hand and so takes no more mulligans; plans set it, by default not yet. · Se il giocatore ha tenuto una mano iniziale e quindi non prende altri mulligan; lo fissano i piani; se manca, non ancora.
   */
  readonly handKept?: boolean;
  /**
   * the opening hand size of `of` · la grandezza della mano iniziale di `of`
   * How many cards the player draws at first, set by the host where something other than seven holds. · Quante carte il giocatore pesca all'inizio, indicato dal programma ospite se non sono sette.
   */
  readonly openingHandSize?: number;
  /**
   * `of` has looked at the opening hand · `of` ha guardato la mano iniziale
   * Whether the player saw the opening hand before it was settled who plays first, set by the host; it matters in Two-Headed Giant tournaments. · Se il giocatore ha visto la mano iniziale prima che si decidesse chi inizia; lo dice il programma ospite; conta nei tornei Two-Headed Giant.
   */
  readonly lookedAtHand?: boolean;
  /**
   * the lands that `of` may play in a turn · le terre che `of` può giocare in un turno
   * How many lands the player may play in each turn of their own, set by the host as effects change it; one by default. · Quante terre il giocatore può giocare in ogni suo turno, indicato dal programma ospite se gli effetti lo cambiano; se manca, una.
   */
  readonly landsAllowed?: number;
  /**
   * the lands played this turn by `of` · le terre giocate in questo turno da `of`
   * Lands played by the player in the current turn; the host counts them up, the beginning of the player's turn sets them back to none. · Le terre giocate dal giocatore in questo turno; le conta il programma ospite, l'inizio del suo turno le azzera.
   */
  readonly landsPlayed?: number;
};

/** team · squadra */
export type TeamFacts = {
  readonly id: string;
  /**
   * the life recorded for `of` · i punti vita registrati per `of`
   * The life total that a Two-Headed Giant team shares, kept by plans from the start on; unknown if left out, unused in other games. · I punti vita comuni di una squadra di Two-Headed Giant, aggiornati dai piani dall'inizio; se mancano non sono noti, altrove non servono.
   */
  readonly life?: number;
  /**
   * the poison counters recorded for `of` · i segnalini veleno registrati per `of`
   * The poison counters that a Two-Headed Giant team has together, kept by plans; none by default, unused in other games. · I segnalini veleno comuni di una squadra di Two-Headed Giant, aggiornati dai piani; se mancano, nessuno, altrove non servono.
   */
  readonly poison?: number;
  /**
   * the kinds of counters of `of` · i tipi di segnalini di `of`
   * The kinds of counters other than poison that a Two-Headed Giant team has as such, set by the host; none by default. · I tipi di segnalini, veleno a parte, che una squadra di Two-Headed Giant ha come tale, indicati dal programma ospite; se mancano, nessuno.
   */
  readonly counterKinds?: readonly string[];
  /**
   * the outcome of `of` · l'esito di `of`
   * How the game ended for the whole team, written by plans when its members' results settle it; none until then. · Come è finita la partita per l'intera squadra, scritto dai piani quando lo decidono gli esiti dei componenti; assente fino ad allora.
   */
  readonly outcome?: Outcome | null;
};

/** object · oggetto */
export type ObjectFacts = {
  readonly id: string;
  /**
   * the kind of `of` · il tipo di `of`
   * What the object is by nature, set by the host or by the plan that creates it; a card by default. · Che cosa è l'oggetto per natura, detto dal programma ospite o dal piano che lo crea; se manca, una carta.
   */
  readonly kind?: ObjectKind;
  /**
   * the zone of `of` · la zona di `of`
   * Where the object is now, kept by plans of moves, departures and stacking; the battlefield by default. · Dove si trova ora l'oggetto, aggiornato dai piani di spostamenti, uscite e pila; se manca, il campo di battaglia.
   */
  readonly zone?: Zone;
  /**
   * the owner of `of` · il proprietario di `of`
   * Who owns the object throughout the game, set by the host; with the owner it leaves the game, and by default it has none. · Chi possiede l'oggetto per tutta la partita, indicato dal programma ospite; con lui lascia la partita, e se manca non ha proprietario.
   */
  readonly owner?: string | null;
  /**
   * the first controller of `of` · il primo controllore di `of`
   * Who put the object onto the battlefield or stack, before any control effect; plans keep it, and by default it is the owner. · Chi ha messo l'oggetto in campo o in pila, prima di ogni effetto di controllo; lo aggiornano i piani; se manca è il proprietario.
   */
  readonly baseController?: string | null;
  /**
   * the card types of `of` · i tipi di carta di `of`
   * The object's card types now, after all effects, set by the host; none by default, so a creature has to be called one. · I tipi di carta attuali dell'oggetto, dopo ogni effetto, indicati dal programma ospite; se mancano, nessuno: una creatura va indicata come tale.
   */
  readonly types?: readonly CardType[];
  /**
   * the supertypes of `of` · i supertipi di `of`
   * The object's supertypes now, set by the host; the legend and world rules look at them, and by default there are none. · I supertipi attuali dell'oggetto, indicati dal programma ospite; li guardano le regole su leggende e mondi; se mancano, nessuno.
   */
  readonly supertypes?: readonly Supertype[];
  /**
   * the subtypes of `of` · i sottotipi di `of`
   * Whether the object is an Aura, Equipment or Fortification now, set by the host; by default it is none of them. · Se l'oggetto è ora un'Aura, un Equipaggiamento o una Fortificazione; lo dice il programma ospite; se manca, nessuno di questi.
   */
  readonly subtypes?: readonly Subtype[];
  /**
   * the name of `of` · il nome di `of`
   * The object's name now, set by the host; the legend rule compares it, and by default the object has none. · Il nome attuale dell'oggetto, indicato dal programma ospite; lo confronta la regola delle leggende; se manca, non ha nome.
   */
  readonly name?: string | null;
  /**
   * the planeswalker types of `of` · i tipi di planeswalker di `of`
   * The planeswalker types of the object, set by the host; only the uniqueness rule of older editions looks at them, none by default. · I tipi di planeswalker dell'oggetto, indicati dal programma ospite; contano solo per la regola di unicità di edizioni vecchie; se mancano, nessuno.
   */
  readonly planeswalkerTypes?: readonly string[];
  /**
   * the source of `of` · la fonte di `of`
   * The object from which this ability or effect on the stack comes, set by the host; none by default. · L'oggetto da cui viene questa abilità o questo effetto in pila, indicato dal programma ospite; se manca, nessuno.
   */
  readonly source?: string | null;
  /**
   * what `of` is attached to · ciò a cui `of` è assegnato
   * What the object is attached to now, set by the host; a state check takes an Equipment off, and by default it is attached to nothing. · Ciò a cui l'oggetto è ora assegnato, detto dal programma ospite; il controllo dello stato può staccare un Equipaggiamento; se manca, non è assegnato a nulla.
   */
  readonly attachedTo?: string | null;
  /**
   * the targets of `of` · i bersagli di `of`
   * The targets chosen for the object on the stack, set by the host while it is there; none by default. · I bersagli scelti per l'oggetto in pila, indicati dal programma ospite finché è lì; se mancano, nessuno.
   */
  readonly targets?: readonly string[];
  /**
   * the object that caused `of` · l'oggetto che ha causato `of`
   * The object on a stack that made this one trigger or be cast, set by the host; in Grand Melee it names the stack to go on, none by default. · L'oggetto in pila che ha fatto innescare o lanciare questo, detto dal programma ospite; in Grand Melee indica la pila; se manca, nessuno.
   */
  readonly causedBy?: string | null;
  /**
   * the turn in which `of` was caused · il turno in cui `of` è stato causato
   * The turn in which this ability triggered, set by the host; it settles the stack in Grand Melee where priority doesn't, none by default. · Il turno in cui questa abilità si è innescata, detto dal programma ospite; in Grand Melee decide la pila se non lo fa la priorità; se manca, nessuno.
   */
  readonly causedIn?: string | null;
  /**
   * `of` is a triggered ability · `of` è un'abilità innescata
   * Whether the object on the stack is a triggered ability, set by the host; in Grand Melee it counts for the stack, by default it isn't. · Se l'oggetto in pila è un'abilità innescata; lo dice il programma ospite; in Grand Melee conta per la pila; se manca, non lo è.
   */
  readonly triggered?: boolean;
  /**
   * the protector of `of` · il protettore di `of`
   * Who protects this battle now, set by the host, who also names new ones; `null` if nobody does, unknown if left out. · Chi protegge ora questa battaglia, detto dal programma ospite, che nomina anche i nuovi; `null` se nessuno; se manca, non è noto.
   */
  readonly protector?: string | null;
  /**
   * the moment since which `of` is world · il momento da cui `of` è mondo
   * Since when the permanent has been a world permanent, as a number that grows with time; set by the host, unknown if left out. · Da quando il permanente è mondo, come numero che cresce col tempo; lo indica il programma ospite; se manca, non è noto.
   */
  readonly worldSince?: number;
  /**
   * `of` is phased in · `of` è in fase
   * Whether the permanent is phased in, kept by plans of `phasesOut` and `phasesIn`; by default it is, and what isn't does not count. · Se il permanente è in fase; lo aggiornano i piani di `phasesOut` e `phasesIn`; se manca lo è, e ciò che non lo è non conta.
   */
  readonly phasedIn?: boolean;
  /**
   * `of` is tapped · `of` è TAPpato
   * Whether the permanent is tapped now, set by the host, who also taps attackers; untapped by default. · Se il permanente è ora TAPpato; lo dice il programma ospite, che TAPpa anche gli attaccanti; se manca, è STAPpato.
   */
  readonly tapped?: boolean;
  /**
   * `of` has come under control too recently · `of` è controllato da troppo poco tempo
   * Whether its controller hasn't had the creature since their turn began and it lacks haste; set by the host, by default not. · Se la creatura è senza rapidità e non è del suo controllore dall'inizio del suo turno; lo dice il programma ospite; se manca, no.
   */
  readonly sick?: boolean;
  /**
   * the greatest number of attackers that `of` can block · il massimo di attaccanti che `of` può bloccare
   * How many attackers the creature can block at once, set by the host; one by default, `null` for any number. · Quanti attaccanti la creatura può bloccare insieme, detto dal programma ospite; se manca, uno; `null` per quanti si vuole.
   */
  readonly blocksAtMost?: number | null;
  /**
   * `of` has infect · `of` ha infettare
   * Whether damage from this source gives players poison counters instead of costing life; set by the host, by default not. · Se il danno di questa fonte dà ai giocatori segnalini veleno anziché togliere punti vita; lo dice il programma ospite; se manca, no.
   */
  readonly infect?: boolean;
  /**
   * the total toxic value of `of` · il valore tossico totale di `of`
   * How many poison counters the creature's combat damage to a player adds, all toxic values together; set by the host, none by default. · Quanti segnalini veleno aggiunge il danno da combattimento della creatura a un giocatore, in totale; lo dice il programma ospite; se manca, zero.
   */
  readonly toxic?: number;
  /**
   * `of` has lifelink · `of` ha legame vitale
   * Whether damage from this source makes its controller gain as much life; set by the host, by default not. · Se il danno di questa fonte fa guadagnare altrettanti punti vita al suo controllore; lo dice il programma ospite; se manca, no.
   */
  readonly lifelink?: boolean;
  /**
   * the ability that became `of` · l'abilità da cui è nato `of`
   * The ability of which this is the instance on the stack, set by the host as far as the rules judge its targets; none by default. · L'abilità di cui questo oggetto in pila è l'istanza, detta dal programma ospite se le regole ne giudicano i bersagli; se manca, nessuna.
   */
  readonly ability?: string | MadeAbility | null;
  /**
   * `of` is restarting the game · `of` sta facendo ricominciare la partita
   * Whether this spell or ability on the stack restarts the game, which frees it from range; set by the host, by default not. · Se questa magia o abilità in pila fa ricominciare la partita, e quindi ignora il raggio; lo dice il programma ospite; se manca, no.
   */
  readonly restartsGame?: boolean;
};

/** effect · effetto */
export type EffectFacts = {
  readonly id: string;
  /**
   * the kind of `of` · il tipo di `of`
   * What the effect does; plans write it for control effects that they make, the host for all others, and by default it is `other`. · Che cosa fa l'effetto; lo scrivono i piani per gli effetti di controllo che creano, il programma ospite per gli altri; se manca è `other`.
   */
  readonly op?: EffectKind;
  /**
   * what `of` affects · ciò su cui agisce `of`
   * The object or player that the effect works on, such as what is under control; plans or the host tell it, none by default. · L'oggetto o il giocatore su cui agisce l'effetto, come ciò che è controllato; lo dicono i piani o il programma ospite; se manca, nessuno.
   */
  readonly on?: string | null;
  /**
   * the beneficiary of `of` · il beneficiario di `of`
   * Who gets control: a player, or an object whose controller has it at any time; plans or the host tell it, none by default. · Chi ha il controllo: un giocatore, o un oggetto il cui controllore lo ha di volta in volta; lo dicono i piani o il programma ospite; se manca, nessuno.
   */
  readonly to?: string | null;
  /**
   * the controller of `of` · il controllore di `of`
   * Who controls the effect for the sake of range, set by the host where it isn't the controller of its source; none by default. · Chi controlla l'effetto ai fini del raggio d'influenza, detto dal programma ospite se non è il controllore della fonte; se manca, nessuno.
   */
  readonly controller?: string | null;
  /**
   * the source of `of` · la fonte di `of`
   * The object that the effect comes from, written by plans or the host; `while-source` effects end with it, and by default there is none. · L'oggetto da cui viene l'effetto, scritto dai piani o dal programma ospite; con esso finiscono gli effetti `while-source`; se manca, nessuno.
   */
  readonly source?: string | null;
  /**
   * the duration of `of` · la durata di `of`
   * How long the effect lasts, written by plans or the host; without end by default. · Quanto dura l'effetto, scritto dai piani o dal programma ospite; se manca, senza termine.
   */
  readonly duration?: Duration;
  /**
   * the player until whose turn `of` lasts · il giocatore fino al cui turno dura `of`
   * Whose next turn ends the effect, set by the host for `until-turn-of`; plans end it if that player has left, otherwise the host does. · Di chi è il turno che chiude l'effetto, detto dal programma ospite per `until-turn-of`; se è uscito lo chiudono i piani, altrimenti il programma ospite.
   */
  readonly untilTurnOf?: string | null;
  /**
   * the timestamp of `of` · la marca temporale di `of`
   * The effect's place in time, by which the latest control effect wins; plans number new ones, and left out the order of the list counts. · Il posto dell'effetto nel tempo: tra quelli di controllo prevale l'ultimo; i nuovi li numerano i piani; se manca vale l'ordine dell'elenco.
   */
  readonly timestamp?: number;
  /**
   * the parts of damage named by `of` · le parti del danno nominate da `of`
   * Which sides of the damage a prevention effect speaks of, set by the host; none by default, and then both have to be within range. · Di quali lati del danno parla una prevenzione, detto dal programma ospite; se manca, devono essere nel raggio entrambi.
   */
  readonly names?: readonly DamageRole[];
  /**
   * the amount of `of` · la quantità di `of`
   * How much the effect works on, for hosts to note; no rule looks at it, and by default none is given. · Su quanto agisce l'effetto, a uso del programma ospite; nessuna regola lo guarda, e se manca non è indicato.
   */
  readonly amount?: number | null;
};

/** turn · turno */
export type TurnFacts = {
  readonly id: string;
  /**
   * whoever takes `of` · chi svolge `of`
   * The player, or the team where turns are shared, whose turn it is from beginning to end; written as it opens, no default. · Il giocatore, o la squadra se i turni sono condivisi, di cui è il turno fino alla fine; scritto all'apertura, senza valore predefinito.
   */
  readonly group?: string;
  /**
   * whoever is active in `of` · chi è di turno in `of`
   * Who is active in the turn: whoever takes it by default, nobody once plans have cleared it because they left. · Chi è attivo nel turno; se manca, chi lo svolge; nessuno dopo che i piani lo hanno tolto perché è uscito.
   */
  readonly active?: string | null;
  /**
   * the number of `of` · il numero di `of`
   * Which turn of the game this is, counting from one, written by plans as it opens; unknown if left out. · Quale turno della partita è questo, contando da uno, scritto dai piani all'apertura; se manca non è noto.
   */
  readonly number?: number;
  /**
   * `of` is an extra turn · `of` è un turno extra
   * Whether the turn is an extra one, written by plans as it opens; outside Grand Melee `turnBegins` has to say so, by default it isn't. · Se il turno è extra; lo scrivono i piani all'apertura; fuori da Grand Melee lo deve dire `turnBegins`; se manca, non lo è.
   */
  readonly extra?: boolean;
  /**
   * the step of `of` · la sottofase di `of`
   * The step or main phase that the turn is in, kept by plans of `stepBegins`; unknown if left out. · La sottofase o fase principale in cui è il turno, aggiornata dai piani di `stepBegins`; se manca non è nota.
   */
  readonly step?: StepName;
  /**
   * whoever has priority in `of` · chi ha la priorità in `of`
   * Who has priority in the turn now, kept by plans; none by default, also between the last pass and the resolution. · Chi ha ora la priorità nel turno, aggiornato dai piani; se manca, nessuno, come tra l'ultimo passaggio e la risoluzione.
   */
  readonly priority?: string | null;
  /**
   * those who have passed in a row in `of` · quelli che hanno passato di seguito in `of`
   * Who has passed since anybody last acted, kept by plans; empty by default and after each action, resolution or new step. · Chi ha passato da quando qualcuno ha agito per l'ultima volta, aggiornato dai piani; vuoto se manca e dopo ogni azione, risoluzione o nuova sottofase.
   */
  readonly passes?: readonly string[];
  /**
   * the objects put on the stack of `of` · gli oggetti messi nella pila di `of`
   * What was put on the stack of this turn, the latest last, kept by plans of `objectIsStacked`; empty by default. · Ciò che è stato messo nella pila di questo turno, il più recente per ultimo, aggiornato dai piani di `objectIsStacked`; se manca, nulla.
   */
  readonly stack?: readonly string[];
  /**
   * the marker of `of` · il segnaturno di `of`
   * The turn marker with which the turn was begun in Grand Melee, written as it opens; none by default and elsewhere. · Il segnaturno con cui il turno è iniziato in Grand Melee, scritto all'apertura; nessuno se manca o altrove.
   */
  readonly marker?: string | null;
  /**
   * the extra turns granted during `of` · i turni extra concessi durante `of`
   * How many extra turns were granted in this turn to whoever takes it, counted by plans in Grand Melee; none by default. · Quanti turni extra sono stati concessi in questo turno a chi lo svolge, contati dai piani in Grand Melee; se manca, nessuno.
   */
  readonly extraGranted?: number;
  /**
   * the defender chosen in `of` · il difensore scelto in `of`
   * The opponent or team chosen as combat began, kept by plans until combat ends; none by default or where no choice is made. · L'avversario o la squadra scelti all'inizio del combattimento, conservati dai piani fino alla sua fine; se manca, nessuno, come dove non si sceglie.
   */
  readonly chosenDefender?: string | null;
  /**
   * attackers have been declared in `of` · in `of` si sono dichiarati gli attaccanti
   * Whether attackers, perhaps none, have been declared in this combat; plans set it and reset it for a new combat, by default not yet. · Se in questo combattimento si sono dichiarati gli attaccanti, anche nessuno; lo aggiornano i piani per ogni combattimento; se manca, non ancora.
   */
  readonly attackDone?: boolean;
  /**
   * those who have declared blockers in `of` · quelli che hanno dichiarato i bloccanti in `of`
   * Who has declared blockers, perhaps none, in this combat; plans keep it and empty it for a new combat, nobody by default. · Chi in questo combattimento ha dichiarato i bloccanti, anche nessuno; lo aggiornano i piani per ogni combattimento; se manca, nessuno.
   */
  readonly blocksDone?: readonly string[];
  /**
   * the greatest number of attack requirements that can be obeyed in `of` · il massimo di requisiti d'attacco che si possono rispettare in `of`
   * How many attack requirements can be obeyed at most, if the host wants to spare the search; left out, the rules work it out. · Quanti requisiti d'attacco si possono rispettare al massimo, se il programma ospite vuole evitare la ricerca; se manca, lo calcolano le regole.
   */
  readonly mostRequirementsMet?: number | null;
  /**
   * the phase that is being skipped in `of` · la fase che si sta saltando in `of`
   * The phase being skipped now, so that its later steps don't begin; plans set it and clear it at the next step, none by default. · La fase che ora si salta, così che non ne inizino le sottofasi; i piani la fissano e la tolgono alla prossima sottofase; se manca, nessuna.
   */
  readonly leftOut?: Part | null;
};

/** turn marker · segnaturno */
export type MarkerFacts = {
  readonly id: string;
  /**
   * the number of `of` · il numero di `of`
   * The number under which the marker was dealt, the starting player's being one; written by plans at the start and never changed. · Il numero con cui il segnaturno è stato assegnato, uno per chi inizia; scritto dai piani all'inizio e mai cambiato.
   */
  readonly number?: number;
  /**
   * the holder of `of` · il detentore di `of`
   * Who holds the marker, kept by plans as it is dealt and passed on; if that player leaves in their turn, it names them until the turn ends. · Chi ha il segnaturno, aggiornato dai piani quando è assegnato e passato; se esce durante il suo turno, resta lui fino alla fine del turno.
   */
  readonly holder?: string;
  /**
   * `of` is in its turn · `of` è nel suo turno
   * Whether a turn is under way with the marker, set by plans as that turn begins and ends; it has no default. · Se è in corso un turno con il segnaturno, fissato dai piani quando il turno inizia e finisce; senza valore predefinito.
   */
  readonly inTurn?: boolean;
  /**
   * the designations for removal of `of` · le designazioni per la rimozione di `of`
   * How often the marker is designated for removal because players have left; plans count it, none by default. · Quante volte il segnaturno è designato per la rimozione perché dei giocatori sono usciti; lo contano i piani; se manca, zero.
   */
  readonly removals?: number;
  /**
   * the arrival number of `of` · il numero di arrivo di `of`
   * A number that grows with each arrival, so that of two markers at one seat the first can begin; kept by plans, 0 by default. · Un numero che cresce a ogni arrivo, così che di due segnaturno a un posto inizi il primo; lo aggiornano i piani; se manca, 0.
   */
  readonly arrived?: number;
  /**
   * the extra turns left for `of` · i turni extra che restano a `of`
   * How many extra turns the holder still takes with this marker after the present one; kept by plans, none by default. · Quanti turni extra il detentore svolge ancora con questo segnaturno dopo quello attuale; lo aggiornano i piani; se manca, nessuno.
   */
  readonly extrasLeft?: number;
  /**
   * `of` has a normal turn to come · `of` ha ancora un turno normale
   * Whether the holder's normal turn still follows the extra turns taken with this marker; kept by plans, by default not. · Se dopo i turni extra con questo segnaturno segue ancora il turno normale del detentore; lo aggiornano i piani; se manca, no.
   */
  readonly normalDue?: boolean;
  /**
   * `of` has ended its turn and is still to move · `of` ha finito il suo turno e deve ancora muoversi
   * Whether the marker's turn is over but it hasn't moved yet; plans set it for that moment only, by default not. · Se il turno del segnaturno è finito ma esso non si è ancora mosso; lo fissano i piani solo per quel momento; se manca, no.
   */
  readonly finished?: boolean;
};

/** attack · attacco */
export type AttackerFacts = {
  readonly id: string;
  /**
   * the creature of `of` · la creatura di `of`
   * The attacking creature, written by plans when it is declared or put onto the battlefield attacking; no default. · La creatura attaccante, scritta dai piani quando è dichiarata o messa in campo attaccante; senza valore predefinito.
   */
  readonly creature?: string;
  /**
   * the turn of `of` · il turno di `of`
   * The turn in whose combat the creature attacks, written by plans; left out, the first turn on the table is meant. · Il turno nel cui combattimento la creatura attacca, scritto dai piani; se manca, si intende il primo turno al tavolo.
   */
  readonly turn?: string | null;
  /**
   * what is attacked in `of` · ciò che è attaccato in `of`
   * The player or permanent attacked now, kept by plans; none once that has left combat or the creature was removed, and by default. · Il giocatore o permanente attaccato ora, aggiornato dai piani; assente se ha lasciato il combattimento o la creatura è stata rimossa.
   */
  readonly attacking?: string | null;
  /**
   * what was last attacked in `of` · ciò che è stato attaccato per ultimo in `of`
   * What was attacked last, or its defending player once that is gone; kept by plans, by default what is attacked now. · Ciò che è stato attaccato per ultimo, o il giocatore in difesa se non c'è più; lo aggiornano i piani; se manca è ciò che è attaccato ora.
   */
  readonly last?: string | null;
  /**
   * what was attacked at first in `of` · ciò che è stato attaccato all'inizio in `of`
   * What was attacked before any reselection, or its defending player; kept by plans, read by older editions, by default what was attacked last. · Ciò che era attaccato prima di ogni cambio, o il suo giocatore in difesa; lo aggiornano i piani, conta nelle edizioni vecchie; se manca è l'ultimo.
   */
  readonly atFirst?: string | null;
  /**
   * `of` is still on · `of` è ancora in corso
   * Whether the creature is still attacking; plans set it to false when it is removed from combat, by default it is. · Se la creatura sta ancora attaccando; i piani lo rendono falso quando è rimossa dal combattimento; se manca, sì.
   */
  readonly inCombat?: boolean;
  /**
   * the band of `of` · il branco di `of`
   * A name shared by the creatures of one attacking band, taken from the declaration; none by default. · Un nome comune alle creature di uno stesso branco attaccante, preso dalla dichiarazione; se manca, nessun branco.
   */
  readonly band?: string | null;
};

/** The same, made in place instead of named by its id. */
export type MadeAttacker = { readonly is: 'Attacker' } & Omit<AttackerFacts, 'id'>;

/** block · blocco */
export type BlockerFacts = {
  readonly id: string;
  /**
   * the creature of `of` · la creatura di `of`
   * The blocking creature, written by plans when it is declared or put onto the battlefield blocking; no default. · La creatura bloccante, scritta dai piani quando è dichiarata o messa in campo bloccante; senza valore predefinito.
   */
  readonly creature?: string;
  /**
   * the turn of `of` · il turno di `of`
   * The turn in whose combat the creature blocks, written by plans; left out, the first turn on the table is meant. · Il turno nel cui combattimento la creatura blocca, scritto dai piani; se manca, si intende il primo turno al tavolo.
   */
  readonly turn?: string | null;
  /**
   * the attackers blocked in `of` · gli attaccanti bloccati in `of`
   * The attacking creatures that it blocks, written by plans when it starts blocking; empty by default. · Le creature attaccanti che blocca, scritte dai piani quando inizia a bloccare; se manca, nessuna.
   */
  readonly blocks?: readonly string[];
};

/** The same, made in place instead of named by its id. */
export type MadeBlocker = { readonly is: 'Blocker' } & Omit<BlockerFacts, 'id'>;

/** demand of a card · imposizione di una carta */
export type ConstraintFacts = {
  readonly id: string;
  /**
   * the action that `of` concerns · l'azione che `of` riguarda
   * What the constraint forbids or demands; the host tells it, and it has no default. · Che cosa il vincolo vieta o impone; lo dice il programma ospite, senza valore predefinito.
   */
  readonly action?: Action;
  /**
   * what `of` is · ciò che è `of`
   * Whether the constraint demands or forbids; set by the host for attacks and blocks, by default and otherwise it forbids. · Se il vincolo impone o vieta; lo dice il programma ospite per attacchi e blocchi; se manca e per il resto vieta.
   */
  readonly sense?: ConstraintSense;
  /**
   * the player bound by `of` · il giocatore vincolato da `of`
   * The one player whom the constraint binds, set by the host; none by default, and then it binds everybody. · Il solo giocatore che il vincolo riguarda, detto dal programma ospite; se manca, riguarda tutti.
   */
  readonly player?: string | null;
  /**
   * the creature bound by `of` · la creatura vincolata da `of`
   * The one creature, or the permanent whose abilities are meant, set by the host; none by default, for all of them. · La sola creatura, o il permanente di cui si intendono le abilità, detto dal programma ospite; se manca, valgono tutte.
   */
  readonly creature?: string | null;
  /**
   * the player or permanent singled out by `of` · il giocatore o permanente indicato da `of`
   * The player, planeswalker or battle that attacks or blocks must concern, set by the host; none by default, for any of them. · Il giocatore, il planeswalker o la battaglia che attacchi o blocchi devono riguardare, detto dal programma ospite; se manca, uno qualsiasi.
   */
  readonly about?: string | null;
  /**
   * the cause that `of` concerns · la causa che `of` riguarda
   * The only cause of losing that the constraint shuts out, set by the host; none by default, for every cause. · La sola causa di sconfitta che il vincolo esclude, detta dal programma ospite; se manca, le esclude tutte.
   */
  readonly cause?: Cause | null;
  /**
   * `of` is about everybody and everything but what it names · `of` riguarda tutto e tutti tranne ciò che nomina
   * Whether the constraint is about all but the player or permanent that it names; set by the host, by default about just that one. · Se il vincolo riguarda tutti tranne il giocatore o permanente che nomina; lo dice il programma ospite; se manca, solo quello.
   */
  readonly others?: boolean;
  /**
   * `of` is also about the planeswalkers of those players · `of` riguarda anche i planeswalker di quei giocatori
   * Whether attacks on planeswalkers of the players meant count as well; set by the host, by default only attacks on the players do. · Se contano anche gli attacchi ai planeswalker dei giocatori intesi; lo dice il programma ospite; se manca, solo quelli ai giocatori.
   */
  readonly planeswalkersToo?: boolean;
  /**
   * `of` is also about the battles that those players protect · `of` riguarda anche le battaglie protette da quei giocatori
   * Whether attacks on battles that the players meant protect count as well; set by the host, by default only attacks on the players do. · Se contano anche gli attacchi alle battaglie protette dai giocatori intesi; lo dice il programma ospite; se manca, solo quelli ai giocatori.
   */
  readonly battlesToo?: boolean;
  /**
   * the attacking creature that `of` concerns · la creatura attaccante che `of` riguarda
   * The one attacking creature that can't, or must, be blocked, set by the host; none by default, for all attackers. · La sola creatura attaccante che non si può o si deve bloccare, detta dal programma ospite; se manca, valgono tutte.
   */
  readonly attacker?: string | null;
  /**
   * the minimum that `of` demands · il numero minimo che `of` richiede
   * How many creatures together have to attack or block within its scope, set by the host; none by default, for no minimum. · Quante creature insieme devono attaccare o bloccare nel suo ambito, detto dal programma ospite; se manca, nessun minimo.
   */
  readonly atLeast?: number | null;
  /**
   * the maximum that `of` allows · il numero massimo che `of` consente
   * How many creatures at most may attack or block within its scope, set by the host; none by default, for no greatest number. · Quante creature al massimo possono attaccare o bloccare nel suo ambito, detto dal programma ospite; se manca, nessun massimo.
   */
  readonly atMost?: number | null;
  /**
   * `of` demands being alone · `of` impone di essere soli
   * Whether a creature may attack or block only without company; set by the host, by default the constraint doesn't ask that. · Se una creatura può attaccare o bloccare solo senza compagnia; lo dice il programma ospite; se manca il vincolo non lo chiede.
   */
  readonly alone?: boolean;
  /**
   * `of` can be lifted by paying a cost · `of` si può evitare pagando un costo
   * Whether the restriction can be lifted by paying, so that it forbids nothing outright; set by the host, by default it can't. · Se la restrizione si può evitare pagando, e quindi non vieta del tutto; lo dice il programma ospite; se manca, no.
   */
  readonly costly?: boolean;
  /**
   * the source of `of` · la fonte di `of`
   * The object that the constraint comes from, set by the host; it counts while that is there and within range, none by default. · L'oggetto da cui viene il vincolo, detto dal programma ospite; vale finché questo c'è ed entro il suo raggio; se manca, nessuno.
   */
  readonly source?: string | null;
  /**
   * the controller of `of` · chi controlla `of`
   * Whose range limits the constraint, set by the host where it isn't the controller of its source; none by default. · Il giocatore il cui raggio limita il vincolo, detto dal programma ospite se non è il controllore della fonte; se manca, nessuno.
   */
  readonly controller?: string | null;
  /**
   * `of` lasts beyond its source · `of` dura oltre la sua fonte
   * Whether the constraint was set up for a time by a spell or ability and goes on without it; set by the host, by default not. · Se il vincolo viene da una magia o abilità e dura per un tempo anche senza di essa; lo dice il programma ospite; se manca, no.
   */
  readonly outlivesSource?: boolean;
};

/** ability · abilità */
export type AbilityFacts = {
  readonly id: string;
  /**
   * the object with `of` · l'oggetto con `of`
   * The object that has the ability, set by the host; none by default, for abilities that no object on the table has. · L'oggetto che ha l'abilità, detto dal programma ospite; se manca, non l'ha nessun oggetto al tavolo.
   */
  readonly on?: string | null;
  /**
   * the controller of `of` · il controllore di `of`
   * Who controls the ability where it isn't the controller of its object, set by the host; none by default. · Chi controlla l'abilità se non è il controllore del suo oggetto, detto dal programma ospite; se manca, nessuno.
   */
  readonly controller?: string | null;
  /**
   * the parts of an event named by `of` · le parti di un evento nominate da `of`
   * Which parts of an event its trigger condition names, set by the host; only these have to be within range, none by default. · Quali parti di un evento nomina la condizione d'innesco, dette dal programma ospite; solo queste devono essere nel raggio; se mancano, nessuna.
   */
  readonly roles?: readonly string[];
  /**
   * `of` looks back in time · `of` guarda indietro nel tempo
   * Whether the ability judges an event by the moment before it, as leaves-the-battlefield triggers do; set by the host, by default not. · Se l'abilità giudica un evento dal momento precedente, come gli inneschi all'uscita dal campo; lo dice il programma ospite; se manca, no.
   */
  readonly looksBack?: boolean;
  /**
   * the player of the steps awaited by `of` · il giocatore delle sottofasi attese da `of`
   * Whose steps or phases the ability waits for, set by the host; `each` by default, for those of anybody. · Di chi sono le sottofasi o fasi che l'abilità attende, detto dal programma ospite; se manca, `each`, di chiunque.
   */
  readonly whose?: Whose;
  /**
   * the player named by `of` · il giocatore nominato da `of`
   * The one player whose steps are awaited when `whose` is `one-player`, set by the host; none by default. · Il solo giocatore di cui si attendono le sottofasi se `whose` è `one-player`, detto dal programma ospite; se manca, nessuno.
   */
  readonly player?: string | null;
  /**
   * `of` refers back to that player · `of` si riferisce a quel giocatore
   * Whether the ability speaks of the player whose step it is, so that it triggers for each member of a team; set by the host, by default not. · Se l'abilità parla del giocatore di cui è la sottofase, e quindi si innesca per ogni componente; lo dice il programma ospite; se manca, no.
   */
  readonly namesPlayer?: boolean;
  /**
   * the attacking creatures meant by `of` · le creature attaccanti intese da `of`
   * The attacking creatures of which the ability speaks, set by the host to find the players that it means; none by default. · Le creature attaccanti di cui l'abilità parla, dette dal programma ospite per trovare i giocatori intesi; se mancano, nessuna.
   */
  readonly attackers?: readonly string[];
  /**
   * the blocking creatures meant by `of` · le creature bloccanti intese da `of`
   * The blocking creatures of which the ability speaks, set by the host to find the players that it means; none by default. · Le creature bloccanti di cui l'abilità parla, dette dal programma ospite per trovare i giocatori intesi; se mancano, nessuna.
   */
  readonly blockers?: readonly string[];
  /**
   * the cost of `of` · il costo di `of`
   * The part of the activation cost that the rules here judge, set by the host; none by default. · La parte del costo di attivazione che queste regole giudicano, detta dal programma ospite; se manca, nessuna.
   */
  readonly cost?: Cost | null;
  /**
   * the kind of target of `of` · il tipo di bersaglio di `of`
   * The kind of target that the rules here judge, set by the host; none by default, and then targets are the host's to judge. · Il tipo di bersaglio che queste regole giudicano, detto dal programma ospite; se manca, i bersagli li giudica lui.
   */
  readonly target?: TargetKind | null;
  /**
   * the timing of `of` · il momento di attivazione di `of`
   * When the ability may be activated, set by the host; by default whenever its controller has priority. · Quando l'abilità si può attivare, detto dal programma ospite; se manca, ogni volta che il suo controllore ha la priorità.
   */
  readonly timing?: Timing;
  /**
   * the kind of effect of `of` · il tipo di effetto di `of`
   * The effect that the ability has as it resolves, set by the host as far as the rules carry it out, as in deploying; none by default. · L'effetto dell'abilità quando si risolve, detto dal programma ospite se lo eseguono le regole, come nello schieramento; se manca, nessuno.
   */
  readonly gives?: EffectKind | null;
  /**
   * the effect duration of `of` · la durata dell'effetto di `of`
   * How long the effect of the ability lasts, set by the host beside `gives`; none by default. · Quanto dura l'effetto dell'abilità, detto dal programma ospite insieme a `gives`; se manca, non è indicato.
   */
  readonly duration?: Duration | null;
};

/** The same, made in place instead of named by its id. */
export type MadeAbility = { readonly is: 'Ability' } & Omit<AbilityFacts, 'id'>;

/** choice · scelta */
export type ChoiceFacts = {
  readonly id: string;
  /**
   * the kind of `of` · il tipo di `of`
   * What sort of choice it is, set by the host; objects or players by default. · Di che genere è la scelta, detto dal programma ospite; se manca, oggetti o giocatori.
   */
  readonly kind?: ChoiceKind;
  /**
   * the object that demands `of` · l'oggetto che richiede `of`
   * The spell or ability that asks for the choice, set by the host; none by default, and then a rule asks for it. · La magia o abilità che chiede la scelta, detta dal programma ospite; se manca, la chiede una regola.
   */
  readonly source?: string | null;
  /**
   * the player asked for `of` · il giocatore a cui spetta `of`
   * Who is to make the choice, set by the host; none by default, where the text says only “a player” or “an opponent” or asks a team. · Chi deve fare la scelta, detto dal programma ospite; se manca, il testo dice solo «un giocatore» o «un avversario», o tocca a una squadra.
   */
  readonly chooser?: string | null;
  /**
   * `of` is for opponents only · `of` spetta solo ad avversari
   * Whether the text gives the choice to an opponent of the source's controller; set by the host, by default to anybody. · Se il testo affida la scelta a un avversario del controllore della fonte; lo dice il programma ospite; se manca, a chiunque.
   */
  readonly opponentOnly?: boolean;
  /**
   * the only players who may make `of` · i soli giocatori che possono fare `of`
   * The only players among whom the one who chooses is looked for, set by the host; empty by default, for no such limit. · I soli giocatori tra cui cercare chi sceglie, detti dal programma ospite; se mancano, nessun limite.
   */
  readonly choosers?: readonly string[];
  /**
   * `of` is of targets · `of` riguarda bersagli
   * Whether the choice is one of targets, which then have to be legal; set by the host, by default it isn't. · Se la scelta riguarda bersagli, che allora devono essere legali; lo dice il programma ospite; se manca, no.
   */
  readonly isTarget?: boolean;
  /**
   * the team asked for `of` · la squadra a cui spetta `of`
   * The team that makes the choice together, set by the host; none by default, for choices of single players. · La squadra che fa la scelta insieme, detta dal programma ospite; se manca, la scelta è di un singolo giocatore.
   */
  readonly team?: string | null;
  /**
   * `of` is disputed in the team · `of` divide la squadra
   * Whether the team can't agree, so that with shared team turns its primary player decides; set by the host, by default it agrees. · Se la squadra non è d'accordo, e quindi con i turni condivisi decide il giocatore primario; lo dice il programma ospite; se manca è d'accordo.
   */
  readonly disputed?: boolean;
  /**
   * the matter of `of` · la questione di `of`
   * Why the choice is a team's, for hosts to note; no rule looks at it, and by default it is some other matter. · Perché la scelta è di una squadra, a uso del programma ospite; nessuna regola lo guarda; se manca è un'altra questione.
   */
  readonly matter?: TeamMatter;
};

/** The same, made in place instead of named by its id. */
export type MadeChoice = { readonly is: 'Choice' } & Omit<ChoiceFacts, 'id'>;

/** happening · avvenimento */
export type HappeningFacts = {
  readonly is: 'Happening';
  /**
   * the parts of `of` · le parti di `of`
   * The parts of what happens, with the players behind each, given by whoever makes the value; none by default. · Le parti di ciò che accade, con i giocatori dietro ognuna, date da chi crea il valore; se mancano, nessuna.
   */
  readonly roles?: readonly HappeningRoleFacts[];
  /**
   * the turn, phase or step of which `of` is the beginning · il turno, la fase o la sottofase di cui `of` è l'inizio
   * The turn that begins with it, or whose phase or step does, given by whoever makes the value; none by default, for anything else. · Il turno che inizia con esso, o di cui inizia una fase o sottofase, dato da chi crea il valore; se manca, è altro.
   */
  readonly turn?: string | null;
  /**
   * the player behind `of` · l'autore di `of`
   * The player who did it, given by whoever makes the value; none by default, and then its parts tell where it happened. · Il giocatore che lo ha fatto, dato da chi crea il valore; se manca, dove è accaduto lo dicono le sue parti.
   */
  readonly by?: string | null;
  /**
   * `of` is sought in the last turn taken · `of` è cercato nell'ultimo turno svolto
   * Whether an effect looks for it in a player's last turn, which counts for departed players; given by whoever makes the value, by default not. · Se un effetto lo cerca nell'ultimo turno di un giocatore, il che conta per chi è uscito; lo dà chi crea il valore; se manca, no.
   */
  readonly inLastTurn?: boolean;
};

/** part of a happening · parte di un avvenimento */
export type HappeningRoleFacts = {
  readonly is: 'HappeningRole';
  /**
   * the name of `of` · il nome di `of`
   * What part this is, such as the source or the recipient; it is compared with the `roles` of an ability, and it has no default. · Che parte è, come la fonte o il destinatario; si confronta con i `roles` di un'abilità, senza valore predefinito.
   */
  readonly name?: string;
  /**
   * the players behind `of` just before · i giocatori dietro `of` appena prima
   * Through whom the part is located just before the event, given by whoever makes the value; nobody by default. · Tramite chi la parte si colloca appena prima dell'evento, dato da chi crea il valore; se manca, nessuno.
   */
  readonly before?: readonly string[];
  /**
   * the players behind `of` just after · i giocatori dietro `of` appena dopo
   * Through whom the part is located just after the event, given by whoever makes the value; by default the same players as before it. · Tramite chi la parte si colloca appena dopo l'evento, dato da chi crea il valore; se manca, gli stessi di prima.
   */
  readonly after?: readonly string[];
};

/** damage · danno */
export type DamageFacts = {
  readonly is: 'Damage';
  /**
   * what deals `of` · ciò che infligge `of`
   * What would deal the damage, given by whoever makes the value; none by default. · Ciò che infliggerebbe il danno, dato da chi crea il valore; se manca, nulla.
   */
  readonly source?: string | null;
  /**
   * the recipient of `of` · il destinatario di `of`
   * The player or permanent that would be dealt the damage, given by whoever makes the value; no default. · Il giocatore o permanente a cui il danno sarebbe inflitto, dato da chi crea il valore; senza valore predefinito.
   */
  readonly to?: string;
  /**
   * the amount of `of` · la quantità di `of`
   * How much damage it is, given by whoever makes the value and for hosts to note; no rule looks at it. · Quanto danno è, dato da chi crea il valore a uso del programma ospite; nessuna regola lo guarda.
   */
  readonly amount?: number;
  /**
   * `of` is combat damage · `of` è danno da combattimento
   * Whether it is combat damage, given by whoever makes the value; by default it isn't. · Se è danno da combattimento; lo dice chi crea il valore; se manca, non lo è.
   */
  readonly combat?: boolean;
};

/** selection · selezione */
export type SelectionFacts = {
  readonly is: 'Selection';
  /**
   * the candidates of `of` · i candidati di `of`
   * Those among whom one is picked, given by the answer; exactly one needs no pick, and by default there is nobody. · Quelli tra cui se ne sceglie uno, dati dalla risposta; se è uno solo non serve scegliere; se manca, nessuno.
   */
  readonly among?: readonly string[];
  /**
   * who makes `of` · chi fa `of`
   * The player or team that picks among the candidates, given by the answer; none by default, where nothing is to be picked. · Il giocatore o la squadra che sceglie tra i candidati, dato dalla risposta; se manca, non c'è nulla da scegliere.
   */
  readonly by?: string | null;
};

/** record of a departed player · registro di un giocatore uscito */
export type RecordFacts = {
  readonly is: 'Record';
  /**
   * the life in `of` · i punti vita in `of`
   * The last known life total, if one was written down; none by default, and then the total kept for the player goes on counting. · L'ultimo totale di punti vita noto, se annotato; se manca, continua a valere quello del giocatore.
   */
  readonly life?: number | null;
  /**
   * the poison counters in `of` · i segnalini veleno in `of`
   * The poison counters just before the departure, of the team where they are shared; written by the plan, none by default. · I segnalini veleno appena prima dell'uscita, quelli della squadra se comuni; li scrive il piano; se mancano, non annotati.
   */
  readonly poison?: number | null;
  /**
   * the kinds of counters in `of` · i tipi di segnalini in `of`
   * The kinds of counters just before the departure, written by the plan from `counterKindsOf`; none by default. · I tipi di segnalini appena prima dell'uscita, scritti dal piano da `counterKindsOf`; se mancano, nessuno.
   */
  readonly counterKinds?: readonly string[];
  /**
   * the other numbers in `of` · gli altri numeri in `of`
   * The player's other figures just before the departure, copied by the plan from `numbers`; none by default. · Gli altri numeri del giocatore appena prima dell'uscita, copiati dal piano da `numbers`; se mancano, nessuno.
   */
  readonly numbers?: readonly KnownNumberFacts[];
  /**
   * the players who then had the player of `of` within range · i giocatori che allora avevano nel raggio il giocatore di `of`
   * Who had the player within range just before the departure, written by the plan; nobody by default. · Chi aveva il giocatore nel raggio d'influenza appena prima dell'uscita, scritto dal piano; se manca, nessuno.
   */
  readonly seenBy?: readonly string[];
};

/** known number · numero noto */
export type KnownNumberFacts = {
  readonly is: 'KnownNumber';
  /**
   * the name of `of` · il nome di `of`
   * What the figure counts, in a word that the host chooses and uses again when asking; no default. · Che cosa conta il numero, con una parola scelta dal programma ospite e ripetuta nel chiedere; senza valore predefinito.
   */
  readonly name?: string;
  /**
   * the value of `of` · il valore di `of`
   * The figure itself, kept up to date by the host while the player is in the game; no default. · Il numero stesso, aggiornato dal programma ospite finché il giocatore è in partita; senza valore predefinito.
   */
  readonly value?: number;
};

/** commander damage · danno di un comandante */
export type CommanderDamageFacts = {
  readonly is: 'CommanderDamage';
  /**
   * the commander of `of` · il comandante di `of`
   * The commander that dealt the damage, set by the host, one item for each; no rule looks at which it is. · Il comandante che ha inflitto il danno, detto dal programma ospite, una voce per ognuno; nessuna regola guarda quale sia.
   */
  readonly commander?: string;
  /**
   * the amount of `of` · la quantità di `of`
   * The combat damage of this commander so far, added up by the host; state checks read it, and 21 makes the player lose. · Il danno da combattimento di questo comandante finora, sommato dal programma ospite; nel controllo dello stato con 21 si perde.
   */
  readonly amount?: number;
};

/** mulligan declaration · dichiarazione di mulligan */
export type DeclarationFacts = {
  readonly is: 'Declaration';
  /**
   * the player of `of` · il giocatore di `of`
   * Who declares, given by the host in `mulligansAreDeclared`; no default. · Chi dichiara, dato dal programma ospite in `mulligansAreDeclared`; senza valore predefinito.
   */
  readonly player?: string;
  /**
   * `of` is for a mulligan · `of` chiede un mulligan
   * Whether the player takes a mulligan rather than keeping the hand, given by the host; by default a mulligan is taken. · Se il giocatore prende un mulligan anziché tenere la mano; lo dice il programma ospite; se manca, lo prende.
   */
  readonly mulligan?: boolean;
};

/** payment of life · pagamento di punti vita */
export type LifePaymentFacts = {
  readonly is: 'LifePayment';
  /**
   * the player who makes `of` · il giocatore che fa `of`
   * Who pays, given by the host; where life is shared, the team's total pays, and there is no default. · Chi paga, dato dal programma ospite; se i punti vita sono comuni paga il totale della squadra, senza valore predefinito.
   */
  readonly player?: string;
  /**
   * the amount of `of` · la quantità di `of`
   * How much life this player pays, given by the host as a positive number; no default. · Quanti punti vita paga questo giocatore, dato dal programma ospite come numero positivo; senza valore predefinito.
   */
  readonly amount?: number;
};

/** new life total · nuovo totale di punti vita */
export type LifeSettingFacts = {
  readonly is: 'LifeSetting';
  /**
   * the player of `of` · il giocatore di `of`
   * Who gets the new total, given by the host in `lifeTotalsAreRedistributed`; no default. · Chi riceve il nuovo totale, dato dal programma ospite in `lifeTotalsAreRedistributed`; senza valore predefinito.
   */
  readonly player?: string;
  /**
   * the amount of `of` · la quantità di `of`
   * The life total that the player is to have afterwards, given by the host; it must be one of those redistributed, no default. · I punti vita che il giocatore avrà dopo, dati dal programma ospite; devono essere tra quelli ridistribuiti, senza valore predefinito.
   */
  readonly total?: number;
};

/** card of a deck · carta di un mazzo */
export type DeckCardFacts = {
  readonly id: string;
  /**
   * the player with `of` · il giocatore con `of`
   * Whose deck the card is in, set by the host; no default. · Di chi è il mazzo con la carta, detto dal programma ospite; senza valore predefinito.
   */
  readonly player?: string;
  /**
   * the English name of `of` · il nome inglese di `of`
   * The card's English name, set by the host, by which copies are counted together over a team's decks; no default. · Il nome inglese della carta, detto dal programma ospite, con cui si sommano le copie nei mazzi di una squadra; senza valore predefinito.
   */
  readonly name?: string;
  /**
   * the copies of `of` · le copie di `of`
   * How many copies are in this deck or sideboard, set by the host; one by default. · Quante copie sono in questo mazzo o sideboard, detto dal programma ospite; se manca, una.
   */
  readonly copies?: number;
  /**
   * `of` is a basic land · `of` è una terra base
   * Whether the card is a basic land, of which any number may be played; set by the host, by default it isn't. · Se la carta è una terra base, che si può giocare in qualsiasi numero; lo dice il programma ospite; se manca, no.
   */
  readonly basicLand?: boolean;
  /**
   * `of` is restricted · `of` è limitata
   * Whether the card is restricted in the tournament's format, so that one copy is the most; set by the host, by default not. · Se la carta è limitata nel formato del torneo, con al massimo una copia; lo dice il programma ospite; se manca, no.
   */
  readonly restricted?: boolean;
  /**
   * `of` is banned · `of` è bandita
   * Whether the card is banned in the tournament's format, so that no copy is legal; set by the host, by default not. · Se la carta è bandita nel formato del torneo, senza alcuna copia legale; lo dice il programma ospite; se manca, no.
   */
  readonly banned?: boolean;
  /**
   * `of` is in the sideboard · `of` è nel sideboard
   * Whether these copies are in the sideboard rather than the main deck; set by the host, by default they are in the main deck. · Se queste copie sono nel sideboard anziché nel mazzo principale; lo dice il programma ospite; se manca sono nel mazzo.
   */
  readonly inSideboard?: boolean;
};

/** part of a turn to skip · parte di turno da saltare */
export type SkipFacts = {
  readonly id: string;
  /**
   * the one who skips `of` · chi salta `of`
   * The player, or the team where turns are shared, that has to skip; written by plans, no default. · Il giocatore, o la squadra se i turni sono condivisi, che deve saltare; scritto dai piani, senza valore predefinito.
   */
  readonly group?: string;
  /**
   * the kind of `of` · il tipo di `of`
   * Which turn, phase or step is to be skipped the next time it would begin; written by plans, no default. · Quale turno, fase o sottofase si salta la prossima volta che inizierebbe; scritto dai piani, senza valore predefinito.
   */
  readonly part?: Part;
  /**
   * how often `of` is still to be skipped · quante volte si deve ancora saltare `of`
   * How many times it still has to be skipped; plans count it down and take the entry away after the last, one by default. · Quante volte va ancora saltato; i piani le scalano e dopo l'ultima tolgono la voce; se manca, una.
   */
  readonly times?: number;
};

/** A table: the setup, the single things, and a list for each kind of thing. */
export type TableFacts = {
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
  readonly constraints?: readonly (string | ConstraintFacts)[];
  readonly abilities?: readonly (string | AbilityFacts)[];
  readonly choices?: readonly (string | ChoiceFacts)[];
  readonly deckCards?: readonly (string | DeckCardFacts)[];
  readonly skips?: readonly (string | SkipFacts)[];
  /** Next number for ids of things that events create. */
  readonly fresh?: number;
  /** Facts that stand here although nobody gave them: fact -> ids. */
  readonly assumed?: IdsByFact;
  /** Facts that are unknown although they would have a value if left out: fact -> ids. */
  readonly unknown?: IdsByFact;
};

/** Things of which something is said about a fact. */
export type IdsByFact = { readonly [fact in 'status' | 'startedWith' | 'started' | 'startingGroup' | 'monarch' | 'initiative' | 'winners' | 'turnsLeft' | 'turnsBegun' | 'suddenDeath' | 'lastTurn' | 'restartStarter' | 'edition' | 'variants' | 'options' | 'overlays' | 'singleElimination' | 'inGame' | 'outcome' | 'team' | 'role' | 'life' | 'poison' | 'counterKinds' | 'commanderDamage' | 'drewFromEmpty' | 'rangeSeats' | 'reach' | 'turnsOwed' | 'missedTurn' | 'last' | 'numbers' | 'planarController' | 'mulligans' | 'handKept' | 'openingHandSize' | 'lookedAtHand' | 'landsAllowed' | 'landsPlayed' | 'kind' | 'zone' | 'owner' | 'baseController' | 'types' | 'supertypes' | 'subtypes' | 'name' | 'planeswalkerTypes' | 'source' | 'attachedTo' | 'targets' | 'causedBy' | 'causedIn' | 'triggered' | 'protector' | 'worldSince' | 'phasedIn' | 'tapped' | 'sick' | 'blocksAtMost' | 'infect' | 'toxic' | 'lifelink' | 'ability' | 'restartsGame' | 'op' | 'on' | 'to' | 'controller' | 'duration' | 'untilTurnOf' | 'timestamp' | 'names' | 'amount' | 'group' | 'active' | 'number' | 'extra' | 'step' | 'priority' | 'passes' | 'stack' | 'marker' | 'extraGranted' | 'chosenDefender' | 'attackDone' | 'blocksDone' | 'mostRequirementsMet' | 'leftOut' | 'holder' | 'inTurn' | 'removals' | 'arrived' | 'extrasLeft' | 'normalDue' | 'finished' | 'creature' | 'turn' | 'attacking' | 'atFirst' | 'inCombat' | 'band' | 'blocks' | 'action' | 'sense' | 'player' | 'about' | 'cause' | 'others' | 'planeswalkersToo' | 'battlesToo' | 'attacker' | 'atLeast' | 'atMost' | 'alone' | 'costly' | 'outlivesSource' | 'roles' | 'looksBack' | 'whose' | 'namesPlayer' | 'attackers' | 'blockers' | 'cost' | 'target' | 'timing' | 'gives' | 'chooser' | 'opponentOnly' | 'choosers' | 'isTarget' | 'disputed' | 'matter' | 'by' | 'inLastTurn' | 'before' | 'after' | 'combat' | 'among' | 'seenBy' | 'value' | 'commander' | 'mulligan' | 'total' | 'copies' | 'basicLand' | 'restricted' | 'banned' | 'inSideboard' | 'part' | 'times']?: readonly string[] };

/** Every question, with its arguments and what comes out. */
export interface Questions {
  /**
   * this is a multiplayer game · questa è una partita multiplayer
   * True if more than two players began the game; it stays so however many leave, and is counted anew after a restart. · Vero se la partita l'hanno iniziata più di due giocatori; resta così anche se poi escono, e si riconta quando la partita ricomincia.
   */
  readonly isMultiplayer: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * the players in the game · i giocatori in partita
   * Everybody who hasn't left yet, in the order in which the table lists its players; to count who began, read `players` instead. · Chi non è ancora uscito, nell'ordine in cui il tavolo elenca i giocatori; per sapere chi ha iniziato si legge `players`.
   */
  readonly playersIn: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the teams in the game · le squadre in partita
   * The teams that still have at least one member in the game; empty in games without teams. · Le squadre che hanno ancora almeno un componente in partita; nessuna nelle partite senza squadre.
   */
  readonly teamsIn: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the opponents of `player` · gli avversari di `player`
   * Everybody in the game who isn't on the player's team, however far away; whoever has left is no longer among them. · Chi è in partita e non è della squadra del giocatore, per quanto lontano sieda; chi è uscito non c'è più.
   */
  readonly opponents: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the teammates of `player` · i compagni di squadra di `player`
   * The other members of the player's team who are still in the game, never the player; empty in games without teams. · Gli altri componenti della squadra del giocatore ancora in partita, mai lui stesso; nessuno nelle partite senza squadre.
   */
  readonly teammates: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the players of “your team” for `player` · i giocatori della «tua squadra» per `player`
   * Whom a card means that says “your team”: the player first, then the teammates still in the game; without teams the player alone. · Chi intende una carta che dice «la tua squadra»: il giocatore, poi i compagni di squadra in partita; senza squadre lui soltanto.
   */
  readonly yourTeam: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * `player` and `other` are opponents · `player` e `other` sono avversari
   * True for two different players who aren't on one team, whether in the game or not; range plays no part. · Vero per due giocatori diversi che non sono della stessa squadra, in partita o usciti; il raggio d'influenza non conta.
   */
  readonly areOpponents: {
    readonly arguments: { readonly player: string; readonly other: string };
    readonly order: readonly ['player', 'other'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * the members still in the game of `group` · i componenti in partita di `group`
   * The members of a team who haven't left, in turn order; given a player, that player while in the game, and nobody afterwards. · I componenti di una squadra non usciti, in ordine di turno; dato un giocatore, lui finché è in partita, poi nessuno.
   */
  readonly membersIn: {
    readonly arguments: { readonly group: string };
    readonly order: readonly ['group'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the one who counts for `player` as to `aspect` · chi conta per `player` quanto a `aspect`
   * Tells a host whether turns, life or poison belong to the player or to the whole team, each of the three by itself. · Dice al programma ospite se turni, punti vita o veleno sono del giocatore o di tutta la squadra, ognuno dei tre per sé.
   */
  readonly groupOf: {
    readonly arguments: { readonly player: string; readonly aspect: Aspect };
    readonly order: readonly ['player', 'aspect'];
    readonly policy: 'value';
    readonly result: string;
  };
  /**
   * the one who decides for `player` · chi decide per `player`
   * Who makes the player's decisions now, followed through several control effects; with shared team turns one effect covers the whole team. · Chi decide ora per il giocatore, seguendo più effetti di controllo; con turni di squadra condivisi un effetto vale per tutta la squadra.
   */
  readonly decisionMaker: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: string;
  };
  /**
   * those whose information is open to `viewer` · coloro le cui informazioni sono visibili a `viewer`
   * The viewer and everybody in the game whom the viewer controls now; teammates aren't counted, `mayLookAt` adds what a variant opens to them. · Chi guarda e i giocatori in partita che ora controlla; non i compagni di squadra, per i quali `mayLookAt` aggiunge ciò che la variante rende visibile.
   */
  readonly seesAs: {
    readonly arguments: { readonly viewer: string };
    readonly order: readonly ['viewer'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the primary player of `team` · il giocatore primario di `team`
   * Who has the last word when the team disagrees, with shared team turns only: the rightmost member or, once departed, by default the next one. · Chi decide se la squadra è in disaccordo, solo con turni di squadra condivisi: il componente più a destra o, uscito lui, di norma il seguente.
   */
  readonly primary: {
    readonly arguments: { readonly team: string };
    readonly order: readonly ['team'];
    readonly policy: 'value';
    readonly result: string | null;
  };
  /**
   * the player next in turn order after `player` · il giocatore che segue `player` in ordine di turno
   * The nearest player to the left who is still in the game, teams or not; `nextGroup` says who takes the next turn. · Il giocatore più vicino a sinistra ancora in partita, con o senza squadre; a chi tocca il prossimo turno lo dice `nextGroup`.
   */
  readonly nextInTurnOrder: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: string | null;
  };
  /**
   * the one next in turn order after `group` · chi segue `group` in ordine di turno
   * Whose ordinary turn comes next, a team where turns are shared; extra turns and turns to be skipped are not looked at. · A chi tocca il prossimo turno normale, una squadra se i turni sono condivisi; turni extra e turni da saltare non si guardano.
   */
  readonly nextGroup: {
    readonly arguments: { readonly group: string };
    readonly order: readonly ['group'];
    readonly policy: 'value';
    readonly result: string | null;
  };
  /**
   * the neighbour to the left of `player` · il vicino di sinistra di `player`
   * The next player to the left, by default passing over those who have left; nobody if the player is alone. · Il primo giocatore a sinistra, di norma senza contare chi è uscito; nessuno se il giocatore è rimasto solo.
   */
  readonly neighbourLeft: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: string | null;
  };
  /**
   * the neighbour to the right of `player` · il vicino di destra di `player`
   * The next player to the right, by default passing over those who have left; nobody if the player is alone. · Il primo giocatore a destra, di norma senza contare chi è uscito; nessuno se il giocatore è rimasto solo.
   */
  readonly neighbourRight: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: string | null;
  };
  /**
   * `player` and `other` sit side by side · `player` e `other` siedono fianco a fianco
   * True if no other seat that counts lies between the two, from the moment of a departure on; teams make no difference. · Vero se fra i due non c'è un altro posto che conta, già dal momento in cui qualcuno esce; le squadre non fanno differenza.
   */
  readonly areNeighbours: {
    readonly arguments: { readonly player: string; readonly other: string };
    readonly order: readonly ['player', 'other'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * the way of seating · il modo di prendere posto
   * How to place the players before the game: by chance, as agreed, teams together or teams in alternation, by variant. · Come far sedere i giocatori prima della partita: a caso, come concordato, squadre unite o alternate, secondo la variante.
   */
  readonly seating: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: SeatingManner;
  };
  /**
   * the range of influence that the rules give `player` · il raggio d'influenza che le regole danno a `player`
   * The range to propose when a table is set up, fixed or advised by the variant; it fills in `rangeSeats` where that is left out. · Il raggio d'influenza da proporre nella preparazione, fissato o consigliato dalla variante; riempie `rangeSeats` se manca.
   */
  readonly rangeByRule: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: number | null;
  };
  /**
   * the fewest teams · il numero minimo di squadre
   * How many teams the variant needs to be set up; zero if it says nothing or is played without teams. · Quante squadre servono alla variante per essere preparata; zero se non ne dice nulla o si gioca senza squadre.
   */
  readonly minTeams: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: number;
  };
  /**
   * the most teams · il numero massimo di squadre
   * How many teams the variant admits: zero for those without teams, two in Two-Headed Giant, no limit otherwise. · Quante squadre ammette la variante: zero in quelle senza squadre, due nel Two-Headed Giant, altrimenti senza limite.
   */
  readonly maxTeams: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: number | null;
  };
  /**
   * the usual size of a team · la grandezza abituale di una squadra
   * The number of players to propose for a team in Emperor or Two-Headed Giant; other sizes may be agreed on. · Quanti giocatori proporre per squadra nell'Emperor o nel Two-Headed Giant; si possono concordare altre grandezze.
   */
  readonly usualTeamSize: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: number | null;
  };
  /**
   * all teams must be equally large · tutte le squadre devono avere la stessa grandezza
   * Whether the variant wants teams of one size when the game begins; departures during the game don't matter. · Se la variante vuole squadre di uguale grandezza quando la partita comincia; le uscite successive non contano.
   */
  readonly teamsEqual: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * the role that goes with the seat of `player` · il ruolo che spetta al posto di `player`
   * The role to propose at the start of an Emperor game: emperor in the middle of each team, general elsewhere; none in other games. · Il ruolo da proporre all'inizio di una partita Emperor: imperatore in mezzo alla squadra, generale altrove; nessuno nelle altre partite.
   */
  readonly roleForSeat: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: Role | null;
  };
  /**
   * chance decides who sits where · è il caso a decidere chi siede dove
   * Tells a host to draw the seats before the game (Free-for-All, Grand Melee); false where teams or the players settle them. · Dice al programma ospite di sorteggiare i posti prima della partita (Free-for-All, Grand Melee); falso se li decidono squadre o giocatori.
   */
  readonly seatsByChance: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * an order of seats that the rules allow · un ordine dei posti che le regole ammettono
   * The listed players rearranged so that teams sit together or alternate as the variant wants; nothing is drawn at random. · I giocatori in elenco, riordinati perché le squadre siano unite o alternate come vuole la variante; non si sorteggia nulla.
   */
  readonly seatsProposed: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the players within range of `player` · i giocatori entro il raggio di `player`
   * Who is in range now: those found there as the latest turn began who are still in the game, and the player; without limited range everybody. · Chi è nel raggio ora: chi vi si trovava a inizio turno ed è in partita, e il giocatore stesso; senza raggio d'influenza limitato, tutti.
   */
  readonly reach: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * `thing` is within range of `player` · `thing` è entro il raggio di `player`
   * Whether a player is within reach; an object counts by its controller, a battle by its protector too, and exemptions aren't looked at. · Se un giocatore è a portata; per un oggetto vale il controllore, per una battaglia anche chi la protegge; le esenzioni non si guardano.
   */
  readonly inRange: {
    readonly arguments: { readonly player: string | null; readonly thing: string };
    readonly order: readonly ['player', 'thing'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * the controller of `object` · il controllore di `object`
   * Who controls the object now, control effects counted; off battlefield and stack its owner, for an emblem whoever got it. · Chi controlla ora l'oggetto, contando gli effetti di controllo; fuori da campo e pila il proprietario, per un emblema chi l'ha ricevuto.
   */
  readonly controllerOf: {
    readonly arguments: { readonly object: string };
    readonly order: readonly ['object'];
    readonly policy: 'value';
    readonly result: string | null;
  };
  /**
   * the attacking players in `turn` · i giocatori attaccanti in `turn`
   * The active player, or the active team's members in the game, while the turn is in combat; nobody outside, unknown without the step. · Il giocatore attivo, o i componenti in partita della squadra attiva, durante il combattimento; fuori nessuno, non noto senza la sottofase.
   */
  readonly attackingPlayers: {
    readonly arguments: { readonly turn: string };
    readonly order: readonly ['turn'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the part of `player` in the combat of `turn` · la parte di `player` nel combattimento di `turn`
   * Says whether a player attacks, defends or stands aside in a turn; outside the combat phase everybody stands aside. · Dice se un giocatore attacca, difende o resta fuori in un turno; fuori dalla fase di combattimento restano fuori tutti.
   */
  readonly combatRole: {
    readonly arguments: { readonly player: string; readonly turn: string };
    readonly order: readonly ['player', 'turn'];
    readonly policy: 'value';
    readonly result: CombatRole;
  };
  /**
   * the defending player for `creature` · il giocatore in difesa rispetto a `creature`
   * The one defending player whom an attacker's ability means: by what it attacks now or attacked last (up to 2017-08-24, attacked first). · L'unico giocatore in difesa per l'abilità di un attaccante: da ciò che attacca ora o ha attaccato per ultimo (fino al 2017-08-24, per primo).
   */
  readonly defendingPlayerOf: {
    readonly arguments: { readonly creature: string };
    readonly order: readonly ['creature'];
    readonly policy: 'value';
    readonly result: string | null;
  };
  /**
   * the players who can be attacked in `turn` · i giocatori che si possono attaccare in `turn`
   * Who in the game can be attacked in the turn, in any step, range apart; nobody while a defender still has to be chosen. · Chi in partita si può attaccare in quel turno, in ogni sottofase, raggio a parte; nessuno finché il difensore è da scegliere.
   */
  readonly attackablePlayers: {
    readonly arguments: { readonly turn: string };
    readonly order: readonly ['turn'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the defending players in `turn` · i giocatori in difesa in `turn`
   * The players who defend while the turn is in combat, attacked or not; nobody outside combat, unknown without the step. · I giocatori che difendono durante il combattimento di quel turno, attaccati o no; fuori nessuno, non noto senza la sottofase.
   */
  readonly defendersIn: {
    readonly arguments: { readonly turn: string };
    readonly order: readonly ['turn'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the turn in which `player` declares blockers · il turno in cui `player` dichiara i bloccanti
   * For which of several combats at once the player declares blockers next; with a single turn on the table it is that one. · Per quale di più combattimenti insieme il giocatore dichiara ora i bloccanti; con un solo turno al tavolo è quello.
   */
  readonly turnOfBlocks: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: string | null;
  };
  /**
   * the player who pays for an attack by `creature` · il giocatore che paga per un attacco di `creature`
   * Who pays what an attack costs, even in a team's joint declaration; how much it is, and paying it, stays with the host. · Chi paga ciò che un attacco costa, anche se dichiara tutta la squadra; quanto sia, e il pagamento, spetta al programma ospite.
   */
  readonly attackPayer: {
    readonly arguments: { readonly creature: string };
    readonly order: readonly ['creature'];
    readonly policy: 'value';
    readonly result: string | null;
  };
  /**
   * the one who makes `choice` · chi fa `choice`
   * Who makes a choice, or among whom somebody picks the one who does; nobody for payments of departed players since 2021-04-22. · Chi fa una scelta, o fra chi qualcuno indica chi la fa; nessuno per i pagamenti di chi è uscito, dal 2021-04-22.
   */
  readonly chooserOf: {
    readonly arguments: { readonly choice: string | MadeChoice };
    readonly order: readonly ['choice'];
    readonly policy: 'value';
    readonly result: SelectionFacts;
  };
  /**
   * the player meant by `term` in `ability`[ for `about`] · il giocatore inteso con `term` in `ability`[ per `about`]
   * The one player whom a card means by the active, attacking or defending player; where several fit, the controller picks among them. · L'unico giocatore inteso con attivo, attaccante o in difesa; se più giocatori vanno bene, il controllore ne sceglie uno.
   */
  readonly playerMeant: {
    readonly arguments: { readonly term: Term; readonly ability: string | MadeAbility; readonly about: string | null };
    readonly order: readonly ['term', 'ability', 'about'];
    readonly policy: 'value';
    readonly result: SelectionFacts;
  };
  /**
   * the order for `matter`[ in `turn`] · l'ordine per `matter`[ in `turn`]
   * Who declares, chooses or draws before whom: groups in turn order, free within a group; without a turn it begins with whoever starts. · Chi dichiara, sceglie o pesca prima di chi: gruppi in ordine di turno, liberi al loro interno; senza un turno, da chi inizia la partita.
   */
  readonly orderFor: {
    readonly arguments: { readonly matter: OrderMatter; readonly turn: string | null };
    readonly order: readonly ['matter', 'turn'];
    readonly policy: 'value';
    readonly result: readonly (readonly string[])[];
  };
  /**
   * the players for whom `ability` triggers in `turn` · i giocatori per cui `ability` si innesca in `turn`
   * How often an ability triggers as a step of the turn begins, and for whom; an entry without a player is one trigger for nobody in particular. · Quante volte un'abilità si innesca a inizio sottofase, e per chi; una voce senza giocatore è un innesco non legato a nessuno.
   */
  readonly triggerInstances: {
    readonly arguments: { readonly ability: string | MadeAbility; readonly turn: string };
    readonly order: readonly ['ability', 'turn'];
    readonly policy: 'value';
    readonly result: readonly (string | null)[];
  };
  /**
   * what `player` may do now · che cosa può fare adesso `player`
   * What a player may do now, each as an event to send: one creature's attack or block at a time, or nobody's, passing, acting, conceding. · Che cosa un giocatore può fare adesso, ogni cosa come evento da inviare: attacchi e blocchi di una creatura alla volta, o di nessuna, passare, agire, concedere.
   */
  readonly moves: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'union';
    readonly result: readonly (EventOf<'attackersAreDeclared'> | EventOf<'blockersAreDeclared'> | EventOf<'passes'> | EventOf<'acts'> | EventOf<'concedes'> | EventOf<'mulligansAreDeclared'>)[];
  };
  /**
   * `player` is active in `turn` · `player` è attivo in `turn`
   * Whether it is the player's turn, as each team member's with shared team turns; false for whoever has left, even in their own turn. · Se è il turno del giocatore, o della sua squadra con turni di squadra condivisi; falso per chi è uscito, anche nel proprio turno.
   */
  readonly isActive: {
    readonly arguments: { readonly player: string; readonly turn: string };
    readonly order: readonly ['player', 'turn'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * `player` may do in `turn` what is done at the time of a sorcery · `player` può fare in `turn` ciò che si fa quando si può lanciare una stregoneria
   * True if the player is active in a main phase, that turn's stack is empty, and nobody else has priority. · Vero se il giocatore è attivo in una fase principale, la pila di quel turno è vuota e nessun altro ha la priorità.
   */
  readonly isSorceryTime: {
    readonly arguments: { readonly player: string; readonly turn: string };
    readonly order: readonly ['player', 'turn'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * the turns on whose stack `player` may put `item` · i turni nella cui pila `player` può mettere `item`
   * In Grand Melee, the turns whose stack a player may use for a spell or ability, none if its targets forbid it; elsewhere every turn. · In Grand Melee, i turni la cui pila si può usare per una magia o abilità, nessuno se i bersagli lo vietano; altrove tutti.
   */
  readonly stacksFor: {
    readonly arguments: { readonly player: string; readonly item: string };
    readonly order: readonly ['player', 'item'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * those among whom the start is drawn · quelli fra cui si sorteggia chi inizia
   * Whom to draw from before the game: players, teams, or emperors only, by variant; the archenemy alone where there is one. · Fra chi sorteggiare prima della partita: giocatori, squadre o soli imperatori, secondo la variante; solo l'arcinemico dove c'è.
   */
  readonly startCandidates: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the game may start with `drawn` · la partita può cominciare con `drawn`
   * Judges once, before any turn, whether the drawn player or team may begin, after a restart too; the event `gameStarts` obeys it. · Giudica una volta, prima di ogni turno, se chi è stato sorteggiato può iniziare, anche quando si ricomincia; l'evento `gameStarts` lo rispetta.
   */
  readonly mayStartGame: {
    readonly arguments: { readonly drawn: string | null };
    readonly order: readonly ['drawn'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * the draw step of `turn` is skipped · la sottofase di acquisizione di `turn` si salta
   * True only for turn number one, if it belongs to whoever starts and this kind of game skips a draw step; other skips are in `skips`. · Vero solo per il turno numero uno, se è di chi inizia e questo tipo di partita salta la sottofase di acquisizione; gli altri salti sono in `skips`.
   */
  readonly skipsDraw: {
    readonly arguments: { readonly turn: string };
    readonly order: readonly ['turn'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * the number of free mulligans · il numero di mulligan gratuiti
   * How many mulligans of each player cost no card: one in multiplayer, none in a game of two. · Quanti mulligan di ciascun giocatore non costano carte: uno in multiplayer, nessuno in una partita fra due.
   */
  readonly freeMulligans: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: number;
  };
  /**
   * the turn that `marker` stands for · il turno rappresentato da `marker`
   * Which of the turns going on at once a marker of a Grand Melee is in; none while it waits, and in all other games. · In quale dei turni in corso è un segnaturno di un Grand Melee; nessuno finché aspetta, e in ogni altra partita.
   */
  readonly turnOfMarker: {
    readonly arguments: { readonly marker: string };
    readonly order: readonly ['marker'];
    readonly policy: 'value';
    readonly result: string | null;
  };
  /**
   * the starting life of `group` · i punti vita iniziali di `group`
   * Life at the start by variant, team size, Commander and Archenemy, without Brawl, Vanguard or effects; none for whoever has no total of their own. · I punti vita iniziali secondo variante, grandezza della squadra, Commander e Archenemy, senza Brawl, Vanguard o effetti; nessuno per chi non ha un totale proprio.
   */
  readonly startingLife: {
    readonly arguments: { readonly group: string };
    readonly order: readonly ['group'];
    readonly policy: 'value';
    readonly result: number | null;
  };
  /**
   * the life total of `player` · i punti vita di `player`
   * The total that effects and costs see now, the team's in Two-Headed Giant; for a departed player the last one recorded. · Il totale che effetti e costi vedono ora, quello della squadra nel Two-Headed Giant; per chi è uscito, l'ultimo annotato.
   */
  readonly lifeOf: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: number | null;
  };
  /**
   * the poison counters of `player` · i segnalini veleno di `player`
   * The number that effects see now, the team's in Two-Headed Giant; for a departed player the last one recorded. · Il numero che gli effetti vedono ora, quello della squadra nel Two-Headed Giant; per chi è uscito, l'ultimo annotato.
   */
  readonly poisonOf: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: number | null;
  };
  /**
   * the poison counters of the opponents of `player` · i segnalini veleno degli avversari di `player`
   * The sum over all opponents in the game; in Two-Headed Giant the number of each opposing team is added once. · La somma su tutti gli avversari in partita; nel Two-Headed Giant il numero di ogni squadra avversaria si aggiunge una volta.
   */
  readonly poisonOfOpponents: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: number | null;
  };
  /**
   * `player` is poisoned · `player` è avvelenato
   * True from the first poison counter on, the player's own or, in Two-Headed Giant, the team's, which makes all its members poisoned. · Vero dal primo segnalino veleno in poi, del giocatore o, nel Two-Headed Giant, della squadra, che rende avvelenati tutti i componenti.
   */
  readonly isPoisoned: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * the kinds of counters that `player` has · i tipi di segnalini che `player` ha
   * What the player has by the host's list, with the team's kinds in Two-Headed Giant; for a departed player as last recorded. · Quelli dell'elenco del programma ospite, con quelli della squadra nel Two-Headed Giant; per chi è uscito, gli ultimi annotati.
   */
  readonly counterKindsOf: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the number known about `player` for `name` · il numero noto su `player` per `name`
   * Looks up a figure that the host gave in `numbers`, or the one recorded as the player left; none if nobody gave it. · Cerca una cifra data dal programma ospite in `numbers`, o quella annotata all'uscita del giocatore; nessuna se manca.
   */
  readonly knownNumber: {
    readonly arguments: { readonly player: string; readonly name: string };
    readonly order: readonly ['player', 'name'];
    readonly policy: 'value';
    readonly result: number | null;
  };
  /**
   * the status of `option` · lo stato di `option`
   * Whether the variant always, usually, usually not or never has an option, or leaves it free; `one-of` is one out of several. · Se la variante ha un'opzione sempre, di solito, di solito no o mai, o la lascia libera; `one-of` vuol dire una fra più.
   */
  readonly optionStatus: {
    readonly arguments: { readonly option: Option };
    readonly order: readonly ['option'];
    readonly policy: 'value';
    readonly result: OptionStatus;
  };
  /**
   * the options in use when nothing else than `agreed` was agreed · le opzioni in uso se non si è concordato altro che `agreed`
   * What to write into `setup.options` before play: those agreed, those the variant always or usually has, and an attack option if one is due. · Ciò che va scritto in `setup.options` prima di giocare: le concordate, quelle di sempre o di solito e, se serve, una d'attacco.
   */
  readonly optionsTaken: {
    readonly arguments: { readonly agreed: readonly Option[] };
    readonly order: readonly ['agreed'];
    readonly policy: 'value';
    readonly result: readonly Option[];
  };
  /**
   * the games to win for the match · le partite da vincere per l'incontro
   * In tournaments since 2011-09-30: one in Two-Headed Giant, two between two players without a variant; none known otherwise. · Nei tornei dal 2011-09-30: una nel Two-Headed Giant, due fra due giocatori senza variante; altrimenti non è stabilito.
   */
  readonly winsNeeded: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: number | null;
  };
  /**
   * a game won by `winners` counts for the match · una partita vinta da `winners` conta per l'incontro
   * Always true but for drawn tournament games, which count only once time has been called; to be asked when a game is over. · Sempre vero tranne per le partite patte di torneo, che contano solo a tempo scaduto; si chiede quando una partita è finita.
   */
  readonly countsForMatch: {
    readonly arguments: { readonly winners: readonly string[] };
    readonly order: readonly ['winners'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * the order of actions before the game · l'ordine delle azioni prima della partita
   * The steps from seating to opening hands in a Two-Headed Giant tournament since 2011-09-30; empty for all other games. · I passi dai posti alle mani iniziali in un torneo di Two-Headed Giant dal 2011-09-30; nessuno per ogni altra partita.
   */
  readonly pregameOrder: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: readonly PregameAction[];
  };
  /**
   * `creature` may attack `defender` · `creature` può attaccare `defender`
   * Judges one creature against one defender as attackers are declared: turn, range, options, tapping, bans; not costs, nor the whole declaration. · Giudica una creatura e ciò che attaccherebbe: turno, raggio, opzioni, se è TAPpata, divieti; non i costi né la dichiarazione intera.
   */
  readonly mayAttack: {
    readonly arguments: { readonly creature: string; readonly defender: string };
    readonly order: readonly ['creature', 'defender'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `creature` may block `attacker` · `creature` può bloccare `attacker`
   * Judges one creature against one attacker as blockers are declared: whom it attacks, tapping, bans; evasion of cards has to be in `constraints`. · Giudica una creatura contro un attaccante: chi è attaccato, se è TAPpata, divieti; l'evasione data dalle carte va messa in `constraints`.
   */
  readonly mayBlock: {
    readonly arguments: { readonly creature: string; readonly attacker: string };
    readonly order: readonly ['creature', 'attacker'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `creature` may be turned to `defender` · `creature` può volgersi contro `defender`
   * Judges an effect, since 2017-08-25, that has an attacking creature attack something else: range and defenders; not tapping, bans, requirements. · Giudica un effetto che, dal 2017-08-25, fa attaccare altro a una creatura attaccante: raggio e difensori; non TAP, divieti o requisiti.
   */
  readonly mayReselect: {
    readonly arguments: { readonly creature: string; readonly defender: string };
    readonly order: readonly ['creature', 'defender'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * an effect may have `creature` attack `defender` · un effetto può far attaccare `defender` a `creature`
   * Judges a creature that an effect puts into combat attacking: its controller's combat, range and a defending player; not bans or tapping. · Giudica una creatura che un effetto mette attaccante: combattimento di chi la controlla, raggio e giocatore in difesa; non divieti o TAP.
   */
  readonly mayEnterAttacking: {
    readonly arguments: { readonly creature: string; readonly defender: string };
    readonly order: readonly ['creature', 'defender'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * an effect may have `creature` block `attacker` · un effetto può far bloccare `attacker` a `creature`
   * Judges a creature that an effect puts into combat blocking: the attacker must attack its controller (or team); not bans or tapping. · Giudica una creatura che un effetto mette bloccante: l'attaccante deve attaccare chi la controlla (o la squadra); non divieti o TAP.
   */
  readonly mayEnterBlocking: {
    readonly arguments: { readonly creature: string; readonly attacker: string | null };
    readonly order: readonly ['creature', 'attacker'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `source` may target `thing` · `source` può bersagliare `thing`
   * Judges range, departures, phasing and stacks, when targets are chosen and again on resolution; what cards say, such as hexproof, is the host's. · Giudica raggio, uscite, stato di fase e pile, alla scelta dei bersagli e alla risoluzione; il testo delle carte spetta al programma ospite.
   */
  readonly mayTarget: {
    readonly arguments: { readonly source: string | MadeAbility; readonly thing: string };
    readonly order: readonly ['source', 'thing'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `player` may choose `thing` for `choice` · `player` può scegliere `thing` per `choice`
   * Judges one thing that a player would choose: range, departures, phasing and, for targets, `mayTarget`; not whose choice it is. · Giudica una cosa che un giocatore sceglierebbe: raggio, uscite, stato di fase e, per i bersagli, `mayTarget`; non a chi spetta la scelta.
   */
  readonly mayChoose: {
    readonly arguments: { readonly choice: string | MadeChoice; readonly player: string; readonly thing: string | null };
    readonly order: readonly ['choice', 'player', 'thing'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `player` may activate `ability` · `player` può attivare `ability`
   * Judges range, bans, departures and the ability to deploy creatures; priority belongs to `mayAct`, costs and text of cards to the host. · Giudica raggio, divieti, uscite e l'abilità di schieramento; la priorità è di `mayAct`, costi e testo delle carte del programma ospite.
   */
  readonly mayActivate: {
    readonly arguments: { readonly player: string; readonly ability: string | MadeAbility };
    readonly order: readonly ['player', 'ability'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `attachment` may be attached to `host` · `attachment` può essere assegnato a `host`
   * Judges range and departures for Auras, Equipment and Fortifications, before and at state checks; what the card admits is the host's. · Giudica raggio e uscite per Aure, Equipaggiamenti e Fortificazioni, prima e nei controlli dello stato; il resto spetta al programma ospite.
   */
  readonly mayAttach: {
    readonly arguments: { readonly attachment: string; readonly host: string };
    readonly order: readonly ['attachment', 'host'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `player` may act in `turn` · `player` può agire in `turn`
   * Allowed to whoever has priority in the turn, to each member where a team has it, unless a card forbids it; the timing of the act is apart. · Consentito a chi ha la priorità nel turno, a ogni componente se l'ha la squadra, salvo divieti; i tempi dell'azione sono a parte.
   */
  readonly mayAct: {
    readonly arguments: { readonly player: string; readonly turn: string };
    readonly order: readonly ['player', 'turn'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `group` may pass in `turn` · `group` può passare in `turn`
   * Allowed to whoever has priority in the turn, even if barred from acting; with shared team turns the team passes, never one member. · Consentito a chi ha la priorità nel turno, anche se non può agire; con turni di squadra condivisi passa la squadra, mai uno solo.
   */
  readonly mayPass: {
    readonly arguments: { readonly group: string; readonly turn: string };
    readonly order: readonly ['group', 'turn'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `player` may play a land in `turn` · `player` può giocare una terra in `turn`
   * Judges bans, timing and, by `landsPlayed`, the lands left for this turn; whether the card can be played from its zone is the host's. · Giudica divieti, tempi e, secondo `landsPlayed`, le terre rimaste nel turno; da quale zona si gioca spetta al programma ospite.
   */
  readonly mayPlayLand: {
    readonly arguments: { readonly player: string; readonly turn: string };
    readonly order: readonly ['player', 'turn'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `viewer` may look at `what` of `owner` · `viewer` può guardare `what` di `owner`
   * Judges hands, face-down cards, cards outside the game and, up to 2019-07-11, the card looked at after mulligans; not effects of cards. · Giudica mani, carte a faccia in giù o fuori dalla partita e, fino al 2019-07-11, la carta guardata dopo i mulligan; non gli effetti.
   */
  readonly mayLookAt: {
    readonly arguments: { readonly viewer: string; readonly owner: string; readonly what: Secret };
    readonly order: readonly ['viewer', 'owner', 'what'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `player` may discuss strategy with `other` · `player` può discutere la strategia con `other`
   * Allowed to teammates in team variants, or before the game with shared team turns; denied where one of the two has left; else silent. · Consentito ai compagni di squadra nelle varianti a squadre, o prima della partita se i turni sono condivisi; vietato se uno dei due è uscito; altrimenti nessuna regola ne parla.
   */
  readonly mayDiscuss: {
    readonly arguments: { readonly player: string; readonly other: string };
    readonly order: readonly ['player', 'other'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `player` may pass written notes to `other` · `player` può passare appunti scritti a `other`
   * Denied between teammates in tournaments since 2011-09-30; no rule speaks of it anywhere else. · Vietato fra compagni di squadra nei tornei dal 2011-09-30; in ogni altro caso nessuna regola ne parla.
   */
  readonly mayPassNotes: {
    readonly arguments: { readonly player: string; readonly other: string };
    readonly order: readonly ['player', 'other'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `player` may handle `object` · `player` può maneggiare `object`
   * Allowed for what the player controls, denied in team variants for what teammates control; of things of opponents no rule here speaks. · Consentito per ciò che si controlla, vietato nelle varianti a squadre per ciò che è dei compagni di squadra; sugli avversari nessuna regola.
   */
  readonly mayHandle: {
    readonly arguments: { readonly player: string; readonly object: string };
    readonly order: readonly ['player', 'object'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `player` may take a mulligan · `player` può prendere un mulligan
   * Allowed until the player keeps the hand or has used up the mulligans that its size and the free one admit; denied once a turn has begun. · Consentito finché il giocatore non tiene la mano o esaurisce i mulligan che la sua grandezza e quello gratuito ammettono; vietato quando è cominciato un turno.
   */
  readonly mayTakeMulligan: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `payments` may be paid · `payments` si (può|possono) pagare
   * Judges all payments of one moment against each total, the team's in Two-Headed Giant; zero can always be paid, except once departed. · Giudica insieme i pagamenti di un momento contro ogni totale, della squadra nel Two-Headed Giant; zero si paga sempre, salvo se si è usciti.
   */
  readonly mayPayLife: {
    readonly arguments: { readonly payments: readonly LifePaymentFacts[] };
    readonly order: readonly ['payments'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `player` may gain life · `player` può guadagnare punti vita
   * Denied to those who have left or whom a card bars, through a teammate too in Two-Headed Giant; how much is gained isn't judged. · Vietato a chi è uscito o a chi una carta lo impedisce, anche tramite un compagno nel Two-Headed Giant; quanti non si giudica.
   */
  readonly mayGainLife: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `player` may lose life · `player` può perdere punti vita
   * Denied to those who have left or whom a card bars, through a teammate too in Two-Headed Giant; paying life depends on it. · Vietato a chi è uscito o a chi una carta lo impedisce, anche tramite un compagno nel Two-Headed Giant; ne dipende anche pagarli.
   */
  readonly mayLoseLife: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `player` may get poison counters · `player` può ricevere segnalini veleno
   * Denied to those who have left or whom a card bars, through a teammate too in Two-Headed Giant; counters already there stay. · Vietato a chi è uscito o a chi una carta lo impedisce, anche tramite un compagno nel Two-Headed Giant; quelli già presenti restano.
   */
  readonly mayGetPoison: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `player` may win the game · `player` può vincere la partita
   * About wins by an effect: denied to those who have left or whom a card bars; surviving all opponents isn't judged here. · Sulle vittorie per un effetto: vietato a chi è uscito o a chi una carta lo impedisce; restare senza avversari non si giudica qui.
   */
  readonly mayWin: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `player` may lose the game (cause: `cause`) · `player` può perdere la partita (causa: `cause`)
   * Denied where a card protects from the cause, and for penalties outside tournaments; concessions and, but for generals, the team's loss get through. · Vietato se una carta protegge da quella causa, e per penalità fuori dai tornei; concessioni e, salvo i generali, sconfitta della squadra valgono sempre.
   */
  readonly mayLose: {
    readonly arguments: { readonly player: string; readonly cause: Cause };
    readonly order: readonly ['player', 'cause'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * the game may be a draw for `player` (cause: `cause`) · la partita può essere patta per `player` (causa: `cause`)
   * Whether the game may end in a draw for this player by that cause: by an effect, yes; for whoever has left, no. · Se la partita può finire in patta per questo giocatore e per quella causa: per un effetto sì, per chi è uscito no.
   */
  readonly mayDrawGame: {
    readonly arguments: { readonly player: string; readonly cause: Cause };
    readonly order: readonly ['player', 'cause'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `player` may become the monarch · `player` può diventare il monarca
   * Since 2016-08-26, allowed to everybody in the game whom no card bars; how one becomes it, and what that triggers, is the host's. · Dal 2016-08-26, consentito a chi è in partita se nessuna carta lo impedisce; come avviene e che cosa innesca spetta al programma ospite.
   */
  readonly mayBecomeMonarch: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `player` takes part in the game · `player` partecipa alla partita
   * Allowed to everybody in the game, denied for good to whoever has left; events that give a player something obey it. · Consentito a chiunque sia in partita, vietato per sempre a chi è uscito; lo rispettano gli eventi che danno qualcosa a un giocatore.
   */
  readonly mayTakePart: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `player` may concede by the decision of `decidedBy` · `player` può concedere per decisione di `decidedBy`
   * Allowed at any time to a player in the game who decides it alone; denied if whoever controls that player would decide. · Consentito in ogni momento a chi è in partita e lo decide da sé; vietato se a decidere è chi lo controlla.
   */
  readonly mayConcede: {
    readonly arguments: { readonly player: string; readonly decidedBy: string };
    readonly order: readonly ['player', 'decidedBy'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `marker` may begin its turn · `marker` può far iniziare il suo turno
   * In Grand Melee: denied while another marker is at one of the next three seats to the left, or by default came to this seat first. · In Grand Melee: vietato finché un altro segnaturno è a uno dei tre posti a sinistra o, di norma, è arrivato prima a questo posto.
   */
  readonly mayBeginTurn: {
    readonly arguments: { readonly marker: string };
    readonly order: readonly ['marker'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `group` may begin a turn · `group` può cominciare un turno
   * Allowed to whoever is still in the game; denied to one member where turns are shared, and, in Grand Melee, without a marker that may begin. · Consentito a chi è ancora in partita; vietato al singolo se i turni sono condivisi e, in Grand Melee, senza un segnaturno pronto.
   */
  readonly mayTakeTurn: {
    readonly arguments: { readonly group: string; readonly marker: string | null };
    readonly order: readonly ['group', 'marker'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `player` may receive `marker` · `player` può ricevere `marker`
   * In Grand Melee, allowed to anybody in the game however close other markers are; before 2010-07-16 a house answer may make them wait. · In Grand Melee, consentito a chi è in partita, per quanto vicini siano altri segnaturno; prima del 2010-07-16 una risposta della casa può rinviarlo.
   */
  readonly mayReceive: {
    readonly arguments: { readonly player: string; readonly marker: string };
    readonly order: readonly ['player', 'marker'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `source` affects `thing` · `source` ha effetto su `thing`
   * Judges one player, object or damage that something would act on, by range, departures and phasing; the rest of the effect goes on. · Giudica un giocatore, oggetto o danno su cui qualcosa agirebbe, per raggio, uscite e stato di fase; il resto dell'effetto avviene.
   */
  readonly affects: {
    readonly arguments: { readonly source: string | MadeAbility; readonly thing: string | DamageFacts };
    readonly order: readonly ['source', 'thing'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `source` sees `thing` · `source` vede `thing`
   * Whether what a spell or ability asks may take this into account, by range, phasing and departures; hidden cards are another matter. · Se ciò che una magia o abilità chiede può tenerne conto, per raggio, stato di fase e uscite; le carte nascoste sono altra cosa.
   */
  readonly mayUseInformation: {
    readonly arguments: { readonly source: string | MadeAbility; readonly thing: string | HappeningFacts };
    readonly order: readonly ['source', 'thing'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `source` counts `thing` for `about` · `source` conta `thing` per `about`
   * Like `mayUseInformation`, for what is counted about somebody's thing; by default, up to 2011-04-30, that player had to reach it too. · Come `mayUseInformation`, per ciò che si conta su qualcosa di un giocatore; di norma, fino al 2011-04-30, anche lui doveva averlo nel raggio.
   */
  readonly countsFor: {
    readonly arguments: { readonly source: string | MadeAbility; readonly thing: string | HappeningFacts; readonly about: string };
    readonly order: readonly ['source', 'thing', 'about'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * `ability` triggers on `happening` · `ability` si innesca per `happening`
   * Judges range only: what the condition names of the happening must be within reach; whether the condition is met at all is the host's. · Giudica solo il raggio: ciò che la condizione nomina dev'essere a portata; se si verifica lo giudica il programma ospite.
   */
  readonly triggers: {
    readonly arguments: { readonly ability: string | MadeAbility; readonly happening: HappeningFacts };
    readonly order: readonly ['ability', 'happening'];
    readonly policy: 'verdict';
    readonly result: 'allowed' | 'denied' | 'required' | 'silent' | 'unknown';
  };
  /**
   * the problems of the setup · i problemi della preparazione
   * What is illegal or against advice before the game, in players, teams, roles, seats, ranges and options; decks are judged apart. · Che cosa è illegale o sconsigliato prima della partita, in giocatori, squadre, ruoli, posti, raggi e opzioni; i mazzi si giudicano a parte.
   */
  readonly setupProblems: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'problems';
    readonly result: readonly ({ readonly entry: string; readonly severity: 'illegal' | 'advice' })[];
  };
  /**
   * the problems of the decks · i problemi dei mazzi
   * In tournaments since 2011-09-30: decks too small, too many copies in a team, sideboards where one game decides; none if no cards are listed. · Nei tornei dal 2011-09-30: mazzi troppo piccoli, troppe copie in una squadra, sideboard se decide una sola partita; nulla senza elenco.
   */
  readonly deckProblems: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'problems';
    readonly result: readonly ({ readonly entry: string; readonly severity: 'illegal' | 'advice' })[];
  };
  /**
   * the problems of `attacks`[ by `player`] · i problemi di `attacks`[ di `player`]
   * Judges a declaration of attackers before it is sent: each attack, bands, restrictions and requirements together; costs are left out. · Giudica una dichiarazione di attaccanti prima di inviarla: ogni attacco, branchi, restrizioni e requisiti insieme; costi esclusi.
   */
  readonly attackProblems: {
    readonly arguments: { readonly attacks: readonly (string | MadeAttacker)[]; readonly player: string | null };
    readonly order: readonly ['attacks', 'player'];
    readonly policy: 'problems';
    readonly result: readonly ({ readonly entry: string; readonly severity: 'illegal' | 'advice' })[];
  };
  /**
   * the problems of `blocks` by `player` · i problemi di `blocks` di `player`
   * Judges one player's (or team's) blockers before the declaration is sent: each block, restrictions and requirements; costs are left out. · Giudica i bloccanti di un giocatore (o squadra) prima di inviare la dichiarazione: ogni blocco, restrizioni e requisiti; costi esclusi.
   */
  readonly blockProblems: {
    readonly arguments: { readonly player: string; readonly blocks: readonly (string | MadeBlocker)[] };
    readonly order: readonly ['player', 'blocks'];
    readonly policy: 'problems';
    readonly result: readonly ({ readonly entry: string; readonly severity: 'illegal' | 'advice' })[];
  };
  /**
   * the problems of `changes` chosen by `player` · i problemi di `changes` scelti da `player`
   * Judges totals about to be handed out: the same ones as now, range, bans on gain or loss, and in Two-Headed Giant one member a team. · Giudica i totali da ridistribuire: gli stessi di ora, raggio, divieti di guadagno o perdita e, nel Two-Headed Giant, uno per squadra.
   */
  readonly redistributionProblems: {
    readonly arguments: { readonly player: string; readonly changes: readonly LifeSettingFacts[]; readonly source: string | null };
    readonly order: readonly ['player', 'changes', 'source'];
    readonly policy: 'problems';
    readonly result: readonly ({ readonly entry: string; readonly severity: 'illegal' | 'advice' })[];
  };
  /**
   * the abilities given to `object` by the rules · le abilità date a `object` dalle regole
   * What an option adds to the object's own: with deploy creatures, tapping a creature to hand it to a teammate; otherwise nothing. · Ciò che un'opzione aggiunge a quelle proprie: con lo schieramento, TAPpare una creatura per darla a un compagno di squadra; altrimenti nulla.
   */
  readonly abilitiesOf: {
    readonly arguments: { readonly object: string };
    readonly order: readonly ['object'];
    readonly policy: 'union';
    readonly result: readonly (string | MadeAbility)[];
  };
  /**
   * the members of `group` · i componenti di `group`
   * All members of a team in turn order, with those who have left; given a player, that player alone. · Tutti i componenti di una squadra in ordine di turno, usciti compresi; dato un giocatore, lui soltanto.
   * For the rules themselves, not for engines.
   */
  readonly members: {
    readonly arguments: { readonly group: string };
    readonly order: readonly ['group'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the one whose turns `player` takes · chi ha i turni di `player`
   * The team where the table plays with shared team turns, otherwise the player; life and poison counters are not implied. · La squadra se il tavolo gioca con turni di squadra condivisi, altrimenti il giocatore; non dice nulla di punti vita e veleno.
   * For the rules themselves, not for engines.
   */
  readonly turnGroup: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: string;
  };
  /**
   * the one who holds the life of `player` · chi tiene i punti vita di `player`
   * Where the life total is written down: with the team in Two-Headed Giant, with each player everywhere else. · Dove sono segnati i punti vita: presso la squadra nel Two-Headed Giant, presso ciascun giocatore in ogni altro caso.
   * For the rules themselves, not for engines.
   */
  readonly lifeGroup: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: string;
  };
  /**
   * the one who holds the poison counters of `player` · chi tiene i segnalini veleno di `player`
   * Where poison counters are written down: with the team in Two-Headed Giant, with each player everywhere else. · Dove sono segnati i segnalini veleno: presso la squadra nel Two-Headed Giant, presso ciascun giocatore in ogni altro caso.
   * For the rules themselves, not for engines.
   */
  readonly poisonGroup: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: string;
  };
  /**
   * the players who share `outcome` with `player` · i giocatori che condividono `outcome` con `player`
   * Who wins, loses or draws along: all the team with an emperor, departed members too, in Two-Headed Giant except for draws; else the player alone. · Chi condivide vittoria, sconfitta o patta: tutta la squadra, usciti compresi, con l'imperatore e nel Two-Headed Giant salvo le patte; altrimenti lui solo.
   * For the rules themselves, not for engines.
   */
  readonly sharesFate: {
    readonly arguments: { readonly player: string; readonly outcome: Outcome };
    readonly order: readonly ['player', 'outcome'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * whoever has control of `player` at first hand · chi ha direttamente il controllo di `player`
   * One step of control only: whom the latest effect over the player (or the team that shares turns) puts in charge, if still in the game. · Un solo passo: a chi l'ultimo effetto sul giocatore (o sulla squadra che condivide i turni) dà il controllo, se è ancora in partita.
   * For the rules themselves, not for engines.
   */
  readonly takenOverBy: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: string;
  };
  /**
   * the seat that counts for `group` · il posto che conta per `group`
   * The player's own seat, or the first seat of a team in turn order that is still taken; if all have left, its first seat. · Il posto del giocatore, o il primo posto della squadra in ordine di turno ancora occupato; se sono tutti usciti, il suo primo.
   * For the rules themselves, not for engines.
   */
  readonly seatOf: {
    readonly arguments: { readonly group: string };
    readonly order: readonly ['group'];
    readonly policy: 'value';
    readonly result: string;
  };
  /**
   * the seats of `team` in turn order · i posti di `team` in ordine di turno
   * All members, departed ones included, from the seat that has no teammate to its right, which is where the team begins at a round table. · Tutti i componenti, anche usciti, dal posto che a destra non ha un compagno di squadra: da lì comincia la squadra attorno al tavolo.
   * For the rules themselves, not for engines.
   */
  readonly seatsOfTeam: {
    readonly arguments: { readonly team: string };
    readonly order: readonly ['team'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the members of `team` sit side by side · i componenti di `team` siedono fianco a fianco
   * Judged on the seats of the start, with those of departed players: true if nobody else sits between two members. · Si giudica sui posti iniziali, compresi quelli di chi è uscito: vero se fra due componenti non siede nessun altro.
   * For the rules themselves, not for engines.
   */
  readonly sitTogether: {
    readonly arguments: { readonly team: string };
    readonly order: readonly ['team'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * those who take turns, from `start` on · quelli che hanno turni, a partire da `start`
   * All players, or teams where turns are shared, that are still in the game, once each in turn order; a vacant start is passed over. · Tutti i giocatori, o le squadre se i turni sono condivisi, ancora in partita, una volta ciascuno in ordine di turno; un inizio vuoto si salta.
   * For the rules themselves, not for engines.
   */
  readonly turnGroups: {
    readonly arguments: { readonly start: string };
    readonly order: readonly ['start'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * those who have left and whose turn would have come just before that of `group` · quelli che sono usciti e avrebbero avuto il turno subito prima di `group`
   * Counts from the latest ordinary turn, and is empty if that is unknown or in Grand Melee; what lasted until a turn of theirs then ends. · Si conta dall'ultimo turno normale; nessuno se non è noto o in Grand Melee; ciò che durava fino a un loro turno allora termina.
   * For the rules themselves, not for engines.
   */
  readonly passedOver: {
    readonly arguments: { readonly group: string };
    readonly order: readonly ['group'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the seats that count for being neighbours · i posti che contano per essere vicini
   * By default only the seats of players still in the game, so that a gap closes at once; a house answer keeps the vacant seats. · Di norma solo i posti di chi è in partita, così i vuoti si chiudono subito; una risposta della casa mantiene i posti lasciati.
   * For the rules themselves, not for engines.
   */
  readonly adjacentRing: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the distance from `player` to `other` · la distanza da `player` a `other`
   * Steps between two seats the shorter way round as players sit now, departed ones left out; range changes only as a turn begins. · I posti da percorrere fra due posti per la via più breve come si siede ora, senza chi è uscito; il raggio d'influenza cambia solo a inizio turno.
   * For the rules themselves, not for engines.
   */
  readonly distance: {
    readonly arguments: { readonly player: string; readonly other: string };
    readonly order: readonly ['player', 'other'];
    readonly policy: 'value';
    readonly result: number;
  };
  /**
   * the distance at the start from `player` to `other` · la distanza iniziale da `player` a `other`
   * Steps between two seats the shorter way round with all seats of the start counted; it serves to fix the ranges of Emperor. · Quanti passi ci sono fra due posti per la via più breve, contando tutti i posti iniziali; serve a fissare i raggi d'influenza dell'Emperor.
   * For the rules themselves, not for engines.
   */
  readonly seatDistance: {
    readonly arguments: { readonly player: string; readonly other: string };
    readonly order: readonly ['player', 'other'];
    readonly policy: 'value';
    readonly result: number;
  };
  /**
   * the range of influence of `player` · il raggio d'influenza di `player`
   * How many seats a player reaches on each side as agreed in `rangeSeats`; none, so unlimited, without the limited range option. · Quanti posti raggiunge un giocatore per lato, come stabilito in `rangeSeats`; nessun limite senza l'opzione del raggio d'influenza limitato.
   * For the rules themselves, not for engines.
   */
  readonly range: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: number | null;
  };
  /**
   * the range of influence that is advised · il raggio d'influenza consigliato
   * The number of seats that a variant recommends for everybody without binding anyone; only Alternating Teams has one. · Il numero di posti che una variante consiglia a tutti senza vincolare; solo le Squadre Alternate ne hanno uno.
   * For the rules themselves, not for engines.
   */
  readonly rangeAdvised: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: number | null;
  };
  /**
   * the players whose range isn't the one that follows from the seats · i giocatori il cui raggio non è quello che segue dai posti
   * Looks only at Emperor games with limited range whose teams have one size other than three; elsewhere empty. · Guarda solo le partite Emperor a raggio d'influenza limitato con squadre uguali e non di tre; altrove nessuno.
   * For the rules themselves, not for engines.
   */
  readonly playersWithWrongRange: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the emperors who start within range of another emperor · gli imperatori che iniziano nel raggio di un altro imperatore
   * Looks, by the seats of the start, only at Emperor games with limited range whose teams have one size other than three; elsewhere empty. · Guarda, secondo i posti iniziali, solo le partite Emperor a raggio d'influenza limitato con squadre uguali e non di tre; altrove nessuno.
   * For the rules themselves, not for engines.
   */
  readonly emperorsInEnemyRange: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the opponents seated next to `player` · gli avversari seduti accanto a `player`
   * Which of the two neighbours are opponents in the game; Emperor and Alternating Teams let attacks go only there. · Quali dei due vicini sono avversari in partita; nell'Emperor e nelle Squadre Alternate si attacca solo lì.
   * For the rules themselves, not for engines.
   */
  readonly opponentsBeside: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the players within range of `player` by their present seats · i giocatori entro il raggio di `player` secondo i posti attuali
   * What the range of influence would be if it were fixed now, the player included; plans copy it into `reach` as a turn begins. · Quale sarebbe il raggio d'influenza se fosse fissato ora, giocatore compreso; i piani lo copiano in `reach` a inizio turno.
   * For the rules themselves, not for engines.
   */
  readonly seatedReach: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the range fixed for `player` differs from that of the present seats · il raggio fissato per `player` differisce da quello dei posti attuali
   * Compares the recorded `reach` with the seats of now, whatever the order of its names; if they differ, the next turn fixes it anew. · Confronta il `reach` annotato con i posti attuali, in qualunque ordine siano i nomi; se differiscono, il prossimo turno lo fissa di nuovo.
   * For the rules themselves, not for engines.
   */
  readonly isRangeStale: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * `source` is free of the range of influence · `source` è libero dal raggio d'influenza
   * True, with limited range, for what restarts the game and in multiplayer Planechase (not Grand Melee) for planes and the like; else false. · Vero, con il raggio d'influenza limitato, per ciò che fa ricominciare la partita e, in Planechase multiplayer (non Grand Melee), per piani e simili; altrimenti falso.
   * For the rules themselves, not for engines.
   */
  readonly ignoresRange: {
    readonly arguments: { readonly source: string | MadeAbility | null };
    readonly order: readonly ['source'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * `object` and `rival` are of the same sort for `rule` · `object` e `rival` sono dello stesso tipo per `rule`
   * Compares two permanents by supertype, name or planeswalker type, without range; legends and planeswalkers only up to 2013-07-12. · Confronta due permanenti per supertipo, nome o tipo di planeswalker, senza raggio d'influenza; leggende e planeswalker solo fino al 2013-07-12.
   * For the rules themselves, not for engines.
   */
  readonly sameUniqueness: {
    readonly arguments: { readonly object: string; readonly rival: string; readonly rule: UniquenessRule };
    readonly order: readonly ['object', 'rival', 'rule'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * the permanents that compete with `object` under `rule` · i permanenti in gara con `object` per `rule`
   * Which other phased-in permanents a state check weighs against this one; with limited range those its controller doesn't reach drop out. · Quali altri permanenti in fase si confrontano con questo al controllo dello stato; con il raggio d'influenza limitato, solo quelli raggiunti.
   * For the rules themselves, not for engines.
   */
  readonly uniquenessRivals: {
    readonly arguments: { readonly object: string; readonly rule: UniquenessRule };
    readonly order: readonly ['object', 'rule'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the players behind `thing` · i giocatori dietro a `thing`
   * Whose place decides whether something is seen: who did an event, else those of its parts before and after, else who stands for the object. · Da chi dipende se qualcosa si vede: chi ha compiuto l'evento, altrimenti chi sta dietro alle sue parti prima e dopo, o chi vale per l'oggetto.
   * For the rules themselves, not for engines.
   */
  readonly playersBehind: {
    readonly arguments: { readonly thing: string | HappeningFacts };
    readonly order: readonly ['thing'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the players behind `role` at the moment that `ability` looks at · i giocatori di `role` nel momento considerato da `ability`
   * Takes the part as it was just before the event for abilities that look back, as it is just after it for all others. · Prende la parte com'era un attimo prima dell'evento per le abilità che guardano indietro, un attimo dopo per tutte le altre.
   * For the rules themselves, not for engines.
   */
  readonly eventPlayers: {
    readonly arguments: { readonly ability: string | MadeAbility; readonly role: HappeningRoleFacts };
    readonly order: readonly ['ability', 'role'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the control effect that counts for `object` · l'effetto di controllo che vale per `object`
   * The latest effect that hands the object over, unless its new controller has left or the permanent it goes by is gone. · L'ultimo effetto che affida l'oggetto, salvo che il nuovo controllore sia uscito o non ci sia più il permanente da cui dipende.
   * For the rules themselves, not for engines.
   */
  readonly controlLink: {
    readonly arguments: { readonly object: string };
    readonly order: readonly ['object'];
    readonly policy: 'value';
    readonly result: string | null;
  };
  /**
   * whoever controls `object`, through whatever control effects · chi controlla `object`, attraverso qualunque effetto di controllo
   * Follows effects that go by another permanent's controller, four links at most; in a circle, whoever controls the oldest one's source by default. · Segue gli effetti legati a chi controlla un altro permanente, per quattro passaggi al massimo; se formano un ciclo, vale chi controlla di base la fonte del più vecchio.
   * For the rules themselves, not for engines.
   */
  readonly controllerThrough: {
    readonly arguments: { readonly object: string };
    readonly order: readonly ['object'];
    readonly policy: 'value';
    readonly result: string | null;
  };
  /**
   * `object` is controlled by somebody who has left · `object` è controllato da chi è uscito
   * Finds what is still under a departed player once control effects are counted, so that plans can exile it; false where nobody controls it. · Trova ciò che, contati gli effetti di controllo, resta a chi è uscito, perché i piani lo esilino; falso se nessuno lo controlla.
   * For the rules themselves, not for engines.
   */
  readonly controllerHasLeft: {
    readonly arguments: { readonly object: string };
    readonly order: readonly ['object'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * the player through whom `thing` is located · il giocatore attraverso cui si colloca `thing`
   * One player whose seat stands for the thing: the player, the controller of an object, ability, effect or demand, or of its source. · Il solo giocatore il cui posto vale per la cosa: lui stesso o chi controlla l'oggetto, abilità, effetto o imposizione, o la sua fonte.
   * For the rules themselves, not for engines.
   */
  readonly rangeAnchor: {
    readonly arguments: { readonly thing: string | MadeAbility | null };
    readonly order: readonly ['thing'];
    readonly policy: 'value';
    readonly result: string | null;
  };
  /**
   * the players through whom `thing` is located · i giocatori attraverso cui si colloca `thing`
   * All players any of whom brings the thing into range: its controller or owner and, since 2023-04-14, the protector of a battle. · Tutti i giocatori che bastano a mettere la cosa nel raggio: controllore o proprietario e, dal 2023-04-14, chi protegge una battaglia.
   * For the rules themselves, not for engines.
   */
  readonly rangeAnchors: {
    readonly arguments: { readonly thing: string };
    readonly order: readonly ['thing'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the player who answers for `defender` · il giocatore che risponde per `defender`
   * Who stands for what is attacked: the player, a planeswalker's controller, a battle's protector; nobody for anything else. · Chi risponde di ciò che è attaccato: il giocatore, chi controlla il planeswalker, chi protegge la battaglia; nessuno per altro.
   * For the rules themselves, not for engines.
   */
  readonly defenderPlayer: {
    readonly arguments: { readonly defender: string | null };
    readonly order: readonly ['defender'];
    readonly policy: 'value';
    readonly result: string | null;
  };
  /**
   * the player attacked by `creature` · il giocatore attaccato da `creature`
   * Who stands for what the creature attacks now, and so may block it; if that has left combat, by default still the last defending player. · Chi risponde di ciò che la creatura attacca ora, e può quindi bloccarla; se non c'è più, di norma ancora l'ultimo giocatore in difesa.
   * For the rules themselves, not for engines.
   */
  readonly attackedPlayer: {
    readonly arguments: { readonly creature: string };
    readonly order: readonly ['creature'];
    readonly policy: 'value';
    readonly result: string | null;
  };
  /**
   * teams attack and block as groups · le squadre attaccano e bloccano in gruppo
   * True with shared team turns (for Two-Headed Giant at every date): then one declaration covers the creatures of all members. · Vero con turni di squadra condivisi (nel Two-Headed Giant a ogni data): allora una dichiarazione copre le creature di tutti i componenti.
   * For the rules themselves, not for engines.
   */
  readonly teamCombat: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * the players whom `attacker` may have as defenders · i giocatori che `attacker` può avere come difensori
   * The opponents whom the options and any choice of a defender leave open, whatever the step; range is judged elsewhere. · Gli avversari che le opzioni e l'eventuale scelta del difensore lasciano disponibili, in ogni sottofase; il raggio si giudica altrove.
   * For the rules themselves, not for engines.
   */
  readonly defendingPlayers: {
    readonly arguments: { readonly attacker: string };
    readonly order: readonly ['attacker'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * a defender is chosen at the beginning of combat in `turn` · all'inizio del combattimento in `turn` si sceglie un difensore
   * Whether the beginning of combat asks for a choice: in multiplayer with no attack option, or by a house answer among three or more teams. · Se l'inizio del combattimento chiede una scelta: in multiplayer senza opzioni d'attacco o, per risposta della casa, fra tre o più squadre.
   * For the rules themselves, not for engines.
   */
  readonly defenderIsChosen: {
    readonly arguments: { readonly turn: string };
    readonly order: readonly ['turn'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * the players whom `attacker` may choose as defending player · i giocatori che `attacker` può scegliere come giocatore in difesa
   * The opponents in the game within the attacker's range, in Emperor those beside; if there are none, by default nobody can be chosen. · Gli avversari in partita entro il raggio dell'attaccante, nell'Emperor quelli accanto; se non ce ne sono, di norma non si può scegliere nessuno.
   * For the rules themselves, not for engines.
   */
  readonly defenderCandidates: {
    readonly arguments: { readonly attacker: string };
    readonly order: readonly ['attacker'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the ones of `attacks` that `constraint` looks at · quelli fra `attacks` che `constraint` considera
   * The attacks of creatures that the demand binds on defenders that it is about; an upper limit is counted on these. · Gli attacchi delle creature che l'imposizione vincola contro ciò di cui parla; su questi si conta un limite massimo.
   * For the rules themselves, not for engines.
   */
  readonly attacksInScope: {
    readonly arguments: { readonly constraint: string; readonly attacks: readonly (string | MadeAttacker)[] };
    readonly order: readonly ['constraint', 'attacks'];
    readonly policy: 'value';
    readonly result: readonly (string | MadeAttacker)[];
  };
  /**
   * the ones of `attacks` that count towards the least number of `constraint` · quelli fra `attacks` che contano per il minimo di `constraint`
   * Like `attacksInScope`, but for a demand on a single creature every attack that it is about counts, those of other creatures too. · Come `attacksInScope`, ma per un'imposizione su una sola creatura conta ogni attacco di cui parla, anche quelli delle altre creature.
   * For the rules themselves, not for engines.
   */
  readonly attackCompany: {
    readonly arguments: { readonly constraint: string; readonly attacks: readonly (string | MadeAttacker)[] };
    readonly order: readonly ['constraint', 'attacks'];
    readonly policy: 'value';
    readonly result: readonly (string | MadeAttacker)[];
  };
  /**
   * the restrictions that `attacks` (breaks|break) · le restrizioni che `attacks` (viola|violano)
   * Only limits on a declaration as a whole, as to numbers or company; bans on one creature belong to `mayAttack`, and costs are left out. · Solo i limiti sull'intera dichiarazione, di numero o compagnia; i divieti a una creatura sono di `mayAttack`, e i costi sono esclusi.
   * For the rules themselves, not for engines.
   */
  readonly restrictionsBroken: {
    readonly arguments: { readonly attacks: readonly (string | MadeAttacker)[] };
    readonly order: readonly ['attacks'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the requirements that `attacks` (obeys|obey) · i requisiti che `attacks` (rispetta|rispettano)
   * Which requirements to attack a declaration obeys, each once however many creatures do; its number is held against the best possible one. · Quali requisiti d'attacco rispetta una dichiarazione, ognuno una volta; il loro numero si confronta con il massimo possibile.
   * For the rules themselves, not for engines.
   */
  readonly requirementsMet: {
    readonly arguments: { readonly attacks: readonly (string | MadeAttacker)[] };
    readonly order: readonly ['attacks'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * `turn` is in its combat phase · `turn` è nella fase di combattimento
   * True in the five steps of combat, and at any moment while something attacks in that turn, for hosts that report no steps. · Vero nelle cinque sottofasi del combattimento e, per chi non segnala sottofasi, ogni volta che in quel turno qualcosa attacca.
   * For the rules themselves, not for engines.
   */
  readonly isCombatPhase: {
    readonly arguments: { readonly turn: string };
    readonly order: readonly ['turn'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * `object` takes part in combat · `object` partecipa al combattimento
   * True for creatures that attack or block and permanents that are attacked, as long as they are phased in and not removed. · Vero per le creature che attaccano o bloccano e i permanenti attaccati, finché sono in fase e non rimossi.
   * For the rules themselves, not for engines.
   */
  readonly isInCombat: {
    readonly arguments: { readonly object: string };
    readonly order: readonly ['object'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * `constraint` is about attacks on `defender` · `constraint` riguarda gli attacchi a `defender`
   * Compares what a demand names in `about` (or everybody else, with `others`) with what is attacked; true for all if it names nothing. · Confronta ciò che l'imposizione nomina in `about` (o tutti gli altri, con `others`) con ciò che è attaccato; se non nomina nulla, vero.
   * For the rules themselves, not for engines.
   */
  readonly concernsDefender: {
    readonly arguments: { readonly constraint: string; readonly defender: string | null };
    readonly order: readonly ['constraint', 'defender'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * `constraint` is about blocks of `attacker` · `constraint` riguarda i blocchi di `attacker`
   * Compares the attacker, and the player or permanent it attacks, with what a demand on blocks names; true for all if it names nothing. · Confronta l'attaccante, e il giocatore o permanente che attacca, con ciò che nomina l'imposizione sui blocchi; se non nomina nulla, vero.
   * For the rules themselves, not for engines.
   */
  readonly concernsAttacker: {
    readonly arguments: { readonly constraint: string; readonly attacker: string };
    readonly order: readonly ['constraint', 'attacker'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * `constraint` reaches `thing` · `constraint` arriva a `thing`
   * True while the demand's source is there and phased in, or the demand outlives it, and its controller has the thing within range. · Vero finché la fonte dell'imposizione è presente e in fase, o questa le sopravvive, e chi la controlla ha la cosa nel raggio.
   * For the rules themselves, not for engines.
   */
  readonly constraintCounts: {
    readonly arguments: { readonly constraint: string; readonly thing: string };
    readonly order: readonly ['constraint', 'thing'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * `constraint` binds `player` · `constraint` vincola `player`
   * For a player, not for creatures: true if the demand names that player or nobody, is in force and reaches that far. · Per un giocatore, non per le creature: vero se l'imposizione nomina lui o nessuno, è in vigore e arriva fin lì.
   * For the rules themselves, not for engines.
   */
  readonly constraintBinds: {
    readonly arguments: { readonly constraint: string; readonly player: string };
    readonly order: readonly ['constraint', 'player'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * `constraint` binds `creature` · `constraint` vincola `creature`
   * True if the demand names this creature or none, this controller or none, is in force and reaches the creature. · Vero se l'imposizione nomina questa creatura o nessuna, il suo controllore o nessuno, è in vigore e raggiunge la creatura.
   * For the rules themselves, not for engines.
   */
  readonly bindsCreature: {
    readonly arguments: { readonly constraint: string; readonly creature: string };
    readonly order: readonly ['constraint', 'creature'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * those who declare together with `player` · chi dichiara insieme a `player`
   * The whole team, departed members included, where teams fight as groups, otherwise the player alone. · L'intera squadra, usciti compresi, se le squadre combattono in gruppo, altrimenti il giocatore da solo.
   * For the rules themselves, not for engines.
   */
  readonly combatSide: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the turn to which a declaration of `attacks`[ by `player`] belongs · il turno a cui appartiene la dichiarazione di `attacks`[ da parte di `player`]
   * The turn a declaration belongs to: the named player's, else that of a creature's controller, else the one that declares attackers, else the first. · Il turno di una dichiarazione: del giocatore nominato, o di chi controlla una creatura, o quello che dichiara attaccanti, o il primo.
   * For the rules themselves, not for engines.
   */
  readonly turnOfAttack: {
    readonly arguments: { readonly attacks: readonly (string | MadeAttacker)[]; readonly player: string | null };
    readonly order: readonly ['attacks', 'player'];
    readonly policy: 'value';
    readonly result: string | null;
  };
  /**
   * those who declare blockers before `player` and have not done so · chi deve dichiarare i bloccanti prima di `player` e non l'ha fatto
   * Who comes before the player in the order of declaring blockers, has something to block with, and has not declared yet. · Chi precede il giocatore nell'ordine in cui si dichiarano i bloccanti, ha con che bloccare e non ha ancora dichiarato.
   * For the rules themselves, not for engines.
   */
  readonly awaitedBlockers: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the turns whose combat `ability` is about · i turni del cui combattimento parla `ability`
   * Serves to find the active or attacking player meant where several turns go on at once, starting from the ability's controller. · Serve a trovare il giocatore attivo o attaccante inteso quando più turni sono in corso, partendo da chi controlla l'abilità.
   * For the rules themselves, not for engines.
   */
  readonly combatsOf: {
    readonly arguments: { readonly ability: string | MadeAbility };
    readonly order: readonly ['ability'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * `attacks` (goes|go) at more players than allowed · `attacks` (va|vanno) contro più giocatori di quanti si possa
   * True if a declaration names more than one player, directly or by permanents, where only one may be attacked; never in team combat. · Vero se una dichiarazione tocca più giocatori, direttamente o per i permanenti, dove se ne attacca uno solo; mai se combattono squadre.
   * For the rules themselves, not for engines.
   */
  readonly attackTooWide: {
    readonly arguments: { readonly attacks: readonly (string | MadeAttacker)[] };
    readonly order: readonly ['attacks'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * the greatest number of attack requirements that can be obeyed together in `turn` · il massimo di requisiti d'attacco che si possono rispettare insieme in `turn`
   * Tries the legal attacks of the bound creatures, costs left out; a figure given by the host in the turn spares the search. · Prova gli attacchi legali delle creature vincolate, esclusi quelli a pagamento; una cifra data dal programma ospite evita la ricerca.
   * For the rules themselves, not for engines.
   */
  readonly mostRequirementsMet: {
    readonly arguments: { readonly turn: string };
    readonly order: readonly ['turn'];
    readonly policy: 'value';
    readonly result: number;
  };
  /**
   * the attacks by `creature` that are worth comparing · gli attacchi di `creature` che vale la pena confrontare
   * Cuts the search short: free and legal attacks that a demand singles out, plus one each on a player, a planeswalker and a battle. · Accorcia la ricerca: attacchi legali e gratuiti indicati da un'imposizione, più uno a un giocatore, a un planeswalker e a una battaglia.
   * For the rules themselves, not for engines.
   */
  readonly attackChoices: {
    readonly arguments: { readonly creature: string };
    readonly order: readonly ['creature'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the ones of `blocks` that `constraint` looks at · quelli fra `blocks` che `constraint` considera
   * The blocks of creatures that the demand binds against attackers that it is about; an upper limit is counted on these. · I blocchi delle creature che l'imposizione vincola contro gli attaccanti di cui parla; su questi si conta un limite massimo.
   * For the rules themselves, not for engines.
   */
  readonly blocksInScope: {
    readonly arguments: { readonly constraint: string; readonly blocks: readonly (string | MadeBlocker)[] };
    readonly order: readonly ['constraint', 'blocks'];
    readonly policy: 'value';
    readonly result: readonly (string | MadeBlocker)[];
  };
  /**
   * the ones of `blocks` that count towards the least number of `constraint` · quelli fra `blocks` che contano per il minimo di `constraint`
   * Like `blocksInScope`, but for a demand on a single creature every block that it is about counts, those of other creatures too. · Come `blocksInScope`, ma per un'imposizione su una sola creatura conta ogni blocco di cui parla, anche quelli delle altre creature.
   * For the rules themselves, not for engines.
   */
  readonly blockCompany: {
    readonly arguments: { readonly constraint: string; readonly blocks: readonly (string | MadeBlocker)[] };
    readonly order: readonly ['constraint', 'blocks'];
    readonly policy: 'value';
    readonly result: readonly (string | MadeBlocker)[];
  };
  /**
   * the requirements for blocks by `player` · i requisiti per i blocchi di `player`
   * Which requirements bind the player's blocks: general ones, and those about attackers of the player or, with shared team turns, of the team. · Quali requisiti vincolano i blocchi del giocatore: quelli generali e quelli su chi attacca lui o, con turni di squadra condivisi, la squadra.
   * For the rules themselves, not for engines.
   */
  readonly blockRequirements: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the attackers whose block by `creature` is worth comparing · gli attaccanti di cui vale la pena confrontare il blocco da parte di `creature`
   * Cuts the search short: free and legal blocks, namely attackers that a demand singles out and as many others as the creature can block. · Accorcia la ricerca: blocchi legali e gratuiti, cioè gli attaccanti indicati da un'imposizione e tanti altri quanti ne può bloccare.
   * For the rules themselves, not for engines.
   */
  readonly blockChoices: {
    readonly arguments: { readonly creature: string };
    readonly order: readonly ['creature'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the ways in which `creature` can block · i modi in cui `creature` può bloccare
   * Every set of attackers from `blockChoices` that the creature can block at once; not blocking isn't among them. · Ogni gruppo di attaccanti di `blockChoices` che la creatura può bloccare insieme; il non bloccare non vi figura.
   * For the rules themselves, not for engines.
   */
  readonly blockWays: {
    readonly arguments: { readonly creature: string };
    readonly order: readonly ['creature'];
    readonly policy: 'value';
    readonly result: readonly (readonly string[])[];
  };
  /**
   * the restrictions broken by `blocks` of `player` · le restrizioni violate da `blocks` di `player`
   * Limits on numbers and company only, counted with blocks already declared by the player (or the team); bans and costs are left out. · Solo limiti di numero e compagnia, contando i blocchi già dichiarati dal giocatore (o dalla squadra); divieti e costi esclusi.
   * For the rules themselves, not for engines.
   */
  readonly blockRestrictionsBroken: {
    readonly arguments: { readonly player: string; readonly blocks: readonly (string | MadeBlocker)[] };
    readonly order: readonly ['player', 'blocks'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the number of requirements obeyed by `blocks` of `player` · il numero di requisiti rispettati da `blocks` di `player`
   * Counts a requirement on one blocker, or on a number of them, once; one on all creatures counts once for each that blocks. · Conta una volta un requisito su un bloccante, o su un numero di bloccanti; uno su tutte le creature, una volta per ciascuna che blocca.
   * For the rules themselves, not for engines.
   */
  readonly blockRequirementsMet: {
    readonly arguments: { readonly player: string; readonly blocks: readonly (string | MadeBlocker)[] };
    readonly order: readonly ['player', 'blocks'];
    readonly policy: 'value';
    readonly result: number;
  };
  /**
   * the greatest number of block requirements that `player` can obey together · il massimo di requisiti di blocco che `player` può rispettare insieme
   * Tries all free and legal blocks of the creatures concerned, of the whole team with shared team turns; a host can't give the figure itself. · Prova i blocchi legali e gratuiti delle creature interessate, o di tutta la squadra se i turni sono condivisi; il programma ospite non può dare la cifra.
   * For the rules themselves, not for engines.
   */
  readonly mostBlockRequirementsMet: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: number;
  };
  /**
   * what holds for attacking a player holds for that player's planeswalkers · ciò che vale per attaccare un giocatore vale per i suoi planeswalker
   * Whether limits on attacks to neighbours cover planeswalkers; always true since 2023-04-14, before that a house answer may say no. · Se i limiti sugli attacchi ai vicini valgono per i planeswalker; dal 2023-04-14 sempre, prima una risposta della casa può escluderlo.
   * For the rules themselves, not for engines.
   */
  readonly planeswalkersFollow: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * the attacks that count[ in `turn`] for blocks by `player` · gli attacchi che contano[ in `turn`] per i blocchi di `player`
   * The attacks still in combat against the player, or against the team with shared team turns; without a turn, those of all turns. · Gli attacchi ancora in combattimento contro il giocatore, o la squadra con turni di squadra condivisi; senza un turno, quelli di tutti i turni.
   * For the rules themselves, not for engines.
   */
  readonly attackersSeenBy: {
    readonly arguments: { readonly player: string; readonly turn: string | null };
    readonly order: readonly ['player', 'turn'];
    readonly policy: 'value';
    readonly result: readonly (string | MadeAttacker)[];
  };
  /**
   * the blocks that count[ in `turn`] for blocks by `player` · i blocchi che contano[ in `turn`] per i blocchi di `player`
   * The blocks already on the table by creatures of the player, or of the team with shared team turns; without a turn, those of all turns. · I blocchi già al tavolo di creature del giocatore, o della squadra con turni di squadra condivisi; senza un turno, quelli di tutti i turni.
   * For the rules themselves, not for engines.
   */
  readonly blockersSeenBy: {
    readonly arguments: { readonly player: string; readonly turn: string | null };
    readonly order: readonly ['player', 'turn'];
    readonly policy: 'value';
    readonly result: readonly (string | MadeBlocker)[];
  };
  /**
   * `choice` belonged to an opponent · `choice` spettava a un avversario
   * By default, whether the chooser was an opponent of the object's controller; a house answer goes by the word “opponent” on the card. · Di norma, se chi doveva scegliere era avversario del controllore dell'oggetto; una risposta della casa guarda la parola «avversario».
   * For the rules themselves, not for engines.
   */
  readonly asksOpponent: {
    readonly arguments: { readonly choice: string | MadeChoice };
    readonly order: readonly ['choice'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * the players open to `choice` · i giocatori disponibili per `choice`
   * Who comes into question: the chooser while in the game; otherwise players who may stand in, opponents first where an opponent was asked. · Chi può fare la scelta: chi la deve fare, se è in partita; altrimenti chi può sostituirlo, un avversario se spettava a un avversario.
   * For the rules themselves, not for engines.
   */
  readonly choicePool: {
    readonly arguments: { readonly choice: string | MadeChoice };
    readonly order: readonly ['choice'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * somebody has to be found for `choice` · bisogna trovare qualcuno per `choice`
   * Only with limited range: true if an object's choice names nobody, or somebody who has left; not for their payments since 2021-04-22. · Solo con il raggio d'influenza limitato: vero se la scelta non nomina nessuno o chi è uscito; dal 2021-04-22 non per i suoi pagamenti.
   * For the rules themselves, not for engines.
   */
  readonly needsChooser: {
    readonly arguments: { readonly choice: string | MadeChoice };
    readonly order: readonly ['choice'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * the lands that `player` may play in `turn` · le terre che `player` può giocare in `turn`
   * The player's allowance in a turn in which they are active, zero in any other; lands already played aren't taken off. · Quante terre concede il limite del giocatore in un turno in cui è attivo, zero negli altri; quelle già giocate non si tolgono.
   * For the rules themselves, not for engines.
   */
  readonly landsPerTurn: {
    readonly arguments: { readonly player: string; readonly turn: string };
    readonly order: readonly ['player', 'turn'];
    readonly policy: 'value';
    readonly result: number;
  };
  /**
   * those who get priority in `turn` · quelli che ricevono la priorità in `turn`
   * Everybody in turn order; in Grand Melee only those who reach the turn's marker or somebody who controls something on its stack. · Tutti in ordine di turno; in Grand Melee solo chi ha nel raggio il segnaturno o chi controlla qualcosa in quella pila.
   * For the rules themselves, not for engines.
   */
  readonly priorityOn: {
    readonly arguments: { readonly turn: string };
    readonly order: readonly ['turn'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the one who gets priority in `turn` after `group` · chi riceve la priorità in `turn` dopo `group`
   * The next in turn order among those of `priorityOn`, never the same one again; plans use it to hand priority on. · Il prossimo in ordine di turno fra quelli di `priorityOn`, mai lo stesso; i piani lo usano per passare la priorità.
   * For the rules themselves, not for engines.
   */
  readonly nextForPriority: {
    readonly arguments: { readonly turn: string; readonly group: string };
    readonly order: readonly ['turn', 'group'];
    readonly policy: 'value';
    readonly result: string | null;
  };
  /**
   * everybody has passed in `turn` · tutti hanno passato in `turn`
   * True once all of `priorityOn` have passed since the last action; then the top object resolves, or the step ends if the stack is empty. · Vero quando tutti quelli di `priorityOn` hanno passato dall'ultima azione; allora si risolve l'oggetto in cima o finisce la sottofase.
   * For the rules themselves, not for engines.
   */
  readonly everybodyPassed: {
    readonly arguments: { readonly turn: string };
    readonly order: readonly ['turn'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * the objects on the stack of `turn` · gli oggetti nella pila di `turn`
   * What the turn records as stacked that is still in that zone, oldest first; in Grand Melee each turn has its own. · Ciò che il turno segna in pila ed è ancora in quella zona, dal più vecchio; in Grand Melee ogni turno ha la propria.
   * For the rules themselves, not for engines.
   */
  readonly stackOf: {
    readonly arguments: { readonly turn: string };
    readonly order: readonly ['turn'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the top object on the stack of `turn` · l'oggetto in cima alla pila di `turn`
   * The newest object still on that turn's stack, which resolves next; none if the stack is empty. · L'oggetto più recente ancora nella pila di quel turno, il prossimo a risolversi; nessuno se la pila è vuota.
   * For the rules themselves, not for engines.
   */
  readonly topOf: {
    readonly arguments: { readonly turn: string };
    readonly order: readonly ['turn'];
    readonly policy: 'value';
    readonly result: string | null;
  };
  /**
   * the turn on whose stack `thing` lies · il turno nella cui pila si trova `thing`
   * Finds on which of several stacks an object lies, in Grand Melee only; nothing for players, for objects elsewhere and in other games. · Trova in quale di più pile sta un oggetto, solo in Grand Melee; nulla per i giocatori, per ciò che è altrove e nelle altre partite.
   * For the rules themselves, not for engines.
   */
  readonly stackHolding: {
    readonly arguments: { readonly thing: string | null };
    readonly order: readonly ['thing'];
    readonly policy: 'value';
    readonly result: string | null;
  };
  /**
   * the turns whose stack is open to `player` for `item` · i turni la cui pila è aperta a `player` per `item`
   * In Grand Melee, targets aside: the stack of what caused the object, else those for which the player has priority or, for triggers, gets it. · In Grand Melee, bersagli a parte: la pila di ciò che ha causato l'oggetto, o quelle di cui si ha (o, per gli inneschi, si riceve) la priorità.
   * For the rules themselves, not for engines.
   */
  readonly eligibleStacks: {
    readonly arguments: { readonly player: string; readonly item: string };
    readonly order: readonly ['player', 'item'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the turns on whose stack `item` goes when no stack is open to it · i turni nella cui pila va `item` se nessuna pila gli è aperta
   * For a trigger whose controller gets priority nowhere, in Grand Melee only: by default the turn that caused it, by a house answer none. · Per l'innesco di chi non riceve mai la priorità, solo in Grand Melee: di norma il turno che lo ha causato; per risposta della casa, nessuno.
   * For the rules themselves, not for engines.
   */
  readonly fallbackStacks: {
    readonly arguments: { readonly item: string };
    readonly order: readonly ['item'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the one who starts when `drawn` is drawn · chi inizia quando la sorte indica `drawn`
   * Turns the draw into who takes the first turn: the middle seat of a drawn team in Team vs. Team, the team where turns are shared. · Dal sorteggio ricava chi ha il primo turno: chi siede in mezzo in Squadra contro Squadra, la squadra se i turni sono condivisi.
   * For the rules themselves, not for engines.
   */
  readonly starterFrom: {
    readonly arguments: { readonly drawn: string };
    readonly order: readonly ['drawn'];
    readonly policy: 'value';
    readonly result: string;
  };
  /**
   * the first draw step is skipped · la prima sottofase di acquisizione si salta
   * True in games of two players and in Two-Headed Giant, whoever starts; false in all other multiplayer games. · Vero nelle partite fra due giocatori e nel Two-Headed Giant, chiunque inizi; falso in ogni altra partita multiplayer.
   * For the rules themselves, not for engines.
   */
  readonly firstDrawSkipped: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * the phase and the step that begin with `step` · la fase e la sottofase che cominciano con `step`
   * What a skip has to match when a step is announced: the step, and before it the phase that it opens. · Ciò che un salto deve riguardare quando si annuncia una sottofase: la sottofase e, prima, la fase che essa apre.
   * For the rules themselves, not for engines.
   */
  readonly partsBegun: {
    readonly arguments: { readonly step: StepName };
    readonly order: readonly ['step'];
    readonly policy: 'value';
    readonly result: readonly Part[];
  };
  /**
   * the phase that has begun before `step` · la fase che è cominciata prima di `step`
   * Which phase a step belongs to that doesn't open it, so that a skipped phase takes it along; none for steps that open one, and the end step. · La fase di una sottofase che non la apre, perché saltando la fase si salti anch'essa; nessuna per quelle che ne aprono una e per quella finale.
   * For the rules themselves, not for engines.
   */
  readonly phaseAround: {
    readonly arguments: { readonly step: StepName };
    readonly order: readonly ['step'];
    readonly policy: 'value';
    readonly result: Part | null;
  };
  /**
   * the number of mulligans that `player` may take · il numero di mulligan che `player` può prendere
   * The size of the opening hand plus the free mulligan, counted over the whole game; those already taken aren't taken off. · La grandezza della mano iniziale più il mulligan gratuito, in tutta la partita; quelli già presi non si tolgono.
   * For the rules themselves, not for engines.
   */
  readonly mulligansAllowed: {
    readonly arguments: { readonly player: string };
    readonly order: readonly ['player'];
    readonly policy: 'value';
    readonly result: number;
  };
  /**
   * the cards that `player` draws for a mulligan (mulligans taken: `taken`) · le carte che `player` pesca per un mulligan (mulligan presi: `taken`)
   * Since 2019-07-12 always a full hand; before, one card fewer for each mulligan taken that isn't free. · Dal 2019-07-12 sempre una mano intera; prima, una carta in meno per ogni mulligan preso che non sia gratuito.
   * For the rules themselves, not for engines.
   */
  readonly handAfterMulligan: {
    readonly arguments: { readonly player: string; readonly taken: number };
    readonly order: readonly ['player', 'taken'];
    readonly policy: 'value';
    readonly result: number;
  };
  /**
   * the cards that `player` puts on the bottom (mulligans taken: `taken`) · le carte che `player` mette in fondo (mulligan presi: `taken`)
   * Since 2019-07-12 one card for each mulligan taken that isn't free; before, none. · Dal 2019-07-12 una carta per ogni mulligan preso che non sia gratuito; prima, nessuna.
   * For the rules themselves, not for engines.
   */
  readonly bottomAfterMulligan: {
    readonly arguments: { readonly player: string; readonly taken: number };
    readonly order: readonly ['player', 'taken'];
    readonly policy: 'value';
    readonly result: number;
  };
  /**
   * the turn markers due for {seats:player|players} · i segnaturno dovuti per {seats:giocatore|giocatori}
   * How many markers a Grand Melee of that many players has: one for every four, by default never fewer than one; zero in other games. · Quanti segnaturno ha un Grand Melee con quel numero di giocatori: uno ogni quattro, di norma mai meno di uno; zero nelle altre partite.
   * For the rules themselves, not for engines.
   */
  readonly markersRequired: {
    readonly arguments: { readonly seats: number };
    readonly order: readonly ['seats'];
    readonly policy: 'value';
    readonly result: number;
  };
  /**
   * the seats that count for distances between turn markers · i posti che contano per le distanze fra segnaturno
   * In Grand Melee, the seats of players in the game, and that of a departed one while their marker is still there; elsewhere none. · In Grand Melee, i posti di chi è in partita, e quello di chi è uscito finché vi resta il suo segnaturno; altrove nessuno.
   * For the rules themselves, not for engines.
   */
  readonly markerRing: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the turn markers to the right of `seat`, nearest first · i segnaturno a destra di `seat`, dal più vicino
   * All markers of a Grand Melee ordered by how far they are, with departed seats counted; one at the seat itself comes last. · Tutti i segnaturno di un Grand Melee in ordine di distanza, contando i posti di chi è uscito; quello al posto stesso viene ultimo.
   * For the rules themselves, not for engines.
   */
  readonly markersToTheRight: {
    readonly arguments: { readonly seat: string };
    readonly order: readonly ['seat'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * `marker` has another one close to its right · `marker` ne ha un altro vicino a destra
   * In Grand Melee, true if another marker is at one of the three seats to the right or at the same seat, so that it would have to wait. · In Grand Melee, vero se un altro segnaturno è a uno dei tre posti a destra o allo stesso posto, e dovrebbe quindi aspettare.
   * For the rules themselves, not for engines.
   */
  readonly markerTooCloseOnRight: {
    readonly arguments: { readonly marker: string };
    readonly order: readonly ['marker'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * `marker` is within range of `player` · `marker` è entro il raggio di `player`
   * In Grand Melee, true if the player reaches the marker's holder; for a departed holder the empty seat is measured. · In Grand Melee, vero se il giocatore raggiunge chi tiene il segnaturno; se questi è uscito, si misura il posto vuoto.
   * For the rules themselves, not for engines.
   */
  readonly markerInRange: {
    readonly arguments: { readonly player: string; readonly marker: string };
    readonly order: readonly ['player', 'marker'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * the share of `marker` in the removals that fall on `candidates` (in all: `due`) · la parte di `marker` nelle rimozioni che toccano a `candidates` (in tutto: `due`)
   * When one departure costs a Grand Melee several markers, how many fall on this one: by default one each, lowest number first. · Se un'uscita costa più segnaturno a un Grand Melee, quanti toccano a questo: di norma uno ciascuno, dal numero più basso.
   * For the rules themselves, not for engines.
   */
  readonly removalsAssigned: {
    readonly arguments: { readonly marker: string; readonly candidates: readonly string[]; readonly due: number };
    readonly order: readonly ['marker', 'candidates', 'due'];
    readonly policy: 'value';
    readonly result: number;
  };
  /**
   * the number of the next arrival of a turn marker · il numero del prossimo arrivo di un segnaturno
   * One more than the highest arrival recorded by any marker, for telling later which of two came to a seat first; one outside Grand Melee. · Uno più dell'arrivo più alto segnato su un segnaturno, per sapere poi quale di due è arrivato prima a un posto; uno fuori dal Grand Melee.
   * For the rules themselves, not for engines.
   */
  readonly nextArrival: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: number;
  };
  /**
   * those who have left and whose seats `marker` passes on its way to `to` · quelli che sono usciti e il cui posto `marker` oltrepassa per arrivare a `to`
   * In Grand Melee, whose turns would have begun on the marker's way, its departed holder included if still to begin. · In Grand Melee, chi avrebbe avuto un turno lungo la via del segnaturno, compreso chi lo teneva ed è uscito prima di cominciare.
   * For the rules themselves, not for engines.
   */
  readonly vacantSeatsPassed: {
    readonly arguments: { readonly marker: string; readonly to: string };
    readonly order: readonly ['marker', 'to'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
  /**
   * the life total at which one loses · il totale di punti vita a cui si perde
   * The figure, zero in every game, to which a state check compares each life total; whoever is at or below it loses. · La cifra, zero in ogni partita, con cui il controllo dello stato confronta i punti vita; chi vi arriva o scende sotto perde.
   * For the rules themselves, not for engines.
   */
  readonly lifeLimit: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: number;
  };
  /**
   * the number of poison counters at which `group` loses · il numero di segnalini veleno con cui `group` perde
   * Ten for a player; for a team of Two-Headed Giant fifteen, and five more for each member beyond the second. · Dieci per un giocatore; per una squadra di Two-Headed Giant quindici, più cinque per ogni componente oltre il secondo.
   * For the rules themselves, not for engines.
   */
  readonly poisonLimit: {
    readonly arguments: { readonly group: string };
    readonly order: readonly ['group'];
    readonly policy: 'value';
    readonly result: number;
  };
  /**
   * the damage of one commander at which a player loses · il danno di un comandante con cui un giocatore perde
   * Twenty-one in Commander games, none in others; the host adds up the combat damage of each commander for each player. · Ventuno nelle partite Commander, nessuno nelle altre; il danno da combattimento di ogni comandante lo somma il programma ospite.
   * For the rules themselves, not for engines.
   */
  readonly commanderDamageLimit: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: number | null;
  };
  /**
   * what `player` gains or loses by `scale` · quanto `player` guadagna o perde con `scale`
   * Turns doubling or halving the present total into a gain (positive) or a loss (negative); a total below zero isn't halved. · Traduce raddoppio o dimezzamento del totale attuale in guadagno (positivo) o perdita (negativo); sotto zero non si dimezza.
   * For the rules themselves, not for engines.
   */
  readonly amountScaled: {
    readonly arguments: { readonly player: string; readonly scale: LifeScale };
    readonly order: readonly ['player', 'scale'];
    readonly policy: 'value';
    readonly result: number;
  };
  /**
   * setting the life totals of `affected` counts as setting those of the whole of `team` · fissare i punti vita di `affected` vale come fissarli a tutta `team`
   * In Two-Headed Giant, true if every member is affected or, by default, at least two of a larger team; then the team picks one of them. · Nel Two-Headed Giant, vero se tocca tutti i componenti o, di norma, almeno due di una squadra più grande; allora la squadra ne sceglie uno.
   * For the rules themselves, not for engines.
   */
  readonly setsWholeTeam: {
    readonly arguments: { readonly team: string; readonly affected: readonly string[] };
    readonly order: readonly ['team', 'affected'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * the most variants in one game · il massimo di varianti in una partita
   * One, whatever the date: options and additions such as Commander don't count as variants, and none at all is fine, too. · Una, a qualsiasi data: opzioni e aggiunte come Commander non contano come varianti, e si può giocare anche senza.
   * For the rules themselves, not for engines.
   */
  readonly maxVariants: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: number;
  };
  /**
   * the options that there are · le opzioni che esistono
   * All six options that a setup can name, in a fixed order, whichever the table uses; additions such as Planechase aren't options. · Le sei opzioni che una preparazione può indicare, in ordine fisso, comunque si giochi; le aggiunte come Planechase non lo sono.
   * For the rules themselves, not for engines.
   */
  readonly knownOptions: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: readonly Option[];
  };
  /**
   * `option` is in use · `option` è in uso
   * Reads the setup: true only if it names the option itself; what a variant always has isn't filled in. · Legge la preparazione: vero solo se indica proprio quell'opzione; ciò che una variante ha sempre non viene aggiunto.
   * For the rules themselves, not for engines.
   */
  readonly optionOn: {
    readonly arguments: { readonly option: Option };
    readonly order: readonly ['option'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * what the variant says of `option` is binding · ciò che la variante dice di `option` è vincolante
   * True by default, so that doing otherwise makes the setup illegal; a house answer makes it mere advice in three variants. · Vero di norma, così che fare altrimenti rende illegale la preparazione; una risposta della casa ne fa un consiglio in tre varianti.
   * For the rules themselves, not for engines.
   */
  readonly optionBinds: {
    readonly arguments: { readonly option: Option };
    readonly order: readonly ['option'];
    readonly policy: 'value';
    readonly result: boolean;
  };
  /**
   * the attack option taken when none was agreed · l'opzione di attacco in uso se non se ne è concordata una
   * By default attack multiple players, in Free-for-All and Alternating Teams only; house answers make it attack left or right. · Di norma l'attacco a più giocatori, solo nel Free-for-All e a Squadre Alternate; per risposta della casa, a sinistra o a destra.
   * For the rules themselves, not for engines.
   */
  readonly attackDefault: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: Option | null;
  };
  /**
   * the turns played after time is called · i turni giocati dopo lo scadere del tempo
   * The turns after the current one in tournaments since 2011-09-30: three in Two-Headed Giant, five between two players without a variant. · I turni dopo quello in corso nei tornei dal 2011-09-30: tre nel Two-Headed Giant, cinque fra due giocatori senza variante.
   * For the rules themselves, not for engines.
   */
  readonly turnsAfterTime: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: number | null;
  };
  /**
   * the fewest cards in a deck · il minimo di carte in un mazzo
   * Sixty for each player's own deck in tournaments since 2011-09-30, without sideboard; none elsewhere. · Sessanta per il mazzo di ciascun giocatore nei tornei dal 2011-09-30, senza sideboard; altrove nessuno.
   * For the rules themselves, not for engines.
   */
  readonly minDeckSize: {
    readonly arguments: { readonly [none: string]: never };
    readonly order: readonly [];
    readonly policy: 'value';
    readonly result: number | null;
  };
  /**
   * the most copies of `card` in the decks of a team · il massimo di copie di `card` nei mazzi di una squadra
   * In tournaments since 2011-09-30 four, one if the card is restricted, zero if banned; basic lands have no limit. · Nei tornei dal 2011-09-30 quattro, una se la carta è limitata, zero se è bandita; le terre base non hanno limite.
   * For the rules themselves, not for engines.
   */
  readonly maxCopies: {
    readonly arguments: { readonly card: string };
    readonly order: readonly ['card'];
    readonly policy: 'value';
    readonly result: number | null;
  };
  /**
   * the heirs[ on the departure of `leaving`], in order · gli eredi[ all'uscita di `leaving`], in ordine
   * Who may take over monarchy or initiative, since 2016-08-26: the active player first, then turn order, all who leave now left out. · Chi può ereditare il ruolo di monarca o l'iniziativa, dal 2016-08-26: prima il giocatore attivo, poi in ordine di turno, escluso chi sta uscendo.
   * For the rules themselves, not for engines.
   */
  readonly successorsOf: {
    readonly arguments: { readonly leaving: readonly string[] };
    readonly order: readonly ['leaving'];
    readonly policy: 'value';
    readonly result: readonly string[];
  };
}

/** Events that hosts send; the others come from plans alone. */
export type HostEvent = 'playersLeave' | 'becomesMonarch' | 'takesInitiative' | 'objectCeases' | 'objectMoves' | 'effectEnds' | 'objectIsCreated' | 'controlChanges' | 'playerControlBegins' | 'phasesOut' | 'phasesIn' | 'triggerIsStacked' | 'choiceIsDemanded' | 'wins' | 'loses' | 'draws' | 'concedes' | 'gameDrawnByEffect' | 'gameDrawnByAgreement' | 'loopIsFound' | 'gameRestarts' | 'stateIsChecked' | 'gameStarts' | 'turnBegins' | 'turnEnds' | 'stepBegins' | 'stepEnds' | 'partIsGranted' | 'partIsSkipped' | 'cardsAreDrawn' | 'priorityIsGiven' | 'acts' | 'passes' | 'objectIsStacked' | 'resolves' | 'combatEnds' | 'attackersAreDeclared' | 'blockersAreDeclared' | 'becomesAttacking' | 'attackIsVoided' | 'attackIsReselected' | 'leavesCombat' | 'becomesBlocking' | 'blockIsRemoved' | 'combatDamageIsAssigned' | 'damageIsDealt' | 'effectIsApplied' | 'lifeChanges' | 'lifeTotalIsSet' | 'lifeTotalIsScaled' | 'lifeTotalsAreExchanged' | 'lifeTotalsAreRedistributed' | 'lifeIsPaid' | 'countersChange' | 'mulligansAreDeclared' | 'openingCardsArePlaced' | 'timeIsCalled';

/** Every event, with its fields. */
export interface Events {
  /**
   * leaving the game: `players` · uscita dalla partita: `players`
   * Send it with all who leave the game at one moment; its plan deals with their objects, effects, turns, combat and roles. · Va inviato con tutti quelli che lasciano la partita nello stesso momento; il piano sistema i loro oggetti, effetti, turni, combattimenti e ruoli.
   */
  readonly playersLeave: { readonly players: readonly string[] };
  /**
   * `player` becomes the monarch · `player` diventa il monarca
   * Send it when an effect or a card makes somebody the monarch; plans make it when the crown passes on because the monarch leaves. · Va inviato quando un effetto o una carta fa diventare qualcuno il monarca; i piani lo producono quando la corona passa perché il monarca esce.
   */
  readonly becomesMonarch: { readonly player: string };
  /**
   * `player` takes the initiative · `player` prende l'iniziativa
   * Send it when somebody takes the initiative; plans make it when its holder leaves, and the dungeon that it leads into stays with the host. · Va inviato quando qualcuno prende l'iniziativa; i piani lo producono quando chi l'ha esce, e il dungeon spetta al programma ospite.
   */
  readonly takesInitiative: { readonly player: string };
  /**
   * `object` ceases to exist · `object` cessa di esistere
   * Send it when a token or a copy ceases to exist; plans make it for what a departed player controls on the stack and is not a card. · Va inviato quando una pedina o una copia cessa di esistere; i piani lo producono per ciò che chi è uscito controlla in pila e non è una carta.
   */
  readonly objectCeases: { readonly object: string };
  /**
   * `object` moves to: `to`[, controlled by `controller`] · `object` si sposta in: `to`[, sotto il controllo di `controller`]
   * Send it when an object goes to another zone; its plan removes it from combat and ends control effects that have lost their object or source. · Va inviato quando un oggetto cambia zona; il piano lo rimuove dal combattimento e chiude gli effetti di controllo rimasti senza oggetto o fonte.
   */
  readonly objectMoves: { readonly object: string; readonly to: Zone; readonly controller?: string | null; readonly source?: string | null };
  /**
   * `effect` ends · `effect` termina
   * Send it when an effect on the table runs out; its plan tells what leaves combat or is exiled because control falls back. · Va inviato quando un effetto del tavolo si esaurisce; il piano dice che cosa lascia il combattimento o è esiliato perché il controllo torna indietro.
   */
  readonly effectEnds: { readonly effect: string };
  /**
   * an object (`kind`) of `owner` is created under the control of `controller` (zone: `zone`) · un oggetto (`kind`) di `owner` è creato sotto il controllo di `controller` (zona: `zone`)
   * Send it when a token, copy, emblem or other object comes into being; it is barred where its owner or controller has left or is out of range. · Va inviato quando nasce una pedina, una copia, un emblema o altro; non accade se proprietario o controllore sono usciti o fuori dal raggio.
   */
  readonly objectIsCreated: { readonly kind: ObjectKind; readonly owner: string; readonly controller: string; readonly zone: Zone; readonly source?: string | null };
  /**
   * `to` gains control of `object` · `to` prende il controllo di `object`
   * Send it when an effect gives control of an object to a player; it makes that effect, and its plan removes the object from combat. · Va inviato quando un effetto dà a un giocatore il controllo di un oggetto; crea l'effetto e il piano rimuove l'oggetto dal combattimento.
   */
  readonly controlChanges: { readonly object: string; readonly to: string; readonly source?: string | null; readonly duration?: Duration | null };
  /**
   * `controller` takes control of `player` · `controller` prende il controllo di `player`
   * Send it when somebody's control of another player starts to work, not when the spell resolves; if no duration is given it lasts until end of turn. · Va inviato quando il controllo di un altro giocatore comincia ad agire, non quando la magia si risolve; senza durata vale fino alla fine del turno.
   */
  readonly playerControlBegins: { readonly player: string; readonly controller: string; readonly source?: string | null; readonly duration?: Duration | null };
  /**
   * `object` phases out · `object` esce di fase
   * Send it for each permanent that phases out, attachments too; its plan removes the permanent from combat. · Va inviato per ogni permanente che esce di fase, anche se assegnato a un altro; il piano lo rimuove dal combattimento.
   */
  readonly phasesOut: { readonly object: string };
  /**
   * `object` phases in · `object` entra in fase
   * Send it for each permanent that phases in; from then on the rules count it again. · Va inviato per ogni permanente che entra in fase; da allora le regole lo contano di nuovo.
   */
  readonly phasesIn: { readonly object: string };
  /**
   * `ability` is put on the stack by `controller` · `ability` è messa in pila da `controller`
   * Send it when a triggered ability would go on the stack; it is barred if its controller has left, and the host creates the ability there. · Va inviato quando un'abilità innescata andrebbe in pila; non accade se il suo controllore è uscito, e l'abilità la crea il programma ospite.
   */
  readonly triggerIsStacked: { readonly ability: string | MadeAbility; readonly controller: string; readonly about?: string | null };
  /**
   * `choice` is demanded · si richiede `choice`
   * Send it when a choice has to be made, to learn who makes it; the plan is empty if nobody does, as with payments of departed players. · Va inviato quando serve una scelta, per sapere a chi spetta; il piano è vuoto se non spetta a nessuno, come per i pagamenti di chi è uscito.
   */
  readonly choiceIsDemanded: { readonly choice: string | MadeChoice };
  /**
   * `player` wins the game (cause: `cause`) · `player` vince la partita (causa: `cause`)
   * Send it when an effect would make a player win; plans make it when no opponent or no other team is left. · Va inviato quando un effetto farebbe vincere un giocatore; i piani lo producono quando non restano avversari o altre squadre.
   */
  readonly wins: { readonly player: string; readonly cause: Cause; readonly source?: string | null };
  /**
   * `player` loses the game (cause: `cause`) · `player` perde la partita (causa: `cause`)
   * Send it for a loss by an effect or a penalty; losses by life, poison, decking, commanders or concession come from plans. · Va inviato per una sconfitta da effetto o da penalità; quelle per punti vita, veleno, grimorio vuoto, comandanti o concessione vengono dai piani.
   */
  readonly loses: { readonly player: string; readonly cause: Cause; readonly source?: string | null };
  /**
   * `player` draws the game (cause: `cause`) · `player` chiude la partita in patta (causa: `cause`)
   * Send it when an effect makes the game a draw for one player; loops, agreements and draws for several have events of their own. · Va inviato quando un effetto rende patta la partita per un giocatore; loop, accordi e patte di più giocatori hanno eventi propri.
   */
  readonly draws: { readonly player: string; readonly cause: Cause; readonly source?: string | null };
  /**
   * `player` concedes[ by the decision of `decidedBy`] · `player` concede[ per decisione di `decidedBy`]
   * Send it when a player concedes, naming in `decidedBy` who decided if somebody else did; effects against losing don't stop it. · Va inviato quando un giocatore concede, con `decidedBy` se ha deciso un altro; gli effetti che impediscono di perdere non lo fermano.
   */
  readonly concedes: { readonly player: string; readonly decidedBy?: string | null };
  /**
   * an effect makes the game a draw · un effetto rende patta la partita
   * Send it when a spell or ability says that the game is a draw; with limited range it draws for its controller and those within that player's range. · Va inviato quando una magia o abilità dichiara patta la partita; con raggio d'influenza limitato vale per il suo controllore e chi è nel suo raggio.
   */
  readonly gameDrawnByEffect: { readonly source?: string | null };
  /**
   * `agreed` (agrees|agree) to a draw · `agreed` si (accorda|accordano) per la patta
   * Send it when players agree on a draw; it works only in a tournament and only if everybody in the game agrees. · Va inviato quando i giocatori si accordano per la patta; vale solo in torneo e solo se è d'accordo chiunque sia in partita.
   */
  readonly gameDrawnByAgreement: { readonly agreed: readonly string[] };
  /**
   * `objects` (forms|form) a loop (optional action: `optional`) · `objects` (forma|formano) un loop (azione facoltativa: `optional`)
   * Send it with the objects of an endless loop; if no action in it is optional, the game is drawn, with limited range for those concerned only. · Va inviato con gli oggetti di un loop senza fine; se nessuna azione è facoltativa è patta, con raggio d'influenza limitato solo per gli interessati.
   */
  readonly loopIsFound: { readonly objects: readonly string[]; readonly optional: boolean };
  /**
   * `controller` restarts the game · `controller` fa ricominciare la partita
   * Send it when an effect restarts the game, naming its controller, who will take the first turn of the new game. · Va inviato quando un effetto fa ricominciare la partita, con il suo controllore, che svolgerà il primo turno di quella nuova.
   */
  readonly gameRestarts: { readonly controller: string; readonly source?: string | null };
  /**
   * state-based actions are checked · si controllano le azioni generate dallo stato
   * Send it whenever somebody would get priority; state-based actions are performed and looked for again until none is left. · Va inviato ogni volta che qualcuno riceverebbe la priorità; le azioni generate dallo stato si ripetono finché non ne resta nessuna.
   */
  readonly stateIsChecked: { readonly [none: string]: never };
  /**
   * the game starts[ with `drawn`] · la partita inizia[ con `drawn`]
   * Send it once, with whoever was drawn to start; it sets starting life and, in Grand Melee, deals the turn markers and begins the first turns. · Va inviato una volta, con chi è sorteggiato per iniziare; dà i punti vita iniziali e, in Grand Melee, i segnaturno e i primi turni.
   */
  readonly gameStarts: { readonly drawn?: string | null };
  /**
   * a turn of `group` begins · inizia un turno di `group`
   * Send it when a turn would begin, also for an empty seat; the plan opens the turn or lets it be skipped, and fixes ranges of influence. · Va inviato quando un turno inizierebbe, anche per un posto vuoto; il piano apre il turno o lo fa saltare, e fissa i raggi d'influenza.
   */
  readonly turnBegins: { readonly group: string; readonly marker?: string | null; readonly extra?: boolean | null };
  /**
   * `turn` ends · `turn` finisce
   * Send it when a turn ends, by itself or by an effect; its plan closes the turn, ends its combat and moves its turn marker. · Va inviato quando un turno finisce, da sé o per un effetto; il piano lo chiude, ne termina il combattimento e muove il segnaturno.
   */
  readonly turnEnds: { readonly turn: string };
  /**
   * in `turn` this begins: `step` · in `turn` comincia: `step`
   * Send it at the beginning of each step or main phase; the plan tells draws, the choice of a defender, skipped parts and the end of a broken-off combat. · Va inviato all'inizio di ogni sottofase o fase principale; il piano dice pescate, scelta del difensore, parti saltate e fine di un combattimento interrotto.
   */
  readonly stepBegins: { readonly turn: string; readonly step: StepName };
  /**
   * the step of `turn` ends · la sottofase di `turn` finisce
   * Send it when a step ends without everybody passing; otherwise the plan of the last pass tells it, and after the last step of combat, combat ends. · Va inviato quando una sottofase finisce senza che tutti passino; altrimenti lo dice l'ultimo passaggio, e dopo l'ultima del combattimento, il combattimento termina.
   */
  readonly stepEnds: { readonly turn: string };
  /**
   * `player` would get `count` extra: `part` · `player` otterrebbe `count` extra: `part`
   * Send it for each player to whom an effect gives extra turns, phases or steps; send all of one moment together. · Va inviato per ogni giocatore a cui un effetto dà turni, fasi o sottofasi extra; quelli dello stesso momento vanno inviati insieme.
   */
  readonly partIsGranted: { readonly player: string; readonly part: Part; readonly count: number; readonly turn?: string | null; readonly source?: string | null };
  /**
   * `player` would skip `count` of: `part` · `player` salterebbe `count` di: `part`
   * Send it for each player whom an effect makes skip turns, phases or steps; send all of one moment together. · Va inviato per ogni giocatore a cui un effetto fa saltare turni, fasi o sottofasi; quelli dello stesso momento vanno inviati insieme.
   */
  readonly partIsSkipped: { readonly player: string; readonly part: Part; readonly count: number; readonly source?: string | null };
  /**
   * `player` draws {count:card|cards} · `player` pesca {count:carta|carte}
   * Send it when an effect makes somebody draw; plans tell it for the draw step, and moving the cards is up to the host. · Va inviato quando un effetto fa pescare qualcuno; per la sottofase di acquisizione lo dicono i piani, e le carte le muove il programma ospite.
   */
  readonly cardsAreDrawn: { readonly player: string; readonly count: number; readonly source?: string | null };
  /**
   * `group` gets priority in `turn` · `group` riceve la priorità in `turn`
   * Send it when a round of priority begins in a step; later plans hand priority on by themselves, and in the untap step it is barred. · Va inviato quando in una sottofase inizia un giro di priorità; poi la passano i piani, e nella sottofase di STAP non accade.
   */
  readonly priorityIsGiven: { readonly turn: string; readonly group: string };
  /**
   * `player` acts in `turn` · `player` agisce in `turn`
   * Send it when somebody with priority casts, activates or takes a special action; earlier passes are void and that player has priority again. · Va inviato quando chi ha la priorità lancia, attiva o compie un'azione speciale; i passaggi precedenti decadono e la priorità resta a lui.
   */
  readonly acts: { readonly turn: string; readonly player: string };
  /**
   * `group` passes in `turn` · `group` passa in `turn`
   * Send it when a player, or a team where turns are shared, passes; the plan hands priority on, resolves the top object or ends the step. · Va inviato quando passa un giocatore, o una squadra se i turni sono condivisi; il piano passa la priorità, risolve l'oggetto in cima o chiude la sottofase.
   */
  readonly passes: { readonly turn: string; readonly group: string };
  /**
   * `object` is put on the stack of `turn` · `object` è messo nella pila di `turn`
   * Send it when a spell or ability is put on the stack of a turn; it is barred under a departed controller and on a stack where it may not go. · Va inviato quando una magia o abilità va nella pila di un turno; non accade se il controllore è uscito o se non può andare in quella pila.
   */
  readonly objectIsStacked: { readonly object: string; readonly turn: string; readonly controller?: string | null };
  /**
   * `object` resolves in `turn` · `object` si risolve in `turn`
   * Send it when the top object resolves, unless the plan of the last pass has it already; the plan gives priority back to the active player. · Va inviato quando si risolve l'oggetto in cima, se non l'ha già detto l'ultimo passaggio; il piano ridà la priorità al giocatore attivo.
   */
  readonly resolves: { readonly object: string; readonly turn: string };
  /**
   * combat ends in `turn` · finisce il combattimento in `turn`
   * Send it when an effect ends combat; otherwise plans make it, and all attacks, blocks and the chosen defender of that turn are cleared. · Va inviato quando un effetto termina il combattimento; altrimenti lo producono i piani, e attacchi, blocchi e difensore scelto di quel turno si tolgono.
   */
  readonly combatEnds: { readonly turn: string };
  /**
   * declaration of `attacks` · dichiarazione di `attacks`
   * Send it once in each combat with the whole attack, empty if there is none; a broken rule makes all of it be declared anew. · Va inviato una volta per combattimento con l'intero attacco, vuoto se non c'è; se viola una regola va dichiarato tutto da capo.
   */
  readonly attackersAreDeclared: { readonly attacks: readonly (string | MadeAttacker)[]; readonly player?: string | null };
  /**
   * `player` declares `blocks` · `player` dichiara `blocks`
   * Send it once for each defending player, or team with shared turns, in turn order; a broken rule makes all of it be declared anew. · Va inviato una volta per ogni giocatore in difesa, o squadra a turni condivisi, in ordine di turno; se viola una regola va rifatto tutto.
   */
  readonly blockersAreDeclared: { readonly player: string; readonly blocks: readonly (string | MadeBlocker)[] };
  /**
   * `creature` is attacking `attacking` in `turn`[ (band: `band`)] · `creature` sta attaccando `attacking` in `turn`[ (branco: `band`)]
   * Send it when an effect puts a creature onto the battlefield attacking; plans make it for each declared attacker. · Va inviato quando un effetto mette sul campo di battaglia una creatura attaccante; i piani lo producono per ogni attaccante dichiarato.
   */
  readonly becomesAttacking: { readonly creature: string; readonly turn: string; readonly attacking: string; readonly band?: string | null };
  /**
   * `attack` is left without anything attacked[, the defending player being `player`] · `attack` resta senza nulla da attaccare[, con `player` come giocatore in difesa]
   * Send it when an attacked permanent stops being one that can be attacked but stays in combat; the attacker fights on, attacking nothing. · Va inviato quando un permanente attaccato non lo è più ma resta in combattimento; l'attaccante resta, senza attaccare nulla.
   */
  readonly attackIsVoided: { readonly attack: string | MadeAttacker; readonly player?: string | null };
  /**
   * `attack` is turned to `to` · `attack` si volge contro `to`
   * Send it when an effect makes an attacking creature attack another player or permanent; it has to be one that it may be turned to. · Va inviato quando un effetto volge una creatura attaccante contro un altro giocatore o permanente; deve essere tra quelli consentiti.
   */
  readonly attackIsReselected: { readonly attack: string | MadeAttacker; readonly to: string };
  /**
   * `object` is removed from combat[ (player who answered for it: `player`)] · `object` è rimosso dal combattimento[ (giocatore che ne rispondeva: `player`)]
   * Send it for what an effect, regeneration or a lost card type removes from combat; moves, phasing and changed control do it by themselves. · Va inviato per ciò che un effetto, la rigenerazione o un tipo perso rimuove dal combattimento; cambi di zona, fase e controllo lo fanno da sé.
   */
  readonly leavesCombat: { readonly object: string; readonly player?: string | null };
  /**
   * `creature` is blocking `blocks` in `turn` · `creature` sta bloccando `blocks` in `turn`
   * Send it when an effect puts a creature onto the battlefield blocking; plans make it for each declared blocker. · Va inviato quando un effetto mette sul campo di battaglia una creatura bloccante; i piani lo producono per ogni bloccante dichiarato.
   */
  readonly becomesBlocking: { readonly creature: string; readonly turn: string; readonly blocks: readonly string[] };
  /**
   * `block` ends · `block` termina
   * Send it when a creature in two roles stops blocking but stays in combat; otherwise plans make it. · Va inviato quando una creatura con due ruoli smette di bloccare ma resta in combattimento; altrimenti lo producono i piani.
   */
  readonly blockIsRemoved: { readonly block: string | MadeBlocker };
  /**
   * `creature` assigns {amount:damage|damage} to `to` · `creature` assegna {amount:danno|danni} a `to`
   * Send it for each assignment of combat damage; it is barred where the recipient has left or nothing is attacked any more. · Va inviato per ogni assegnazione di danno da combattimento; non accade se il destinatario è uscito o non si attacca più nulla.
   */
  readonly combatDamageIsAssigned: { readonly creature: string; readonly to: string; readonly amount: number };
  /**
   * `source` deals {amount:damage|damage} to `to`[ because of `instructedBy`][ through `through`] · `source` infligge {amount:danno|danni} a `to`[ per `instructedBy`][ attraverso `through`]
   * Send it when damage would be dealt; its plan tells loss of life, poison counters and lifelink, while marking damage on permanents is the host's. · Va inviato quando si infliggerebbe danno; il piano dice punti vita, veleno e legame vitale, mentre sui permanenti lo segna il programma ospite.
   */
  readonly damageIsDealt: { readonly source: string; readonly to: string; readonly amount: number; readonly combat?: boolean | null; readonly through?: string | null; readonly instructedBy?: string | null };
  /**
   * the effect of `source` is applied to `to`[ through `through`] · l'effetto di `source` si applica a `to`[ attraverso `through`]
   * Send it for any other part of an effect, to learn whether it reaches a player or object; carrying it out is up to the host. · Va inviato per ogni altra parte di un effetto, per sapere se raggiunge un giocatore o un oggetto; eseguirla spetta al programma ospite.
   */
  readonly effectIsApplied: { readonly source: string; readonly to: string; readonly part?: string | null; readonly through?: string | null };
  /**
   * the life total of `player` changes by `amount` (`cause`) · variazione dei punti vita di `player`: `amount` (`cause`)
   * Send it when a player gains or loses life apart from damage and payments; zero is no event, and a shared total moves with it. · Va inviato quando un giocatore guadagna o perde punti vita, non per danno o pagamenti; zero non è un evento, e cambia anche il totale condiviso.
   */
  readonly lifeChanges: { readonly player: string; readonly amount: number; readonly cause: LifeCause; readonly source?: string | null };
  /**
   * the life total of `player` would become `total` · i punti vita di `player` diventerebbero `total`
   * Send it for each player whose life total an effect sets; send all of one effect together. · Va inviato per ogni giocatore di cui un effetto fissa i punti vita; quelli di uno stesso effetto vanno inviati insieme.
   */
  readonly lifeTotalIsSet: { readonly player: string; readonly total: number; readonly source?: string | null };
  /**
   * the life total of `player` changes like this: `scale` · i punti vita di `player` cambiano così: `scale`
   * Send it for each player whose life total an effect doubles or halves; send all of one effect together. · Va inviato per ogni giocatore di cui un effetto raddoppia o dimezza i punti vita; quelli di uno stesso effetto vanno inviati insieme.
   */
  readonly lifeTotalIsScaled: { readonly player: string; readonly scale: LifeScale; readonly source?: string | null };
  /**
   * `player` and `other` exchange life totals · `player` e `other` si scambiano i punti vita
   * Send it when two players exchange life totals; if either half can't happen, or both share one total, nothing does. · Va inviato quando due giocatori si scambiano i punti vita; se una metà è impossibile o il totale è comune, non accade nulla.
   */
  readonly lifeTotalsAreExchanged: { readonly player: string; readonly other: string; readonly source?: string | null };
  /**
   * `player` redistributes life totals: `changes` · `player` ridistribuisce i punti vita: `changes`
   * Send it with the new totals when a player redistributes life totals; it is barred while `redistributionProblems` finds anything wrong. · Va inviato con i nuovi totali quando un giocatore ridistribuisce i punti vita; non accade se `redistributionProblems` trova problemi.
   */
  readonly lifeTotalsAreRedistributed: { readonly player: string; readonly changes: readonly LifeSettingFacts[]; readonly source?: string | null };
  /**
   * payment of life: `payments` · pagamento di punti vita: `payments`
   * Send it when players pay life for one cost; what doesn't fit into the total paying for it is not paid. · Va inviato quando dei giocatori pagano punti vita per un costo; ciò che il totale da cui si paga non copre non è pagato.
   */
  readonly lifeIsPaid: { readonly payments: readonly LifePaymentFacts[] };
  /**
   * `player` gets {amount:counter|counters} (kind: `kind`) · `player` riceve {amount:segnalino|segnalini} (tipo: `kind`)
   * Send it when a player gets or loses counters; poison is then kept by plans, any other kind is the host's to count. · Va inviato quando un giocatore riceve o perde segnalini; il veleno lo aggiornano poi i piani, gli altri tipi li conta il programma ospite.
   */
  readonly countersChange: { readonly player: string; readonly kind: string; readonly amount: number; readonly source?: string | null };
  /**
   * a round of mulligans: `declarations` · un giro di mulligan: `declarations`
   * Send it with one round of declarations; its plan tells who keeps, who draws a new hand and how many cards go to the bottom. · Va inviato con un giro di dichiarazioni; il piano dice chi tiene, chi pesca una nuova mano e quante carte vanno in fondo.
   */
  readonly mulligansAreDeclared: { readonly declarations: readonly DeclarationFacts[] };
  /**
   * `player` begins with `objects` on the battlefield · `player` inizia con `objects` sul campo di battaglia
   * Send it with the cards of an opening hand that a player begins with on the battlefield; only that player's cards in hand go there. · Va inviato con le carte della mano iniziale che un giocatore mette in campo prima del primo turno; contano solo le sue carte in mano.
   */
  readonly openingCardsArePlaced: { readonly player: string; readonly objects: readonly string[] };
  /**
   * time is called · il tempo scade
   * Send it when the time of a tournament round is over; its plan sets the turns still to play, and a second call changes nothing. · Va inviato quando scade il tempo di un round di torneo; il piano fissa i turni ancora da giocare, e ripeterlo non cambia nulla.
   */
  readonly timeIsCalled: { readonly [none: string]: never };
  /**
   * the last known information about `player` is kept: `record` · si conservano le ultime informazioni note su `player`: `record`
   * Writes down, in limited-range games, a player's counters, other numbers and who had them within range, just before they leave. · Annota, con raggio d'influenza limitato, i segnalini e gli altri numeri di un giocatore e chi lo aveva nel raggio, un attimo prima che esca.
   * For the rules themselves, not for engines.
   */
  readonly lastKnownRecorded: { readonly player: string; readonly record: RecordFacts };
  /**
   * `player` leaves the game · `player` lascia la partita
   * Marks one player as out of the game; it comes only from the plan of a departure, and the player's seat stays on the table. · Segna che un giocatore è fuori dalla partita; viene solo dal piano di un'uscita e il suo posto resta al tavolo.
   * For the rules themselves, not for engines.
   */
  readonly playerDeparted: { readonly player: string };
  /**
   * the game goes on with no monarch · la partita continua senza monarca
   * Takes the crown away when the monarch leaves and no player in the game can become the monarch. · Toglie la corona quando il monarca esce e nessun giocatore in partita può diventarlo.
   * For the rules themselves, not for engines.
   */
  readonly monarchCleared: { readonly [none: string]: never };
  /**
   * `to` becomes the planar controller in place of `from` · `to` diventa il controllore planare al posto di `from`
   * Hands the role of planar controller from one player to another, as a turn begins or as that player leaves (Planechase). · Fa passare il ruolo di controllore planare da un giocatore a un altro, quando inizia un turno o quando il primo esce (Planechase).
   * For the rules themselves, not for engines.
   */
  readonly planarControllerMoves: { readonly from: string; readonly to: string };
  /**
   * `object` passes to `to` · `object` passa a `to`
   * Gives a face-up plane to whoever takes over the role of its planar controller, where there are several (Grand Melee). · Affida un piano a faccia in su a chi subentra al suo controllore planare, dove ce n'è più d'uno (Grand Melee).
   * For the rules themselves, not for engines.
   */
  readonly planePassed: { readonly object: string; readonly to: string };
  /**
   * `player` is no longer the planar controller · `player` non è più il controllore planare
   * Ends the role of a planar controller who leaves, when nobody takes it over; the host then puts that player's planes away (Grand Melee). · Chiude il ruolo del controllore planare che esce, quando nessuno subentra; i suoi piani li toglie il programma ospite (Grand Melee).
   * For the rules themselves, not for engines.
   */
  readonly planarControllerCleared: { readonly player: string };
  /**
   * `object` leaves the game · `object` lascia la partita
   * Takes out of the game what a departing player owns, in whatever zone it is and whoever controls it, save cards in the ante zone. · Toglie dalla partita ciò che possiede chi esce, in qualunque zona sia e chiunque lo controlli, salvo le carte nella zona della posta.
   * For the rules themselves, not for engines.
   */
  readonly objectLeavesGame: { readonly object: string };
  /**
   * `turn` goes on without an active player · `turn` prosegue senza giocatore attivo
   * Leaves a turn under way without an active player, because nobody of those who were taking it is in the game any more. · Lascia senza giocatore attivo un turno in corso, perché di chi lo svolgeva non è più in partita nessuno.
   * For the rules themselves, not for engines.
   */
  readonly activePlayerCleared: { readonly turn: string };
  /**
   * a turn of `player` would have begun · un turno di `player` sarebbe iniziato
   * Notes that a turn of a departed player would have begun, so that what they did in their last turn is no longer found. · Annota che sarebbe iniziato un turno di un giocatore uscito: ciò che ha fatto nel suo ultimo turno non si trova più.
   * For the rules themselves, not for engines.
   */
  readonly turnMissed: { readonly player: string };
  /**
   * `object` becomes unattached · `object` non è più assegnato
   * Takes an Equipment or Fortification off what it can't be attached to, found by a check of state-based actions; it stays on the battlefield. · Stacca un Equipaggiamento o una Fortificazione da ciò a cui non può essere assegnato, nel controllo dello stato; resta sul campo di battaglia.
   * For the rules themselves, not for engines.
   */
  readonly attachmentEnded: { readonly object: string };
  /**
   * `choice` goes to `among` · `choice` passa a `among`
   * Names in a plan those among whom the one who makes a choice is found, and who picks among them; asking them is up to the host. · Nomina in un piano i giocatori tra i quali trovare chi sceglie, e chi lo indica; interpellarli spetta al programma ospite.
   * For the rules themselves, not for engines.
   */
  readonly choiceIsAsked: { readonly choice: string | MadeChoice; readonly among: readonly string[]; readonly by?: string | null };
  /**
   * winners: `winners`; losers: `losers`; drawing: `drawers`; restarting the game: `restarting`; leaving: `leaving` · vincitori: `winners`; sconfitti: `losers`; in patta: `drawers`; fanno ricominciare la partita: `restarting`; escono: `leaving`
   * Gathers all wins, losses, draws, restarts and departures of one moment, settles what becomes of them together, and records results or ends the game. · Raccoglie vittorie, sconfitte, patte, partite da ricominciare e uscite dello stesso momento, li decide insieme e ne registra l'esito o chiude la partita.
   * For the rules themselves, not for engines.
   */
  readonly outcomesAreJudged: { readonly winners?: readonly string[]; readonly losers?: readonly string[]; readonly drawers?: readonly string[]; readonly restarting?: readonly string[]; readonly leaving?: readonly string[] };
  /**
   * the outcome of `player` is recorded: `as` · si registra l'esito di `player`: `as`
   * Writes down the final result of one player, also of one who had left before and shares in a win of the team. · Annota l'esito finale di un giocatore, anche di chi era già uscito e partecipa alla vittoria della squadra.
   * For the rules themselves, not for engines.
   */
  readonly outcomeRecorded: { readonly player: string; readonly as: Outcome };
  /**
   * the outcome of `team` is recorded: `as` · si registra l'esito di `team`: `as`
   * Writes down the result of a whole team, once its members' results settle it. · Annota l'esito di un'intera squadra, quando quelli dei suoi componenti lo stabiliscono.
   * For the rules themselves, not for engines.
   */
  readonly teamOutcomeRecorded: { readonly team: string; readonly as: Outcome };
  /**
   * the game ends; winners: `winners` · la partita finisce; vincitori: `winners`
   * Ends the game and names the winners, nobody if it is a draw; afterwards nothing more happens on this table. · Chiude la partita e nomina i vincitori, nessuno se è patta; dopo, a questo tavolo non accade più nulla.
   * For the rules themselves, not for engines.
   */
  readonly gameEnded: { readonly winners: readonly string[] };
  /**
   * a new game begins with `players`, `starting` first · una nuova partita comincia con `players`, inizia `starting`
   * Ends this game without any result and names who plays in the next one and who starts; the host opens a new table for it. · Chiude questa partita senza esito e nomina chi gioca la prossima e chi la inizia; il programma ospite apre un nuovo tavolo.
   * For the rules themselves, not for engines.
   */
  readonly gameRestarted: { readonly players: readonly string[]; readonly starting: string };
  /**
   * the draw from an empty library by `player` is dealt with · si chiude la pescata da un grimorio vuoto di `player`
   * Forgets, after a check of state-based actions, that a player drew from an empty library, whether or not that player lost. · Dimentica, dopo un controllo dello stato, che un giocatore ha pescato da un grimorio vuoto, abbia perso o no.
   * For the rules themselves, not for engines.
   */
  readonly emptyDrawCleared: { readonly player: string };
  /**
   * `group` starts · inizia `group`
   * Writes down who starts and how many players the game started with, and puts it into the running state. · Annota chi inizia e con quanti giocatori comincia la partita, che da allora è in corso.
   * For the rules themselves, not for engines.
   */
  readonly startDecided: { readonly group: string };
  /**
   * `group` starts at {total:life point|life points} · `group` parte da {total:punto vita|punti vita}
   * Gives a player, or a team that shares its life, the starting life total; made once for each as the game starts. · Dà a un giocatore, o a una squadra che li condivide, i punti vita iniziali; una volta per ciascuno, all'inizio della partita.
   * For the rules themselves, not for engines.
   */
  readonly startingLifeSet: { readonly group: string; readonly total: number };
  /**
   * `group` takes a turn[ (extra: `extra`)] · `group` svolge un turno[ (extra: `extra`)]
   * Puts the new turn on the table, in its untap step, once nothing has skipped it, and counts it. · Mette al tavolo il nuovo turno, nella sottofase di STAP, se nulla lo ha fatto saltare, e lo conta.
   * For the rules themselves, not for engines.
   */
  readonly turnOpened: { readonly group: string; readonly number?: number | null; readonly marker?: string | null; readonly extra?: boolean | null };
  /**
   * the range of `player` is fixed: `reach` · si fissa il raggio di `player`: `reach`
   * Fixes who is within a player's range as a turn begins, where that has changed; it holds until a later turn begins. · Fissa chi è nel raggio d'influenza di un giocatore quando inizia un turno, se è cambiato; vale finché non ne inizia un altro.
   * For the rules themselves, not for engines.
   */
  readonly rangeRecorded: { readonly player: string; readonly reach: readonly string[] };
  /**
   * the lands that `player` played in an earlier turn no longer count · le terre giocate da `player` in un turno precedente non contano più
   * Sets a player's count of lands played back to none as that player's own turn begins. · Riporta a zero il conto delle terre giocate da un giocatore quando inizia il suo turno.
   * For the rules themselves, not for engines.
   */
  readonly landsPlayedCleared: { readonly player: string };
  /**
   * `turn` is closed · `turn` è chiuso
   * Takes a finished turn off the table and remembers whose it was, except for extra turns and turns with a marker. · Toglie dal tavolo un turno finito e ricorda di chi era, salvo per i turni extra e quelli con segnaturno.
   * For the rules themselves, not for engines.
   */
  readonly turnClosed: { readonly turn: string };
  /**
   * `players` would get extra parts of turns · `players` (otterrebbe|otterrebbero) parti di turno extra
   * Gathers the extra parts of one moment and settles how many each player or team gets, those of one source counting once for a team. · Raccoglie le parti extra dello stesso momento e decide quante ne spettano a ognuno; quelle di una fonte contano una volta per squadra.
   * For the rules themselves, not for engines.
   */
  readonly partsAreGranted: { readonly players?: readonly string[] };
  /**
   * `group` gets `count` extra: `part` · `group` ottiene `count` extra: `part`
   * Tells who gets how many extra turns, phases or steps in the end; outside Grand Melee the host inserts and orders them. · Dice chi ottiene infine quanti turni, fasi o sottofasi extra; fuori da Grand Melee li inserisce e li ordina il programma ospite.
   * For the rules themselves, not for engines.
   */
  readonly groupGains: { readonly group: string; readonly part: Part; readonly count: number; readonly source?: string | null };
  /**
   * extra turns are granted during `turn`: `count` · durante `turn` si concedono turni extra: `count`
   * Counts the extra turns that go to whoever is taking a turn, so that the marker can be kept after it (Grand Melee). · Conta i turni extra concessi a chi sta svolgendo un turno, così che poi tenga il segnaturno (Grand Melee).
   * For the rules themselves, not for engines.
   */
  readonly extraTurnsGranted: { readonly turn: string; readonly count: number };
  /**
   * `players` would skip parts of turns · `players` (salterebbe|salterebbero) parti di turno
   * Gathers the skips of one moment and settles how often each player or team skips, those of one source counting once for a team. · Raccoglie i salti dello stesso momento e decide quante volte salta ognuno; quelli di una fonte contano una volta per squadra.
   * For the rules themselves, not for engines.
   */
  readonly partsAreSkipped: { readonly players?: readonly string[] };
  /**
   * `group` skips `count` of: `part` · `group` salta `count` di: `part`
   * Puts on the table what somebody has to skip; it waits there until such a part of a turn would begin. · Mette al tavolo ciò che qualcuno deve saltare; resta lì finché quella parte di turno non sta per iniziare.
   * For the rules themselves, not for engines.
   */
  readonly skipAdded: { readonly group: string; readonly part: Part; readonly count: number; readonly source?: string | null };
  /**
   * `group` skips this time: `part`, for `skip` · `group` salta questa volta: `part`, per `skip`
   * Uses up one of several skips as a turn, phase or step would begin; that part doesn't happen. · Consuma uno di più salti quando inizierebbe un turno, una fase o una sottofase; quella parte non si svolge.
   * For the rules themselves, not for engines.
   */
  readonly skipUsed: { readonly skip: string; readonly group: string; readonly part: Part };
  /**
   * `group` skips: `part`, for the last time for `skip` · `group` salta: `part`, per l'ultima volta per `skip`
   * Uses up the last skip of its kind as a turn, phase or step would begin, and takes it off the table. · Consuma l'ultimo salto del suo genere quando inizierebbe un turno, una fase o una sottofase, e lo toglie dal tavolo.
   * For the rules themselves, not for engines.
   */
  readonly lastSkipUsed: { readonly skip: string; readonly group: string; readonly part: Part };
  /**
   * all of this is left out of `turn`: `part` · in `turn` si salta per intero: `part`
   * Notes that a whole phase is being skipped, so that its later steps don't begin either. · Annota che si salta un'intera fase, così che non inizino nemmeno le sue sottofasi seguenti.
   * For the rules themselves, not for engines.
   */
  readonly phaseLeftOut: { readonly turn: string; readonly part: Part };
  /**
   * the pass of `group` in `turn` is noted · si annota che `group` ha passato in `turn`
   * Adds one player or team to those who have passed in a row in a turn. · Aggiunge un giocatore o una squadra a quelli che in un turno hanno passato di seguito.
   * For the rules themselves, not for engines.
   */
  readonly passRecorded: { readonly turn: string; readonly group: string };
  /**
   * the passes in `turn` are forgotten · si dimenticano i passaggi di priorità in `turn`
   * Forgets all passes of a turn, because somebody acted, something resolved or whoever had priority left. · Dimentica tutti i passaggi di un turno, perché qualcuno ha agito, qualcosa si è risolto o chi aveva la priorità è uscito.
   * For the rules themselves, not for engines.
   */
  readonly passesCleared: { readonly turn: string };
  /**
   * combat begins in `turn` · inizia il combattimento in `turn`
   * Opens combat as its first step begins; where a single defender is needed, the active player or team chooses one here. · Apre il combattimento all'inizio della sua prima sottofase; se serve un solo difensore, qui lo sceglie il giocatore o la squadra attivi.
   * For the rules themselves, not for engines.
   */
  readonly combatBegins: { readonly turn: string };
  /**
   * `defender` is chosen as defender in `turn` · `defender` è scelto come difensore in `turn`
   * Notes the opponent or team picked as defender when combat began; only that one can be attacked in this combat. · Annota l'avversario o la squadra scelti come difensore all'inizio del combattimento; in questo combattimento si può attaccare solo quello.
   * For the rules themselves, not for engines.
   */
  readonly defendingPlayerIsChosen: { readonly turn: string; readonly defender: string };
  /**
   * `attack` ends[, the defending player being `player`] · `attack` termina[, con `player` come giocatore in difesa]
   * Ends the attack of a creature removed from combat and remembers who was its defending player. · Chiude l'attacco di una creatura rimossa dal combattimento e ricorda chi era il suo giocatore in difesa.
   * For the rules themselves, not for engines.
   */
  readonly attackRemoved: { readonly attack: string | MadeAttacker; readonly player?: string | null };
  /**
   * `attack` is forgotten as combat is over · `attack` si dimentica a combattimento finito
   * Takes an attack off the table when combat is over. · Toglie un attacco dal tavolo quando il combattimento è finito.
   * For the rules themselves, not for engines.
   */
  readonly attackCleared: { readonly attack: string | MadeAttacker };
  /**
   * removed from combat: `objects` · rimossi dal combattimento: `objects`
   * Gathers all that leaves combat at one moment and settles which attacks and blocks end and which attackers attack nothing any more. · Raccoglie ciò che lascia il combattimento nello stesso momento e decide quali attacchi e blocchi finiscono o restano senza oggetto.
   * For the rules themselves, not for engines.
   */
  readonly objectsAreRemovedFromCombat: { readonly objects?: readonly string[] };
  /**
   * the choice of a defender in `turn` is over · la scelta del difensore in `turn` è finita
   * Drops the defender chosen for a turn, when combat is over. · Toglie il difensore scelto per un turno, quando il combattimento è finito.
   * For the rules themselves, not for engines.
   */
  readonly defenderCleared: { readonly turn: string };
  /**
   * `holder` gets a turn marker (number: `number`) · `holder` riceve un segnaturno (numero: `number`)
   * Deals a turn marker to a player as a Grand Melee starts. · Assegna un segnaturno a un giocatore all'inizio di un Grand Melee.
   * For the rules themselves, not for engines.
   */
  readonly markerCreated: { readonly number: number; readonly holder: string };
  /**
   * the turn of `marker` begins (extra turns to follow: `extras`; normal turn to follow: `normalDue`) · inizia il turno di `marker` (turni extra a seguire: `extras`; turno normale a seguire: `normalDue`)
   * Puts a marker into its turn and notes which turns are to follow with it: extra ones, then the normal one (Grand Melee). · Mette un segnaturno nel suo turno e annota quali turni seguono con esso: prima gli extra, poi quello normale (Grand Melee).
   * For the rules themselves, not for engines.
   */
  readonly markerTurnStarted: { readonly marker: string; readonly extras: number; readonly normalDue: boolean };
  /**
   * `marker` waits · `marker` attende
   * Notes that a marker's turn is over and that it has still to be passed on, kept or removed (Grand Melee). · Annota che il turno di un segnaturno è finito e che esso va ancora passato, tenuto o rimosso (Grand Melee).
   * For the rules themselves, not for engines.
   */
  readonly markerTurnFinished: { readonly marker: string };
  /**
   * `marker` moves after its turn (extra turns granted in it: `granted`) · `marker` si muove dopo il suo turno (turni extra concessi in esso: `granted`)
   * Settles, once a turn has ended, whether its marker goes to the left, stays for a further turn or leaves the game (Grand Melee). · Decide, finito un turno, se il segnaturno va a sinistra, resta per un altro turno o lascia la partita (Grand Melee).
   * For the rules themselves, not for engines.
   */
  readonly markerMoves: { readonly marker: string; readonly granted: number };
  /**
   * `marker` passes to `to` (arrival: `arrival`) · `marker` passa a `to` (arrivo: `arrival`)
   * Gives a marker to its next holder and numbers its arrival; departed players on the way have missed a turn (Grand Melee). · Dà un segnaturno al prossimo detentore e ne numera l'arrivo; chi è uscito e sta in mezzo ha perso un turno (Grand Melee).
   * For the rules themselves, not for engines.
   */
  readonly markerIsPassed: { readonly marker: string; readonly to: string; readonly arrival: number };
  /**
   * `marker` is kept (extra turns to follow: `extras`; normal turn to follow: `normalDue`) · `marker` è tenuto (turni extra a seguire: `extras`; turno normale a seguire: `normalDue`)
   * Leaves a marker with its holder, who begins a further turn with it as soon as there is room (Grand Melee). · Lascia un segnaturno al suo detentore, che con esso inizia un altro turno appena c'è spazio (Grand Melee).
   * For the rules themselves, not for engines.
   */
  readonly markerKept: { readonly marker: string; readonly extras: number; readonly normalDue: boolean };
  /**
   * `marker` is designated to be removed, times: `times` · `marker` è designato per la rimozione, volte: `times`
   * Designates a marker for removal, once or several times, because too few players are left (Grand Melee). · Designa un segnaturno per la rimozione, una o più volte, perché restano troppo pochi giocatori (Grand Melee).
   * For the rules themselves, not for engines.
   */
  readonly markerDesignated: { readonly marker: string; readonly times: number };
  /**
   * `marker` is removed · `marker` è rimosso
   * Takes a designated marker out of the game; further designations of it pass to the next one on its right (Grand Melee). · Toglie dalla partita un segnaturno designato; le designazioni in più passano al prossimo alla sua destra (Grand Melee).
   * For the rules themselves, not for engines.
   */
  readonly markerRemoved: { readonly marker: string };
  /**
   * extra turns owed to `player`: `turns` · turni extra dovuti a `player`: `turns`
   * Sets how many extra turns a player is owed; they are taken just before that player's next turn (Grand Melee). · Fissa quanti turni extra sono dovuti a un giocatore; si svolgono subito prima del suo prossimo turno (Grand Melee).
   * For the rules themselves, not for engines.
   */
  readonly turnsOwed: { readonly player: string; readonly turns: number };
  /**
   * the turns that may begin with their turn markers begin · iniziano i turni che i segnaturno permettono
   * Begins every turn for which a waiting marker has room, after a start, a departure or the end of a turn (Grand Melee). · Fa iniziare ogni turno per cui un segnaturno in attesa ha spazio, dopo un inizio, un'uscita o la fine di un turno (Grand Melee).
   * For the rules themselves, not for engines.
   */
  readonly markerTurnsBegin: { readonly [none: string]: never };
  /**
   * the life total of `group` moves by `amount` through `player` · i punti vita di `group` variano di `amount` tramite `player`
   * Moves the recorded life total of a player or team, naming the player through whom it moved. · Cambia i punti vita registrati di un giocatore o di una squadra, con il giocatore tramite il quale cambiano.
   * For the rules themselves, not for engines.
   */
  readonly lifeTotalChanged: { readonly group: string; readonly amount: number; readonly player: string };
  /**
   * the life totals of `players` are set · si fissano i punti vita di `players`
   * Gathers the totals set at one moment; where all of a Two-Headed Giant team is concerned, one picked member is affected. · Raccoglie i totali fissati nello stesso momento; se riguarda tutta una squadra di Two-Headed Giant, vale per il componente scelto.
   * For the rules themselves, not for engines.
   */
  readonly lifeTotalsAreSet: { readonly players?: readonly string[] };
  /**
   * the life total of `player` becomes `total` · i punti vita di `player` diventano `total`
   * Turns a new life total into the gain or loss that leads to it; nothing comes of it if the total is there already. · Trasforma un nuovo totale di punti vita nel guadagno o nella perdita che ci porta; se c'è già, non accade nulla.
   * For the rules themselves, not for engines.
   */
  readonly lifeTotalBecomes: { readonly player: string; readonly total: number };
  /**
   * the life totals of `players` are doubled or halved · si raddoppiano o dimezzano i punti vita di `players`
   * Gathers the doublings and halvings of one moment and works out every gain and loss from the totals before. · Raccoglie raddoppi e dimezzamenti dello stesso momento e calcola guadagni e perdite dai totali di prima.
   * For the rules themselves, not for engines.
   */
  readonly lifeTotalsAreScaled: { readonly players?: readonly string[] };
  /**
   * life is paid at one moment: `payments` · si pagano punti vita in uno stesso momento: `payments`
   * Gathers the payments of one moment and lets only those go through that each total can bear together. · Raccoglie i pagamenti dello stesso momento e lascia passare solo quelli che ogni totale può sostenere insieme.
   * For the rules themselves, not for engines.
   */
  readonly lifePaymentsAreMade: { readonly payments?: readonly (readonly LifePaymentFacts[])[] };
  /**
   * the poison counters of `group` change by `amount` through `player` · i segnalini veleno di `group` cambiano di `amount` tramite `player`
   * Moves the recorded poison counters of a player or team, naming the player through whom they moved. · Cambia i segnalini veleno registrati di un giocatore o di una squadra, con il giocatore tramite il quale cambiano.
   * For the rules themselves, not for engines.
   */
  readonly poisonCountersChanged: { readonly group: string; readonly amount: number; readonly player: string };
  /**
   * the poison counters of `player` would change by `amount` · i segnalini veleno di `player` cambierebbero di `amount`
   * Asks for a change of one player's poison counters, to be settled together with the others of that moment. · Chiede una variazione dei segnalini veleno di un giocatore, da decidere insieme alle altre dello stesso momento.
   * For the rules themselves, not for engines.
   */
  readonly poisonCountersChange: { readonly player: string; readonly amount: number };
  /**
   * poison counters change at one moment: `players` · segnalini veleno che cambiano in uno stesso momento: `players`
   * Gathers the poison changes of one moment, so that no player or team loses more counters than there are. · Raccoglie le variazioni di veleno dello stesso momento, così che nessun giocatore o squadra perda più segnalini di quanti ne ha.
   * For the rules themselves, not for engines.
   */
  readonly poisonCountersAreJudged: { readonly players?: readonly string[] };
  /**
   * `player` draws a new hand, cards: `cards` · `player` pesca una nuova mano, carte: `cards`
   * Tells in a plan how many cards a player draws after a mulligan; shuffling and drawing are up to the host. · Dice in un piano quante carte pesca un giocatore dopo un mulligan; mescolare e pescare spetta al programma ospite.
   * For the rules themselves, not for engines.
   */
  readonly handIsRedrawn: { readonly player: string; readonly cards: number };
  /**
   * `player` puts on the bottom, cards: `cards` · `player` mette in fondo, carte: `cards`
   * Tells in a plan how many cards of a new hand a player puts on the bottom of the library; the host carries it out. · Dice in un piano quante carte della nuova mano un giocatore mette in fondo al grimorio; lo esegue il programma ospite.
   * For the rules themselves, not for engines.
   */
  readonly cardsAreBottomed: { readonly player: string; readonly cards: number };
  /**
   * a mulligan of `player` is counted · si conta un mulligan di `player`
   * Adds one to the mulligans that a player has taken, at the end of a round. · Aggiunge uno ai mulligan che un giocatore ha preso, alla fine di un giro.
   * For the rules themselves, not for engines.
   */
  readonly mulliganIsCounted: { readonly player: string };
  /**
   * `player` keeps the hand · `player` tiene la mano
   * Notes that a player keeps the opening hand and takes no further part in the rounds of mulligans. · Annota che un giocatore tiene la mano iniziale e non partecipa più ai giri di mulligan.
   * For the rules themselves, not for engines.
   */
  readonly handIsKept: { readonly player: string };
  /**
   * `player` may look at the top card and put it on the bottom · `player` può guardare la prima carta e metterla in fondo
   * Lets somebody who kept a smaller hand look at the top card of the library, in editions that have it; the host carries it out. · Fa guardare la prima carta del grimorio a chi ha tenuto una mano più piccola, nelle edizioni che lo prevedono; lo esegue il programma ospite.
   * For the rules themselves, not for engines.
   */
  readonly topCardIsLookedAt: { readonly player: string };
  /**
   * turns left to play: `turns` · turni ancora da giocare: `turns`
   * Sets how many turns are still to be played: when time is called, and at each turn that begins afterwards. · Fissa quanti turni restano da giocare: quando scade il tempo e a ogni turno che inizia dopo.
   * For the rules themselves, not for engines.
   */
  readonly turnsLeftSet: { readonly turns: number };
  /**
   * the next change of life decides · decide la prossima variazione dei punti vita
   * Lets life totals decide a single-elimination game that nobody has won by the end of the last turn allowed. · Fa decidere dai punti vita una partita a eliminazione diretta che nessuno ha vinto entro l'ultimo turno consentito.
   * For the rules themselves, not for engines.
   */
  readonly suddenDeathBegun: { readonly [none: string]: never };
}

/** An event as it is sent, and as `moves` offers it. */
export type EventOf<Name extends keyof Events> = {
  readonly [E in Name]: { readonly event: E; readonly fields: Events[E] };
}[Name];

/** All of it, for `typed<Vocabulary>()` of `tavolata/runtime`. */
export interface Vocabulary {
  readonly setup: SetupFacts;
  readonly table: TableFacts;
  readonly questions: Questions;
  readonly events: Events;
  readonly sent: HostEvent;
  readonly picks: Matter;
}
