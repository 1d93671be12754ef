import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long programs may take to end when asked to, before they are ended. */
const patienceMs = 5000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

let asked = false;
let ending = false;

/**
 * @returns {boolean} whether this process is ending its programs: what fails from now on fails
 *   because of that, and is nothing to tell of
 */
export function isStopping() {
  return asked || ending;
}

/** @returns {boolean} whether this process was asked to stop, and ends once its programs have */
export function isAskedToStop() {
  return asked;
}

/**
 * Starts a program in a process group of its own, so that it ends together with everything that it
 * starts itself. A signal from the terminal reaches only this process, which passes it on.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, stdio: import('node:child_process').StdioOptions }} options
 */
export function startChild(command, args, options) {
  const child = spawn(command, args, { ...options, detached: true });
  children.add(child);
  const forget = () => {
    children.delete(child);
  };
  child.once('error', forget);
  child.once('exit', forget);
  // What goes on by itself while all is being ended may begin nothing that stays behind.
  if (isStopping()) signalGroup(child, 'SIGKILL');
  return child;
}

/**
 * Signals a program and everything that it has started.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The whole group has ended already.
  }
}

/** Ends all running programs, with everything that they have started. */
export async function endChildren() {
  ending = true;
  const running = [...children];
  const ended = running.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of running) signalGroup(child, 'SIGTERM');
  await Promise.race([Promise.all(ended), sleep(patienceMs, undefined, { ref: false })]);
  // Also for those that ended in time: one of theirs may have stayed behind.
  for (const child of running) signalGroup(child, 'SIGKILL');
}

/**
 * From now on ends all running programs, then this process, when it is asked to stop; at once when
 * asked a second time.
 *
 * @param {number} code the exit code
 */
export function endOnSignals(code) {
  const stop = async () => {
    if (asked) {
      for (const child of children) signalGroup(child, 'SIGKILL');
      process.exit(1);
    }
    asked = true;
    await endChildren();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  // npm ended outright leaves this process behind with another parent and without a word.
  const parent = process.ppid;
  if (process.env.npm_execpath) {
    setInterval(() => !asked && process.ppid !== parent && stop(), 500).unref();
  }
}
