//! Bots play a game of Two-Headed Giant. Nothing of the rules is in here: what may be done is asked, what follows is in the plans.
//!
//! `cargo run --release --example two_headed_giant -- [SEED]`

use serde_json::{json, Value as Json};
use std::collections::BTreeMap;
use tavolata::events::*;
use tavolata::facts::{CollectionName, FactName, MadeAttacker, StepName};
use tavolata::questions::{MembersIn, Moves, NextGroup, PlayersIn};
use tavolata::{Error, MakeTable, OrId, Rules, Sending, Table};

const STEPS: [StepName; 6] = [
    StepName::Draw,
    StepName::BeginCombat,
    StepName::DeclareAttackers,
    StepName::DeclareBlockers,
    StepName::CombatDamage,
    StepName::EndOfCombat,
];

struct Game {
    table: Table,
    chance: u64,
    plans: usize,
}

impl Game {
    /// A number below `most`, as xorshift gives it.
    fn roll(&mut self, most: usize) -> usize {
        for shift in [13, -7, 17] {
            self.chance ^= if shift > 0 { self.chance << shift } else { self.chance >> -shift };
        }
        (self.chance % most as u64) as usize
    }

    /// Whether anything came of it.
    fn happen(&mut self, events: Vec<Event>) -> Result<bool, Error> {
        let mut chance = self.roll(usize::MAX / 2);
        let pick = |among: &[Json]| {
            chance = chance.rotate_left(7) ^ 5;
            among[chance % among.len()].clone()
        };
        let mut pick = pick;
        let how = Sending { carry_out: true, reasons: false, ..Default::default() };
        let plan = self.table.resolve(events, |need| pick(&need.among), &how)?;
        self.plans += 1;
        Ok(!plan.steps.is_empty())
    }

    fn text(&self, of: &str, fact: FactName) -> Result<Option<String>, Error> {
        Ok(self.table.fact(of, fact)?.and_then(|value| value.as_str().map(String::from)))
    }

    fn is_running(&self) -> Result<bool, Error> {
        Ok(self.text("game", FactName::Status)?.as_deref() == Some("running"))
    }

    fn moves(&self, player: &str) -> Result<Vec<Event>, Error> {
        Ok(self.table.ask(&Moves { player: player.into() })?.value.unwrap_or_default())
    }

    /// Each creature of the team goes at somebody whom it may attack; if all that together is not lawful, nobody goes.
    fn attack(&mut self, team: &[String]) -> Result<(), Error> {
        let mut ways: BTreeMap<String, Vec<OrId<MadeAttacker>>> = BTreeMap::new();
        for player in team {
            for one in self.moves(player)? {
                let Event::AttackersAreDeclared(declared) = one else { continue };
                for attack in declared.attacks {
                    if let OrId::Made(made) = &attack {
                        ways.entry(made.creature.clone().unwrap_or_default()).or_default().push(attack);
                    }
                }
            }
        }
        let mut attacks = Vec::new();
        for some in ways.values() {
            if self.roll(10) < 7 {
                attacks.push(some[self.roll(some.len())].clone());
            }
        }
        let declared = |attacks| AttackersAreDeclared { attacks, player: Some(team[0].clone()) }.into();
        if !self.happen(vec![declared(attacks)])? {
            self.happen(vec![declared(Vec::new())])?;
        }
        Ok(())
    }

    fn block(&mut self) -> Result<(), Error> {
        for player in self.table.ask(&PlayersIn {})?.value.unwrap_or_default() {
            let mut ways = self.moves(&player)?;
            ways.retain(|one| matches!(one, Event::BlockersAreDeclared(_)));
            if !ways.is_empty() && self.roll(10) < 4 {
                let way = ways.swap_remove(self.roll(ways.len()));
                self.happen(vec![way])?;
            }
        }
        Ok(())
    }

    /// Attackers that nobody blocks deal damage at one moment; then the rules look who has lost.
    fn damage(&mut self) -> Result<(), Error> {
        let mut blocked = Vec::new();
        for blocker in self.table.members(CollectionName::Blockers)? {
            let blocks = self.table.fact(&blocker, FactName::Blocks)?.unwrap_or_default();
            blocked.extend(blocks.as_array().cloned().unwrap_or_default());
        }
        let mut hits: Vec<Event> = Vec::new();
        for attacker in self.table.members(CollectionName::Attackers)? {
            let (source, to) = (self.text(&attacker, FactName::Creature)?, self.text(&attacker, FactName::Attacking)?);
            if let (Some(source), Some(to)) = (source, to) {
                if !blocked.contains(&json!(source)) {
                    let amount = 1 + self.roll(4) as i64;
                    hits.push(DamageIsDealt { source, to, amount, combat: Some(true), ..Default::default() }.into());
                }
            }
        }
        if !hits.is_empty() {
            self.happen(hits)?;
        }
        if self.is_running()? {
            self.happen(vec![StateIsChecked::default().into()])?;
        }
        Ok(())
    }

    fn turn(&mut self) -> Result<(), Error> {
        let group = match self.text("game", FactName::LastTurn)? {
            Some(group) => self.table.ask(&NextGroup { group })?.value.flatten(),
            None => self.text("game", FactName::StartingGroup)?,
        };
        let group = group.unwrap_or_default();
        self.happen(vec![TurnBegins { group: group.clone(), ..Default::default() }.into()])?;
        let Some(turn) = self.table.members(CollectionName::Turns)?.pop() else { return Ok(()) };
        for step in STEPS {
            self.happen(vec![StepBegins { turn: turn.clone(), step }.into()])?;
            match step {
                StepName::DeclareAttackers => {
                    let team = self.table.ask(&MembersIn { group: group.clone() })?.value.unwrap_or_default();
                    self.attack(&team)?;
                }
                StepName::DeclareBlockers => self.block()?,
                StepName::CombatDamage => self.damage()?,
                _ => {}
            }
            if !self.is_running()? {
                return Ok(());
            }
        }
        self.happen(vec![TurnEnds { turn }.into()])?;
        Ok(())
    }
}

fn main() -> Result<(), Error> {
    let seed: u32 = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(1);
    let rules = Rules::new()?;
    let players = ["Ada", "Bruno", "Carla", "Dario"].map(String::from);
    let made = rules.make_table(&MakeTable {
        edition: "2026-09-25".into(),
        variant: "two-headed-giant".into(),
        players: players.to_vec(),
        seed: Some(seed),
        start: true,
        ..Default::default()
    })?;
    let table = rules.open(&made.json)?;
    for owner in &players {
        for nth in 1..=3 {
            let creature = json!({ "id": format!("{owner}-{nth}"), "owner": owner, "types": ["creature"] });
            table.add(CollectionName::Objects, &creature)?;
        }
    }
    let mut game = Game { table, chance: 0x9e37_79b9_7f4a_7c15 ^ u64::from(seed), plans: 0 };
    let mut turns = 0;
    while game.is_running()? && turns < 300 {
        game.turn()?;
        turns += 1;
    }
    let winners = game.table.fact("game", FactName::Winners)?.unwrap_or_default();
    println!("two-headed-giant: {turns} turns, {} plans, won by {winners}", game.plans);
    Ok(())
}
