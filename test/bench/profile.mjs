/**
 * Where the time of a kept document goes: a CPU profile of the runtime while it answers one page over and
 * over, as the share of each part in what the worker's own thread does. Shares change little with how busy
 * the machine is.
 */
import { Site } from '../browser/site.mjs';
import { freePort } from '../run/ports.mjs';
import { getText } from './http.mjs';
import { answersOver } from './load.mjs';

const load = { host: 'alpha.localhost', connections: 8, ms: 4000 };

/** How far apart samples are, in microseconds. */
const interval = 200;

/** Parts of less than this share are summed up. */
const least = 0.01;

/**
 * @typedef {{ functionName: string, url: string }} CallFrame
 * @typedef {{ nodes: { id: number, callFrame: CallFrame }[], samples: number[], timeDeltas: number[] }} Profile
 */

/**
 * @param {string} folder the built site's
 * @returns {Promise<import('./figure.mjs').Figure[]>}
 */
export async function measure(folder) {
  const inspectorPort = await freePort();
  const site = await Site.start(folder, {}, undefined, { inspectorPort });
  try {
    await getText(site.origin, load.host, '/');
    // The first second is spent on compiling what is hot.
    await answersOver(site.origin, { ...load, path: '/', ms: 1000 });
    const profiler = await Profiler.attach(inspectorPort);
    await profiler.start();
    await answersOver(site.origin, { ...load, path: '/' });
    return figures(await profiler.stop());
  } finally {
    await site.stop();
  }
}

/**
 * @param {Profile} profile
 * @returns {import('./figure.mjs').Figure[]}
 */
function figures({ nodes, samples, timeDeltas }) {
  const partOf = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  /** @type {Map<string, number>} */
  const times = new Map();
  let busy = 0;
  for (const [index, id] of samples.entries()) {
    const part = partOf.get(id) ?? '';
    if (part === '(idle)') continue;
    const time = timeDeltas[index] ?? 0;
    busy += time;
    times.set(part, (times.get(part) ?? 0) + time);
  }
  const shares = [...times].map(([part, time]) => ({ part, share: time / busy }));
  const shown = shares.filter(({ share }) => share >= least).sort((a, b) => b.share - a.share);
  const rest = shown.reduce((sum, { share }) => sum - share, 1);
  return [...shown, { part: 'all the others', share: rest }].map(({ part, share }) => ({
    name: `kept document: ${part}`,
    value: 100 * share,
    unit: '%',
  }));
}

/** @param {CallFrame} frame */
function nameOf({ functionName, url }) {
  if (url.startsWith('wasm')) return 'wasm';
  if (/^(wasm-to-js|js-to-wasm)|externref shim/.test(functionName))
    return 'calls between wasm and JavaScript';
  const file = url.split('/').at(-1);
  if (file) return file === 'index.js' ? "the framework's JavaScript" : file;
  return functionName || 'the runtime itself';
}

/** The runtime's profiler, by its inspector. */
class Profiler {
  /** @type {Map<number, (result: unknown) => void>} */
  #waiting = new Map();
  #last = 0;
  #socket;

  /** @param {WebSocket} socket one that is open */
  constructor(socket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const { id, result } = JSON.parse(data);
      this.#waiting.get(id)?.(result);
    });
  }

  /** @param {number} port */
  static async attach(port) {
    const response = await fetch(`http://127.0.0.1:${port}/json`);
    /** @type {{ id: string, webSocketDebuggerUrl: string }[]} */
    const targets = await response.json();
    const target = targets.find(({ id }) => id.includes('site')) ?? targets[0];
    if (!target) throw new Error('the runtime can not be inspected');
    const socket = new WebSocket(target.webSocketDebuggerUrl);
    await new Promise((open, fail) => {
      socket.addEventListener('open', open);
      socket.addEventListener('error', fail);
    });
    return new Profiler(socket);
  }

  async start() {
    await this.#call('Profiler.enable');
    await this.#call('Profiler.setSamplingInterval', { interval });
    await this.#call('Profiler.start');
  }

  /** @returns {Promise<Profile>} */
  async stop() {
    const { profile } = /** @type {{ profile: Profile }} */ (await this.#call('Profiler.stop'));
    this.#socket.close();
    return profile;
  }

  /**
   * @param {string} method
   * @param {object} [params]
   */
  #call(method, params = {}) {
    const id = ++this.#last;
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }
}
