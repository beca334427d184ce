// Answers requests with the script in Node, one per line, after loading the rulebook.
// node answering.mjs tavolata.iife.js rulebook.packed.gz
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { runInThisContext } from 'node:vm';
import { gunzipSync } from 'node:zlib';

const [script, packed] = process.argv.slice(2);
const call = runInThisContext(`${readFileSync(script, 'utf8')};tavolata.call`);
call(JSON.stringify({ call: 'load', rulebook: gunzipSync(readFileSync(packed)).toString() }));
for await (const line of createInterface({ input: process.stdin })) process.stdout.write(`${call(line)}\n`);
