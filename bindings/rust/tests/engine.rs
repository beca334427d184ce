//! Errors, threads, memory and what is dropped.

use serde_json::{json, Value as Json};
use tavolata::events::{Concedes, PlayersLeave};
use tavolata::facts::{
    AnswerVerdict, CollectionName, FactName, ObjectFacts, PlayerFacts, SetupFacts, TableJson, Variant,
};
use tavolata::questions::{LifeOf, MayAttack, StartingLife};
use tavolata::{is, Asking, Lang, MakeTable, OrId, Rules, Sending, Table};

fn table(rules: &Rules, names: [&str; 4]) -> Table {
    let setup = SetupFacts {
        edition: "2026-09-25".into(),
        variants: Some(vec![Variant::FreeForAll]),
        options: Some(vec![tavolata::facts::GameOption::LimitedRange, tavolata::facts::GameOption::AttackMultiple]),
        ..Default::default()
    };
    let players = names.map(|id| OrId::Made(PlayerFacts { id: id.into(), range_seats: is(1), ..Default::default() }));
    let bear = ObjectFacts {
        id: "bear".into(),
        owner: is(names[0]),
        types: Some(vec![tavolata::facts::CardType::Creature]),
        ..Default::default()
    };
    let table =
        TableJson { setup, players: Some(players.into()), objects: Some(vec![OrId::Made(bear)]), ..Default::default() };
    rules.open(&table).unwrap()
}

/// As `compileEntries` gives it.
fn truce_entries() -> Json {
    json!({
        "format": 1,
        "entries": [{
            "id": "host.no-attacks",
            "kind": "prohibition",
            "layer": "host",
            "name": { "en": "A truce", "it": "Una tregua" },
            "text": { "en": { "says": "No creature attacks." }, "it": { "says": "Nessuna creatura attacca." } },
            "numbered": {},
            "hook": "answers",
            "of": "mayAttack",
            "let": {},
            "verdict": "deny",
            "overrides": [],
            "replaces": [],
            "before": [],
            "after": [],
            "source": { "file": "entries.json", "pointer": "/entries/0" }
        }],
        "matters": {}
    })
}

const NAMES: [&str; 4] = ["Ada", "Bè😀", "Carla", "Dario"];

fn attack(defender: &str) -> MayAttack {
    MayAttack { creature: "bear".into(), defender: defender.into() }
}

#[test]
fn asks_sends_and_goes_back() {
    let rules = Rules::new().unwrap();
    let table = table(&rules, NAMES);
    assert_eq!(table.ask(&attack("Bè😀")).unwrap().verdict, AnswerVerdict::Allowed);
    let denied = table.ask_with(&attack("Carla"), Asking { reasons: true, trace: true }).unwrap();
    assert_eq!(
        (denied.verdict, &denied.because[..]),
        (AnswerVerdict::Denied, &["range.no-attack-outside".to_string()][..])
    );
    assert_eq!(denied.numbers.as_ref().unwrap()["range.no-attack-outside"], ["801.3"]);
    assert!(rules.explain(&denied, Lang::It).unwrap().contains("801.3"));

    let matrix = table
        .matrix("mayAttack", &[("defender", &["Bè😀", "Carla"]), ("creature", &["bear"])], json!({}), true)
        .unwrap();
    assert_eq!(matrix.answers, [[json!("allowed")], [json!("denied")]]);
    assert_eq!(matrix.over[0].parameter, "defender");

    let ahead = table.copy().unwrap();
    let plan = ahead.send([PlayersLeave { players: vec!["Ada".into()] }]).unwrap();
    ahead.carry_out(&plan).unwrap();
    assert_eq!(ahead.fact("Ada", FactName::InGame).unwrap(), Some(json!(false)));
    assert_eq!(ahead.fact("bear", FactName::Zone).unwrap(), Some(json!("outside")));
    assert!(rules.explain(&plan, Lang::En).unwrap().contains("800.4"));
    ahead.undo().unwrap();
    assert_eq!(ahead.to_json().unwrap(), table.to_json().unwrap());
    assert_eq!(table.members(CollectionName::Objects).unwrap(), ["bear"]);

    table.set_fact("Ada", FactName::Life, 7).unwrap();
    assert_eq!(table.ask(&LifeOf { player: "Ada".into() }).unwrap().value, Some(Some(7)));
    table.forget_fact("Ada", FactName::Life).unwrap();
    let unknown = table.ask(&LifeOf { player: "Ada".into() }).unwrap();
    assert_eq!((unknown.value, &unknown.unknown[0].of[..]), (None, "Ada"));
    assert_eq!(table.fact("Ada", FactName::Life).unwrap(), None);
    assert_eq!(table.fact("Ada", FactName::Team).unwrap(), Some(Json::Null));
    table.add(CollectionName::Objects, &json!({ "id": "elk", "owner": "Ada" })).unwrap();
    table.remove("bear").unwrap();
    assert_eq!(table.members(CollectionName::Objects).unwrap(), ["elk"]);
}

