import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from './children.mjs';
import { Advice, root } from './process.mjs';

/** How much of a program's output is kept, in characters. */
const keptOutput = 20_000;

/** A program that runs beside this one until it is stopped. */
export class Program {
  /** What it has printed lately, for telling why it failed. */
  output = '';
  /** Whether its output goes to the terminal as it comes. */
  shown = false;
  #running = true;

  /**
   * @param {string} name what a person knows it by
   * @param {string} command
   * @param {string[]} args
   * @param {NodeJS.ProcessEnv} env
   */
  constructor(name, command, args, env) {
    this.name = name;
    const child = startChild(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const keep = (/** @type {Buffer} */ chunk) => {
      this.output = (this.output + chunk).slice(-keptOutput);
      if (this.shown) process.stdout.write(chunk);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    /** Resolves when the program has ended, whatever the reason. */
    this.ended = new Promise((resolve) => {
      child.once('error', resolve);
      child.once('exit', resolve);
    }).then(() => {
      this.#running = false;
    });
  }

  /**
   * Waits until an address answers.
   *
   * @param {string} url
   * @param {(status: number) => boolean} isReady
   * @param {number} limitMs
   */
  async answers(url, isReady, limitMs) {
    const until = performance.now() + limitMs;
    let last = 'no answer';
    while (this.#running && performance.now() < until) {
      const status = await statusAt(url);
      if (status !== null && isReady(status)) return;
      if (status !== null) last = `status ${status}`;
      await sleep(50);
    }
    throw new Advice(
      this.#running ? `${this.name} is not ready at ${url}: ${last}.` : `${this.name} has ended.`,
      'What it printed last stands above.',
      this.output,
    );
  }
}

/**
 * Asks directly: an agent of its own knows of no proxy.
 *
 * @param {string} url
 * @returns {Promise<number | null>} null where nothing answers
 */
function statusAt(url) {
  return new Promise((resolve) => {
    const asked = get(url, { agent: new Agent() }, (response) => {
      resolve(response.statusCode ?? null);
      response.destroy();
    });
    asked.on('error', () => resolve(null));
  });
}
