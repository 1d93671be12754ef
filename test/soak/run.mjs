/**
 * `npm run soak`: visitors of every tenant for ten minutes (`-- --minutes 2` for two), documents,
 * calls and chats at once, while the platform fails now and then. It prints what each part of that
 * time has come to, and fails on an answer that holds another tenant's bytes, on an error that no
 * fault explains, and on memory that goes on growing.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ahead, build } from '../../worker/build.mjs';
import { argumentsOf } from '../run/arguments.mjs';
import { Advice } from '../run/process.mjs';
import { runSetUp } from '../run/setup.mjs';

/** The parts of the run that are told apart. */
const PARTS = 10;
/** How long a visitor looks at what has come. */
const THINKING_MS = 100;
/** How much more memory the last part may hold than the fourth, in which all caches have filled. */
const MOST_GROWTH = 1.25;
const FILLED = 3;
/** How often the worker's memory is looked at; collecting it takes the runtime some time. */
const LOOKING_MS = 3000;
/** What has been seen of memory when nobody has looked yet. */
const NOTHING = { heldMiB: 0, wasmMiB: 0 };

await runSetUp({ browser: false, ahead }, async () => {
  const { minutes, visitors } = options();
  await build();
  // Packages may only be imported once set-up has installed them.
  const { copyBuilt, removeBuilt, Site } = await import('../browser/site.mjs');
  const { held } = await import('./heap.mjs');
  const { Faults } = await import('./faults.mjs');
  const { visit } = await import('./visits.mjs');
  const folder = await copyBuilt();
  const site = await Site.start(folder, {}, undefined, { inspectorPort: 0 });
  const faults = new Faults(site.upstream);
  /** @type {import('./visits.mjs').Counts[]} */
  const parts = [];
  const began = performance.now();
  const isOver = () => performance.now() - began >= minutes * 60_000;
  const part = () => {
    const index = Math.floor(((performance.now() - began) / (minutes * 60_000)) * PARTS);
    const at = Math.min(index, PARTS - 1);
    parts[at] ??= { requests: 0, chats: 0, left: 0, early: 0, explained: 0, wrong: [], ...NOTHING };
    return parts[at];
  };
  const watching = (async () => {
    while (!isOver()) {
      const counts = part();
      const { heldMiB, wasmMiB } = await held(site.runtime);
      counts.heldMiB = Math.max(counts.heldMiB, heldMiB);
      counts.wasmMiB = Math.max(counts.wasmMiB, wasmMiB);
      // The worker's lines are not looked at here, and would be memory of this process.
      site.logs.length = 0;
      await sleep(LOOKING_MS);
    }
  })();
  const visiting = Array.from({ length: visitors }, async () => {
    while (!isOver()) {
      await visit(site, faults, part());
      await sleep(THINKING_MS);
    }
  });
  const failing = faults.play(isOver);
  try {
    await Promise.all([watching, failing, ...visiting]);
  } finally {
    await site.stop();
    removeBuilt(folder);
  }
  return report(parts, minutes);
});

/**
 * @param {import('./visits.mjs').Counts[]} parts
 * @param {number} minutes that they are of together
 * @returns {number} the exit code
 */
function report(parts, minutes) {
  console.table(
    parts.map(({ wrong, heldMiB, wasmMiB, left, early, explained, ...counts }, index) => ({
      'from minute': Number(((index * minutes) / PARTS).toFixed(1)),
      ...counts,
      'left before the headers': early,
      'left midway': left,
      'errors by faults': explained,
      wrong: wrong.length,
      'memory, MiB': Number(heldMiB.toFixed(1)),
      'of wasm, MiB': Number(wasmMiB.toFixed(1)),
    })),
  );
  const wrong = parts.flatMap((part) => part.wrong);
  for (const line of wrong.slice(0, 20)) console.log(line);
  const growth = (/** @type {'heldMiB' | 'wasmMiB'} */ what) =>
    (parts.at(-1)?.[what] ?? 0) / (parts[FILLED]?.[what] ?? Number.NaN);
  const [held, wasm] = [growth('heldMiB'), growth('wasmMiB')];
  const isBounded = held <= MOST_GROWTH && wasm <= MOST_GROWTH;
  console.log(
    `${wrong.length} wrong answers; memory at the end ${held.toFixed(2)} × that of part ${FILLED + 1}, that of wasm ${wasm.toFixed(2)} ×, ${MOST_GROWTH} × at most.`,
  );
  return wrong.length === 0 && isBounded ? 0 : 1;
}

/** What stands after the command. */
function options() {
  const { values } = argumentsOf({ minutes: { type: 'string' }, visitors: { type: 'string' } });
  const number = (/** @type {'minutes' | 'visitors'} */ name, /** @type {number} */ usual) => {
    const given = values[name] === undefined ? usual : Number(values[name]);
    if (!(given > 0)) throw new Advice(`--${name} takes a number above 0.`, `As in --${name} 2`);
    return given;
  };
  return { minutes: number('minutes', 10), visitors: number('visitors', 24) };
}
