//! Questions a second of the crate: `npm run test:bindings -- --bench` prints them beside those of Node.

use std::hint::black_box;
use std::time::Instant;
use tavolata::questions::MayAttack;
use tavolata::Rules;

const ROUNDS: u32 = 50_000;

/// Seconds of processor time of this thread, where the system tells them; else of the clock.
fn seconds(begun: Instant) -> f64 {
    let told = std::fs::read_to_string("/proc/self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| begun.elapsed().as_secs_f64(), |some| some / 1e9)
}

fn main() {
    let begun = Instant::now();
    let table = std::env::var("TAVOLATA_BENCH").expect("TAVOLATA_BENCH has a table as JSON");
    let rules = Rules::new().unwrap();
    let table = rules.open(&serde_json::from_str::<serde_json::Value>(&table).unwrap()).unwrap();
    let question = MayAttack { creature: "bear".into(), defender: "Carla".into() };
    let ask = || black_box(table.ask(&question).unwrap());
    ask();
    let first = begun.elapsed().as_secs_f64();
    for _ in 0..ROUNDS / 5 {
        ask();
    }
    let before = seconds(begun);
    for _ in 0..ROUNDS {
        ask();
    }
    println!("{{\"first\":{first},\"asks\":{}}}", f64::from(ROUNDS) / (seconds(begun) - before));
}
