exec target/debug/round-trip
