/** What the platform does wrong during a soak, and when that explains an error. */
import { setTimeout as sleep } from 'node:timers/promises';

const FAULTS = [
  { status: 500 },
  { status: 502, body: '<html>', contentType: 'text/html' },
  { status: 200, body: '{"status":true,"data":[', contentType: 'application/json' },
  { delayMs: 3000 },
  { path: 'v1/authorizer/*', status: 500 },
  { path: 'v1/class/*', status: 404 },
  { location: 'http://elsewhere.example/' },
];

const FAULT_MS = 4_000;
const PAUSE_MS = 16_000;
/** How long after a fault the edge may still refuse to ask: its pauses, and answers under way. */
const AFTERMATH_MS = 12_000;

/** Plays one fault after another. */
export class Faults {
  /** @param {import('../browser/site.mjs').Upstream} upstream */
  constructor(upstream) {
    this.upstream = upstream;
    this.explainsUntil = 0;
  }

  /** Whether a request that began then may fail on the platform's account. */
  explain(/** @type {number} */ began) {
    return began < this.explainsUntil;
  }

  /** @param {() => boolean} isOver */
  async play(isOver) {
    for (let index = 0; !isOver(); index += 1) {
      await rest(PAUSE_MS, isOver);
      if (isOver()) return;
      this.explainsUntil = Number.POSITIVE_INFINITY;
      await this.upstream.control('POST', 'fault', FAULTS[index % FAULTS.length]);
      await rest(FAULT_MS, isOver);
      await this.upstream.control('DELETE', 'fault');
      if (index % FAULTS.length === 0) await this.upstream.control('POST', 'revoke');
      this.explainsUntil = performance.now() + AFTERMATH_MS;
    }
  }
}

/** @param {number} ms @param {() => boolean} isOver */
async function rest(ms, isOver) {
  const until = performance.now() + ms;
  while (performance.now() < until && !isOver()) await sleep(200);
}
