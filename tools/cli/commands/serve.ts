import { randomBytes } from 'node:crypto';
import type { Diagnostic } from 'tavolata/compiler';
import { nearest } from 'tavolata/internals';
import type { Words } from 'tavolata/runtime';
import { fill, listed } from 'tavolata/workspace';
import { diagnostic } from '../../messages/index.js';
import type { Access } from '../../serve/access.js';
import { serveHttp } from '../../serve/http.js';
import { isLimit, type Limits, usualLimits } from '../../serve/limits.js';
import { whenParentEnds } from '../../serve/parent.js';
import { Service } from '../../serve/service.js';
import { type Running, serveStreams } from '../../serve/stdio.js';
import { type Call, command } from '../command.js';
import { type Environment, version } from '../environment.js';
import { type Exit, exit } from '../exit.js';
import { openRules } from '../opening.js';
import { refuse } from '../refusing.js';
import { report } from '../reporting.js';
import texts from './serve.json' with { type: 'json' };

const words = texts.words;

/** A text that lists the limits, on two lines, in both languages. */
function withLimits({ en, it }: Words): Words {
  const names = Object.keys(usualLimits);
  const half = Math.ceil(names.length / 2);
  const values = { limits: names.slice(0, half).join(', '), more: names.slice(half).join(', ') };
  return { en: fill(en, values, 'en'), it: fill(it, values, 'it') };
}

export const serve = command({ ...texts.help, about: withLimits(texts.help.about) }, run);

/** Starts the server; the process lives until it has stopped. */
function run(call: Call): Exit {
  const faults: Diagnostic[] = [];
  const limits = limitsOf(call, faults);
  const port = portOf(call, 'http', faults);
  if (port !== undefined && call.flag('framed'))
    faults.push(diagnostic('serve.two-transports', { at: call.atOption('http') }));
  const origins = originsOf(call, port, faults);
  const token = port === undefined ? undefined : tokenIn(call.surroundings.env, faults);
  refuse(faults);
  const { rulebook } = openRules(call);
  // A client may still use handles of an earlier server, whatever is started anew.
  const mark = `-${randomBytes(8).toString('hex')}`;
  const service = new Service({ rulebook, version: version(), lang: call.lang, limits, mark });
  if (port === undefined) {
    const { stdin: input, stdout: output } = process;
    stopInTime(call, serveStreams(service, { input, output, framed: call.flag('framed') }));
  } else listen(call, service, port, { token, origins });
  return exit.fine;
}

function listen(call: Call, service: Service, port: number, access: Access): void {
  serveHttp(service, port, access).then(
    (running) => {
      stopInTime(call, running);
      call.surroundings.err(`${call.say(words.listening, { port: running.port })}\n`);
    },
    (error: NodeJS.ErrnoException) => {
      const values = { port, reason: error.code ?? error.message };
      const found = [diagnostic('serve.cannot-listen', { at: call.atOption('http'), values })];
      report(found, call.lang, call.surroundings, { json: false });
      process.exitCode = exit.wrongUse;
    },
  );
}

/** If the process is stopped, or its starter ends, clients still get the responses to their requests. */
export function stopInTime(call: Call, { stop, done }: Running): void {
  if (!call.flag('stay')) void done.then(whenParentEnds(stop));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, stop);
    void done.then(() => process.off(signal, stop));
  }
}

function limitsOf(call: Call, faults: Diagnostic[]): Partial<Limits> {
  const limits: { -readonly [name in keyof Limits]?: number } = {};
  for (const [nth, text] of call.values('limit').entries()) {
    const [, name = '', value = ''] = /^([a-z]+)=([1-9]\d{0,11})$/.exec(text) ?? [];
    if (isLimit(name)) limits[name] = Number(value);
    else {
      const names = Object.keys(usualLimits);
      const suggestion = nearest(text.split('=')[0] ?? '', names);
      const values = { limit: text, names: listed(names) };
      faults.push(diagnostic('serve.bad-limit', { at: call.atOption('limit', nth), values, suggestion }));
    }
  }
  return limits;
}

/** The port that an option gives. */
export function portOf(call: Call, option: string, faults: Diagnostic[]): number | undefined {
  const given = call.value(option);
  if (given === undefined || (/^\d{1,5}$/.test(given) && Number(given) < 65_536))
    return given === undefined ? undefined : Number(given);
  faults.push(diagnostic('serve.bad-port', { at: call.atOption(option), values: { port: given } }));
  return undefined;
}

/** The required token. An empty one would let everybody in, and one that no header can hold, nobody. */
function tokenIn({ TAVOLATA_TOKEN: token }: Environment['env'], faults: Diagnostic[]): string | undefined {
  if (token !== undefined && !/^[!-~]+$/.test(token))
    faults.push(
      diagnostic(token === '' ? 'serve.empty-token' : 'serve.bad-token', { values: { name: 'TAVOLATA_TOKEN' } }),
    );
  return token;
}

function originsOf(call: Call, port: number | undefined, faults: Diagnostic[]): readonly string[] {
  const origins = call.values('origin');
  if (port === undefined && origins.length > 0)
    faults.push(diagnostic('serve.http-only', { at: call.atOption('origin'), values: { option: 'origin' } }));
  for (const [nth, origin] of origins.entries()) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      faults.push(diagnostic('serve.bad-origin', { at: call.atOption('origin', nth), values: { origin } }));
  }
  return origins;
}