#[test]
fn errors_say_what_and_where() {
    let rules = Rules::new().unwrap();
    let wrong = json!({ "setup": { "edition": "2026-09-25", "variants": ["free-for-al"] }, "players": ["A", { "id": "B", "lif": 1 }] });
    let error = rules.open(&wrong).err().unwrap();
    assert_eq!((error.code.as_str(), error.place()), ("fault.table", Some("/setup/variants/0")));
    assert_eq!(error.suggestion.as_deref(), Some("free-for-all"));
    assert_eq!(error.refusals.len(), 2);
    assert_eq!(error.refusals[1].pointer, "/players/1/lif");
    assert!(error.message(Lang::It).contains("Forse intendevi «free-for-all»?"));
    assert!(error.to_string().contains("Did you mean “free-for-all”? (fault.table)"));

    let table = table(&rules, NAMES);
    assert_eq!(table.ask(&attack("Bruno")).unwrap_err().code, "fault.argument");
    assert_eq!(table.undo().unwrap_err().code, "fault.no-undo");
    assert_eq!(Rules::packed("{}").err().unwrap().code, "fault.format");
    // What is nested too deep is refused, also where the stack is small.
    let deep = format!("{{\"call\":\"ask\",\"table\":{}{}}}", "[".repeat(200_000), "]".repeat(200_000));
    let small = std::thread::Builder::new().stack_size(1024 * 1024);
    let said = small.spawn(move || Rules::new().unwrap().call_text(&deep).unwrap()).unwrap().join().unwrap();
    assert!(said.starts_with("{\"error\":{\"code\":\"call."), "{said}");
}

#[test]
fn threads_share_an_engine_or_have_their_own() {
    fn shared<T: Send + Sync>(of: T) -> T {
        of
    }
    let rules = shared(Rules::new().unwrap());
    let table = shared(table(&rules, NAMES));
    let ask = |table: &Table| {
        for _ in 0..200 {
            assert_eq!(table.ask(&attack("Carla")).unwrap().verdict, AnswerVerdict::Denied);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| ask(&table));
        }
        scope.spawn(|| ask(&self::table(&Rules::new().unwrap(), NAMES)));
    });
    // Dropped in another thread than the one that opened it.
    std::thread::spawn(move || drop((table, rules))).join().unwrap();
}

#[test]
fn what_is_dropped_is_closed() {
    let rules = Rules::new().unwrap();
    let first = table(&rules, NAMES);
    // More than the 10,000 that an engine holds.
    for _ in 0..10_050 {
        first.copy().unwrap();
    }
    drop(rules);
    assert_eq!(first.ask(&StartingLife { group: "Ada".into() }).unwrap().value, Some(Some(20)));
}

#[test]
fn memory_stays_flat() {
    let rules = Rules::new().unwrap();
    let table = table(&rules, NAMES);
    let work = |rounds: usize| {
        for nth in 0..rounds {
            let ahead = table.copy().unwrap();
            let who = NAMES[nth % 4];
            ahead
                .send_with(
                    [Concedes { player: who.into(), ..Default::default() }],
                    &Sending { carry_out: true, ..Default::default() },
                )
                .unwrap();
            ahead.ask(&attack(NAMES[1 + nth % 3])).unwrap();
            rules.open(&json!({ "setup": { "edition": "2026-09-25" }, "players": ["x", "y"] })).unwrap();
        }
        rules.bytes()
    };
    let before = work(100);
    let after = work(1_000);
    assert!(after < before + before / 100, "{before} bytes before, {after} after");
}

#[test]
fn tables_are_made_and_entries_come_and_go() {
    let rules = Rules::new().unwrap();
    let players = ["a", "b", "c", "d", "e", "f"].map(String::from).to_vec();
    let wanted = MakeTable {
        edition: "2026-09-25".into(),
        variant: "emperor".into(),
        players,
        seed: Some(1),
        ..Default::default()
    };
    let made = rules.make_table(&wanted).unwrap();
    assert_eq!(made.problems.problems, Some(vec![]));
    rules.open(&made.json).unwrap();
    assert!(rules.read_entry("range.no-attack-outside", Lang::En).unwrap().contains("801.3"));
    assert!(rules.describe_vocabulary().unwrap()["questions"]["mayAttack"].is_object());
    assert_eq!(rules.info().unwrap()["protocol"], 1);

    let truce = rules.with_entries(&truce_entries()).unwrap();
    let asked = |rules: &Rules| table(rules, NAMES).ask(&attack("Bè😀")).unwrap().because;
    assert_eq!(asked(&truce), ["host.no-attacks"]);
    assert_eq!(asked(&truce.without_entries(&["host.no-attacks"]).unwrap()), ["combat.may-attack"]);
    assert_eq!(asked(&rules), ["combat.may-attack"]);
}
